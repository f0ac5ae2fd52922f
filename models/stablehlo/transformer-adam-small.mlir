// tools/models/generate transformer-adam-small  (jax 0.10.2, jaxlib 0.10.2, mlir-opt 22.1.8)
"builtin.module"() <{sym_name = "jit_transformer_adam_small"}> ({
  "func.func"() <{arg_attrs = [{tf.aliasing_output = 1 : i32}, {tf.aliasing_output = 2 : i32}, {tf.aliasing_output = 3 : i32}, {tf.aliasing_output = 4 : i32}, {tf.aliasing_output = 5 : i32}, {tf.aliasing_output = 6 : i32}, {tf.aliasing_output = 7 : i32}, {tf.aliasing_output = 8 : i32}, {tf.aliasing_output = 9 : i32}, {tf.aliasing_output = 10 : i32}, {tf.aliasing_output = 11 : i32}, {tf.aliasing_output = 12 : i32}, {tf.aliasing_output = 13 : i32}, {tf.aliasing_output = 14 : i32}, {tf.aliasing_output = 15 : i32}, {tf.aliasing_output = 16 : i32}, {tf.aliasing_output = 17 : i32}, {tf.aliasing_output = 18 : i32}, {tf.aliasing_output = 19 : i32}, {tf.aliasing_output = 20 : i32}, {tf.aliasing_output = 21 : i32}, {tf.aliasing_output = 22 : i32}, {tf.aliasing_output = 23 : i32}, {tf.aliasing_output = 24 : i32}, {tf.aliasing_output = 25 : i32}, {tf.aliasing_output = 26 : i32}, {tf.aliasing_output = 27 : i32}, {tf.aliasing_output = 28 : i32}, {tf.aliasing_output = 29 : i32}, {tf.aliasing_output = 30 : i32}, {tf.aliasing_output = 31 : i32}, {tf.aliasing_output = 32 : i32}, {tf.aliasing_output = 33 : i32}, {tf.aliasing_output = 34 : i32}, {tf.aliasing_output = 35 : i32}, {tf.aliasing_output = 36 : i32}, {tf.aliasing_output = 37 : i32}, {tf.aliasing_output = 38 : i32}, {tf.aliasing_output = 39 : i32}, {tf.aliasing_output = 40 : i32}, {tf.aliasing_output = 41 : i32}, {tf.aliasing_output = 42 : i32}, {tf.aliasing_output = 43 : i32}, {tf.aliasing_output = 44 : i32}, {tf.aliasing_output = 45 : i32}, {tf.aliasing_output = 46 : i32}, {tf.aliasing_output = 47 : i32}, {tf.aliasing_output = 48 : i32}, {tf.aliasing_output = 49 : i32}, {tf.aliasing_output = 50 : i32}, {tf.aliasing_output = 51 : i32}, {tf.aliasing_output = 52 : i32}, {tf.aliasing_output = 53 : i32}, {tf.aliasing_output = 54 : i32}, {tf.aliasing_output = 55 : i32}, {tf.aliasing_output = 56 : i32}, {tf.aliasing_output = 57 : i32}, {tf.aliasing_output = 58 : i32}, {tf.aliasing_output = 59 : i32}, {tf.aliasing_output = 60 : i32}, {tf.aliasing_output = 61 : i32}, {tf.aliasing_output = 62 : i32}, {tf.aliasing_output = 63 : i32}, {tf.aliasing_output = 64 : i32}, {tf.aliasing_output = 65 : i32}, {tf.aliasing_output = 66 : i32}, {tf.aliasing_output = 67 : i32}, {tf.aliasing_output = 68 : i32}, {tf.aliasing_output = 69 : i32}, {tf.aliasing_output = 70 : i32}, {tf.aliasing_output = 71 : i32}, {tf.aliasing_output = 72 : i32}, {tf.aliasing_output = 73 : i32}, {tf.aliasing_output = 74 : i32}, {tf.aliasing_output = 75 : i32}, {tf.aliasing_output = 76 : i32}, {tf.aliasing_output = 77 : i32}, {tf.aliasing_output = 78 : i32}, {tf.aliasing_output = 79 : i32}, {tf.aliasing_output = 80 : i32}, {tf.aliasing_output = 81 : i32}, {tf.aliasing_output = 82 : i32}, {tf.aliasing_output = 83 : i32}, {tf.aliasing_output = 84 : i32}, {tf.aliasing_output = 85 : i32}, {tf.aliasing_output = 86 : i32}, {tf.aliasing_output = 87 : i32}, {tf.aliasing_output = 88 : i32}, {tf.aliasing_output = 89 : i32}, {tf.aliasing_output = 90 : i32}, {tf.aliasing_output = 91 : i32}, {tf.aliasing_output = 92 : i32}, {tf.aliasing_output = 93 : i32}, {tf.aliasing_output = 94 : i32}, {tf.aliasing_output = 95 : i32}, {tf.aliasing_output = 96 : i32}, {tf.aliasing_output = 97 : i32}, {tf.aliasing_output = 98 : i32}, {tf.aliasing_output = 99 : i32}, {tf.aliasing_output = 100 : i32}, {tf.aliasing_output = 101 : i32}, {tf.aliasing_output = 102 : i32}, {tf.aliasing_output = 103 : i32}, {tf.aliasing_output = 104 : i32}, {tf.aliasing_output = 105 : i32}, {tf.aliasing_output = 106 : i32}, {tf.aliasing_output = 107 : i32}, {tf.aliasing_output = 108 : i32}, {tf.aliasing_output = 109 : i32}, {tf.aliasing_output = 110 : i32}, {tf.aliasing_output = 111 : i32}, {tf.aliasing_output = 112 : i32}, {tf.aliasing_output = 113 : i32}, {tf.aliasing_output = 114 : i32}, {tf.aliasing_output = 115 : i32}, {tf.aliasing_output = 116 : i32}, {tf.aliasing_output = 117 : i32}, {tf.aliasing_output = 118 : i32}, {tf.aliasing_output = 119 : i32}, {tf.aliasing_output = 120 : i32}, {tf.aliasing_output = 121 : i32}, {tf.aliasing_output = 122 : i32}, {tf.aliasing_output = 123 : i32}, {tf.aliasing_output = 124 : i32}, {tf.aliasing_output = 125 : i32}, {tf.aliasing_output = 126 : i32}, {tf.aliasing_output = 127 : i32}, {tf.aliasing_output = 128 : i32}, {tf.aliasing_output = 129 : i32}, {tf.aliasing_output = 130 : i32}, {tf.aliasing_output = 131 : i32}, {tf.aliasing_output = 132 : i32}, {tf.aliasing_output = 133 : i32}, {tf.aliasing_output = 134 : i32}, {tf.aliasing_output = 135 : i32}, {tf.aliasing_output = 136 : i32}, {tf.aliasing_output = 137 : i32}, {tf.aliasing_output = 138 : i32}, {tf.aliasing_output = 139 : i32}, {tf.aliasing_output = 140 : i32}, {tf.aliasing_output = 141 : i32}, {tf.aliasing_output = 142 : i32}, {tf.aliasing_output = 143 : i32}, {tf.aliasing_output = 144 : i32}, {tf.aliasing_output = 145 : i32}, {tf.aliasing_output = 146 : i32}, {tf.aliasing_output = 147 : i32}, {tf.aliasing_output = 148 : i32}, {tf.aliasing_output = 149 : i32}, {tf.aliasing_output = 150 : i32}, {tf.aliasing_output = 151 : i32}, {tf.aliasing_output = 152 : i32}, {tf.aliasing_output = 153 : i32}, {tf.aliasing_output = 154 : i32}, {tf.aliasing_output = 155 : i32}, {tf.aliasing_output = 156 : i32}, {tf.aliasing_output = 157 : i32}, {tf.aliasing_output = 158 : i32}, {tf.aliasing_output = 159 : i32}, {tf.aliasing_output = 160 : i32}, {tf.aliasing_output = 161 : i32}, {tf.aliasing_output = 162 : i32}, {tf.aliasing_output = 0 : i32}, {}, {}], function_type = (tensor<64x32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x64xf32>, tensor<64xf32>, tensor<64x32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x64xf32>, tensor<64xf32>, tensor<64x32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x64xf32>, tensor<64xf32>, tensor<f32>, tensor<4x32x64xf32>, tensor<4x32x64xf32>) -> (tensor<f32>, tensor<64x32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x64xf32>, tensor<64xf32>, tensor<64x32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x64xf32>, tensor<64xf32>, tensor<64x32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x64xf32>, tensor<64xf32>, tensor<f32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}, {jax.result_info = "result[21]"}, {jax.result_info = "result[22]"}, {jax.result_info = "result[23]"}, {jax.result_info = "result[24]"}, {jax.result_info = "result[25]"}, {jax.result_info = "result[26]"}, {jax.result_info = "result[27]"}, {jax.result_info = "result[28]"}, {jax.result_info = "result[29]"}, {jax.result_info = "result[30]"}, {jax.result_info = "result[31]"}, {jax.result_info = "result[32]"}, {jax.result_info = "result[33]"}, {jax.result_info = "result[34]"}, {jax.result_info = "result[35]"}, {jax.result_info = "result[36]"}, {jax.result_info = "result[37]"}, {jax.result_info = "result[38]"}, {jax.result_info = "result[39]"}, {jax.result_info = "result[40]"}, {jax.result_info = "result[41]"}, {jax.result_info = "result[42]"}, {jax.result_info = "result[43]"}, {jax.result_info = "result[44]"}, {jax.result_info = "result[45]"}, {jax.result_info = "result[46]"}, {jax.result_info = "result[47]"}, {jax.result_info = "result[48]"}, {jax.result_info = "result[49]"}, {jax.result_info = "result[50]"}, {jax.result_info = "result[51]"}, {jax.result_info = "result[52]"}, {jax.result_info = "result[53]"}, {jax.result_info = "result[54]"}, {jax.result_info = "result[55]"}, {jax.result_info = "result[56]"}, {jax.result_info = "result[57]"}, {jax.result_info = "result[58]"}, {jax.result_info = "result[59]"}, {jax.result_info = "result[60]"}, {jax.result_info = "result[61]"}, {jax.result_info = "result[62]"}, {jax.result_info = "result[63]"}, {jax.result_info = "result[64]"}, {jax.result_info = "result[65]"}, {jax.result_info = "result[66]"}, {jax.result_info = "result[67]"}, {jax.result_info = "result[68]"}, {jax.result_info = "result[69]"}, {jax.result_info = "result[70]"}, {jax.result_info = "result[71]"}, {jax.result_info = "result[72]"}, {jax.result_info = "result[73]"}, {jax.result_info = "result[74]"}, {jax.result_info = "result[75]"}, {jax.result_info = "result[76]"}, {jax.result_info = "result[77]"}, {jax.result_info = "result[78]"}, {jax.result_info = "result[79]"}, {jax.result_info = "result[80]"}, {jax.result_info = "result[81]"}, {jax.result_info = "result[82]"}, {jax.result_info = "result[83]"}, {jax.result_info = "result[84]"}, {jax.result_info = "result[85]"}, {jax.result_info = "result[86]"}, {jax.result_info = "result[87]"}, {jax.result_info = "result[88]"}, {jax.result_info = "result[89]"}, {jax.result_info = "result[90]"}, {jax.result_info = "result[91]"}, {jax.result_info = "result[92]"}, {jax.result_info = "result[93]"}, {jax.result_info = "result[94]"}, {jax.result_info = "result[95]"}, {jax.result_info = "result[96]"}, {jax.result_info = "result[97]"}, {jax.result_info = "result[98]"}, {jax.result_info = "result[99]"}, {jax.result_info = "result[100]"}, {jax.result_info = "result[101]"}, {jax.result_info = "result[102]"}, {jax.result_info = "result[103]"}, {jax.result_info = "result[104]"}, {jax.result_info = "result[105]"}, {jax.result_info = "result[106]"}, {jax.result_info = "result[107]"}, {jax.result_info = "result[108]"}, {jax.result_info = "result[109]"}, {jax.result_info = "result[110]"}, {jax.result_info = "result[111]"}, {jax.result_info = "result[112]"}, {jax.result_info = "result[113]"}, {jax.result_info = "result[114]"}, {jax.result_info = "result[115]"}, {jax.result_info = "result[116]"}, {jax.result_info = "result[117]"}, {jax.result_info = "result[118]"}, {jax.result_info = "result[119]"}, {jax.result_info = "result[120]"}, {jax.result_info = "result[121]"}, {jax.result_info = "result[122]"}, {jax.result_info = "result[123]"}, {jax.result_info = "result[124]"}, {jax.result_info = "result[125]"}, {jax.result_info = "result[126]"}, {jax.result_info = "result[127]"}, {jax.result_info = "result[128]"}, {jax.result_info = "result[129]"}, {jax.result_info = "result[130]"}, {jax.result_info = "result[131]"}, {jax.result_info = "result[132]"}, {jax.result_info = "result[133]"}, {jax.result_info = "result[134]"}, {jax.result_info = "result[135]"}, {jax.result_info = "result[136]"}, {jax.result_info = "result[137]"}, {jax.result_info = "result[138]"}, {jax.result_info = "result[139]"}, {jax.result_info = "result[140]"}, {jax.result_info = "result[141]"}, {jax.result_info = "result[142]"}, {jax.result_info = "result[143]"}, {jax.result_info = "result[144]"}, {jax.result_info = "result[145]"}, {jax.result_info = "result[146]"}, {jax.result_info = "result[147]"}, {jax.result_info = "result[148]"}, {jax.result_info = "result[149]"}, {jax.result_info = "result[150]"}, {jax.result_info = "result[151]"}, {jax.result_info = "result[152]"}, {jax.result_info = "result[153]"}, {jax.result_info = "result[154]"}, {jax.result_info = "result[155]"}, {jax.result_info = "result[156]"}, {jax.result_info = "result[157]"}, {jax.result_info = "result[158]"}, {jax.result_info = "result[159]"}, {jax.result_info = "result[160]"}, {jax.result_info = "result[161]"}, {jax.result_info = "result[162]"}, {jax.result_info = "result[163]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<64x32xf32>, %arg1: tensor<32x32xf32>, %arg2: tensor<32xf32>, %arg3: tensor<32xf32>, %arg4: tensor<32x32xf32>, %arg5: tensor<32xf32>, %arg6: tensor<32x32xf32>, %arg7: tensor<32xf32>, %arg8: tensor<32x32xf32>, %arg9: tensor<32xf32>, %arg10: tensor<32x32xf32>, %arg11: tensor<32xf32>, %arg12: tensor<32xf32>, %arg13: tensor<32xf32>, %arg14: tensor<32x128xf32>, %arg15: tensor<128xf32>, %arg16: tensor<128x32xf32>, %arg17: tensor<32xf32>, %arg18: tensor<32xf32>, %arg19: tensor<32xf32>, %arg20: tensor<32x32xf32>, %arg21: tensor<32xf32>, %arg22: tensor<32x32xf32>, %arg23: tensor<32xf32>, %arg24: tensor<32x32xf32>, %arg25: tensor<32xf32>, %arg26: tensor<32x32xf32>, %arg27: tensor<32xf32>, %arg28: tensor<32xf32>, %arg29: tensor<32xf32>, %arg30: tensor<32x128xf32>, %arg31: tensor<128xf32>, %arg32: tensor<128x32xf32>, %arg33: tensor<32xf32>, %arg34: tensor<32xf32>, %arg35: tensor<32xf32>, %arg36: tensor<32x32xf32>, %arg37: tensor<32xf32>, %arg38: tensor<32x32xf32>, %arg39: tensor<32xf32>, %arg40: tensor<32x32xf32>, %arg41: tensor<32xf32>, %arg42: tensor<32x32xf32>, %arg43: tensor<32xf32>, %arg44: tensor<32xf32>, %arg45: tensor<32xf32>, %arg46: tensor<32x128xf32>, %arg47: tensor<128xf32>, %arg48: tensor<128x32xf32>, %arg49: tensor<32xf32>, %arg50: tensor<32xf32>, %arg51: tensor<32xf32>, %arg52: tensor<32x64xf32>, %arg53: tensor<64xf32>, %arg54: tensor<64x32xf32>, %arg55: tensor<32x32xf32>, %arg56: tensor<32xf32>, %arg57: tensor<32xf32>, %arg58: tensor<32x32xf32>, %arg59: tensor<32xf32>, %arg60: tensor<32x32xf32>, %arg61: tensor<32xf32>, %arg62: tensor<32x32xf32>, %arg63: tensor<32xf32>, %arg64: tensor<32x32xf32>, %arg65: tensor<32xf32>, %arg66: tensor<32xf32>, %arg67: tensor<32xf32>, %arg68: tensor<32x128xf32>, %arg69: tensor<128xf32>, %arg70: tensor<128x32xf32>, %arg71: tensor<32xf32>, %arg72: tensor<32xf32>, %arg73: tensor<32xf32>, %arg74: tensor<32x32xf32>, %arg75: tensor<32xf32>, %arg76: tensor<32x32xf32>, %arg77: tensor<32xf32>, %arg78: tensor<32x32xf32>, %arg79: tensor<32xf32>, %arg80: tensor<32x32xf32>, %arg81: tensor<32xf32>, %arg82: tensor<32xf32>, %arg83: tensor<32xf32>, %arg84: tensor<32x128xf32>, %arg85: tensor<128xf32>, %arg86: tensor<128x32xf32>, %arg87: tensor<32xf32>, %arg88: tensor<32xf32>, %arg89: tensor<32xf32>, %arg90: tensor<32x32xf32>, %arg91: tensor<32xf32>, %arg92: tensor<32x32xf32>, %arg93: tensor<32xf32>, %arg94: tensor<32x32xf32>, %arg95: tensor<32xf32>, %arg96: tensor<32x32xf32>, %arg97: tensor<32xf32>, %arg98: tensor<32xf32>, %arg99: tensor<32xf32>, %arg100: tensor<32x128xf32>, %arg101: tensor<128xf32>, %arg102: tensor<128x32xf32>, %arg103: tensor<32xf32>, %arg104: tensor<32xf32>, %arg105: tensor<32xf32>, %arg106: tensor<32x64xf32>, %arg107: tensor<64xf32>, %arg108: tensor<64x32xf32>, %arg109: tensor<32x32xf32>, %arg110: tensor<32xf32>, %arg111: tensor<32xf32>, %arg112: tensor<32x32xf32>, %arg113: tensor<32xf32>, %arg114: tensor<32x32xf32>, %arg115: tensor<32xf32>, %arg116: tensor<32x32xf32>, %arg117: tensor<32xf32>, %arg118: tensor<32x32xf32>, %arg119: tensor<32xf32>, %arg120: tensor<32xf32>, %arg121: tensor<32xf32>, %arg122: tensor<32x128xf32>, %arg123: tensor<128xf32>, %arg124: tensor<128x32xf32>, %arg125: tensor<32xf32>, %arg126: tensor<32xf32>, %arg127: tensor<32xf32>, %arg128: tensor<32x32xf32>, %arg129: tensor<32xf32>, %arg130: tensor<32x32xf32>, %arg131: tensor<32xf32>, %arg132: tensor<32x32xf32>, %arg133: tensor<32xf32>, %arg134: tensor<32x32xf32>, %arg135: tensor<32xf32>, %arg136: tensor<32xf32>, %arg137: tensor<32xf32>, %arg138: tensor<32x128xf32>, %arg139: tensor<128xf32>, %arg140: tensor<128x32xf32>, %arg141: tensor<32xf32>, %arg142: tensor<32xf32>, %arg143: tensor<32xf32>, %arg144: tensor<32x32xf32>, %arg145: tensor<32xf32>, %arg146: tensor<32x32xf32>, %arg147: tensor<32xf32>, %arg148: tensor<32x32xf32>, %arg149: tensor<32xf32>, %arg150: tensor<32x32xf32>, %arg151: tensor<32xf32>, %arg152: tensor<32xf32>, %arg153: tensor<32xf32>, %arg154: tensor<32x128xf32>, %arg155: tensor<128xf32>, %arg156: tensor<128x32xf32>, %arg157: tensor<32xf32>, %arg158: tensor<32xf32>, %arg159: tensor<32xf32>, %arg160: tensor<32x64xf32>, %arg161: tensor<64xf32>, %arg162: tensor<f32>, %arg163: tensor<4x32x64xf32>, %arg164: tensor<4x32x64xf32>):
    %0 = "stablehlo.constant"() <{value = dense<9.99999993E-9> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.constant"() <{value = dense<1.000000e-03> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.constant"() <{value = dense<9.990000e-01> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %6 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %10 = "stablehlo.constant"() <{value = dense<7.968750e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %11 = "stablehlo.constant"() <{value = dense<4.467770e-02> : tensor<bf16>}> : () -> tensor<bf16>
    %12 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %13 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %14 = "stablehlo.constant"() <{value = dense<0xFF80> : tensor<bf16>}> : () -> tensor<bf16>
    %15 = "stablehlo.constant"() <{value = dense<-1.000000e+09> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %17 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %18 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %19 = "stablehlo.constant"() <{value = dense<3.535160e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %20 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %21 = "stablehlo.constant"() <{value = dense<1.001360e-05> : tensor<bf16>}> : () -> tensor<bf16>
    %22 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %23 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %24 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.convert"(%arg163) : (tensor<4x32x64xf32>) -> tensor<4x32x64xbf16>
    %26 = "stablehlo.convert"(%arg0) : (tensor<64x32xf32>) -> tensor<64x32xbf16>
    %27 = "stablehlo.dot_general"(%25, %26) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x64xbf16>, tensor<64x32xbf16>) -> tensor<4x32x32xf32>
    %28 = "stablehlo.convert"(%27) : (tensor<4x32x32xf32>) -> tensor<4x32x32xbf16>
    %29 = "stablehlo.convert"(%arg1) : (tensor<32x32xf32>) -> tensor<32x32xbf16>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<32x32xbf16>) -> tensor<1x32x32xbf16>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x32x32xbf16>) -> tensor<4x32x32xbf16>
    %32 = "stablehlo.add"(%28, %31) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %33 = "stablehlo.convert"(%32) : (tensor<4x32x32xbf16>) -> tensor<4x32x32xf32>
    %34 = "stablehlo.reduce"(%33, %24) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg433: tensor<f32>, %arg434: tensor<f32>):
      %1928 = "stablehlo.add"(%arg433, %arg434) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1928) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %36 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x32x1xf32>
    %37 = "stablehlo.divide"(%35, %36) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %38 = "stablehlo.convert"(%37) : (tensor<4x32x1xf32>) -> tensor<4x32x1xbf16>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x1xbf16>) -> tensor<4x32x32xbf16>
    %40 = "stablehlo.subtract"(%32, %39) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %41 = "chlo.square"(%40) : (tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %42 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x32x32xbf16>
    %43 = "stablehlo.multiply"(%42, %40) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %44 = "stablehlo.convert"(%41) : (tensor<4x32x32xbf16>) -> tensor<4x32x32xf32>
    %45 = "stablehlo.reduce"(%44, %24) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg431: tensor<f32>, %arg432: tensor<f32>):
      %1927 = "stablehlo.add"(%arg431, %arg432) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1927) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %47 = "stablehlo.divide"(%46, %36) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %48 = "stablehlo.convert"(%47) : (tensor<4x32x1xf32>) -> tensor<4x32x1xbf16>
    %49 = "stablehlo.convert"(%arg2) : (tensor<32xf32>) -> tensor<32xbf16>
    %50 = "stablehlo.convert"(%arg3) : (tensor<32xf32>) -> tensor<32xbf16>
    %51 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x32x1xbf16>
    %52 = "stablehlo.add"(%48, %51) : (tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) -> tensor<4x32x1xbf16>
    %53 = "stablehlo.rsqrt"(%52) : (tensor<4x32x1xbf16>) -> tensor<4x32x1xbf16>
    %54 = "stablehlo.divide"(%53, %52) : (tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) -> tensor<4x32x1xbf16>
    %55 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x32x1xbf16>
    %56 = "stablehlo.multiply"(%55, %54) : (tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) -> tensor<4x32x1xbf16>
    %57 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x1xbf16>) -> tensor<4x32x32xbf16>
    %58 = "stablehlo.multiply"(%40, %57) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %59 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xbf16>) -> tensor<4x32x32xbf16>
    %61 = "stablehlo.multiply"(%58, %60) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %62 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xbf16>) -> tensor<4x32x32xbf16>
    %64 = "stablehlo.add"(%61, %63) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %65 = "stablehlo.convert"(%arg4) : (tensor<32x32xf32>) -> tensor<32x32xbf16>
    %66 = "stablehlo.dot_general"(%64, %65) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xbf16>, tensor<32x32xbf16>) -> tensor<4x32x32xf32>
    %67 = "stablehlo.convert"(%66) : (tensor<4x32x32xf32>) -> tensor<4x32x32xbf16>
    %68 = "stablehlo.convert"(%arg5) : (tensor<32xf32>) -> tensor<32xbf16>
    %69 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xbf16>) -> tensor<4x32x32xbf16>
    %71 = "stablehlo.add"(%67, %70) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %72 = "stablehlo.reshape"(%71) : (tensor<4x32x32xbf16>) -> tensor<4x32x4x8xbf16>
    %73 = "stablehlo.convert"(%arg6) : (tensor<32x32xf32>) -> tensor<32x32xbf16>
    %74 = "stablehlo.dot_general"(%64, %73) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xbf16>, tensor<32x32xbf16>) -> tensor<4x32x32xf32>
    %75 = "stablehlo.convert"(%74) : (tensor<4x32x32xf32>) -> tensor<4x32x32xbf16>
    %76 = "stablehlo.convert"(%arg7) : (tensor<32xf32>) -> tensor<32xbf16>
    %77 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %78 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xbf16>) -> tensor<4x32x32xbf16>
    %79 = "stablehlo.add"(%75, %78) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %80 = "stablehlo.reshape"(%79) : (tensor<4x32x32xbf16>) -> tensor<4x32x4x8xbf16>
    %81 = "stablehlo.convert"(%arg8) : (tensor<32x32xf32>) -> tensor<32x32xbf16>
    %82 = "stablehlo.dot_general"(%64, %81) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xbf16>, tensor<32x32xbf16>) -> tensor<4x32x32xf32>
    %83 = "stablehlo.convert"(%82) : (tensor<4x32x32xf32>) -> tensor<4x32x32xbf16>
    %84 = "stablehlo.convert"(%arg9) : (tensor<32xf32>) -> tensor<32xbf16>
    %85 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %86 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xbf16>) -> tensor<4x32x32xbf16>
    %87 = "stablehlo.add"(%83, %86) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %88 = "stablehlo.reshape"(%87) : (tensor<4x32x32xbf16>) -> tensor<4x32x4x8xbf16>
    %89 = "stablehlo.dot_general"(%72, %80) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x4x8xbf16>, tensor<4x32x4x8xbf16>) -> tensor<4x4x32x32xf32>
    %90 = "stablehlo.convert"(%89) : (tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xbf16>
    %91 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x4x32x32xbf16>
    %92 = "stablehlo.multiply"(%90, %91) : (tensor<4x4x32x32xbf16>, tensor<4x4x32x32xbf16>) -> tensor<4x4x32x32xbf16>
    %93 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<32x32xi1>
    %94 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32x32xi32>
    %95 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<32x32xi32>
    %96 = "stablehlo.add"(%94, %95) : (tensor<32x32xi32>, tensor<32x32xi32>) -> tensor<32x32xi32>
    %97 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<32x32xi32>
    %98 = "stablehlo.compare"(%96, %97) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<32x32xi32>, tensor<32x32xi32>) -> tensor<32x32xi1>
    %99 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<32x32xi1>
    %100 = "stablehlo.select"(%98, %93, %99) : (tensor<32x32xi1>, tensor<32x32xi1>, tensor<32x32xi1>) -> tensor<32x32xi1>
    %101 = "stablehlo.convert"(%15) : (tensor<f32>) -> tensor<bf16>
    %102 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<32x32xi1>) -> tensor<4x4x32x32xi1>
    %103 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x4x32x32xbf16>
    %104 = "stablehlo.select"(%102, %92, %103) : (tensor<4x4x32x32xi1>, tensor<4x4x32x32xbf16>, tensor<4x4x32x32xbf16>) -> tensor<4x4x32x32xbf16>
    %105 = "stablehlo.reduce"(%104, %14) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg429: tensor<bf16>, %arg430: tensor<bf16>):
      %1926 = "stablehlo.maximum"(%arg429, %arg430) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1926) : (tensor<bf16>) -> ()
    }) : (tensor<4x4x32x32xbf16>, tensor<bf16>) -> tensor<4x4x32xbf16>
    %106 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x4x32xbf16>
    %107 = "stablehlo.maximum"(%106, %105) : (tensor<4x4x32xbf16>, tensor<4x4x32xbf16>) -> tensor<4x4x32xbf16>
    %108 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x4x32xbf16>) -> tensor<4x4x32x1xbf16>
    %109 = "stablehlo.broadcast_in_dim"(%108) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x4x32x1xbf16>) -> tensor<4x4x32x32xbf16>
    %110 = "stablehlo.subtract"(%104, %109) : (tensor<4x4x32x32xbf16>, tensor<4x4x32x32xbf16>) -> tensor<4x4x32x32xbf16>
    %111 = "stablehlo.exponential"(%110) : (tensor<4x4x32x32xbf16>) -> tensor<4x4x32x32xbf16>
    %112 = "stablehlo.convert"(%111) : (tensor<4x4x32x32xbf16>) -> tensor<4x4x32x32xf32>
    %113 = "stablehlo.reduce"(%112, %24) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg427: tensor<f32>, %arg428: tensor<f32>):
      %1925 = "stablehlo.add"(%arg427, %arg428) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1925) : (tensor<f32>) -> ()
    }) : (tensor<4x4x32x32xf32>, tensor<f32>) -> tensor<4x4x32xf32>
    %114 = "stablehlo.broadcast_in_dim"(%113) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x4x32xf32>) -> tensor<4x4x32x1xf32>
    %115 = "stablehlo.convert"(%114) : (tensor<4x4x32x1xf32>) -> tensor<4x4x32x1xbf16>
    %116 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x4x32x1xbf16>) -> tensor<4x4x32x32xbf16>
    %117 = "stablehlo.divide"(%111, %116) : (tensor<4x4x32x32xbf16>, tensor<4x4x32x32xbf16>) -> tensor<4x4x32x32xbf16>
    %118 = "stablehlo.multiply"(%115, %115) : (tensor<4x4x32x1xbf16>, tensor<4x4x32x1xbf16>) -> tensor<4x4x32x1xbf16>
    %119 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x4x32x1xbf16>
    %120 = "stablehlo.divide"(%119, %118) : (tensor<4x4x32x1xbf16>, tensor<4x4x32x1xbf16>) -> tensor<4x4x32x1xbf16>
    %121 = "stablehlo.dot_general"(%88, %117) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x4x8xbf16>, tensor<4x4x32x32xbf16>) -> tensor<4x4x8x32xf32>
    %122 = "stablehlo.transpose"(%121) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<4x4x8x32xf32>) -> tensor<4x32x4x8xf32>
    %123 = "stablehlo.convert"(%122) : (tensor<4x32x4x8xf32>) -> tensor<4x32x4x8xbf16>
    %124 = "stablehlo.reshape"(%123) : (tensor<4x32x4x8xbf16>) -> tensor<4x32x32xbf16>
    %125 = "stablehlo.convert"(%arg10) : (tensor<32x32xf32>) -> tensor<32x32xbf16>
    %126 = "stablehlo.dot_general"(%124, %125) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xbf16>, tensor<32x32xbf16>) -> tensor<4x32x32xf32>
    %127 = "stablehlo.convert"(%126) : (tensor<4x32x32xf32>) -> tensor<4x32x32xbf16>
    %128 = "stablehlo.convert"(%arg11) : (tensor<32xf32>) -> tensor<32xbf16>
    %129 = "stablehlo.broadcast_in_dim"(%128) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %130 = "stablehlo.broadcast_in_dim"(%129) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xbf16>) -> tensor<4x32x32xbf16>
    %131 = "stablehlo.add"(%127, %130) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %132 = "stablehlo.add"(%32, %131) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %133 = "stablehlo.convert"(%132) : (tensor<4x32x32xbf16>) -> tensor<4x32x32xf32>
    %134 = "stablehlo.reduce"(%133, %24) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg425: tensor<f32>, %arg426: tensor<f32>):
      %1924 = "stablehlo.add"(%arg425, %arg426) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1924) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %135 = "stablehlo.broadcast_in_dim"(%134) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %136 = "stablehlo.divide"(%135, %36) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %137 = "stablehlo.convert"(%136) : (tensor<4x32x1xf32>) -> tensor<4x32x1xbf16>
    %138 = "stablehlo.broadcast_in_dim"(%137) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x1xbf16>) -> tensor<4x32x32xbf16>
    %139 = "stablehlo.subtract"(%132, %138) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %140 = "chlo.square"(%139) : (tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %141 = "stablehlo.multiply"(%42, %139) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %142 = "stablehlo.convert"(%140) : (tensor<4x32x32xbf16>) -> tensor<4x32x32xf32>
    %143 = "stablehlo.reduce"(%142, %24) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg423: tensor<f32>, %arg424: tensor<f32>):
      %1923 = "stablehlo.add"(%arg423, %arg424) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1923) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %144 = "stablehlo.broadcast_in_dim"(%143) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %145 = "stablehlo.divide"(%144, %36) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %146 = "stablehlo.convert"(%145) : (tensor<4x32x1xf32>) -> tensor<4x32x1xbf16>
    %147 = "stablehlo.convert"(%arg12) : (tensor<32xf32>) -> tensor<32xbf16>
    %148 = "stablehlo.convert"(%arg13) : (tensor<32xf32>) -> tensor<32xbf16>
    %149 = "stablehlo.add"(%146, %51) : (tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) -> tensor<4x32x1xbf16>
    %150 = "stablehlo.rsqrt"(%149) : (tensor<4x32x1xbf16>) -> tensor<4x32x1xbf16>
    %151 = "stablehlo.divide"(%150, %149) : (tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) -> tensor<4x32x1xbf16>
    %152 = "stablehlo.multiply"(%55, %151) : (tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) -> tensor<4x32x1xbf16>
    %153 = "stablehlo.broadcast_in_dim"(%150) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x1xbf16>) -> tensor<4x32x32xbf16>
    %154 = "stablehlo.multiply"(%139, %153) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %155 = "stablehlo.broadcast_in_dim"(%147) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %156 = "stablehlo.broadcast_in_dim"(%155) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xbf16>) -> tensor<4x32x32xbf16>
    %157 = "stablehlo.multiply"(%154, %156) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %158 = "stablehlo.broadcast_in_dim"(%148) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %159 = "stablehlo.broadcast_in_dim"(%158) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xbf16>) -> tensor<4x32x32xbf16>
    %160 = "stablehlo.add"(%157, %159) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %161 = "stablehlo.convert"(%arg14) : (tensor<32x128xf32>) -> tensor<32x128xbf16>
    %162 = "stablehlo.dot_general"(%160, %161) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xbf16>, tensor<32x128xbf16>) -> tensor<4x32x128xf32>
    %163 = "stablehlo.convert"(%162) : (tensor<4x32x128xf32>) -> tensor<4x32x128xbf16>
    %164 = "stablehlo.convert"(%arg15) : (tensor<128xf32>) -> tensor<128xbf16>
    %165 = "stablehlo.broadcast_in_dim"(%164) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xbf16>) -> tensor<1x1x128xbf16>
    %166 = "stablehlo.broadcast_in_dim"(%165) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xbf16>) -> tensor<4x32x128xbf16>
    %167 = "stablehlo.add"(%163, %166) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %168 = "stablehlo.multiply"(%167, %167) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %169 = "stablehlo.multiply"(%168, %167) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %170 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x32x128xbf16>
    %171 = "stablehlo.multiply"(%170, %168) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %172 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x32x128xbf16>
    %173 = "stablehlo.multiply"(%172, %169) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %174 = "stablehlo.add"(%167, %173) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %175 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x32x128xbf16>
    %176 = "stablehlo.multiply"(%175, %174) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %177 = "stablehlo.tanh"(%176) : (tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %178 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x32x128xbf16>
    %179 = "stablehlo.subtract"(%178, %177) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %180 = "stablehlo.add"(%178, %177) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %181 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x32x128xbf16>
    %182 = "stablehlo.multiply"(%181, %180) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %183 = "stablehlo.multiply"(%167, %182) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %184 = "stablehlo.convert"(%arg16) : (tensor<128x32xf32>) -> tensor<128x32xbf16>
    %185 = "stablehlo.dot_general"(%183, %184) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x128xbf16>, tensor<128x32xbf16>) -> tensor<4x32x32xf32>
    %186 = "stablehlo.convert"(%185) : (tensor<4x32x32xf32>) -> tensor<4x32x32xbf16>
    %187 = "stablehlo.convert"(%arg17) : (tensor<32xf32>) -> tensor<32xbf16>
    %188 = "stablehlo.broadcast_in_dim"(%187) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %189 = "stablehlo.broadcast_in_dim"(%188) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xbf16>) -> tensor<4x32x32xbf16>
    %190 = "stablehlo.add"(%186, %189) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %191 = "stablehlo.add"(%132, %190) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %192 = "stablehlo.convert"(%191) : (tensor<4x32x32xbf16>) -> tensor<4x32x32xf32>
    %193 = "stablehlo.reduce"(%192, %24) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg421: tensor<f32>, %arg422: tensor<f32>):
      %1922 = "stablehlo.add"(%arg421, %arg422) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1922) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %194 = "stablehlo.broadcast_in_dim"(%193) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %195 = "stablehlo.divide"(%194, %36) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %196 = "stablehlo.convert"(%195) : (tensor<4x32x1xf32>) -> tensor<4x32x1xbf16>
    %197 = "stablehlo.broadcast_in_dim"(%196) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x1xbf16>) -> tensor<4x32x32xbf16>
    %198 = "stablehlo.subtract"(%191, %197) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %199 = "chlo.square"(%198) : (tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %200 = "stablehlo.multiply"(%42, %198) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %201 = "stablehlo.convert"(%199) : (tensor<4x32x32xbf16>) -> tensor<4x32x32xf32>
    %202 = "stablehlo.reduce"(%201, %24) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg419: tensor<f32>, %arg420: tensor<f32>):
      %1921 = "stablehlo.add"(%arg419, %arg420) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1921) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %203 = "stablehlo.broadcast_in_dim"(%202) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %204 = "stablehlo.divide"(%203, %36) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %205 = "stablehlo.convert"(%204) : (tensor<4x32x1xf32>) -> tensor<4x32x1xbf16>
    %206 = "stablehlo.convert"(%arg18) : (tensor<32xf32>) -> tensor<32xbf16>
    %207 = "stablehlo.convert"(%arg19) : (tensor<32xf32>) -> tensor<32xbf16>
    %208 = "stablehlo.add"(%205, %51) : (tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) -> tensor<4x32x1xbf16>
    %209 = "stablehlo.rsqrt"(%208) : (tensor<4x32x1xbf16>) -> tensor<4x32x1xbf16>
    %210 = "stablehlo.divide"(%209, %208) : (tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) -> tensor<4x32x1xbf16>
    %211 = "stablehlo.multiply"(%55, %210) : (tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) -> tensor<4x32x1xbf16>
    %212 = "stablehlo.broadcast_in_dim"(%209) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x1xbf16>) -> tensor<4x32x32xbf16>
    %213 = "stablehlo.multiply"(%198, %212) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %214 = "stablehlo.broadcast_in_dim"(%206) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %215 = "stablehlo.broadcast_in_dim"(%214) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xbf16>) -> tensor<4x32x32xbf16>
    %216 = "stablehlo.multiply"(%213, %215) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %217 = "stablehlo.broadcast_in_dim"(%207) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %218 = "stablehlo.broadcast_in_dim"(%217) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xbf16>) -> tensor<4x32x32xbf16>
    %219 = "stablehlo.add"(%216, %218) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %220 = "stablehlo.convert"(%arg20) : (tensor<32x32xf32>) -> tensor<32x32xbf16>
    %221 = "stablehlo.dot_general"(%219, %220) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xbf16>, tensor<32x32xbf16>) -> tensor<4x32x32xf32>
    %222 = "stablehlo.convert"(%221) : (tensor<4x32x32xf32>) -> tensor<4x32x32xbf16>
    %223 = "stablehlo.convert"(%arg21) : (tensor<32xf32>) -> tensor<32xbf16>
    %224 = "stablehlo.broadcast_in_dim"(%223) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %225 = "stablehlo.broadcast_in_dim"(%224) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xbf16>) -> tensor<4x32x32xbf16>
    %226 = "stablehlo.add"(%222, %225) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %227 = "stablehlo.reshape"(%226) : (tensor<4x32x32xbf16>) -> tensor<4x32x4x8xbf16>
    %228 = "stablehlo.convert"(%arg22) : (tensor<32x32xf32>) -> tensor<32x32xbf16>
    %229 = "stablehlo.dot_general"(%219, %228) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xbf16>, tensor<32x32xbf16>) -> tensor<4x32x32xf32>
    %230 = "stablehlo.convert"(%229) : (tensor<4x32x32xf32>) -> tensor<4x32x32xbf16>
    %231 = "stablehlo.convert"(%arg23) : (tensor<32xf32>) -> tensor<32xbf16>
    %232 = "stablehlo.broadcast_in_dim"(%231) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %233 = "stablehlo.broadcast_in_dim"(%232) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xbf16>) -> tensor<4x32x32xbf16>
    %234 = "stablehlo.add"(%230, %233) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %235 = "stablehlo.reshape"(%234) : (tensor<4x32x32xbf16>) -> tensor<4x32x4x8xbf16>
    %236 = "stablehlo.convert"(%arg24) : (tensor<32x32xf32>) -> tensor<32x32xbf16>
    %237 = "stablehlo.dot_general"(%219, %236) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xbf16>, tensor<32x32xbf16>) -> tensor<4x32x32xf32>
    %238 = "stablehlo.convert"(%237) : (tensor<4x32x32xf32>) -> tensor<4x32x32xbf16>
    %239 = "stablehlo.convert"(%arg25) : (tensor<32xf32>) -> tensor<32xbf16>
    %240 = "stablehlo.broadcast_in_dim"(%239) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %241 = "stablehlo.broadcast_in_dim"(%240) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xbf16>) -> tensor<4x32x32xbf16>
    %242 = "stablehlo.add"(%238, %241) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %243 = "stablehlo.reshape"(%242) : (tensor<4x32x32xbf16>) -> tensor<4x32x4x8xbf16>
    %244 = "stablehlo.dot_general"(%227, %235) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x4x8xbf16>, tensor<4x32x4x8xbf16>) -> tensor<4x4x32x32xf32>
    %245 = "stablehlo.convert"(%244) : (tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xbf16>
    %246 = "stablehlo.multiply"(%245, %91) : (tensor<4x4x32x32xbf16>, tensor<4x4x32x32xbf16>) -> tensor<4x4x32x32xbf16>
    %247 = "stablehlo.select"(%102, %246, %103) : (tensor<4x4x32x32xi1>, tensor<4x4x32x32xbf16>, tensor<4x4x32x32xbf16>) -> tensor<4x4x32x32xbf16>
    %248 = "stablehlo.reduce"(%247, %14) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg417: tensor<bf16>, %arg418: tensor<bf16>):
      %1920 = "stablehlo.maximum"(%arg417, %arg418) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1920) : (tensor<bf16>) -> ()
    }) : (tensor<4x4x32x32xbf16>, tensor<bf16>) -> tensor<4x4x32xbf16>
    %249 = "stablehlo.maximum"(%106, %248) : (tensor<4x4x32xbf16>, tensor<4x4x32xbf16>) -> tensor<4x4x32xbf16>
    %250 = "stablehlo.broadcast_in_dim"(%249) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x4x32xbf16>) -> tensor<4x4x32x1xbf16>
    %251 = "stablehlo.broadcast_in_dim"(%250) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x4x32x1xbf16>) -> tensor<4x4x32x32xbf16>
    %252 = "stablehlo.subtract"(%247, %251) : (tensor<4x4x32x32xbf16>, tensor<4x4x32x32xbf16>) -> tensor<4x4x32x32xbf16>
    %253 = "stablehlo.exponential"(%252) : (tensor<4x4x32x32xbf16>) -> tensor<4x4x32x32xbf16>
    %254 = "stablehlo.convert"(%253) : (tensor<4x4x32x32xbf16>) -> tensor<4x4x32x32xf32>
    %255 = "stablehlo.reduce"(%254, %24) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg415: tensor<f32>, %arg416: tensor<f32>):
      %1919 = "stablehlo.add"(%arg415, %arg416) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1919) : (tensor<f32>) -> ()
    }) : (tensor<4x4x32x32xf32>, tensor<f32>) -> tensor<4x4x32xf32>
    %256 = "stablehlo.broadcast_in_dim"(%255) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x4x32xf32>) -> tensor<4x4x32x1xf32>
    %257 = "stablehlo.convert"(%256) : (tensor<4x4x32x1xf32>) -> tensor<4x4x32x1xbf16>
    %258 = "stablehlo.broadcast_in_dim"(%257) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x4x32x1xbf16>) -> tensor<4x4x32x32xbf16>
    %259 = "stablehlo.divide"(%253, %258) : (tensor<4x4x32x32xbf16>, tensor<4x4x32x32xbf16>) -> tensor<4x4x32x32xbf16>
    %260 = "stablehlo.multiply"(%257, %257) : (tensor<4x4x32x1xbf16>, tensor<4x4x32x1xbf16>) -> tensor<4x4x32x1xbf16>
    %261 = "stablehlo.divide"(%119, %260) : (tensor<4x4x32x1xbf16>, tensor<4x4x32x1xbf16>) -> tensor<4x4x32x1xbf16>
    %262 = "stablehlo.dot_general"(%243, %259) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x4x8xbf16>, tensor<4x4x32x32xbf16>) -> tensor<4x4x8x32xf32>
    %263 = "stablehlo.transpose"(%262) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<4x4x8x32xf32>) -> tensor<4x32x4x8xf32>
    %264 = "stablehlo.convert"(%263) : (tensor<4x32x4x8xf32>) -> tensor<4x32x4x8xbf16>
    %265 = "stablehlo.reshape"(%264) : (tensor<4x32x4x8xbf16>) -> tensor<4x32x32xbf16>
    %266 = "stablehlo.convert"(%arg26) : (tensor<32x32xf32>) -> tensor<32x32xbf16>
    %267 = "stablehlo.dot_general"(%265, %266) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xbf16>, tensor<32x32xbf16>) -> tensor<4x32x32xf32>
    %268 = "stablehlo.convert"(%267) : (tensor<4x32x32xf32>) -> tensor<4x32x32xbf16>
    %269 = "stablehlo.convert"(%arg27) : (tensor<32xf32>) -> tensor<32xbf16>
    %270 = "stablehlo.broadcast_in_dim"(%269) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %271 = "stablehlo.broadcast_in_dim"(%270) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xbf16>) -> tensor<4x32x32xbf16>
    %272 = "stablehlo.add"(%268, %271) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %273 = "stablehlo.add"(%191, %272) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %274 = "stablehlo.convert"(%273) : (tensor<4x32x32xbf16>) -> tensor<4x32x32xf32>
    %275 = "stablehlo.reduce"(%274, %24) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg413: tensor<f32>, %arg414: tensor<f32>):
      %1918 = "stablehlo.add"(%arg413, %arg414) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1918) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %276 = "stablehlo.broadcast_in_dim"(%275) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %277 = "stablehlo.divide"(%276, %36) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %278 = "stablehlo.convert"(%277) : (tensor<4x32x1xf32>) -> tensor<4x32x1xbf16>
    %279 = "stablehlo.broadcast_in_dim"(%278) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x1xbf16>) -> tensor<4x32x32xbf16>
    %280 = "stablehlo.subtract"(%273, %279) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %281 = "chlo.square"(%280) : (tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %282 = "stablehlo.multiply"(%42, %280) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %283 = "stablehlo.convert"(%281) : (tensor<4x32x32xbf16>) -> tensor<4x32x32xf32>
    %284 = "stablehlo.reduce"(%283, %24) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg411: tensor<f32>, %arg412: tensor<f32>):
      %1917 = "stablehlo.add"(%arg411, %arg412) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1917) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %285 = "stablehlo.broadcast_in_dim"(%284) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %286 = "stablehlo.divide"(%285, %36) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %287 = "stablehlo.convert"(%286) : (tensor<4x32x1xf32>) -> tensor<4x32x1xbf16>
    %288 = "stablehlo.convert"(%arg28) : (tensor<32xf32>) -> tensor<32xbf16>
    %289 = "stablehlo.convert"(%arg29) : (tensor<32xf32>) -> tensor<32xbf16>
    %290 = "stablehlo.add"(%287, %51) : (tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) -> tensor<4x32x1xbf16>
    %291 = "stablehlo.rsqrt"(%290) : (tensor<4x32x1xbf16>) -> tensor<4x32x1xbf16>
    %292 = "stablehlo.divide"(%291, %290) : (tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) -> tensor<4x32x1xbf16>
    %293 = "stablehlo.multiply"(%55, %292) : (tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) -> tensor<4x32x1xbf16>
    %294 = "stablehlo.broadcast_in_dim"(%291) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x1xbf16>) -> tensor<4x32x32xbf16>
    %295 = "stablehlo.multiply"(%280, %294) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %296 = "stablehlo.broadcast_in_dim"(%288) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %297 = "stablehlo.broadcast_in_dim"(%296) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xbf16>) -> tensor<4x32x32xbf16>
    %298 = "stablehlo.multiply"(%295, %297) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %299 = "stablehlo.broadcast_in_dim"(%289) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %300 = "stablehlo.broadcast_in_dim"(%299) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xbf16>) -> tensor<4x32x32xbf16>
    %301 = "stablehlo.add"(%298, %300) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %302 = "stablehlo.convert"(%arg30) : (tensor<32x128xf32>) -> tensor<32x128xbf16>
    %303 = "stablehlo.dot_general"(%301, %302) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xbf16>, tensor<32x128xbf16>) -> tensor<4x32x128xf32>
    %304 = "stablehlo.convert"(%303) : (tensor<4x32x128xf32>) -> tensor<4x32x128xbf16>
    %305 = "stablehlo.convert"(%arg31) : (tensor<128xf32>) -> tensor<128xbf16>
    %306 = "stablehlo.broadcast_in_dim"(%305) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xbf16>) -> tensor<1x1x128xbf16>
    %307 = "stablehlo.broadcast_in_dim"(%306) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xbf16>) -> tensor<4x32x128xbf16>
    %308 = "stablehlo.add"(%304, %307) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %309 = "stablehlo.multiply"(%308, %308) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %310 = "stablehlo.multiply"(%309, %308) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %311 = "stablehlo.multiply"(%170, %309) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %312 = "stablehlo.multiply"(%172, %310) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %313 = "stablehlo.add"(%308, %312) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %314 = "stablehlo.multiply"(%175, %313) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %315 = "stablehlo.tanh"(%314) : (tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %316 = "stablehlo.subtract"(%178, %315) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %317 = "stablehlo.add"(%178, %315) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %318 = "stablehlo.multiply"(%181, %317) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %319 = "stablehlo.multiply"(%308, %318) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %320 = "stablehlo.convert"(%arg32) : (tensor<128x32xf32>) -> tensor<128x32xbf16>
    %321 = "stablehlo.dot_general"(%319, %320) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x128xbf16>, tensor<128x32xbf16>) -> tensor<4x32x32xf32>
    %322 = "stablehlo.convert"(%321) : (tensor<4x32x32xf32>) -> tensor<4x32x32xbf16>
    %323 = "stablehlo.convert"(%arg33) : (tensor<32xf32>) -> tensor<32xbf16>
    %324 = "stablehlo.broadcast_in_dim"(%323) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %325 = "stablehlo.broadcast_in_dim"(%324) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xbf16>) -> tensor<4x32x32xbf16>
    %326 = "stablehlo.add"(%322, %325) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %327 = "stablehlo.add"(%273, %326) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %328 = "stablehlo.convert"(%327) : (tensor<4x32x32xbf16>) -> tensor<4x32x32xf32>
    %329 = "stablehlo.reduce"(%328, %24) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg409: tensor<f32>, %arg410: tensor<f32>):
      %1916 = "stablehlo.add"(%arg409, %arg410) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1916) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %330 = "stablehlo.broadcast_in_dim"(%329) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %331 = "stablehlo.divide"(%330, %36) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %332 = "stablehlo.convert"(%331) : (tensor<4x32x1xf32>) -> tensor<4x32x1xbf16>
    %333 = "stablehlo.broadcast_in_dim"(%332) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x1xbf16>) -> tensor<4x32x32xbf16>
    %334 = "stablehlo.subtract"(%327, %333) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %335 = "chlo.square"(%334) : (tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %336 = "stablehlo.multiply"(%42, %334) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %337 = "stablehlo.convert"(%335) : (tensor<4x32x32xbf16>) -> tensor<4x32x32xf32>
    %338 = "stablehlo.reduce"(%337, %24) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg407: tensor<f32>, %arg408: tensor<f32>):
      %1915 = "stablehlo.add"(%arg407, %arg408) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1915) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %339 = "stablehlo.broadcast_in_dim"(%338) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %340 = "stablehlo.divide"(%339, %36) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %341 = "stablehlo.convert"(%340) : (tensor<4x32x1xf32>) -> tensor<4x32x1xbf16>
    %342 = "stablehlo.convert"(%arg34) : (tensor<32xf32>) -> tensor<32xbf16>
    %343 = "stablehlo.convert"(%arg35) : (tensor<32xf32>) -> tensor<32xbf16>
    %344 = "stablehlo.add"(%341, %51) : (tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) -> tensor<4x32x1xbf16>
    %345 = "stablehlo.rsqrt"(%344) : (tensor<4x32x1xbf16>) -> tensor<4x32x1xbf16>
    %346 = "stablehlo.divide"(%345, %344) : (tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) -> tensor<4x32x1xbf16>
    %347 = "stablehlo.multiply"(%55, %346) : (tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) -> tensor<4x32x1xbf16>
    %348 = "stablehlo.broadcast_in_dim"(%345) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x1xbf16>) -> tensor<4x32x32xbf16>
    %349 = "stablehlo.multiply"(%334, %348) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %350 = "stablehlo.broadcast_in_dim"(%342) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %351 = "stablehlo.broadcast_in_dim"(%350) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xbf16>) -> tensor<4x32x32xbf16>
    %352 = "stablehlo.multiply"(%349, %351) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %353 = "stablehlo.broadcast_in_dim"(%343) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %354 = "stablehlo.broadcast_in_dim"(%353) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xbf16>) -> tensor<4x32x32xbf16>
    %355 = "stablehlo.add"(%352, %354) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %356 = "stablehlo.convert"(%arg36) : (tensor<32x32xf32>) -> tensor<32x32xbf16>
    %357 = "stablehlo.dot_general"(%355, %356) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xbf16>, tensor<32x32xbf16>) -> tensor<4x32x32xf32>
    %358 = "stablehlo.convert"(%357) : (tensor<4x32x32xf32>) -> tensor<4x32x32xbf16>
    %359 = "stablehlo.convert"(%arg37) : (tensor<32xf32>) -> tensor<32xbf16>
    %360 = "stablehlo.broadcast_in_dim"(%359) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %361 = "stablehlo.broadcast_in_dim"(%360) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xbf16>) -> tensor<4x32x32xbf16>
    %362 = "stablehlo.add"(%358, %361) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %363 = "stablehlo.reshape"(%362) : (tensor<4x32x32xbf16>) -> tensor<4x32x4x8xbf16>
    %364 = "stablehlo.convert"(%arg38) : (tensor<32x32xf32>) -> tensor<32x32xbf16>
    %365 = "stablehlo.dot_general"(%355, %364) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xbf16>, tensor<32x32xbf16>) -> tensor<4x32x32xf32>
    %366 = "stablehlo.convert"(%365) : (tensor<4x32x32xf32>) -> tensor<4x32x32xbf16>
    %367 = "stablehlo.convert"(%arg39) : (tensor<32xf32>) -> tensor<32xbf16>
    %368 = "stablehlo.broadcast_in_dim"(%367) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %369 = "stablehlo.broadcast_in_dim"(%368) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xbf16>) -> tensor<4x32x32xbf16>
    %370 = "stablehlo.add"(%366, %369) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %371 = "stablehlo.reshape"(%370) : (tensor<4x32x32xbf16>) -> tensor<4x32x4x8xbf16>
    %372 = "stablehlo.convert"(%arg40) : (tensor<32x32xf32>) -> tensor<32x32xbf16>
    %373 = "stablehlo.dot_general"(%355, %372) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xbf16>, tensor<32x32xbf16>) -> tensor<4x32x32xf32>
    %374 = "stablehlo.convert"(%373) : (tensor<4x32x32xf32>) -> tensor<4x32x32xbf16>
    %375 = "stablehlo.convert"(%arg41) : (tensor<32xf32>) -> tensor<32xbf16>
    %376 = "stablehlo.broadcast_in_dim"(%375) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %377 = "stablehlo.broadcast_in_dim"(%376) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xbf16>) -> tensor<4x32x32xbf16>
    %378 = "stablehlo.add"(%374, %377) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %379 = "stablehlo.reshape"(%378) : (tensor<4x32x32xbf16>) -> tensor<4x32x4x8xbf16>
    %380 = "stablehlo.dot_general"(%363, %371) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x4x8xbf16>, tensor<4x32x4x8xbf16>) -> tensor<4x4x32x32xf32>
    %381 = "stablehlo.convert"(%380) : (tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xbf16>
    %382 = "stablehlo.multiply"(%381, %91) : (tensor<4x4x32x32xbf16>, tensor<4x4x32x32xbf16>) -> tensor<4x4x32x32xbf16>
    %383 = "stablehlo.select"(%102, %382, %103) : (tensor<4x4x32x32xi1>, tensor<4x4x32x32xbf16>, tensor<4x4x32x32xbf16>) -> tensor<4x4x32x32xbf16>
    %384 = "stablehlo.reduce"(%383, %14) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg405: tensor<bf16>, %arg406: tensor<bf16>):
      %1914 = "stablehlo.maximum"(%arg405, %arg406) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1914) : (tensor<bf16>) -> ()
    }) : (tensor<4x4x32x32xbf16>, tensor<bf16>) -> tensor<4x4x32xbf16>
    %385 = "stablehlo.maximum"(%106, %384) : (tensor<4x4x32xbf16>, tensor<4x4x32xbf16>) -> tensor<4x4x32xbf16>
    %386 = "stablehlo.broadcast_in_dim"(%385) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x4x32xbf16>) -> tensor<4x4x32x1xbf16>
    %387 = "stablehlo.broadcast_in_dim"(%386) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x4x32x1xbf16>) -> tensor<4x4x32x32xbf16>
    %388 = "stablehlo.subtract"(%383, %387) : (tensor<4x4x32x32xbf16>, tensor<4x4x32x32xbf16>) -> tensor<4x4x32x32xbf16>
    %389 = "stablehlo.exponential"(%388) : (tensor<4x4x32x32xbf16>) -> tensor<4x4x32x32xbf16>
    %390 = "stablehlo.convert"(%389) : (tensor<4x4x32x32xbf16>) -> tensor<4x4x32x32xf32>
    %391 = "stablehlo.reduce"(%390, %24) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg403: tensor<f32>, %arg404: tensor<f32>):
      %1913 = "stablehlo.add"(%arg403, %arg404) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1913) : (tensor<f32>) -> ()
    }) : (tensor<4x4x32x32xf32>, tensor<f32>) -> tensor<4x4x32xf32>
    %392 = "stablehlo.broadcast_in_dim"(%391) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x4x32xf32>) -> tensor<4x4x32x1xf32>
    %393 = "stablehlo.convert"(%392) : (tensor<4x4x32x1xf32>) -> tensor<4x4x32x1xbf16>
    %394 = "stablehlo.broadcast_in_dim"(%393) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x4x32x1xbf16>) -> tensor<4x4x32x32xbf16>
    %395 = "stablehlo.divide"(%389, %394) : (tensor<4x4x32x32xbf16>, tensor<4x4x32x32xbf16>) -> tensor<4x4x32x32xbf16>
    %396 = "stablehlo.multiply"(%393, %393) : (tensor<4x4x32x1xbf16>, tensor<4x4x32x1xbf16>) -> tensor<4x4x32x1xbf16>
    %397 = "stablehlo.divide"(%119, %396) : (tensor<4x4x32x1xbf16>, tensor<4x4x32x1xbf16>) -> tensor<4x4x32x1xbf16>
    %398 = "stablehlo.dot_general"(%379, %395) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x4x8xbf16>, tensor<4x4x32x32xbf16>) -> tensor<4x4x8x32xf32>
    %399 = "stablehlo.transpose"(%398) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<4x4x8x32xf32>) -> tensor<4x32x4x8xf32>
    %400 = "stablehlo.convert"(%399) : (tensor<4x32x4x8xf32>) -> tensor<4x32x4x8xbf16>
    %401 = "stablehlo.reshape"(%400) : (tensor<4x32x4x8xbf16>) -> tensor<4x32x32xbf16>
    %402 = "stablehlo.convert"(%arg42) : (tensor<32x32xf32>) -> tensor<32x32xbf16>
    %403 = "stablehlo.dot_general"(%401, %402) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xbf16>, tensor<32x32xbf16>) -> tensor<4x32x32xf32>
    %404 = "stablehlo.convert"(%403) : (tensor<4x32x32xf32>) -> tensor<4x32x32xbf16>
    %405 = "stablehlo.convert"(%arg43) : (tensor<32xf32>) -> tensor<32xbf16>
    %406 = "stablehlo.broadcast_in_dim"(%405) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %407 = "stablehlo.broadcast_in_dim"(%406) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xbf16>) -> tensor<4x32x32xbf16>
    %408 = "stablehlo.add"(%404, %407) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %409 = "stablehlo.add"(%327, %408) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %410 = "stablehlo.convert"(%409) : (tensor<4x32x32xbf16>) -> tensor<4x32x32xf32>
    %411 = "stablehlo.reduce"(%410, %24) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg401: tensor<f32>, %arg402: tensor<f32>):
      %1912 = "stablehlo.add"(%arg401, %arg402) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1912) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %412 = "stablehlo.broadcast_in_dim"(%411) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %413 = "stablehlo.divide"(%412, %36) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %414 = "stablehlo.convert"(%413) : (tensor<4x32x1xf32>) -> tensor<4x32x1xbf16>
    %415 = "stablehlo.broadcast_in_dim"(%414) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x1xbf16>) -> tensor<4x32x32xbf16>
    %416 = "stablehlo.subtract"(%409, %415) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %417 = "chlo.square"(%416) : (tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %418 = "stablehlo.multiply"(%42, %416) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %419 = "stablehlo.convert"(%417) : (tensor<4x32x32xbf16>) -> tensor<4x32x32xf32>
    %420 = "stablehlo.reduce"(%419, %24) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg399: tensor<f32>, %arg400: tensor<f32>):
      %1911 = "stablehlo.add"(%arg399, %arg400) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1911) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %421 = "stablehlo.broadcast_in_dim"(%420) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %422 = "stablehlo.divide"(%421, %36) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %423 = "stablehlo.convert"(%422) : (tensor<4x32x1xf32>) -> tensor<4x32x1xbf16>
    %424 = "stablehlo.convert"(%arg44) : (tensor<32xf32>) -> tensor<32xbf16>
    %425 = "stablehlo.convert"(%arg45) : (tensor<32xf32>) -> tensor<32xbf16>
    %426 = "stablehlo.add"(%423, %51) : (tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) -> tensor<4x32x1xbf16>
    %427 = "stablehlo.rsqrt"(%426) : (tensor<4x32x1xbf16>) -> tensor<4x32x1xbf16>
    %428 = "stablehlo.divide"(%427, %426) : (tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) -> tensor<4x32x1xbf16>
    %429 = "stablehlo.multiply"(%55, %428) : (tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) -> tensor<4x32x1xbf16>
    %430 = "stablehlo.broadcast_in_dim"(%427) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x1xbf16>) -> tensor<4x32x32xbf16>
    %431 = "stablehlo.multiply"(%416, %430) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %432 = "stablehlo.broadcast_in_dim"(%424) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %433 = "stablehlo.broadcast_in_dim"(%432) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xbf16>) -> tensor<4x32x32xbf16>
    %434 = "stablehlo.multiply"(%431, %433) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %435 = "stablehlo.broadcast_in_dim"(%425) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %436 = "stablehlo.broadcast_in_dim"(%435) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xbf16>) -> tensor<4x32x32xbf16>
    %437 = "stablehlo.add"(%434, %436) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %438 = "stablehlo.convert"(%arg46) : (tensor<32x128xf32>) -> tensor<32x128xbf16>
    %439 = "stablehlo.dot_general"(%437, %438) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xbf16>, tensor<32x128xbf16>) -> tensor<4x32x128xf32>
    %440 = "stablehlo.convert"(%439) : (tensor<4x32x128xf32>) -> tensor<4x32x128xbf16>
    %441 = "stablehlo.convert"(%arg47) : (tensor<128xf32>) -> tensor<128xbf16>
    %442 = "stablehlo.broadcast_in_dim"(%441) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xbf16>) -> tensor<1x1x128xbf16>
    %443 = "stablehlo.broadcast_in_dim"(%442) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xbf16>) -> tensor<4x32x128xbf16>
    %444 = "stablehlo.add"(%440, %443) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %445 = "stablehlo.multiply"(%444, %444) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %446 = "stablehlo.multiply"(%445, %444) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %447 = "stablehlo.multiply"(%170, %445) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %448 = "stablehlo.multiply"(%172, %446) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %449 = "stablehlo.add"(%444, %448) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %450 = "stablehlo.multiply"(%175, %449) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %451 = "stablehlo.tanh"(%450) : (tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %452 = "stablehlo.subtract"(%178, %451) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %453 = "stablehlo.add"(%178, %451) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %454 = "stablehlo.multiply"(%181, %453) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %455 = "stablehlo.multiply"(%444, %454) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %456 = "stablehlo.convert"(%arg48) : (tensor<128x32xf32>) -> tensor<128x32xbf16>
    %457 = "stablehlo.dot_general"(%455, %456) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x128xbf16>, tensor<128x32xbf16>) -> tensor<4x32x32xf32>
    %458 = "stablehlo.convert"(%457) : (tensor<4x32x32xf32>) -> tensor<4x32x32xbf16>
    %459 = "stablehlo.convert"(%arg49) : (tensor<32xf32>) -> tensor<32xbf16>
    %460 = "stablehlo.broadcast_in_dim"(%459) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %461 = "stablehlo.broadcast_in_dim"(%460) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xbf16>) -> tensor<4x32x32xbf16>
    %462 = "stablehlo.add"(%458, %461) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %463 = "stablehlo.add"(%409, %462) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %464 = "stablehlo.convert"(%463) : (tensor<4x32x32xbf16>) -> tensor<4x32x32xf32>
    %465 = "stablehlo.reduce"(%464, %24) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg397: tensor<f32>, %arg398: tensor<f32>):
      %1910 = "stablehlo.add"(%arg397, %arg398) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1910) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %466 = "stablehlo.broadcast_in_dim"(%465) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %467 = "stablehlo.divide"(%466, %36) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %468 = "stablehlo.convert"(%467) : (tensor<4x32x1xf32>) -> tensor<4x32x1xbf16>
    %469 = "stablehlo.broadcast_in_dim"(%468) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x1xbf16>) -> tensor<4x32x32xbf16>
    %470 = "stablehlo.subtract"(%463, %469) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %471 = "chlo.square"(%470) : (tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %472 = "stablehlo.multiply"(%42, %470) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %473 = "stablehlo.convert"(%471) : (tensor<4x32x32xbf16>) -> tensor<4x32x32xf32>
    %474 = "stablehlo.reduce"(%473, %24) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg395: tensor<f32>, %arg396: tensor<f32>):
      %1909 = "stablehlo.add"(%arg395, %arg396) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1909) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %475 = "stablehlo.broadcast_in_dim"(%474) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %476 = "stablehlo.divide"(%475, %36) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %477 = "stablehlo.convert"(%476) : (tensor<4x32x1xf32>) -> tensor<4x32x1xbf16>
    %478 = "stablehlo.convert"(%arg50) : (tensor<32xf32>) -> tensor<32xbf16>
    %479 = "stablehlo.convert"(%arg51) : (tensor<32xf32>) -> tensor<32xbf16>
    %480 = "stablehlo.add"(%477, %51) : (tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) -> tensor<4x32x1xbf16>
    %481 = "stablehlo.rsqrt"(%480) : (tensor<4x32x1xbf16>) -> tensor<4x32x1xbf16>
    %482 = "stablehlo.divide"(%481, %480) : (tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) -> tensor<4x32x1xbf16>
    %483 = "stablehlo.multiply"(%55, %482) : (tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) -> tensor<4x32x1xbf16>
    %484 = "stablehlo.broadcast_in_dim"(%481) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x1xbf16>) -> tensor<4x32x32xbf16>
    %485 = "stablehlo.multiply"(%470, %484) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %486 = "stablehlo.broadcast_in_dim"(%478) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %487 = "stablehlo.broadcast_in_dim"(%486) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xbf16>) -> tensor<4x32x32xbf16>
    %488 = "stablehlo.multiply"(%485, %487) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %489 = "stablehlo.broadcast_in_dim"(%479) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %490 = "stablehlo.broadcast_in_dim"(%489) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xbf16>) -> tensor<4x32x32xbf16>
    %491 = "stablehlo.add"(%488, %490) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %492 = "stablehlo.convert"(%arg52) : (tensor<32x64xf32>) -> tensor<32x64xbf16>
    %493 = "stablehlo.dot_general"(%491, %492) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xbf16>, tensor<32x64xbf16>) -> tensor<4x32x64xf32>
    %494 = "stablehlo.convert"(%493) : (tensor<4x32x64xf32>) -> tensor<4x32x64xbf16>
    %495 = "stablehlo.convert"(%arg53) : (tensor<64xf32>) -> tensor<64xbf16>
    %496 = "stablehlo.broadcast_in_dim"(%495) <{broadcast_dimensions = array<i64: 2>}> : (tensor<64xbf16>) -> tensor<1x1x64xbf16>
    %497 = "stablehlo.broadcast_in_dim"(%496) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x64xbf16>) -> tensor<4x32x64xbf16>
    %498 = "stablehlo.add"(%494, %497) : (tensor<4x32x64xbf16>, tensor<4x32x64xbf16>) -> tensor<4x32x64xbf16>
    %499 = "stablehlo.convert"(%498) : (tensor<4x32x64xbf16>) -> tensor<4x32x64xf32>
    %500 = "stablehlo.reduce"(%499, %8) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg393: tensor<f32>, %arg394: tensor<f32>):
      %1908 = "stablehlo.maximum"(%arg393, %arg394) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1908) : (tensor<f32>) -> ()
    }) : (tensor<4x32x64xf32>, tensor<f32>) -> tensor<4x32xf32>
    %501 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x32xf32>
    %502 = "stablehlo.maximum"(%501, %500) : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x32xf32>
    %503 = "stablehlo.broadcast_in_dim"(%502) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %504 = "stablehlo.broadcast_in_dim"(%503) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x1xf32>) -> tensor<4x32x64xf32>
    %505 = "stablehlo.subtract"(%499, %504) : (tensor<4x32x64xf32>, tensor<4x32x64xf32>) -> tensor<4x32x64xf32>
    %506 = "stablehlo.exponential"(%505) : (tensor<4x32x64xf32>) -> tensor<4x32x64xf32>
    %507 = "stablehlo.reduce"(%506, %24) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg391: tensor<f32>, %arg392: tensor<f32>):
      %1907 = "stablehlo.add"(%arg391, %arg392) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1907) : (tensor<f32>) -> ()
    }) : (tensor<4x32x64xf32>, tensor<f32>) -> tensor<4x32xf32>
    %508 = "stablehlo.broadcast_in_dim"(%507) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %509 = "stablehlo.log"(%508) : (tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %510 = "stablehlo.broadcast_in_dim"(%509) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x1xf32>) -> tensor<4x32x64xf32>
    %511 = "stablehlo.subtract"(%505, %510) : (tensor<4x32x64xf32>, tensor<4x32x64xf32>) -> tensor<4x32x64xf32>
    %512 = "stablehlo.multiply"(%511, %arg164) : (tensor<4x32x64xf32>, tensor<4x32x64xf32>) -> tensor<4x32x64xf32>
    %513 = "stablehlo.reduce"(%512, %24) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg389: tensor<f32>, %arg390: tensor<f32>):
      %1906 = "stablehlo.add"(%arg389, %arg390) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1906) : (tensor<f32>) -> ()
    }) : (tensor<4x32x64xf32>, tensor<f32>) -> tensor<4x32xf32>
    %514 = "stablehlo.reduce"(%513, %24) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg387: tensor<f32>, %arg388: tensor<f32>):
      %1905 = "stablehlo.add"(%arg387, %arg388) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1905) : (tensor<f32>) -> ()
    }) : (tensor<4x32xf32>, tensor<f32>) -> tensor<f32>
    %515 = "stablehlo.divide"(%514, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %516 = "stablehlo.negate"(%515) : (tensor<f32>) -> tensor<f32>
    %517 = "stablehlo.negate"(%6) : (tensor<f32>) -> tensor<f32>
    %518 = "stablehlo.divide"(%517, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %519 = "stablehlo.broadcast_in_dim"(%518) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x32xf32>
    %520 = "stablehlo.broadcast_in_dim"(%519) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x64xf32>
    %521 = "stablehlo.multiply"(%520, %arg164) : (tensor<4x32x64xf32>, tensor<4x32x64xf32>) -> tensor<4x32x64xf32>
    %522 = "stablehlo.negate"(%521) : (tensor<4x32x64xf32>) -> tensor<4x32x64xf32>
    %523 = "stablehlo.reduce"(%522, %24) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg385: tensor<f32>, %arg386: tensor<f32>):
      %1904 = "stablehlo.add"(%arg385, %arg386) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1904) : (tensor<f32>) -> ()
    }) : (tensor<4x32x64xf32>, tensor<f32>) -> tensor<4x32xf32>
    %524 = "stablehlo.reshape"(%523) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %525 = "stablehlo.divide"(%524, %508) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %526 = "stablehlo.reduce"(%525, %24) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg383: tensor<f32>, %arg384: tensor<f32>):
      %1903 = "stablehlo.add"(%arg383, %arg384) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1903) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %527 = "stablehlo.broadcast_in_dim"(%526) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x64xf32>
    %528 = "stablehlo.multiply"(%527, %506) : (tensor<4x32x64xf32>, tensor<4x32x64xf32>) -> tensor<4x32x64xf32>
    %529 = "stablehlo.add"(%521, %528) : (tensor<4x32x64xf32>, tensor<4x32x64xf32>) -> tensor<4x32x64xf32>
    %530 = "stablehlo.convert"(%529) : (tensor<4x32x64xf32>) -> tensor<4x32x64xbf16>
    %531 = "stablehlo.reduce"(%530, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg381: tensor<bf16>, %arg382: tensor<bf16>):
      %1902 = "stablehlo.add"(%arg381, %arg382) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1902) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x64xbf16>, tensor<bf16>) -> tensor<64xbf16>
    %532 = "stablehlo.reshape"(%531) : (tensor<64xbf16>) -> tensor<1x1x64xbf16>
    %533 = "stablehlo.reduce"(%532, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg379: tensor<bf16>, %arg380: tensor<bf16>):
      %1901 = "stablehlo.add"(%arg379, %arg380) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1901) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x64xbf16>, tensor<bf16>) -> tensor<64xbf16>
    %534 = "stablehlo.convert"(%533) : (tensor<64xbf16>) -> tensor<64xf32>
    %535 = "stablehlo.dot_general"(%530, %492) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x64xbf16>, tensor<32x64xbf16>) -> tensor<4x32x32xf32>
    %536 = "stablehlo.convert"(%535) : (tensor<4x32x32xf32>) -> tensor<4x32x32xbf16>
    %537 = "stablehlo.dot_general"(%491, %530) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xbf16>, tensor<4x32x64xbf16>) -> tensor<32x64xf32>
    %538 = "stablehlo.convert"(%537) : (tensor<32x64xf32>) -> tensor<32x64xbf16>
    %539 = "stablehlo.convert"(%538) : (tensor<32x64xbf16>) -> tensor<32x64xf32>
    %540 = "stablehlo.reduce"(%536, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg377: tensor<bf16>, %arg378: tensor<bf16>):
      %1900 = "stablehlo.add"(%arg377, %arg378) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1900) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %541 = "stablehlo.reshape"(%540) : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %542 = "stablehlo.reduce"(%541, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg375: tensor<bf16>, %arg376: tensor<bf16>):
      %1899 = "stablehlo.add"(%arg375, %arg376) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1899) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %543 = "stablehlo.multiply"(%485, %536) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %544 = "stablehlo.reduce"(%543, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg373: tensor<bf16>, %arg374: tensor<bf16>):
      %1898 = "stablehlo.add"(%arg373, %arg374) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1898) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %545 = "stablehlo.reshape"(%544) : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %546 = "stablehlo.multiply"(%536, %487) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %547 = "stablehlo.reduce"(%545, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg371: tensor<bf16>, %arg372: tensor<bf16>):
      %1897 = "stablehlo.add"(%arg371, %arg372) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1897) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %548 = "stablehlo.multiply"(%470, %546) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %549 = "stablehlo.reduce"(%548, %5) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg369: tensor<bf16>, %arg370: tensor<bf16>):
      %1896 = "stablehlo.add"(%arg369, %arg370) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1896) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<4x32xbf16>
    %550 = "stablehlo.reshape"(%549) : (tensor<4x32xbf16>) -> tensor<4x32x1xbf16>
    %551 = "stablehlo.multiply"(%546, %484) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %552 = "stablehlo.multiply"(%550, %483) : (tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) -> tensor<4x32x1xbf16>
    %553 = "stablehlo.negate"(%551) : (tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %554 = "stablehlo.reduce"(%553, %5) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg367: tensor<bf16>, %arg368: tensor<bf16>):
      %1895 = "stablehlo.add"(%arg367, %arg368) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1895) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<4x32xbf16>
    %555 = "stablehlo.reshape"(%554) : (tensor<4x32xbf16>) -> tensor<4x32x1xbf16>
    %556 = "stablehlo.convert"(%542) : (tensor<32xbf16>) -> tensor<32xf32>
    %557 = "stablehlo.convert"(%547) : (tensor<32xbf16>) -> tensor<32xf32>
    %558 = "stablehlo.convert"(%552) : (tensor<4x32x1xbf16>) -> tensor<4x32x1xf32>
    %559 = "stablehlo.divide"(%558, %36) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %560 = "stablehlo.reduce"(%559, %24) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg365: tensor<f32>, %arg366: tensor<f32>):
      %1894 = "stablehlo.add"(%arg365, %arg366) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1894) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %561 = "stablehlo.broadcast_in_dim"(%560) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x32xf32>
    %562 = "stablehlo.convert"(%561) : (tensor<4x32x32xf32>) -> tensor<4x32x32xbf16>
    %563 = "stablehlo.multiply"(%562, %472) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %564 = "stablehlo.negate"(%563) : (tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %565 = "stablehlo.reduce"(%564, %5) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg363: tensor<bf16>, %arg364: tensor<bf16>):
      %1893 = "stablehlo.add"(%arg363, %arg364) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1893) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<4x32xbf16>
    %566 = "stablehlo.reshape"(%565) : (tensor<4x32xbf16>) -> tensor<4x32x1xbf16>
    %567 = "stablehlo.add"(%551, %563) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %568 = "stablehlo.add"(%555, %566) : (tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) -> tensor<4x32x1xbf16>
    %569 = "stablehlo.convert"(%568) : (tensor<4x32x1xbf16>) -> tensor<4x32x1xf32>
    %570 = "stablehlo.divide"(%569, %36) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %571 = "stablehlo.reduce"(%570, %24) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg361: tensor<f32>, %arg362: tensor<f32>):
      %1892 = "stablehlo.add"(%arg361, %arg362) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1892) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %572 = "stablehlo.broadcast_in_dim"(%571) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x32xf32>
    %573 = "stablehlo.convert"(%572) : (tensor<4x32x32xf32>) -> tensor<4x32x32xbf16>
    %574 = "stablehlo.add"(%567, %573) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %575 = "stablehlo.reduce"(%574, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg359: tensor<bf16>, %arg360: tensor<bf16>):
      %1891 = "stablehlo.add"(%arg359, %arg360) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1891) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %576 = "stablehlo.reshape"(%575) : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %577 = "stablehlo.reduce"(%576, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg357: tensor<bf16>, %arg358: tensor<bf16>):
      %1890 = "stablehlo.add"(%arg357, %arg358) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1890) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %578 = "stablehlo.convert"(%577) : (tensor<32xbf16>) -> tensor<32xf32>
    %579 = "stablehlo.dot_general"(%574, %456) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xbf16>, tensor<128x32xbf16>) -> tensor<4x32x128xf32>
    %580 = "stablehlo.convert"(%579) : (tensor<4x32x128xf32>) -> tensor<4x32x128xbf16>
    %581 = "stablehlo.dot_general"(%455, %574) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x128xbf16>, tensor<4x32x32xbf16>) -> tensor<128x32xf32>
    %582 = "stablehlo.convert"(%581) : (tensor<128x32xf32>) -> tensor<128x32xbf16>
    %583 = "stablehlo.convert"(%582) : (tensor<128x32xbf16>) -> tensor<128x32xf32>
    %584 = "stablehlo.multiply"(%444, %580) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %585 = "stablehlo.multiply"(%580, %454) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %586 = "stablehlo.multiply"(%181, %584) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %587 = "stablehlo.multiply"(%586, %452) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %588 = "stablehlo.multiply"(%587, %451) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %589 = "stablehlo.add"(%587, %588) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %590 = "stablehlo.multiply"(%175, %589) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %591 = "stablehlo.add"(%585, %590) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %592 = "stablehlo.multiply"(%172, %590) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %593 = "stablehlo.multiply"(%592, %447) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %594 = "stablehlo.add"(%591, %593) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %595 = "stablehlo.reduce"(%594, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg355: tensor<bf16>, %arg356: tensor<bf16>):
      %1889 = "stablehlo.add"(%arg355, %arg356) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1889) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x128xbf16>, tensor<bf16>) -> tensor<128xbf16>
    %596 = "stablehlo.reshape"(%595) : (tensor<128xbf16>) -> tensor<1x1x128xbf16>
    %597 = "stablehlo.reduce"(%596, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg353: tensor<bf16>, %arg354: tensor<bf16>):
      %1888 = "stablehlo.add"(%arg353, %arg354) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1888) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x128xbf16>, tensor<bf16>) -> tensor<128xbf16>
    %598 = "stablehlo.convert"(%597) : (tensor<128xbf16>) -> tensor<128xf32>
    %599 = "stablehlo.dot_general"(%594, %438) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x128xbf16>, tensor<32x128xbf16>) -> tensor<4x32x32xf32>
    %600 = "stablehlo.convert"(%599) : (tensor<4x32x32xf32>) -> tensor<4x32x32xbf16>
    %601 = "stablehlo.dot_general"(%437, %594) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xbf16>, tensor<4x32x128xbf16>) -> tensor<32x128xf32>
    %602 = "stablehlo.convert"(%601) : (tensor<32x128xf32>) -> tensor<32x128xbf16>
    %603 = "stablehlo.convert"(%602) : (tensor<32x128xbf16>) -> tensor<32x128xf32>
    %604 = "stablehlo.reduce"(%600, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg351: tensor<bf16>, %arg352: tensor<bf16>):
      %1887 = "stablehlo.add"(%arg351, %arg352) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1887) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %605 = "stablehlo.reshape"(%604) : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %606 = "stablehlo.reduce"(%605, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg349: tensor<bf16>, %arg350: tensor<bf16>):
      %1886 = "stablehlo.add"(%arg349, %arg350) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1886) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %607 = "stablehlo.multiply"(%431, %600) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %608 = "stablehlo.reduce"(%607, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg347: tensor<bf16>, %arg348: tensor<bf16>):
      %1885 = "stablehlo.add"(%arg347, %arg348) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1885) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %609 = "stablehlo.reshape"(%608) : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %610 = "stablehlo.multiply"(%600, %433) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %611 = "stablehlo.reduce"(%609, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg345: tensor<bf16>, %arg346: tensor<bf16>):
      %1884 = "stablehlo.add"(%arg345, %arg346) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1884) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %612 = "stablehlo.multiply"(%416, %610) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %613 = "stablehlo.reduce"(%612, %5) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg343: tensor<bf16>, %arg344: tensor<bf16>):
      %1883 = "stablehlo.add"(%arg343, %arg344) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1883) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<4x32xbf16>
    %614 = "stablehlo.reshape"(%613) : (tensor<4x32xbf16>) -> tensor<4x32x1xbf16>
    %615 = "stablehlo.multiply"(%610, %430) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %616 = "stablehlo.multiply"(%614, %429) : (tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) -> tensor<4x32x1xbf16>
    %617 = "stablehlo.negate"(%615) : (tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %618 = "stablehlo.reduce"(%617, %5) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg341: tensor<bf16>, %arg342: tensor<bf16>):
      %1882 = "stablehlo.add"(%arg341, %arg342) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1882) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<4x32xbf16>
    %619 = "stablehlo.reshape"(%618) : (tensor<4x32xbf16>) -> tensor<4x32x1xbf16>
    %620 = "stablehlo.add"(%574, %615) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %621 = "stablehlo.convert"(%606) : (tensor<32xbf16>) -> tensor<32xf32>
    %622 = "stablehlo.convert"(%611) : (tensor<32xbf16>) -> tensor<32xf32>
    %623 = "stablehlo.convert"(%616) : (tensor<4x32x1xbf16>) -> tensor<4x32x1xf32>
    %624 = "stablehlo.divide"(%623, %36) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %625 = "stablehlo.reduce"(%624, %24) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg339: tensor<f32>, %arg340: tensor<f32>):
      %1881 = "stablehlo.add"(%arg339, %arg340) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1881) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %626 = "stablehlo.broadcast_in_dim"(%625) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x32xf32>
    %627 = "stablehlo.convert"(%626) : (tensor<4x32x32xf32>) -> tensor<4x32x32xbf16>
    %628 = "stablehlo.multiply"(%627, %418) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %629 = "stablehlo.negate"(%628) : (tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %630 = "stablehlo.reduce"(%629, %5) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg337: tensor<bf16>, %arg338: tensor<bf16>):
      %1880 = "stablehlo.add"(%arg337, %arg338) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1880) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<4x32xbf16>
    %631 = "stablehlo.reshape"(%630) : (tensor<4x32xbf16>) -> tensor<4x32x1xbf16>
    %632 = "stablehlo.add"(%620, %628) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %633 = "stablehlo.add"(%619, %631) : (tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) -> tensor<4x32x1xbf16>
    %634 = "stablehlo.convert"(%633) : (tensor<4x32x1xbf16>) -> tensor<4x32x1xf32>
    %635 = "stablehlo.divide"(%634, %36) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %636 = "stablehlo.reduce"(%635, %24) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg335: tensor<f32>, %arg336: tensor<f32>):
      %1879 = "stablehlo.add"(%arg335, %arg336) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1879) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %637 = "stablehlo.broadcast_in_dim"(%636) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x32xf32>
    %638 = "stablehlo.convert"(%637) : (tensor<4x32x32xf32>) -> tensor<4x32x32xbf16>
    %639 = "stablehlo.add"(%632, %638) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %640 = "stablehlo.reduce"(%639, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg333: tensor<bf16>, %arg334: tensor<bf16>):
      %1878 = "stablehlo.add"(%arg333, %arg334) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1878) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %641 = "stablehlo.reshape"(%640) : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %642 = "stablehlo.reduce"(%641, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg331: tensor<bf16>, %arg332: tensor<bf16>):
      %1877 = "stablehlo.add"(%arg331, %arg332) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1877) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %643 = "stablehlo.convert"(%642) : (tensor<32xbf16>) -> tensor<32xf32>
    %644 = "stablehlo.dot_general"(%639, %402) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xbf16>, tensor<32x32xbf16>) -> tensor<4x32x32xf32>
    %645 = "stablehlo.convert"(%644) : (tensor<4x32x32xf32>) -> tensor<4x32x32xbf16>
    %646 = "stablehlo.dot_general"(%401, %639) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<32x32xf32>
    %647 = "stablehlo.convert"(%646) : (tensor<32x32xf32>) -> tensor<32x32xbf16>
    %648 = "stablehlo.convert"(%647) : (tensor<32x32xbf16>) -> tensor<32x32xf32>
    %649 = "stablehlo.reshape"(%645) : (tensor<4x32x32xbf16>) -> tensor<4x32x4x8xbf16>
    %650 = "stablehlo.dot_general"(%649, %379) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x4x8xbf16>, tensor<4x32x4x8xbf16>) -> tensor<4x4x32x32xf32>
    %651 = "stablehlo.convert"(%650) : (tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xbf16>
    %652 = "stablehlo.dot_general"(%649, %395) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x4x8xbf16>, tensor<4x4x32x32xbf16>) -> tensor<4x4x8x32xf32>
    %653 = "stablehlo.transpose"(%652) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<4x4x8x32xf32>) -> tensor<4x32x4x8xf32>
    %654 = "stablehlo.convert"(%653) : (tensor<4x32x4x8xf32>) -> tensor<4x32x4x8xbf16>
    %655 = "stablehlo.broadcast_in_dim"(%397) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x4x32x1xbf16>) -> tensor<4x4x32x32xbf16>
    %656 = "stablehlo.multiply"(%651, %655) : (tensor<4x4x32x32xbf16>, tensor<4x4x32x32xbf16>) -> tensor<4x4x32x32xbf16>
    %657 = "stablehlo.multiply"(%656, %389) : (tensor<4x4x32x32xbf16>, tensor<4x4x32x32xbf16>) -> tensor<4x4x32x32xbf16>
    %658 = "stablehlo.reduce"(%657, %5) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg329: tensor<bf16>, %arg330: tensor<bf16>):
      %1876 = "stablehlo.add"(%arg329, %arg330) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1876) : (tensor<bf16>) -> ()
    }) : (tensor<4x4x32x32xbf16>, tensor<bf16>) -> tensor<4x4x32xbf16>
    %659 = "stablehlo.reshape"(%658) : (tensor<4x4x32xbf16>) -> tensor<4x4x32x1xbf16>
    %660 = "stablehlo.negate"(%659) : (tensor<4x4x32x1xbf16>) -> tensor<4x4x32x1xbf16>
    %661 = "stablehlo.divide"(%651, %394) : (tensor<4x4x32x32xbf16>, tensor<4x4x32x32xbf16>) -> tensor<4x4x32x32xbf16>
    %662 = "stablehlo.convert"(%660) : (tensor<4x4x32x1xbf16>) -> tensor<4x4x32x1xf32>
    %663 = "stablehlo.reduce"(%662, %24) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg327: tensor<f32>, %arg328: tensor<f32>):
      %1875 = "stablehlo.add"(%arg327, %arg328) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1875) : (tensor<f32>) -> ()
    }) : (tensor<4x4x32x1xf32>, tensor<f32>) -> tensor<4x4x32xf32>
    %664 = "stablehlo.broadcast_in_dim"(%663) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x4x32xf32>) -> tensor<4x4x32x32xf32>
    %665 = "stablehlo.convert"(%664) : (tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xbf16>
    %666 = "stablehlo.add"(%661, %665) : (tensor<4x4x32x32xbf16>, tensor<4x4x32x32xbf16>) -> tensor<4x4x32x32xbf16>
    %667 = "stablehlo.multiply"(%666, %389) : (tensor<4x4x32x32xbf16>, tensor<4x4x32x32xbf16>) -> tensor<4x4x32x32xbf16>
    %668 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x4x32x32xbf16>
    %669 = "stablehlo.select"(%102, %667, %668) : (tensor<4x4x32x32xi1>, tensor<4x4x32x32xbf16>, tensor<4x4x32x32xbf16>) -> tensor<4x4x32x32xbf16>
    %670 = "stablehlo.multiply"(%669, %91) : (tensor<4x4x32x32xbf16>, tensor<4x4x32x32xbf16>) -> tensor<4x4x32x32xbf16>
    %671 = "stablehlo.dot_general"(%371, %670) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x4x8xbf16>, tensor<4x4x32x32xbf16>) -> tensor<4x4x8x32xf32>
    %672 = "stablehlo.transpose"(%671) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<4x4x8x32xf32>) -> tensor<4x32x4x8xf32>
    %673 = "stablehlo.convert"(%672) : (tensor<4x32x4x8xf32>) -> tensor<4x32x4x8xbf16>
    %674 = "stablehlo.dot_general"(%670, %363) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x4x32x32xbf16>, tensor<4x32x4x8xbf16>) -> tensor<4x4x32x8xf32>
    %675 = "stablehlo.transpose"(%674) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<4x4x32x8xf32>) -> tensor<4x32x4x8xf32>
    %676 = "stablehlo.convert"(%675) : (tensor<4x32x4x8xf32>) -> tensor<4x32x4x8xbf16>
    %677 = "stablehlo.reshape"(%654) : (tensor<4x32x4x8xbf16>) -> tensor<4x32x32xbf16>
    %678 = "stablehlo.reduce"(%677, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg325: tensor<bf16>, %arg326: tensor<bf16>):
      %1874 = "stablehlo.add"(%arg325, %arg326) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1874) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %679 = "stablehlo.reshape"(%678) : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %680 = "stablehlo.reduce"(%679, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg323: tensor<bf16>, %arg324: tensor<bf16>):
      %1873 = "stablehlo.add"(%arg323, %arg324) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1873) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %681 = "stablehlo.convert"(%680) : (tensor<32xbf16>) -> tensor<32xf32>
    %682 = "stablehlo.dot_general"(%677, %372) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xbf16>, tensor<32x32xbf16>) -> tensor<4x32x32xf32>
    %683 = "stablehlo.convert"(%682) : (tensor<4x32x32xf32>) -> tensor<4x32x32xbf16>
    %684 = "stablehlo.dot_general"(%355, %677) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<32x32xf32>
    %685 = "stablehlo.convert"(%684) : (tensor<32x32xf32>) -> tensor<32x32xbf16>
    %686 = "stablehlo.convert"(%685) : (tensor<32x32xbf16>) -> tensor<32x32xf32>
    %687 = "stablehlo.reshape"(%676) : (tensor<4x32x4x8xbf16>) -> tensor<4x32x32xbf16>
    %688 = "stablehlo.reduce"(%687, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg321: tensor<bf16>, %arg322: tensor<bf16>):
      %1872 = "stablehlo.add"(%arg321, %arg322) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1872) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %689 = "stablehlo.reshape"(%688) : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %690 = "stablehlo.reduce"(%689, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg319: tensor<bf16>, %arg320: tensor<bf16>):
      %1871 = "stablehlo.add"(%arg319, %arg320) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1871) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %691 = "stablehlo.convert"(%690) : (tensor<32xbf16>) -> tensor<32xf32>
    %692 = "stablehlo.dot_general"(%687, %364) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xbf16>, tensor<32x32xbf16>) -> tensor<4x32x32xf32>
    %693 = "stablehlo.convert"(%692) : (tensor<4x32x32xf32>) -> tensor<4x32x32xbf16>
    %694 = "stablehlo.dot_general"(%355, %687) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<32x32xf32>
    %695 = "stablehlo.convert"(%694) : (tensor<32x32xf32>) -> tensor<32x32xbf16>
    %696 = "stablehlo.add"(%683, %693) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %697 = "stablehlo.convert"(%695) : (tensor<32x32xbf16>) -> tensor<32x32xf32>
    %698 = "stablehlo.reshape"(%673) : (tensor<4x32x4x8xbf16>) -> tensor<4x32x32xbf16>
    %699 = "stablehlo.reduce"(%698, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg317: tensor<bf16>, %arg318: tensor<bf16>):
      %1870 = "stablehlo.add"(%arg317, %arg318) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1870) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %700 = "stablehlo.reshape"(%699) : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %701 = "stablehlo.reduce"(%700, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg315: tensor<bf16>, %arg316: tensor<bf16>):
      %1869 = "stablehlo.add"(%arg315, %arg316) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1869) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %702 = "stablehlo.convert"(%701) : (tensor<32xbf16>) -> tensor<32xf32>
    %703 = "stablehlo.dot_general"(%698, %356) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xbf16>, tensor<32x32xbf16>) -> tensor<4x32x32xf32>
    %704 = "stablehlo.convert"(%703) : (tensor<4x32x32xf32>) -> tensor<4x32x32xbf16>
    %705 = "stablehlo.dot_general"(%355, %698) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<32x32xf32>
    %706 = "stablehlo.convert"(%705) : (tensor<32x32xf32>) -> tensor<32x32xbf16>
    %707 = "stablehlo.add"(%696, %704) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %708 = "stablehlo.convert"(%706) : (tensor<32x32xbf16>) -> tensor<32x32xf32>
    %709 = "stablehlo.reduce"(%707, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg313: tensor<bf16>, %arg314: tensor<bf16>):
      %1868 = "stablehlo.add"(%arg313, %arg314) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1868) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %710 = "stablehlo.reshape"(%709) : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %711 = "stablehlo.reduce"(%710, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg311: tensor<bf16>, %arg312: tensor<bf16>):
      %1867 = "stablehlo.add"(%arg311, %arg312) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1867) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %712 = "stablehlo.multiply"(%349, %707) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %713 = "stablehlo.reduce"(%712, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg309: tensor<bf16>, %arg310: tensor<bf16>):
      %1866 = "stablehlo.add"(%arg309, %arg310) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1866) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %714 = "stablehlo.reshape"(%713) : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %715 = "stablehlo.multiply"(%707, %351) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %716 = "stablehlo.reduce"(%714, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg307: tensor<bf16>, %arg308: tensor<bf16>):
      %1865 = "stablehlo.add"(%arg307, %arg308) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1865) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %717 = "stablehlo.multiply"(%334, %715) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %718 = "stablehlo.reduce"(%717, %5) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg305: tensor<bf16>, %arg306: tensor<bf16>):
      %1864 = "stablehlo.add"(%arg305, %arg306) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1864) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<4x32xbf16>
    %719 = "stablehlo.reshape"(%718) : (tensor<4x32xbf16>) -> tensor<4x32x1xbf16>
    %720 = "stablehlo.multiply"(%715, %348) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %721 = "stablehlo.multiply"(%719, %347) : (tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) -> tensor<4x32x1xbf16>
    %722 = "stablehlo.negate"(%720) : (tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %723 = "stablehlo.reduce"(%722, %5) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg303: tensor<bf16>, %arg304: tensor<bf16>):
      %1863 = "stablehlo.add"(%arg303, %arg304) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1863) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<4x32xbf16>
    %724 = "stablehlo.reshape"(%723) : (tensor<4x32xbf16>) -> tensor<4x32x1xbf16>
    %725 = "stablehlo.add"(%639, %720) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %726 = "stablehlo.convert"(%711) : (tensor<32xbf16>) -> tensor<32xf32>
    %727 = "stablehlo.convert"(%716) : (tensor<32xbf16>) -> tensor<32xf32>
    %728 = "stablehlo.convert"(%721) : (tensor<4x32x1xbf16>) -> tensor<4x32x1xf32>
    %729 = "stablehlo.divide"(%728, %36) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %730 = "stablehlo.reduce"(%729, %24) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg301: tensor<f32>, %arg302: tensor<f32>):
      %1862 = "stablehlo.add"(%arg301, %arg302) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1862) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %731 = "stablehlo.broadcast_in_dim"(%730) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x32xf32>
    %732 = "stablehlo.convert"(%731) : (tensor<4x32x32xf32>) -> tensor<4x32x32xbf16>
    %733 = "stablehlo.multiply"(%732, %336) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %734 = "stablehlo.negate"(%733) : (tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %735 = "stablehlo.reduce"(%734, %5) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg299: tensor<bf16>, %arg300: tensor<bf16>):
      %1861 = "stablehlo.add"(%arg299, %arg300) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1861) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<4x32xbf16>
    %736 = "stablehlo.reshape"(%735) : (tensor<4x32xbf16>) -> tensor<4x32x1xbf16>
    %737 = "stablehlo.add"(%725, %733) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %738 = "stablehlo.add"(%724, %736) : (tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) -> tensor<4x32x1xbf16>
    %739 = "stablehlo.convert"(%738) : (tensor<4x32x1xbf16>) -> tensor<4x32x1xf32>
    %740 = "stablehlo.divide"(%739, %36) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %741 = "stablehlo.reduce"(%740, %24) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg297: tensor<f32>, %arg298: tensor<f32>):
      %1860 = "stablehlo.add"(%arg297, %arg298) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1860) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %742 = "stablehlo.broadcast_in_dim"(%741) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x32xf32>
    %743 = "stablehlo.convert"(%742) : (tensor<4x32x32xf32>) -> tensor<4x32x32xbf16>
    %744 = "stablehlo.add"(%737, %743) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %745 = "stablehlo.reduce"(%744, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg295: tensor<bf16>, %arg296: tensor<bf16>):
      %1859 = "stablehlo.add"(%arg295, %arg296) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1859) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %746 = "stablehlo.reshape"(%745) : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %747 = "stablehlo.reduce"(%746, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg293: tensor<bf16>, %arg294: tensor<bf16>):
      %1858 = "stablehlo.add"(%arg293, %arg294) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1858) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %748 = "stablehlo.convert"(%747) : (tensor<32xbf16>) -> tensor<32xf32>
    %749 = "stablehlo.dot_general"(%744, %320) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xbf16>, tensor<128x32xbf16>) -> tensor<4x32x128xf32>
    %750 = "stablehlo.convert"(%749) : (tensor<4x32x128xf32>) -> tensor<4x32x128xbf16>
    %751 = "stablehlo.dot_general"(%319, %744) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x128xbf16>, tensor<4x32x32xbf16>) -> tensor<128x32xf32>
    %752 = "stablehlo.convert"(%751) : (tensor<128x32xf32>) -> tensor<128x32xbf16>
    %753 = "stablehlo.convert"(%752) : (tensor<128x32xbf16>) -> tensor<128x32xf32>
    %754 = "stablehlo.multiply"(%308, %750) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %755 = "stablehlo.multiply"(%750, %318) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %756 = "stablehlo.multiply"(%181, %754) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %757 = "stablehlo.multiply"(%756, %316) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %758 = "stablehlo.multiply"(%757, %315) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %759 = "stablehlo.add"(%757, %758) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %760 = "stablehlo.multiply"(%175, %759) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %761 = "stablehlo.add"(%755, %760) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %762 = "stablehlo.multiply"(%172, %760) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %763 = "stablehlo.multiply"(%762, %311) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %764 = "stablehlo.add"(%761, %763) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %765 = "stablehlo.reduce"(%764, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg291: tensor<bf16>, %arg292: tensor<bf16>):
      %1857 = "stablehlo.add"(%arg291, %arg292) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1857) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x128xbf16>, tensor<bf16>) -> tensor<128xbf16>
    %766 = "stablehlo.reshape"(%765) : (tensor<128xbf16>) -> tensor<1x1x128xbf16>
    %767 = "stablehlo.reduce"(%766, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg289: tensor<bf16>, %arg290: tensor<bf16>):
      %1856 = "stablehlo.add"(%arg289, %arg290) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1856) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x128xbf16>, tensor<bf16>) -> tensor<128xbf16>
    %768 = "stablehlo.convert"(%767) : (tensor<128xbf16>) -> tensor<128xf32>
    %769 = "stablehlo.dot_general"(%764, %302) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x128xbf16>, tensor<32x128xbf16>) -> tensor<4x32x32xf32>
    %770 = "stablehlo.convert"(%769) : (tensor<4x32x32xf32>) -> tensor<4x32x32xbf16>
    %771 = "stablehlo.dot_general"(%301, %764) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xbf16>, tensor<4x32x128xbf16>) -> tensor<32x128xf32>
    %772 = "stablehlo.convert"(%771) : (tensor<32x128xf32>) -> tensor<32x128xbf16>
    %773 = "stablehlo.convert"(%772) : (tensor<32x128xbf16>) -> tensor<32x128xf32>
    %774 = "stablehlo.reduce"(%770, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg287: tensor<bf16>, %arg288: tensor<bf16>):
      %1855 = "stablehlo.add"(%arg287, %arg288) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1855) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %775 = "stablehlo.reshape"(%774) : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %776 = "stablehlo.reduce"(%775, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg285: tensor<bf16>, %arg286: tensor<bf16>):
      %1854 = "stablehlo.add"(%arg285, %arg286) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1854) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %777 = "stablehlo.multiply"(%295, %770) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %778 = "stablehlo.reduce"(%777, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg283: tensor<bf16>, %arg284: tensor<bf16>):
      %1853 = "stablehlo.add"(%arg283, %arg284) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1853) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %779 = "stablehlo.reshape"(%778) : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %780 = "stablehlo.multiply"(%770, %297) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %781 = "stablehlo.reduce"(%779, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg281: tensor<bf16>, %arg282: tensor<bf16>):
      %1852 = "stablehlo.add"(%arg281, %arg282) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1852) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %782 = "stablehlo.multiply"(%280, %780) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %783 = "stablehlo.reduce"(%782, %5) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg279: tensor<bf16>, %arg280: tensor<bf16>):
      %1851 = "stablehlo.add"(%arg279, %arg280) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1851) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<4x32xbf16>
    %784 = "stablehlo.reshape"(%783) : (tensor<4x32xbf16>) -> tensor<4x32x1xbf16>
    %785 = "stablehlo.multiply"(%780, %294) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %786 = "stablehlo.multiply"(%784, %293) : (tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) -> tensor<4x32x1xbf16>
    %787 = "stablehlo.negate"(%785) : (tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %788 = "stablehlo.reduce"(%787, %5) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg277: tensor<bf16>, %arg278: tensor<bf16>):
      %1850 = "stablehlo.add"(%arg277, %arg278) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1850) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<4x32xbf16>
    %789 = "stablehlo.reshape"(%788) : (tensor<4x32xbf16>) -> tensor<4x32x1xbf16>
    %790 = "stablehlo.add"(%744, %785) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %791 = "stablehlo.convert"(%776) : (tensor<32xbf16>) -> tensor<32xf32>
    %792 = "stablehlo.convert"(%781) : (tensor<32xbf16>) -> tensor<32xf32>
    %793 = "stablehlo.convert"(%786) : (tensor<4x32x1xbf16>) -> tensor<4x32x1xf32>
    %794 = "stablehlo.divide"(%793, %36) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %795 = "stablehlo.reduce"(%794, %24) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg275: tensor<f32>, %arg276: tensor<f32>):
      %1849 = "stablehlo.add"(%arg275, %arg276) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1849) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %796 = "stablehlo.broadcast_in_dim"(%795) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x32xf32>
    %797 = "stablehlo.convert"(%796) : (tensor<4x32x32xf32>) -> tensor<4x32x32xbf16>
    %798 = "stablehlo.multiply"(%797, %282) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %799 = "stablehlo.negate"(%798) : (tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %800 = "stablehlo.reduce"(%799, %5) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg273: tensor<bf16>, %arg274: tensor<bf16>):
      %1848 = "stablehlo.add"(%arg273, %arg274) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1848) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<4x32xbf16>
    %801 = "stablehlo.reshape"(%800) : (tensor<4x32xbf16>) -> tensor<4x32x1xbf16>
    %802 = "stablehlo.add"(%790, %798) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %803 = "stablehlo.add"(%789, %801) : (tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) -> tensor<4x32x1xbf16>
    %804 = "stablehlo.convert"(%803) : (tensor<4x32x1xbf16>) -> tensor<4x32x1xf32>
    %805 = "stablehlo.divide"(%804, %36) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %806 = "stablehlo.reduce"(%805, %24) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg271: tensor<f32>, %arg272: tensor<f32>):
      %1847 = "stablehlo.add"(%arg271, %arg272) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1847) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %807 = "stablehlo.broadcast_in_dim"(%806) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x32xf32>
    %808 = "stablehlo.convert"(%807) : (tensor<4x32x32xf32>) -> tensor<4x32x32xbf16>
    %809 = "stablehlo.add"(%802, %808) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %810 = "stablehlo.reduce"(%809, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg269: tensor<bf16>, %arg270: tensor<bf16>):
      %1846 = "stablehlo.add"(%arg269, %arg270) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1846) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %811 = "stablehlo.reshape"(%810) : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %812 = "stablehlo.reduce"(%811, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg267: tensor<bf16>, %arg268: tensor<bf16>):
      %1845 = "stablehlo.add"(%arg267, %arg268) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1845) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %813 = "stablehlo.convert"(%812) : (tensor<32xbf16>) -> tensor<32xf32>
    %814 = "stablehlo.dot_general"(%809, %266) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xbf16>, tensor<32x32xbf16>) -> tensor<4x32x32xf32>
    %815 = "stablehlo.convert"(%814) : (tensor<4x32x32xf32>) -> tensor<4x32x32xbf16>
    %816 = "stablehlo.dot_general"(%265, %809) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<32x32xf32>
    %817 = "stablehlo.convert"(%816) : (tensor<32x32xf32>) -> tensor<32x32xbf16>
    %818 = "stablehlo.convert"(%817) : (tensor<32x32xbf16>) -> tensor<32x32xf32>
    %819 = "stablehlo.reshape"(%815) : (tensor<4x32x32xbf16>) -> tensor<4x32x4x8xbf16>
    %820 = "stablehlo.dot_general"(%819, %243) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x4x8xbf16>, tensor<4x32x4x8xbf16>) -> tensor<4x4x32x32xf32>
    %821 = "stablehlo.convert"(%820) : (tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xbf16>
    %822 = "stablehlo.dot_general"(%819, %259) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x4x8xbf16>, tensor<4x4x32x32xbf16>) -> tensor<4x4x8x32xf32>
    %823 = "stablehlo.transpose"(%822) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<4x4x8x32xf32>) -> tensor<4x32x4x8xf32>
    %824 = "stablehlo.convert"(%823) : (tensor<4x32x4x8xf32>) -> tensor<4x32x4x8xbf16>
    %825 = "stablehlo.broadcast_in_dim"(%261) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x4x32x1xbf16>) -> tensor<4x4x32x32xbf16>
    %826 = "stablehlo.multiply"(%821, %825) : (tensor<4x4x32x32xbf16>, tensor<4x4x32x32xbf16>) -> tensor<4x4x32x32xbf16>
    %827 = "stablehlo.multiply"(%826, %253) : (tensor<4x4x32x32xbf16>, tensor<4x4x32x32xbf16>) -> tensor<4x4x32x32xbf16>
    %828 = "stablehlo.reduce"(%827, %5) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg265: tensor<bf16>, %arg266: tensor<bf16>):
      %1844 = "stablehlo.add"(%arg265, %arg266) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1844) : (tensor<bf16>) -> ()
    }) : (tensor<4x4x32x32xbf16>, tensor<bf16>) -> tensor<4x4x32xbf16>
    %829 = "stablehlo.reshape"(%828) : (tensor<4x4x32xbf16>) -> tensor<4x4x32x1xbf16>
    %830 = "stablehlo.negate"(%829) : (tensor<4x4x32x1xbf16>) -> tensor<4x4x32x1xbf16>
    %831 = "stablehlo.divide"(%821, %258) : (tensor<4x4x32x32xbf16>, tensor<4x4x32x32xbf16>) -> tensor<4x4x32x32xbf16>
    %832 = "stablehlo.convert"(%830) : (tensor<4x4x32x1xbf16>) -> tensor<4x4x32x1xf32>
    %833 = "stablehlo.reduce"(%832, %24) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg263: tensor<f32>, %arg264: tensor<f32>):
      %1843 = "stablehlo.add"(%arg263, %arg264) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1843) : (tensor<f32>) -> ()
    }) : (tensor<4x4x32x1xf32>, tensor<f32>) -> tensor<4x4x32xf32>
    %834 = "stablehlo.broadcast_in_dim"(%833) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x4x32xf32>) -> tensor<4x4x32x32xf32>
    %835 = "stablehlo.convert"(%834) : (tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xbf16>
    %836 = "stablehlo.add"(%831, %835) : (tensor<4x4x32x32xbf16>, tensor<4x4x32x32xbf16>) -> tensor<4x4x32x32xbf16>
    %837 = "stablehlo.multiply"(%836, %253) : (tensor<4x4x32x32xbf16>, tensor<4x4x32x32xbf16>) -> tensor<4x4x32x32xbf16>
    %838 = "stablehlo.select"(%102, %837, %668) : (tensor<4x4x32x32xi1>, tensor<4x4x32x32xbf16>, tensor<4x4x32x32xbf16>) -> tensor<4x4x32x32xbf16>
    %839 = "stablehlo.multiply"(%838, %91) : (tensor<4x4x32x32xbf16>, tensor<4x4x32x32xbf16>) -> tensor<4x4x32x32xbf16>
    %840 = "stablehlo.dot_general"(%235, %839) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x4x8xbf16>, tensor<4x4x32x32xbf16>) -> tensor<4x4x8x32xf32>
    %841 = "stablehlo.transpose"(%840) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<4x4x8x32xf32>) -> tensor<4x32x4x8xf32>
    %842 = "stablehlo.convert"(%841) : (tensor<4x32x4x8xf32>) -> tensor<4x32x4x8xbf16>
    %843 = "stablehlo.dot_general"(%839, %227) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x4x32x32xbf16>, tensor<4x32x4x8xbf16>) -> tensor<4x4x32x8xf32>
    %844 = "stablehlo.transpose"(%843) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<4x4x32x8xf32>) -> tensor<4x32x4x8xf32>
    %845 = "stablehlo.convert"(%844) : (tensor<4x32x4x8xf32>) -> tensor<4x32x4x8xbf16>
    %846 = "stablehlo.reshape"(%824) : (tensor<4x32x4x8xbf16>) -> tensor<4x32x32xbf16>
    %847 = "stablehlo.reduce"(%846, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg261: tensor<bf16>, %arg262: tensor<bf16>):
      %1842 = "stablehlo.add"(%arg261, %arg262) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1842) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %848 = "stablehlo.reshape"(%847) : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %849 = "stablehlo.reduce"(%848, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg259: tensor<bf16>, %arg260: tensor<bf16>):
      %1841 = "stablehlo.add"(%arg259, %arg260) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1841) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %850 = "stablehlo.convert"(%849) : (tensor<32xbf16>) -> tensor<32xf32>
    %851 = "stablehlo.dot_general"(%846, %236) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xbf16>, tensor<32x32xbf16>) -> tensor<4x32x32xf32>
    %852 = "stablehlo.convert"(%851) : (tensor<4x32x32xf32>) -> tensor<4x32x32xbf16>
    %853 = "stablehlo.dot_general"(%219, %846) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<32x32xf32>
    %854 = "stablehlo.convert"(%853) : (tensor<32x32xf32>) -> tensor<32x32xbf16>
    %855 = "stablehlo.convert"(%854) : (tensor<32x32xbf16>) -> tensor<32x32xf32>
    %856 = "stablehlo.reshape"(%845) : (tensor<4x32x4x8xbf16>) -> tensor<4x32x32xbf16>
    %857 = "stablehlo.reduce"(%856, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg257: tensor<bf16>, %arg258: tensor<bf16>):
      %1840 = "stablehlo.add"(%arg257, %arg258) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1840) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %858 = "stablehlo.reshape"(%857) : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %859 = "stablehlo.reduce"(%858, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg255: tensor<bf16>, %arg256: tensor<bf16>):
      %1839 = "stablehlo.add"(%arg255, %arg256) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1839) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %860 = "stablehlo.convert"(%859) : (tensor<32xbf16>) -> tensor<32xf32>
    %861 = "stablehlo.dot_general"(%856, %228) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xbf16>, tensor<32x32xbf16>) -> tensor<4x32x32xf32>
    %862 = "stablehlo.convert"(%861) : (tensor<4x32x32xf32>) -> tensor<4x32x32xbf16>
    %863 = "stablehlo.dot_general"(%219, %856) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<32x32xf32>
    %864 = "stablehlo.convert"(%863) : (tensor<32x32xf32>) -> tensor<32x32xbf16>
    %865 = "stablehlo.add"(%852, %862) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %866 = "stablehlo.convert"(%864) : (tensor<32x32xbf16>) -> tensor<32x32xf32>
    %867 = "stablehlo.reshape"(%842) : (tensor<4x32x4x8xbf16>) -> tensor<4x32x32xbf16>
    %868 = "stablehlo.reduce"(%867, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg253: tensor<bf16>, %arg254: tensor<bf16>):
      %1838 = "stablehlo.add"(%arg253, %arg254) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1838) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %869 = "stablehlo.reshape"(%868) : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %870 = "stablehlo.reduce"(%869, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg251: tensor<bf16>, %arg252: tensor<bf16>):
      %1837 = "stablehlo.add"(%arg251, %arg252) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1837) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %871 = "stablehlo.convert"(%870) : (tensor<32xbf16>) -> tensor<32xf32>
    %872 = "stablehlo.dot_general"(%867, %220) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xbf16>, tensor<32x32xbf16>) -> tensor<4x32x32xf32>
    %873 = "stablehlo.convert"(%872) : (tensor<4x32x32xf32>) -> tensor<4x32x32xbf16>
    %874 = "stablehlo.dot_general"(%219, %867) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<32x32xf32>
    %875 = "stablehlo.convert"(%874) : (tensor<32x32xf32>) -> tensor<32x32xbf16>
    %876 = "stablehlo.add"(%865, %873) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %877 = "stablehlo.convert"(%875) : (tensor<32x32xbf16>) -> tensor<32x32xf32>
    %878 = "stablehlo.reduce"(%876, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg249: tensor<bf16>, %arg250: tensor<bf16>):
      %1836 = "stablehlo.add"(%arg249, %arg250) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1836) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %879 = "stablehlo.reshape"(%878) : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %880 = "stablehlo.reduce"(%879, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg247: tensor<bf16>, %arg248: tensor<bf16>):
      %1835 = "stablehlo.add"(%arg247, %arg248) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1835) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %881 = "stablehlo.multiply"(%213, %876) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %882 = "stablehlo.reduce"(%881, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg245: tensor<bf16>, %arg246: tensor<bf16>):
      %1834 = "stablehlo.add"(%arg245, %arg246) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1834) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %883 = "stablehlo.reshape"(%882) : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %884 = "stablehlo.multiply"(%876, %215) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %885 = "stablehlo.reduce"(%883, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg243: tensor<bf16>, %arg244: tensor<bf16>):
      %1833 = "stablehlo.add"(%arg243, %arg244) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1833) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %886 = "stablehlo.multiply"(%198, %884) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %887 = "stablehlo.reduce"(%886, %5) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg241: tensor<bf16>, %arg242: tensor<bf16>):
      %1832 = "stablehlo.add"(%arg241, %arg242) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1832) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<4x32xbf16>
    %888 = "stablehlo.reshape"(%887) : (tensor<4x32xbf16>) -> tensor<4x32x1xbf16>
    %889 = "stablehlo.multiply"(%884, %212) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %890 = "stablehlo.multiply"(%888, %211) : (tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) -> tensor<4x32x1xbf16>
    %891 = "stablehlo.negate"(%889) : (tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %892 = "stablehlo.reduce"(%891, %5) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg239: tensor<bf16>, %arg240: tensor<bf16>):
      %1831 = "stablehlo.add"(%arg239, %arg240) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1831) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<4x32xbf16>
    %893 = "stablehlo.reshape"(%892) : (tensor<4x32xbf16>) -> tensor<4x32x1xbf16>
    %894 = "stablehlo.add"(%809, %889) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %895 = "stablehlo.convert"(%880) : (tensor<32xbf16>) -> tensor<32xf32>
    %896 = "stablehlo.convert"(%885) : (tensor<32xbf16>) -> tensor<32xf32>
    %897 = "stablehlo.convert"(%890) : (tensor<4x32x1xbf16>) -> tensor<4x32x1xf32>
    %898 = "stablehlo.divide"(%897, %36) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %899 = "stablehlo.reduce"(%898, %24) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg237: tensor<f32>, %arg238: tensor<f32>):
      %1830 = "stablehlo.add"(%arg237, %arg238) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1830) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %900 = "stablehlo.broadcast_in_dim"(%899) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x32xf32>
    %901 = "stablehlo.convert"(%900) : (tensor<4x32x32xf32>) -> tensor<4x32x32xbf16>
    %902 = "stablehlo.multiply"(%901, %200) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %903 = "stablehlo.negate"(%902) : (tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %904 = "stablehlo.reduce"(%903, %5) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg235: tensor<bf16>, %arg236: tensor<bf16>):
      %1829 = "stablehlo.add"(%arg235, %arg236) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1829) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<4x32xbf16>
    %905 = "stablehlo.reshape"(%904) : (tensor<4x32xbf16>) -> tensor<4x32x1xbf16>
    %906 = "stablehlo.add"(%894, %902) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %907 = "stablehlo.add"(%893, %905) : (tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) -> tensor<4x32x1xbf16>
    %908 = "stablehlo.convert"(%907) : (tensor<4x32x1xbf16>) -> tensor<4x32x1xf32>
    %909 = "stablehlo.divide"(%908, %36) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %910 = "stablehlo.reduce"(%909, %24) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg233: tensor<f32>, %arg234: tensor<f32>):
      %1828 = "stablehlo.add"(%arg233, %arg234) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1828) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %911 = "stablehlo.broadcast_in_dim"(%910) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x32xf32>
    %912 = "stablehlo.convert"(%911) : (tensor<4x32x32xf32>) -> tensor<4x32x32xbf16>
    %913 = "stablehlo.add"(%906, %912) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %914 = "stablehlo.reduce"(%913, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg231: tensor<bf16>, %arg232: tensor<bf16>):
      %1827 = "stablehlo.add"(%arg231, %arg232) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1827) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %915 = "stablehlo.reshape"(%914) : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %916 = "stablehlo.reduce"(%915, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg229: tensor<bf16>, %arg230: tensor<bf16>):
      %1826 = "stablehlo.add"(%arg229, %arg230) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1826) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %917 = "stablehlo.convert"(%916) : (tensor<32xbf16>) -> tensor<32xf32>
    %918 = "stablehlo.dot_general"(%913, %184) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xbf16>, tensor<128x32xbf16>) -> tensor<4x32x128xf32>
    %919 = "stablehlo.convert"(%918) : (tensor<4x32x128xf32>) -> tensor<4x32x128xbf16>
    %920 = "stablehlo.dot_general"(%183, %913) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x128xbf16>, tensor<4x32x32xbf16>) -> tensor<128x32xf32>
    %921 = "stablehlo.convert"(%920) : (tensor<128x32xf32>) -> tensor<128x32xbf16>
    %922 = "stablehlo.convert"(%921) : (tensor<128x32xbf16>) -> tensor<128x32xf32>
    %923 = "stablehlo.multiply"(%167, %919) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %924 = "stablehlo.multiply"(%919, %182) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %925 = "stablehlo.multiply"(%181, %923) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %926 = "stablehlo.multiply"(%925, %179) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %927 = "stablehlo.multiply"(%926, %177) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %928 = "stablehlo.add"(%926, %927) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %929 = "stablehlo.multiply"(%175, %928) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %930 = "stablehlo.add"(%924, %929) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %931 = "stablehlo.multiply"(%172, %929) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %932 = "stablehlo.multiply"(%931, %171) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %933 = "stablehlo.add"(%930, %932) : (tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) -> tensor<4x32x128xbf16>
    %934 = "stablehlo.reduce"(%933, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg227: tensor<bf16>, %arg228: tensor<bf16>):
      %1825 = "stablehlo.add"(%arg227, %arg228) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1825) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x128xbf16>, tensor<bf16>) -> tensor<128xbf16>
    %935 = "stablehlo.reshape"(%934) : (tensor<128xbf16>) -> tensor<1x1x128xbf16>
    %936 = "stablehlo.reduce"(%935, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg225: tensor<bf16>, %arg226: tensor<bf16>):
      %1824 = "stablehlo.add"(%arg225, %arg226) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1824) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x128xbf16>, tensor<bf16>) -> tensor<128xbf16>
    %937 = "stablehlo.convert"(%936) : (tensor<128xbf16>) -> tensor<128xf32>
    %938 = "stablehlo.dot_general"(%933, %161) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x128xbf16>, tensor<32x128xbf16>) -> tensor<4x32x32xf32>
    %939 = "stablehlo.convert"(%938) : (tensor<4x32x32xf32>) -> tensor<4x32x32xbf16>
    %940 = "stablehlo.dot_general"(%160, %933) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xbf16>, tensor<4x32x128xbf16>) -> tensor<32x128xf32>
    %941 = "stablehlo.convert"(%940) : (tensor<32x128xf32>) -> tensor<32x128xbf16>
    %942 = "stablehlo.convert"(%941) : (tensor<32x128xbf16>) -> tensor<32x128xf32>
    %943 = "stablehlo.reduce"(%939, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg223: tensor<bf16>, %arg224: tensor<bf16>):
      %1823 = "stablehlo.add"(%arg223, %arg224) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1823) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %944 = "stablehlo.reshape"(%943) : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %945 = "stablehlo.reduce"(%944, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg221: tensor<bf16>, %arg222: tensor<bf16>):
      %1822 = "stablehlo.add"(%arg221, %arg222) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1822) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %946 = "stablehlo.multiply"(%154, %939) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %947 = "stablehlo.reduce"(%946, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg219: tensor<bf16>, %arg220: tensor<bf16>):
      %1821 = "stablehlo.add"(%arg219, %arg220) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1821) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %948 = "stablehlo.reshape"(%947) : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %949 = "stablehlo.multiply"(%939, %156) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %950 = "stablehlo.reduce"(%948, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg217: tensor<bf16>, %arg218: tensor<bf16>):
      %1820 = "stablehlo.add"(%arg217, %arg218) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1820) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %951 = "stablehlo.multiply"(%139, %949) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %952 = "stablehlo.reduce"(%951, %5) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg215: tensor<bf16>, %arg216: tensor<bf16>):
      %1819 = "stablehlo.add"(%arg215, %arg216) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1819) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<4x32xbf16>
    %953 = "stablehlo.reshape"(%952) : (tensor<4x32xbf16>) -> tensor<4x32x1xbf16>
    %954 = "stablehlo.multiply"(%949, %153) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %955 = "stablehlo.multiply"(%953, %152) : (tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) -> tensor<4x32x1xbf16>
    %956 = "stablehlo.negate"(%954) : (tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %957 = "stablehlo.reduce"(%956, %5) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg213: tensor<bf16>, %arg214: tensor<bf16>):
      %1818 = "stablehlo.add"(%arg213, %arg214) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1818) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<4x32xbf16>
    %958 = "stablehlo.reshape"(%957) : (tensor<4x32xbf16>) -> tensor<4x32x1xbf16>
    %959 = "stablehlo.add"(%913, %954) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %960 = "stablehlo.convert"(%945) : (tensor<32xbf16>) -> tensor<32xf32>
    %961 = "stablehlo.convert"(%950) : (tensor<32xbf16>) -> tensor<32xf32>
    %962 = "stablehlo.convert"(%955) : (tensor<4x32x1xbf16>) -> tensor<4x32x1xf32>
    %963 = "stablehlo.divide"(%962, %36) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %964 = "stablehlo.reduce"(%963, %24) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg211: tensor<f32>, %arg212: tensor<f32>):
      %1817 = "stablehlo.add"(%arg211, %arg212) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1817) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %965 = "stablehlo.broadcast_in_dim"(%964) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x32xf32>
    %966 = "stablehlo.convert"(%965) : (tensor<4x32x32xf32>) -> tensor<4x32x32xbf16>
    %967 = "stablehlo.multiply"(%966, %141) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %968 = "stablehlo.negate"(%967) : (tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %969 = "stablehlo.reduce"(%968, %5) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg209: tensor<bf16>, %arg210: tensor<bf16>):
      %1816 = "stablehlo.add"(%arg209, %arg210) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1816) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<4x32xbf16>
    %970 = "stablehlo.reshape"(%969) : (tensor<4x32xbf16>) -> tensor<4x32x1xbf16>
    %971 = "stablehlo.add"(%959, %967) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %972 = "stablehlo.add"(%958, %970) : (tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) -> tensor<4x32x1xbf16>
    %973 = "stablehlo.convert"(%972) : (tensor<4x32x1xbf16>) -> tensor<4x32x1xf32>
    %974 = "stablehlo.divide"(%973, %36) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %975 = "stablehlo.reduce"(%974, %24) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg207: tensor<f32>, %arg208: tensor<f32>):
      %1815 = "stablehlo.add"(%arg207, %arg208) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1815) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %976 = "stablehlo.broadcast_in_dim"(%975) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x32xf32>
    %977 = "stablehlo.convert"(%976) : (tensor<4x32x32xf32>) -> tensor<4x32x32xbf16>
    %978 = "stablehlo.add"(%971, %977) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %979 = "stablehlo.reduce"(%978, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg205: tensor<bf16>, %arg206: tensor<bf16>):
      %1814 = "stablehlo.add"(%arg205, %arg206) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1814) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %980 = "stablehlo.reshape"(%979) : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %981 = "stablehlo.reduce"(%980, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg203: tensor<bf16>, %arg204: tensor<bf16>):
      %1813 = "stablehlo.add"(%arg203, %arg204) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1813) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %982 = "stablehlo.convert"(%981) : (tensor<32xbf16>) -> tensor<32xf32>
    %983 = "stablehlo.dot_general"(%978, %125) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xbf16>, tensor<32x32xbf16>) -> tensor<4x32x32xf32>
    %984 = "stablehlo.convert"(%983) : (tensor<4x32x32xf32>) -> tensor<4x32x32xbf16>
    %985 = "stablehlo.dot_general"(%124, %978) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<32x32xf32>
    %986 = "stablehlo.convert"(%985) : (tensor<32x32xf32>) -> tensor<32x32xbf16>
    %987 = "stablehlo.convert"(%986) : (tensor<32x32xbf16>) -> tensor<32x32xf32>
    %988 = "stablehlo.reshape"(%984) : (tensor<4x32x32xbf16>) -> tensor<4x32x4x8xbf16>
    %989 = "stablehlo.dot_general"(%988, %88) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x4x8xbf16>, tensor<4x32x4x8xbf16>) -> tensor<4x4x32x32xf32>
    %990 = "stablehlo.convert"(%989) : (tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xbf16>
    %991 = "stablehlo.dot_general"(%988, %117) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x4x8xbf16>, tensor<4x4x32x32xbf16>) -> tensor<4x4x8x32xf32>
    %992 = "stablehlo.transpose"(%991) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<4x4x8x32xf32>) -> tensor<4x32x4x8xf32>
    %993 = "stablehlo.convert"(%992) : (tensor<4x32x4x8xf32>) -> tensor<4x32x4x8xbf16>
    %994 = "stablehlo.broadcast_in_dim"(%120) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x4x32x1xbf16>) -> tensor<4x4x32x32xbf16>
    %995 = "stablehlo.multiply"(%990, %994) : (tensor<4x4x32x32xbf16>, tensor<4x4x32x32xbf16>) -> tensor<4x4x32x32xbf16>
    %996 = "stablehlo.multiply"(%995, %111) : (tensor<4x4x32x32xbf16>, tensor<4x4x32x32xbf16>) -> tensor<4x4x32x32xbf16>
    %997 = "stablehlo.reduce"(%996, %5) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg201: tensor<bf16>, %arg202: tensor<bf16>):
      %1812 = "stablehlo.add"(%arg201, %arg202) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1812) : (tensor<bf16>) -> ()
    }) : (tensor<4x4x32x32xbf16>, tensor<bf16>) -> tensor<4x4x32xbf16>
    %998 = "stablehlo.reshape"(%997) : (tensor<4x4x32xbf16>) -> tensor<4x4x32x1xbf16>
    %999 = "stablehlo.negate"(%998) : (tensor<4x4x32x1xbf16>) -> tensor<4x4x32x1xbf16>
    %1000 = "stablehlo.divide"(%990, %116) : (tensor<4x4x32x32xbf16>, tensor<4x4x32x32xbf16>) -> tensor<4x4x32x32xbf16>
    %1001 = "stablehlo.convert"(%999) : (tensor<4x4x32x1xbf16>) -> tensor<4x4x32x1xf32>
    %1002 = "stablehlo.reduce"(%1001, %24) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg199: tensor<f32>, %arg200: tensor<f32>):
      %1811 = "stablehlo.add"(%arg199, %arg200) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1811) : (tensor<f32>) -> ()
    }) : (tensor<4x4x32x1xf32>, tensor<f32>) -> tensor<4x4x32xf32>
    %1003 = "stablehlo.broadcast_in_dim"(%1002) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x4x32xf32>) -> tensor<4x4x32x32xf32>
    %1004 = "stablehlo.convert"(%1003) : (tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xbf16>
    %1005 = "stablehlo.add"(%1000, %1004) : (tensor<4x4x32x32xbf16>, tensor<4x4x32x32xbf16>) -> tensor<4x4x32x32xbf16>
    %1006 = "stablehlo.multiply"(%1005, %111) : (tensor<4x4x32x32xbf16>, tensor<4x4x32x32xbf16>) -> tensor<4x4x32x32xbf16>
    %1007 = "stablehlo.select"(%102, %1006, %668) : (tensor<4x4x32x32xi1>, tensor<4x4x32x32xbf16>, tensor<4x4x32x32xbf16>) -> tensor<4x4x32x32xbf16>
    %1008 = "stablehlo.multiply"(%1007, %91) : (tensor<4x4x32x32xbf16>, tensor<4x4x32x32xbf16>) -> tensor<4x4x32x32xbf16>
    %1009 = "stablehlo.dot_general"(%80, %1008) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x4x8xbf16>, tensor<4x4x32x32xbf16>) -> tensor<4x4x8x32xf32>
    %1010 = "stablehlo.transpose"(%1009) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<4x4x8x32xf32>) -> tensor<4x32x4x8xf32>
    %1011 = "stablehlo.convert"(%1010) : (tensor<4x32x4x8xf32>) -> tensor<4x32x4x8xbf16>
    %1012 = "stablehlo.dot_general"(%1008, %72) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x4x32x32xbf16>, tensor<4x32x4x8xbf16>) -> tensor<4x4x32x8xf32>
    %1013 = "stablehlo.transpose"(%1012) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<4x4x32x8xf32>) -> tensor<4x32x4x8xf32>
    %1014 = "stablehlo.convert"(%1013) : (tensor<4x32x4x8xf32>) -> tensor<4x32x4x8xbf16>
    %1015 = "stablehlo.reshape"(%993) : (tensor<4x32x4x8xbf16>) -> tensor<4x32x32xbf16>
    %1016 = "stablehlo.reduce"(%1015, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg197: tensor<bf16>, %arg198: tensor<bf16>):
      %1810 = "stablehlo.add"(%arg197, %arg198) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1810) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %1017 = "stablehlo.reshape"(%1016) : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %1018 = "stablehlo.reduce"(%1017, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg195: tensor<bf16>, %arg196: tensor<bf16>):
      %1809 = "stablehlo.add"(%arg195, %arg196) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1809) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %1019 = "stablehlo.convert"(%1018) : (tensor<32xbf16>) -> tensor<32xf32>
    %1020 = "stablehlo.dot_general"(%1015, %81) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xbf16>, tensor<32x32xbf16>) -> tensor<4x32x32xf32>
    %1021 = "stablehlo.convert"(%1020) : (tensor<4x32x32xf32>) -> tensor<4x32x32xbf16>
    %1022 = "stablehlo.dot_general"(%64, %1015) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<32x32xf32>
    %1023 = "stablehlo.convert"(%1022) : (tensor<32x32xf32>) -> tensor<32x32xbf16>
    %1024 = "stablehlo.convert"(%1023) : (tensor<32x32xbf16>) -> tensor<32x32xf32>
    %1025 = "stablehlo.reshape"(%1014) : (tensor<4x32x4x8xbf16>) -> tensor<4x32x32xbf16>
    %1026 = "stablehlo.reduce"(%1025, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg193: tensor<bf16>, %arg194: tensor<bf16>):
      %1808 = "stablehlo.add"(%arg193, %arg194) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1808) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %1027 = "stablehlo.reshape"(%1026) : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %1028 = "stablehlo.reduce"(%1027, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg191: tensor<bf16>, %arg192: tensor<bf16>):
      %1807 = "stablehlo.add"(%arg191, %arg192) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1807) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %1029 = "stablehlo.convert"(%1028) : (tensor<32xbf16>) -> tensor<32xf32>
    %1030 = "stablehlo.dot_general"(%1025, %73) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xbf16>, tensor<32x32xbf16>) -> tensor<4x32x32xf32>
    %1031 = "stablehlo.convert"(%1030) : (tensor<4x32x32xf32>) -> tensor<4x32x32xbf16>
    %1032 = "stablehlo.dot_general"(%64, %1025) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<32x32xf32>
    %1033 = "stablehlo.convert"(%1032) : (tensor<32x32xf32>) -> tensor<32x32xbf16>
    %1034 = "stablehlo.add"(%1021, %1031) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %1035 = "stablehlo.convert"(%1033) : (tensor<32x32xbf16>) -> tensor<32x32xf32>
    %1036 = "stablehlo.reshape"(%1011) : (tensor<4x32x4x8xbf16>) -> tensor<4x32x32xbf16>
    %1037 = "stablehlo.reduce"(%1036, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg189: tensor<bf16>, %arg190: tensor<bf16>):
      %1806 = "stablehlo.add"(%arg189, %arg190) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1806) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %1038 = "stablehlo.reshape"(%1037) : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %1039 = "stablehlo.reduce"(%1038, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg187: tensor<bf16>, %arg188: tensor<bf16>):
      %1805 = "stablehlo.add"(%arg187, %arg188) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1805) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %1040 = "stablehlo.convert"(%1039) : (tensor<32xbf16>) -> tensor<32xf32>
    %1041 = "stablehlo.dot_general"(%1036, %65) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xbf16>, tensor<32x32xbf16>) -> tensor<4x32x32xf32>
    %1042 = "stablehlo.convert"(%1041) : (tensor<4x32x32xf32>) -> tensor<4x32x32xbf16>
    %1043 = "stablehlo.dot_general"(%64, %1036) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<32x32xf32>
    %1044 = "stablehlo.convert"(%1043) : (tensor<32x32xf32>) -> tensor<32x32xbf16>
    %1045 = "stablehlo.add"(%1034, %1042) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %1046 = "stablehlo.convert"(%1044) : (tensor<32x32xbf16>) -> tensor<32x32xf32>
    %1047 = "stablehlo.reduce"(%1045, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg185: tensor<bf16>, %arg186: tensor<bf16>):
      %1804 = "stablehlo.add"(%arg185, %arg186) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1804) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %1048 = "stablehlo.reshape"(%1047) : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %1049 = "stablehlo.reduce"(%1048, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg183: tensor<bf16>, %arg184: tensor<bf16>):
      %1803 = "stablehlo.add"(%arg183, %arg184) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1803) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %1050 = "stablehlo.multiply"(%58, %1045) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %1051 = "stablehlo.reduce"(%1050, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg181: tensor<bf16>, %arg182: tensor<bf16>):
      %1802 = "stablehlo.add"(%arg181, %arg182) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1802) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %1052 = "stablehlo.reshape"(%1051) : (tensor<32xbf16>) -> tensor<1x1x32xbf16>
    %1053 = "stablehlo.multiply"(%1045, %60) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %1054 = "stablehlo.reduce"(%1052, %5) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg179: tensor<bf16>, %arg180: tensor<bf16>):
      %1801 = "stablehlo.add"(%arg179, %arg180) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1801) : (tensor<bf16>) -> ()
    }) : (tensor<1x1x32xbf16>, tensor<bf16>) -> tensor<32xbf16>
    %1055 = "stablehlo.multiply"(%40, %1053) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %1056 = "stablehlo.reduce"(%1055, %5) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg177: tensor<bf16>, %arg178: tensor<bf16>):
      %1800 = "stablehlo.add"(%arg177, %arg178) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1800) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<4x32xbf16>
    %1057 = "stablehlo.reshape"(%1056) : (tensor<4x32xbf16>) -> tensor<4x32x1xbf16>
    %1058 = "stablehlo.multiply"(%1053, %57) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %1059 = "stablehlo.multiply"(%1057, %56) : (tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) -> tensor<4x32x1xbf16>
    %1060 = "stablehlo.negate"(%1058) : (tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %1061 = "stablehlo.reduce"(%1060, %5) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg175: tensor<bf16>, %arg176: tensor<bf16>):
      %1799 = "stablehlo.add"(%arg175, %arg176) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1799) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<4x32xbf16>
    %1062 = "stablehlo.reshape"(%1061) : (tensor<4x32xbf16>) -> tensor<4x32x1xbf16>
    %1063 = "stablehlo.add"(%978, %1058) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %1064 = "stablehlo.convert"(%1049) : (tensor<32xbf16>) -> tensor<32xf32>
    %1065 = "stablehlo.convert"(%1054) : (tensor<32xbf16>) -> tensor<32xf32>
    %1066 = "stablehlo.convert"(%1059) : (tensor<4x32x1xbf16>) -> tensor<4x32x1xf32>
    %1067 = "stablehlo.divide"(%1066, %36) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %1068 = "stablehlo.reduce"(%1067, %24) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg173: tensor<f32>, %arg174: tensor<f32>):
      %1798 = "stablehlo.add"(%arg173, %arg174) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1798) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %1069 = "stablehlo.broadcast_in_dim"(%1068) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x32xf32>
    %1070 = "stablehlo.convert"(%1069) : (tensor<4x32x32xf32>) -> tensor<4x32x32xbf16>
    %1071 = "stablehlo.multiply"(%1070, %43) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %1072 = "stablehlo.negate"(%1071) : (tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %1073 = "stablehlo.reduce"(%1072, %5) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg171: tensor<bf16>, %arg172: tensor<bf16>):
      %1797 = "stablehlo.add"(%arg171, %arg172) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1797) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<4x32xbf16>
    %1074 = "stablehlo.reshape"(%1073) : (tensor<4x32xbf16>) -> tensor<4x32x1xbf16>
    %1075 = "stablehlo.add"(%1063, %1071) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %1076 = "stablehlo.add"(%1062, %1074) : (tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) -> tensor<4x32x1xbf16>
    %1077 = "stablehlo.convert"(%1076) : (tensor<4x32x1xbf16>) -> tensor<4x32x1xf32>
    %1078 = "stablehlo.divide"(%1077, %36) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %1079 = "stablehlo.reduce"(%1078, %24) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg169: tensor<f32>, %arg170: tensor<f32>):
      %1796 = "stablehlo.add"(%arg169, %arg170) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1796) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %1080 = "stablehlo.broadcast_in_dim"(%1079) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x32xf32>
    %1081 = "stablehlo.convert"(%1080) : (tensor<4x32x32xf32>) -> tensor<4x32x32xbf16>
    %1082 = "stablehlo.add"(%1075, %1081) : (tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) -> tensor<4x32x32xbf16>
    %1083 = "stablehlo.reduce"(%1082, %5) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg167: tensor<bf16>, %arg168: tensor<bf16>):
      %1795 = "stablehlo.add"(%arg167, %arg168) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1795) : (tensor<bf16>) -> ()
    }) : (tensor<4x32x32xbf16>, tensor<bf16>) -> tensor<32x32xbf16>
    %1084 = "stablehlo.reshape"(%1083) : (tensor<32x32xbf16>) -> tensor<1x32x32xbf16>
    %1085 = "stablehlo.reduce"(%1084, %5) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg165: tensor<bf16>, %arg166: tensor<bf16>):
      %1794 = "stablehlo.add"(%arg165, %arg166) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%1794) : (tensor<bf16>) -> ()
    }) : (tensor<1x32x32xbf16>, tensor<bf16>) -> tensor<32x32xbf16>
    %1086 = "stablehlo.convert"(%1085) : (tensor<32x32xbf16>) -> tensor<32x32xf32>
    %1087 = "stablehlo.dot_general"(%25, %1082) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x64xbf16>, tensor<4x32x32xbf16>) -> tensor<64x32xf32>
    %1088 = "stablehlo.convert"(%1087) : (tensor<64x32xf32>) -> tensor<64x32xbf16>
    %1089 = "stablehlo.convert"(%1088) : (tensor<64x32xbf16>) -> tensor<64x32xf32>
    %1090 = "stablehlo.add"(%arg162, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1091 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x32xf32>
    %1092 = "stablehlo.multiply"(%1091, %arg54) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %1093 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x32xf32>
    %1094 = "stablehlo.multiply"(%1093, %1089) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %1095 = "stablehlo.add"(%1092, %1094) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %1096 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x32xf32>
    %1097 = "stablehlo.multiply"(%1096, %arg55) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1098 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x32xf32>
    %1099 = "stablehlo.multiply"(%1098, %1086) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1100 = "stablehlo.add"(%1097, %1099) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1101 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %1102 = "stablehlo.multiply"(%1101, %arg56) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1103 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %1104 = "stablehlo.multiply"(%1103, %1065) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1105 = "stablehlo.add"(%1102, %1104) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1106 = "stablehlo.multiply"(%1101, %arg57) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1107 = "stablehlo.multiply"(%1103, %1064) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1108 = "stablehlo.add"(%1106, %1107) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1109 = "stablehlo.multiply"(%1096, %arg58) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1110 = "stablehlo.multiply"(%1098, %1046) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1111 = "stablehlo.add"(%1109, %1110) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1112 = "stablehlo.multiply"(%1101, %arg59) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1113 = "stablehlo.multiply"(%1103, %1040) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1114 = "stablehlo.add"(%1112, %1113) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1115 = "stablehlo.multiply"(%1096, %arg60) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1116 = "stablehlo.multiply"(%1098, %1035) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1117 = "stablehlo.add"(%1115, %1116) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1118 = "stablehlo.multiply"(%1101, %arg61) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1119 = "stablehlo.multiply"(%1103, %1029) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1120 = "stablehlo.add"(%1118, %1119) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1121 = "stablehlo.multiply"(%1096, %arg62) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1122 = "stablehlo.multiply"(%1098, %1024) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1123 = "stablehlo.add"(%1121, %1122) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1124 = "stablehlo.multiply"(%1101, %arg63) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1125 = "stablehlo.multiply"(%1103, %1019) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1126 = "stablehlo.add"(%1124, %1125) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1127 = "stablehlo.multiply"(%1096, %arg64) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1128 = "stablehlo.multiply"(%1098, %987) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1129 = "stablehlo.add"(%1127, %1128) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1130 = "stablehlo.multiply"(%1101, %arg65) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1131 = "stablehlo.multiply"(%1103, %982) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1132 = "stablehlo.add"(%1130, %1131) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1133 = "stablehlo.multiply"(%1101, %arg66) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1134 = "stablehlo.multiply"(%1103, %961) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1135 = "stablehlo.add"(%1133, %1134) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1136 = "stablehlo.multiply"(%1101, %arg67) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1137 = "stablehlo.multiply"(%1103, %960) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1138 = "stablehlo.add"(%1136, %1137) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1139 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x128xf32>
    %1140 = "stablehlo.multiply"(%1139, %arg68) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %1141 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x128xf32>
    %1142 = "stablehlo.multiply"(%1141, %942) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %1143 = "stablehlo.add"(%1140, %1142) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %1144 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1145 = "stablehlo.multiply"(%1144, %arg69) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1146 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1147 = "stablehlo.multiply"(%1146, %937) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1148 = "stablehlo.add"(%1145, %1147) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1149 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x32xf32>
    %1150 = "stablehlo.multiply"(%1149, %arg70) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %1151 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x32xf32>
    %1152 = "stablehlo.multiply"(%1151, %922) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %1153 = "stablehlo.add"(%1150, %1152) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %1154 = "stablehlo.multiply"(%1101, %arg71) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1155 = "stablehlo.multiply"(%1103, %917) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1156 = "stablehlo.add"(%1154, %1155) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1157 = "stablehlo.multiply"(%1101, %arg72) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1158 = "stablehlo.multiply"(%1103, %896) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1159 = "stablehlo.add"(%1157, %1158) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1160 = "stablehlo.multiply"(%1101, %arg73) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1161 = "stablehlo.multiply"(%1103, %895) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1162 = "stablehlo.add"(%1160, %1161) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1163 = "stablehlo.multiply"(%1096, %arg74) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1164 = "stablehlo.multiply"(%1098, %877) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1165 = "stablehlo.add"(%1163, %1164) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1166 = "stablehlo.multiply"(%1101, %arg75) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1167 = "stablehlo.multiply"(%1103, %871) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1168 = "stablehlo.add"(%1166, %1167) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1169 = "stablehlo.multiply"(%1096, %arg76) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1170 = "stablehlo.multiply"(%1098, %866) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1171 = "stablehlo.add"(%1169, %1170) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1172 = "stablehlo.multiply"(%1101, %arg77) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1173 = "stablehlo.multiply"(%1103, %860) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1174 = "stablehlo.add"(%1172, %1173) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1175 = "stablehlo.multiply"(%1096, %arg78) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1176 = "stablehlo.multiply"(%1098, %855) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1177 = "stablehlo.add"(%1175, %1176) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1178 = "stablehlo.multiply"(%1101, %arg79) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1179 = "stablehlo.multiply"(%1103, %850) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1180 = "stablehlo.add"(%1178, %1179) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1181 = "stablehlo.multiply"(%1096, %arg80) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1182 = "stablehlo.multiply"(%1098, %818) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1183 = "stablehlo.add"(%1181, %1182) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1184 = "stablehlo.multiply"(%1101, %arg81) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1185 = "stablehlo.multiply"(%1103, %813) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1186 = "stablehlo.add"(%1184, %1185) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1187 = "stablehlo.multiply"(%1101, %arg82) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1188 = "stablehlo.multiply"(%1103, %792) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1189 = "stablehlo.add"(%1187, %1188) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1190 = "stablehlo.multiply"(%1101, %arg83) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1191 = "stablehlo.multiply"(%1103, %791) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1192 = "stablehlo.add"(%1190, %1191) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1193 = "stablehlo.multiply"(%1139, %arg84) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %1194 = "stablehlo.multiply"(%1141, %773) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %1195 = "stablehlo.add"(%1193, %1194) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %1196 = "stablehlo.multiply"(%1144, %arg85) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1197 = "stablehlo.multiply"(%1146, %768) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1198 = "stablehlo.add"(%1196, %1197) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1199 = "stablehlo.multiply"(%1149, %arg86) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %1200 = "stablehlo.multiply"(%1151, %753) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %1201 = "stablehlo.add"(%1199, %1200) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %1202 = "stablehlo.multiply"(%1101, %arg87) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1203 = "stablehlo.multiply"(%1103, %748) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1204 = "stablehlo.add"(%1202, %1203) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1205 = "stablehlo.multiply"(%1101, %arg88) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1206 = "stablehlo.multiply"(%1103, %727) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1207 = "stablehlo.add"(%1205, %1206) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1208 = "stablehlo.multiply"(%1101, %arg89) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1209 = "stablehlo.multiply"(%1103, %726) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1210 = "stablehlo.add"(%1208, %1209) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1211 = "stablehlo.multiply"(%1096, %arg90) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1212 = "stablehlo.multiply"(%1098, %708) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1213 = "stablehlo.add"(%1211, %1212) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1214 = "stablehlo.multiply"(%1101, %arg91) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1215 = "stablehlo.multiply"(%1103, %702) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1216 = "stablehlo.add"(%1214, %1215) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1217 = "stablehlo.multiply"(%1096, %arg92) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1218 = "stablehlo.multiply"(%1098, %697) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1219 = "stablehlo.add"(%1217, %1218) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1220 = "stablehlo.multiply"(%1101, %arg93) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1221 = "stablehlo.multiply"(%1103, %691) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1222 = "stablehlo.add"(%1220, %1221) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1223 = "stablehlo.multiply"(%1096, %arg94) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1224 = "stablehlo.multiply"(%1098, %686) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1225 = "stablehlo.add"(%1223, %1224) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1226 = "stablehlo.multiply"(%1101, %arg95) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1227 = "stablehlo.multiply"(%1103, %681) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1228 = "stablehlo.add"(%1226, %1227) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1229 = "stablehlo.multiply"(%1096, %arg96) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1230 = "stablehlo.multiply"(%1098, %648) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1231 = "stablehlo.add"(%1229, %1230) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1232 = "stablehlo.multiply"(%1101, %arg97) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1233 = "stablehlo.multiply"(%1103, %643) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1234 = "stablehlo.add"(%1232, %1233) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1235 = "stablehlo.multiply"(%1101, %arg98) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1236 = "stablehlo.multiply"(%1103, %622) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1237 = "stablehlo.add"(%1235, %1236) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1238 = "stablehlo.multiply"(%1101, %arg99) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1239 = "stablehlo.multiply"(%1103, %621) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1240 = "stablehlo.add"(%1238, %1239) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1241 = "stablehlo.multiply"(%1139, %arg100) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %1242 = "stablehlo.multiply"(%1141, %603) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %1243 = "stablehlo.add"(%1241, %1242) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %1244 = "stablehlo.multiply"(%1144, %arg101) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1245 = "stablehlo.multiply"(%1146, %598) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1246 = "stablehlo.add"(%1244, %1245) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1247 = "stablehlo.multiply"(%1149, %arg102) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %1248 = "stablehlo.multiply"(%1151, %583) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %1249 = "stablehlo.add"(%1247, %1248) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %1250 = "stablehlo.multiply"(%1101, %arg103) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1251 = "stablehlo.multiply"(%1103, %578) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1252 = "stablehlo.add"(%1250, %1251) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1253 = "stablehlo.multiply"(%1101, %arg104) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1254 = "stablehlo.multiply"(%1103, %557) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1255 = "stablehlo.add"(%1253, %1254) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1256 = "stablehlo.multiply"(%1101, %arg105) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1257 = "stablehlo.multiply"(%1103, %556) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1258 = "stablehlo.add"(%1256, %1257) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1259 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x64xf32>
    %1260 = "stablehlo.multiply"(%1259, %arg106) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %1261 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x64xf32>
    %1262 = "stablehlo.multiply"(%1261, %539) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %1263 = "stablehlo.add"(%1260, %1262) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %1264 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %1265 = "stablehlo.multiply"(%1264, %arg107) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %1266 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %1267 = "stablehlo.multiply"(%1266, %534) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %1268 = "stablehlo.add"(%1265, %1267) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %1269 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x32xf32>
    %1270 = "stablehlo.multiply"(%1269, %arg108) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %1271 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x32xf32>
    %1272 = "stablehlo.multiply"(%1271, %1089) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %1273 = "stablehlo.multiply"(%1272, %1089) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %1274 = "stablehlo.add"(%1270, %1273) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %1275 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x32xf32>
    %1276 = "stablehlo.multiply"(%1275, %arg109) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1277 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x32xf32>
    %1278 = "stablehlo.multiply"(%1277, %1086) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1279 = "stablehlo.multiply"(%1278, %1086) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1280 = "stablehlo.add"(%1276, %1279) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1281 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %1282 = "stablehlo.multiply"(%1281, %arg110) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1283 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %1284 = "stablehlo.multiply"(%1283, %1065) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1285 = "stablehlo.multiply"(%1284, %1065) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1286 = "stablehlo.add"(%1282, %1285) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1287 = "stablehlo.multiply"(%1281, %arg111) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1288 = "stablehlo.multiply"(%1283, %1064) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1289 = "stablehlo.multiply"(%1288, %1064) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1290 = "stablehlo.add"(%1287, %1289) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1291 = "stablehlo.multiply"(%1275, %arg112) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1292 = "stablehlo.multiply"(%1277, %1046) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1293 = "stablehlo.multiply"(%1292, %1046) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1294 = "stablehlo.add"(%1291, %1293) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1295 = "stablehlo.multiply"(%1281, %arg113) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1296 = "stablehlo.multiply"(%1283, %1040) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1297 = "stablehlo.multiply"(%1296, %1040) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1298 = "stablehlo.add"(%1295, %1297) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1299 = "stablehlo.multiply"(%1275, %arg114) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1300 = "stablehlo.multiply"(%1277, %1035) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1301 = "stablehlo.multiply"(%1300, %1035) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1302 = "stablehlo.add"(%1299, %1301) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1303 = "stablehlo.multiply"(%1281, %arg115) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1304 = "stablehlo.multiply"(%1283, %1029) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1305 = "stablehlo.multiply"(%1304, %1029) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1306 = "stablehlo.add"(%1303, %1305) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1307 = "stablehlo.multiply"(%1275, %arg116) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1308 = "stablehlo.multiply"(%1277, %1024) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1309 = "stablehlo.multiply"(%1308, %1024) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1310 = "stablehlo.add"(%1307, %1309) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1311 = "stablehlo.multiply"(%1281, %arg117) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1312 = "stablehlo.multiply"(%1283, %1019) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1313 = "stablehlo.multiply"(%1312, %1019) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1314 = "stablehlo.add"(%1311, %1313) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1315 = "stablehlo.multiply"(%1275, %arg118) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1316 = "stablehlo.multiply"(%1277, %987) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1317 = "stablehlo.multiply"(%1316, %987) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1318 = "stablehlo.add"(%1315, %1317) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1319 = "stablehlo.multiply"(%1281, %arg119) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1320 = "stablehlo.multiply"(%1283, %982) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1321 = "stablehlo.multiply"(%1320, %982) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1322 = "stablehlo.add"(%1319, %1321) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1323 = "stablehlo.multiply"(%1281, %arg120) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1324 = "stablehlo.multiply"(%1283, %961) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1325 = "stablehlo.multiply"(%1324, %961) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1326 = "stablehlo.add"(%1323, %1325) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1327 = "stablehlo.multiply"(%1281, %arg121) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1328 = "stablehlo.multiply"(%1283, %960) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1329 = "stablehlo.multiply"(%1328, %960) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1330 = "stablehlo.add"(%1327, %1329) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1331 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x128xf32>
    %1332 = "stablehlo.multiply"(%1331, %arg122) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %1333 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x128xf32>
    %1334 = "stablehlo.multiply"(%1333, %942) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %1335 = "stablehlo.multiply"(%1334, %942) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %1336 = "stablehlo.add"(%1332, %1335) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %1337 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1338 = "stablehlo.multiply"(%1337, %arg123) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1339 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1340 = "stablehlo.multiply"(%1339, %937) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1341 = "stablehlo.multiply"(%1340, %937) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1342 = "stablehlo.add"(%1338, %1341) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1343 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x32xf32>
    %1344 = "stablehlo.multiply"(%1343, %arg124) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %1345 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x32xf32>
    %1346 = "stablehlo.multiply"(%1345, %922) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %1347 = "stablehlo.multiply"(%1346, %922) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %1348 = "stablehlo.add"(%1344, %1347) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %1349 = "stablehlo.multiply"(%1281, %arg125) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1350 = "stablehlo.multiply"(%1283, %917) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1351 = "stablehlo.multiply"(%1350, %917) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1352 = "stablehlo.add"(%1349, %1351) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1353 = "stablehlo.multiply"(%1281, %arg126) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1354 = "stablehlo.multiply"(%1283, %896) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1355 = "stablehlo.multiply"(%1354, %896) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1356 = "stablehlo.add"(%1353, %1355) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1357 = "stablehlo.multiply"(%1281, %arg127) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1358 = "stablehlo.multiply"(%1283, %895) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1359 = "stablehlo.multiply"(%1358, %895) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1360 = "stablehlo.add"(%1357, %1359) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1361 = "stablehlo.multiply"(%1275, %arg128) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1362 = "stablehlo.multiply"(%1277, %877) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1363 = "stablehlo.multiply"(%1362, %877) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1364 = "stablehlo.add"(%1361, %1363) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1365 = "stablehlo.multiply"(%1281, %arg129) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1366 = "stablehlo.multiply"(%1283, %871) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1367 = "stablehlo.multiply"(%1366, %871) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1368 = "stablehlo.add"(%1365, %1367) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1369 = "stablehlo.multiply"(%1275, %arg130) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1370 = "stablehlo.multiply"(%1277, %866) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1371 = "stablehlo.multiply"(%1370, %866) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1372 = "stablehlo.add"(%1369, %1371) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1373 = "stablehlo.multiply"(%1281, %arg131) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1374 = "stablehlo.multiply"(%1283, %860) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1375 = "stablehlo.multiply"(%1374, %860) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1376 = "stablehlo.add"(%1373, %1375) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1377 = "stablehlo.multiply"(%1275, %arg132) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1378 = "stablehlo.multiply"(%1277, %855) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1379 = "stablehlo.multiply"(%1378, %855) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1380 = "stablehlo.add"(%1377, %1379) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1381 = "stablehlo.multiply"(%1281, %arg133) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1382 = "stablehlo.multiply"(%1283, %850) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1383 = "stablehlo.multiply"(%1382, %850) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1384 = "stablehlo.add"(%1381, %1383) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1385 = "stablehlo.multiply"(%1275, %arg134) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1386 = "stablehlo.multiply"(%1277, %818) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1387 = "stablehlo.multiply"(%1386, %818) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1388 = "stablehlo.add"(%1385, %1387) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1389 = "stablehlo.multiply"(%1281, %arg135) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1390 = "stablehlo.multiply"(%1283, %813) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1391 = "stablehlo.multiply"(%1390, %813) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1392 = "stablehlo.add"(%1389, %1391) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1393 = "stablehlo.multiply"(%1281, %arg136) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1394 = "stablehlo.multiply"(%1283, %792) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1395 = "stablehlo.multiply"(%1394, %792) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1396 = "stablehlo.add"(%1393, %1395) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1397 = "stablehlo.multiply"(%1281, %arg137) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1398 = "stablehlo.multiply"(%1283, %791) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1399 = "stablehlo.multiply"(%1398, %791) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1400 = "stablehlo.add"(%1397, %1399) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1401 = "stablehlo.multiply"(%1331, %arg138) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %1402 = "stablehlo.multiply"(%1333, %773) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %1403 = "stablehlo.multiply"(%1402, %773) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %1404 = "stablehlo.add"(%1401, %1403) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %1405 = "stablehlo.multiply"(%1337, %arg139) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1406 = "stablehlo.multiply"(%1339, %768) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1407 = "stablehlo.multiply"(%1406, %768) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1408 = "stablehlo.add"(%1405, %1407) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1409 = "stablehlo.multiply"(%1343, %arg140) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %1410 = "stablehlo.multiply"(%1345, %753) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %1411 = "stablehlo.multiply"(%1410, %753) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %1412 = "stablehlo.add"(%1409, %1411) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %1413 = "stablehlo.multiply"(%1281, %arg141) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1414 = "stablehlo.multiply"(%1283, %748) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1415 = "stablehlo.multiply"(%1414, %748) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1416 = "stablehlo.add"(%1413, %1415) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1417 = "stablehlo.multiply"(%1281, %arg142) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1418 = "stablehlo.multiply"(%1283, %727) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1419 = "stablehlo.multiply"(%1418, %727) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1420 = "stablehlo.add"(%1417, %1419) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1421 = "stablehlo.multiply"(%1281, %arg143) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1422 = "stablehlo.multiply"(%1283, %726) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1423 = "stablehlo.multiply"(%1422, %726) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1424 = "stablehlo.add"(%1421, %1423) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1425 = "stablehlo.multiply"(%1275, %arg144) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1426 = "stablehlo.multiply"(%1277, %708) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1427 = "stablehlo.multiply"(%1426, %708) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1428 = "stablehlo.add"(%1425, %1427) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1429 = "stablehlo.multiply"(%1281, %arg145) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1430 = "stablehlo.multiply"(%1283, %702) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1431 = "stablehlo.multiply"(%1430, %702) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1432 = "stablehlo.add"(%1429, %1431) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1433 = "stablehlo.multiply"(%1275, %arg146) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1434 = "stablehlo.multiply"(%1277, %697) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1435 = "stablehlo.multiply"(%1434, %697) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1436 = "stablehlo.add"(%1433, %1435) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1437 = "stablehlo.multiply"(%1281, %arg147) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1438 = "stablehlo.multiply"(%1283, %691) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1439 = "stablehlo.multiply"(%1438, %691) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1440 = "stablehlo.add"(%1437, %1439) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1441 = "stablehlo.multiply"(%1275, %arg148) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1442 = "stablehlo.multiply"(%1277, %686) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1443 = "stablehlo.multiply"(%1442, %686) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1444 = "stablehlo.add"(%1441, %1443) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1445 = "stablehlo.multiply"(%1281, %arg149) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1446 = "stablehlo.multiply"(%1283, %681) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1447 = "stablehlo.multiply"(%1446, %681) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1448 = "stablehlo.add"(%1445, %1447) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1449 = "stablehlo.multiply"(%1275, %arg150) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1450 = "stablehlo.multiply"(%1277, %648) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1451 = "stablehlo.multiply"(%1450, %648) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1452 = "stablehlo.add"(%1449, %1451) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1453 = "stablehlo.multiply"(%1281, %arg151) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1454 = "stablehlo.multiply"(%1283, %643) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1455 = "stablehlo.multiply"(%1454, %643) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1456 = "stablehlo.add"(%1453, %1455) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1457 = "stablehlo.multiply"(%1281, %arg152) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1458 = "stablehlo.multiply"(%1283, %622) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1459 = "stablehlo.multiply"(%1458, %622) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1460 = "stablehlo.add"(%1457, %1459) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1461 = "stablehlo.multiply"(%1281, %arg153) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1462 = "stablehlo.multiply"(%1283, %621) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1463 = "stablehlo.multiply"(%1462, %621) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1464 = "stablehlo.add"(%1461, %1463) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1465 = "stablehlo.multiply"(%1331, %arg154) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %1466 = "stablehlo.multiply"(%1333, %603) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %1467 = "stablehlo.multiply"(%1466, %603) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %1468 = "stablehlo.add"(%1465, %1467) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %1469 = "stablehlo.multiply"(%1337, %arg155) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1470 = "stablehlo.multiply"(%1339, %598) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1471 = "stablehlo.multiply"(%1470, %598) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1472 = "stablehlo.add"(%1469, %1471) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1473 = "stablehlo.multiply"(%1343, %arg156) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %1474 = "stablehlo.multiply"(%1345, %583) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %1475 = "stablehlo.multiply"(%1474, %583) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %1476 = "stablehlo.add"(%1473, %1475) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %1477 = "stablehlo.multiply"(%1281, %arg157) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1478 = "stablehlo.multiply"(%1283, %578) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1479 = "stablehlo.multiply"(%1478, %578) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1480 = "stablehlo.add"(%1477, %1479) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1481 = "stablehlo.multiply"(%1281, %arg158) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1482 = "stablehlo.multiply"(%1283, %557) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1483 = "stablehlo.multiply"(%1482, %557) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1484 = "stablehlo.add"(%1481, %1483) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1485 = "stablehlo.multiply"(%1281, %arg159) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1486 = "stablehlo.multiply"(%1283, %556) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1487 = "stablehlo.multiply"(%1486, %556) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1488 = "stablehlo.add"(%1485, %1487) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1489 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x64xf32>
    %1490 = "stablehlo.multiply"(%1489, %arg160) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %1491 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x64xf32>
    %1492 = "stablehlo.multiply"(%1491, %539) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %1493 = "stablehlo.multiply"(%1492, %539) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %1494 = "stablehlo.add"(%1490, %1493) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %1495 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %1496 = "stablehlo.multiply"(%1495, %arg161) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %1497 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %1498 = "stablehlo.multiply"(%1497, %534) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %1499 = "stablehlo.multiply"(%1498, %534) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %1500 = "stablehlo.add"(%1496, %1499) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %1501 = "stablehlo.power"(%2, %1090) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1502 = "stablehlo.subtract"(%6, %1501) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1503 = "stablehlo.sqrt"(%1502) : (tensor<f32>) -> tensor<f32>
    %1504 = "stablehlo.multiply"(%1, %1503) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1505 = "stablehlo.power"(%4, %1090) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1506 = "stablehlo.subtract"(%6, %1505) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1507 = "stablehlo.divide"(%1504, %1506) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1508 = "stablehlo.broadcast_in_dim"(%1507) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x32xf32>
    %1509 = "stablehlo.multiply"(%1508, %1095) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %1510 = "stablehlo.sqrt"(%1274) : (tensor<64x32xf32>) -> tensor<64x32xf32>
    %1511 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x32xf32>
    %1512 = "stablehlo.add"(%1510, %1511) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %1513 = "stablehlo.divide"(%1509, %1512) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %1514 = "stablehlo.subtract"(%arg0, %1513) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %1515 = "stablehlo.broadcast_in_dim"(%1507) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x32xf32>
    %1516 = "stablehlo.multiply"(%1515, %1100) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1517 = "stablehlo.sqrt"(%1280) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %1518 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x32xf32>
    %1519 = "stablehlo.add"(%1517, %1518) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1520 = "stablehlo.divide"(%1516, %1519) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1521 = "stablehlo.subtract"(%arg1, %1520) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1522 = "stablehlo.broadcast_in_dim"(%1507) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %1523 = "stablehlo.multiply"(%1522, %1105) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1524 = "stablehlo.sqrt"(%1286) : (tensor<32xf32>) -> tensor<32xf32>
    %1525 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %1526 = "stablehlo.add"(%1524, %1525) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1527 = "stablehlo.divide"(%1523, %1526) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1528 = "stablehlo.subtract"(%arg2, %1527) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1529 = "stablehlo.multiply"(%1522, %1108) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1530 = "stablehlo.sqrt"(%1290) : (tensor<32xf32>) -> tensor<32xf32>
    %1531 = "stablehlo.add"(%1530, %1525) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1532 = "stablehlo.divide"(%1529, %1531) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1533 = "stablehlo.subtract"(%arg3, %1532) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1534 = "stablehlo.multiply"(%1515, %1111) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1535 = "stablehlo.sqrt"(%1294) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %1536 = "stablehlo.add"(%1535, %1518) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1537 = "stablehlo.divide"(%1534, %1536) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1538 = "stablehlo.subtract"(%arg4, %1537) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1539 = "stablehlo.multiply"(%1522, %1114) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1540 = "stablehlo.sqrt"(%1298) : (tensor<32xf32>) -> tensor<32xf32>
    %1541 = "stablehlo.add"(%1540, %1525) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1542 = "stablehlo.divide"(%1539, %1541) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1543 = "stablehlo.subtract"(%arg5, %1542) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1544 = "stablehlo.multiply"(%1515, %1117) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1545 = "stablehlo.sqrt"(%1302) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %1546 = "stablehlo.add"(%1545, %1518) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1547 = "stablehlo.divide"(%1544, %1546) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1548 = "stablehlo.subtract"(%arg6, %1547) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1549 = "stablehlo.multiply"(%1522, %1120) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1550 = "stablehlo.sqrt"(%1306) : (tensor<32xf32>) -> tensor<32xf32>
    %1551 = "stablehlo.add"(%1550, %1525) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1552 = "stablehlo.divide"(%1549, %1551) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1553 = "stablehlo.subtract"(%arg7, %1552) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1554 = "stablehlo.multiply"(%1515, %1123) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1555 = "stablehlo.sqrt"(%1310) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %1556 = "stablehlo.add"(%1555, %1518) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1557 = "stablehlo.divide"(%1554, %1556) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1558 = "stablehlo.subtract"(%arg8, %1557) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1559 = "stablehlo.multiply"(%1522, %1126) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1560 = "stablehlo.sqrt"(%1314) : (tensor<32xf32>) -> tensor<32xf32>
    %1561 = "stablehlo.add"(%1560, %1525) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1562 = "stablehlo.divide"(%1559, %1561) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1563 = "stablehlo.subtract"(%arg9, %1562) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1564 = "stablehlo.multiply"(%1515, %1129) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1565 = "stablehlo.sqrt"(%1318) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %1566 = "stablehlo.add"(%1565, %1518) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1567 = "stablehlo.divide"(%1564, %1566) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1568 = "stablehlo.subtract"(%arg10, %1567) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1569 = "stablehlo.multiply"(%1522, %1132) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1570 = "stablehlo.sqrt"(%1322) : (tensor<32xf32>) -> tensor<32xf32>
    %1571 = "stablehlo.add"(%1570, %1525) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1572 = "stablehlo.divide"(%1569, %1571) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1573 = "stablehlo.subtract"(%arg11, %1572) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1574 = "stablehlo.multiply"(%1522, %1135) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1575 = "stablehlo.sqrt"(%1326) : (tensor<32xf32>) -> tensor<32xf32>
    %1576 = "stablehlo.add"(%1575, %1525) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1577 = "stablehlo.divide"(%1574, %1576) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1578 = "stablehlo.subtract"(%arg12, %1577) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1579 = "stablehlo.multiply"(%1522, %1138) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1580 = "stablehlo.sqrt"(%1330) : (tensor<32xf32>) -> tensor<32xf32>
    %1581 = "stablehlo.add"(%1580, %1525) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1582 = "stablehlo.divide"(%1579, %1581) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1583 = "stablehlo.subtract"(%arg13, %1582) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1584 = "stablehlo.broadcast_in_dim"(%1507) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x128xf32>
    %1585 = "stablehlo.multiply"(%1584, %1143) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %1586 = "stablehlo.sqrt"(%1336) : (tensor<32x128xf32>) -> tensor<32x128xf32>
    %1587 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x128xf32>
    %1588 = "stablehlo.add"(%1586, %1587) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %1589 = "stablehlo.divide"(%1585, %1588) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %1590 = "stablehlo.subtract"(%arg14, %1589) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %1591 = "stablehlo.broadcast_in_dim"(%1507) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1592 = "stablehlo.multiply"(%1591, %1148) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1593 = "stablehlo.sqrt"(%1342) : (tensor<128xf32>) -> tensor<128xf32>
    %1594 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1595 = "stablehlo.add"(%1593, %1594) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1596 = "stablehlo.divide"(%1592, %1595) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1597 = "stablehlo.subtract"(%arg15, %1596) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1598 = "stablehlo.broadcast_in_dim"(%1507) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x32xf32>
    %1599 = "stablehlo.multiply"(%1598, %1153) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %1600 = "stablehlo.sqrt"(%1348) : (tensor<128x32xf32>) -> tensor<128x32xf32>
    %1601 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x32xf32>
    %1602 = "stablehlo.add"(%1600, %1601) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %1603 = "stablehlo.divide"(%1599, %1602) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %1604 = "stablehlo.subtract"(%arg16, %1603) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %1605 = "stablehlo.multiply"(%1522, %1156) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1606 = "stablehlo.sqrt"(%1352) : (tensor<32xf32>) -> tensor<32xf32>
    %1607 = "stablehlo.add"(%1606, %1525) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1608 = "stablehlo.divide"(%1605, %1607) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1609 = "stablehlo.subtract"(%arg17, %1608) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1610 = "stablehlo.multiply"(%1522, %1159) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1611 = "stablehlo.sqrt"(%1356) : (tensor<32xf32>) -> tensor<32xf32>
    %1612 = "stablehlo.add"(%1611, %1525) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1613 = "stablehlo.divide"(%1610, %1612) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1614 = "stablehlo.subtract"(%arg18, %1613) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1615 = "stablehlo.multiply"(%1522, %1162) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1616 = "stablehlo.sqrt"(%1360) : (tensor<32xf32>) -> tensor<32xf32>
    %1617 = "stablehlo.add"(%1616, %1525) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1618 = "stablehlo.divide"(%1615, %1617) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1619 = "stablehlo.subtract"(%arg19, %1618) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1620 = "stablehlo.multiply"(%1515, %1165) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1621 = "stablehlo.sqrt"(%1364) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %1622 = "stablehlo.add"(%1621, %1518) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1623 = "stablehlo.divide"(%1620, %1622) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1624 = "stablehlo.subtract"(%arg20, %1623) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1625 = "stablehlo.multiply"(%1522, %1168) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1626 = "stablehlo.sqrt"(%1368) : (tensor<32xf32>) -> tensor<32xf32>
    %1627 = "stablehlo.add"(%1626, %1525) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1628 = "stablehlo.divide"(%1625, %1627) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1629 = "stablehlo.subtract"(%arg21, %1628) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1630 = "stablehlo.multiply"(%1515, %1171) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1631 = "stablehlo.sqrt"(%1372) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %1632 = "stablehlo.add"(%1631, %1518) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1633 = "stablehlo.divide"(%1630, %1632) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1634 = "stablehlo.subtract"(%arg22, %1633) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1635 = "stablehlo.multiply"(%1522, %1174) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1636 = "stablehlo.sqrt"(%1376) : (tensor<32xf32>) -> tensor<32xf32>
    %1637 = "stablehlo.add"(%1636, %1525) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1638 = "stablehlo.divide"(%1635, %1637) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1639 = "stablehlo.subtract"(%arg23, %1638) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1640 = "stablehlo.multiply"(%1515, %1177) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1641 = "stablehlo.sqrt"(%1380) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %1642 = "stablehlo.add"(%1641, %1518) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1643 = "stablehlo.divide"(%1640, %1642) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1644 = "stablehlo.subtract"(%arg24, %1643) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1645 = "stablehlo.multiply"(%1522, %1180) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1646 = "stablehlo.sqrt"(%1384) : (tensor<32xf32>) -> tensor<32xf32>
    %1647 = "stablehlo.add"(%1646, %1525) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1648 = "stablehlo.divide"(%1645, %1647) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1649 = "stablehlo.subtract"(%arg25, %1648) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1650 = "stablehlo.multiply"(%1515, %1183) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1651 = "stablehlo.sqrt"(%1388) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %1652 = "stablehlo.add"(%1651, %1518) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1653 = "stablehlo.divide"(%1650, %1652) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1654 = "stablehlo.subtract"(%arg26, %1653) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1655 = "stablehlo.multiply"(%1522, %1186) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1656 = "stablehlo.sqrt"(%1392) : (tensor<32xf32>) -> tensor<32xf32>
    %1657 = "stablehlo.add"(%1656, %1525) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1658 = "stablehlo.divide"(%1655, %1657) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1659 = "stablehlo.subtract"(%arg27, %1658) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1660 = "stablehlo.multiply"(%1522, %1189) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1661 = "stablehlo.sqrt"(%1396) : (tensor<32xf32>) -> tensor<32xf32>
    %1662 = "stablehlo.add"(%1661, %1525) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1663 = "stablehlo.divide"(%1660, %1662) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1664 = "stablehlo.subtract"(%arg28, %1663) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1665 = "stablehlo.multiply"(%1522, %1192) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1666 = "stablehlo.sqrt"(%1400) : (tensor<32xf32>) -> tensor<32xf32>
    %1667 = "stablehlo.add"(%1666, %1525) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1668 = "stablehlo.divide"(%1665, %1667) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1669 = "stablehlo.subtract"(%arg29, %1668) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1670 = "stablehlo.multiply"(%1584, %1195) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %1671 = "stablehlo.sqrt"(%1404) : (tensor<32x128xf32>) -> tensor<32x128xf32>
    %1672 = "stablehlo.add"(%1671, %1587) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %1673 = "stablehlo.divide"(%1670, %1672) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %1674 = "stablehlo.subtract"(%arg30, %1673) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %1675 = "stablehlo.multiply"(%1591, %1198) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1676 = "stablehlo.sqrt"(%1408) : (tensor<128xf32>) -> tensor<128xf32>
    %1677 = "stablehlo.add"(%1676, %1594) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1678 = "stablehlo.divide"(%1675, %1677) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1679 = "stablehlo.subtract"(%arg31, %1678) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1680 = "stablehlo.multiply"(%1598, %1201) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %1681 = "stablehlo.sqrt"(%1412) : (tensor<128x32xf32>) -> tensor<128x32xf32>
    %1682 = "stablehlo.add"(%1681, %1601) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %1683 = "stablehlo.divide"(%1680, %1682) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %1684 = "stablehlo.subtract"(%arg32, %1683) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %1685 = "stablehlo.multiply"(%1522, %1204) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1686 = "stablehlo.sqrt"(%1416) : (tensor<32xf32>) -> tensor<32xf32>
    %1687 = "stablehlo.add"(%1686, %1525) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1688 = "stablehlo.divide"(%1685, %1687) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1689 = "stablehlo.subtract"(%arg33, %1688) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1690 = "stablehlo.multiply"(%1522, %1207) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1691 = "stablehlo.sqrt"(%1420) : (tensor<32xf32>) -> tensor<32xf32>
    %1692 = "stablehlo.add"(%1691, %1525) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1693 = "stablehlo.divide"(%1690, %1692) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1694 = "stablehlo.subtract"(%arg34, %1693) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1695 = "stablehlo.multiply"(%1522, %1210) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1696 = "stablehlo.sqrt"(%1424) : (tensor<32xf32>) -> tensor<32xf32>
    %1697 = "stablehlo.add"(%1696, %1525) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1698 = "stablehlo.divide"(%1695, %1697) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1699 = "stablehlo.subtract"(%arg35, %1698) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1700 = "stablehlo.multiply"(%1515, %1213) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1701 = "stablehlo.sqrt"(%1428) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %1702 = "stablehlo.add"(%1701, %1518) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1703 = "stablehlo.divide"(%1700, %1702) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1704 = "stablehlo.subtract"(%arg36, %1703) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1705 = "stablehlo.multiply"(%1522, %1216) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1706 = "stablehlo.sqrt"(%1432) : (tensor<32xf32>) -> tensor<32xf32>
    %1707 = "stablehlo.add"(%1706, %1525) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1708 = "stablehlo.divide"(%1705, %1707) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1709 = "stablehlo.subtract"(%arg37, %1708) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1710 = "stablehlo.multiply"(%1515, %1219) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1711 = "stablehlo.sqrt"(%1436) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %1712 = "stablehlo.add"(%1711, %1518) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1713 = "stablehlo.divide"(%1710, %1712) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1714 = "stablehlo.subtract"(%arg38, %1713) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1715 = "stablehlo.multiply"(%1522, %1222) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1716 = "stablehlo.sqrt"(%1440) : (tensor<32xf32>) -> tensor<32xf32>
    %1717 = "stablehlo.add"(%1716, %1525) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1718 = "stablehlo.divide"(%1715, %1717) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1719 = "stablehlo.subtract"(%arg39, %1718) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1720 = "stablehlo.multiply"(%1515, %1225) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1721 = "stablehlo.sqrt"(%1444) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %1722 = "stablehlo.add"(%1721, %1518) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1723 = "stablehlo.divide"(%1720, %1722) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1724 = "stablehlo.subtract"(%arg40, %1723) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1725 = "stablehlo.multiply"(%1522, %1228) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1726 = "stablehlo.sqrt"(%1448) : (tensor<32xf32>) -> tensor<32xf32>
    %1727 = "stablehlo.add"(%1726, %1525) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1728 = "stablehlo.divide"(%1725, %1727) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1729 = "stablehlo.subtract"(%arg41, %1728) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1730 = "stablehlo.multiply"(%1515, %1231) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1731 = "stablehlo.sqrt"(%1452) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %1732 = "stablehlo.add"(%1731, %1518) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1733 = "stablehlo.divide"(%1730, %1732) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1734 = "stablehlo.subtract"(%arg42, %1733) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1735 = "stablehlo.multiply"(%1522, %1234) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1736 = "stablehlo.sqrt"(%1456) : (tensor<32xf32>) -> tensor<32xf32>
    %1737 = "stablehlo.add"(%1736, %1525) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1738 = "stablehlo.divide"(%1735, %1737) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1739 = "stablehlo.subtract"(%arg43, %1738) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1740 = "stablehlo.multiply"(%1522, %1237) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1741 = "stablehlo.sqrt"(%1460) : (tensor<32xf32>) -> tensor<32xf32>
    %1742 = "stablehlo.add"(%1741, %1525) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1743 = "stablehlo.divide"(%1740, %1742) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1744 = "stablehlo.subtract"(%arg44, %1743) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1745 = "stablehlo.multiply"(%1522, %1240) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1746 = "stablehlo.sqrt"(%1464) : (tensor<32xf32>) -> tensor<32xf32>
    %1747 = "stablehlo.add"(%1746, %1525) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1748 = "stablehlo.divide"(%1745, %1747) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1749 = "stablehlo.subtract"(%arg45, %1748) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1750 = "stablehlo.multiply"(%1584, %1243) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %1751 = "stablehlo.sqrt"(%1468) : (tensor<32x128xf32>) -> tensor<32x128xf32>
    %1752 = "stablehlo.add"(%1751, %1587) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %1753 = "stablehlo.divide"(%1750, %1752) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %1754 = "stablehlo.subtract"(%arg46, %1753) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %1755 = "stablehlo.multiply"(%1591, %1246) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1756 = "stablehlo.sqrt"(%1472) : (tensor<128xf32>) -> tensor<128xf32>
    %1757 = "stablehlo.add"(%1756, %1594) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1758 = "stablehlo.divide"(%1755, %1757) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1759 = "stablehlo.subtract"(%arg47, %1758) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1760 = "stablehlo.multiply"(%1598, %1249) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %1761 = "stablehlo.sqrt"(%1476) : (tensor<128x32xf32>) -> tensor<128x32xf32>
    %1762 = "stablehlo.add"(%1761, %1601) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %1763 = "stablehlo.divide"(%1760, %1762) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %1764 = "stablehlo.subtract"(%arg48, %1763) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %1765 = "stablehlo.multiply"(%1522, %1252) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1766 = "stablehlo.sqrt"(%1480) : (tensor<32xf32>) -> tensor<32xf32>
    %1767 = "stablehlo.add"(%1766, %1525) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1768 = "stablehlo.divide"(%1765, %1767) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1769 = "stablehlo.subtract"(%arg49, %1768) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1770 = "stablehlo.multiply"(%1522, %1255) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1771 = "stablehlo.sqrt"(%1484) : (tensor<32xf32>) -> tensor<32xf32>
    %1772 = "stablehlo.add"(%1771, %1525) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1773 = "stablehlo.divide"(%1770, %1772) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1774 = "stablehlo.subtract"(%arg50, %1773) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1775 = "stablehlo.multiply"(%1522, %1258) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1776 = "stablehlo.sqrt"(%1488) : (tensor<32xf32>) -> tensor<32xf32>
    %1777 = "stablehlo.add"(%1776, %1525) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1778 = "stablehlo.divide"(%1775, %1777) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1779 = "stablehlo.subtract"(%arg51, %1778) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1780 = "stablehlo.broadcast_in_dim"(%1507) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x64xf32>
    %1781 = "stablehlo.multiply"(%1780, %1263) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %1782 = "stablehlo.sqrt"(%1494) : (tensor<32x64xf32>) -> tensor<32x64xf32>
    %1783 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x64xf32>
    %1784 = "stablehlo.add"(%1782, %1783) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %1785 = "stablehlo.divide"(%1781, %1784) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %1786 = "stablehlo.subtract"(%arg52, %1785) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %1787 = "stablehlo.broadcast_in_dim"(%1507) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %1788 = "stablehlo.multiply"(%1787, %1268) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %1789 = "stablehlo.sqrt"(%1500) : (tensor<64xf32>) -> tensor<64xf32>
    %1790 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %1791 = "stablehlo.add"(%1789, %1790) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %1792 = "stablehlo.divide"(%1788, %1791) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %1793 = "stablehlo.subtract"(%arg53, %1792) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    "func.return"(%516, %1514, %1521, %1528, %1533, %1538, %1543, %1548, %1553, %1558, %1563, %1568, %1573, %1578, %1583, %1590, %1597, %1604, %1609, %1614, %1619, %1624, %1629, %1634, %1639, %1644, %1649, %1654, %1659, %1664, %1669, %1674, %1679, %1684, %1689, %1694, %1699, %1704, %1709, %1714, %1719, %1724, %1729, %1734, %1739, %1744, %1749, %1754, %1759, %1764, %1769, %1774, %1779, %1786, %1793, %1095, %1100, %1105, %1108, %1111, %1114, %1117, %1120, %1123, %1126, %1129, %1132, %1135, %1138, %1143, %1148, %1153, %1156, %1159, %1162, %1165, %1168, %1171, %1174, %1177, %1180, %1183, %1186, %1189, %1192, %1195, %1198, %1201, %1204, %1207, %1210, %1213, %1216, %1219, %1222, %1225, %1228, %1231, %1234, %1237, %1240, %1243, %1246, %1249, %1252, %1255, %1258, %1263, %1268, %1274, %1280, %1286, %1290, %1294, %1298, %1302, %1306, %1310, %1314, %1318, %1322, %1326, %1330, %1336, %1342, %1348, %1352, %1356, %1360, %1364, %1368, %1372, %1376, %1380, %1384, %1388, %1392, %1396, %1400, %1404, %1408, %1412, %1416, %1420, %1424, %1428, %1432, %1436, %1440, %1444, %1448, %1452, %1456, %1460, %1464, %1468, %1472, %1476, %1480, %1484, %1488, %1494, %1500, %1090) : (tensor<f32>, tensor<64x32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x64xf32>, tensor<64xf32>, tensor<64x32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x64xf32>, tensor<64xf32>, tensor<64x32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x64xf32>, tensor<64xf32>, tensor<f32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

