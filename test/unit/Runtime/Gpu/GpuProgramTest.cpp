//===- GpuProgramTest.cpp -------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "remat/Runtime/Gpu/GpuProgram.h"

#include <gtest/gtest.h>

using namespace remat;

namespace {

const char *const kText =
    "program 1\ndevice 1300 1024\nhost 64\nevents 2\n"
    "input 1024 16 resident tensor<4xf32>\n"
    "input 1280 16 donated tensor<4xf32>\n"
    "constant 1296 4\n"
    "output 16 tensor<4xf32>\n"
    "kernel kernel1 12 256 4608 1024 512 1\n"
    "sectors 96 24\n"
    "parameter read 16\nparameter write 16\n"
    "parameter both 16\nparameter value 0\n"
    "kernel kernel2 1 1 0 0 1 0\n"
    "workspace 64\n"
    "product bf16 f32 0 256 0 2 8 16 32 1 8 256 2048 32 1 0 2048 "
    "16 1 128 1024\n"
    "epilogue -0.00999999978 0.5 64 1 1 8 128 1024\n"
    "convolution filter tf32 f32 1 16 1 0 2 3 17 16 816 272 16 1 3264 "
    "4 3 3 3 27 9 3 1 432 2 4 9 8 288 72 8 1 2304 1 1 2 1 0 1 2 1\n"
    "site a.mlir:1:2 linalg.fill\n";

TEST(GpuProgram, IsReadAsItWasWritten) {
  GpuProgram program;
  std::string error;
  ASSERT_TRUE(readGpuProgram(kText, program, error)) << error;
  EXPECT_EQ(writeGpuProgram(program), kText);
  EXPECT_EQ(program.arenaBytes, 1024);
  EXPECT_TRUE(program.inputs[1].donated);
  EXPECT_EQ(program.kernels[0].parameters[2].access, kRead | kWrite);
  EXPECT_TRUE(program.kernels[1].parameters.empty());
  EXPECT_EQ(program.kernels[0].sharedBytes, 4608);
  EXPECT_TRUE(program.kernels[0].exchanges);
  EXPECT_EQ(program.kernels[0].sectorsAsked, 96);
  EXPECT_EQ(program.kernels[1].sectorsNeeded, 0);
  EXPECT_EQ(program.workspaceBytes, 64);
  EXPECT_EQ(program.products[0].b.rowStep, 32);
  EXPECT_EQ(program.products[0].c.bytes, 1024);
  EXPECT_EQ(program.products[0].epilogue.scale, -0.01f);
  EXPECT_EQ(program.products[0].epilogue.addend.columnStep, 8);
  EXPECT_TRUE(program.products[0].epilogue.relu);
  const GpuConvolution &convolution = program.convolutions[0];
  EXPECT_EQ(convolution.kernel, 1);
  EXPECT_TRUE(convolution.adds);
  EXPECT_EQ(convolution.image.sizes[2], 17);
  EXPECT_EQ(convolution.after[1], 1);
  EXPECT_EQ(&convolution.sums(), &convolution.filter);
  EXPECT_EQ(convolution.flop(), 2 * 3 * 3 * 3 * 2 * 4 * 9 * 8);
}

TEST(GpuProgram, WhatTheSlabConsistsOf) {
  GpuProgram program;
  program.deviceBytes = 1600;
  program.arenaBytes = 1000;
  program.inputs.resize(3);
  program.inputs[0].bytes = 300;
  program.inputs[0].offset = 1024;
  program.inputs[1].bytes = 40; // This owned input lies in the arena.
  program.inputs[1].offset = 512;
  program.inputs[1].donated = true;
  program.inputs[2].bytes = 4; // This owned input lies outside of the arena.
  program.inputs[2].offset = 1536;
  program.inputs[2].donated = true;
  program.constants.resize(1);
  program.constants[0].bytes = 20;
  program.workspaceBytes = 64;
  EXPECT_EQ(describeSlab(program),
            "slab 1600 bytes: arena 1000, arguments 304, constants 20, gaps "
            "276; in the arena donated arguments 40, workspace of a library "
            "64");
}

TEST(GpuProgram, WrongLinesAreNamed) {
  for (const char *line :
       {"program 2", "device 1", "input 0 4 borrowed tensor<f32>", "kernel k 1",
        "parameter read 4", "sectors 4 4", "kernel", "kernel k 1 1 0",
        "product f64 -1 4 1 1 1 1 1", "product f32 f32 -1 4 1 1 8 8 8 1 8 0",
        "product f32 f64 -1 4 1 1 8 8 8 1 8 0 256 8 1 0 256 8 1 0 256",
        "epilogue 1 0 64 0 0 0 0 0", "convolution forward f32 f32 0 4 0 0",
        "something 1", "output x tensor<f32>"}) {
    GpuProgram program;
    std::string error;
    EXPECT_FALSE(readGpuProgram(line, program, error)) << line;
    EXPECT_NE(error.find(line), std::string::npos) << error;
  }
}

/// With an epilogue, a product would overwrite the tensor to which it adds.
TEST(GpuProgram, WhatAddsHasNoEpilogue) {
  const std::string product = " 1 8 8 8 1 8 0 256 8 1 0 256 8 1 0 256\n",
                    epilogue = "epilogue 1 0 32 0 0 0 0 0";
  GpuProgram program;
  std::string error;
  EXPECT_TRUE(readGpuProgram("product f32 f32 -1 4 0" + product + epilogue,
                             program, error));
  EXPECT_FALSE(readGpuProgram("product f32 f32 -1 4 1" + product + epilogue,
                              program, error));
  EXPECT_EQ(error, "line 2 of the program: '" + epilogue + "'");
}

TEST(GpuProgram, TheSlabHasRoomForItsTensors) {
  for (const char *text :
       {"device 64 128", "device -64 0", "device 128 -64",
        "device 128 64\nconstant 64 9223372036854775807",
        "device 128 64\nconstant 64 -9223372036854775807",
        "device 128 64\nconstant -4 4", "device 128 64\nconstant 128 4",
        "device 128 64\nconstant 96 32\nconstant 96 64",
        "device 128 64\ninput 64 65 resident tensor<65xi8>",
        "device 128 64\ninput 0 65 donated tensor<65xi8>"}) {
    GpuProgram program;
    std::string error;
    EXPECT_FALSE(readGpuProgram(text, program, error)) << text;
    EXPECT_NE(error.find("has no room"), std::string::npos) << error;
  }
}

} // namespace
