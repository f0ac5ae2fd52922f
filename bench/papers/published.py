# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The figures of the papers' tables, cell by cell.

KUSUMOTO1, KUSUMOTO2: Kusumoto et al. 2019, tables 1 and 2, GB.
FENG2021: Feng and Huang 2021, table 2, MB and seconds.
FENG2018: Feng and Huang 2018, table 1, MB and seconds.
None: the paper has no figure (its method does not apply).
"""

from collections import namedtuple

Network = namedtuple("Network", "builder batch image")


def network(builder, batch, image=None):
    return Network(builder, batch, image)


KUSUMOTO_NETWORKS = {
    "PSPNet": network("pspnet", 2),
    "U-Net": network("unet", 8),
    "ResNet50": network("resnet50", 96),
    "ResNet152": network("resnet152", 48),
    "VGG19": network("vgg19", 64),
    "DenseNet161": network("densenet161", 32),
    "GoogLeNet": network("googlenet", 256),
}

KUSUMOTO_METHODS = ("ApproxDP + MC", "ApproxDP + TC", "ExactDP + MC", "ExactDP + TC", "Chen's", "Vanilla")


def by_method(*figures):
    return dict(zip(KUSUMOTO_METHODS, figures))


KUSUMOTO1 = {
    "PSPNet": by_method(2.7, 3.1, 2.8, 3.2, 4.0, 9.4),
    "U-Net": by_method(5.0, 6.7, 4.7, 5.3, 7.4, 9.1),
    "ResNet50": by_method(3.4, 4.4, 3.4, 4.3, 3.7, 8.9),
    "ResNet152": by_method(2.3, 2.5, 2.3, 2.5, 2.4, 9.2),
    "VGG19": by_method(4.5, 5.5, 4.5, 5.5, 4.7, 7.0),
    "DenseNet161": by_method(1.6, 1.9, 1.7, 1.8, 1.8, 8.5),
    "GoogLeNet": by_method(5.2, 5.5, 5.2, 5.9, 6.5, 8.5),
}

# The percentages of saved memory as table 1 prints them. The paper computes these percentages from sizes in GB that are
# not rounded.
KUSUMOTO1_SAVED = {
    "PSPNet": by_method(71, 67, 70, 66, 58, 0),
    "U-Net": by_method(45, 26, 48, 42, 18, 0),
    "ResNet50": by_method(62, 51, 62, 51, 59, 0),
    "ResNet152": by_method(75, 73, 75, 73, 74, 0),
    "VGG19": by_method(36, 22, 36, 22, 34, 0),
    "DenseNet161": by_method(81, 78, 80, 78, 79, 0),
    "GoogLeNet": by_method(39, 36, 39, 31, 24, 0),
}

# The percentages of table 2 contradict its sizes in GB, so only the sizes are here. The memory of Chen's method on
# U-Net and GoogLeNet exceeded the device's.
KUSUMOTO2 = {
    "PSPNet": by_method(3.2, 3.3, 3.3, 3.3, 7.6, 9.4),
    "U-Net": by_method(6.8, 6.8, 6.8, 6.8, None, 9.1),
    "ResNet50": by_method(4.7, 4.4, 4.7, 4.4, 6.7, 8.9),
    "ResNet152": by_method(2.8, 2.8, 2.8, 2.8, 4.1, 9.2),
    "VGG19": by_method(5.5, 5.5, 5.5, 5.5, 6.3, 7.0),
    "DenseNet161": by_method(1.9, 2.0, 1.9, 2.0, 3.4, 8.5),
    "GoogLeNet": by_method(6.0, 6.0, 6.0, 6.0, None, 8.5),
}

FENG_NETWORKS = {
    "AlexNet": network("alexnet", 1024),
    "VGG11": network("vgg11", 64),
    "VGG13": network("vgg13", 64),
    "VGG16": network("vgg16", 64),
    "VGG19": network("vgg19", 64),
    "ResNet18": network("resnet18", 256),
    "ResNet34": network("resnet34", 128),
    "ResNet50": network("resnet50", 64),
    "ResNet101": network("resnet101", 32),
    "ResNet152": network("resnet152", 16),
    "DenseNet121": network("densenet121", 32),
    "DenseNet161": network("densenet161", 16),
    "DenseNet169": network("densenet169", 32),
    "DenseNet201": network("densenet201", 16),
    "Inception v3": network("inception-v3", 32, 300),
    "NASNet": network("nasnet-a", 64),
    "AmoebaNet": network("amoebanet", 64),
    "DARTS": network("darts", 64),
}

Feng = namedtuple("Feng", "regular chen ours seconds ours_seconds")

FENG2021 = {
    "AlexNet": Feng(4955, 4408, 3287, 0.388, 0.519),
    "VGG11": Feng(3577, 2781, 2781, 0.266, 0.356),
    "VGG13": Feng(5136, 3565, 3565, 0.418, 0.558),
    "VGG16": Feng(5136, 3957, 3565, 0.503, 0.666),
    "VGG19": Feng(5189, 3957, 3565, 0.581, 0.774),
    "ResNet18": Feng(5635, None, 3677, 0.422, 0.548),
    "ResNet34": Feng(4079, None, 1838, 0.364, 0.493),
    "ResNet50": Feng(5323, None, 1973, 0.394, 0.516),
    "ResNet101": Feng(3934, None, 1024, 0.356, 0.482),
    "ResNet152": Feng(2767, None, 526, 0.241, 0.331),
    "DenseNet121": Feng(4027, None, 898, 0.218, 0.292),
    "DenseNet161": Feng(3751, None, 666, 0.252, 0.341),
    "DenseNet169": Feng(4862, None, 897, 0.270, 0.357),
    "DenseNet201": Feng(3146, None, 474, 0.200, 0.306),
    "Inception v3": Feng(3074, None, 881, 0.291, 0.374),
    "NASNet": Feng(5832, None, 1129, 0.408, 0.535),
    "AmoebaNet": Feng(4944, None, 1058, 0.331, 0.450),
    "DARTS": Feng(5627, None, 1115, 0.318, 0.494),
}

# Figures of the best of ten random choices of checkpoints, which only the paper of 2021 has.
FENG2021_RANDOM = {
    "AlexNet": 4408,
    "VGG11": 2781,
    "VGG13": 3565,
    "VGG16": 4352,
    "VGG19": 4548,
    "ResNet18": 4069,
    "ResNet34": 2231,
    "ResNet50": 2714,
    "ResNet101": 2541,
    "ResNet152": 1464,
    "DenseNet121": 1629,
    "DenseNet161": 1432,
    "DenseNet169": 1774,
    "DenseNet201": 1242,
    "Inception v3": 1336,
}

FENG2018 = {
    "AlexNet": Feng(3550, 3108, 2620, 1.295, 1.816),
    "VGG11": Feng(2976, 2292, 1802, 0.606, 0.819),
    "VGG13": Feng(4152, 2586, 2586, 1.020, 1.333),
    "VGG16": Feng(4470, 2894, 2586, 1.307, 1.696),
    "VGG19": Feng(4788, 2894, 2502, 1.593, 2.060),
    "ResNet18": Feng(5402, None, 2898, 1.144, 1.599),
    "ResNet34": Feng(3900, None, 1544, 1.041, 1.419),
    "ResNet50": Feng(5206, None, 1798, 0.740, 1.027),
    "ResNet101": Feng(3812, None, 970, 0.624, 0.853),
    "ResNet152": Feng(2810, None, 564, 0.450, 0.628),
    "DenseNet121": Feng(3984, None, 776, 0.558, 0.789),
    "DenseNet161": Feng(3658, None, 616, 0.511, 0.708),
    "DenseNet169": Feng(4826, None, 848, 0.714, 1.022),
    "DenseNet201": Feng(3164, None, 582, 0.449, 0.651),
    "Inception v3": Feng(2976, None, 910, 0.563, 0.763),
}
