# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Names all networks, and builds one of them."""

from collections import namedtuple

from families import densenet, googlenet, inception, lstm, nas, pspnet, resnet, transformer, unet, vgg
from layers import Network

NETWORKS = {}
for _family in (vgg, resnet, densenet, googlenet, inception, unet, pspnet, lstm, nas, transformer):
    NETWORKS.update(_family.NETWORKS)

# Width and height in pixels of a network's images if they are not 224; the number of tokens of a transformer.
IMAGES = {
    "unet": 572,
    "pspnet": 713,
    "inception-v3": 299,
    "inception-v3-aux": 299,
    "nasnet-a": 32,
    "amoebanet": 32,
    "darts": 32,
    **{name: 1024 for name in transformer.NETWORKS},
}

# The default number of layers or blocks of a network in which this number can vary, or of time steps of an unrolled
# network.
DEPTHS = {"chen-resnet": 200, "transformer": 12, "lstm": 64, "lstm-fused": 64}

Options = namedtuple("Options", "image depth")


def build(name, batch=1, image=None, depth=None, **choices):
    """Returns the forward graph of a network. `choices` are the keyword arguments of layers.Network."""
    net = Network(name, batch, **choices)
    NETWORKS[name](net, Options(image or IMAGES.get(name, 224), depth or DEPTHS.get(name)))
    return net
