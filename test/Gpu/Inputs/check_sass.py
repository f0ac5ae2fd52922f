# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""check_sass.py FOLDER: checks what FOLDER/sass.py says about five kernels that were written by hand. The first kernel
has no loops, the second stores in a loop, and the third has a loop in a loop. The fourth copies to shared memory in groups, and the fifth
reads matrices from shared memory.
"""

import sys

sys.path.insert(0, sys.argv[1])
from sass import read_kernels  # noqa: E402

TEXT = """
	.section	.text.straight,"ax",@progbits
.text.straight:
        /*0000*/                   S2R R0, SR_TID.X ;
        /*0010*/                   LDG.E R2, desc[UR4][R4.64] ;
        /*0020*/                   LDG.E.128 R8, desc[UR4][R6.64] ;
        /*0030*/                   FADD R3, R2, 1 ;
        /*0040*/              @!P0 LDG.E R14, desc[UR4][R6.64+0x10] ;
        /*0050*/                   FADD R3, R3, R11 ;
        /*0060*/                   FADD R3, R3, R14 ;
        /*0070*/                   STG.E desc[UR4][R4.64], R3 ;
        /*0080*/                   EXIT ;
.L_x_0:
        /*0090*/                   BRA `(.L_x_0);
        /*00a0*/                   NOP;
.text.serial:
        /*0000*/                   S2R R0, SR_TID.X ;
.L_x_1:
        /*0010*/                   LDG.E R2, desc[UR4][R4.64] ;
        /*0020*/                   FADD R3, R3, R2 ;
        /*0030*/                   STG.E desc[UR4][R6.64], R3 ;
        /*0040*/               @P0 BRA `(.L_x_1) ;
        /*0050*/                   EXIT ;
.text.nested:
.L_x_2:
        /*0000*/                   LDG.E R2, desc[UR4][R4.64] ;
        /*0010*/                   LDG.E R20, desc[UR4][R4.64+0x4] ;
.L_x_3:
        /*0020*/                   LDS R8, [R7] ;
        /*0030*/                   FFMA R3, R8, R9, R3 ;
        /*0040*/                   FFMA R10, R8, R9, R10 ;
        /*0050*/               @P1 BRA `(.L_x_3) ;
        /*0060*/                   STS [R7], R2 ;
        /*0070*/               @P0 BRA `(.L_x_2) ;
        /*0080*/                   EXIT ;
.text.copied:
        /*0000*/                   LDGSTS.E [R2], desc[UR4][R4.64] ;
        /*0010*/                   LDGSTS.E.BYPASS.128 [R3], desc[UR4][R6.64] ;
        /*0020*/                   LDGDEPBAR ;
        /*0030*/                   LDGSTS.E [R2+0x10], desc[UR4][R4.64+0x10] ;
        /*0040*/                   LDGDEPBAR ;
        /*0050*/                   DEPBAR.LE SB0, 0x1 ;
        /*0060*/                   LDGSTS.E.BYPASS.128 [R3+0x10], desc[UR4][R6.64+0x10] ;
        /*0070*/                   LDS.128 R8, [R7] ;
        /*0080*/                   FFMA R3, R20, R21, R3 ;
        /*0090*/                   FFMA R3, R9, R21, R3 ;
        /*00a0*/                   EXIT ;
.text.matrices:
        /*0000*/              @!PT LDS RZ, [RZ] ;
        /*0010*/                   LDGSTS.E.BYPASS.128 [R3], desc[UR4][R6.64] ;
        /*0020*/                   STS.64 [R7], R2 ;
        /*0030*/                   LDSM.16.M88.4 R8, [R40] ;
        /*0040*/                   LDSM.16.MT88.2 R12, [R41] ;
        /*0050*/                   HMMA.16816.F32.BF16 R20, R16, R14, R20 ;
        /*0060*/                   HMMA.16816.F32.BF16 R24, R8, R12, R24 ;
        /*0070*/                   EXIT ;
"""

kernels = read_kernels(TEXT.splitlines())
straight, serial, nested = kernels["straight"], kernels["serial"], kernels["nested"]
# In `straight`, two loads of 4 and 16 bytes are in flight when R2 is read. Later ops read the results of the wide load
# and of the last load.
assert (straight.in_flight, straight.bytes_in_flight) == (2, 20), straight.in_flight
assert (straight.loads, straight.stores, straight.loops) == (3, 1, [])
assert [(loop.loads, loop.stores, loop.in_flight, loop.count) for loop in serial.loops] == [(1, 1, 1, 4)]
assert len(nested.loops) == 2 and len(nested.inner) == 1
assert (nested.main_loop.flop, nested.main_loop.loads, nested.main_loop.count) == (128, 0, 4)
assert nested.in_flight == 2
copied = kernels["copied"]
# In `copied`, copies of 4, 16 and 4 bytes come first. The kernel does not wait for the third copy. Then it begins
# another copy of 16 bytes.
assert (copied.loads, copied.in_flight, copied.bytes_in_flight) == (4, 3, 24), copied.bytes_in_flight
assert copied.sums_before_use() == [1]
# The copies take 1, 4, 1 and 4 clocks. The load from shared memory takes two clocks, because two threads share its
# bytes.
assert copied.shared_clocks == 12, copied.shared_clocks
matrices = kernels["matrices"]
# In `matrices`, the copy and the matrix of four registers take four clocks each. The store and the matrix of two
# registers take two clocks each. The LDS without registers never runs.
assert matrices.shared_clocks == 4 + 2 + 4 + 2, matrices.shared_clocks
assert matrices.sums_before_use() == [1, 1]
print("five kernels as they were written")
