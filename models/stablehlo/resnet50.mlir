// tools/models/generate resnet50  (jax 0.10.2, jaxlib 0.10.2, mlir-opt 22.1.8)
"builtin.module"() <{sym_name = "jit_resnet50"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<7x7x3x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x64x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x64x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x64x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x64x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<3x3x128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<1x1x128x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x256x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<3x3x128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<1x1x128x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<3x3x128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<1x1x128x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<3x3x128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<1x1x128x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x512x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<3x3x512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<1x1x1024x2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<1x1x2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<3x3x512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<1x1x2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<3x3x512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<2048x1000xf32>, tensor<1000xf32>, tensor<8x224x224x3xf32>, tensor<8x1000xf32>) -> (tensor<f32>, tensor<7x7x3x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x64x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x64x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x64x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x64x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<3x3x128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<1x1x128x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x256x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<3x3x128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<1x1x128x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<3x3x128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<1x1x128x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<3x3x128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<1x1x128x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x512x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<3x3x512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<1x1x1024x2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<1x1x2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<3x3x512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<1x1x2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<3x3x512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<2048x1000xf32>, tensor<1000xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}, {jax.result_info = "result[21]"}, {jax.result_info = "result[22]"}, {jax.result_info = "result[23]"}, {jax.result_info = "result[24]"}, {jax.result_info = "result[25]"}, {jax.result_info = "result[26]"}, {jax.result_info = "result[27]"}, {jax.result_info = "result[28]"}, {jax.result_info = "result[29]"}, {jax.result_info = "result[30]"}, {jax.result_info = "result[31]"}, {jax.result_info = "result[32]"}, {jax.result_info = "result[33]"}, {jax.result_info = "result[34]"}, {jax.result_info = "result[35]"}, {jax.result_info = "result[36]"}, {jax.result_info = "result[37]"}, {jax.result_info = "result[38]"}, {jax.result_info = "result[39]"}, {jax.result_info = "result[40]"}, {jax.result_info = "result[41]"}, {jax.result_info = "result[42]"}, {jax.result_info = "result[43]"}, {jax.result_info = "result[44]"}, {jax.result_info = "result[45]"}, {jax.result_info = "result[46]"}, {jax.result_info = "result[47]"}, {jax.result_info = "result[48]"}, {jax.result_info = "result[49]"}, {jax.result_info = "result[50]"}, {jax.result_info = "result[51]"}, {jax.result_info = "result[52]"}, {jax.result_info = "result[53]"}, {jax.result_info = "result[54]"}, {jax.result_info = "result[55]"}, {jax.result_info = "result[56]"}, {jax.result_info = "result[57]"}, {jax.result_info = "result[58]"}, {jax.result_info = "result[59]"}, {jax.result_info = "result[60]"}, {jax.result_info = "result[61]"}, {jax.result_info = "result[62]"}, {jax.result_info = "result[63]"}, {jax.result_info = "result[64]"}, {jax.result_info = "result[65]"}, {jax.result_info = "result[66]"}, {jax.result_info = "result[67]"}, {jax.result_info = "result[68]"}, {jax.result_info = "result[69]"}, {jax.result_info = "result[70]"}, {jax.result_info = "result[71]"}, {jax.result_info = "result[72]"}, {jax.result_info = "result[73]"}, {jax.result_info = "result[74]"}, {jax.result_info = "result[75]"}, {jax.result_info = "result[76]"}, {jax.result_info = "result[77]"}, {jax.result_info = "result[78]"}, {jax.result_info = "result[79]"}, {jax.result_info = "result[80]"}, {jax.result_info = "result[81]"}, {jax.result_info = "result[82]"}, {jax.result_info = "result[83]"}, {jax.result_info = "result[84]"}, {jax.result_info = "result[85]"}, {jax.result_info = "result[86]"}, {jax.result_info = "result[87]"}, {jax.result_info = "result[88]"}, {jax.result_info = "result[89]"}, {jax.result_info = "result[90]"}, {jax.result_info = "result[91]"}, {jax.result_info = "result[92]"}, {jax.result_info = "result[93]"}, {jax.result_info = "result[94]"}, {jax.result_info = "result[95]"}, {jax.result_info = "result[96]"}, {jax.result_info = "result[97]"}, {jax.result_info = "result[98]"}, {jax.result_info = "result[99]"}, {jax.result_info = "result[100]"}, {jax.result_info = "result[101]"}, {jax.result_info = "result[102]"}, {jax.result_info = "result[103]"}, {jax.result_info = "result[104]"}, {jax.result_info = "result[105]"}, {jax.result_info = "result[106]"}, {jax.result_info = "result[107]"}, {jax.result_info = "result[108]"}, {jax.result_info = "result[109]"}, {jax.result_info = "result[110]"}, {jax.result_info = "result[111]"}, {jax.result_info = "result[112]"}, {jax.result_info = "result[113]"}, {jax.result_info = "result[114]"}, {jax.result_info = "result[115]"}, {jax.result_info = "result[116]"}, {jax.result_info = "result[117]"}, {jax.result_info = "result[118]"}, {jax.result_info = "result[119]"}, {jax.result_info = "result[120]"}, {jax.result_info = "result[121]"}, {jax.result_info = "result[122]"}, {jax.result_info = "result[123]"}, {jax.result_info = "result[124]"}, {jax.result_info = "result[125]"}, {jax.result_info = "result[126]"}, {jax.result_info = "result[127]"}, {jax.result_info = "result[128]"}, {jax.result_info = "result[129]"}, {jax.result_info = "result[130]"}, {jax.result_info = "result[131]"}, {jax.result_info = "result[132]"}, {jax.result_info = "result[133]"}, {jax.result_info = "result[134]"}, {jax.result_info = "result[135]"}, {jax.result_info = "result[136]"}, {jax.result_info = "result[137]"}, {jax.result_info = "result[138]"}, {jax.result_info = "result[139]"}, {jax.result_info = "result[140]"}, {jax.result_info = "result[141]"}, {jax.result_info = "result[142]"}, {jax.result_info = "result[143]"}, {jax.result_info = "result[144]"}, {jax.result_info = "result[145]"}, {jax.result_info = "result[146]"}, {jax.result_info = "result[147]"}, {jax.result_info = "result[148]"}, {jax.result_info = "result[149]"}, {jax.result_info = "result[150]"}, {jax.result_info = "result[151]"}, {jax.result_info = "result[152]"}, {jax.result_info = "result[153]"}, {jax.result_info = "result[154]"}, {jax.result_info = "result[155]"}, {jax.result_info = "result[156]"}, {jax.result_info = "result[157]"}, {jax.result_info = "result[158]"}, {jax.result_info = "result[159]"}, {jax.result_info = "result[160]"}, {jax.result_info = "result[161]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<7x7x3x64xf32>, %arg1: tensor<64xf32>, %arg2: tensor<64xf32>, %arg3: tensor<1x1x64x64xf32>, %arg4: tensor<64xf32>, %arg5: tensor<64xf32>, %arg6: tensor<3x3x64x64xf32>, %arg7: tensor<64xf32>, %arg8: tensor<64xf32>, %arg9: tensor<1x1x64x256xf32>, %arg10: tensor<256xf32>, %arg11: tensor<256xf32>, %arg12: tensor<1x1x64x256xf32>, %arg13: tensor<256xf32>, %arg14: tensor<256xf32>, %arg15: tensor<1x1x256x64xf32>, %arg16: tensor<64xf32>, %arg17: tensor<64xf32>, %arg18: tensor<3x3x64x64xf32>, %arg19: tensor<64xf32>, %arg20: tensor<64xf32>, %arg21: tensor<1x1x64x256xf32>, %arg22: tensor<256xf32>, %arg23: tensor<256xf32>, %arg24: tensor<1x1x256x64xf32>, %arg25: tensor<64xf32>, %arg26: tensor<64xf32>, %arg27: tensor<3x3x64x64xf32>, %arg28: tensor<64xf32>, %arg29: tensor<64xf32>, %arg30: tensor<1x1x64x256xf32>, %arg31: tensor<256xf32>, %arg32: tensor<256xf32>, %arg33: tensor<1x1x256x128xf32>, %arg34: tensor<128xf32>, %arg35: tensor<128xf32>, %arg36: tensor<3x3x128x128xf32>, %arg37: tensor<128xf32>, %arg38: tensor<128xf32>, %arg39: tensor<1x1x128x512xf32>, %arg40: tensor<512xf32>, %arg41: tensor<512xf32>, %arg42: tensor<1x1x256x512xf32>, %arg43: tensor<512xf32>, %arg44: tensor<512xf32>, %arg45: tensor<1x1x512x128xf32>, %arg46: tensor<128xf32>, %arg47: tensor<128xf32>, %arg48: tensor<3x3x128x128xf32>, %arg49: tensor<128xf32>, %arg50: tensor<128xf32>, %arg51: tensor<1x1x128x512xf32>, %arg52: tensor<512xf32>, %arg53: tensor<512xf32>, %arg54: tensor<1x1x512x128xf32>, %arg55: tensor<128xf32>, %arg56: tensor<128xf32>, %arg57: tensor<3x3x128x128xf32>, %arg58: tensor<128xf32>, %arg59: tensor<128xf32>, %arg60: tensor<1x1x128x512xf32>, %arg61: tensor<512xf32>, %arg62: tensor<512xf32>, %arg63: tensor<1x1x512x128xf32>, %arg64: tensor<128xf32>, %arg65: tensor<128xf32>, %arg66: tensor<3x3x128x128xf32>, %arg67: tensor<128xf32>, %arg68: tensor<128xf32>, %arg69: tensor<1x1x128x512xf32>, %arg70: tensor<512xf32>, %arg71: tensor<512xf32>, %arg72: tensor<1x1x512x256xf32>, %arg73: tensor<256xf32>, %arg74: tensor<256xf32>, %arg75: tensor<3x3x256x256xf32>, %arg76: tensor<256xf32>, %arg77: tensor<256xf32>, %arg78: tensor<1x1x256x1024xf32>, %arg79: tensor<1024xf32>, %arg80: tensor<1024xf32>, %arg81: tensor<1x1x512x1024xf32>, %arg82: tensor<1024xf32>, %arg83: tensor<1024xf32>, %arg84: tensor<1x1x1024x256xf32>, %arg85: tensor<256xf32>, %arg86: tensor<256xf32>, %arg87: tensor<3x3x256x256xf32>, %arg88: tensor<256xf32>, %arg89: tensor<256xf32>, %arg90: tensor<1x1x256x1024xf32>, %arg91: tensor<1024xf32>, %arg92: tensor<1024xf32>, %arg93: tensor<1x1x1024x256xf32>, %arg94: tensor<256xf32>, %arg95: tensor<256xf32>, %arg96: tensor<3x3x256x256xf32>, %arg97: tensor<256xf32>, %arg98: tensor<256xf32>, %arg99: tensor<1x1x256x1024xf32>, %arg100: tensor<1024xf32>, %arg101: tensor<1024xf32>, %arg102: tensor<1x1x1024x256xf32>, %arg103: tensor<256xf32>, %arg104: tensor<256xf32>, %arg105: tensor<3x3x256x256xf32>, %arg106: tensor<256xf32>, %arg107: tensor<256xf32>, %arg108: tensor<1x1x256x1024xf32>, %arg109: tensor<1024xf32>, %arg110: tensor<1024xf32>, %arg111: tensor<1x1x1024x256xf32>, %arg112: tensor<256xf32>, %arg113: tensor<256xf32>, %arg114: tensor<3x3x256x256xf32>, %arg115: tensor<256xf32>, %arg116: tensor<256xf32>, %arg117: tensor<1x1x256x1024xf32>, %arg118: tensor<1024xf32>, %arg119: tensor<1024xf32>, %arg120: tensor<1x1x1024x256xf32>, %arg121: tensor<256xf32>, %arg122: tensor<256xf32>, %arg123: tensor<3x3x256x256xf32>, %arg124: tensor<256xf32>, %arg125: tensor<256xf32>, %arg126: tensor<1x1x256x1024xf32>, %arg127: tensor<1024xf32>, %arg128: tensor<1024xf32>, %arg129: tensor<1x1x1024x512xf32>, %arg130: tensor<512xf32>, %arg131: tensor<512xf32>, %arg132: tensor<3x3x512x512xf32>, %arg133: tensor<512xf32>, %arg134: tensor<512xf32>, %arg135: tensor<1x1x512x2048xf32>, %arg136: tensor<2048xf32>, %arg137: tensor<2048xf32>, %arg138: tensor<1x1x1024x2048xf32>, %arg139: tensor<2048xf32>, %arg140: tensor<2048xf32>, %arg141: tensor<1x1x2048x512xf32>, %arg142: tensor<512xf32>, %arg143: tensor<512xf32>, %arg144: tensor<3x3x512x512xf32>, %arg145: tensor<512xf32>, %arg146: tensor<512xf32>, %arg147: tensor<1x1x512x2048xf32>, %arg148: tensor<2048xf32>, %arg149: tensor<2048xf32>, %arg150: tensor<1x1x2048x512xf32>, %arg151: tensor<512xf32>, %arg152: tensor<512xf32>, %arg153: tensor<3x3x512x512xf32>, %arg154: tensor<512xf32>, %arg155: tensor<512xf32>, %arg156: tensor<1x1x512x2048xf32>, %arg157: tensor<2048xf32>, %arg158: tensor<2048xf32>, %arg159: tensor<2048x1000xf32>, %arg160: tensor<1000xf32>, %arg161: tensor<8x224x224x3xf32>, %arg162: tensor<8x1000xf32>):
    %0 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.constant"() <{value = dense<4.900000e+01> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.constant"() <{value = dense<3.920000e+02> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.constant"() <{value = dense<1.568000e+03> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.constant"() <{value = dense<6.272000e+03> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.constant"() <{value = dense<2.508800e+04> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.constant"() <{value = dense<9.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.constant"() <{value = dense<1.003520e+05> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.convolution"(%arg161, %arg0) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[2, 3], [2, 3]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 2>}> : (tensor<8x224x224x3xf32>, tensor<7x7x3x64xf32>) -> tensor<8x112x112x64xf32>
    %16 = "stablehlo.reduce"(%15, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1227: tensor<f32>, %arg1228: tensor<f32>):
      %3861 = "stablehlo.add"(%arg1227, %arg1228) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3861) : (tensor<f32>) -> ()
    }) : (tensor<8x112x112x64xf32>, tensor<f32>) -> tensor<64xf32>
    %17 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %18 = "stablehlo.divide"(%16, %17) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x64xf32>) -> tensor<8x112x112x64xf32>
    %21 = "stablehlo.subtract"(%15, %20) : (tensor<8x112x112x64xf32>, tensor<8x112x112x64xf32>) -> tensor<8x112x112x64xf32>
    %22 = "chlo.square"(%21) : (tensor<8x112x112x64xf32>) -> tensor<8x112x112x64xf32>
    %23 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x112x112x64xf32>
    %24 = "stablehlo.multiply"(%23, %21) : (tensor<8x112x112x64xf32>, tensor<8x112x112x64xf32>) -> tensor<8x112x112x64xf32>
    %25 = "stablehlo.reduce"(%22, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1225: tensor<f32>, %arg1226: tensor<f32>):
      %3860 = "stablehlo.add"(%arg1225, %arg1226) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3860) : (tensor<f32>) -> ()
    }) : (tensor<8x112x112x64xf32>, tensor<f32>) -> tensor<64xf32>
    %26 = "stablehlo.divide"(%25, %17) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %27 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %28 = "stablehlo.add"(%26, %27) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %29 = "stablehlo.rsqrt"(%28) : (tensor<64xf32>) -> tensor<64xf32>
    %30 = "stablehlo.divide"(%29, %28) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %31 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %32 = "stablehlo.multiply"(%31, %30) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %33 = "stablehlo.multiply"(%29, %arg1) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x64xf32>) -> tensor<8x112x112x64xf32>
    %36 = "stablehlo.multiply"(%21, %35) : (tensor<8x112x112x64xf32>, tensor<8x112x112x64xf32>) -> tensor<8x112x112x64xf32>
    %37 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x64xf32>) -> tensor<8x112x112x64xf32>
    %39 = "stablehlo.add"(%36, %38) : (tensor<8x112x112x64xf32>, tensor<8x112x112x64xf32>) -> tensor<8x112x112x64xf32>
    %40 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x112x112x64xf32>
    %41 = "stablehlo.maximum"(%39, %40) : (tensor<8x112x112x64xf32>, tensor<8x112x112x64xf32>) -> tensor<8x112x112x64xf32>
    %42 = "stablehlo.compare"(%39, %40) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x112x112x64xf32>, tensor<8x112x112x64xf32>) -> tensor<8x112x112x64xi1>
    %43 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %44 = "stablehlo.reduce_window"(%41, %43) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg1223: tensor<f32>, %arg1224: tensor<f32>):
      %3859 = "stablehlo.add"(%arg1223, %arg1224) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3859) : (tensor<f32>) -> ()
    }) : (tensor<8x112x112x64xf32>, tensor<f32>) -> tensor<8x56x56x64xf32>
    %45 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x56x56x64xf32>
    %46 = "stablehlo.divide"(%44, %45) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %47 = "stablehlo.convolution"(%46, %arg3) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x56x56x64xf32>, tensor<1x1x64x64xf32>) -> tensor<8x56x56x64xf32>
    %48 = "stablehlo.reduce"(%47, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1221: tensor<f32>, %arg1222: tensor<f32>):
      %3858 = "stablehlo.add"(%arg1221, %arg1222) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3858) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %49 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %50 = "stablehlo.divide"(%48, %49) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x64xf32>) -> tensor<8x56x56x64xf32>
    %53 = "stablehlo.subtract"(%47, %52) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %54 = "chlo.square"(%53) : (tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %55 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x56x56x64xf32>
    %56 = "stablehlo.multiply"(%55, %53) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %57 = "stablehlo.reduce"(%54, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1219: tensor<f32>, %arg1220: tensor<f32>):
      %3857 = "stablehlo.add"(%arg1219, %arg1220) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3857) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %58 = "stablehlo.divide"(%57, %49) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %59 = "stablehlo.add"(%58, %27) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %60 = "stablehlo.rsqrt"(%59) : (tensor<64xf32>) -> tensor<64xf32>
    %61 = "stablehlo.divide"(%60, %59) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %62 = "stablehlo.multiply"(%31, %61) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %63 = "stablehlo.multiply"(%60, %arg4) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x64xf32>) -> tensor<8x56x56x64xf32>
    %66 = "stablehlo.multiply"(%53, %65) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %67 = "stablehlo.broadcast_in_dim"(%arg5) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %68 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x64xf32>) -> tensor<8x56x56x64xf32>
    %69 = "stablehlo.add"(%66, %68) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %70 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x56x56x64xf32>
    %71 = "stablehlo.maximum"(%69, %70) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %72 = "stablehlo.compare"(%69, %70) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xi1>
    %73 = "stablehlo.convolution"(%71, %arg6) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x56x56x64xf32>, tensor<3x3x64x64xf32>) -> tensor<8x56x56x64xf32>
    %74 = "stablehlo.reduce"(%73, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1217: tensor<f32>, %arg1218: tensor<f32>):
      %3856 = "stablehlo.add"(%arg1217, %arg1218) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3856) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %75 = "stablehlo.divide"(%74, %49) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %76 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %77 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x64xf32>) -> tensor<8x56x56x64xf32>
    %78 = "stablehlo.subtract"(%73, %77) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %79 = "chlo.square"(%78) : (tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %80 = "stablehlo.multiply"(%55, %78) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %81 = "stablehlo.reduce"(%79, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1215: tensor<f32>, %arg1216: tensor<f32>):
      %3855 = "stablehlo.add"(%arg1215, %arg1216) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3855) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %82 = "stablehlo.divide"(%81, %49) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %83 = "stablehlo.add"(%82, %27) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %84 = "stablehlo.rsqrt"(%83) : (tensor<64xf32>) -> tensor<64xf32>
    %85 = "stablehlo.divide"(%84, %83) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %86 = "stablehlo.multiply"(%31, %85) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %87 = "stablehlo.multiply"(%84, %arg7) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %88 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %89 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x64xf32>) -> tensor<8x56x56x64xf32>
    %90 = "stablehlo.multiply"(%78, %89) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %91 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %92 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x64xf32>) -> tensor<8x56x56x64xf32>
    %93 = "stablehlo.add"(%90, %92) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %94 = "stablehlo.maximum"(%93, %70) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %95 = "stablehlo.compare"(%93, %70) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xi1>
    %96 = "stablehlo.convolution"(%94, %arg9) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x56x56x64xf32>, tensor<1x1x64x256xf32>) -> tensor<8x56x56x256xf32>
    %97 = "stablehlo.reduce"(%96, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1213: tensor<f32>, %arg1214: tensor<f32>):
      %3854 = "stablehlo.add"(%arg1213, %arg1214) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3854) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %98 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %99 = "stablehlo.divide"(%97, %98) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %100 = "stablehlo.broadcast_in_dim"(%99) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %101 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x56x56x256xf32>
    %102 = "stablehlo.subtract"(%96, %101) : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %103 = "chlo.square"(%102) : (tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %104 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x56x56x256xf32>
    %105 = "stablehlo.multiply"(%104, %102) : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %106 = "stablehlo.reduce"(%103, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1211: tensor<f32>, %arg1212: tensor<f32>):
      %3853 = "stablehlo.add"(%arg1211, %arg1212) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3853) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %107 = "stablehlo.divide"(%106, %98) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %108 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %109 = "stablehlo.add"(%107, %108) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %110 = "stablehlo.rsqrt"(%109) : (tensor<256xf32>) -> tensor<256xf32>
    %111 = "stablehlo.divide"(%110, %109) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %112 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %113 = "stablehlo.multiply"(%112, %111) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %114 = "stablehlo.multiply"(%110, %arg10) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %115 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %116 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x56x56x256xf32>
    %117 = "stablehlo.multiply"(%102, %116) : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %118 = "stablehlo.broadcast_in_dim"(%arg11) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %119 = "stablehlo.broadcast_in_dim"(%118) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x56x56x256xf32>
    %120 = "stablehlo.add"(%117, %119) : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %121 = "stablehlo.convolution"(%46, %arg12) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x56x56x64xf32>, tensor<1x1x64x256xf32>) -> tensor<8x56x56x256xf32>
    %122 = "stablehlo.reduce"(%121, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1209: tensor<f32>, %arg1210: tensor<f32>):
      %3852 = "stablehlo.add"(%arg1209, %arg1210) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3852) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %123 = "stablehlo.divide"(%122, %98) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %124 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %125 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x56x56x256xf32>
    %126 = "stablehlo.subtract"(%121, %125) : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %127 = "chlo.square"(%126) : (tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %128 = "stablehlo.multiply"(%104, %126) : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %129 = "stablehlo.reduce"(%127, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1207: tensor<f32>, %arg1208: tensor<f32>):
      %3851 = "stablehlo.add"(%arg1207, %arg1208) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3851) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %130 = "stablehlo.divide"(%129, %98) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %131 = "stablehlo.add"(%130, %108) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %132 = "stablehlo.rsqrt"(%131) : (tensor<256xf32>) -> tensor<256xf32>
    %133 = "stablehlo.divide"(%132, %131) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %134 = "stablehlo.multiply"(%112, %133) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %135 = "stablehlo.multiply"(%132, %arg13) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %136 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %137 = "stablehlo.broadcast_in_dim"(%136) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x56x56x256xf32>
    %138 = "stablehlo.multiply"(%126, %137) : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %139 = "stablehlo.broadcast_in_dim"(%arg14) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %140 = "stablehlo.broadcast_in_dim"(%139) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x56x56x256xf32>
    %141 = "stablehlo.add"(%138, %140) : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %142 = "stablehlo.add"(%141, %120) : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %143 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x56x56x256xf32>
    %144 = "stablehlo.maximum"(%142, %143) : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %145 = "stablehlo.compare"(%142, %143) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xi1>
    %146 = "stablehlo.convolution"(%144, %arg15) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x56x56x256xf32>, tensor<1x1x256x64xf32>) -> tensor<8x56x56x64xf32>
    %147 = "stablehlo.reduce"(%146, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1205: tensor<f32>, %arg1206: tensor<f32>):
      %3850 = "stablehlo.add"(%arg1205, %arg1206) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3850) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %148 = "stablehlo.divide"(%147, %49) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %149 = "stablehlo.broadcast_in_dim"(%148) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %150 = "stablehlo.broadcast_in_dim"(%149) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x64xf32>) -> tensor<8x56x56x64xf32>
    %151 = "stablehlo.subtract"(%146, %150) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %152 = "chlo.square"(%151) : (tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %153 = "stablehlo.multiply"(%55, %151) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %154 = "stablehlo.reduce"(%152, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1203: tensor<f32>, %arg1204: tensor<f32>):
      %3849 = "stablehlo.add"(%arg1203, %arg1204) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3849) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %155 = "stablehlo.divide"(%154, %49) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %156 = "stablehlo.add"(%155, %27) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %157 = "stablehlo.rsqrt"(%156) : (tensor<64xf32>) -> tensor<64xf32>
    %158 = "stablehlo.divide"(%157, %156) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %159 = "stablehlo.multiply"(%31, %158) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %160 = "stablehlo.multiply"(%157, %arg16) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %161 = "stablehlo.broadcast_in_dim"(%160) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %162 = "stablehlo.broadcast_in_dim"(%161) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x64xf32>) -> tensor<8x56x56x64xf32>
    %163 = "stablehlo.multiply"(%151, %162) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %164 = "stablehlo.broadcast_in_dim"(%arg17) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %165 = "stablehlo.broadcast_in_dim"(%164) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x64xf32>) -> tensor<8x56x56x64xf32>
    %166 = "stablehlo.add"(%163, %165) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %167 = "stablehlo.maximum"(%166, %70) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %168 = "stablehlo.compare"(%166, %70) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xi1>
    %169 = "stablehlo.convolution"(%167, %arg18) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x56x56x64xf32>, tensor<3x3x64x64xf32>) -> tensor<8x56x56x64xf32>
    %170 = "stablehlo.reduce"(%169, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1201: tensor<f32>, %arg1202: tensor<f32>):
      %3848 = "stablehlo.add"(%arg1201, %arg1202) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3848) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %171 = "stablehlo.divide"(%170, %49) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %172 = "stablehlo.broadcast_in_dim"(%171) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %173 = "stablehlo.broadcast_in_dim"(%172) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x64xf32>) -> tensor<8x56x56x64xf32>
    %174 = "stablehlo.subtract"(%169, %173) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %175 = "chlo.square"(%174) : (tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %176 = "stablehlo.multiply"(%55, %174) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %177 = "stablehlo.reduce"(%175, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1199: tensor<f32>, %arg1200: tensor<f32>):
      %3847 = "stablehlo.add"(%arg1199, %arg1200) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3847) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %178 = "stablehlo.divide"(%177, %49) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %179 = "stablehlo.add"(%178, %27) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %180 = "stablehlo.rsqrt"(%179) : (tensor<64xf32>) -> tensor<64xf32>
    %181 = "stablehlo.divide"(%180, %179) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %182 = "stablehlo.multiply"(%31, %181) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %183 = "stablehlo.multiply"(%180, %arg19) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %184 = "stablehlo.broadcast_in_dim"(%183) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %185 = "stablehlo.broadcast_in_dim"(%184) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x64xf32>) -> tensor<8x56x56x64xf32>
    %186 = "stablehlo.multiply"(%174, %185) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %187 = "stablehlo.broadcast_in_dim"(%arg20) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %188 = "stablehlo.broadcast_in_dim"(%187) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x64xf32>) -> tensor<8x56x56x64xf32>
    %189 = "stablehlo.add"(%186, %188) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %190 = "stablehlo.maximum"(%189, %70) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %191 = "stablehlo.compare"(%189, %70) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xi1>
    %192 = "stablehlo.convolution"(%190, %arg21) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x56x56x64xf32>, tensor<1x1x64x256xf32>) -> tensor<8x56x56x256xf32>
    %193 = "stablehlo.reduce"(%192, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1197: tensor<f32>, %arg1198: tensor<f32>):
      %3846 = "stablehlo.add"(%arg1197, %arg1198) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3846) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %194 = "stablehlo.divide"(%193, %98) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %195 = "stablehlo.broadcast_in_dim"(%194) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %196 = "stablehlo.broadcast_in_dim"(%195) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x56x56x256xf32>
    %197 = "stablehlo.subtract"(%192, %196) : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %198 = "chlo.square"(%197) : (tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %199 = "stablehlo.multiply"(%104, %197) : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %200 = "stablehlo.reduce"(%198, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1195: tensor<f32>, %arg1196: tensor<f32>):
      %3845 = "stablehlo.add"(%arg1195, %arg1196) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3845) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %201 = "stablehlo.divide"(%200, %98) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %202 = "stablehlo.add"(%201, %108) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %203 = "stablehlo.rsqrt"(%202) : (tensor<256xf32>) -> tensor<256xf32>
    %204 = "stablehlo.divide"(%203, %202) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %205 = "stablehlo.multiply"(%112, %204) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %206 = "stablehlo.multiply"(%203, %arg22) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %207 = "stablehlo.broadcast_in_dim"(%206) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %208 = "stablehlo.broadcast_in_dim"(%207) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x56x56x256xf32>
    %209 = "stablehlo.multiply"(%197, %208) : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %210 = "stablehlo.broadcast_in_dim"(%arg23) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %211 = "stablehlo.broadcast_in_dim"(%210) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x56x56x256xf32>
    %212 = "stablehlo.add"(%209, %211) : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %213 = "stablehlo.add"(%144, %212) : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %214 = "stablehlo.maximum"(%213, %143) : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %215 = "stablehlo.compare"(%213, %143) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xi1>
    %216 = "stablehlo.convolution"(%214, %arg24) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x56x56x256xf32>, tensor<1x1x256x64xf32>) -> tensor<8x56x56x64xf32>
    %217 = "stablehlo.reduce"(%216, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1193: tensor<f32>, %arg1194: tensor<f32>):
      %3844 = "stablehlo.add"(%arg1193, %arg1194) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3844) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %218 = "stablehlo.divide"(%217, %49) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %219 = "stablehlo.broadcast_in_dim"(%218) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %220 = "stablehlo.broadcast_in_dim"(%219) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x64xf32>) -> tensor<8x56x56x64xf32>
    %221 = "stablehlo.subtract"(%216, %220) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %222 = "chlo.square"(%221) : (tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %223 = "stablehlo.multiply"(%55, %221) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %224 = "stablehlo.reduce"(%222, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1191: tensor<f32>, %arg1192: tensor<f32>):
      %3843 = "stablehlo.add"(%arg1191, %arg1192) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3843) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %225 = "stablehlo.divide"(%224, %49) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %226 = "stablehlo.add"(%225, %27) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %227 = "stablehlo.rsqrt"(%226) : (tensor<64xf32>) -> tensor<64xf32>
    %228 = "stablehlo.divide"(%227, %226) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %229 = "stablehlo.multiply"(%31, %228) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %230 = "stablehlo.multiply"(%227, %arg25) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %231 = "stablehlo.broadcast_in_dim"(%230) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %232 = "stablehlo.broadcast_in_dim"(%231) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x64xf32>) -> tensor<8x56x56x64xf32>
    %233 = "stablehlo.multiply"(%221, %232) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %234 = "stablehlo.broadcast_in_dim"(%arg26) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %235 = "stablehlo.broadcast_in_dim"(%234) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x64xf32>) -> tensor<8x56x56x64xf32>
    %236 = "stablehlo.add"(%233, %235) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %237 = "stablehlo.maximum"(%236, %70) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %238 = "stablehlo.compare"(%236, %70) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xi1>
    %239 = "stablehlo.convolution"(%237, %arg27) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x56x56x64xf32>, tensor<3x3x64x64xf32>) -> tensor<8x56x56x64xf32>
    %240 = "stablehlo.reduce"(%239, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1189: tensor<f32>, %arg1190: tensor<f32>):
      %3842 = "stablehlo.add"(%arg1189, %arg1190) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3842) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %241 = "stablehlo.divide"(%240, %49) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %242 = "stablehlo.broadcast_in_dim"(%241) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %243 = "stablehlo.broadcast_in_dim"(%242) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x64xf32>) -> tensor<8x56x56x64xf32>
    %244 = "stablehlo.subtract"(%239, %243) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %245 = "chlo.square"(%244) : (tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %246 = "stablehlo.multiply"(%55, %244) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %247 = "stablehlo.reduce"(%245, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1187: tensor<f32>, %arg1188: tensor<f32>):
      %3841 = "stablehlo.add"(%arg1187, %arg1188) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3841) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %248 = "stablehlo.divide"(%247, %49) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %249 = "stablehlo.add"(%248, %27) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %250 = "stablehlo.rsqrt"(%249) : (tensor<64xf32>) -> tensor<64xf32>
    %251 = "stablehlo.divide"(%250, %249) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %252 = "stablehlo.multiply"(%31, %251) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %253 = "stablehlo.multiply"(%250, %arg28) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %254 = "stablehlo.broadcast_in_dim"(%253) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %255 = "stablehlo.broadcast_in_dim"(%254) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x64xf32>) -> tensor<8x56x56x64xf32>
    %256 = "stablehlo.multiply"(%244, %255) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %257 = "stablehlo.broadcast_in_dim"(%arg29) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %258 = "stablehlo.broadcast_in_dim"(%257) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x64xf32>) -> tensor<8x56x56x64xf32>
    %259 = "stablehlo.add"(%256, %258) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %260 = "stablehlo.maximum"(%259, %70) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %261 = "stablehlo.compare"(%259, %70) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xi1>
    %262 = "stablehlo.convolution"(%260, %arg30) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x56x56x64xf32>, tensor<1x1x64x256xf32>) -> tensor<8x56x56x256xf32>
    %263 = "stablehlo.reduce"(%262, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1185: tensor<f32>, %arg1186: tensor<f32>):
      %3840 = "stablehlo.add"(%arg1185, %arg1186) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3840) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %264 = "stablehlo.divide"(%263, %98) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %265 = "stablehlo.broadcast_in_dim"(%264) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %266 = "stablehlo.broadcast_in_dim"(%265) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x56x56x256xf32>
    %267 = "stablehlo.subtract"(%262, %266) : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %268 = "chlo.square"(%267) : (tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %269 = "stablehlo.multiply"(%104, %267) : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %270 = "stablehlo.reduce"(%268, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1183: tensor<f32>, %arg1184: tensor<f32>):
      %3839 = "stablehlo.add"(%arg1183, %arg1184) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3839) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %271 = "stablehlo.divide"(%270, %98) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %272 = "stablehlo.add"(%271, %108) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %273 = "stablehlo.rsqrt"(%272) : (tensor<256xf32>) -> tensor<256xf32>
    %274 = "stablehlo.divide"(%273, %272) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %275 = "stablehlo.multiply"(%112, %274) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %276 = "stablehlo.multiply"(%273, %arg31) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %277 = "stablehlo.broadcast_in_dim"(%276) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %278 = "stablehlo.broadcast_in_dim"(%277) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x56x56x256xf32>
    %279 = "stablehlo.multiply"(%267, %278) : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %280 = "stablehlo.broadcast_in_dim"(%arg32) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %281 = "stablehlo.broadcast_in_dim"(%280) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x56x56x256xf32>
    %282 = "stablehlo.add"(%279, %281) : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %283 = "stablehlo.add"(%214, %282) : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %284 = "stablehlo.maximum"(%283, %143) : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %285 = "stablehlo.compare"(%283, %143) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xi1>
    %286 = "stablehlo.convolution"(%284, %arg33) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x56x56x256xf32>, tensor<1x1x256x128xf32>) -> tensor<8x56x56x128xf32>
    %287 = "stablehlo.reduce"(%286, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1181: tensor<f32>, %arg1182: tensor<f32>):
      %3838 = "stablehlo.add"(%arg1181, %arg1182) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3838) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x128xf32>, tensor<f32>) -> tensor<128xf32>
    %288 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %289 = "stablehlo.divide"(%287, %288) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %290 = "stablehlo.broadcast_in_dim"(%289) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %291 = "stablehlo.broadcast_in_dim"(%290) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x128xf32>) -> tensor<8x56x56x128xf32>
    %292 = "stablehlo.subtract"(%286, %291) : (tensor<8x56x56x128xf32>, tensor<8x56x56x128xf32>) -> tensor<8x56x56x128xf32>
    %293 = "chlo.square"(%292) : (tensor<8x56x56x128xf32>) -> tensor<8x56x56x128xf32>
    %294 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x56x56x128xf32>
    %295 = "stablehlo.multiply"(%294, %292) : (tensor<8x56x56x128xf32>, tensor<8x56x56x128xf32>) -> tensor<8x56x56x128xf32>
    %296 = "stablehlo.reduce"(%293, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1179: tensor<f32>, %arg1180: tensor<f32>):
      %3837 = "stablehlo.add"(%arg1179, %arg1180) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3837) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x128xf32>, tensor<f32>) -> tensor<128xf32>
    %297 = "stablehlo.divide"(%296, %288) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %298 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %299 = "stablehlo.add"(%297, %298) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %300 = "stablehlo.rsqrt"(%299) : (tensor<128xf32>) -> tensor<128xf32>
    %301 = "stablehlo.divide"(%300, %299) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %302 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %303 = "stablehlo.multiply"(%302, %301) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %304 = "stablehlo.multiply"(%300, %arg34) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %305 = "stablehlo.broadcast_in_dim"(%304) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %306 = "stablehlo.broadcast_in_dim"(%305) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x128xf32>) -> tensor<8x56x56x128xf32>
    %307 = "stablehlo.multiply"(%292, %306) : (tensor<8x56x56x128xf32>, tensor<8x56x56x128xf32>) -> tensor<8x56x56x128xf32>
    %308 = "stablehlo.broadcast_in_dim"(%arg35) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %309 = "stablehlo.broadcast_in_dim"(%308) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x128xf32>) -> tensor<8x56x56x128xf32>
    %310 = "stablehlo.add"(%307, %309) : (tensor<8x56x56x128xf32>, tensor<8x56x56x128xf32>) -> tensor<8x56x56x128xf32>
    %311 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x56x56x128xf32>
    %312 = "stablehlo.maximum"(%310, %311) : (tensor<8x56x56x128xf32>, tensor<8x56x56x128xf32>) -> tensor<8x56x56x128xf32>
    %313 = "stablehlo.compare"(%310, %311) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x56x56x128xf32>, tensor<8x56x56x128xf32>) -> tensor<8x56x56x128xi1>
    %314 = "stablehlo.convolution"(%312, %arg36) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 2>}> : (tensor<8x56x56x128xf32>, tensor<3x3x128x128xf32>) -> tensor<8x28x28x128xf32>
    %315 = "stablehlo.reduce"(%314, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1177: tensor<f32>, %arg1178: tensor<f32>):
      %3836 = "stablehlo.add"(%arg1177, %arg1178) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3836) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %316 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %317 = "stablehlo.divide"(%315, %316) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %318 = "stablehlo.broadcast_in_dim"(%317) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %319 = "stablehlo.broadcast_in_dim"(%318) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x128xf32>) -> tensor<8x28x28x128xf32>
    %320 = "stablehlo.subtract"(%314, %319) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %321 = "chlo.square"(%320) : (tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %322 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x28x28x128xf32>
    %323 = "stablehlo.multiply"(%322, %320) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %324 = "stablehlo.reduce"(%321, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1175: tensor<f32>, %arg1176: tensor<f32>):
      %3835 = "stablehlo.add"(%arg1175, %arg1176) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3835) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %325 = "stablehlo.divide"(%324, %316) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %326 = "stablehlo.add"(%325, %298) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %327 = "stablehlo.rsqrt"(%326) : (tensor<128xf32>) -> tensor<128xf32>
    %328 = "stablehlo.divide"(%327, %326) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %329 = "stablehlo.multiply"(%302, %328) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %330 = "stablehlo.multiply"(%327, %arg37) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %331 = "stablehlo.broadcast_in_dim"(%330) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %332 = "stablehlo.broadcast_in_dim"(%331) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x128xf32>) -> tensor<8x28x28x128xf32>
    %333 = "stablehlo.multiply"(%320, %332) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %334 = "stablehlo.broadcast_in_dim"(%arg38) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %335 = "stablehlo.broadcast_in_dim"(%334) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x128xf32>) -> tensor<8x28x28x128xf32>
    %336 = "stablehlo.add"(%333, %335) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %337 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x28x28x128xf32>
    %338 = "stablehlo.maximum"(%336, %337) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %339 = "stablehlo.compare"(%336, %337) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xi1>
    %340 = "stablehlo.convolution"(%338, %arg39) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x28x28x128xf32>, tensor<1x1x128x512xf32>) -> tensor<8x28x28x512xf32>
    %341 = "stablehlo.reduce"(%340, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1173: tensor<f32>, %arg1174: tensor<f32>):
      %3834 = "stablehlo.add"(%arg1173, %arg1174) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3834) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %342 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %343 = "stablehlo.divide"(%341, %342) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %344 = "stablehlo.broadcast_in_dim"(%343) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %345 = "stablehlo.broadcast_in_dim"(%344) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x512xf32>) -> tensor<8x28x28x512xf32>
    %346 = "stablehlo.subtract"(%340, %345) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %347 = "chlo.square"(%346) : (tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %348 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x28x28x512xf32>
    %349 = "stablehlo.multiply"(%348, %346) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %350 = "stablehlo.reduce"(%347, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1171: tensor<f32>, %arg1172: tensor<f32>):
      %3833 = "stablehlo.add"(%arg1171, %arg1172) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3833) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %351 = "stablehlo.divide"(%350, %342) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %352 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %353 = "stablehlo.add"(%351, %352) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %354 = "stablehlo.rsqrt"(%353) : (tensor<512xf32>) -> tensor<512xf32>
    %355 = "stablehlo.divide"(%354, %353) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %356 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %357 = "stablehlo.multiply"(%356, %355) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %358 = "stablehlo.multiply"(%354, %arg40) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %359 = "stablehlo.broadcast_in_dim"(%358) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %360 = "stablehlo.broadcast_in_dim"(%359) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x512xf32>) -> tensor<8x28x28x512xf32>
    %361 = "stablehlo.multiply"(%346, %360) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %362 = "stablehlo.broadcast_in_dim"(%arg41) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %363 = "stablehlo.broadcast_in_dim"(%362) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x512xf32>) -> tensor<8x28x28x512xf32>
    %364 = "stablehlo.add"(%361, %363) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %365 = "stablehlo.convolution"(%284, %arg42) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 2>}> : (tensor<8x56x56x256xf32>, tensor<1x1x256x512xf32>) -> tensor<8x28x28x512xf32>
    %366 = "stablehlo.reduce"(%365, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1169: tensor<f32>, %arg1170: tensor<f32>):
      %3832 = "stablehlo.add"(%arg1169, %arg1170) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3832) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %367 = "stablehlo.divide"(%366, %342) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %368 = "stablehlo.broadcast_in_dim"(%367) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %369 = "stablehlo.broadcast_in_dim"(%368) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x512xf32>) -> tensor<8x28x28x512xf32>
    %370 = "stablehlo.subtract"(%365, %369) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %371 = "chlo.square"(%370) : (tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %372 = "stablehlo.multiply"(%348, %370) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %373 = "stablehlo.reduce"(%371, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1167: tensor<f32>, %arg1168: tensor<f32>):
      %3831 = "stablehlo.add"(%arg1167, %arg1168) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3831) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %374 = "stablehlo.divide"(%373, %342) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %375 = "stablehlo.add"(%374, %352) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %376 = "stablehlo.rsqrt"(%375) : (tensor<512xf32>) -> tensor<512xf32>
    %377 = "stablehlo.divide"(%376, %375) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %378 = "stablehlo.multiply"(%356, %377) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %379 = "stablehlo.multiply"(%376, %arg43) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %380 = "stablehlo.broadcast_in_dim"(%379) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %381 = "stablehlo.broadcast_in_dim"(%380) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x512xf32>) -> tensor<8x28x28x512xf32>
    %382 = "stablehlo.multiply"(%370, %381) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %383 = "stablehlo.broadcast_in_dim"(%arg44) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %384 = "stablehlo.broadcast_in_dim"(%383) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x512xf32>) -> tensor<8x28x28x512xf32>
    %385 = "stablehlo.add"(%382, %384) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %386 = "stablehlo.add"(%385, %364) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %387 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x28x28x512xf32>
    %388 = "stablehlo.maximum"(%386, %387) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %389 = "stablehlo.compare"(%386, %387) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xi1>
    %390 = "stablehlo.convolution"(%388, %arg45) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x28x28x512xf32>, tensor<1x1x512x128xf32>) -> tensor<8x28x28x128xf32>
    %391 = "stablehlo.reduce"(%390, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1165: tensor<f32>, %arg1166: tensor<f32>):
      %3830 = "stablehlo.add"(%arg1165, %arg1166) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3830) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %392 = "stablehlo.divide"(%391, %316) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %393 = "stablehlo.broadcast_in_dim"(%392) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %394 = "stablehlo.broadcast_in_dim"(%393) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x128xf32>) -> tensor<8x28x28x128xf32>
    %395 = "stablehlo.subtract"(%390, %394) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %396 = "chlo.square"(%395) : (tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %397 = "stablehlo.multiply"(%322, %395) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %398 = "stablehlo.reduce"(%396, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1163: tensor<f32>, %arg1164: tensor<f32>):
      %3829 = "stablehlo.add"(%arg1163, %arg1164) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3829) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %399 = "stablehlo.divide"(%398, %316) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %400 = "stablehlo.add"(%399, %298) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %401 = "stablehlo.rsqrt"(%400) : (tensor<128xf32>) -> tensor<128xf32>
    %402 = "stablehlo.divide"(%401, %400) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %403 = "stablehlo.multiply"(%302, %402) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %404 = "stablehlo.multiply"(%401, %arg46) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %405 = "stablehlo.broadcast_in_dim"(%404) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %406 = "stablehlo.broadcast_in_dim"(%405) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x128xf32>) -> tensor<8x28x28x128xf32>
    %407 = "stablehlo.multiply"(%395, %406) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %408 = "stablehlo.broadcast_in_dim"(%arg47) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %409 = "stablehlo.broadcast_in_dim"(%408) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x128xf32>) -> tensor<8x28x28x128xf32>
    %410 = "stablehlo.add"(%407, %409) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %411 = "stablehlo.maximum"(%410, %337) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %412 = "stablehlo.compare"(%410, %337) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xi1>
    %413 = "stablehlo.convolution"(%411, %arg48) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x28x28x128xf32>, tensor<3x3x128x128xf32>) -> tensor<8x28x28x128xf32>
    %414 = "stablehlo.reduce"(%413, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1161: tensor<f32>, %arg1162: tensor<f32>):
      %3828 = "stablehlo.add"(%arg1161, %arg1162) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3828) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %415 = "stablehlo.divide"(%414, %316) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %416 = "stablehlo.broadcast_in_dim"(%415) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %417 = "stablehlo.broadcast_in_dim"(%416) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x128xf32>) -> tensor<8x28x28x128xf32>
    %418 = "stablehlo.subtract"(%413, %417) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %419 = "chlo.square"(%418) : (tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %420 = "stablehlo.multiply"(%322, %418) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %421 = "stablehlo.reduce"(%419, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1159: tensor<f32>, %arg1160: tensor<f32>):
      %3827 = "stablehlo.add"(%arg1159, %arg1160) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3827) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %422 = "stablehlo.divide"(%421, %316) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %423 = "stablehlo.add"(%422, %298) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %424 = "stablehlo.rsqrt"(%423) : (tensor<128xf32>) -> tensor<128xf32>
    %425 = "stablehlo.divide"(%424, %423) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %426 = "stablehlo.multiply"(%302, %425) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %427 = "stablehlo.multiply"(%424, %arg49) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %428 = "stablehlo.broadcast_in_dim"(%427) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %429 = "stablehlo.broadcast_in_dim"(%428) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x128xf32>) -> tensor<8x28x28x128xf32>
    %430 = "stablehlo.multiply"(%418, %429) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %431 = "stablehlo.broadcast_in_dim"(%arg50) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %432 = "stablehlo.broadcast_in_dim"(%431) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x128xf32>) -> tensor<8x28x28x128xf32>
    %433 = "stablehlo.add"(%430, %432) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %434 = "stablehlo.maximum"(%433, %337) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %435 = "stablehlo.compare"(%433, %337) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xi1>
    %436 = "stablehlo.convolution"(%434, %arg51) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x28x28x128xf32>, tensor<1x1x128x512xf32>) -> tensor<8x28x28x512xf32>
    %437 = "stablehlo.reduce"(%436, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1157: tensor<f32>, %arg1158: tensor<f32>):
      %3826 = "stablehlo.add"(%arg1157, %arg1158) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3826) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %438 = "stablehlo.divide"(%437, %342) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %439 = "stablehlo.broadcast_in_dim"(%438) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %440 = "stablehlo.broadcast_in_dim"(%439) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x512xf32>) -> tensor<8x28x28x512xf32>
    %441 = "stablehlo.subtract"(%436, %440) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %442 = "chlo.square"(%441) : (tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %443 = "stablehlo.multiply"(%348, %441) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %444 = "stablehlo.reduce"(%442, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1155: tensor<f32>, %arg1156: tensor<f32>):
      %3825 = "stablehlo.add"(%arg1155, %arg1156) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3825) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %445 = "stablehlo.divide"(%444, %342) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %446 = "stablehlo.add"(%445, %352) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %447 = "stablehlo.rsqrt"(%446) : (tensor<512xf32>) -> tensor<512xf32>
    %448 = "stablehlo.divide"(%447, %446) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %449 = "stablehlo.multiply"(%356, %448) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %450 = "stablehlo.multiply"(%447, %arg52) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %451 = "stablehlo.broadcast_in_dim"(%450) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %452 = "stablehlo.broadcast_in_dim"(%451) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x512xf32>) -> tensor<8x28x28x512xf32>
    %453 = "stablehlo.multiply"(%441, %452) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %454 = "stablehlo.broadcast_in_dim"(%arg53) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %455 = "stablehlo.broadcast_in_dim"(%454) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x512xf32>) -> tensor<8x28x28x512xf32>
    %456 = "stablehlo.add"(%453, %455) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %457 = "stablehlo.add"(%388, %456) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %458 = "stablehlo.maximum"(%457, %387) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %459 = "stablehlo.compare"(%457, %387) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xi1>
    %460 = "stablehlo.convolution"(%458, %arg54) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x28x28x512xf32>, tensor<1x1x512x128xf32>) -> tensor<8x28x28x128xf32>
    %461 = "stablehlo.reduce"(%460, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1153: tensor<f32>, %arg1154: tensor<f32>):
      %3824 = "stablehlo.add"(%arg1153, %arg1154) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3824) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %462 = "stablehlo.divide"(%461, %316) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %463 = "stablehlo.broadcast_in_dim"(%462) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %464 = "stablehlo.broadcast_in_dim"(%463) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x128xf32>) -> tensor<8x28x28x128xf32>
    %465 = "stablehlo.subtract"(%460, %464) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %466 = "chlo.square"(%465) : (tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %467 = "stablehlo.multiply"(%322, %465) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %468 = "stablehlo.reduce"(%466, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1151: tensor<f32>, %arg1152: tensor<f32>):
      %3823 = "stablehlo.add"(%arg1151, %arg1152) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3823) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %469 = "stablehlo.divide"(%468, %316) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %470 = "stablehlo.add"(%469, %298) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %471 = "stablehlo.rsqrt"(%470) : (tensor<128xf32>) -> tensor<128xf32>
    %472 = "stablehlo.divide"(%471, %470) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %473 = "stablehlo.multiply"(%302, %472) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %474 = "stablehlo.multiply"(%471, %arg55) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %475 = "stablehlo.broadcast_in_dim"(%474) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %476 = "stablehlo.broadcast_in_dim"(%475) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x128xf32>) -> tensor<8x28x28x128xf32>
    %477 = "stablehlo.multiply"(%465, %476) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %478 = "stablehlo.broadcast_in_dim"(%arg56) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %479 = "stablehlo.broadcast_in_dim"(%478) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x128xf32>) -> tensor<8x28x28x128xf32>
    %480 = "stablehlo.add"(%477, %479) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %481 = "stablehlo.maximum"(%480, %337) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %482 = "stablehlo.compare"(%480, %337) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xi1>
    %483 = "stablehlo.convolution"(%481, %arg57) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x28x28x128xf32>, tensor<3x3x128x128xf32>) -> tensor<8x28x28x128xf32>
    %484 = "stablehlo.reduce"(%483, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1149: tensor<f32>, %arg1150: tensor<f32>):
      %3822 = "stablehlo.add"(%arg1149, %arg1150) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3822) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %485 = "stablehlo.divide"(%484, %316) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %486 = "stablehlo.broadcast_in_dim"(%485) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %487 = "stablehlo.broadcast_in_dim"(%486) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x128xf32>) -> tensor<8x28x28x128xf32>
    %488 = "stablehlo.subtract"(%483, %487) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %489 = "chlo.square"(%488) : (tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %490 = "stablehlo.multiply"(%322, %488) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %491 = "stablehlo.reduce"(%489, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1147: tensor<f32>, %arg1148: tensor<f32>):
      %3821 = "stablehlo.add"(%arg1147, %arg1148) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3821) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %492 = "stablehlo.divide"(%491, %316) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %493 = "stablehlo.add"(%492, %298) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %494 = "stablehlo.rsqrt"(%493) : (tensor<128xf32>) -> tensor<128xf32>
    %495 = "stablehlo.divide"(%494, %493) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %496 = "stablehlo.multiply"(%302, %495) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %497 = "stablehlo.multiply"(%494, %arg58) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %498 = "stablehlo.broadcast_in_dim"(%497) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %499 = "stablehlo.broadcast_in_dim"(%498) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x128xf32>) -> tensor<8x28x28x128xf32>
    %500 = "stablehlo.multiply"(%488, %499) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %501 = "stablehlo.broadcast_in_dim"(%arg59) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %502 = "stablehlo.broadcast_in_dim"(%501) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x128xf32>) -> tensor<8x28x28x128xf32>
    %503 = "stablehlo.add"(%500, %502) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %504 = "stablehlo.maximum"(%503, %337) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %505 = "stablehlo.compare"(%503, %337) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xi1>
    %506 = "stablehlo.convolution"(%504, %arg60) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x28x28x128xf32>, tensor<1x1x128x512xf32>) -> tensor<8x28x28x512xf32>
    %507 = "stablehlo.reduce"(%506, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1145: tensor<f32>, %arg1146: tensor<f32>):
      %3820 = "stablehlo.add"(%arg1145, %arg1146) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3820) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %508 = "stablehlo.divide"(%507, %342) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %509 = "stablehlo.broadcast_in_dim"(%508) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %510 = "stablehlo.broadcast_in_dim"(%509) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x512xf32>) -> tensor<8x28x28x512xf32>
    %511 = "stablehlo.subtract"(%506, %510) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %512 = "chlo.square"(%511) : (tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %513 = "stablehlo.multiply"(%348, %511) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %514 = "stablehlo.reduce"(%512, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1143: tensor<f32>, %arg1144: tensor<f32>):
      %3819 = "stablehlo.add"(%arg1143, %arg1144) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3819) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %515 = "stablehlo.divide"(%514, %342) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %516 = "stablehlo.add"(%515, %352) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %517 = "stablehlo.rsqrt"(%516) : (tensor<512xf32>) -> tensor<512xf32>
    %518 = "stablehlo.divide"(%517, %516) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %519 = "stablehlo.multiply"(%356, %518) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %520 = "stablehlo.multiply"(%517, %arg61) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %521 = "stablehlo.broadcast_in_dim"(%520) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %522 = "stablehlo.broadcast_in_dim"(%521) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x512xf32>) -> tensor<8x28x28x512xf32>
    %523 = "stablehlo.multiply"(%511, %522) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %524 = "stablehlo.broadcast_in_dim"(%arg62) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %525 = "stablehlo.broadcast_in_dim"(%524) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x512xf32>) -> tensor<8x28x28x512xf32>
    %526 = "stablehlo.add"(%523, %525) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %527 = "stablehlo.add"(%458, %526) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %528 = "stablehlo.maximum"(%527, %387) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %529 = "stablehlo.compare"(%527, %387) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xi1>
    %530 = "stablehlo.convolution"(%528, %arg63) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x28x28x512xf32>, tensor<1x1x512x128xf32>) -> tensor<8x28x28x128xf32>
    %531 = "stablehlo.reduce"(%530, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1141: tensor<f32>, %arg1142: tensor<f32>):
      %3818 = "stablehlo.add"(%arg1141, %arg1142) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3818) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %532 = "stablehlo.divide"(%531, %316) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %533 = "stablehlo.broadcast_in_dim"(%532) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %534 = "stablehlo.broadcast_in_dim"(%533) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x128xf32>) -> tensor<8x28x28x128xf32>
    %535 = "stablehlo.subtract"(%530, %534) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %536 = "chlo.square"(%535) : (tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %537 = "stablehlo.multiply"(%322, %535) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %538 = "stablehlo.reduce"(%536, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1139: tensor<f32>, %arg1140: tensor<f32>):
      %3817 = "stablehlo.add"(%arg1139, %arg1140) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3817) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %539 = "stablehlo.divide"(%538, %316) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %540 = "stablehlo.add"(%539, %298) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %541 = "stablehlo.rsqrt"(%540) : (tensor<128xf32>) -> tensor<128xf32>
    %542 = "stablehlo.divide"(%541, %540) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %543 = "stablehlo.multiply"(%302, %542) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %544 = "stablehlo.multiply"(%541, %arg64) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %545 = "stablehlo.broadcast_in_dim"(%544) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %546 = "stablehlo.broadcast_in_dim"(%545) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x128xf32>) -> tensor<8x28x28x128xf32>
    %547 = "stablehlo.multiply"(%535, %546) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %548 = "stablehlo.broadcast_in_dim"(%arg65) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %549 = "stablehlo.broadcast_in_dim"(%548) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x128xf32>) -> tensor<8x28x28x128xf32>
    %550 = "stablehlo.add"(%547, %549) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %551 = "stablehlo.maximum"(%550, %337) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %552 = "stablehlo.compare"(%550, %337) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xi1>
    %553 = "stablehlo.convolution"(%551, %arg66) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x28x28x128xf32>, tensor<3x3x128x128xf32>) -> tensor<8x28x28x128xf32>
    %554 = "stablehlo.reduce"(%553, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1137: tensor<f32>, %arg1138: tensor<f32>):
      %3816 = "stablehlo.add"(%arg1137, %arg1138) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3816) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %555 = "stablehlo.divide"(%554, %316) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %556 = "stablehlo.broadcast_in_dim"(%555) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %557 = "stablehlo.broadcast_in_dim"(%556) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x128xf32>) -> tensor<8x28x28x128xf32>
    %558 = "stablehlo.subtract"(%553, %557) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %559 = "chlo.square"(%558) : (tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %560 = "stablehlo.multiply"(%322, %558) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %561 = "stablehlo.reduce"(%559, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1135: tensor<f32>, %arg1136: tensor<f32>):
      %3815 = "stablehlo.add"(%arg1135, %arg1136) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3815) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %562 = "stablehlo.divide"(%561, %316) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %563 = "stablehlo.add"(%562, %298) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %564 = "stablehlo.rsqrt"(%563) : (tensor<128xf32>) -> tensor<128xf32>
    %565 = "stablehlo.divide"(%564, %563) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %566 = "stablehlo.multiply"(%302, %565) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %567 = "stablehlo.multiply"(%564, %arg67) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %568 = "stablehlo.broadcast_in_dim"(%567) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %569 = "stablehlo.broadcast_in_dim"(%568) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x128xf32>) -> tensor<8x28x28x128xf32>
    %570 = "stablehlo.multiply"(%558, %569) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %571 = "stablehlo.broadcast_in_dim"(%arg68) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %572 = "stablehlo.broadcast_in_dim"(%571) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x128xf32>) -> tensor<8x28x28x128xf32>
    %573 = "stablehlo.add"(%570, %572) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %574 = "stablehlo.maximum"(%573, %337) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %575 = "stablehlo.compare"(%573, %337) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xi1>
    %576 = "stablehlo.convolution"(%574, %arg69) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x28x28x128xf32>, tensor<1x1x128x512xf32>) -> tensor<8x28x28x512xf32>
    %577 = "stablehlo.reduce"(%576, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1133: tensor<f32>, %arg1134: tensor<f32>):
      %3814 = "stablehlo.add"(%arg1133, %arg1134) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3814) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %578 = "stablehlo.divide"(%577, %342) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %579 = "stablehlo.broadcast_in_dim"(%578) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %580 = "stablehlo.broadcast_in_dim"(%579) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x512xf32>) -> tensor<8x28x28x512xf32>
    %581 = "stablehlo.subtract"(%576, %580) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %582 = "chlo.square"(%581) : (tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %583 = "stablehlo.multiply"(%348, %581) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %584 = "stablehlo.reduce"(%582, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1131: tensor<f32>, %arg1132: tensor<f32>):
      %3813 = "stablehlo.add"(%arg1131, %arg1132) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3813) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %585 = "stablehlo.divide"(%584, %342) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %586 = "stablehlo.add"(%585, %352) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %587 = "stablehlo.rsqrt"(%586) : (tensor<512xf32>) -> tensor<512xf32>
    %588 = "stablehlo.divide"(%587, %586) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %589 = "stablehlo.multiply"(%356, %588) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %590 = "stablehlo.multiply"(%587, %arg70) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %591 = "stablehlo.broadcast_in_dim"(%590) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %592 = "stablehlo.broadcast_in_dim"(%591) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x512xf32>) -> tensor<8x28x28x512xf32>
    %593 = "stablehlo.multiply"(%581, %592) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %594 = "stablehlo.broadcast_in_dim"(%arg71) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %595 = "stablehlo.broadcast_in_dim"(%594) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x512xf32>) -> tensor<8x28x28x512xf32>
    %596 = "stablehlo.add"(%593, %595) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %597 = "stablehlo.add"(%528, %596) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %598 = "stablehlo.maximum"(%597, %387) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %599 = "stablehlo.compare"(%597, %387) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xi1>
    %600 = "stablehlo.convolution"(%598, %arg72) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x28x28x512xf32>, tensor<1x1x512x256xf32>) -> tensor<8x28x28x256xf32>
    %601 = "stablehlo.reduce"(%600, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1129: tensor<f32>, %arg1130: tensor<f32>):
      %3812 = "stablehlo.add"(%arg1129, %arg1130) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3812) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x256xf32>, tensor<f32>) -> tensor<256xf32>
    %602 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %603 = "stablehlo.divide"(%601, %602) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %604 = "stablehlo.broadcast_in_dim"(%603) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %605 = "stablehlo.broadcast_in_dim"(%604) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x28x28x256xf32>
    %606 = "stablehlo.subtract"(%600, %605) : (tensor<8x28x28x256xf32>, tensor<8x28x28x256xf32>) -> tensor<8x28x28x256xf32>
    %607 = "chlo.square"(%606) : (tensor<8x28x28x256xf32>) -> tensor<8x28x28x256xf32>
    %608 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x28x28x256xf32>
    %609 = "stablehlo.multiply"(%608, %606) : (tensor<8x28x28x256xf32>, tensor<8x28x28x256xf32>) -> tensor<8x28x28x256xf32>
    %610 = "stablehlo.reduce"(%607, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1127: tensor<f32>, %arg1128: tensor<f32>):
      %3811 = "stablehlo.add"(%arg1127, %arg1128) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3811) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x256xf32>, tensor<f32>) -> tensor<256xf32>
    %611 = "stablehlo.divide"(%610, %602) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %612 = "stablehlo.add"(%611, %108) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %613 = "stablehlo.rsqrt"(%612) : (tensor<256xf32>) -> tensor<256xf32>
    %614 = "stablehlo.divide"(%613, %612) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %615 = "stablehlo.multiply"(%112, %614) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %616 = "stablehlo.multiply"(%613, %arg73) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %617 = "stablehlo.broadcast_in_dim"(%616) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %618 = "stablehlo.broadcast_in_dim"(%617) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x28x28x256xf32>
    %619 = "stablehlo.multiply"(%606, %618) : (tensor<8x28x28x256xf32>, tensor<8x28x28x256xf32>) -> tensor<8x28x28x256xf32>
    %620 = "stablehlo.broadcast_in_dim"(%arg74) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %621 = "stablehlo.broadcast_in_dim"(%620) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x28x28x256xf32>
    %622 = "stablehlo.add"(%619, %621) : (tensor<8x28x28x256xf32>, tensor<8x28x28x256xf32>) -> tensor<8x28x28x256xf32>
    %623 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x28x28x256xf32>
    %624 = "stablehlo.maximum"(%622, %623) : (tensor<8x28x28x256xf32>, tensor<8x28x28x256xf32>) -> tensor<8x28x28x256xf32>
    %625 = "stablehlo.compare"(%622, %623) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x28x28x256xf32>, tensor<8x28x28x256xf32>) -> tensor<8x28x28x256xi1>
    %626 = "stablehlo.convolution"(%624, %arg75) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 2>}> : (tensor<8x28x28x256xf32>, tensor<3x3x256x256xf32>) -> tensor<8x14x14x256xf32>
    %627 = "stablehlo.reduce"(%626, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1125: tensor<f32>, %arg1126: tensor<f32>):
      %3810 = "stablehlo.add"(%arg1125, %arg1126) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3810) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %628 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %629 = "stablehlo.divide"(%627, %628) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %630 = "stablehlo.broadcast_in_dim"(%629) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %631 = "stablehlo.broadcast_in_dim"(%630) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x14x14x256xf32>
    %632 = "stablehlo.subtract"(%626, %631) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %633 = "chlo.square"(%632) : (tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %634 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x14x14x256xf32>
    %635 = "stablehlo.multiply"(%634, %632) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %636 = "stablehlo.reduce"(%633, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1123: tensor<f32>, %arg1124: tensor<f32>):
      %3809 = "stablehlo.add"(%arg1123, %arg1124) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3809) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %637 = "stablehlo.divide"(%636, %628) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %638 = "stablehlo.add"(%637, %108) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %639 = "stablehlo.rsqrt"(%638) : (tensor<256xf32>) -> tensor<256xf32>
    %640 = "stablehlo.divide"(%639, %638) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %641 = "stablehlo.multiply"(%112, %640) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %642 = "stablehlo.multiply"(%639, %arg76) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %643 = "stablehlo.broadcast_in_dim"(%642) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %644 = "stablehlo.broadcast_in_dim"(%643) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x14x14x256xf32>
    %645 = "stablehlo.multiply"(%632, %644) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %646 = "stablehlo.broadcast_in_dim"(%arg77) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %647 = "stablehlo.broadcast_in_dim"(%646) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x14x14x256xf32>
    %648 = "stablehlo.add"(%645, %647) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %649 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x14x14x256xf32>
    %650 = "stablehlo.maximum"(%648, %649) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %651 = "stablehlo.compare"(%648, %649) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xi1>
    %652 = "stablehlo.convolution"(%650, %arg78) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x256xf32>, tensor<1x1x256x1024xf32>) -> tensor<8x14x14x1024xf32>
    %653 = "stablehlo.reduce"(%652, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1121: tensor<f32>, %arg1122: tensor<f32>):
      %3808 = "stablehlo.add"(%arg1121, %arg1122) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3808) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %654 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1024xf32>
    %655 = "stablehlo.divide"(%653, %654) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %656 = "stablehlo.broadcast_in_dim"(%655) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %657 = "stablehlo.broadcast_in_dim"(%656) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x1024xf32>) -> tensor<8x14x14x1024xf32>
    %658 = "stablehlo.subtract"(%652, %657) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %659 = "chlo.square"(%658) : (tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %660 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x14x14x1024xf32>
    %661 = "stablehlo.multiply"(%660, %658) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %662 = "stablehlo.reduce"(%659, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1119: tensor<f32>, %arg1120: tensor<f32>):
      %3807 = "stablehlo.add"(%arg1119, %arg1120) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3807) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %663 = "stablehlo.divide"(%662, %654) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %664 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1024xf32>
    %665 = "stablehlo.add"(%663, %664) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %666 = "stablehlo.rsqrt"(%665) : (tensor<1024xf32>) -> tensor<1024xf32>
    %667 = "stablehlo.divide"(%666, %665) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %668 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1024xf32>
    %669 = "stablehlo.multiply"(%668, %667) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %670 = "stablehlo.multiply"(%666, %arg79) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %671 = "stablehlo.broadcast_in_dim"(%670) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %672 = "stablehlo.broadcast_in_dim"(%671) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x1024xf32>) -> tensor<8x14x14x1024xf32>
    %673 = "stablehlo.multiply"(%658, %672) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %674 = "stablehlo.broadcast_in_dim"(%arg80) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %675 = "stablehlo.broadcast_in_dim"(%674) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x1024xf32>) -> tensor<8x14x14x1024xf32>
    %676 = "stablehlo.add"(%673, %675) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %677 = "stablehlo.convolution"(%598, %arg81) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 2>}> : (tensor<8x28x28x512xf32>, tensor<1x1x512x1024xf32>) -> tensor<8x14x14x1024xf32>
    %678 = "stablehlo.reduce"(%677, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1117: tensor<f32>, %arg1118: tensor<f32>):
      %3806 = "stablehlo.add"(%arg1117, %arg1118) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3806) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %679 = "stablehlo.divide"(%678, %654) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %680 = "stablehlo.broadcast_in_dim"(%679) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %681 = "stablehlo.broadcast_in_dim"(%680) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x1024xf32>) -> tensor<8x14x14x1024xf32>
    %682 = "stablehlo.subtract"(%677, %681) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %683 = "chlo.square"(%682) : (tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %684 = "stablehlo.multiply"(%660, %682) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %685 = "stablehlo.reduce"(%683, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1115: tensor<f32>, %arg1116: tensor<f32>):
      %3805 = "stablehlo.add"(%arg1115, %arg1116) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3805) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %686 = "stablehlo.divide"(%685, %654) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %687 = "stablehlo.add"(%686, %664) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %688 = "stablehlo.rsqrt"(%687) : (tensor<1024xf32>) -> tensor<1024xf32>
    %689 = "stablehlo.divide"(%688, %687) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %690 = "stablehlo.multiply"(%668, %689) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %691 = "stablehlo.multiply"(%688, %arg82) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %692 = "stablehlo.broadcast_in_dim"(%691) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %693 = "stablehlo.broadcast_in_dim"(%692) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x1024xf32>) -> tensor<8x14x14x1024xf32>
    %694 = "stablehlo.multiply"(%682, %693) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %695 = "stablehlo.broadcast_in_dim"(%arg83) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %696 = "stablehlo.broadcast_in_dim"(%695) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x1024xf32>) -> tensor<8x14x14x1024xf32>
    %697 = "stablehlo.add"(%694, %696) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %698 = "stablehlo.add"(%697, %676) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %699 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x14x14x1024xf32>
    %700 = "stablehlo.maximum"(%698, %699) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %701 = "stablehlo.compare"(%698, %699) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xi1>
    %702 = "stablehlo.convolution"(%700, %arg84) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x1024xf32>, tensor<1x1x1024x256xf32>) -> tensor<8x14x14x256xf32>
    %703 = "stablehlo.reduce"(%702, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1113: tensor<f32>, %arg1114: tensor<f32>):
      %3804 = "stablehlo.add"(%arg1113, %arg1114) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3804) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %704 = "stablehlo.divide"(%703, %628) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %705 = "stablehlo.broadcast_in_dim"(%704) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %706 = "stablehlo.broadcast_in_dim"(%705) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x14x14x256xf32>
    %707 = "stablehlo.subtract"(%702, %706) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %708 = "chlo.square"(%707) : (tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %709 = "stablehlo.multiply"(%634, %707) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %710 = "stablehlo.reduce"(%708, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1111: tensor<f32>, %arg1112: tensor<f32>):
      %3803 = "stablehlo.add"(%arg1111, %arg1112) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3803) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %711 = "stablehlo.divide"(%710, %628) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %712 = "stablehlo.add"(%711, %108) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %713 = "stablehlo.rsqrt"(%712) : (tensor<256xf32>) -> tensor<256xf32>
    %714 = "stablehlo.divide"(%713, %712) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %715 = "stablehlo.multiply"(%112, %714) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %716 = "stablehlo.multiply"(%713, %arg85) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %717 = "stablehlo.broadcast_in_dim"(%716) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %718 = "stablehlo.broadcast_in_dim"(%717) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x14x14x256xf32>
    %719 = "stablehlo.multiply"(%707, %718) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %720 = "stablehlo.broadcast_in_dim"(%arg86) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %721 = "stablehlo.broadcast_in_dim"(%720) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x14x14x256xf32>
    %722 = "stablehlo.add"(%719, %721) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %723 = "stablehlo.maximum"(%722, %649) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %724 = "stablehlo.compare"(%722, %649) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xi1>
    %725 = "stablehlo.convolution"(%723, %arg87) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x256xf32>, tensor<3x3x256x256xf32>) -> tensor<8x14x14x256xf32>
    %726 = "stablehlo.reduce"(%725, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1109: tensor<f32>, %arg1110: tensor<f32>):
      %3802 = "stablehlo.add"(%arg1109, %arg1110) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3802) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %727 = "stablehlo.divide"(%726, %628) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %728 = "stablehlo.broadcast_in_dim"(%727) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %729 = "stablehlo.broadcast_in_dim"(%728) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x14x14x256xf32>
    %730 = "stablehlo.subtract"(%725, %729) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %731 = "chlo.square"(%730) : (tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %732 = "stablehlo.multiply"(%634, %730) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %733 = "stablehlo.reduce"(%731, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1107: tensor<f32>, %arg1108: tensor<f32>):
      %3801 = "stablehlo.add"(%arg1107, %arg1108) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3801) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %734 = "stablehlo.divide"(%733, %628) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %735 = "stablehlo.add"(%734, %108) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %736 = "stablehlo.rsqrt"(%735) : (tensor<256xf32>) -> tensor<256xf32>
    %737 = "stablehlo.divide"(%736, %735) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %738 = "stablehlo.multiply"(%112, %737) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %739 = "stablehlo.multiply"(%736, %arg88) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %740 = "stablehlo.broadcast_in_dim"(%739) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %741 = "stablehlo.broadcast_in_dim"(%740) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x14x14x256xf32>
    %742 = "stablehlo.multiply"(%730, %741) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %743 = "stablehlo.broadcast_in_dim"(%arg89) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %744 = "stablehlo.broadcast_in_dim"(%743) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x14x14x256xf32>
    %745 = "stablehlo.add"(%742, %744) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %746 = "stablehlo.maximum"(%745, %649) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %747 = "stablehlo.compare"(%745, %649) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xi1>
    %748 = "stablehlo.convolution"(%746, %arg90) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x256xf32>, tensor<1x1x256x1024xf32>) -> tensor<8x14x14x1024xf32>
    %749 = "stablehlo.reduce"(%748, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1105: tensor<f32>, %arg1106: tensor<f32>):
      %3800 = "stablehlo.add"(%arg1105, %arg1106) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3800) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %750 = "stablehlo.divide"(%749, %654) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %751 = "stablehlo.broadcast_in_dim"(%750) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %752 = "stablehlo.broadcast_in_dim"(%751) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x1024xf32>) -> tensor<8x14x14x1024xf32>
    %753 = "stablehlo.subtract"(%748, %752) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %754 = "chlo.square"(%753) : (tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %755 = "stablehlo.multiply"(%660, %753) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %756 = "stablehlo.reduce"(%754, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1103: tensor<f32>, %arg1104: tensor<f32>):
      %3799 = "stablehlo.add"(%arg1103, %arg1104) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3799) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %757 = "stablehlo.divide"(%756, %654) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %758 = "stablehlo.add"(%757, %664) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %759 = "stablehlo.rsqrt"(%758) : (tensor<1024xf32>) -> tensor<1024xf32>
    %760 = "stablehlo.divide"(%759, %758) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %761 = "stablehlo.multiply"(%668, %760) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %762 = "stablehlo.multiply"(%759, %arg91) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %763 = "stablehlo.broadcast_in_dim"(%762) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %764 = "stablehlo.broadcast_in_dim"(%763) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x1024xf32>) -> tensor<8x14x14x1024xf32>
    %765 = "stablehlo.multiply"(%753, %764) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %766 = "stablehlo.broadcast_in_dim"(%arg92) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %767 = "stablehlo.broadcast_in_dim"(%766) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x1024xf32>) -> tensor<8x14x14x1024xf32>
    %768 = "stablehlo.add"(%765, %767) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %769 = "stablehlo.add"(%700, %768) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %770 = "stablehlo.maximum"(%769, %699) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %771 = "stablehlo.compare"(%769, %699) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xi1>
    %772 = "stablehlo.convolution"(%770, %arg93) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x1024xf32>, tensor<1x1x1024x256xf32>) -> tensor<8x14x14x256xf32>
    %773 = "stablehlo.reduce"(%772, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1101: tensor<f32>, %arg1102: tensor<f32>):
      %3798 = "stablehlo.add"(%arg1101, %arg1102) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3798) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %774 = "stablehlo.divide"(%773, %628) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %775 = "stablehlo.broadcast_in_dim"(%774) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %776 = "stablehlo.broadcast_in_dim"(%775) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x14x14x256xf32>
    %777 = "stablehlo.subtract"(%772, %776) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %778 = "chlo.square"(%777) : (tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %779 = "stablehlo.multiply"(%634, %777) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %780 = "stablehlo.reduce"(%778, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1099: tensor<f32>, %arg1100: tensor<f32>):
      %3797 = "stablehlo.add"(%arg1099, %arg1100) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3797) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %781 = "stablehlo.divide"(%780, %628) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %782 = "stablehlo.add"(%781, %108) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %783 = "stablehlo.rsqrt"(%782) : (tensor<256xf32>) -> tensor<256xf32>
    %784 = "stablehlo.divide"(%783, %782) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %785 = "stablehlo.multiply"(%112, %784) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %786 = "stablehlo.multiply"(%783, %arg94) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %787 = "stablehlo.broadcast_in_dim"(%786) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %788 = "stablehlo.broadcast_in_dim"(%787) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x14x14x256xf32>
    %789 = "stablehlo.multiply"(%777, %788) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %790 = "stablehlo.broadcast_in_dim"(%arg95) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %791 = "stablehlo.broadcast_in_dim"(%790) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x14x14x256xf32>
    %792 = "stablehlo.add"(%789, %791) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %793 = "stablehlo.maximum"(%792, %649) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %794 = "stablehlo.compare"(%792, %649) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xi1>
    %795 = "stablehlo.convolution"(%793, %arg96) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x256xf32>, tensor<3x3x256x256xf32>) -> tensor<8x14x14x256xf32>
    %796 = "stablehlo.reduce"(%795, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1097: tensor<f32>, %arg1098: tensor<f32>):
      %3796 = "stablehlo.add"(%arg1097, %arg1098) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3796) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %797 = "stablehlo.divide"(%796, %628) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %798 = "stablehlo.broadcast_in_dim"(%797) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %799 = "stablehlo.broadcast_in_dim"(%798) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x14x14x256xf32>
    %800 = "stablehlo.subtract"(%795, %799) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %801 = "chlo.square"(%800) : (tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %802 = "stablehlo.multiply"(%634, %800) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %803 = "stablehlo.reduce"(%801, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1095: tensor<f32>, %arg1096: tensor<f32>):
      %3795 = "stablehlo.add"(%arg1095, %arg1096) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3795) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %804 = "stablehlo.divide"(%803, %628) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %805 = "stablehlo.add"(%804, %108) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %806 = "stablehlo.rsqrt"(%805) : (tensor<256xf32>) -> tensor<256xf32>
    %807 = "stablehlo.divide"(%806, %805) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %808 = "stablehlo.multiply"(%112, %807) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %809 = "stablehlo.multiply"(%806, %arg97) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %810 = "stablehlo.broadcast_in_dim"(%809) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %811 = "stablehlo.broadcast_in_dim"(%810) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x14x14x256xf32>
    %812 = "stablehlo.multiply"(%800, %811) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %813 = "stablehlo.broadcast_in_dim"(%arg98) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %814 = "stablehlo.broadcast_in_dim"(%813) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x14x14x256xf32>
    %815 = "stablehlo.add"(%812, %814) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %816 = "stablehlo.maximum"(%815, %649) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %817 = "stablehlo.compare"(%815, %649) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xi1>
    %818 = "stablehlo.convolution"(%816, %arg99) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x256xf32>, tensor<1x1x256x1024xf32>) -> tensor<8x14x14x1024xf32>
    %819 = "stablehlo.reduce"(%818, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1093: tensor<f32>, %arg1094: tensor<f32>):
      %3794 = "stablehlo.add"(%arg1093, %arg1094) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3794) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %820 = "stablehlo.divide"(%819, %654) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %821 = "stablehlo.broadcast_in_dim"(%820) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %822 = "stablehlo.broadcast_in_dim"(%821) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x1024xf32>) -> tensor<8x14x14x1024xf32>
    %823 = "stablehlo.subtract"(%818, %822) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %824 = "chlo.square"(%823) : (tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %825 = "stablehlo.multiply"(%660, %823) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %826 = "stablehlo.reduce"(%824, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1091: tensor<f32>, %arg1092: tensor<f32>):
      %3793 = "stablehlo.add"(%arg1091, %arg1092) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3793) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %827 = "stablehlo.divide"(%826, %654) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %828 = "stablehlo.add"(%827, %664) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %829 = "stablehlo.rsqrt"(%828) : (tensor<1024xf32>) -> tensor<1024xf32>
    %830 = "stablehlo.divide"(%829, %828) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %831 = "stablehlo.multiply"(%668, %830) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %832 = "stablehlo.multiply"(%829, %arg100) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %833 = "stablehlo.broadcast_in_dim"(%832) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %834 = "stablehlo.broadcast_in_dim"(%833) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x1024xf32>) -> tensor<8x14x14x1024xf32>
    %835 = "stablehlo.multiply"(%823, %834) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %836 = "stablehlo.broadcast_in_dim"(%arg101) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %837 = "stablehlo.broadcast_in_dim"(%836) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x1024xf32>) -> tensor<8x14x14x1024xf32>
    %838 = "stablehlo.add"(%835, %837) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %839 = "stablehlo.add"(%770, %838) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %840 = "stablehlo.maximum"(%839, %699) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %841 = "stablehlo.compare"(%839, %699) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xi1>
    %842 = "stablehlo.convolution"(%840, %arg102) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x1024xf32>, tensor<1x1x1024x256xf32>) -> tensor<8x14x14x256xf32>
    %843 = "stablehlo.reduce"(%842, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1089: tensor<f32>, %arg1090: tensor<f32>):
      %3792 = "stablehlo.add"(%arg1089, %arg1090) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3792) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %844 = "stablehlo.divide"(%843, %628) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %845 = "stablehlo.broadcast_in_dim"(%844) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %846 = "stablehlo.broadcast_in_dim"(%845) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x14x14x256xf32>
    %847 = "stablehlo.subtract"(%842, %846) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %848 = "chlo.square"(%847) : (tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %849 = "stablehlo.multiply"(%634, %847) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %850 = "stablehlo.reduce"(%848, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1087: tensor<f32>, %arg1088: tensor<f32>):
      %3791 = "stablehlo.add"(%arg1087, %arg1088) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3791) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %851 = "stablehlo.divide"(%850, %628) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %852 = "stablehlo.add"(%851, %108) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %853 = "stablehlo.rsqrt"(%852) : (tensor<256xf32>) -> tensor<256xf32>
    %854 = "stablehlo.divide"(%853, %852) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %855 = "stablehlo.multiply"(%112, %854) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %856 = "stablehlo.multiply"(%853, %arg103) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %857 = "stablehlo.broadcast_in_dim"(%856) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %858 = "stablehlo.broadcast_in_dim"(%857) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x14x14x256xf32>
    %859 = "stablehlo.multiply"(%847, %858) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %860 = "stablehlo.broadcast_in_dim"(%arg104) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %861 = "stablehlo.broadcast_in_dim"(%860) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x14x14x256xf32>
    %862 = "stablehlo.add"(%859, %861) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %863 = "stablehlo.maximum"(%862, %649) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %864 = "stablehlo.compare"(%862, %649) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xi1>
    %865 = "stablehlo.convolution"(%863, %arg105) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x256xf32>, tensor<3x3x256x256xf32>) -> tensor<8x14x14x256xf32>
    %866 = "stablehlo.reduce"(%865, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1085: tensor<f32>, %arg1086: tensor<f32>):
      %3790 = "stablehlo.add"(%arg1085, %arg1086) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3790) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %867 = "stablehlo.divide"(%866, %628) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %868 = "stablehlo.broadcast_in_dim"(%867) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %869 = "stablehlo.broadcast_in_dim"(%868) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x14x14x256xf32>
    %870 = "stablehlo.subtract"(%865, %869) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %871 = "chlo.square"(%870) : (tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %872 = "stablehlo.multiply"(%634, %870) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %873 = "stablehlo.reduce"(%871, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1083: tensor<f32>, %arg1084: tensor<f32>):
      %3789 = "stablehlo.add"(%arg1083, %arg1084) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3789) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %874 = "stablehlo.divide"(%873, %628) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %875 = "stablehlo.add"(%874, %108) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %876 = "stablehlo.rsqrt"(%875) : (tensor<256xf32>) -> tensor<256xf32>
    %877 = "stablehlo.divide"(%876, %875) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %878 = "stablehlo.multiply"(%112, %877) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %879 = "stablehlo.multiply"(%876, %arg106) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %880 = "stablehlo.broadcast_in_dim"(%879) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %881 = "stablehlo.broadcast_in_dim"(%880) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x14x14x256xf32>
    %882 = "stablehlo.multiply"(%870, %881) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %883 = "stablehlo.broadcast_in_dim"(%arg107) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %884 = "stablehlo.broadcast_in_dim"(%883) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x14x14x256xf32>
    %885 = "stablehlo.add"(%882, %884) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %886 = "stablehlo.maximum"(%885, %649) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %887 = "stablehlo.compare"(%885, %649) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xi1>
    %888 = "stablehlo.convolution"(%886, %arg108) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x256xf32>, tensor<1x1x256x1024xf32>) -> tensor<8x14x14x1024xf32>
    %889 = "stablehlo.reduce"(%888, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1081: tensor<f32>, %arg1082: tensor<f32>):
      %3788 = "stablehlo.add"(%arg1081, %arg1082) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3788) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %890 = "stablehlo.divide"(%889, %654) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %891 = "stablehlo.broadcast_in_dim"(%890) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %892 = "stablehlo.broadcast_in_dim"(%891) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x1024xf32>) -> tensor<8x14x14x1024xf32>
    %893 = "stablehlo.subtract"(%888, %892) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %894 = "chlo.square"(%893) : (tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %895 = "stablehlo.multiply"(%660, %893) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %896 = "stablehlo.reduce"(%894, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1079: tensor<f32>, %arg1080: tensor<f32>):
      %3787 = "stablehlo.add"(%arg1079, %arg1080) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3787) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %897 = "stablehlo.divide"(%896, %654) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %898 = "stablehlo.add"(%897, %664) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %899 = "stablehlo.rsqrt"(%898) : (tensor<1024xf32>) -> tensor<1024xf32>
    %900 = "stablehlo.divide"(%899, %898) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %901 = "stablehlo.multiply"(%668, %900) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %902 = "stablehlo.multiply"(%899, %arg109) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %903 = "stablehlo.broadcast_in_dim"(%902) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %904 = "stablehlo.broadcast_in_dim"(%903) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x1024xf32>) -> tensor<8x14x14x1024xf32>
    %905 = "stablehlo.multiply"(%893, %904) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %906 = "stablehlo.broadcast_in_dim"(%arg110) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %907 = "stablehlo.broadcast_in_dim"(%906) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x1024xf32>) -> tensor<8x14x14x1024xf32>
    %908 = "stablehlo.add"(%905, %907) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %909 = "stablehlo.add"(%840, %908) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %910 = "stablehlo.maximum"(%909, %699) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %911 = "stablehlo.compare"(%909, %699) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xi1>
    %912 = "stablehlo.convolution"(%910, %arg111) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x1024xf32>, tensor<1x1x1024x256xf32>) -> tensor<8x14x14x256xf32>
    %913 = "stablehlo.reduce"(%912, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1077: tensor<f32>, %arg1078: tensor<f32>):
      %3786 = "stablehlo.add"(%arg1077, %arg1078) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3786) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %914 = "stablehlo.divide"(%913, %628) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %915 = "stablehlo.broadcast_in_dim"(%914) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %916 = "stablehlo.broadcast_in_dim"(%915) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x14x14x256xf32>
    %917 = "stablehlo.subtract"(%912, %916) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %918 = "chlo.square"(%917) : (tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %919 = "stablehlo.multiply"(%634, %917) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %920 = "stablehlo.reduce"(%918, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1075: tensor<f32>, %arg1076: tensor<f32>):
      %3785 = "stablehlo.add"(%arg1075, %arg1076) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3785) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %921 = "stablehlo.divide"(%920, %628) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %922 = "stablehlo.add"(%921, %108) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %923 = "stablehlo.rsqrt"(%922) : (tensor<256xf32>) -> tensor<256xf32>
    %924 = "stablehlo.divide"(%923, %922) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %925 = "stablehlo.multiply"(%112, %924) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %926 = "stablehlo.multiply"(%923, %arg112) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %927 = "stablehlo.broadcast_in_dim"(%926) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %928 = "stablehlo.broadcast_in_dim"(%927) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x14x14x256xf32>
    %929 = "stablehlo.multiply"(%917, %928) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %930 = "stablehlo.broadcast_in_dim"(%arg113) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %931 = "stablehlo.broadcast_in_dim"(%930) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x14x14x256xf32>
    %932 = "stablehlo.add"(%929, %931) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %933 = "stablehlo.maximum"(%932, %649) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %934 = "stablehlo.compare"(%932, %649) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xi1>
    %935 = "stablehlo.convolution"(%933, %arg114) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x256xf32>, tensor<3x3x256x256xf32>) -> tensor<8x14x14x256xf32>
    %936 = "stablehlo.reduce"(%935, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1073: tensor<f32>, %arg1074: tensor<f32>):
      %3784 = "stablehlo.add"(%arg1073, %arg1074) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3784) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %937 = "stablehlo.divide"(%936, %628) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %938 = "stablehlo.broadcast_in_dim"(%937) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %939 = "stablehlo.broadcast_in_dim"(%938) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x14x14x256xf32>
    %940 = "stablehlo.subtract"(%935, %939) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %941 = "chlo.square"(%940) : (tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %942 = "stablehlo.multiply"(%634, %940) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %943 = "stablehlo.reduce"(%941, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1071: tensor<f32>, %arg1072: tensor<f32>):
      %3783 = "stablehlo.add"(%arg1071, %arg1072) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3783) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %944 = "stablehlo.divide"(%943, %628) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %945 = "stablehlo.add"(%944, %108) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %946 = "stablehlo.rsqrt"(%945) : (tensor<256xf32>) -> tensor<256xf32>
    %947 = "stablehlo.divide"(%946, %945) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %948 = "stablehlo.multiply"(%112, %947) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %949 = "stablehlo.multiply"(%946, %arg115) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %950 = "stablehlo.broadcast_in_dim"(%949) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %951 = "stablehlo.broadcast_in_dim"(%950) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x14x14x256xf32>
    %952 = "stablehlo.multiply"(%940, %951) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %953 = "stablehlo.broadcast_in_dim"(%arg116) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %954 = "stablehlo.broadcast_in_dim"(%953) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x14x14x256xf32>
    %955 = "stablehlo.add"(%952, %954) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %956 = "stablehlo.maximum"(%955, %649) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %957 = "stablehlo.compare"(%955, %649) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xi1>
    %958 = "stablehlo.convolution"(%956, %arg117) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x256xf32>, tensor<1x1x256x1024xf32>) -> tensor<8x14x14x1024xf32>
    %959 = "stablehlo.reduce"(%958, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1069: tensor<f32>, %arg1070: tensor<f32>):
      %3782 = "stablehlo.add"(%arg1069, %arg1070) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3782) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %960 = "stablehlo.divide"(%959, %654) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %961 = "stablehlo.broadcast_in_dim"(%960) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %962 = "stablehlo.broadcast_in_dim"(%961) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x1024xf32>) -> tensor<8x14x14x1024xf32>
    %963 = "stablehlo.subtract"(%958, %962) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %964 = "chlo.square"(%963) : (tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %965 = "stablehlo.multiply"(%660, %963) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %966 = "stablehlo.reduce"(%964, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1067: tensor<f32>, %arg1068: tensor<f32>):
      %3781 = "stablehlo.add"(%arg1067, %arg1068) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3781) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %967 = "stablehlo.divide"(%966, %654) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %968 = "stablehlo.add"(%967, %664) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %969 = "stablehlo.rsqrt"(%968) : (tensor<1024xf32>) -> tensor<1024xf32>
    %970 = "stablehlo.divide"(%969, %968) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %971 = "stablehlo.multiply"(%668, %970) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %972 = "stablehlo.multiply"(%969, %arg118) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %973 = "stablehlo.broadcast_in_dim"(%972) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %974 = "stablehlo.broadcast_in_dim"(%973) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x1024xf32>) -> tensor<8x14x14x1024xf32>
    %975 = "stablehlo.multiply"(%963, %974) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %976 = "stablehlo.broadcast_in_dim"(%arg119) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %977 = "stablehlo.broadcast_in_dim"(%976) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x1024xf32>) -> tensor<8x14x14x1024xf32>
    %978 = "stablehlo.add"(%975, %977) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %979 = "stablehlo.add"(%910, %978) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %980 = "stablehlo.maximum"(%979, %699) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %981 = "stablehlo.compare"(%979, %699) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xi1>
    %982 = "stablehlo.convolution"(%980, %arg120) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x1024xf32>, tensor<1x1x1024x256xf32>) -> tensor<8x14x14x256xf32>
    %983 = "stablehlo.reduce"(%982, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1065: tensor<f32>, %arg1066: tensor<f32>):
      %3780 = "stablehlo.add"(%arg1065, %arg1066) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3780) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %984 = "stablehlo.divide"(%983, %628) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %985 = "stablehlo.broadcast_in_dim"(%984) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %986 = "stablehlo.broadcast_in_dim"(%985) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x14x14x256xf32>
    %987 = "stablehlo.subtract"(%982, %986) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %988 = "chlo.square"(%987) : (tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %989 = "stablehlo.multiply"(%634, %987) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %990 = "stablehlo.reduce"(%988, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1063: tensor<f32>, %arg1064: tensor<f32>):
      %3779 = "stablehlo.add"(%arg1063, %arg1064) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3779) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %991 = "stablehlo.divide"(%990, %628) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %992 = "stablehlo.add"(%991, %108) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %993 = "stablehlo.rsqrt"(%992) : (tensor<256xf32>) -> tensor<256xf32>
    %994 = "stablehlo.divide"(%993, %992) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %995 = "stablehlo.multiply"(%112, %994) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %996 = "stablehlo.multiply"(%993, %arg121) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %997 = "stablehlo.broadcast_in_dim"(%996) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %998 = "stablehlo.broadcast_in_dim"(%997) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x14x14x256xf32>
    %999 = "stablehlo.multiply"(%987, %998) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1000 = "stablehlo.broadcast_in_dim"(%arg122) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1001 = "stablehlo.broadcast_in_dim"(%1000) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x14x14x256xf32>
    %1002 = "stablehlo.add"(%999, %1001) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1003 = "stablehlo.maximum"(%1002, %649) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1004 = "stablehlo.compare"(%1002, %649) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xi1>
    %1005 = "stablehlo.convolution"(%1003, %arg123) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x256xf32>, tensor<3x3x256x256xf32>) -> tensor<8x14x14x256xf32>
    %1006 = "stablehlo.reduce"(%1005, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1061: tensor<f32>, %arg1062: tensor<f32>):
      %3778 = "stablehlo.add"(%arg1061, %arg1062) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3778) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1007 = "stablehlo.divide"(%1006, %628) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1008 = "stablehlo.broadcast_in_dim"(%1007) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1009 = "stablehlo.broadcast_in_dim"(%1008) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x14x14x256xf32>
    %1010 = "stablehlo.subtract"(%1005, %1009) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1011 = "chlo.square"(%1010) : (tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1012 = "stablehlo.multiply"(%634, %1010) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1013 = "stablehlo.reduce"(%1011, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1059: tensor<f32>, %arg1060: tensor<f32>):
      %3777 = "stablehlo.add"(%arg1059, %arg1060) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3777) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1014 = "stablehlo.divide"(%1013, %628) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1015 = "stablehlo.add"(%1014, %108) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1016 = "stablehlo.rsqrt"(%1015) : (tensor<256xf32>) -> tensor<256xf32>
    %1017 = "stablehlo.divide"(%1016, %1015) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1018 = "stablehlo.multiply"(%112, %1017) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1019 = "stablehlo.multiply"(%1016, %arg124) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1020 = "stablehlo.broadcast_in_dim"(%1019) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1021 = "stablehlo.broadcast_in_dim"(%1020) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x14x14x256xf32>
    %1022 = "stablehlo.multiply"(%1010, %1021) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1023 = "stablehlo.broadcast_in_dim"(%arg125) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1024 = "stablehlo.broadcast_in_dim"(%1023) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<8x14x14x256xf32>
    %1025 = "stablehlo.add"(%1022, %1024) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1026 = "stablehlo.maximum"(%1025, %649) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1027 = "stablehlo.compare"(%1025, %649) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xi1>
    %1028 = "stablehlo.convolution"(%1026, %arg126) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x256xf32>, tensor<1x1x256x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1029 = "stablehlo.reduce"(%1028, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1057: tensor<f32>, %arg1058: tensor<f32>):
      %3776 = "stablehlo.add"(%arg1057, %arg1058) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3776) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %1030 = "stablehlo.divide"(%1029, %654) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %1031 = "stablehlo.broadcast_in_dim"(%1030) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1032 = "stablehlo.broadcast_in_dim"(%1031) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1033 = "stablehlo.subtract"(%1028, %1032) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1034 = "chlo.square"(%1033) : (tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1035 = "stablehlo.multiply"(%660, %1033) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1036 = "stablehlo.reduce"(%1034, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1055: tensor<f32>, %arg1056: tensor<f32>):
      %3775 = "stablehlo.add"(%arg1055, %arg1056) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3775) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %1037 = "stablehlo.divide"(%1036, %654) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %1038 = "stablehlo.add"(%1037, %664) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %1039 = "stablehlo.rsqrt"(%1038) : (tensor<1024xf32>) -> tensor<1024xf32>
    %1040 = "stablehlo.divide"(%1039, %1038) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %1041 = "stablehlo.multiply"(%668, %1040) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %1042 = "stablehlo.multiply"(%1039, %arg127) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %1043 = "stablehlo.broadcast_in_dim"(%1042) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1044 = "stablehlo.broadcast_in_dim"(%1043) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1045 = "stablehlo.multiply"(%1033, %1044) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1046 = "stablehlo.broadcast_in_dim"(%arg128) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1047 = "stablehlo.broadcast_in_dim"(%1046) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1048 = "stablehlo.add"(%1045, %1047) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1049 = "stablehlo.add"(%980, %1048) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1050 = "stablehlo.maximum"(%1049, %699) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1051 = "stablehlo.compare"(%1049, %699) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xi1>
    %1052 = "stablehlo.convolution"(%1050, %arg129) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x1024xf32>, tensor<1x1x1024x512xf32>) -> tensor<8x14x14x512xf32>
    %1053 = "stablehlo.reduce"(%1052, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1053: tensor<f32>, %arg1054: tensor<f32>):
      %3774 = "stablehlo.add"(%arg1053, %arg1054) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3774) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1054 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1055 = "stablehlo.divide"(%1053, %1054) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1056 = "stablehlo.broadcast_in_dim"(%1055) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1057 = "stablehlo.broadcast_in_dim"(%1056) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x512xf32>) -> tensor<8x14x14x512xf32>
    %1058 = "stablehlo.subtract"(%1052, %1057) : (tensor<8x14x14x512xf32>, tensor<8x14x14x512xf32>) -> tensor<8x14x14x512xf32>
    %1059 = "chlo.square"(%1058) : (tensor<8x14x14x512xf32>) -> tensor<8x14x14x512xf32>
    %1060 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x14x14x512xf32>
    %1061 = "stablehlo.multiply"(%1060, %1058) : (tensor<8x14x14x512xf32>, tensor<8x14x14x512xf32>) -> tensor<8x14x14x512xf32>
    %1062 = "stablehlo.reduce"(%1059, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1051: tensor<f32>, %arg1052: tensor<f32>):
      %3773 = "stablehlo.add"(%arg1051, %arg1052) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3773) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1063 = "stablehlo.divide"(%1062, %1054) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1064 = "stablehlo.add"(%1063, %352) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1065 = "stablehlo.rsqrt"(%1064) : (tensor<512xf32>) -> tensor<512xf32>
    %1066 = "stablehlo.divide"(%1065, %1064) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1067 = "stablehlo.multiply"(%356, %1066) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1068 = "stablehlo.multiply"(%1065, %arg130) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1069 = "stablehlo.broadcast_in_dim"(%1068) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1070 = "stablehlo.broadcast_in_dim"(%1069) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x512xf32>) -> tensor<8x14x14x512xf32>
    %1071 = "stablehlo.multiply"(%1058, %1070) : (tensor<8x14x14x512xf32>, tensor<8x14x14x512xf32>) -> tensor<8x14x14x512xf32>
    %1072 = "stablehlo.broadcast_in_dim"(%arg131) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1073 = "stablehlo.broadcast_in_dim"(%1072) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x512xf32>) -> tensor<8x14x14x512xf32>
    %1074 = "stablehlo.add"(%1071, %1073) : (tensor<8x14x14x512xf32>, tensor<8x14x14x512xf32>) -> tensor<8x14x14x512xf32>
    %1075 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x14x14x512xf32>
    %1076 = "stablehlo.maximum"(%1074, %1075) : (tensor<8x14x14x512xf32>, tensor<8x14x14x512xf32>) -> tensor<8x14x14x512xf32>
    %1077 = "stablehlo.compare"(%1074, %1075) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x14x14x512xf32>, tensor<8x14x14x512xf32>) -> tensor<8x14x14x512xi1>
    %1078 = "stablehlo.convolution"(%1076, %arg132) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 2>}> : (tensor<8x14x14x512xf32>, tensor<3x3x512x512xf32>) -> tensor<8x7x7x512xf32>
    %1079 = "stablehlo.reduce"(%1078, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1049: tensor<f32>, %arg1050: tensor<f32>):
      %3772 = "stablehlo.add"(%arg1049, %arg1050) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3772) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1080 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %1081 = "stablehlo.divide"(%1079, %1080) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1082 = "stablehlo.broadcast_in_dim"(%1081) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1083 = "stablehlo.broadcast_in_dim"(%1082) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x512xf32>) -> tensor<8x7x7x512xf32>
    %1084 = "stablehlo.subtract"(%1078, %1083) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1085 = "chlo.square"(%1084) : (tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1086 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x7x7x512xf32>
    %1087 = "stablehlo.multiply"(%1086, %1084) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1088 = "stablehlo.reduce"(%1085, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1047: tensor<f32>, %arg1048: tensor<f32>):
      %3771 = "stablehlo.add"(%arg1047, %arg1048) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3771) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1089 = "stablehlo.divide"(%1088, %1080) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1090 = "stablehlo.add"(%1089, %352) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1091 = "stablehlo.rsqrt"(%1090) : (tensor<512xf32>) -> tensor<512xf32>
    %1092 = "stablehlo.divide"(%1091, %1090) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1093 = "stablehlo.multiply"(%356, %1092) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1094 = "stablehlo.multiply"(%1091, %arg133) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1095 = "stablehlo.broadcast_in_dim"(%1094) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1096 = "stablehlo.broadcast_in_dim"(%1095) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x512xf32>) -> tensor<8x7x7x512xf32>
    %1097 = "stablehlo.multiply"(%1084, %1096) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1098 = "stablehlo.broadcast_in_dim"(%arg134) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1099 = "stablehlo.broadcast_in_dim"(%1098) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x512xf32>) -> tensor<8x7x7x512xf32>
    %1100 = "stablehlo.add"(%1097, %1099) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1101 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x7x7x512xf32>
    %1102 = "stablehlo.maximum"(%1100, %1101) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1103 = "stablehlo.compare"(%1100, %1101) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xi1>
    %1104 = "stablehlo.convolution"(%1102, %arg135) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x7x7x512xf32>, tensor<1x1x512x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1105 = "stablehlo.reduce"(%1104, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1045: tensor<f32>, %arg1046: tensor<f32>):
      %3770 = "stablehlo.add"(%arg1045, %arg1046) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3770) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1106 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2048xf32>
    %1107 = "stablehlo.divide"(%1105, %1106) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1108 = "stablehlo.broadcast_in_dim"(%1107) <{broadcast_dimensions = array<i64: 3>}> : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1109 = "stablehlo.broadcast_in_dim"(%1108) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1110 = "stablehlo.subtract"(%1104, %1109) : (tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1111 = "chlo.square"(%1110) : (tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1112 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x7x7x2048xf32>
    %1113 = "stablehlo.multiply"(%1112, %1110) : (tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1114 = "stablehlo.reduce"(%1111, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1043: tensor<f32>, %arg1044: tensor<f32>):
      %3769 = "stablehlo.add"(%arg1043, %arg1044) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3769) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1115 = "stablehlo.divide"(%1114, %1106) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1116 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2048xf32>
    %1117 = "stablehlo.add"(%1115, %1116) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1118 = "stablehlo.rsqrt"(%1117) : (tensor<2048xf32>) -> tensor<2048xf32>
    %1119 = "stablehlo.divide"(%1118, %1117) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1120 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2048xf32>
    %1121 = "stablehlo.multiply"(%1120, %1119) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1122 = "stablehlo.multiply"(%1118, %arg136) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1123 = "stablehlo.broadcast_in_dim"(%1122) <{broadcast_dimensions = array<i64: 3>}> : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1124 = "stablehlo.broadcast_in_dim"(%1123) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1125 = "stablehlo.multiply"(%1110, %1124) : (tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1126 = "stablehlo.broadcast_in_dim"(%arg137) <{broadcast_dimensions = array<i64: 3>}> : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1127 = "stablehlo.broadcast_in_dim"(%1126) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1128 = "stablehlo.add"(%1125, %1127) : (tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1129 = "stablehlo.convolution"(%1050, %arg138) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 2>}> : (tensor<8x14x14x1024xf32>, tensor<1x1x1024x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1130 = "stablehlo.reduce"(%1129, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1041: tensor<f32>, %arg1042: tensor<f32>):
      %3768 = "stablehlo.add"(%arg1041, %arg1042) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3768) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1131 = "stablehlo.divide"(%1130, %1106) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1132 = "stablehlo.broadcast_in_dim"(%1131) <{broadcast_dimensions = array<i64: 3>}> : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1133 = "stablehlo.broadcast_in_dim"(%1132) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1134 = "stablehlo.subtract"(%1129, %1133) : (tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1135 = "chlo.square"(%1134) : (tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1136 = "stablehlo.multiply"(%1112, %1134) : (tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1137 = "stablehlo.reduce"(%1135, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1039: tensor<f32>, %arg1040: tensor<f32>):
      %3767 = "stablehlo.add"(%arg1039, %arg1040) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3767) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1138 = "stablehlo.divide"(%1137, %1106) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1139 = "stablehlo.add"(%1138, %1116) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1140 = "stablehlo.rsqrt"(%1139) : (tensor<2048xf32>) -> tensor<2048xf32>
    %1141 = "stablehlo.divide"(%1140, %1139) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1142 = "stablehlo.multiply"(%1120, %1141) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1143 = "stablehlo.multiply"(%1140, %arg139) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1144 = "stablehlo.broadcast_in_dim"(%1143) <{broadcast_dimensions = array<i64: 3>}> : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1145 = "stablehlo.broadcast_in_dim"(%1144) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1146 = "stablehlo.multiply"(%1134, %1145) : (tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1147 = "stablehlo.broadcast_in_dim"(%arg140) <{broadcast_dimensions = array<i64: 3>}> : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1148 = "stablehlo.broadcast_in_dim"(%1147) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1149 = "stablehlo.add"(%1146, %1148) : (tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1150 = "stablehlo.add"(%1149, %1128) : (tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1151 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x7x7x2048xf32>
    %1152 = "stablehlo.maximum"(%1150, %1151) : (tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1153 = "stablehlo.compare"(%1150, %1151) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xi1>
    %1154 = "stablehlo.convolution"(%1152, %arg141) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x7x7x2048xf32>, tensor<1x1x2048x512xf32>) -> tensor<8x7x7x512xf32>
    %1155 = "stablehlo.reduce"(%1154, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1037: tensor<f32>, %arg1038: tensor<f32>):
      %3766 = "stablehlo.add"(%arg1037, %arg1038) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3766) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1156 = "stablehlo.divide"(%1155, %1080) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1157 = "stablehlo.broadcast_in_dim"(%1156) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1158 = "stablehlo.broadcast_in_dim"(%1157) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x512xf32>) -> tensor<8x7x7x512xf32>
    %1159 = "stablehlo.subtract"(%1154, %1158) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1160 = "chlo.square"(%1159) : (tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1161 = "stablehlo.multiply"(%1086, %1159) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1162 = "stablehlo.reduce"(%1160, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1035: tensor<f32>, %arg1036: tensor<f32>):
      %3765 = "stablehlo.add"(%arg1035, %arg1036) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3765) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1163 = "stablehlo.divide"(%1162, %1080) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1164 = "stablehlo.add"(%1163, %352) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1165 = "stablehlo.rsqrt"(%1164) : (tensor<512xf32>) -> tensor<512xf32>
    %1166 = "stablehlo.divide"(%1165, %1164) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1167 = "stablehlo.multiply"(%356, %1166) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1168 = "stablehlo.multiply"(%1165, %arg142) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1169 = "stablehlo.broadcast_in_dim"(%1168) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1170 = "stablehlo.broadcast_in_dim"(%1169) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x512xf32>) -> tensor<8x7x7x512xf32>
    %1171 = "stablehlo.multiply"(%1159, %1170) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1172 = "stablehlo.broadcast_in_dim"(%arg143) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1173 = "stablehlo.broadcast_in_dim"(%1172) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x512xf32>) -> tensor<8x7x7x512xf32>
    %1174 = "stablehlo.add"(%1171, %1173) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1175 = "stablehlo.maximum"(%1174, %1101) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1176 = "stablehlo.compare"(%1174, %1101) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xi1>
    %1177 = "stablehlo.convolution"(%1175, %arg144) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x7x7x512xf32>, tensor<3x3x512x512xf32>) -> tensor<8x7x7x512xf32>
    %1178 = "stablehlo.reduce"(%1177, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1033: tensor<f32>, %arg1034: tensor<f32>):
      %3764 = "stablehlo.add"(%arg1033, %arg1034) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3764) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1179 = "stablehlo.divide"(%1178, %1080) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1180 = "stablehlo.broadcast_in_dim"(%1179) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1181 = "stablehlo.broadcast_in_dim"(%1180) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x512xf32>) -> tensor<8x7x7x512xf32>
    %1182 = "stablehlo.subtract"(%1177, %1181) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1183 = "chlo.square"(%1182) : (tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1184 = "stablehlo.multiply"(%1086, %1182) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1185 = "stablehlo.reduce"(%1183, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1031: tensor<f32>, %arg1032: tensor<f32>):
      %3763 = "stablehlo.add"(%arg1031, %arg1032) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3763) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1186 = "stablehlo.divide"(%1185, %1080) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1187 = "stablehlo.add"(%1186, %352) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1188 = "stablehlo.rsqrt"(%1187) : (tensor<512xf32>) -> tensor<512xf32>
    %1189 = "stablehlo.divide"(%1188, %1187) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1190 = "stablehlo.multiply"(%356, %1189) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1191 = "stablehlo.multiply"(%1188, %arg145) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1192 = "stablehlo.broadcast_in_dim"(%1191) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1193 = "stablehlo.broadcast_in_dim"(%1192) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x512xf32>) -> tensor<8x7x7x512xf32>
    %1194 = "stablehlo.multiply"(%1182, %1193) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1195 = "stablehlo.broadcast_in_dim"(%arg146) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1196 = "stablehlo.broadcast_in_dim"(%1195) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x512xf32>) -> tensor<8x7x7x512xf32>
    %1197 = "stablehlo.add"(%1194, %1196) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1198 = "stablehlo.maximum"(%1197, %1101) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1199 = "stablehlo.compare"(%1197, %1101) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xi1>
    %1200 = "stablehlo.convolution"(%1198, %arg147) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x7x7x512xf32>, tensor<1x1x512x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1201 = "stablehlo.reduce"(%1200, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1029: tensor<f32>, %arg1030: tensor<f32>):
      %3762 = "stablehlo.add"(%arg1029, %arg1030) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3762) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1202 = "stablehlo.divide"(%1201, %1106) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1203 = "stablehlo.broadcast_in_dim"(%1202) <{broadcast_dimensions = array<i64: 3>}> : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1204 = "stablehlo.broadcast_in_dim"(%1203) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1205 = "stablehlo.subtract"(%1200, %1204) : (tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1206 = "chlo.square"(%1205) : (tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1207 = "stablehlo.multiply"(%1112, %1205) : (tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1208 = "stablehlo.reduce"(%1206, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1027: tensor<f32>, %arg1028: tensor<f32>):
      %3761 = "stablehlo.add"(%arg1027, %arg1028) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3761) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1209 = "stablehlo.divide"(%1208, %1106) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1210 = "stablehlo.add"(%1209, %1116) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1211 = "stablehlo.rsqrt"(%1210) : (tensor<2048xf32>) -> tensor<2048xf32>
    %1212 = "stablehlo.divide"(%1211, %1210) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1213 = "stablehlo.multiply"(%1120, %1212) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1214 = "stablehlo.multiply"(%1211, %arg148) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1215 = "stablehlo.broadcast_in_dim"(%1214) <{broadcast_dimensions = array<i64: 3>}> : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1216 = "stablehlo.broadcast_in_dim"(%1215) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1217 = "stablehlo.multiply"(%1205, %1216) : (tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1218 = "stablehlo.broadcast_in_dim"(%arg149) <{broadcast_dimensions = array<i64: 3>}> : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1219 = "stablehlo.broadcast_in_dim"(%1218) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1220 = "stablehlo.add"(%1217, %1219) : (tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1221 = "stablehlo.add"(%1152, %1220) : (tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1222 = "stablehlo.maximum"(%1221, %1151) : (tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1223 = "stablehlo.compare"(%1221, %1151) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xi1>
    %1224 = "stablehlo.convolution"(%1222, %arg150) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x7x7x2048xf32>, tensor<1x1x2048x512xf32>) -> tensor<8x7x7x512xf32>
    %1225 = "stablehlo.reduce"(%1224, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1025: tensor<f32>, %arg1026: tensor<f32>):
      %3760 = "stablehlo.add"(%arg1025, %arg1026) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3760) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1226 = "stablehlo.divide"(%1225, %1080) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1227 = "stablehlo.broadcast_in_dim"(%1226) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1228 = "stablehlo.broadcast_in_dim"(%1227) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x512xf32>) -> tensor<8x7x7x512xf32>
    %1229 = "stablehlo.subtract"(%1224, %1228) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1230 = "chlo.square"(%1229) : (tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1231 = "stablehlo.multiply"(%1086, %1229) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1232 = "stablehlo.reduce"(%1230, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1023: tensor<f32>, %arg1024: tensor<f32>):
      %3759 = "stablehlo.add"(%arg1023, %arg1024) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3759) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1233 = "stablehlo.divide"(%1232, %1080) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1234 = "stablehlo.add"(%1233, %352) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1235 = "stablehlo.rsqrt"(%1234) : (tensor<512xf32>) -> tensor<512xf32>
    %1236 = "stablehlo.divide"(%1235, %1234) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1237 = "stablehlo.multiply"(%356, %1236) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1238 = "stablehlo.multiply"(%1235, %arg151) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1239 = "stablehlo.broadcast_in_dim"(%1238) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1240 = "stablehlo.broadcast_in_dim"(%1239) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x512xf32>) -> tensor<8x7x7x512xf32>
    %1241 = "stablehlo.multiply"(%1229, %1240) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1242 = "stablehlo.broadcast_in_dim"(%arg152) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1243 = "stablehlo.broadcast_in_dim"(%1242) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x512xf32>) -> tensor<8x7x7x512xf32>
    %1244 = "stablehlo.add"(%1241, %1243) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1245 = "stablehlo.maximum"(%1244, %1101) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1246 = "stablehlo.compare"(%1244, %1101) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xi1>
    %1247 = "stablehlo.convolution"(%1245, %arg153) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x7x7x512xf32>, tensor<3x3x512x512xf32>) -> tensor<8x7x7x512xf32>
    %1248 = "stablehlo.reduce"(%1247, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1021: tensor<f32>, %arg1022: tensor<f32>):
      %3758 = "stablehlo.add"(%arg1021, %arg1022) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3758) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1249 = "stablehlo.divide"(%1248, %1080) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1250 = "stablehlo.broadcast_in_dim"(%1249) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1251 = "stablehlo.broadcast_in_dim"(%1250) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x512xf32>) -> tensor<8x7x7x512xf32>
    %1252 = "stablehlo.subtract"(%1247, %1251) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1253 = "chlo.square"(%1252) : (tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1254 = "stablehlo.multiply"(%1086, %1252) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1255 = "stablehlo.reduce"(%1253, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1019: tensor<f32>, %arg1020: tensor<f32>):
      %3757 = "stablehlo.add"(%arg1019, %arg1020) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3757) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1256 = "stablehlo.divide"(%1255, %1080) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1257 = "stablehlo.add"(%1256, %352) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1258 = "stablehlo.rsqrt"(%1257) : (tensor<512xf32>) -> tensor<512xf32>
    %1259 = "stablehlo.divide"(%1258, %1257) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1260 = "stablehlo.multiply"(%356, %1259) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1261 = "stablehlo.multiply"(%1258, %arg154) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1262 = "stablehlo.broadcast_in_dim"(%1261) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1263 = "stablehlo.broadcast_in_dim"(%1262) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x512xf32>) -> tensor<8x7x7x512xf32>
    %1264 = "stablehlo.multiply"(%1252, %1263) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1265 = "stablehlo.broadcast_in_dim"(%arg155) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1266 = "stablehlo.broadcast_in_dim"(%1265) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x512xf32>) -> tensor<8x7x7x512xf32>
    %1267 = "stablehlo.add"(%1264, %1266) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1268 = "stablehlo.maximum"(%1267, %1101) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1269 = "stablehlo.compare"(%1267, %1101) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xi1>
    %1270 = "stablehlo.convolution"(%1268, %arg156) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x7x7x512xf32>, tensor<1x1x512x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1271 = "stablehlo.reduce"(%1270, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1017: tensor<f32>, %arg1018: tensor<f32>):
      %3756 = "stablehlo.add"(%arg1017, %arg1018) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3756) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1272 = "stablehlo.divide"(%1271, %1106) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1273 = "stablehlo.broadcast_in_dim"(%1272) <{broadcast_dimensions = array<i64: 3>}> : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1274 = "stablehlo.broadcast_in_dim"(%1273) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1275 = "stablehlo.subtract"(%1270, %1274) : (tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1276 = "chlo.square"(%1275) : (tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1277 = "stablehlo.multiply"(%1112, %1275) : (tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1278 = "stablehlo.reduce"(%1276, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg1015: tensor<f32>, %arg1016: tensor<f32>):
      %3755 = "stablehlo.add"(%arg1015, %arg1016) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3755) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1279 = "stablehlo.divide"(%1278, %1106) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1280 = "stablehlo.add"(%1279, %1116) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1281 = "stablehlo.rsqrt"(%1280) : (tensor<2048xf32>) -> tensor<2048xf32>
    %1282 = "stablehlo.divide"(%1281, %1280) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1283 = "stablehlo.multiply"(%1120, %1282) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1284 = "stablehlo.multiply"(%1281, %arg157) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1285 = "stablehlo.broadcast_in_dim"(%1284) <{broadcast_dimensions = array<i64: 3>}> : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1286 = "stablehlo.broadcast_in_dim"(%1285) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1287 = "stablehlo.multiply"(%1275, %1286) : (tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1288 = "stablehlo.broadcast_in_dim"(%arg158) <{broadcast_dimensions = array<i64: 3>}> : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1289 = "stablehlo.broadcast_in_dim"(%1288) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1290 = "stablehlo.add"(%1287, %1289) : (tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1291 = "stablehlo.add"(%1222, %1290) : (tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1292 = "stablehlo.maximum"(%1291, %1151) : (tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1293 = "stablehlo.compare"(%1291, %1151) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xi1>
    %1294 = "stablehlo.reduce"(%1292, %14) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg1013: tensor<f32>, %arg1014: tensor<f32>):
      %3754 = "stablehlo.add"(%arg1013, %arg1014) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3754) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x2048xf32>, tensor<f32>) -> tensor<8x2048xf32>
    %1295 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x2048xf32>
    %1296 = "stablehlo.divide"(%1294, %1295) : (tensor<8x2048xf32>, tensor<8x2048xf32>) -> tensor<8x2048xf32>
    %1297 = "stablehlo.dot_general"(%1296, %arg159) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x2048xf32>, tensor<2048x1000xf32>) -> tensor<8x1000xf32>
    %1298 = "stablehlo.broadcast_in_dim"(%arg160) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1000xf32>) -> tensor<1x1000xf32>
    %1299 = "stablehlo.broadcast_in_dim"(%1298) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1000xf32>) -> tensor<8x1000xf32>
    %1300 = "stablehlo.add"(%1297, %1299) : (tensor<8x1000xf32>, tensor<8x1000xf32>) -> tensor<8x1000xf32>
    %1301 = "stablehlo.reduce"(%1300, %3) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg1011: tensor<f32>, %arg1012: tensor<f32>):
      %3753 = "stablehlo.maximum"(%arg1011, %arg1012) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3753) : (tensor<f32>) -> ()
    }) : (tensor<8x1000xf32>, tensor<f32>) -> tensor<8xf32>
    %1302 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %1303 = "stablehlo.maximum"(%1302, %1301) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %1304 = "stablehlo.broadcast_in_dim"(%1303) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xf32>) -> tensor<8x1xf32>
    %1305 = "stablehlo.broadcast_in_dim"(%1304) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x1xf32>) -> tensor<8x1000xf32>
    %1306 = "stablehlo.subtract"(%1300, %1305) : (tensor<8x1000xf32>, tensor<8x1000xf32>) -> tensor<8x1000xf32>
    %1307 = "stablehlo.exponential"(%1306) : (tensor<8x1000xf32>) -> tensor<8x1000xf32>
    %1308 = "stablehlo.reduce"(%1307, %14) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg1009: tensor<f32>, %arg1010: tensor<f32>):
      %3752 = "stablehlo.add"(%arg1009, %arg1010) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3752) : (tensor<f32>) -> ()
    }) : (tensor<8x1000xf32>, tensor<f32>) -> tensor<8xf32>
    %1309 = "stablehlo.broadcast_in_dim"(%1308) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xf32>) -> tensor<8x1xf32>
    %1310 = "stablehlo.log"(%1309) : (tensor<8x1xf32>) -> tensor<8x1xf32>
    %1311 = "stablehlo.broadcast_in_dim"(%1310) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<8x1xf32>) -> tensor<8x1000xf32>
    %1312 = "stablehlo.subtract"(%1306, %1311) : (tensor<8x1000xf32>, tensor<8x1000xf32>) -> tensor<8x1000xf32>
    %1313 = "stablehlo.multiply"(%1312, %arg162) : (tensor<8x1000xf32>, tensor<8x1000xf32>) -> tensor<8x1000xf32>
    %1314 = "stablehlo.reduce"(%1313, %14) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg1007: tensor<f32>, %arg1008: tensor<f32>):
      %3751 = "stablehlo.add"(%arg1007, %arg1008) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3751) : (tensor<f32>) -> ()
    }) : (tensor<8x1000xf32>, tensor<f32>) -> tensor<8xf32>
    %1315 = "stablehlo.reduce"(%1314, %14) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1005: tensor<f32>, %arg1006: tensor<f32>):
      %3750 = "stablehlo.add"(%arg1005, %arg1006) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3750) : (tensor<f32>) -> ()
    }) : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %1316 = "stablehlo.divide"(%1315, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1317 = "stablehlo.negate"(%1316) : (tensor<f32>) -> tensor<f32>
    %1318 = "stablehlo.negate"(%1) : (tensor<f32>) -> tensor<f32>
    %1319 = "stablehlo.divide"(%1318, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %1320 = "stablehlo.broadcast_in_dim"(%1319) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %1321 = "stablehlo.broadcast_in_dim"(%1320) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xf32>) -> tensor<8x1000xf32>
    %1322 = "stablehlo.multiply"(%1321, %arg162) : (tensor<8x1000xf32>, tensor<8x1000xf32>) -> tensor<8x1000xf32>
    %1323 = "stablehlo.negate"(%1322) : (tensor<8x1000xf32>) -> tensor<8x1000xf32>
    %1324 = "stablehlo.reduce"(%1323, %14) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg1003: tensor<f32>, %arg1004: tensor<f32>):
      %3749 = "stablehlo.add"(%arg1003, %arg1004) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3749) : (tensor<f32>) -> ()
    }) : (tensor<8x1000xf32>, tensor<f32>) -> tensor<8xf32>
    %1325 = "stablehlo.reshape"(%1324) : (tensor<8xf32>) -> tensor<8x1xf32>
    %1326 = "stablehlo.divide"(%1325, %1309) : (tensor<8x1xf32>, tensor<8x1xf32>) -> tensor<8x1xf32>
    %1327 = "stablehlo.reduce"(%1326, %14) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg1001: tensor<f32>, %arg1002: tensor<f32>):
      %3748 = "stablehlo.add"(%arg1001, %arg1002) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3748) : (tensor<f32>) -> ()
    }) : (tensor<8x1xf32>, tensor<f32>) -> tensor<8xf32>
    %1328 = "stablehlo.broadcast_in_dim"(%1327) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xf32>) -> tensor<8x1000xf32>
    %1329 = "stablehlo.multiply"(%1328, %1307) : (tensor<8x1000xf32>, tensor<8x1000xf32>) -> tensor<8x1000xf32>
    %1330 = "stablehlo.add"(%1322, %1329) : (tensor<8x1000xf32>, tensor<8x1000xf32>) -> tensor<8x1000xf32>
    %1331 = "stablehlo.reduce"(%1330, %14) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg999: tensor<f32>, %arg1000: tensor<f32>):
      %3747 = "stablehlo.add"(%arg999, %arg1000) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3747) : (tensor<f32>) -> ()
    }) : (tensor<8x1000xf32>, tensor<f32>) -> tensor<1000xf32>
    %1332 = "stablehlo.reshape"(%1331) : (tensor<1000xf32>) -> tensor<1x1000xf32>
    %1333 = "stablehlo.reduce"(%1332, %14) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg997: tensor<f32>, %arg998: tensor<f32>):
      %3746 = "stablehlo.add"(%arg997, %arg998) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3746) : (tensor<f32>) -> ()
    }) : (tensor<1x1000xf32>, tensor<f32>) -> tensor<1000xf32>
    %1334 = "stablehlo.dot_general"(%1330, %1296) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x1000xf32>, tensor<8x2048xf32>) -> tensor<1000x2048xf32>
    %1335 = "stablehlo.transpose"(%1334) <{permutation = array<i64: 1, 0>}> : (tensor<1000x2048xf32>) -> tensor<2048x1000xf32>
    %1336 = "stablehlo.dot_general"(%1330, %arg159) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x1000xf32>, tensor<2048x1000xf32>) -> tensor<8x2048xf32>
    %1337 = "stablehlo.divide"(%1336, %1295) : (tensor<8x2048xf32>, tensor<8x2048xf32>) -> tensor<8x2048xf32>
    %1338 = "stablehlo.broadcast_in_dim"(%1337) <{broadcast_dimensions = array<i64: 0, 3>}> : (tensor<8x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1339 = "stablehlo.select"(%1293, %1338, %1151) : (tensor<8x7x7x2048xi1>, tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1340 = "stablehlo.reduce"(%1339, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg995: tensor<f32>, %arg996: tensor<f32>):
      %3745 = "stablehlo.add"(%arg995, %arg996) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3745) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1341 = "stablehlo.reshape"(%1340) : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1342 = "stablehlo.reduce"(%1341, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg993: tensor<f32>, %arg994: tensor<f32>):
      %3744 = "stablehlo.add"(%arg993, %arg994) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3744) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1343 = "stablehlo.multiply"(%1275, %1339) : (tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1344 = "stablehlo.reduce"(%1343, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg991: tensor<f32>, %arg992: tensor<f32>):
      %3743 = "stablehlo.add"(%arg991, %arg992) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3743) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1345 = "stablehlo.reshape"(%1344) : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1346 = "stablehlo.multiply"(%1339, %1286) : (tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1347 = "stablehlo.reduce"(%1345, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg989: tensor<f32>, %arg990: tensor<f32>):
      %3742 = "stablehlo.add"(%arg989, %arg990) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3742) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1348 = "stablehlo.multiply"(%1281, %1347) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1349 = "stablehlo.multiply"(%1347, %arg157) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1350 = "stablehlo.multiply"(%1349, %1283) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1351 = "stablehlo.negate"(%1346) : (tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1352 = "stablehlo.reduce"(%1351, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg987: tensor<f32>, %arg988: tensor<f32>):
      %3741 = "stablehlo.add"(%arg987, %arg988) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3741) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1353 = "stablehlo.reshape"(%1352) : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1354 = "stablehlo.reduce"(%1353, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg985: tensor<f32>, %arg986: tensor<f32>):
      %3740 = "stablehlo.add"(%arg985, %arg986) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3740) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1355 = "stablehlo.divide"(%1350, %1106) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1356 = "stablehlo.broadcast_in_dim"(%1355) <{broadcast_dimensions = array<i64: 3>}> : (tensor<2048xf32>) -> tensor<8x7x7x2048xf32>
    %1357 = "stablehlo.multiply"(%1356, %1277) : (tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1358 = "stablehlo.negate"(%1357) : (tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1359 = "stablehlo.reduce"(%1358, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg983: tensor<f32>, %arg984: tensor<f32>):
      %3739 = "stablehlo.add"(%arg983, %arg984) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3739) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1360 = "stablehlo.reshape"(%1359) : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1361 = "stablehlo.add"(%1346, %1357) : (tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1362 = "stablehlo.reduce"(%1360, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg981: tensor<f32>, %arg982: tensor<f32>):
      %3738 = "stablehlo.add"(%arg981, %arg982) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3738) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1363 = "stablehlo.add"(%1354, %1362) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1364 = "stablehlo.divide"(%1363, %1106) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1365 = "stablehlo.broadcast_in_dim"(%1364) <{broadcast_dimensions = array<i64: 3>}> : (tensor<2048xf32>) -> tensor<8x7x7x2048xf32>
    %1366 = "stablehlo.add"(%1361, %1365) : (tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1367 = "stablehlo.convolution"(%1268, %1366) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x7x7x512xf32>, tensor<8x7x7x2048xf32>) -> tensor<1x1x512x2048xf32>
    %1368 = "stablehlo.reverse"(%arg156) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x512x2048xf32>) -> tensor<1x1x512x2048xf32>
    %1369 = "stablehlo.convolution"(%1366, %1368) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x7x7x2048xf32>, tensor<1x1x512x2048xf32>) -> tensor<8x7x7x512xf32>
    %1370 = "stablehlo.select"(%1269, %1369, %1101) : (tensor<8x7x7x512xi1>, tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1371 = "stablehlo.reduce"(%1370, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg979: tensor<f32>, %arg980: tensor<f32>):
      %3737 = "stablehlo.add"(%arg979, %arg980) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3737) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1372 = "stablehlo.reshape"(%1371) : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1373 = "stablehlo.reduce"(%1372, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg977: tensor<f32>, %arg978: tensor<f32>):
      %3736 = "stablehlo.add"(%arg977, %arg978) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3736) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1374 = "stablehlo.multiply"(%1252, %1370) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1375 = "stablehlo.reduce"(%1374, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg975: tensor<f32>, %arg976: tensor<f32>):
      %3735 = "stablehlo.add"(%arg975, %arg976) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3735) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1376 = "stablehlo.reshape"(%1375) : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1377 = "stablehlo.multiply"(%1370, %1263) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1378 = "stablehlo.reduce"(%1376, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg973: tensor<f32>, %arg974: tensor<f32>):
      %3734 = "stablehlo.add"(%arg973, %arg974) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3734) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1379 = "stablehlo.multiply"(%1258, %1378) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1380 = "stablehlo.multiply"(%1378, %arg154) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1381 = "stablehlo.multiply"(%1380, %1260) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1382 = "stablehlo.negate"(%1377) : (tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1383 = "stablehlo.reduce"(%1382, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg971: tensor<f32>, %arg972: tensor<f32>):
      %3733 = "stablehlo.add"(%arg971, %arg972) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3733) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1384 = "stablehlo.reshape"(%1383) : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1385 = "stablehlo.reduce"(%1384, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg969: tensor<f32>, %arg970: tensor<f32>):
      %3732 = "stablehlo.add"(%arg969, %arg970) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3732) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1386 = "stablehlo.divide"(%1381, %1080) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1387 = "stablehlo.broadcast_in_dim"(%1386) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<8x7x7x512xf32>
    %1388 = "stablehlo.multiply"(%1387, %1254) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1389 = "stablehlo.negate"(%1388) : (tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1390 = "stablehlo.reduce"(%1389, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg967: tensor<f32>, %arg968: tensor<f32>):
      %3731 = "stablehlo.add"(%arg967, %arg968) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3731) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1391 = "stablehlo.reshape"(%1390) : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1392 = "stablehlo.add"(%1377, %1388) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1393 = "stablehlo.reduce"(%1391, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg965: tensor<f32>, %arg966: tensor<f32>):
      %3730 = "stablehlo.add"(%arg965, %arg966) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3730) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1394 = "stablehlo.add"(%1385, %1393) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1395 = "stablehlo.divide"(%1394, %1080) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1396 = "stablehlo.broadcast_in_dim"(%1395) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<8x7x7x512xf32>
    %1397 = "stablehlo.add"(%1392, %1396) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1398 = "stablehlo.convolution"(%1245, %1397) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<3x3x512x512xf32>
    %1399 = "stablehlo.reverse"(%arg153) <{dimensions = array<i64: 0, 1>}> : (tensor<3x3x512x512xf32>) -> tensor<3x3x512x512xf32>
    %1400 = "stablehlo.convolution"(%1397, %1399) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x7x7x512xf32>, tensor<3x3x512x512xf32>) -> tensor<8x7x7x512xf32>
    %1401 = "stablehlo.select"(%1246, %1400, %1101) : (tensor<8x7x7x512xi1>, tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1402 = "stablehlo.reduce"(%1401, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg963: tensor<f32>, %arg964: tensor<f32>):
      %3729 = "stablehlo.add"(%arg963, %arg964) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3729) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1403 = "stablehlo.reshape"(%1402) : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1404 = "stablehlo.reduce"(%1403, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg961: tensor<f32>, %arg962: tensor<f32>):
      %3728 = "stablehlo.add"(%arg961, %arg962) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3728) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1405 = "stablehlo.multiply"(%1229, %1401) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1406 = "stablehlo.reduce"(%1405, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg959: tensor<f32>, %arg960: tensor<f32>):
      %3727 = "stablehlo.add"(%arg959, %arg960) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3727) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1407 = "stablehlo.reshape"(%1406) : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1408 = "stablehlo.multiply"(%1401, %1240) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1409 = "stablehlo.reduce"(%1407, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg957: tensor<f32>, %arg958: tensor<f32>):
      %3726 = "stablehlo.add"(%arg957, %arg958) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3726) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1410 = "stablehlo.multiply"(%1235, %1409) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1411 = "stablehlo.multiply"(%1409, %arg151) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1412 = "stablehlo.multiply"(%1411, %1237) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1413 = "stablehlo.negate"(%1408) : (tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1414 = "stablehlo.reduce"(%1413, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg955: tensor<f32>, %arg956: tensor<f32>):
      %3725 = "stablehlo.add"(%arg955, %arg956) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3725) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1415 = "stablehlo.reshape"(%1414) : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1416 = "stablehlo.reduce"(%1415, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg953: tensor<f32>, %arg954: tensor<f32>):
      %3724 = "stablehlo.add"(%arg953, %arg954) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3724) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1417 = "stablehlo.divide"(%1412, %1080) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1418 = "stablehlo.broadcast_in_dim"(%1417) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<8x7x7x512xf32>
    %1419 = "stablehlo.multiply"(%1418, %1231) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1420 = "stablehlo.negate"(%1419) : (tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1421 = "stablehlo.reduce"(%1420, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg951: tensor<f32>, %arg952: tensor<f32>):
      %3723 = "stablehlo.add"(%arg951, %arg952) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3723) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1422 = "stablehlo.reshape"(%1421) : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1423 = "stablehlo.add"(%1408, %1419) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1424 = "stablehlo.reduce"(%1422, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg949: tensor<f32>, %arg950: tensor<f32>):
      %3722 = "stablehlo.add"(%arg949, %arg950) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3722) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1425 = "stablehlo.add"(%1416, %1424) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1426 = "stablehlo.divide"(%1425, %1080) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1427 = "stablehlo.broadcast_in_dim"(%1426) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<8x7x7x512xf32>
    %1428 = "stablehlo.add"(%1423, %1427) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1429 = "stablehlo.convolution"(%1222, %1428) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x7x7x2048xf32>, tensor<8x7x7x512xf32>) -> tensor<1x1x2048x512xf32>
    %1430 = "stablehlo.reverse"(%arg150) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x2048x512xf32>) -> tensor<1x1x2048x512xf32>
    %1431 = "stablehlo.convolution"(%1428, %1430) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x7x7x512xf32>, tensor<1x1x2048x512xf32>) -> tensor<8x7x7x2048xf32>
    %1432 = "stablehlo.add"(%1339, %1431) : (tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1433 = "stablehlo.select"(%1223, %1432, %1151) : (tensor<8x7x7x2048xi1>, tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1434 = "stablehlo.reduce"(%1433, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg947: tensor<f32>, %arg948: tensor<f32>):
      %3721 = "stablehlo.add"(%arg947, %arg948) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3721) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1435 = "stablehlo.reshape"(%1434) : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1436 = "stablehlo.reduce"(%1435, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg945: tensor<f32>, %arg946: tensor<f32>):
      %3720 = "stablehlo.add"(%arg945, %arg946) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3720) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1437 = "stablehlo.multiply"(%1205, %1433) : (tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1438 = "stablehlo.reduce"(%1437, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg943: tensor<f32>, %arg944: tensor<f32>):
      %3719 = "stablehlo.add"(%arg943, %arg944) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3719) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1439 = "stablehlo.reshape"(%1438) : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1440 = "stablehlo.multiply"(%1433, %1216) : (tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1441 = "stablehlo.reduce"(%1439, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg941: tensor<f32>, %arg942: tensor<f32>):
      %3718 = "stablehlo.add"(%arg941, %arg942) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3718) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1442 = "stablehlo.multiply"(%1211, %1441) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1443 = "stablehlo.multiply"(%1441, %arg148) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1444 = "stablehlo.multiply"(%1443, %1213) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1445 = "stablehlo.negate"(%1440) : (tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1446 = "stablehlo.reduce"(%1445, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg939: tensor<f32>, %arg940: tensor<f32>):
      %3717 = "stablehlo.add"(%arg939, %arg940) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3717) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1447 = "stablehlo.reshape"(%1446) : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1448 = "stablehlo.reduce"(%1447, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg937: tensor<f32>, %arg938: tensor<f32>):
      %3716 = "stablehlo.add"(%arg937, %arg938) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3716) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1449 = "stablehlo.divide"(%1444, %1106) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1450 = "stablehlo.broadcast_in_dim"(%1449) <{broadcast_dimensions = array<i64: 3>}> : (tensor<2048xf32>) -> tensor<8x7x7x2048xf32>
    %1451 = "stablehlo.multiply"(%1450, %1207) : (tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1452 = "stablehlo.negate"(%1451) : (tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1453 = "stablehlo.reduce"(%1452, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg935: tensor<f32>, %arg936: tensor<f32>):
      %3715 = "stablehlo.add"(%arg935, %arg936) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3715) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1454 = "stablehlo.reshape"(%1453) : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1455 = "stablehlo.add"(%1440, %1451) : (tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1456 = "stablehlo.reduce"(%1454, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg933: tensor<f32>, %arg934: tensor<f32>):
      %3714 = "stablehlo.add"(%arg933, %arg934) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3714) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1457 = "stablehlo.add"(%1448, %1456) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1458 = "stablehlo.divide"(%1457, %1106) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1459 = "stablehlo.broadcast_in_dim"(%1458) <{broadcast_dimensions = array<i64: 3>}> : (tensor<2048xf32>) -> tensor<8x7x7x2048xf32>
    %1460 = "stablehlo.add"(%1455, %1459) : (tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1461 = "stablehlo.convolution"(%1198, %1460) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x7x7x512xf32>, tensor<8x7x7x2048xf32>) -> tensor<1x1x512x2048xf32>
    %1462 = "stablehlo.reverse"(%arg147) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x512x2048xf32>) -> tensor<1x1x512x2048xf32>
    %1463 = "stablehlo.convolution"(%1460, %1462) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x7x7x2048xf32>, tensor<1x1x512x2048xf32>) -> tensor<8x7x7x512xf32>
    %1464 = "stablehlo.select"(%1199, %1463, %1101) : (tensor<8x7x7x512xi1>, tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1465 = "stablehlo.reduce"(%1464, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg931: tensor<f32>, %arg932: tensor<f32>):
      %3713 = "stablehlo.add"(%arg931, %arg932) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3713) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1466 = "stablehlo.reshape"(%1465) : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1467 = "stablehlo.reduce"(%1466, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg929: tensor<f32>, %arg930: tensor<f32>):
      %3712 = "stablehlo.add"(%arg929, %arg930) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3712) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1468 = "stablehlo.multiply"(%1182, %1464) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1469 = "stablehlo.reduce"(%1468, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg927: tensor<f32>, %arg928: tensor<f32>):
      %3711 = "stablehlo.add"(%arg927, %arg928) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3711) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1470 = "stablehlo.reshape"(%1469) : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1471 = "stablehlo.multiply"(%1464, %1193) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1472 = "stablehlo.reduce"(%1470, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg925: tensor<f32>, %arg926: tensor<f32>):
      %3710 = "stablehlo.add"(%arg925, %arg926) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3710) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1473 = "stablehlo.multiply"(%1188, %1472) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1474 = "stablehlo.multiply"(%1472, %arg145) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1475 = "stablehlo.multiply"(%1474, %1190) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1476 = "stablehlo.negate"(%1471) : (tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1477 = "stablehlo.reduce"(%1476, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg923: tensor<f32>, %arg924: tensor<f32>):
      %3709 = "stablehlo.add"(%arg923, %arg924) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3709) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1478 = "stablehlo.reshape"(%1477) : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1479 = "stablehlo.reduce"(%1478, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg921: tensor<f32>, %arg922: tensor<f32>):
      %3708 = "stablehlo.add"(%arg921, %arg922) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3708) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1480 = "stablehlo.divide"(%1475, %1080) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1481 = "stablehlo.broadcast_in_dim"(%1480) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<8x7x7x512xf32>
    %1482 = "stablehlo.multiply"(%1481, %1184) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1483 = "stablehlo.negate"(%1482) : (tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1484 = "stablehlo.reduce"(%1483, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg919: tensor<f32>, %arg920: tensor<f32>):
      %3707 = "stablehlo.add"(%arg919, %arg920) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3707) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1485 = "stablehlo.reshape"(%1484) : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1486 = "stablehlo.add"(%1471, %1482) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1487 = "stablehlo.reduce"(%1485, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg917: tensor<f32>, %arg918: tensor<f32>):
      %3706 = "stablehlo.add"(%arg917, %arg918) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3706) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1488 = "stablehlo.add"(%1479, %1487) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1489 = "stablehlo.divide"(%1488, %1080) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1490 = "stablehlo.broadcast_in_dim"(%1489) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<8x7x7x512xf32>
    %1491 = "stablehlo.add"(%1486, %1490) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1492 = "stablehlo.convolution"(%1175, %1491) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<3x3x512x512xf32>
    %1493 = "stablehlo.reverse"(%arg144) <{dimensions = array<i64: 0, 1>}> : (tensor<3x3x512x512xf32>) -> tensor<3x3x512x512xf32>
    %1494 = "stablehlo.convolution"(%1491, %1493) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x7x7x512xf32>, tensor<3x3x512x512xf32>) -> tensor<8x7x7x512xf32>
    %1495 = "stablehlo.select"(%1176, %1494, %1101) : (tensor<8x7x7x512xi1>, tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1496 = "stablehlo.reduce"(%1495, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg915: tensor<f32>, %arg916: tensor<f32>):
      %3705 = "stablehlo.add"(%arg915, %arg916) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3705) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1497 = "stablehlo.reshape"(%1496) : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1498 = "stablehlo.reduce"(%1497, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg913: tensor<f32>, %arg914: tensor<f32>):
      %3704 = "stablehlo.add"(%arg913, %arg914) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3704) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1499 = "stablehlo.multiply"(%1159, %1495) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1500 = "stablehlo.reduce"(%1499, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg911: tensor<f32>, %arg912: tensor<f32>):
      %3703 = "stablehlo.add"(%arg911, %arg912) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3703) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1501 = "stablehlo.reshape"(%1500) : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1502 = "stablehlo.multiply"(%1495, %1170) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1503 = "stablehlo.reduce"(%1501, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg909: tensor<f32>, %arg910: tensor<f32>):
      %3702 = "stablehlo.add"(%arg909, %arg910) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3702) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1504 = "stablehlo.multiply"(%1165, %1503) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1505 = "stablehlo.multiply"(%1503, %arg142) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1506 = "stablehlo.multiply"(%1505, %1167) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1507 = "stablehlo.negate"(%1502) : (tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1508 = "stablehlo.reduce"(%1507, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg907: tensor<f32>, %arg908: tensor<f32>):
      %3701 = "stablehlo.add"(%arg907, %arg908) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3701) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1509 = "stablehlo.reshape"(%1508) : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1510 = "stablehlo.reduce"(%1509, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg905: tensor<f32>, %arg906: tensor<f32>):
      %3700 = "stablehlo.add"(%arg905, %arg906) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3700) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1511 = "stablehlo.divide"(%1506, %1080) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1512 = "stablehlo.broadcast_in_dim"(%1511) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<8x7x7x512xf32>
    %1513 = "stablehlo.multiply"(%1512, %1161) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1514 = "stablehlo.negate"(%1513) : (tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1515 = "stablehlo.reduce"(%1514, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg903: tensor<f32>, %arg904: tensor<f32>):
      %3699 = "stablehlo.add"(%arg903, %arg904) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3699) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1516 = "stablehlo.reshape"(%1515) : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1517 = "stablehlo.add"(%1502, %1513) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1518 = "stablehlo.reduce"(%1516, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg901: tensor<f32>, %arg902: tensor<f32>):
      %3698 = "stablehlo.add"(%arg901, %arg902) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3698) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1519 = "stablehlo.add"(%1510, %1518) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1520 = "stablehlo.divide"(%1519, %1080) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1521 = "stablehlo.broadcast_in_dim"(%1520) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<8x7x7x512xf32>
    %1522 = "stablehlo.add"(%1517, %1521) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1523 = "stablehlo.convolution"(%1152, %1522) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x7x7x2048xf32>, tensor<8x7x7x512xf32>) -> tensor<1x1x2048x512xf32>
    %1524 = "stablehlo.reverse"(%arg141) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x2048x512xf32>) -> tensor<1x1x2048x512xf32>
    %1525 = "stablehlo.convolution"(%1522, %1524) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x7x7x512xf32>, tensor<1x1x2048x512xf32>) -> tensor<8x7x7x2048xf32>
    %1526 = "stablehlo.add"(%1433, %1525) : (tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1527 = "stablehlo.select"(%1153, %1526, %1151) : (tensor<8x7x7x2048xi1>, tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1528 = "stablehlo.reduce"(%1527, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg899: tensor<f32>, %arg900: tensor<f32>):
      %3697 = "stablehlo.add"(%arg899, %arg900) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3697) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1529 = "stablehlo.reshape"(%1528) : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1530 = "stablehlo.reduce"(%1529, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg897: tensor<f32>, %arg898: tensor<f32>):
      %3696 = "stablehlo.add"(%arg897, %arg898) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3696) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1531 = "stablehlo.multiply"(%1134, %1527) : (tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1532 = "stablehlo.reduce"(%1531, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg895: tensor<f32>, %arg896: tensor<f32>):
      %3695 = "stablehlo.add"(%arg895, %arg896) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3695) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1533 = "stablehlo.reshape"(%1532) : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1534 = "stablehlo.multiply"(%1527, %1145) : (tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1535 = "stablehlo.reduce"(%1533, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg893: tensor<f32>, %arg894: tensor<f32>):
      %3694 = "stablehlo.add"(%arg893, %arg894) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3694) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1536 = "stablehlo.multiply"(%1140, %1535) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1537 = "stablehlo.multiply"(%1535, %arg139) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1538 = "stablehlo.multiply"(%1537, %1142) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1539 = "stablehlo.negate"(%1534) : (tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1540 = "stablehlo.reduce"(%1539, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg891: tensor<f32>, %arg892: tensor<f32>):
      %3693 = "stablehlo.add"(%arg891, %arg892) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3693) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1541 = "stablehlo.reshape"(%1540) : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1542 = "stablehlo.reduce"(%1541, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg889: tensor<f32>, %arg890: tensor<f32>):
      %3692 = "stablehlo.add"(%arg889, %arg890) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3692) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1543 = "stablehlo.divide"(%1538, %1106) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1544 = "stablehlo.broadcast_in_dim"(%1543) <{broadcast_dimensions = array<i64: 3>}> : (tensor<2048xf32>) -> tensor<8x7x7x2048xf32>
    %1545 = "stablehlo.multiply"(%1544, %1136) : (tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1546 = "stablehlo.negate"(%1545) : (tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1547 = "stablehlo.reduce"(%1546, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg887: tensor<f32>, %arg888: tensor<f32>):
      %3691 = "stablehlo.add"(%arg887, %arg888) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3691) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1548 = "stablehlo.reshape"(%1547) : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1549 = "stablehlo.add"(%1534, %1545) : (tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1550 = "stablehlo.reduce"(%1548, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg885: tensor<f32>, %arg886: tensor<f32>):
      %3690 = "stablehlo.add"(%arg885, %arg886) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3690) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1551 = "stablehlo.add"(%1542, %1550) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1552 = "stablehlo.divide"(%1551, %1106) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1553 = "stablehlo.broadcast_in_dim"(%1552) <{broadcast_dimensions = array<i64: 3>}> : (tensor<2048xf32>) -> tensor<8x7x7x2048xf32>
    %1554 = "stablehlo.add"(%1549, %1553) : (tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1555 = "stablehlo.convolution"(%1050, %1554) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, -1], [0, -1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x1024xf32>, tensor<8x7x7x2048xf32>) -> tensor<1x1x1024x2048xf32>
    %1556 = "stablehlo.reverse"(%arg138) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x1024x2048xf32>) -> tensor<1x1x1024x2048xf32>
    %1557 = "stablehlo.convolution"(%1554, %1556) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 2>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x7x7x2048xf32>, tensor<1x1x1024x2048xf32>) -> tensor<8x14x14x1024xf32>
    %1558 = "stablehlo.multiply"(%1110, %1527) : (tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1559 = "stablehlo.reduce"(%1558, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg883: tensor<f32>, %arg884: tensor<f32>):
      %3689 = "stablehlo.add"(%arg883, %arg884) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3689) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1560 = "stablehlo.reshape"(%1559) : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1561 = "stablehlo.multiply"(%1527, %1124) : (tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1562 = "stablehlo.reduce"(%1560, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg881: tensor<f32>, %arg882: tensor<f32>):
      %3688 = "stablehlo.add"(%arg881, %arg882) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3688) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1563 = "stablehlo.multiply"(%1118, %1562) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1564 = "stablehlo.multiply"(%1562, %arg136) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1565 = "stablehlo.multiply"(%1564, %1121) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1566 = "stablehlo.negate"(%1561) : (tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1567 = "stablehlo.reduce"(%1566, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg879: tensor<f32>, %arg880: tensor<f32>):
      %3687 = "stablehlo.add"(%arg879, %arg880) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3687) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1568 = "stablehlo.reshape"(%1567) : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1569 = "stablehlo.reduce"(%1568, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg877: tensor<f32>, %arg878: tensor<f32>):
      %3686 = "stablehlo.add"(%arg877, %arg878) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3686) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1570 = "stablehlo.divide"(%1565, %1106) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1571 = "stablehlo.broadcast_in_dim"(%1570) <{broadcast_dimensions = array<i64: 3>}> : (tensor<2048xf32>) -> tensor<8x7x7x2048xf32>
    %1572 = "stablehlo.multiply"(%1571, %1113) : (tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1573 = "stablehlo.negate"(%1572) : (tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1574 = "stablehlo.reduce"(%1573, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg875: tensor<f32>, %arg876: tensor<f32>):
      %3685 = "stablehlo.add"(%arg875, %arg876) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3685) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1575 = "stablehlo.reshape"(%1574) : (tensor<2048xf32>) -> tensor<1x1x1x2048xf32>
    %1576 = "stablehlo.add"(%1561, %1572) : (tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1577 = "stablehlo.reduce"(%1575, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg873: tensor<f32>, %arg874: tensor<f32>):
      %3684 = "stablehlo.add"(%arg873, %arg874) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3684) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %1578 = "stablehlo.add"(%1569, %1577) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1579 = "stablehlo.divide"(%1578, %1106) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %1580 = "stablehlo.broadcast_in_dim"(%1579) <{broadcast_dimensions = array<i64: 3>}> : (tensor<2048xf32>) -> tensor<8x7x7x2048xf32>
    %1581 = "stablehlo.add"(%1576, %1580) : (tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %1582 = "stablehlo.convolution"(%1102, %1581) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x7x7x512xf32>, tensor<8x7x7x2048xf32>) -> tensor<1x1x512x2048xf32>
    %1583 = "stablehlo.reverse"(%arg135) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x512x2048xf32>) -> tensor<1x1x512x2048xf32>
    %1584 = "stablehlo.convolution"(%1581, %1583) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x7x7x2048xf32>, tensor<1x1x512x2048xf32>) -> tensor<8x7x7x512xf32>
    %1585 = "stablehlo.select"(%1103, %1584, %1101) : (tensor<8x7x7x512xi1>, tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1586 = "stablehlo.reduce"(%1585, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg871: tensor<f32>, %arg872: tensor<f32>):
      %3683 = "stablehlo.add"(%arg871, %arg872) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3683) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1587 = "stablehlo.reshape"(%1586) : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1588 = "stablehlo.reduce"(%1587, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg869: tensor<f32>, %arg870: tensor<f32>):
      %3682 = "stablehlo.add"(%arg869, %arg870) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3682) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1589 = "stablehlo.multiply"(%1084, %1585) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1590 = "stablehlo.reduce"(%1589, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg867: tensor<f32>, %arg868: tensor<f32>):
      %3681 = "stablehlo.add"(%arg867, %arg868) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3681) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1591 = "stablehlo.reshape"(%1590) : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1592 = "stablehlo.multiply"(%1585, %1096) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1593 = "stablehlo.reduce"(%1591, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg865: tensor<f32>, %arg866: tensor<f32>):
      %3680 = "stablehlo.add"(%arg865, %arg866) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3680) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1594 = "stablehlo.multiply"(%1091, %1593) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1595 = "stablehlo.multiply"(%1593, %arg133) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1596 = "stablehlo.multiply"(%1595, %1093) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1597 = "stablehlo.negate"(%1592) : (tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1598 = "stablehlo.reduce"(%1597, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg863: tensor<f32>, %arg864: tensor<f32>):
      %3679 = "stablehlo.add"(%arg863, %arg864) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3679) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1599 = "stablehlo.reshape"(%1598) : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1600 = "stablehlo.reduce"(%1599, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg861: tensor<f32>, %arg862: tensor<f32>):
      %3678 = "stablehlo.add"(%arg861, %arg862) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3678) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1601 = "stablehlo.divide"(%1596, %1080) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1602 = "stablehlo.broadcast_in_dim"(%1601) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<8x7x7x512xf32>
    %1603 = "stablehlo.multiply"(%1602, %1087) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1604 = "stablehlo.negate"(%1603) : (tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1605 = "stablehlo.reduce"(%1604, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg859: tensor<f32>, %arg860: tensor<f32>):
      %3677 = "stablehlo.add"(%arg859, %arg860) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3677) : (tensor<f32>) -> ()
    }) : (tensor<8x7x7x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1606 = "stablehlo.reshape"(%1605) : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1607 = "stablehlo.add"(%1592, %1603) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1608 = "stablehlo.reduce"(%1606, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg857: tensor<f32>, %arg858: tensor<f32>):
      %3676 = "stablehlo.add"(%arg857, %arg858) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3676) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1609 = "stablehlo.add"(%1600, %1608) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1610 = "stablehlo.divide"(%1609, %1080) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1611 = "stablehlo.broadcast_in_dim"(%1610) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<8x7x7x512xf32>
    %1612 = "stablehlo.add"(%1607, %1611) : (tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %1613 = "stablehlo.convolution"(%1076, %1612) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x512xf32>, tensor<8x7x7x512xf32>) -> tensor<3x3x512x512xf32>
    %1614 = "stablehlo.reverse"(%arg132) <{dimensions = array<i64: 0, 1>}> : (tensor<3x3x512x512xf32>) -> tensor<3x3x512x512xf32>
    %1615 = "stablehlo.convolution"(%1612, %1614) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 2>, padding = dense<[[2, 1], [2, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x7x7x512xf32>, tensor<3x3x512x512xf32>) -> tensor<8x14x14x512xf32>
    %1616 = "stablehlo.select"(%1077, %1615, %1075) : (tensor<8x14x14x512xi1>, tensor<8x14x14x512xf32>, tensor<8x14x14x512xf32>) -> tensor<8x14x14x512xf32>
    %1617 = "stablehlo.reduce"(%1616, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg855: tensor<f32>, %arg856: tensor<f32>):
      %3675 = "stablehlo.add"(%arg855, %arg856) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3675) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1618 = "stablehlo.reshape"(%1617) : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1619 = "stablehlo.reduce"(%1618, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg853: tensor<f32>, %arg854: tensor<f32>):
      %3674 = "stablehlo.add"(%arg853, %arg854) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3674) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1620 = "stablehlo.multiply"(%1058, %1616) : (tensor<8x14x14x512xf32>, tensor<8x14x14x512xf32>) -> tensor<8x14x14x512xf32>
    %1621 = "stablehlo.reduce"(%1620, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg851: tensor<f32>, %arg852: tensor<f32>):
      %3673 = "stablehlo.add"(%arg851, %arg852) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3673) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1622 = "stablehlo.reshape"(%1621) : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1623 = "stablehlo.multiply"(%1616, %1070) : (tensor<8x14x14x512xf32>, tensor<8x14x14x512xf32>) -> tensor<8x14x14x512xf32>
    %1624 = "stablehlo.reduce"(%1622, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg849: tensor<f32>, %arg850: tensor<f32>):
      %3672 = "stablehlo.add"(%arg849, %arg850) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3672) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1625 = "stablehlo.multiply"(%1065, %1624) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1626 = "stablehlo.multiply"(%1624, %arg130) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1627 = "stablehlo.multiply"(%1626, %1067) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1628 = "stablehlo.negate"(%1623) : (tensor<8x14x14x512xf32>) -> tensor<8x14x14x512xf32>
    %1629 = "stablehlo.reduce"(%1628, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg847: tensor<f32>, %arg848: tensor<f32>):
      %3671 = "stablehlo.add"(%arg847, %arg848) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3671) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1630 = "stablehlo.reshape"(%1629) : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1631 = "stablehlo.reduce"(%1630, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg845: tensor<f32>, %arg846: tensor<f32>):
      %3670 = "stablehlo.add"(%arg845, %arg846) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3670) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1632 = "stablehlo.divide"(%1627, %1054) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1633 = "stablehlo.broadcast_in_dim"(%1632) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<8x14x14x512xf32>
    %1634 = "stablehlo.multiply"(%1633, %1061) : (tensor<8x14x14x512xf32>, tensor<8x14x14x512xf32>) -> tensor<8x14x14x512xf32>
    %1635 = "stablehlo.negate"(%1634) : (tensor<8x14x14x512xf32>) -> tensor<8x14x14x512xf32>
    %1636 = "stablehlo.reduce"(%1635, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg843: tensor<f32>, %arg844: tensor<f32>):
      %3669 = "stablehlo.add"(%arg843, %arg844) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3669) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1637 = "stablehlo.reshape"(%1636) : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %1638 = "stablehlo.add"(%1623, %1634) : (tensor<8x14x14x512xf32>, tensor<8x14x14x512xf32>) -> tensor<8x14x14x512xf32>
    %1639 = "stablehlo.reduce"(%1637, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg841: tensor<f32>, %arg842: tensor<f32>):
      %3668 = "stablehlo.add"(%arg841, %arg842) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3668) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %1640 = "stablehlo.add"(%1631, %1639) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1641 = "stablehlo.divide"(%1640, %1054) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %1642 = "stablehlo.broadcast_in_dim"(%1641) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<8x14x14x512xf32>
    %1643 = "stablehlo.add"(%1638, %1642) : (tensor<8x14x14x512xf32>, tensor<8x14x14x512xf32>) -> tensor<8x14x14x512xf32>
    %1644 = "stablehlo.convolution"(%1050, %1643) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x1024xf32>, tensor<8x14x14x512xf32>) -> tensor<1x1x1024x512xf32>
    %1645 = "stablehlo.reverse"(%arg129) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x1024x512xf32>) -> tensor<1x1x1024x512xf32>
    %1646 = "stablehlo.convolution"(%1643, %1645) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x512xf32>, tensor<1x1x1024x512xf32>) -> tensor<8x14x14x1024xf32>
    %1647 = "stablehlo.add"(%1557, %1646) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1648 = "stablehlo.select"(%1051, %1647, %699) : (tensor<8x14x14x1024xi1>, tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1649 = "stablehlo.reduce"(%1648, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg839: tensor<f32>, %arg840: tensor<f32>):
      %3667 = "stablehlo.add"(%arg839, %arg840) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3667) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %1650 = "stablehlo.reshape"(%1649) : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1651 = "stablehlo.reduce"(%1650, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg837: tensor<f32>, %arg838: tensor<f32>):
      %3666 = "stablehlo.add"(%arg837, %arg838) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3666) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %1652 = "stablehlo.multiply"(%1033, %1648) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1653 = "stablehlo.reduce"(%1652, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg835: tensor<f32>, %arg836: tensor<f32>):
      %3665 = "stablehlo.add"(%arg835, %arg836) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3665) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %1654 = "stablehlo.reshape"(%1653) : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1655 = "stablehlo.multiply"(%1648, %1044) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1656 = "stablehlo.reduce"(%1654, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg833: tensor<f32>, %arg834: tensor<f32>):
      %3664 = "stablehlo.add"(%arg833, %arg834) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3664) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %1657 = "stablehlo.multiply"(%1039, %1656) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %1658 = "stablehlo.multiply"(%1656, %arg127) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %1659 = "stablehlo.multiply"(%1658, %1041) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %1660 = "stablehlo.negate"(%1655) : (tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1661 = "stablehlo.reduce"(%1660, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg831: tensor<f32>, %arg832: tensor<f32>):
      %3663 = "stablehlo.add"(%arg831, %arg832) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3663) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %1662 = "stablehlo.reshape"(%1661) : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1663 = "stablehlo.reduce"(%1662, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg829: tensor<f32>, %arg830: tensor<f32>):
      %3662 = "stablehlo.add"(%arg829, %arg830) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3662) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %1664 = "stablehlo.divide"(%1659, %654) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %1665 = "stablehlo.broadcast_in_dim"(%1664) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1024xf32>) -> tensor<8x14x14x1024xf32>
    %1666 = "stablehlo.multiply"(%1665, %1035) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1667 = "stablehlo.negate"(%1666) : (tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1668 = "stablehlo.reduce"(%1667, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg827: tensor<f32>, %arg828: tensor<f32>):
      %3661 = "stablehlo.add"(%arg827, %arg828) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3661) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %1669 = "stablehlo.reshape"(%1668) : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1670 = "stablehlo.add"(%1655, %1666) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1671 = "stablehlo.reduce"(%1669, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg825: tensor<f32>, %arg826: tensor<f32>):
      %3660 = "stablehlo.add"(%arg825, %arg826) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3660) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %1672 = "stablehlo.add"(%1663, %1671) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %1673 = "stablehlo.divide"(%1672, %654) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %1674 = "stablehlo.broadcast_in_dim"(%1673) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1024xf32>) -> tensor<8x14x14x1024xf32>
    %1675 = "stablehlo.add"(%1670, %1674) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1676 = "stablehlo.convolution"(%1026, %1675) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x256xf32>, tensor<8x14x14x1024xf32>) -> tensor<1x1x256x1024xf32>
    %1677 = "stablehlo.reverse"(%arg126) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x256x1024xf32>) -> tensor<1x1x256x1024xf32>
    %1678 = "stablehlo.convolution"(%1675, %1677) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x1024xf32>, tensor<1x1x256x1024xf32>) -> tensor<8x14x14x256xf32>
    %1679 = "stablehlo.select"(%1027, %1678, %649) : (tensor<8x14x14x256xi1>, tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1680 = "stablehlo.reduce"(%1679, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg823: tensor<f32>, %arg824: tensor<f32>):
      %3659 = "stablehlo.add"(%arg823, %arg824) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3659) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1681 = "stablehlo.reshape"(%1680) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1682 = "stablehlo.reduce"(%1681, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg821: tensor<f32>, %arg822: tensor<f32>):
      %3658 = "stablehlo.add"(%arg821, %arg822) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3658) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1683 = "stablehlo.multiply"(%1010, %1679) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1684 = "stablehlo.reduce"(%1683, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg819: tensor<f32>, %arg820: tensor<f32>):
      %3657 = "stablehlo.add"(%arg819, %arg820) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3657) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1685 = "stablehlo.reshape"(%1684) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1686 = "stablehlo.multiply"(%1679, %1021) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1687 = "stablehlo.reduce"(%1685, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg817: tensor<f32>, %arg818: tensor<f32>):
      %3656 = "stablehlo.add"(%arg817, %arg818) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3656) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1688 = "stablehlo.multiply"(%1016, %1687) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1689 = "stablehlo.multiply"(%1687, %arg124) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1690 = "stablehlo.multiply"(%1689, %1018) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1691 = "stablehlo.negate"(%1686) : (tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1692 = "stablehlo.reduce"(%1691, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg815: tensor<f32>, %arg816: tensor<f32>):
      %3655 = "stablehlo.add"(%arg815, %arg816) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3655) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1693 = "stablehlo.reshape"(%1692) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1694 = "stablehlo.reduce"(%1693, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg813: tensor<f32>, %arg814: tensor<f32>):
      %3654 = "stablehlo.add"(%arg813, %arg814) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3654) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1695 = "stablehlo.divide"(%1690, %628) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1696 = "stablehlo.broadcast_in_dim"(%1695) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<8x14x14x256xf32>
    %1697 = "stablehlo.multiply"(%1696, %1012) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1698 = "stablehlo.negate"(%1697) : (tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1699 = "stablehlo.reduce"(%1698, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg811: tensor<f32>, %arg812: tensor<f32>):
      %3653 = "stablehlo.add"(%arg811, %arg812) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3653) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1700 = "stablehlo.reshape"(%1699) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1701 = "stablehlo.add"(%1686, %1697) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1702 = "stablehlo.reduce"(%1700, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg809: tensor<f32>, %arg810: tensor<f32>):
      %3652 = "stablehlo.add"(%arg809, %arg810) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3652) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1703 = "stablehlo.add"(%1694, %1702) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1704 = "stablehlo.divide"(%1703, %628) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1705 = "stablehlo.broadcast_in_dim"(%1704) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<8x14x14x256xf32>
    %1706 = "stablehlo.add"(%1701, %1705) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1707 = "stablehlo.convolution"(%1003, %1706) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<3x3x256x256xf32>
    %1708 = "stablehlo.reverse"(%arg123) <{dimensions = array<i64: 0, 1>}> : (tensor<3x3x256x256xf32>) -> tensor<3x3x256x256xf32>
    %1709 = "stablehlo.convolution"(%1706, %1708) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x256xf32>, tensor<3x3x256x256xf32>) -> tensor<8x14x14x256xf32>
    %1710 = "stablehlo.select"(%1004, %1709, %649) : (tensor<8x14x14x256xi1>, tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1711 = "stablehlo.reduce"(%1710, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg807: tensor<f32>, %arg808: tensor<f32>):
      %3651 = "stablehlo.add"(%arg807, %arg808) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3651) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1712 = "stablehlo.reshape"(%1711) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1713 = "stablehlo.reduce"(%1712, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg805: tensor<f32>, %arg806: tensor<f32>):
      %3650 = "stablehlo.add"(%arg805, %arg806) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3650) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1714 = "stablehlo.multiply"(%987, %1710) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1715 = "stablehlo.reduce"(%1714, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg803: tensor<f32>, %arg804: tensor<f32>):
      %3649 = "stablehlo.add"(%arg803, %arg804) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3649) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1716 = "stablehlo.reshape"(%1715) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1717 = "stablehlo.multiply"(%1710, %998) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1718 = "stablehlo.reduce"(%1716, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg801: tensor<f32>, %arg802: tensor<f32>):
      %3648 = "stablehlo.add"(%arg801, %arg802) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3648) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1719 = "stablehlo.multiply"(%993, %1718) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1720 = "stablehlo.multiply"(%1718, %arg121) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1721 = "stablehlo.multiply"(%1720, %995) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1722 = "stablehlo.negate"(%1717) : (tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1723 = "stablehlo.reduce"(%1722, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg799: tensor<f32>, %arg800: tensor<f32>):
      %3647 = "stablehlo.add"(%arg799, %arg800) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3647) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1724 = "stablehlo.reshape"(%1723) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1725 = "stablehlo.reduce"(%1724, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg797: tensor<f32>, %arg798: tensor<f32>):
      %3646 = "stablehlo.add"(%arg797, %arg798) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3646) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1726 = "stablehlo.divide"(%1721, %628) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1727 = "stablehlo.broadcast_in_dim"(%1726) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<8x14x14x256xf32>
    %1728 = "stablehlo.multiply"(%1727, %989) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1729 = "stablehlo.negate"(%1728) : (tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1730 = "stablehlo.reduce"(%1729, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg795: tensor<f32>, %arg796: tensor<f32>):
      %3645 = "stablehlo.add"(%arg795, %arg796) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3645) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1731 = "stablehlo.reshape"(%1730) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1732 = "stablehlo.add"(%1717, %1728) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1733 = "stablehlo.reduce"(%1731, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg793: tensor<f32>, %arg794: tensor<f32>):
      %3644 = "stablehlo.add"(%arg793, %arg794) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3644) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1734 = "stablehlo.add"(%1725, %1733) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1735 = "stablehlo.divide"(%1734, %628) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1736 = "stablehlo.broadcast_in_dim"(%1735) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<8x14x14x256xf32>
    %1737 = "stablehlo.add"(%1732, %1736) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1738 = "stablehlo.convolution"(%980, %1737) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x1024xf32>, tensor<8x14x14x256xf32>) -> tensor<1x1x1024x256xf32>
    %1739 = "stablehlo.reverse"(%arg120) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x1024x256xf32>) -> tensor<1x1x1024x256xf32>
    %1740 = "stablehlo.convolution"(%1737, %1739) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x256xf32>, tensor<1x1x1024x256xf32>) -> tensor<8x14x14x1024xf32>
    %1741 = "stablehlo.add"(%1648, %1740) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1742 = "stablehlo.select"(%981, %1741, %699) : (tensor<8x14x14x1024xi1>, tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1743 = "stablehlo.reduce"(%1742, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg791: tensor<f32>, %arg792: tensor<f32>):
      %3643 = "stablehlo.add"(%arg791, %arg792) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3643) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %1744 = "stablehlo.reshape"(%1743) : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1745 = "stablehlo.reduce"(%1744, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg789: tensor<f32>, %arg790: tensor<f32>):
      %3642 = "stablehlo.add"(%arg789, %arg790) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3642) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %1746 = "stablehlo.multiply"(%963, %1742) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1747 = "stablehlo.reduce"(%1746, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg787: tensor<f32>, %arg788: tensor<f32>):
      %3641 = "stablehlo.add"(%arg787, %arg788) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3641) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %1748 = "stablehlo.reshape"(%1747) : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1749 = "stablehlo.multiply"(%1742, %974) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1750 = "stablehlo.reduce"(%1748, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg785: tensor<f32>, %arg786: tensor<f32>):
      %3640 = "stablehlo.add"(%arg785, %arg786) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3640) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %1751 = "stablehlo.multiply"(%969, %1750) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %1752 = "stablehlo.multiply"(%1750, %arg118) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %1753 = "stablehlo.multiply"(%1752, %971) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %1754 = "stablehlo.negate"(%1749) : (tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1755 = "stablehlo.reduce"(%1754, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg783: tensor<f32>, %arg784: tensor<f32>):
      %3639 = "stablehlo.add"(%arg783, %arg784) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3639) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %1756 = "stablehlo.reshape"(%1755) : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1757 = "stablehlo.reduce"(%1756, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg781: tensor<f32>, %arg782: tensor<f32>):
      %3638 = "stablehlo.add"(%arg781, %arg782) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3638) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %1758 = "stablehlo.divide"(%1753, %654) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %1759 = "stablehlo.broadcast_in_dim"(%1758) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1024xf32>) -> tensor<8x14x14x1024xf32>
    %1760 = "stablehlo.multiply"(%1759, %965) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1761 = "stablehlo.negate"(%1760) : (tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1762 = "stablehlo.reduce"(%1761, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg779: tensor<f32>, %arg780: tensor<f32>):
      %3637 = "stablehlo.add"(%arg779, %arg780) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3637) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %1763 = "stablehlo.reshape"(%1762) : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1764 = "stablehlo.add"(%1749, %1760) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1765 = "stablehlo.reduce"(%1763, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg777: tensor<f32>, %arg778: tensor<f32>):
      %3636 = "stablehlo.add"(%arg777, %arg778) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3636) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %1766 = "stablehlo.add"(%1757, %1765) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %1767 = "stablehlo.divide"(%1766, %654) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %1768 = "stablehlo.broadcast_in_dim"(%1767) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1024xf32>) -> tensor<8x14x14x1024xf32>
    %1769 = "stablehlo.add"(%1764, %1768) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1770 = "stablehlo.convolution"(%956, %1769) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x256xf32>, tensor<8x14x14x1024xf32>) -> tensor<1x1x256x1024xf32>
    %1771 = "stablehlo.reverse"(%arg117) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x256x1024xf32>) -> tensor<1x1x256x1024xf32>
    %1772 = "stablehlo.convolution"(%1769, %1771) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x1024xf32>, tensor<1x1x256x1024xf32>) -> tensor<8x14x14x256xf32>
    %1773 = "stablehlo.select"(%957, %1772, %649) : (tensor<8x14x14x256xi1>, tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1774 = "stablehlo.reduce"(%1773, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg775: tensor<f32>, %arg776: tensor<f32>):
      %3635 = "stablehlo.add"(%arg775, %arg776) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3635) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1775 = "stablehlo.reshape"(%1774) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1776 = "stablehlo.reduce"(%1775, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg773: tensor<f32>, %arg774: tensor<f32>):
      %3634 = "stablehlo.add"(%arg773, %arg774) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3634) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1777 = "stablehlo.multiply"(%940, %1773) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1778 = "stablehlo.reduce"(%1777, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg771: tensor<f32>, %arg772: tensor<f32>):
      %3633 = "stablehlo.add"(%arg771, %arg772) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3633) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1779 = "stablehlo.reshape"(%1778) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1780 = "stablehlo.multiply"(%1773, %951) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1781 = "stablehlo.reduce"(%1779, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg769: tensor<f32>, %arg770: tensor<f32>):
      %3632 = "stablehlo.add"(%arg769, %arg770) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3632) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1782 = "stablehlo.multiply"(%946, %1781) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1783 = "stablehlo.multiply"(%1781, %arg115) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1784 = "stablehlo.multiply"(%1783, %948) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1785 = "stablehlo.negate"(%1780) : (tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1786 = "stablehlo.reduce"(%1785, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg767: tensor<f32>, %arg768: tensor<f32>):
      %3631 = "stablehlo.add"(%arg767, %arg768) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3631) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1787 = "stablehlo.reshape"(%1786) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1788 = "stablehlo.reduce"(%1787, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg765: tensor<f32>, %arg766: tensor<f32>):
      %3630 = "stablehlo.add"(%arg765, %arg766) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3630) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1789 = "stablehlo.divide"(%1784, %628) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1790 = "stablehlo.broadcast_in_dim"(%1789) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<8x14x14x256xf32>
    %1791 = "stablehlo.multiply"(%1790, %942) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1792 = "stablehlo.negate"(%1791) : (tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1793 = "stablehlo.reduce"(%1792, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg763: tensor<f32>, %arg764: tensor<f32>):
      %3629 = "stablehlo.add"(%arg763, %arg764) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3629) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1794 = "stablehlo.reshape"(%1793) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1795 = "stablehlo.add"(%1780, %1791) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1796 = "stablehlo.reduce"(%1794, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg761: tensor<f32>, %arg762: tensor<f32>):
      %3628 = "stablehlo.add"(%arg761, %arg762) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3628) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1797 = "stablehlo.add"(%1788, %1796) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1798 = "stablehlo.divide"(%1797, %628) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1799 = "stablehlo.broadcast_in_dim"(%1798) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<8x14x14x256xf32>
    %1800 = "stablehlo.add"(%1795, %1799) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1801 = "stablehlo.convolution"(%933, %1800) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<3x3x256x256xf32>
    %1802 = "stablehlo.reverse"(%arg114) <{dimensions = array<i64: 0, 1>}> : (tensor<3x3x256x256xf32>) -> tensor<3x3x256x256xf32>
    %1803 = "stablehlo.convolution"(%1800, %1802) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x256xf32>, tensor<3x3x256x256xf32>) -> tensor<8x14x14x256xf32>
    %1804 = "stablehlo.select"(%934, %1803, %649) : (tensor<8x14x14x256xi1>, tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1805 = "stablehlo.reduce"(%1804, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg759: tensor<f32>, %arg760: tensor<f32>):
      %3627 = "stablehlo.add"(%arg759, %arg760) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3627) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1806 = "stablehlo.reshape"(%1805) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1807 = "stablehlo.reduce"(%1806, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg757: tensor<f32>, %arg758: tensor<f32>):
      %3626 = "stablehlo.add"(%arg757, %arg758) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3626) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1808 = "stablehlo.multiply"(%917, %1804) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1809 = "stablehlo.reduce"(%1808, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg755: tensor<f32>, %arg756: tensor<f32>):
      %3625 = "stablehlo.add"(%arg755, %arg756) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3625) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1810 = "stablehlo.reshape"(%1809) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1811 = "stablehlo.multiply"(%1804, %928) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1812 = "stablehlo.reduce"(%1810, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg753: tensor<f32>, %arg754: tensor<f32>):
      %3624 = "stablehlo.add"(%arg753, %arg754) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3624) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1813 = "stablehlo.multiply"(%923, %1812) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1814 = "stablehlo.multiply"(%1812, %arg112) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1815 = "stablehlo.multiply"(%1814, %925) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1816 = "stablehlo.negate"(%1811) : (tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1817 = "stablehlo.reduce"(%1816, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg751: tensor<f32>, %arg752: tensor<f32>):
      %3623 = "stablehlo.add"(%arg751, %arg752) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3623) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1818 = "stablehlo.reshape"(%1817) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1819 = "stablehlo.reduce"(%1818, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg749: tensor<f32>, %arg750: tensor<f32>):
      %3622 = "stablehlo.add"(%arg749, %arg750) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3622) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1820 = "stablehlo.divide"(%1815, %628) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1821 = "stablehlo.broadcast_in_dim"(%1820) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<8x14x14x256xf32>
    %1822 = "stablehlo.multiply"(%1821, %919) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1823 = "stablehlo.negate"(%1822) : (tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1824 = "stablehlo.reduce"(%1823, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg747: tensor<f32>, %arg748: tensor<f32>):
      %3621 = "stablehlo.add"(%arg747, %arg748) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3621) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1825 = "stablehlo.reshape"(%1824) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1826 = "stablehlo.add"(%1811, %1822) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1827 = "stablehlo.reduce"(%1825, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg745: tensor<f32>, %arg746: tensor<f32>):
      %3620 = "stablehlo.add"(%arg745, %arg746) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3620) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1828 = "stablehlo.add"(%1819, %1827) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1829 = "stablehlo.divide"(%1828, %628) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1830 = "stablehlo.broadcast_in_dim"(%1829) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<8x14x14x256xf32>
    %1831 = "stablehlo.add"(%1826, %1830) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1832 = "stablehlo.convolution"(%910, %1831) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x1024xf32>, tensor<8x14x14x256xf32>) -> tensor<1x1x1024x256xf32>
    %1833 = "stablehlo.reverse"(%arg111) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x1024x256xf32>) -> tensor<1x1x1024x256xf32>
    %1834 = "stablehlo.convolution"(%1831, %1833) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x256xf32>, tensor<1x1x1024x256xf32>) -> tensor<8x14x14x1024xf32>
    %1835 = "stablehlo.add"(%1742, %1834) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1836 = "stablehlo.select"(%911, %1835, %699) : (tensor<8x14x14x1024xi1>, tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1837 = "stablehlo.reduce"(%1836, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg743: tensor<f32>, %arg744: tensor<f32>):
      %3619 = "stablehlo.add"(%arg743, %arg744) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3619) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %1838 = "stablehlo.reshape"(%1837) : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1839 = "stablehlo.reduce"(%1838, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg741: tensor<f32>, %arg742: tensor<f32>):
      %3618 = "stablehlo.add"(%arg741, %arg742) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3618) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %1840 = "stablehlo.multiply"(%893, %1836) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1841 = "stablehlo.reduce"(%1840, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg739: tensor<f32>, %arg740: tensor<f32>):
      %3617 = "stablehlo.add"(%arg739, %arg740) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3617) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %1842 = "stablehlo.reshape"(%1841) : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1843 = "stablehlo.multiply"(%1836, %904) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1844 = "stablehlo.reduce"(%1842, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg737: tensor<f32>, %arg738: tensor<f32>):
      %3616 = "stablehlo.add"(%arg737, %arg738) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3616) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %1845 = "stablehlo.multiply"(%899, %1844) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %1846 = "stablehlo.multiply"(%1844, %arg109) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %1847 = "stablehlo.multiply"(%1846, %901) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %1848 = "stablehlo.negate"(%1843) : (tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1849 = "stablehlo.reduce"(%1848, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg735: tensor<f32>, %arg736: tensor<f32>):
      %3615 = "stablehlo.add"(%arg735, %arg736) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3615) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %1850 = "stablehlo.reshape"(%1849) : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1851 = "stablehlo.reduce"(%1850, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg733: tensor<f32>, %arg734: tensor<f32>):
      %3614 = "stablehlo.add"(%arg733, %arg734) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3614) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %1852 = "stablehlo.divide"(%1847, %654) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %1853 = "stablehlo.broadcast_in_dim"(%1852) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1024xf32>) -> tensor<8x14x14x1024xf32>
    %1854 = "stablehlo.multiply"(%1853, %895) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1855 = "stablehlo.negate"(%1854) : (tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1856 = "stablehlo.reduce"(%1855, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg731: tensor<f32>, %arg732: tensor<f32>):
      %3613 = "stablehlo.add"(%arg731, %arg732) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3613) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %1857 = "stablehlo.reshape"(%1856) : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1858 = "stablehlo.add"(%1843, %1854) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1859 = "stablehlo.reduce"(%1857, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg729: tensor<f32>, %arg730: tensor<f32>):
      %3612 = "stablehlo.add"(%arg729, %arg730) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3612) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %1860 = "stablehlo.add"(%1851, %1859) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %1861 = "stablehlo.divide"(%1860, %654) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %1862 = "stablehlo.broadcast_in_dim"(%1861) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1024xf32>) -> tensor<8x14x14x1024xf32>
    %1863 = "stablehlo.add"(%1858, %1862) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1864 = "stablehlo.convolution"(%886, %1863) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x256xf32>, tensor<8x14x14x1024xf32>) -> tensor<1x1x256x1024xf32>
    %1865 = "stablehlo.reverse"(%arg108) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x256x1024xf32>) -> tensor<1x1x256x1024xf32>
    %1866 = "stablehlo.convolution"(%1863, %1865) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x1024xf32>, tensor<1x1x256x1024xf32>) -> tensor<8x14x14x256xf32>
    %1867 = "stablehlo.select"(%887, %1866, %649) : (tensor<8x14x14x256xi1>, tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1868 = "stablehlo.reduce"(%1867, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg727: tensor<f32>, %arg728: tensor<f32>):
      %3611 = "stablehlo.add"(%arg727, %arg728) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3611) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1869 = "stablehlo.reshape"(%1868) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1870 = "stablehlo.reduce"(%1869, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg725: tensor<f32>, %arg726: tensor<f32>):
      %3610 = "stablehlo.add"(%arg725, %arg726) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3610) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1871 = "stablehlo.multiply"(%870, %1867) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1872 = "stablehlo.reduce"(%1871, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg723: tensor<f32>, %arg724: tensor<f32>):
      %3609 = "stablehlo.add"(%arg723, %arg724) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3609) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1873 = "stablehlo.reshape"(%1872) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1874 = "stablehlo.multiply"(%1867, %881) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1875 = "stablehlo.reduce"(%1873, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg721: tensor<f32>, %arg722: tensor<f32>):
      %3608 = "stablehlo.add"(%arg721, %arg722) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3608) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1876 = "stablehlo.multiply"(%876, %1875) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1877 = "stablehlo.multiply"(%1875, %arg106) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1878 = "stablehlo.multiply"(%1877, %878) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1879 = "stablehlo.negate"(%1874) : (tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1880 = "stablehlo.reduce"(%1879, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg719: tensor<f32>, %arg720: tensor<f32>):
      %3607 = "stablehlo.add"(%arg719, %arg720) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3607) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1881 = "stablehlo.reshape"(%1880) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1882 = "stablehlo.reduce"(%1881, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg717: tensor<f32>, %arg718: tensor<f32>):
      %3606 = "stablehlo.add"(%arg717, %arg718) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3606) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1883 = "stablehlo.divide"(%1878, %628) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1884 = "stablehlo.broadcast_in_dim"(%1883) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<8x14x14x256xf32>
    %1885 = "stablehlo.multiply"(%1884, %872) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1886 = "stablehlo.negate"(%1885) : (tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1887 = "stablehlo.reduce"(%1886, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg715: tensor<f32>, %arg716: tensor<f32>):
      %3605 = "stablehlo.add"(%arg715, %arg716) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3605) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1888 = "stablehlo.reshape"(%1887) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1889 = "stablehlo.add"(%1874, %1885) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1890 = "stablehlo.reduce"(%1888, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg713: tensor<f32>, %arg714: tensor<f32>):
      %3604 = "stablehlo.add"(%arg713, %arg714) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3604) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1891 = "stablehlo.add"(%1882, %1890) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1892 = "stablehlo.divide"(%1891, %628) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1893 = "stablehlo.broadcast_in_dim"(%1892) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<8x14x14x256xf32>
    %1894 = "stablehlo.add"(%1889, %1893) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1895 = "stablehlo.convolution"(%863, %1894) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<3x3x256x256xf32>
    %1896 = "stablehlo.reverse"(%arg105) <{dimensions = array<i64: 0, 1>}> : (tensor<3x3x256x256xf32>) -> tensor<3x3x256x256xf32>
    %1897 = "stablehlo.convolution"(%1894, %1896) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x256xf32>, tensor<3x3x256x256xf32>) -> tensor<8x14x14x256xf32>
    %1898 = "stablehlo.select"(%864, %1897, %649) : (tensor<8x14x14x256xi1>, tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1899 = "stablehlo.reduce"(%1898, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg711: tensor<f32>, %arg712: tensor<f32>):
      %3603 = "stablehlo.add"(%arg711, %arg712) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3603) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1900 = "stablehlo.reshape"(%1899) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1901 = "stablehlo.reduce"(%1900, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg709: tensor<f32>, %arg710: tensor<f32>):
      %3602 = "stablehlo.add"(%arg709, %arg710) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3602) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1902 = "stablehlo.multiply"(%847, %1898) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1903 = "stablehlo.reduce"(%1902, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg707: tensor<f32>, %arg708: tensor<f32>):
      %3601 = "stablehlo.add"(%arg707, %arg708) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3601) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1904 = "stablehlo.reshape"(%1903) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1905 = "stablehlo.multiply"(%1898, %858) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1906 = "stablehlo.reduce"(%1904, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg705: tensor<f32>, %arg706: tensor<f32>):
      %3600 = "stablehlo.add"(%arg705, %arg706) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3600) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1907 = "stablehlo.multiply"(%853, %1906) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1908 = "stablehlo.multiply"(%1906, %arg103) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1909 = "stablehlo.multiply"(%1908, %855) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1910 = "stablehlo.negate"(%1905) : (tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1911 = "stablehlo.reduce"(%1910, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg703: tensor<f32>, %arg704: tensor<f32>):
      %3599 = "stablehlo.add"(%arg703, %arg704) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3599) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1912 = "stablehlo.reshape"(%1911) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1913 = "stablehlo.reduce"(%1912, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg701: tensor<f32>, %arg702: tensor<f32>):
      %3598 = "stablehlo.add"(%arg701, %arg702) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3598) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1914 = "stablehlo.divide"(%1909, %628) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1915 = "stablehlo.broadcast_in_dim"(%1914) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<8x14x14x256xf32>
    %1916 = "stablehlo.multiply"(%1915, %849) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1917 = "stablehlo.negate"(%1916) : (tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1918 = "stablehlo.reduce"(%1917, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg699: tensor<f32>, %arg700: tensor<f32>):
      %3597 = "stablehlo.add"(%arg699, %arg700) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3597) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1919 = "stablehlo.reshape"(%1918) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1920 = "stablehlo.add"(%1905, %1916) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1921 = "stablehlo.reduce"(%1919, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg697: tensor<f32>, %arg698: tensor<f32>):
      %3596 = "stablehlo.add"(%arg697, %arg698) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3596) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1922 = "stablehlo.add"(%1913, %1921) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1923 = "stablehlo.divide"(%1922, %628) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1924 = "stablehlo.broadcast_in_dim"(%1923) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<8x14x14x256xf32>
    %1925 = "stablehlo.add"(%1920, %1924) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1926 = "stablehlo.convolution"(%840, %1925) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x1024xf32>, tensor<8x14x14x256xf32>) -> tensor<1x1x1024x256xf32>
    %1927 = "stablehlo.reverse"(%arg102) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x1024x256xf32>) -> tensor<1x1x1024x256xf32>
    %1928 = "stablehlo.convolution"(%1925, %1927) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x256xf32>, tensor<1x1x1024x256xf32>) -> tensor<8x14x14x1024xf32>
    %1929 = "stablehlo.add"(%1836, %1928) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1930 = "stablehlo.select"(%841, %1929, %699) : (tensor<8x14x14x1024xi1>, tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1931 = "stablehlo.reduce"(%1930, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg695: tensor<f32>, %arg696: tensor<f32>):
      %3595 = "stablehlo.add"(%arg695, %arg696) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3595) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %1932 = "stablehlo.reshape"(%1931) : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1933 = "stablehlo.reduce"(%1932, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg693: tensor<f32>, %arg694: tensor<f32>):
      %3594 = "stablehlo.add"(%arg693, %arg694) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3594) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %1934 = "stablehlo.multiply"(%823, %1930) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1935 = "stablehlo.reduce"(%1934, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg691: tensor<f32>, %arg692: tensor<f32>):
      %3593 = "stablehlo.add"(%arg691, %arg692) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3593) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %1936 = "stablehlo.reshape"(%1935) : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1937 = "stablehlo.multiply"(%1930, %834) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1938 = "stablehlo.reduce"(%1936, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg689: tensor<f32>, %arg690: tensor<f32>):
      %3592 = "stablehlo.add"(%arg689, %arg690) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3592) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %1939 = "stablehlo.multiply"(%829, %1938) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %1940 = "stablehlo.multiply"(%1938, %arg100) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %1941 = "stablehlo.multiply"(%1940, %831) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %1942 = "stablehlo.negate"(%1937) : (tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1943 = "stablehlo.reduce"(%1942, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg687: tensor<f32>, %arg688: tensor<f32>):
      %3591 = "stablehlo.add"(%arg687, %arg688) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3591) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %1944 = "stablehlo.reshape"(%1943) : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1945 = "stablehlo.reduce"(%1944, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg685: tensor<f32>, %arg686: tensor<f32>):
      %3590 = "stablehlo.add"(%arg685, %arg686) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3590) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %1946 = "stablehlo.divide"(%1941, %654) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %1947 = "stablehlo.broadcast_in_dim"(%1946) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1024xf32>) -> tensor<8x14x14x1024xf32>
    %1948 = "stablehlo.multiply"(%1947, %825) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1949 = "stablehlo.negate"(%1948) : (tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1950 = "stablehlo.reduce"(%1949, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg683: tensor<f32>, %arg684: tensor<f32>):
      %3589 = "stablehlo.add"(%arg683, %arg684) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3589) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %1951 = "stablehlo.reshape"(%1950) : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %1952 = "stablehlo.add"(%1937, %1948) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1953 = "stablehlo.reduce"(%1951, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg681: tensor<f32>, %arg682: tensor<f32>):
      %3588 = "stablehlo.add"(%arg681, %arg682) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3588) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %1954 = "stablehlo.add"(%1945, %1953) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %1955 = "stablehlo.divide"(%1954, %654) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %1956 = "stablehlo.broadcast_in_dim"(%1955) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1024xf32>) -> tensor<8x14x14x1024xf32>
    %1957 = "stablehlo.add"(%1952, %1956) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1958 = "stablehlo.convolution"(%816, %1957) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x256xf32>, tensor<8x14x14x1024xf32>) -> tensor<1x1x256x1024xf32>
    %1959 = "stablehlo.reverse"(%arg99) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x256x1024xf32>) -> tensor<1x1x256x1024xf32>
    %1960 = "stablehlo.convolution"(%1957, %1959) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x1024xf32>, tensor<1x1x256x1024xf32>) -> tensor<8x14x14x256xf32>
    %1961 = "stablehlo.select"(%817, %1960, %649) : (tensor<8x14x14x256xi1>, tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1962 = "stablehlo.reduce"(%1961, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg679: tensor<f32>, %arg680: tensor<f32>):
      %3587 = "stablehlo.add"(%arg679, %arg680) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3587) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1963 = "stablehlo.reshape"(%1962) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1964 = "stablehlo.reduce"(%1963, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg677: tensor<f32>, %arg678: tensor<f32>):
      %3586 = "stablehlo.add"(%arg677, %arg678) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3586) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1965 = "stablehlo.multiply"(%800, %1961) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1966 = "stablehlo.reduce"(%1965, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg675: tensor<f32>, %arg676: tensor<f32>):
      %3585 = "stablehlo.add"(%arg675, %arg676) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3585) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1967 = "stablehlo.reshape"(%1966) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1968 = "stablehlo.multiply"(%1961, %811) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1969 = "stablehlo.reduce"(%1967, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg673: tensor<f32>, %arg674: tensor<f32>):
      %3584 = "stablehlo.add"(%arg673, %arg674) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3584) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1970 = "stablehlo.multiply"(%806, %1969) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1971 = "stablehlo.multiply"(%1969, %arg97) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1972 = "stablehlo.multiply"(%1971, %808) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1973 = "stablehlo.negate"(%1968) : (tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1974 = "stablehlo.reduce"(%1973, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg671: tensor<f32>, %arg672: tensor<f32>):
      %3583 = "stablehlo.add"(%arg671, %arg672) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3583) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1975 = "stablehlo.reshape"(%1974) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1976 = "stablehlo.reduce"(%1975, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg669: tensor<f32>, %arg670: tensor<f32>):
      %3582 = "stablehlo.add"(%arg669, %arg670) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3582) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1977 = "stablehlo.divide"(%1972, %628) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1978 = "stablehlo.broadcast_in_dim"(%1977) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<8x14x14x256xf32>
    %1979 = "stablehlo.multiply"(%1978, %802) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1980 = "stablehlo.negate"(%1979) : (tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1981 = "stablehlo.reduce"(%1980, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg667: tensor<f32>, %arg668: tensor<f32>):
      %3581 = "stablehlo.add"(%arg667, %arg668) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3581) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1982 = "stablehlo.reshape"(%1981) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1983 = "stablehlo.add"(%1968, %1979) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1984 = "stablehlo.reduce"(%1982, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg665: tensor<f32>, %arg666: tensor<f32>):
      %3580 = "stablehlo.add"(%arg665, %arg666) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3580) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1985 = "stablehlo.add"(%1976, %1984) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1986 = "stablehlo.divide"(%1985, %628) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1987 = "stablehlo.broadcast_in_dim"(%1986) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<8x14x14x256xf32>
    %1988 = "stablehlo.add"(%1983, %1987) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1989 = "stablehlo.convolution"(%793, %1988) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<3x3x256x256xf32>
    %1990 = "stablehlo.reverse"(%arg96) <{dimensions = array<i64: 0, 1>}> : (tensor<3x3x256x256xf32>) -> tensor<3x3x256x256xf32>
    %1991 = "stablehlo.convolution"(%1988, %1990) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x256xf32>, tensor<3x3x256x256xf32>) -> tensor<8x14x14x256xf32>
    %1992 = "stablehlo.select"(%794, %1991, %649) : (tensor<8x14x14x256xi1>, tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1993 = "stablehlo.reduce"(%1992, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg663: tensor<f32>, %arg664: tensor<f32>):
      %3579 = "stablehlo.add"(%arg663, %arg664) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3579) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1994 = "stablehlo.reshape"(%1993) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1995 = "stablehlo.reduce"(%1994, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg661: tensor<f32>, %arg662: tensor<f32>):
      %3578 = "stablehlo.add"(%arg661, %arg662) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3578) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1996 = "stablehlo.multiply"(%777, %1992) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1997 = "stablehlo.reduce"(%1996, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg659: tensor<f32>, %arg660: tensor<f32>):
      %3577 = "stablehlo.add"(%arg659, %arg660) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3577) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %1998 = "stablehlo.reshape"(%1997) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %1999 = "stablehlo.multiply"(%1992, %788) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %2000 = "stablehlo.reduce"(%1998, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg657: tensor<f32>, %arg658: tensor<f32>):
      %3576 = "stablehlo.add"(%arg657, %arg658) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3576) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2001 = "stablehlo.multiply"(%783, %2000) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2002 = "stablehlo.multiply"(%2000, %arg94) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2003 = "stablehlo.multiply"(%2002, %785) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2004 = "stablehlo.negate"(%1999) : (tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %2005 = "stablehlo.reduce"(%2004, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg655: tensor<f32>, %arg656: tensor<f32>):
      %3575 = "stablehlo.add"(%arg655, %arg656) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3575) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2006 = "stablehlo.reshape"(%2005) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2007 = "stablehlo.reduce"(%2006, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg653: tensor<f32>, %arg654: tensor<f32>):
      %3574 = "stablehlo.add"(%arg653, %arg654) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3574) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2008 = "stablehlo.divide"(%2003, %628) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2009 = "stablehlo.broadcast_in_dim"(%2008) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<8x14x14x256xf32>
    %2010 = "stablehlo.multiply"(%2009, %779) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %2011 = "stablehlo.negate"(%2010) : (tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %2012 = "stablehlo.reduce"(%2011, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg651: tensor<f32>, %arg652: tensor<f32>):
      %3573 = "stablehlo.add"(%arg651, %arg652) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3573) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2013 = "stablehlo.reshape"(%2012) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2014 = "stablehlo.add"(%1999, %2010) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %2015 = "stablehlo.reduce"(%2013, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg649: tensor<f32>, %arg650: tensor<f32>):
      %3572 = "stablehlo.add"(%arg649, %arg650) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3572) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2016 = "stablehlo.add"(%2007, %2015) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2017 = "stablehlo.divide"(%2016, %628) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2018 = "stablehlo.broadcast_in_dim"(%2017) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<8x14x14x256xf32>
    %2019 = "stablehlo.add"(%2014, %2018) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %2020 = "stablehlo.convolution"(%770, %2019) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x1024xf32>, tensor<8x14x14x256xf32>) -> tensor<1x1x1024x256xf32>
    %2021 = "stablehlo.reverse"(%arg93) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x1024x256xf32>) -> tensor<1x1x1024x256xf32>
    %2022 = "stablehlo.convolution"(%2019, %2021) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x256xf32>, tensor<1x1x1024x256xf32>) -> tensor<8x14x14x1024xf32>
    %2023 = "stablehlo.add"(%1930, %2022) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %2024 = "stablehlo.select"(%771, %2023, %699) : (tensor<8x14x14x1024xi1>, tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %2025 = "stablehlo.reduce"(%2024, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg647: tensor<f32>, %arg648: tensor<f32>):
      %3571 = "stablehlo.add"(%arg647, %arg648) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3571) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2026 = "stablehlo.reshape"(%2025) : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %2027 = "stablehlo.reduce"(%2026, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg645: tensor<f32>, %arg646: tensor<f32>):
      %3570 = "stablehlo.add"(%arg645, %arg646) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3570) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2028 = "stablehlo.multiply"(%753, %2024) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %2029 = "stablehlo.reduce"(%2028, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg643: tensor<f32>, %arg644: tensor<f32>):
      %3569 = "stablehlo.add"(%arg643, %arg644) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3569) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2030 = "stablehlo.reshape"(%2029) : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %2031 = "stablehlo.multiply"(%2024, %764) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %2032 = "stablehlo.reduce"(%2030, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg641: tensor<f32>, %arg642: tensor<f32>):
      %3568 = "stablehlo.add"(%arg641, %arg642) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3568) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2033 = "stablehlo.multiply"(%759, %2032) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %2034 = "stablehlo.multiply"(%2032, %arg91) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %2035 = "stablehlo.multiply"(%2034, %761) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %2036 = "stablehlo.negate"(%2031) : (tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %2037 = "stablehlo.reduce"(%2036, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg639: tensor<f32>, %arg640: tensor<f32>):
      %3567 = "stablehlo.add"(%arg639, %arg640) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3567) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2038 = "stablehlo.reshape"(%2037) : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %2039 = "stablehlo.reduce"(%2038, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg637: tensor<f32>, %arg638: tensor<f32>):
      %3566 = "stablehlo.add"(%arg637, %arg638) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3566) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2040 = "stablehlo.divide"(%2035, %654) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %2041 = "stablehlo.broadcast_in_dim"(%2040) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1024xf32>) -> tensor<8x14x14x1024xf32>
    %2042 = "stablehlo.multiply"(%2041, %755) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %2043 = "stablehlo.negate"(%2042) : (tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %2044 = "stablehlo.reduce"(%2043, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg635: tensor<f32>, %arg636: tensor<f32>):
      %3565 = "stablehlo.add"(%arg635, %arg636) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3565) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2045 = "stablehlo.reshape"(%2044) : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %2046 = "stablehlo.add"(%2031, %2042) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %2047 = "stablehlo.reduce"(%2045, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg633: tensor<f32>, %arg634: tensor<f32>):
      %3564 = "stablehlo.add"(%arg633, %arg634) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3564) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2048 = "stablehlo.add"(%2039, %2047) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %2049 = "stablehlo.divide"(%2048, %654) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %2050 = "stablehlo.broadcast_in_dim"(%2049) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1024xf32>) -> tensor<8x14x14x1024xf32>
    %2051 = "stablehlo.add"(%2046, %2050) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %2052 = "stablehlo.convolution"(%746, %2051) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x256xf32>, tensor<8x14x14x1024xf32>) -> tensor<1x1x256x1024xf32>
    %2053 = "stablehlo.reverse"(%arg90) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x256x1024xf32>) -> tensor<1x1x256x1024xf32>
    %2054 = "stablehlo.convolution"(%2051, %2053) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x1024xf32>, tensor<1x1x256x1024xf32>) -> tensor<8x14x14x256xf32>
    %2055 = "stablehlo.select"(%747, %2054, %649) : (tensor<8x14x14x256xi1>, tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %2056 = "stablehlo.reduce"(%2055, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg631: tensor<f32>, %arg632: tensor<f32>):
      %3563 = "stablehlo.add"(%arg631, %arg632) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3563) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2057 = "stablehlo.reshape"(%2056) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2058 = "stablehlo.reduce"(%2057, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg629: tensor<f32>, %arg630: tensor<f32>):
      %3562 = "stablehlo.add"(%arg629, %arg630) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3562) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2059 = "stablehlo.multiply"(%730, %2055) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %2060 = "stablehlo.reduce"(%2059, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg627: tensor<f32>, %arg628: tensor<f32>):
      %3561 = "stablehlo.add"(%arg627, %arg628) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3561) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2061 = "stablehlo.reshape"(%2060) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2062 = "stablehlo.multiply"(%2055, %741) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %2063 = "stablehlo.reduce"(%2061, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg625: tensor<f32>, %arg626: tensor<f32>):
      %3560 = "stablehlo.add"(%arg625, %arg626) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3560) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2064 = "stablehlo.multiply"(%736, %2063) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2065 = "stablehlo.multiply"(%2063, %arg88) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2066 = "stablehlo.multiply"(%2065, %738) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2067 = "stablehlo.negate"(%2062) : (tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %2068 = "stablehlo.reduce"(%2067, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg623: tensor<f32>, %arg624: tensor<f32>):
      %3559 = "stablehlo.add"(%arg623, %arg624) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3559) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2069 = "stablehlo.reshape"(%2068) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2070 = "stablehlo.reduce"(%2069, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg621: tensor<f32>, %arg622: tensor<f32>):
      %3558 = "stablehlo.add"(%arg621, %arg622) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3558) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2071 = "stablehlo.divide"(%2066, %628) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2072 = "stablehlo.broadcast_in_dim"(%2071) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<8x14x14x256xf32>
    %2073 = "stablehlo.multiply"(%2072, %732) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %2074 = "stablehlo.negate"(%2073) : (tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %2075 = "stablehlo.reduce"(%2074, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg619: tensor<f32>, %arg620: tensor<f32>):
      %3557 = "stablehlo.add"(%arg619, %arg620) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3557) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2076 = "stablehlo.reshape"(%2075) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2077 = "stablehlo.add"(%2062, %2073) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %2078 = "stablehlo.reduce"(%2076, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg617: tensor<f32>, %arg618: tensor<f32>):
      %3556 = "stablehlo.add"(%arg617, %arg618) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3556) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2079 = "stablehlo.add"(%2070, %2078) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2080 = "stablehlo.divide"(%2079, %628) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2081 = "stablehlo.broadcast_in_dim"(%2080) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<8x14x14x256xf32>
    %2082 = "stablehlo.add"(%2077, %2081) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %2083 = "stablehlo.convolution"(%723, %2082) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<3x3x256x256xf32>
    %2084 = "stablehlo.reverse"(%arg87) <{dimensions = array<i64: 0, 1>}> : (tensor<3x3x256x256xf32>) -> tensor<3x3x256x256xf32>
    %2085 = "stablehlo.convolution"(%2082, %2084) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x256xf32>, tensor<3x3x256x256xf32>) -> tensor<8x14x14x256xf32>
    %2086 = "stablehlo.select"(%724, %2085, %649) : (tensor<8x14x14x256xi1>, tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %2087 = "stablehlo.reduce"(%2086, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg615: tensor<f32>, %arg616: tensor<f32>):
      %3555 = "stablehlo.add"(%arg615, %arg616) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3555) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2088 = "stablehlo.reshape"(%2087) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2089 = "stablehlo.reduce"(%2088, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg613: tensor<f32>, %arg614: tensor<f32>):
      %3554 = "stablehlo.add"(%arg613, %arg614) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3554) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2090 = "stablehlo.multiply"(%707, %2086) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %2091 = "stablehlo.reduce"(%2090, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg611: tensor<f32>, %arg612: tensor<f32>):
      %3553 = "stablehlo.add"(%arg611, %arg612) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3553) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2092 = "stablehlo.reshape"(%2091) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2093 = "stablehlo.multiply"(%2086, %718) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %2094 = "stablehlo.reduce"(%2092, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg609: tensor<f32>, %arg610: tensor<f32>):
      %3552 = "stablehlo.add"(%arg609, %arg610) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3552) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2095 = "stablehlo.multiply"(%713, %2094) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2096 = "stablehlo.multiply"(%2094, %arg85) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2097 = "stablehlo.multiply"(%2096, %715) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2098 = "stablehlo.negate"(%2093) : (tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %2099 = "stablehlo.reduce"(%2098, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg607: tensor<f32>, %arg608: tensor<f32>):
      %3551 = "stablehlo.add"(%arg607, %arg608) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3551) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2100 = "stablehlo.reshape"(%2099) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2101 = "stablehlo.reduce"(%2100, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg605: tensor<f32>, %arg606: tensor<f32>):
      %3550 = "stablehlo.add"(%arg605, %arg606) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3550) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2102 = "stablehlo.divide"(%2097, %628) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2103 = "stablehlo.broadcast_in_dim"(%2102) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<8x14x14x256xf32>
    %2104 = "stablehlo.multiply"(%2103, %709) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %2105 = "stablehlo.negate"(%2104) : (tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %2106 = "stablehlo.reduce"(%2105, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg603: tensor<f32>, %arg604: tensor<f32>):
      %3549 = "stablehlo.add"(%arg603, %arg604) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3549) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2107 = "stablehlo.reshape"(%2106) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2108 = "stablehlo.add"(%2093, %2104) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %2109 = "stablehlo.reduce"(%2107, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg601: tensor<f32>, %arg602: tensor<f32>):
      %3548 = "stablehlo.add"(%arg601, %arg602) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3548) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2110 = "stablehlo.add"(%2101, %2109) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2111 = "stablehlo.divide"(%2110, %628) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2112 = "stablehlo.broadcast_in_dim"(%2111) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<8x14x14x256xf32>
    %2113 = "stablehlo.add"(%2108, %2112) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %2114 = "stablehlo.convolution"(%700, %2113) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x1024xf32>, tensor<8x14x14x256xf32>) -> tensor<1x1x1024x256xf32>
    %2115 = "stablehlo.reverse"(%arg84) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x1024x256xf32>) -> tensor<1x1x1024x256xf32>
    %2116 = "stablehlo.convolution"(%2113, %2115) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x256xf32>, tensor<1x1x1024x256xf32>) -> tensor<8x14x14x1024xf32>
    %2117 = "stablehlo.add"(%2024, %2116) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %2118 = "stablehlo.select"(%701, %2117, %699) : (tensor<8x14x14x1024xi1>, tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %2119 = "stablehlo.reduce"(%2118, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg599: tensor<f32>, %arg600: tensor<f32>):
      %3547 = "stablehlo.add"(%arg599, %arg600) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3547) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2120 = "stablehlo.reshape"(%2119) : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %2121 = "stablehlo.reduce"(%2120, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg597: tensor<f32>, %arg598: tensor<f32>):
      %3546 = "stablehlo.add"(%arg597, %arg598) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3546) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2122 = "stablehlo.multiply"(%682, %2118) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %2123 = "stablehlo.reduce"(%2122, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg595: tensor<f32>, %arg596: tensor<f32>):
      %3545 = "stablehlo.add"(%arg595, %arg596) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3545) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2124 = "stablehlo.reshape"(%2123) : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %2125 = "stablehlo.multiply"(%2118, %693) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %2126 = "stablehlo.reduce"(%2124, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg593: tensor<f32>, %arg594: tensor<f32>):
      %3544 = "stablehlo.add"(%arg593, %arg594) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3544) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2127 = "stablehlo.multiply"(%688, %2126) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %2128 = "stablehlo.multiply"(%2126, %arg82) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %2129 = "stablehlo.multiply"(%2128, %690) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %2130 = "stablehlo.negate"(%2125) : (tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %2131 = "stablehlo.reduce"(%2130, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg591: tensor<f32>, %arg592: tensor<f32>):
      %3543 = "stablehlo.add"(%arg591, %arg592) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3543) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2132 = "stablehlo.reshape"(%2131) : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %2133 = "stablehlo.reduce"(%2132, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg589: tensor<f32>, %arg590: tensor<f32>):
      %3542 = "stablehlo.add"(%arg589, %arg590) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3542) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2134 = "stablehlo.divide"(%2129, %654) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %2135 = "stablehlo.broadcast_in_dim"(%2134) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1024xf32>) -> tensor<8x14x14x1024xf32>
    %2136 = "stablehlo.multiply"(%2135, %684) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %2137 = "stablehlo.negate"(%2136) : (tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %2138 = "stablehlo.reduce"(%2137, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg587: tensor<f32>, %arg588: tensor<f32>):
      %3541 = "stablehlo.add"(%arg587, %arg588) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3541) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2139 = "stablehlo.reshape"(%2138) : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %2140 = "stablehlo.add"(%2125, %2136) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %2141 = "stablehlo.reduce"(%2139, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg585: tensor<f32>, %arg586: tensor<f32>):
      %3540 = "stablehlo.add"(%arg585, %arg586) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3540) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2142 = "stablehlo.add"(%2133, %2141) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %2143 = "stablehlo.divide"(%2142, %654) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %2144 = "stablehlo.broadcast_in_dim"(%2143) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1024xf32>) -> tensor<8x14x14x1024xf32>
    %2145 = "stablehlo.add"(%2140, %2144) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %2146 = "stablehlo.convolution"(%598, %2145) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, -1], [0, -1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x28x28x512xf32>, tensor<8x14x14x1024xf32>) -> tensor<1x1x512x1024xf32>
    %2147 = "stablehlo.reverse"(%arg81) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x512x1024xf32>) -> tensor<1x1x512x1024xf32>
    %2148 = "stablehlo.convolution"(%2145, %2147) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 2>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x1024xf32>, tensor<1x1x512x1024xf32>) -> tensor<8x28x28x512xf32>
    %2149 = "stablehlo.multiply"(%658, %2118) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %2150 = "stablehlo.reduce"(%2149, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg583: tensor<f32>, %arg584: tensor<f32>):
      %3539 = "stablehlo.add"(%arg583, %arg584) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3539) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2151 = "stablehlo.reshape"(%2150) : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %2152 = "stablehlo.multiply"(%2118, %672) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %2153 = "stablehlo.reduce"(%2151, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg581: tensor<f32>, %arg582: tensor<f32>):
      %3538 = "stablehlo.add"(%arg581, %arg582) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3538) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2154 = "stablehlo.multiply"(%666, %2153) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %2155 = "stablehlo.multiply"(%2153, %arg79) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %2156 = "stablehlo.multiply"(%2155, %669) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %2157 = "stablehlo.negate"(%2152) : (tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %2158 = "stablehlo.reduce"(%2157, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg579: tensor<f32>, %arg580: tensor<f32>):
      %3537 = "stablehlo.add"(%arg579, %arg580) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3537) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2159 = "stablehlo.reshape"(%2158) : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %2160 = "stablehlo.reduce"(%2159, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg577: tensor<f32>, %arg578: tensor<f32>):
      %3536 = "stablehlo.add"(%arg577, %arg578) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3536) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2161 = "stablehlo.divide"(%2156, %654) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %2162 = "stablehlo.broadcast_in_dim"(%2161) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1024xf32>) -> tensor<8x14x14x1024xf32>
    %2163 = "stablehlo.multiply"(%2162, %661) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %2164 = "stablehlo.negate"(%2163) : (tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %2165 = "stablehlo.reduce"(%2164, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg575: tensor<f32>, %arg576: tensor<f32>):
      %3535 = "stablehlo.add"(%arg575, %arg576) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3535) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2166 = "stablehlo.reshape"(%2165) : (tensor<1024xf32>) -> tensor<1x1x1x1024xf32>
    %2167 = "stablehlo.add"(%2152, %2163) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %2168 = "stablehlo.reduce"(%2166, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg573: tensor<f32>, %arg574: tensor<f32>):
      %3534 = "stablehlo.add"(%arg573, %arg574) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3534) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %2169 = "stablehlo.add"(%2160, %2168) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %2170 = "stablehlo.divide"(%2169, %654) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %2171 = "stablehlo.broadcast_in_dim"(%2170) <{broadcast_dimensions = array<i64: 3>}> : (tensor<1024xf32>) -> tensor<8x14x14x1024xf32>
    %2172 = "stablehlo.add"(%2167, %2171) : (tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %2173 = "stablehlo.convolution"(%650, %2172) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x256xf32>, tensor<8x14x14x1024xf32>) -> tensor<1x1x256x1024xf32>
    %2174 = "stablehlo.reverse"(%arg78) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x256x1024xf32>) -> tensor<1x1x256x1024xf32>
    %2175 = "stablehlo.convolution"(%2172, %2174) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x1024xf32>, tensor<1x1x256x1024xf32>) -> tensor<8x14x14x256xf32>
    %2176 = "stablehlo.select"(%651, %2175, %649) : (tensor<8x14x14x256xi1>, tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %2177 = "stablehlo.reduce"(%2176, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg571: tensor<f32>, %arg572: tensor<f32>):
      %3533 = "stablehlo.add"(%arg571, %arg572) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3533) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2178 = "stablehlo.reshape"(%2177) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2179 = "stablehlo.reduce"(%2178, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg569: tensor<f32>, %arg570: tensor<f32>):
      %3532 = "stablehlo.add"(%arg569, %arg570) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3532) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2180 = "stablehlo.multiply"(%632, %2176) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %2181 = "stablehlo.reduce"(%2180, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg567: tensor<f32>, %arg568: tensor<f32>):
      %3531 = "stablehlo.add"(%arg567, %arg568) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3531) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2182 = "stablehlo.reshape"(%2181) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2183 = "stablehlo.multiply"(%2176, %644) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %2184 = "stablehlo.reduce"(%2182, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg565: tensor<f32>, %arg566: tensor<f32>):
      %3530 = "stablehlo.add"(%arg565, %arg566) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3530) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2185 = "stablehlo.multiply"(%639, %2184) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2186 = "stablehlo.multiply"(%2184, %arg76) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2187 = "stablehlo.multiply"(%2186, %641) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2188 = "stablehlo.negate"(%2183) : (tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %2189 = "stablehlo.reduce"(%2188, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg563: tensor<f32>, %arg564: tensor<f32>):
      %3529 = "stablehlo.add"(%arg563, %arg564) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3529) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2190 = "stablehlo.reshape"(%2189) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2191 = "stablehlo.reduce"(%2190, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg561: tensor<f32>, %arg562: tensor<f32>):
      %3528 = "stablehlo.add"(%arg561, %arg562) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3528) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2192 = "stablehlo.divide"(%2187, %628) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2193 = "stablehlo.broadcast_in_dim"(%2192) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<8x14x14x256xf32>
    %2194 = "stablehlo.multiply"(%2193, %635) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %2195 = "stablehlo.negate"(%2194) : (tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %2196 = "stablehlo.reduce"(%2195, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg559: tensor<f32>, %arg560: tensor<f32>):
      %3527 = "stablehlo.add"(%arg559, %arg560) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3527) : (tensor<f32>) -> ()
    }) : (tensor<8x14x14x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2197 = "stablehlo.reshape"(%2196) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2198 = "stablehlo.add"(%2183, %2194) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %2199 = "stablehlo.reduce"(%2197, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg557: tensor<f32>, %arg558: tensor<f32>):
      %3526 = "stablehlo.add"(%arg557, %arg558) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3526) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2200 = "stablehlo.add"(%2191, %2199) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2201 = "stablehlo.divide"(%2200, %628) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2202 = "stablehlo.broadcast_in_dim"(%2201) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<8x14x14x256xf32>
    %2203 = "stablehlo.add"(%2198, %2202) : (tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %2204 = "stablehlo.convolution"(%624, %2203) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x28x28x256xf32>, tensor<8x14x14x256xf32>) -> tensor<3x3x256x256xf32>
    %2205 = "stablehlo.reverse"(%arg75) <{dimensions = array<i64: 0, 1>}> : (tensor<3x3x256x256xf32>) -> tensor<3x3x256x256xf32>
    %2206 = "stablehlo.convolution"(%2203, %2205) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 2>, padding = dense<[[2, 1], [2, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x14x14x256xf32>, tensor<3x3x256x256xf32>) -> tensor<8x28x28x256xf32>
    %2207 = "stablehlo.select"(%625, %2206, %623) : (tensor<8x28x28x256xi1>, tensor<8x28x28x256xf32>, tensor<8x28x28x256xf32>) -> tensor<8x28x28x256xf32>
    %2208 = "stablehlo.reduce"(%2207, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg555: tensor<f32>, %arg556: tensor<f32>):
      %3525 = "stablehlo.add"(%arg555, %arg556) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3525) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2209 = "stablehlo.reshape"(%2208) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2210 = "stablehlo.reduce"(%2209, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg553: tensor<f32>, %arg554: tensor<f32>):
      %3524 = "stablehlo.add"(%arg553, %arg554) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3524) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2211 = "stablehlo.multiply"(%606, %2207) : (tensor<8x28x28x256xf32>, tensor<8x28x28x256xf32>) -> tensor<8x28x28x256xf32>
    %2212 = "stablehlo.reduce"(%2211, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg551: tensor<f32>, %arg552: tensor<f32>):
      %3523 = "stablehlo.add"(%arg551, %arg552) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3523) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2213 = "stablehlo.reshape"(%2212) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2214 = "stablehlo.multiply"(%2207, %618) : (tensor<8x28x28x256xf32>, tensor<8x28x28x256xf32>) -> tensor<8x28x28x256xf32>
    %2215 = "stablehlo.reduce"(%2213, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg549: tensor<f32>, %arg550: tensor<f32>):
      %3522 = "stablehlo.add"(%arg549, %arg550) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3522) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2216 = "stablehlo.multiply"(%613, %2215) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2217 = "stablehlo.multiply"(%2215, %arg73) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2218 = "stablehlo.multiply"(%2217, %615) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2219 = "stablehlo.negate"(%2214) : (tensor<8x28x28x256xf32>) -> tensor<8x28x28x256xf32>
    %2220 = "stablehlo.reduce"(%2219, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg547: tensor<f32>, %arg548: tensor<f32>):
      %3521 = "stablehlo.add"(%arg547, %arg548) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3521) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2221 = "stablehlo.reshape"(%2220) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2222 = "stablehlo.reduce"(%2221, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg545: tensor<f32>, %arg546: tensor<f32>):
      %3520 = "stablehlo.add"(%arg545, %arg546) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3520) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2223 = "stablehlo.divide"(%2218, %602) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2224 = "stablehlo.broadcast_in_dim"(%2223) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<8x28x28x256xf32>
    %2225 = "stablehlo.multiply"(%2224, %609) : (tensor<8x28x28x256xf32>, tensor<8x28x28x256xf32>) -> tensor<8x28x28x256xf32>
    %2226 = "stablehlo.negate"(%2225) : (tensor<8x28x28x256xf32>) -> tensor<8x28x28x256xf32>
    %2227 = "stablehlo.reduce"(%2226, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg543: tensor<f32>, %arg544: tensor<f32>):
      %3519 = "stablehlo.add"(%arg543, %arg544) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3519) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2228 = "stablehlo.reshape"(%2227) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2229 = "stablehlo.add"(%2214, %2225) : (tensor<8x28x28x256xf32>, tensor<8x28x28x256xf32>) -> tensor<8x28x28x256xf32>
    %2230 = "stablehlo.reduce"(%2228, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg541: tensor<f32>, %arg542: tensor<f32>):
      %3518 = "stablehlo.add"(%arg541, %arg542) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3518) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2231 = "stablehlo.add"(%2222, %2230) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2232 = "stablehlo.divide"(%2231, %602) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2233 = "stablehlo.broadcast_in_dim"(%2232) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<8x28x28x256xf32>
    %2234 = "stablehlo.add"(%2229, %2233) : (tensor<8x28x28x256xf32>, tensor<8x28x28x256xf32>) -> tensor<8x28x28x256xf32>
    %2235 = "stablehlo.convolution"(%598, %2234) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x28x28x512xf32>, tensor<8x28x28x256xf32>) -> tensor<1x1x512x256xf32>
    %2236 = "stablehlo.reverse"(%arg72) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x512x256xf32>) -> tensor<1x1x512x256xf32>
    %2237 = "stablehlo.convolution"(%2234, %2236) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x28x28x256xf32>, tensor<1x1x512x256xf32>) -> tensor<8x28x28x512xf32>
    %2238 = "stablehlo.add"(%2148, %2237) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %2239 = "stablehlo.select"(%599, %2238, %387) : (tensor<8x28x28x512xi1>, tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %2240 = "stablehlo.reduce"(%2239, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg539: tensor<f32>, %arg540: tensor<f32>):
      %3517 = "stablehlo.add"(%arg539, %arg540) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3517) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2241 = "stablehlo.reshape"(%2240) : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2242 = "stablehlo.reduce"(%2241, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg537: tensor<f32>, %arg538: tensor<f32>):
      %3516 = "stablehlo.add"(%arg537, %arg538) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3516) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2243 = "stablehlo.multiply"(%581, %2239) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %2244 = "stablehlo.reduce"(%2243, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg535: tensor<f32>, %arg536: tensor<f32>):
      %3515 = "stablehlo.add"(%arg535, %arg536) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3515) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2245 = "stablehlo.reshape"(%2244) : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2246 = "stablehlo.multiply"(%2239, %592) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %2247 = "stablehlo.reduce"(%2245, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg533: tensor<f32>, %arg534: tensor<f32>):
      %3514 = "stablehlo.add"(%arg533, %arg534) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3514) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2248 = "stablehlo.multiply"(%587, %2247) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2249 = "stablehlo.multiply"(%2247, %arg70) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2250 = "stablehlo.multiply"(%2249, %589) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2251 = "stablehlo.negate"(%2246) : (tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %2252 = "stablehlo.reduce"(%2251, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg531: tensor<f32>, %arg532: tensor<f32>):
      %3513 = "stablehlo.add"(%arg531, %arg532) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3513) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2253 = "stablehlo.reshape"(%2252) : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2254 = "stablehlo.reduce"(%2253, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg529: tensor<f32>, %arg530: tensor<f32>):
      %3512 = "stablehlo.add"(%arg529, %arg530) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3512) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2255 = "stablehlo.divide"(%2250, %342) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2256 = "stablehlo.broadcast_in_dim"(%2255) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<8x28x28x512xf32>
    %2257 = "stablehlo.multiply"(%2256, %583) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %2258 = "stablehlo.negate"(%2257) : (tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %2259 = "stablehlo.reduce"(%2258, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg527: tensor<f32>, %arg528: tensor<f32>):
      %3511 = "stablehlo.add"(%arg527, %arg528) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3511) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2260 = "stablehlo.reshape"(%2259) : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2261 = "stablehlo.add"(%2246, %2257) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %2262 = "stablehlo.reduce"(%2260, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg525: tensor<f32>, %arg526: tensor<f32>):
      %3510 = "stablehlo.add"(%arg525, %arg526) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3510) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2263 = "stablehlo.add"(%2254, %2262) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2264 = "stablehlo.divide"(%2263, %342) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2265 = "stablehlo.broadcast_in_dim"(%2264) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<8x28x28x512xf32>
    %2266 = "stablehlo.add"(%2261, %2265) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %2267 = "stablehlo.convolution"(%574, %2266) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x28x28x128xf32>, tensor<8x28x28x512xf32>) -> tensor<1x1x128x512xf32>
    %2268 = "stablehlo.reverse"(%arg69) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x128x512xf32>) -> tensor<1x1x128x512xf32>
    %2269 = "stablehlo.convolution"(%2266, %2268) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x28x28x512xf32>, tensor<1x1x128x512xf32>) -> tensor<8x28x28x128xf32>
    %2270 = "stablehlo.select"(%575, %2269, %337) : (tensor<8x28x28x128xi1>, tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2271 = "stablehlo.reduce"(%2270, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg523: tensor<f32>, %arg524: tensor<f32>):
      %3509 = "stablehlo.add"(%arg523, %arg524) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3509) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2272 = "stablehlo.reshape"(%2271) : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %2273 = "stablehlo.reduce"(%2272, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg521: tensor<f32>, %arg522: tensor<f32>):
      %3508 = "stablehlo.add"(%arg521, %arg522) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3508) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2274 = "stablehlo.multiply"(%558, %2270) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2275 = "stablehlo.reduce"(%2274, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg519: tensor<f32>, %arg520: tensor<f32>):
      %3507 = "stablehlo.add"(%arg519, %arg520) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3507) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2276 = "stablehlo.reshape"(%2275) : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %2277 = "stablehlo.multiply"(%2270, %569) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2278 = "stablehlo.reduce"(%2276, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg517: tensor<f32>, %arg518: tensor<f32>):
      %3506 = "stablehlo.add"(%arg517, %arg518) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3506) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2279 = "stablehlo.multiply"(%564, %2278) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2280 = "stablehlo.multiply"(%2278, %arg67) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2281 = "stablehlo.multiply"(%2280, %566) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2282 = "stablehlo.negate"(%2277) : (tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2283 = "stablehlo.reduce"(%2282, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg515: tensor<f32>, %arg516: tensor<f32>):
      %3505 = "stablehlo.add"(%arg515, %arg516) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3505) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2284 = "stablehlo.reshape"(%2283) : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %2285 = "stablehlo.reduce"(%2284, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg513: tensor<f32>, %arg514: tensor<f32>):
      %3504 = "stablehlo.add"(%arg513, %arg514) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3504) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2286 = "stablehlo.divide"(%2281, %316) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2287 = "stablehlo.broadcast_in_dim"(%2286) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<8x28x28x128xf32>
    %2288 = "stablehlo.multiply"(%2287, %560) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2289 = "stablehlo.negate"(%2288) : (tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2290 = "stablehlo.reduce"(%2289, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg511: tensor<f32>, %arg512: tensor<f32>):
      %3503 = "stablehlo.add"(%arg511, %arg512) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3503) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2291 = "stablehlo.reshape"(%2290) : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %2292 = "stablehlo.add"(%2277, %2288) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2293 = "stablehlo.reduce"(%2291, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg509: tensor<f32>, %arg510: tensor<f32>):
      %3502 = "stablehlo.add"(%arg509, %arg510) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3502) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2294 = "stablehlo.add"(%2285, %2293) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2295 = "stablehlo.divide"(%2294, %316) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2296 = "stablehlo.broadcast_in_dim"(%2295) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<8x28x28x128xf32>
    %2297 = "stablehlo.add"(%2292, %2296) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2298 = "stablehlo.convolution"(%551, %2297) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<3x3x128x128xf32>
    %2299 = "stablehlo.reverse"(%arg66) <{dimensions = array<i64: 0, 1>}> : (tensor<3x3x128x128xf32>) -> tensor<3x3x128x128xf32>
    %2300 = "stablehlo.convolution"(%2297, %2299) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x28x28x128xf32>, tensor<3x3x128x128xf32>) -> tensor<8x28x28x128xf32>
    %2301 = "stablehlo.select"(%552, %2300, %337) : (tensor<8x28x28x128xi1>, tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2302 = "stablehlo.reduce"(%2301, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg507: tensor<f32>, %arg508: tensor<f32>):
      %3501 = "stablehlo.add"(%arg507, %arg508) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3501) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2303 = "stablehlo.reshape"(%2302) : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %2304 = "stablehlo.reduce"(%2303, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg505: tensor<f32>, %arg506: tensor<f32>):
      %3500 = "stablehlo.add"(%arg505, %arg506) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3500) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2305 = "stablehlo.multiply"(%535, %2301) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2306 = "stablehlo.reduce"(%2305, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg503: tensor<f32>, %arg504: tensor<f32>):
      %3499 = "stablehlo.add"(%arg503, %arg504) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3499) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2307 = "stablehlo.reshape"(%2306) : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %2308 = "stablehlo.multiply"(%2301, %546) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2309 = "stablehlo.reduce"(%2307, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg501: tensor<f32>, %arg502: tensor<f32>):
      %3498 = "stablehlo.add"(%arg501, %arg502) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3498) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2310 = "stablehlo.multiply"(%541, %2309) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2311 = "stablehlo.multiply"(%2309, %arg64) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2312 = "stablehlo.multiply"(%2311, %543) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2313 = "stablehlo.negate"(%2308) : (tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2314 = "stablehlo.reduce"(%2313, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg499: tensor<f32>, %arg500: tensor<f32>):
      %3497 = "stablehlo.add"(%arg499, %arg500) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3497) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2315 = "stablehlo.reshape"(%2314) : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %2316 = "stablehlo.reduce"(%2315, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg497: tensor<f32>, %arg498: tensor<f32>):
      %3496 = "stablehlo.add"(%arg497, %arg498) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3496) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2317 = "stablehlo.divide"(%2312, %316) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2318 = "stablehlo.broadcast_in_dim"(%2317) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<8x28x28x128xf32>
    %2319 = "stablehlo.multiply"(%2318, %537) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2320 = "stablehlo.negate"(%2319) : (tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2321 = "stablehlo.reduce"(%2320, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg495: tensor<f32>, %arg496: tensor<f32>):
      %3495 = "stablehlo.add"(%arg495, %arg496) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3495) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2322 = "stablehlo.reshape"(%2321) : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %2323 = "stablehlo.add"(%2308, %2319) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2324 = "stablehlo.reduce"(%2322, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg493: tensor<f32>, %arg494: tensor<f32>):
      %3494 = "stablehlo.add"(%arg493, %arg494) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3494) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2325 = "stablehlo.add"(%2316, %2324) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2326 = "stablehlo.divide"(%2325, %316) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2327 = "stablehlo.broadcast_in_dim"(%2326) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<8x28x28x128xf32>
    %2328 = "stablehlo.add"(%2323, %2327) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2329 = "stablehlo.convolution"(%528, %2328) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x28x28x512xf32>, tensor<8x28x28x128xf32>) -> tensor<1x1x512x128xf32>
    %2330 = "stablehlo.reverse"(%arg63) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x512x128xf32>) -> tensor<1x1x512x128xf32>
    %2331 = "stablehlo.convolution"(%2328, %2330) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x28x28x128xf32>, tensor<1x1x512x128xf32>) -> tensor<8x28x28x512xf32>
    %2332 = "stablehlo.add"(%2239, %2331) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %2333 = "stablehlo.select"(%529, %2332, %387) : (tensor<8x28x28x512xi1>, tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %2334 = "stablehlo.reduce"(%2333, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg491: tensor<f32>, %arg492: tensor<f32>):
      %3493 = "stablehlo.add"(%arg491, %arg492) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3493) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2335 = "stablehlo.reshape"(%2334) : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2336 = "stablehlo.reduce"(%2335, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg489: tensor<f32>, %arg490: tensor<f32>):
      %3492 = "stablehlo.add"(%arg489, %arg490) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3492) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2337 = "stablehlo.multiply"(%511, %2333) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %2338 = "stablehlo.reduce"(%2337, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg487: tensor<f32>, %arg488: tensor<f32>):
      %3491 = "stablehlo.add"(%arg487, %arg488) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3491) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2339 = "stablehlo.reshape"(%2338) : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2340 = "stablehlo.multiply"(%2333, %522) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %2341 = "stablehlo.reduce"(%2339, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg485: tensor<f32>, %arg486: tensor<f32>):
      %3490 = "stablehlo.add"(%arg485, %arg486) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3490) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2342 = "stablehlo.multiply"(%517, %2341) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2343 = "stablehlo.multiply"(%2341, %arg61) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2344 = "stablehlo.multiply"(%2343, %519) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2345 = "stablehlo.negate"(%2340) : (tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %2346 = "stablehlo.reduce"(%2345, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg483: tensor<f32>, %arg484: tensor<f32>):
      %3489 = "stablehlo.add"(%arg483, %arg484) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3489) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2347 = "stablehlo.reshape"(%2346) : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2348 = "stablehlo.reduce"(%2347, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg481: tensor<f32>, %arg482: tensor<f32>):
      %3488 = "stablehlo.add"(%arg481, %arg482) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3488) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2349 = "stablehlo.divide"(%2344, %342) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2350 = "stablehlo.broadcast_in_dim"(%2349) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<8x28x28x512xf32>
    %2351 = "stablehlo.multiply"(%2350, %513) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %2352 = "stablehlo.negate"(%2351) : (tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %2353 = "stablehlo.reduce"(%2352, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg479: tensor<f32>, %arg480: tensor<f32>):
      %3487 = "stablehlo.add"(%arg479, %arg480) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3487) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2354 = "stablehlo.reshape"(%2353) : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2355 = "stablehlo.add"(%2340, %2351) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %2356 = "stablehlo.reduce"(%2354, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg477: tensor<f32>, %arg478: tensor<f32>):
      %3486 = "stablehlo.add"(%arg477, %arg478) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3486) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2357 = "stablehlo.add"(%2348, %2356) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2358 = "stablehlo.divide"(%2357, %342) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2359 = "stablehlo.broadcast_in_dim"(%2358) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<8x28x28x512xf32>
    %2360 = "stablehlo.add"(%2355, %2359) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %2361 = "stablehlo.convolution"(%504, %2360) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x28x28x128xf32>, tensor<8x28x28x512xf32>) -> tensor<1x1x128x512xf32>
    %2362 = "stablehlo.reverse"(%arg60) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x128x512xf32>) -> tensor<1x1x128x512xf32>
    %2363 = "stablehlo.convolution"(%2360, %2362) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x28x28x512xf32>, tensor<1x1x128x512xf32>) -> tensor<8x28x28x128xf32>
    %2364 = "stablehlo.select"(%505, %2363, %337) : (tensor<8x28x28x128xi1>, tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2365 = "stablehlo.reduce"(%2364, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg475: tensor<f32>, %arg476: tensor<f32>):
      %3485 = "stablehlo.add"(%arg475, %arg476) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3485) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2366 = "stablehlo.reshape"(%2365) : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %2367 = "stablehlo.reduce"(%2366, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg473: tensor<f32>, %arg474: tensor<f32>):
      %3484 = "stablehlo.add"(%arg473, %arg474) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3484) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2368 = "stablehlo.multiply"(%488, %2364) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2369 = "stablehlo.reduce"(%2368, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg471: tensor<f32>, %arg472: tensor<f32>):
      %3483 = "stablehlo.add"(%arg471, %arg472) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3483) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2370 = "stablehlo.reshape"(%2369) : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %2371 = "stablehlo.multiply"(%2364, %499) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2372 = "stablehlo.reduce"(%2370, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg469: tensor<f32>, %arg470: tensor<f32>):
      %3482 = "stablehlo.add"(%arg469, %arg470) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3482) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2373 = "stablehlo.multiply"(%494, %2372) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2374 = "stablehlo.multiply"(%2372, %arg58) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2375 = "stablehlo.multiply"(%2374, %496) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2376 = "stablehlo.negate"(%2371) : (tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2377 = "stablehlo.reduce"(%2376, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg467: tensor<f32>, %arg468: tensor<f32>):
      %3481 = "stablehlo.add"(%arg467, %arg468) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3481) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2378 = "stablehlo.reshape"(%2377) : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %2379 = "stablehlo.reduce"(%2378, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg465: tensor<f32>, %arg466: tensor<f32>):
      %3480 = "stablehlo.add"(%arg465, %arg466) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3480) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2380 = "stablehlo.divide"(%2375, %316) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2381 = "stablehlo.broadcast_in_dim"(%2380) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<8x28x28x128xf32>
    %2382 = "stablehlo.multiply"(%2381, %490) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2383 = "stablehlo.negate"(%2382) : (tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2384 = "stablehlo.reduce"(%2383, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg463: tensor<f32>, %arg464: tensor<f32>):
      %3479 = "stablehlo.add"(%arg463, %arg464) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3479) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2385 = "stablehlo.reshape"(%2384) : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %2386 = "stablehlo.add"(%2371, %2382) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2387 = "stablehlo.reduce"(%2385, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg461: tensor<f32>, %arg462: tensor<f32>):
      %3478 = "stablehlo.add"(%arg461, %arg462) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3478) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2388 = "stablehlo.add"(%2379, %2387) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2389 = "stablehlo.divide"(%2388, %316) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2390 = "stablehlo.broadcast_in_dim"(%2389) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<8x28x28x128xf32>
    %2391 = "stablehlo.add"(%2386, %2390) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2392 = "stablehlo.convolution"(%481, %2391) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<3x3x128x128xf32>
    %2393 = "stablehlo.reverse"(%arg57) <{dimensions = array<i64: 0, 1>}> : (tensor<3x3x128x128xf32>) -> tensor<3x3x128x128xf32>
    %2394 = "stablehlo.convolution"(%2391, %2393) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x28x28x128xf32>, tensor<3x3x128x128xf32>) -> tensor<8x28x28x128xf32>
    %2395 = "stablehlo.select"(%482, %2394, %337) : (tensor<8x28x28x128xi1>, tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2396 = "stablehlo.reduce"(%2395, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg459: tensor<f32>, %arg460: tensor<f32>):
      %3477 = "stablehlo.add"(%arg459, %arg460) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3477) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2397 = "stablehlo.reshape"(%2396) : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %2398 = "stablehlo.reduce"(%2397, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg457: tensor<f32>, %arg458: tensor<f32>):
      %3476 = "stablehlo.add"(%arg457, %arg458) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3476) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2399 = "stablehlo.multiply"(%465, %2395) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2400 = "stablehlo.reduce"(%2399, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg455: tensor<f32>, %arg456: tensor<f32>):
      %3475 = "stablehlo.add"(%arg455, %arg456) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3475) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2401 = "stablehlo.reshape"(%2400) : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %2402 = "stablehlo.multiply"(%2395, %476) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2403 = "stablehlo.reduce"(%2401, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg453: tensor<f32>, %arg454: tensor<f32>):
      %3474 = "stablehlo.add"(%arg453, %arg454) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3474) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2404 = "stablehlo.multiply"(%471, %2403) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2405 = "stablehlo.multiply"(%2403, %arg55) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2406 = "stablehlo.multiply"(%2405, %473) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2407 = "stablehlo.negate"(%2402) : (tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2408 = "stablehlo.reduce"(%2407, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg451: tensor<f32>, %arg452: tensor<f32>):
      %3473 = "stablehlo.add"(%arg451, %arg452) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3473) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2409 = "stablehlo.reshape"(%2408) : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %2410 = "stablehlo.reduce"(%2409, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg449: tensor<f32>, %arg450: tensor<f32>):
      %3472 = "stablehlo.add"(%arg449, %arg450) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3472) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2411 = "stablehlo.divide"(%2406, %316) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2412 = "stablehlo.broadcast_in_dim"(%2411) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<8x28x28x128xf32>
    %2413 = "stablehlo.multiply"(%2412, %467) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2414 = "stablehlo.negate"(%2413) : (tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2415 = "stablehlo.reduce"(%2414, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg447: tensor<f32>, %arg448: tensor<f32>):
      %3471 = "stablehlo.add"(%arg447, %arg448) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3471) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2416 = "stablehlo.reshape"(%2415) : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %2417 = "stablehlo.add"(%2402, %2413) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2418 = "stablehlo.reduce"(%2416, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg445: tensor<f32>, %arg446: tensor<f32>):
      %3470 = "stablehlo.add"(%arg445, %arg446) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3470) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2419 = "stablehlo.add"(%2410, %2418) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2420 = "stablehlo.divide"(%2419, %316) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2421 = "stablehlo.broadcast_in_dim"(%2420) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<8x28x28x128xf32>
    %2422 = "stablehlo.add"(%2417, %2421) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2423 = "stablehlo.convolution"(%458, %2422) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x28x28x512xf32>, tensor<8x28x28x128xf32>) -> tensor<1x1x512x128xf32>
    %2424 = "stablehlo.reverse"(%arg54) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x512x128xf32>) -> tensor<1x1x512x128xf32>
    %2425 = "stablehlo.convolution"(%2422, %2424) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x28x28x128xf32>, tensor<1x1x512x128xf32>) -> tensor<8x28x28x512xf32>
    %2426 = "stablehlo.add"(%2333, %2425) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %2427 = "stablehlo.select"(%459, %2426, %387) : (tensor<8x28x28x512xi1>, tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %2428 = "stablehlo.reduce"(%2427, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg443: tensor<f32>, %arg444: tensor<f32>):
      %3469 = "stablehlo.add"(%arg443, %arg444) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3469) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2429 = "stablehlo.reshape"(%2428) : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2430 = "stablehlo.reduce"(%2429, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg441: tensor<f32>, %arg442: tensor<f32>):
      %3468 = "stablehlo.add"(%arg441, %arg442) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3468) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2431 = "stablehlo.multiply"(%441, %2427) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %2432 = "stablehlo.reduce"(%2431, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg439: tensor<f32>, %arg440: tensor<f32>):
      %3467 = "stablehlo.add"(%arg439, %arg440) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3467) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2433 = "stablehlo.reshape"(%2432) : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2434 = "stablehlo.multiply"(%2427, %452) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %2435 = "stablehlo.reduce"(%2433, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg437: tensor<f32>, %arg438: tensor<f32>):
      %3466 = "stablehlo.add"(%arg437, %arg438) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3466) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2436 = "stablehlo.multiply"(%447, %2435) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2437 = "stablehlo.multiply"(%2435, %arg52) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2438 = "stablehlo.multiply"(%2437, %449) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2439 = "stablehlo.negate"(%2434) : (tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %2440 = "stablehlo.reduce"(%2439, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg435: tensor<f32>, %arg436: tensor<f32>):
      %3465 = "stablehlo.add"(%arg435, %arg436) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3465) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2441 = "stablehlo.reshape"(%2440) : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2442 = "stablehlo.reduce"(%2441, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg433: tensor<f32>, %arg434: tensor<f32>):
      %3464 = "stablehlo.add"(%arg433, %arg434) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3464) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2443 = "stablehlo.divide"(%2438, %342) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2444 = "stablehlo.broadcast_in_dim"(%2443) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<8x28x28x512xf32>
    %2445 = "stablehlo.multiply"(%2444, %443) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %2446 = "stablehlo.negate"(%2445) : (tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %2447 = "stablehlo.reduce"(%2446, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg431: tensor<f32>, %arg432: tensor<f32>):
      %3463 = "stablehlo.add"(%arg431, %arg432) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3463) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2448 = "stablehlo.reshape"(%2447) : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2449 = "stablehlo.add"(%2434, %2445) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %2450 = "stablehlo.reduce"(%2448, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg429: tensor<f32>, %arg430: tensor<f32>):
      %3462 = "stablehlo.add"(%arg429, %arg430) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3462) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2451 = "stablehlo.add"(%2442, %2450) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2452 = "stablehlo.divide"(%2451, %342) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2453 = "stablehlo.broadcast_in_dim"(%2452) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<8x28x28x512xf32>
    %2454 = "stablehlo.add"(%2449, %2453) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %2455 = "stablehlo.convolution"(%434, %2454) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x28x28x128xf32>, tensor<8x28x28x512xf32>) -> tensor<1x1x128x512xf32>
    %2456 = "stablehlo.reverse"(%arg51) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x128x512xf32>) -> tensor<1x1x128x512xf32>
    %2457 = "stablehlo.convolution"(%2454, %2456) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x28x28x512xf32>, tensor<1x1x128x512xf32>) -> tensor<8x28x28x128xf32>
    %2458 = "stablehlo.select"(%435, %2457, %337) : (tensor<8x28x28x128xi1>, tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2459 = "stablehlo.reduce"(%2458, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg427: tensor<f32>, %arg428: tensor<f32>):
      %3461 = "stablehlo.add"(%arg427, %arg428) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3461) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2460 = "stablehlo.reshape"(%2459) : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %2461 = "stablehlo.reduce"(%2460, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg425: tensor<f32>, %arg426: tensor<f32>):
      %3460 = "stablehlo.add"(%arg425, %arg426) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3460) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2462 = "stablehlo.multiply"(%418, %2458) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2463 = "stablehlo.reduce"(%2462, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg423: tensor<f32>, %arg424: tensor<f32>):
      %3459 = "stablehlo.add"(%arg423, %arg424) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3459) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2464 = "stablehlo.reshape"(%2463) : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %2465 = "stablehlo.multiply"(%2458, %429) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2466 = "stablehlo.reduce"(%2464, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg421: tensor<f32>, %arg422: tensor<f32>):
      %3458 = "stablehlo.add"(%arg421, %arg422) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3458) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2467 = "stablehlo.multiply"(%424, %2466) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2468 = "stablehlo.multiply"(%2466, %arg49) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2469 = "stablehlo.multiply"(%2468, %426) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2470 = "stablehlo.negate"(%2465) : (tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2471 = "stablehlo.reduce"(%2470, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg419: tensor<f32>, %arg420: tensor<f32>):
      %3457 = "stablehlo.add"(%arg419, %arg420) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3457) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2472 = "stablehlo.reshape"(%2471) : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %2473 = "stablehlo.reduce"(%2472, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg417: tensor<f32>, %arg418: tensor<f32>):
      %3456 = "stablehlo.add"(%arg417, %arg418) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3456) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2474 = "stablehlo.divide"(%2469, %316) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2475 = "stablehlo.broadcast_in_dim"(%2474) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<8x28x28x128xf32>
    %2476 = "stablehlo.multiply"(%2475, %420) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2477 = "stablehlo.negate"(%2476) : (tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2478 = "stablehlo.reduce"(%2477, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg415: tensor<f32>, %arg416: tensor<f32>):
      %3455 = "stablehlo.add"(%arg415, %arg416) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3455) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2479 = "stablehlo.reshape"(%2478) : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %2480 = "stablehlo.add"(%2465, %2476) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2481 = "stablehlo.reduce"(%2479, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg413: tensor<f32>, %arg414: tensor<f32>):
      %3454 = "stablehlo.add"(%arg413, %arg414) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3454) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2482 = "stablehlo.add"(%2473, %2481) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2483 = "stablehlo.divide"(%2482, %316) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2484 = "stablehlo.broadcast_in_dim"(%2483) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<8x28x28x128xf32>
    %2485 = "stablehlo.add"(%2480, %2484) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2486 = "stablehlo.convolution"(%411, %2485) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<3x3x128x128xf32>
    %2487 = "stablehlo.reverse"(%arg48) <{dimensions = array<i64: 0, 1>}> : (tensor<3x3x128x128xf32>) -> tensor<3x3x128x128xf32>
    %2488 = "stablehlo.convolution"(%2485, %2487) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x28x28x128xf32>, tensor<3x3x128x128xf32>) -> tensor<8x28x28x128xf32>
    %2489 = "stablehlo.select"(%412, %2488, %337) : (tensor<8x28x28x128xi1>, tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2490 = "stablehlo.reduce"(%2489, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg411: tensor<f32>, %arg412: tensor<f32>):
      %3453 = "stablehlo.add"(%arg411, %arg412) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3453) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2491 = "stablehlo.reshape"(%2490) : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %2492 = "stablehlo.reduce"(%2491, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg409: tensor<f32>, %arg410: tensor<f32>):
      %3452 = "stablehlo.add"(%arg409, %arg410) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3452) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2493 = "stablehlo.multiply"(%395, %2489) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2494 = "stablehlo.reduce"(%2493, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg407: tensor<f32>, %arg408: tensor<f32>):
      %3451 = "stablehlo.add"(%arg407, %arg408) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3451) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2495 = "stablehlo.reshape"(%2494) : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %2496 = "stablehlo.multiply"(%2489, %406) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2497 = "stablehlo.reduce"(%2495, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg405: tensor<f32>, %arg406: tensor<f32>):
      %3450 = "stablehlo.add"(%arg405, %arg406) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3450) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2498 = "stablehlo.multiply"(%401, %2497) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2499 = "stablehlo.multiply"(%2497, %arg46) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2500 = "stablehlo.multiply"(%2499, %403) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2501 = "stablehlo.negate"(%2496) : (tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2502 = "stablehlo.reduce"(%2501, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg403: tensor<f32>, %arg404: tensor<f32>):
      %3449 = "stablehlo.add"(%arg403, %arg404) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3449) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2503 = "stablehlo.reshape"(%2502) : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %2504 = "stablehlo.reduce"(%2503, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg401: tensor<f32>, %arg402: tensor<f32>):
      %3448 = "stablehlo.add"(%arg401, %arg402) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3448) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2505 = "stablehlo.divide"(%2500, %316) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2506 = "stablehlo.broadcast_in_dim"(%2505) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<8x28x28x128xf32>
    %2507 = "stablehlo.multiply"(%2506, %397) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2508 = "stablehlo.negate"(%2507) : (tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2509 = "stablehlo.reduce"(%2508, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg399: tensor<f32>, %arg400: tensor<f32>):
      %3447 = "stablehlo.add"(%arg399, %arg400) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3447) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2510 = "stablehlo.reshape"(%2509) : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %2511 = "stablehlo.add"(%2496, %2507) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2512 = "stablehlo.reduce"(%2510, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg397: tensor<f32>, %arg398: tensor<f32>):
      %3446 = "stablehlo.add"(%arg397, %arg398) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3446) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2513 = "stablehlo.add"(%2504, %2512) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2514 = "stablehlo.divide"(%2513, %316) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2515 = "stablehlo.broadcast_in_dim"(%2514) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<8x28x28x128xf32>
    %2516 = "stablehlo.add"(%2511, %2515) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2517 = "stablehlo.convolution"(%388, %2516) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x28x28x512xf32>, tensor<8x28x28x128xf32>) -> tensor<1x1x512x128xf32>
    %2518 = "stablehlo.reverse"(%arg45) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x512x128xf32>) -> tensor<1x1x512x128xf32>
    %2519 = "stablehlo.convolution"(%2516, %2518) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x28x28x128xf32>, tensor<1x1x512x128xf32>) -> tensor<8x28x28x512xf32>
    %2520 = "stablehlo.add"(%2427, %2519) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %2521 = "stablehlo.select"(%389, %2520, %387) : (tensor<8x28x28x512xi1>, tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %2522 = "stablehlo.reduce"(%2521, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg395: tensor<f32>, %arg396: tensor<f32>):
      %3445 = "stablehlo.add"(%arg395, %arg396) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3445) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2523 = "stablehlo.reshape"(%2522) : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2524 = "stablehlo.reduce"(%2523, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg393: tensor<f32>, %arg394: tensor<f32>):
      %3444 = "stablehlo.add"(%arg393, %arg394) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3444) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2525 = "stablehlo.multiply"(%370, %2521) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %2526 = "stablehlo.reduce"(%2525, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg391: tensor<f32>, %arg392: tensor<f32>):
      %3443 = "stablehlo.add"(%arg391, %arg392) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3443) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2527 = "stablehlo.reshape"(%2526) : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2528 = "stablehlo.multiply"(%2521, %381) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %2529 = "stablehlo.reduce"(%2527, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg389: tensor<f32>, %arg390: tensor<f32>):
      %3442 = "stablehlo.add"(%arg389, %arg390) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3442) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2530 = "stablehlo.multiply"(%376, %2529) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2531 = "stablehlo.multiply"(%2529, %arg43) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2532 = "stablehlo.multiply"(%2531, %378) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2533 = "stablehlo.negate"(%2528) : (tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %2534 = "stablehlo.reduce"(%2533, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg387: tensor<f32>, %arg388: tensor<f32>):
      %3441 = "stablehlo.add"(%arg387, %arg388) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3441) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2535 = "stablehlo.reshape"(%2534) : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2536 = "stablehlo.reduce"(%2535, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg385: tensor<f32>, %arg386: tensor<f32>):
      %3440 = "stablehlo.add"(%arg385, %arg386) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3440) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2537 = "stablehlo.divide"(%2532, %342) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2538 = "stablehlo.broadcast_in_dim"(%2537) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<8x28x28x512xf32>
    %2539 = "stablehlo.multiply"(%2538, %372) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %2540 = "stablehlo.negate"(%2539) : (tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %2541 = "stablehlo.reduce"(%2540, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg383: tensor<f32>, %arg384: tensor<f32>):
      %3439 = "stablehlo.add"(%arg383, %arg384) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3439) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2542 = "stablehlo.reshape"(%2541) : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2543 = "stablehlo.add"(%2528, %2539) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %2544 = "stablehlo.reduce"(%2542, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg381: tensor<f32>, %arg382: tensor<f32>):
      %3438 = "stablehlo.add"(%arg381, %arg382) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3438) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2545 = "stablehlo.add"(%2536, %2544) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2546 = "stablehlo.divide"(%2545, %342) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2547 = "stablehlo.broadcast_in_dim"(%2546) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<8x28x28x512xf32>
    %2548 = "stablehlo.add"(%2543, %2547) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %2549 = "stablehlo.convolution"(%284, %2548) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, -1], [0, -1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x56x56x256xf32>, tensor<8x28x28x512xf32>) -> tensor<1x1x256x512xf32>
    %2550 = "stablehlo.reverse"(%arg42) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x256x512xf32>) -> tensor<1x1x256x512xf32>
    %2551 = "stablehlo.convolution"(%2548, %2550) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 2>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x28x28x512xf32>, tensor<1x1x256x512xf32>) -> tensor<8x56x56x256xf32>
    %2552 = "stablehlo.multiply"(%346, %2521) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %2553 = "stablehlo.reduce"(%2552, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg379: tensor<f32>, %arg380: tensor<f32>):
      %3437 = "stablehlo.add"(%arg379, %arg380) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3437) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2554 = "stablehlo.reshape"(%2553) : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2555 = "stablehlo.multiply"(%2521, %360) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %2556 = "stablehlo.reduce"(%2554, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg377: tensor<f32>, %arg378: tensor<f32>):
      %3436 = "stablehlo.add"(%arg377, %arg378) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3436) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2557 = "stablehlo.multiply"(%354, %2556) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2558 = "stablehlo.multiply"(%2556, %arg40) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2559 = "stablehlo.multiply"(%2558, %357) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2560 = "stablehlo.negate"(%2555) : (tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %2561 = "stablehlo.reduce"(%2560, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg375: tensor<f32>, %arg376: tensor<f32>):
      %3435 = "stablehlo.add"(%arg375, %arg376) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3435) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2562 = "stablehlo.reshape"(%2561) : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2563 = "stablehlo.reduce"(%2562, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg373: tensor<f32>, %arg374: tensor<f32>):
      %3434 = "stablehlo.add"(%arg373, %arg374) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3434) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2564 = "stablehlo.divide"(%2559, %342) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2565 = "stablehlo.broadcast_in_dim"(%2564) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<8x28x28x512xf32>
    %2566 = "stablehlo.multiply"(%2565, %349) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %2567 = "stablehlo.negate"(%2566) : (tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %2568 = "stablehlo.reduce"(%2567, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg371: tensor<f32>, %arg372: tensor<f32>):
      %3433 = "stablehlo.add"(%arg371, %arg372) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3433) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2569 = "stablehlo.reshape"(%2568) : (tensor<512xf32>) -> tensor<1x1x1x512xf32>
    %2570 = "stablehlo.add"(%2555, %2566) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %2571 = "stablehlo.reduce"(%2569, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg369: tensor<f32>, %arg370: tensor<f32>):
      %3432 = "stablehlo.add"(%arg369, %arg370) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3432) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x512xf32>, tensor<f32>) -> tensor<512xf32>
    %2572 = "stablehlo.add"(%2563, %2571) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2573 = "stablehlo.divide"(%2572, %342) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %2574 = "stablehlo.broadcast_in_dim"(%2573) <{broadcast_dimensions = array<i64: 3>}> : (tensor<512xf32>) -> tensor<8x28x28x512xf32>
    %2575 = "stablehlo.add"(%2570, %2574) : (tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %2576 = "stablehlo.convolution"(%338, %2575) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x28x28x128xf32>, tensor<8x28x28x512xf32>) -> tensor<1x1x128x512xf32>
    %2577 = "stablehlo.reverse"(%arg39) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x128x512xf32>) -> tensor<1x1x128x512xf32>
    %2578 = "stablehlo.convolution"(%2575, %2577) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x28x28x512xf32>, tensor<1x1x128x512xf32>) -> tensor<8x28x28x128xf32>
    %2579 = "stablehlo.select"(%339, %2578, %337) : (tensor<8x28x28x128xi1>, tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2580 = "stablehlo.reduce"(%2579, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg367: tensor<f32>, %arg368: tensor<f32>):
      %3431 = "stablehlo.add"(%arg367, %arg368) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3431) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2581 = "stablehlo.reshape"(%2580) : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %2582 = "stablehlo.reduce"(%2581, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg365: tensor<f32>, %arg366: tensor<f32>):
      %3430 = "stablehlo.add"(%arg365, %arg366) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3430) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2583 = "stablehlo.multiply"(%320, %2579) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2584 = "stablehlo.reduce"(%2583, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg363: tensor<f32>, %arg364: tensor<f32>):
      %3429 = "stablehlo.add"(%arg363, %arg364) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3429) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2585 = "stablehlo.reshape"(%2584) : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %2586 = "stablehlo.multiply"(%2579, %332) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2587 = "stablehlo.reduce"(%2585, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg361: tensor<f32>, %arg362: tensor<f32>):
      %3428 = "stablehlo.add"(%arg361, %arg362) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3428) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2588 = "stablehlo.multiply"(%327, %2587) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2589 = "stablehlo.multiply"(%2587, %arg37) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2590 = "stablehlo.multiply"(%2589, %329) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2591 = "stablehlo.negate"(%2586) : (tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2592 = "stablehlo.reduce"(%2591, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg359: tensor<f32>, %arg360: tensor<f32>):
      %3427 = "stablehlo.add"(%arg359, %arg360) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3427) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2593 = "stablehlo.reshape"(%2592) : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %2594 = "stablehlo.reduce"(%2593, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg357: tensor<f32>, %arg358: tensor<f32>):
      %3426 = "stablehlo.add"(%arg357, %arg358) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3426) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2595 = "stablehlo.divide"(%2590, %316) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2596 = "stablehlo.broadcast_in_dim"(%2595) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<8x28x28x128xf32>
    %2597 = "stablehlo.multiply"(%2596, %323) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2598 = "stablehlo.negate"(%2597) : (tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2599 = "stablehlo.reduce"(%2598, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg355: tensor<f32>, %arg356: tensor<f32>):
      %3425 = "stablehlo.add"(%arg355, %arg356) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3425) : (tensor<f32>) -> ()
    }) : (tensor<8x28x28x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2600 = "stablehlo.reshape"(%2599) : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %2601 = "stablehlo.add"(%2586, %2597) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2602 = "stablehlo.reduce"(%2600, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg353: tensor<f32>, %arg354: tensor<f32>):
      %3424 = "stablehlo.add"(%arg353, %arg354) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3424) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2603 = "stablehlo.add"(%2594, %2602) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2604 = "stablehlo.divide"(%2603, %316) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2605 = "stablehlo.broadcast_in_dim"(%2604) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<8x28x28x128xf32>
    %2606 = "stablehlo.add"(%2601, %2605) : (tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %2607 = "stablehlo.convolution"(%312, %2606) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x56x56x128xf32>, tensor<8x28x28x128xf32>) -> tensor<3x3x128x128xf32>
    %2608 = "stablehlo.reverse"(%arg36) <{dimensions = array<i64: 0, 1>}> : (tensor<3x3x128x128xf32>) -> tensor<3x3x128x128xf32>
    %2609 = "stablehlo.convolution"(%2606, %2608) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 2>, padding = dense<[[2, 1], [2, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x28x28x128xf32>, tensor<3x3x128x128xf32>) -> tensor<8x56x56x128xf32>
    %2610 = "stablehlo.select"(%313, %2609, %311) : (tensor<8x56x56x128xi1>, tensor<8x56x56x128xf32>, tensor<8x56x56x128xf32>) -> tensor<8x56x56x128xf32>
    %2611 = "stablehlo.reduce"(%2610, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg351: tensor<f32>, %arg352: tensor<f32>):
      %3423 = "stablehlo.add"(%arg351, %arg352) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3423) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2612 = "stablehlo.reshape"(%2611) : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %2613 = "stablehlo.reduce"(%2612, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg349: tensor<f32>, %arg350: tensor<f32>):
      %3422 = "stablehlo.add"(%arg349, %arg350) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3422) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2614 = "stablehlo.multiply"(%292, %2610) : (tensor<8x56x56x128xf32>, tensor<8x56x56x128xf32>) -> tensor<8x56x56x128xf32>
    %2615 = "stablehlo.reduce"(%2614, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg347: tensor<f32>, %arg348: tensor<f32>):
      %3421 = "stablehlo.add"(%arg347, %arg348) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3421) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2616 = "stablehlo.reshape"(%2615) : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %2617 = "stablehlo.multiply"(%2610, %306) : (tensor<8x56x56x128xf32>, tensor<8x56x56x128xf32>) -> tensor<8x56x56x128xf32>
    %2618 = "stablehlo.reduce"(%2616, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg345: tensor<f32>, %arg346: tensor<f32>):
      %3420 = "stablehlo.add"(%arg345, %arg346) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3420) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2619 = "stablehlo.multiply"(%300, %2618) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2620 = "stablehlo.multiply"(%2618, %arg34) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2621 = "stablehlo.multiply"(%2620, %303) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2622 = "stablehlo.negate"(%2617) : (tensor<8x56x56x128xf32>) -> tensor<8x56x56x128xf32>
    %2623 = "stablehlo.reduce"(%2622, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg343: tensor<f32>, %arg344: tensor<f32>):
      %3419 = "stablehlo.add"(%arg343, %arg344) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3419) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2624 = "stablehlo.reshape"(%2623) : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %2625 = "stablehlo.reduce"(%2624, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg341: tensor<f32>, %arg342: tensor<f32>):
      %3418 = "stablehlo.add"(%arg341, %arg342) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3418) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2626 = "stablehlo.divide"(%2621, %288) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2627 = "stablehlo.broadcast_in_dim"(%2626) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<8x56x56x128xf32>
    %2628 = "stablehlo.multiply"(%2627, %295) : (tensor<8x56x56x128xf32>, tensor<8x56x56x128xf32>) -> tensor<8x56x56x128xf32>
    %2629 = "stablehlo.negate"(%2628) : (tensor<8x56x56x128xf32>) -> tensor<8x56x56x128xf32>
    %2630 = "stablehlo.reduce"(%2629, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg339: tensor<f32>, %arg340: tensor<f32>):
      %3417 = "stablehlo.add"(%arg339, %arg340) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3417) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2631 = "stablehlo.reshape"(%2630) : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %2632 = "stablehlo.add"(%2617, %2628) : (tensor<8x56x56x128xf32>, tensor<8x56x56x128xf32>) -> tensor<8x56x56x128xf32>
    %2633 = "stablehlo.reduce"(%2631, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg337: tensor<f32>, %arg338: tensor<f32>):
      %3416 = "stablehlo.add"(%arg337, %arg338) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3416) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %2634 = "stablehlo.add"(%2625, %2633) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2635 = "stablehlo.divide"(%2634, %288) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %2636 = "stablehlo.broadcast_in_dim"(%2635) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<8x56x56x128xf32>
    %2637 = "stablehlo.add"(%2632, %2636) : (tensor<8x56x56x128xf32>, tensor<8x56x56x128xf32>) -> tensor<8x56x56x128xf32>
    %2638 = "stablehlo.convolution"(%284, %2637) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x56x56x256xf32>, tensor<8x56x56x128xf32>) -> tensor<1x1x256x128xf32>
    %2639 = "stablehlo.reverse"(%arg33) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x256x128xf32>) -> tensor<1x1x256x128xf32>
    %2640 = "stablehlo.convolution"(%2637, %2639) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x56x56x128xf32>, tensor<1x1x256x128xf32>) -> tensor<8x56x56x256xf32>
    %2641 = "stablehlo.add"(%2551, %2640) : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %2642 = "stablehlo.select"(%285, %2641, %143) : (tensor<8x56x56x256xi1>, tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %2643 = "stablehlo.reduce"(%2642, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg335: tensor<f32>, %arg336: tensor<f32>):
      %3415 = "stablehlo.add"(%arg335, %arg336) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3415) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2644 = "stablehlo.reshape"(%2643) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2645 = "stablehlo.reduce"(%2644, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg333: tensor<f32>, %arg334: tensor<f32>):
      %3414 = "stablehlo.add"(%arg333, %arg334) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3414) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2646 = "stablehlo.multiply"(%267, %2642) : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %2647 = "stablehlo.reduce"(%2646, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg331: tensor<f32>, %arg332: tensor<f32>):
      %3413 = "stablehlo.add"(%arg331, %arg332) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3413) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2648 = "stablehlo.reshape"(%2647) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2649 = "stablehlo.multiply"(%2642, %278) : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %2650 = "stablehlo.reduce"(%2648, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg329: tensor<f32>, %arg330: tensor<f32>):
      %3412 = "stablehlo.add"(%arg329, %arg330) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3412) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2651 = "stablehlo.multiply"(%273, %2650) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2652 = "stablehlo.multiply"(%2650, %arg31) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2653 = "stablehlo.multiply"(%2652, %275) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2654 = "stablehlo.negate"(%2649) : (tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %2655 = "stablehlo.reduce"(%2654, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg327: tensor<f32>, %arg328: tensor<f32>):
      %3411 = "stablehlo.add"(%arg327, %arg328) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3411) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2656 = "stablehlo.reshape"(%2655) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2657 = "stablehlo.reduce"(%2656, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg325: tensor<f32>, %arg326: tensor<f32>):
      %3410 = "stablehlo.add"(%arg325, %arg326) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3410) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2658 = "stablehlo.divide"(%2653, %98) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2659 = "stablehlo.broadcast_in_dim"(%2658) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<8x56x56x256xf32>
    %2660 = "stablehlo.multiply"(%2659, %269) : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %2661 = "stablehlo.negate"(%2660) : (tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %2662 = "stablehlo.reduce"(%2661, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg323: tensor<f32>, %arg324: tensor<f32>):
      %3409 = "stablehlo.add"(%arg323, %arg324) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3409) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2663 = "stablehlo.reshape"(%2662) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2664 = "stablehlo.add"(%2649, %2660) : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %2665 = "stablehlo.reduce"(%2663, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg321: tensor<f32>, %arg322: tensor<f32>):
      %3408 = "stablehlo.add"(%arg321, %arg322) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3408) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2666 = "stablehlo.add"(%2657, %2665) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2667 = "stablehlo.divide"(%2666, %98) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2668 = "stablehlo.broadcast_in_dim"(%2667) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<8x56x56x256xf32>
    %2669 = "stablehlo.add"(%2664, %2668) : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %2670 = "stablehlo.convolution"(%260, %2669) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x56x56x64xf32>, tensor<8x56x56x256xf32>) -> tensor<1x1x64x256xf32>
    %2671 = "stablehlo.reverse"(%arg30) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x64x256xf32>) -> tensor<1x1x64x256xf32>
    %2672 = "stablehlo.convolution"(%2669, %2671) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x56x56x256xf32>, tensor<1x1x64x256xf32>) -> tensor<8x56x56x64xf32>
    %2673 = "stablehlo.select"(%261, %2672, %70) : (tensor<8x56x56x64xi1>, tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2674 = "stablehlo.reduce"(%2673, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg319: tensor<f32>, %arg320: tensor<f32>):
      %3407 = "stablehlo.add"(%arg319, %arg320) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3407) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2675 = "stablehlo.reshape"(%2674) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %2676 = "stablehlo.reduce"(%2675, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg317: tensor<f32>, %arg318: tensor<f32>):
      %3406 = "stablehlo.add"(%arg317, %arg318) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3406) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2677 = "stablehlo.multiply"(%244, %2673) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2678 = "stablehlo.reduce"(%2677, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg315: tensor<f32>, %arg316: tensor<f32>):
      %3405 = "stablehlo.add"(%arg315, %arg316) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3405) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2679 = "stablehlo.reshape"(%2678) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %2680 = "stablehlo.multiply"(%2673, %255) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2681 = "stablehlo.reduce"(%2679, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg313: tensor<f32>, %arg314: tensor<f32>):
      %3404 = "stablehlo.add"(%arg313, %arg314) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3404) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2682 = "stablehlo.multiply"(%250, %2681) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2683 = "stablehlo.multiply"(%2681, %arg28) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2684 = "stablehlo.multiply"(%2683, %252) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2685 = "stablehlo.negate"(%2680) : (tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2686 = "stablehlo.reduce"(%2685, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg311: tensor<f32>, %arg312: tensor<f32>):
      %3403 = "stablehlo.add"(%arg311, %arg312) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3403) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2687 = "stablehlo.reshape"(%2686) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %2688 = "stablehlo.reduce"(%2687, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg309: tensor<f32>, %arg310: tensor<f32>):
      %3402 = "stablehlo.add"(%arg309, %arg310) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3402) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2689 = "stablehlo.divide"(%2684, %49) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2690 = "stablehlo.broadcast_in_dim"(%2689) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<8x56x56x64xf32>
    %2691 = "stablehlo.multiply"(%2690, %246) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2692 = "stablehlo.negate"(%2691) : (tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2693 = "stablehlo.reduce"(%2692, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg307: tensor<f32>, %arg308: tensor<f32>):
      %3401 = "stablehlo.add"(%arg307, %arg308) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3401) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2694 = "stablehlo.reshape"(%2693) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %2695 = "stablehlo.add"(%2680, %2691) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2696 = "stablehlo.reduce"(%2694, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg305: tensor<f32>, %arg306: tensor<f32>):
      %3400 = "stablehlo.add"(%arg305, %arg306) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3400) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2697 = "stablehlo.add"(%2688, %2696) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2698 = "stablehlo.divide"(%2697, %49) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2699 = "stablehlo.broadcast_in_dim"(%2698) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<8x56x56x64xf32>
    %2700 = "stablehlo.add"(%2695, %2699) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2701 = "stablehlo.convolution"(%237, %2700) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<3x3x64x64xf32>
    %2702 = "stablehlo.reverse"(%arg27) <{dimensions = array<i64: 0, 1>}> : (tensor<3x3x64x64xf32>) -> tensor<3x3x64x64xf32>
    %2703 = "stablehlo.convolution"(%2700, %2702) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x56x56x64xf32>, tensor<3x3x64x64xf32>) -> tensor<8x56x56x64xf32>
    %2704 = "stablehlo.select"(%238, %2703, %70) : (tensor<8x56x56x64xi1>, tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2705 = "stablehlo.reduce"(%2704, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg303: tensor<f32>, %arg304: tensor<f32>):
      %3399 = "stablehlo.add"(%arg303, %arg304) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3399) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2706 = "stablehlo.reshape"(%2705) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %2707 = "stablehlo.reduce"(%2706, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg301: tensor<f32>, %arg302: tensor<f32>):
      %3398 = "stablehlo.add"(%arg301, %arg302) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3398) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2708 = "stablehlo.multiply"(%221, %2704) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2709 = "stablehlo.reduce"(%2708, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg299: tensor<f32>, %arg300: tensor<f32>):
      %3397 = "stablehlo.add"(%arg299, %arg300) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3397) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2710 = "stablehlo.reshape"(%2709) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %2711 = "stablehlo.multiply"(%2704, %232) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2712 = "stablehlo.reduce"(%2710, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg297: tensor<f32>, %arg298: tensor<f32>):
      %3396 = "stablehlo.add"(%arg297, %arg298) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3396) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2713 = "stablehlo.multiply"(%227, %2712) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2714 = "stablehlo.multiply"(%2712, %arg25) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2715 = "stablehlo.multiply"(%2714, %229) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2716 = "stablehlo.negate"(%2711) : (tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2717 = "stablehlo.reduce"(%2716, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg295: tensor<f32>, %arg296: tensor<f32>):
      %3395 = "stablehlo.add"(%arg295, %arg296) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3395) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2718 = "stablehlo.reshape"(%2717) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %2719 = "stablehlo.reduce"(%2718, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg293: tensor<f32>, %arg294: tensor<f32>):
      %3394 = "stablehlo.add"(%arg293, %arg294) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3394) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2720 = "stablehlo.divide"(%2715, %49) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2721 = "stablehlo.broadcast_in_dim"(%2720) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<8x56x56x64xf32>
    %2722 = "stablehlo.multiply"(%2721, %223) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2723 = "stablehlo.negate"(%2722) : (tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2724 = "stablehlo.reduce"(%2723, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg291: tensor<f32>, %arg292: tensor<f32>):
      %3393 = "stablehlo.add"(%arg291, %arg292) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3393) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2725 = "stablehlo.reshape"(%2724) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %2726 = "stablehlo.add"(%2711, %2722) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2727 = "stablehlo.reduce"(%2725, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg289: tensor<f32>, %arg290: tensor<f32>):
      %3392 = "stablehlo.add"(%arg289, %arg290) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3392) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2728 = "stablehlo.add"(%2719, %2727) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2729 = "stablehlo.divide"(%2728, %49) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2730 = "stablehlo.broadcast_in_dim"(%2729) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<8x56x56x64xf32>
    %2731 = "stablehlo.add"(%2726, %2730) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2732 = "stablehlo.convolution"(%214, %2731) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x56x56x256xf32>, tensor<8x56x56x64xf32>) -> tensor<1x1x256x64xf32>
    %2733 = "stablehlo.reverse"(%arg24) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x256x64xf32>) -> tensor<1x1x256x64xf32>
    %2734 = "stablehlo.convolution"(%2731, %2733) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x56x56x64xf32>, tensor<1x1x256x64xf32>) -> tensor<8x56x56x256xf32>
    %2735 = "stablehlo.add"(%2642, %2734) : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %2736 = "stablehlo.select"(%215, %2735, %143) : (tensor<8x56x56x256xi1>, tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %2737 = "stablehlo.reduce"(%2736, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg287: tensor<f32>, %arg288: tensor<f32>):
      %3391 = "stablehlo.add"(%arg287, %arg288) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3391) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2738 = "stablehlo.reshape"(%2737) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2739 = "stablehlo.reduce"(%2738, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg285: tensor<f32>, %arg286: tensor<f32>):
      %3390 = "stablehlo.add"(%arg285, %arg286) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3390) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2740 = "stablehlo.multiply"(%197, %2736) : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %2741 = "stablehlo.reduce"(%2740, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg283: tensor<f32>, %arg284: tensor<f32>):
      %3389 = "stablehlo.add"(%arg283, %arg284) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3389) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2742 = "stablehlo.reshape"(%2741) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2743 = "stablehlo.multiply"(%2736, %208) : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %2744 = "stablehlo.reduce"(%2742, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg281: tensor<f32>, %arg282: tensor<f32>):
      %3388 = "stablehlo.add"(%arg281, %arg282) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3388) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2745 = "stablehlo.multiply"(%203, %2744) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2746 = "stablehlo.multiply"(%2744, %arg22) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2747 = "stablehlo.multiply"(%2746, %205) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2748 = "stablehlo.negate"(%2743) : (tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %2749 = "stablehlo.reduce"(%2748, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg279: tensor<f32>, %arg280: tensor<f32>):
      %3387 = "stablehlo.add"(%arg279, %arg280) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3387) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2750 = "stablehlo.reshape"(%2749) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2751 = "stablehlo.reduce"(%2750, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg277: tensor<f32>, %arg278: tensor<f32>):
      %3386 = "stablehlo.add"(%arg277, %arg278) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3386) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2752 = "stablehlo.divide"(%2747, %98) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2753 = "stablehlo.broadcast_in_dim"(%2752) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<8x56x56x256xf32>
    %2754 = "stablehlo.multiply"(%2753, %199) : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %2755 = "stablehlo.negate"(%2754) : (tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %2756 = "stablehlo.reduce"(%2755, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg275: tensor<f32>, %arg276: tensor<f32>):
      %3385 = "stablehlo.add"(%arg275, %arg276) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3385) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2757 = "stablehlo.reshape"(%2756) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2758 = "stablehlo.add"(%2743, %2754) : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %2759 = "stablehlo.reduce"(%2757, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg273: tensor<f32>, %arg274: tensor<f32>):
      %3384 = "stablehlo.add"(%arg273, %arg274) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3384) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2760 = "stablehlo.add"(%2751, %2759) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2761 = "stablehlo.divide"(%2760, %98) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2762 = "stablehlo.broadcast_in_dim"(%2761) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<8x56x56x256xf32>
    %2763 = "stablehlo.add"(%2758, %2762) : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %2764 = "stablehlo.convolution"(%190, %2763) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x56x56x64xf32>, tensor<8x56x56x256xf32>) -> tensor<1x1x64x256xf32>
    %2765 = "stablehlo.reverse"(%arg21) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x64x256xf32>) -> tensor<1x1x64x256xf32>
    %2766 = "stablehlo.convolution"(%2763, %2765) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x56x56x256xf32>, tensor<1x1x64x256xf32>) -> tensor<8x56x56x64xf32>
    %2767 = "stablehlo.select"(%191, %2766, %70) : (tensor<8x56x56x64xi1>, tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2768 = "stablehlo.reduce"(%2767, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg271: tensor<f32>, %arg272: tensor<f32>):
      %3383 = "stablehlo.add"(%arg271, %arg272) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3383) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2769 = "stablehlo.reshape"(%2768) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %2770 = "stablehlo.reduce"(%2769, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg269: tensor<f32>, %arg270: tensor<f32>):
      %3382 = "stablehlo.add"(%arg269, %arg270) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3382) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2771 = "stablehlo.multiply"(%174, %2767) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2772 = "stablehlo.reduce"(%2771, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg267: tensor<f32>, %arg268: tensor<f32>):
      %3381 = "stablehlo.add"(%arg267, %arg268) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3381) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2773 = "stablehlo.reshape"(%2772) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %2774 = "stablehlo.multiply"(%2767, %185) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2775 = "stablehlo.reduce"(%2773, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg265: tensor<f32>, %arg266: tensor<f32>):
      %3380 = "stablehlo.add"(%arg265, %arg266) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3380) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2776 = "stablehlo.multiply"(%180, %2775) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2777 = "stablehlo.multiply"(%2775, %arg19) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2778 = "stablehlo.multiply"(%2777, %182) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2779 = "stablehlo.negate"(%2774) : (tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2780 = "stablehlo.reduce"(%2779, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg263: tensor<f32>, %arg264: tensor<f32>):
      %3379 = "stablehlo.add"(%arg263, %arg264) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3379) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2781 = "stablehlo.reshape"(%2780) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %2782 = "stablehlo.reduce"(%2781, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg261: tensor<f32>, %arg262: tensor<f32>):
      %3378 = "stablehlo.add"(%arg261, %arg262) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3378) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2783 = "stablehlo.divide"(%2778, %49) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2784 = "stablehlo.broadcast_in_dim"(%2783) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<8x56x56x64xf32>
    %2785 = "stablehlo.multiply"(%2784, %176) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2786 = "stablehlo.negate"(%2785) : (tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2787 = "stablehlo.reduce"(%2786, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg259: tensor<f32>, %arg260: tensor<f32>):
      %3377 = "stablehlo.add"(%arg259, %arg260) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3377) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2788 = "stablehlo.reshape"(%2787) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %2789 = "stablehlo.add"(%2774, %2785) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2790 = "stablehlo.reduce"(%2788, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg257: tensor<f32>, %arg258: tensor<f32>):
      %3376 = "stablehlo.add"(%arg257, %arg258) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3376) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2791 = "stablehlo.add"(%2782, %2790) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2792 = "stablehlo.divide"(%2791, %49) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2793 = "stablehlo.broadcast_in_dim"(%2792) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<8x56x56x64xf32>
    %2794 = "stablehlo.add"(%2789, %2793) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2795 = "stablehlo.convolution"(%167, %2794) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<3x3x64x64xf32>
    %2796 = "stablehlo.reverse"(%arg18) <{dimensions = array<i64: 0, 1>}> : (tensor<3x3x64x64xf32>) -> tensor<3x3x64x64xf32>
    %2797 = "stablehlo.convolution"(%2794, %2796) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x56x56x64xf32>, tensor<3x3x64x64xf32>) -> tensor<8x56x56x64xf32>
    %2798 = "stablehlo.select"(%168, %2797, %70) : (tensor<8x56x56x64xi1>, tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2799 = "stablehlo.reduce"(%2798, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg255: tensor<f32>, %arg256: tensor<f32>):
      %3375 = "stablehlo.add"(%arg255, %arg256) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3375) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2800 = "stablehlo.reshape"(%2799) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %2801 = "stablehlo.reduce"(%2800, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg253: tensor<f32>, %arg254: tensor<f32>):
      %3374 = "stablehlo.add"(%arg253, %arg254) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3374) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2802 = "stablehlo.multiply"(%151, %2798) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2803 = "stablehlo.reduce"(%2802, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg251: tensor<f32>, %arg252: tensor<f32>):
      %3373 = "stablehlo.add"(%arg251, %arg252) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3373) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2804 = "stablehlo.reshape"(%2803) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %2805 = "stablehlo.multiply"(%2798, %162) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2806 = "stablehlo.reduce"(%2804, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg249: tensor<f32>, %arg250: tensor<f32>):
      %3372 = "stablehlo.add"(%arg249, %arg250) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3372) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2807 = "stablehlo.multiply"(%157, %2806) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2808 = "stablehlo.multiply"(%2806, %arg16) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2809 = "stablehlo.multiply"(%2808, %159) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2810 = "stablehlo.negate"(%2805) : (tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2811 = "stablehlo.reduce"(%2810, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg247: tensor<f32>, %arg248: tensor<f32>):
      %3371 = "stablehlo.add"(%arg247, %arg248) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3371) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2812 = "stablehlo.reshape"(%2811) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %2813 = "stablehlo.reduce"(%2812, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg245: tensor<f32>, %arg246: tensor<f32>):
      %3370 = "stablehlo.add"(%arg245, %arg246) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3370) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2814 = "stablehlo.divide"(%2809, %49) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2815 = "stablehlo.broadcast_in_dim"(%2814) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<8x56x56x64xf32>
    %2816 = "stablehlo.multiply"(%2815, %153) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2817 = "stablehlo.negate"(%2816) : (tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2818 = "stablehlo.reduce"(%2817, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg243: tensor<f32>, %arg244: tensor<f32>):
      %3369 = "stablehlo.add"(%arg243, %arg244) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3369) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2819 = "stablehlo.reshape"(%2818) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %2820 = "stablehlo.add"(%2805, %2816) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2821 = "stablehlo.reduce"(%2819, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg241: tensor<f32>, %arg242: tensor<f32>):
      %3368 = "stablehlo.add"(%arg241, %arg242) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3368) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2822 = "stablehlo.add"(%2813, %2821) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2823 = "stablehlo.divide"(%2822, %49) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2824 = "stablehlo.broadcast_in_dim"(%2823) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<8x56x56x64xf32>
    %2825 = "stablehlo.add"(%2820, %2824) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2826 = "stablehlo.convolution"(%144, %2825) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x56x56x256xf32>, tensor<8x56x56x64xf32>) -> tensor<1x1x256x64xf32>
    %2827 = "stablehlo.reverse"(%arg15) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x256x64xf32>) -> tensor<1x1x256x64xf32>
    %2828 = "stablehlo.convolution"(%2825, %2827) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x56x56x64xf32>, tensor<1x1x256x64xf32>) -> tensor<8x56x56x256xf32>
    %2829 = "stablehlo.add"(%2736, %2828) : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %2830 = "stablehlo.select"(%145, %2829, %143) : (tensor<8x56x56x256xi1>, tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %2831 = "stablehlo.reduce"(%2830, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg239: tensor<f32>, %arg240: tensor<f32>):
      %3367 = "stablehlo.add"(%arg239, %arg240) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3367) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2832 = "stablehlo.reshape"(%2831) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2833 = "stablehlo.reduce"(%2832, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg237: tensor<f32>, %arg238: tensor<f32>):
      %3366 = "stablehlo.add"(%arg237, %arg238) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3366) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2834 = "stablehlo.multiply"(%126, %2830) : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %2835 = "stablehlo.reduce"(%2834, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg235: tensor<f32>, %arg236: tensor<f32>):
      %3365 = "stablehlo.add"(%arg235, %arg236) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3365) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2836 = "stablehlo.reshape"(%2835) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2837 = "stablehlo.multiply"(%2830, %137) : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %2838 = "stablehlo.reduce"(%2836, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg233: tensor<f32>, %arg234: tensor<f32>):
      %3364 = "stablehlo.add"(%arg233, %arg234) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3364) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2839 = "stablehlo.multiply"(%132, %2838) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2840 = "stablehlo.multiply"(%2838, %arg13) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2841 = "stablehlo.multiply"(%2840, %134) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2842 = "stablehlo.negate"(%2837) : (tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %2843 = "stablehlo.reduce"(%2842, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg231: tensor<f32>, %arg232: tensor<f32>):
      %3363 = "stablehlo.add"(%arg231, %arg232) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3363) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2844 = "stablehlo.reshape"(%2843) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2845 = "stablehlo.reduce"(%2844, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg229: tensor<f32>, %arg230: tensor<f32>):
      %3362 = "stablehlo.add"(%arg229, %arg230) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3362) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2846 = "stablehlo.divide"(%2841, %98) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2847 = "stablehlo.broadcast_in_dim"(%2846) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<8x56x56x256xf32>
    %2848 = "stablehlo.multiply"(%2847, %128) : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %2849 = "stablehlo.negate"(%2848) : (tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %2850 = "stablehlo.reduce"(%2849, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg227: tensor<f32>, %arg228: tensor<f32>):
      %3361 = "stablehlo.add"(%arg227, %arg228) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3361) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2851 = "stablehlo.reshape"(%2850) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2852 = "stablehlo.add"(%2837, %2848) : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %2853 = "stablehlo.reduce"(%2851, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg225: tensor<f32>, %arg226: tensor<f32>):
      %3360 = "stablehlo.add"(%arg225, %arg226) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3360) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2854 = "stablehlo.add"(%2845, %2853) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2855 = "stablehlo.divide"(%2854, %98) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2856 = "stablehlo.broadcast_in_dim"(%2855) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<8x56x56x256xf32>
    %2857 = "stablehlo.add"(%2852, %2856) : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %2858 = "stablehlo.convolution"(%46, %2857) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x56x56x64xf32>, tensor<8x56x56x256xf32>) -> tensor<1x1x64x256xf32>
    %2859 = "stablehlo.reverse"(%arg12) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x64x256xf32>) -> tensor<1x1x64x256xf32>
    %2860 = "stablehlo.convolution"(%2857, %2859) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x56x56x256xf32>, tensor<1x1x64x256xf32>) -> tensor<8x56x56x64xf32>
    %2861 = "stablehlo.multiply"(%102, %2830) : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %2862 = "stablehlo.reduce"(%2861, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg223: tensor<f32>, %arg224: tensor<f32>):
      %3359 = "stablehlo.add"(%arg223, %arg224) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3359) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2863 = "stablehlo.reshape"(%2862) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2864 = "stablehlo.multiply"(%2830, %116) : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %2865 = "stablehlo.reduce"(%2863, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg221: tensor<f32>, %arg222: tensor<f32>):
      %3358 = "stablehlo.add"(%arg221, %arg222) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3358) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2866 = "stablehlo.multiply"(%110, %2865) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2867 = "stablehlo.multiply"(%2865, %arg10) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2868 = "stablehlo.multiply"(%2867, %113) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2869 = "stablehlo.negate"(%2864) : (tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %2870 = "stablehlo.reduce"(%2869, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg219: tensor<f32>, %arg220: tensor<f32>):
      %3357 = "stablehlo.add"(%arg219, %arg220) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3357) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2871 = "stablehlo.reshape"(%2870) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2872 = "stablehlo.reduce"(%2871, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg217: tensor<f32>, %arg218: tensor<f32>):
      %3356 = "stablehlo.add"(%arg217, %arg218) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3356) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2873 = "stablehlo.divide"(%2868, %98) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2874 = "stablehlo.broadcast_in_dim"(%2873) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<8x56x56x256xf32>
    %2875 = "stablehlo.multiply"(%2874, %105) : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %2876 = "stablehlo.negate"(%2875) : (tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %2877 = "stablehlo.reduce"(%2876, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg215: tensor<f32>, %arg216: tensor<f32>):
      %3355 = "stablehlo.add"(%arg215, %arg216) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3355) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2878 = "stablehlo.reshape"(%2877) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %2879 = "stablehlo.add"(%2864, %2875) : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %2880 = "stablehlo.reduce"(%2878, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg213: tensor<f32>, %arg214: tensor<f32>):
      %3354 = "stablehlo.add"(%arg213, %arg214) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3354) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %2881 = "stablehlo.add"(%2872, %2880) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2882 = "stablehlo.divide"(%2881, %98) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %2883 = "stablehlo.broadcast_in_dim"(%2882) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<8x56x56x256xf32>
    %2884 = "stablehlo.add"(%2879, %2883) : (tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %2885 = "stablehlo.convolution"(%94, %2884) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x56x56x64xf32>, tensor<8x56x56x256xf32>) -> tensor<1x1x64x256xf32>
    %2886 = "stablehlo.reverse"(%arg9) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x64x256xf32>) -> tensor<1x1x64x256xf32>
    %2887 = "stablehlo.convolution"(%2884, %2886) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x56x56x256xf32>, tensor<1x1x64x256xf32>) -> tensor<8x56x56x64xf32>
    %2888 = "stablehlo.select"(%95, %2887, %70) : (tensor<8x56x56x64xi1>, tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2889 = "stablehlo.reduce"(%2888, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg211: tensor<f32>, %arg212: tensor<f32>):
      %3353 = "stablehlo.add"(%arg211, %arg212) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3353) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2890 = "stablehlo.reshape"(%2889) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %2891 = "stablehlo.reduce"(%2890, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg209: tensor<f32>, %arg210: tensor<f32>):
      %3352 = "stablehlo.add"(%arg209, %arg210) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3352) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2892 = "stablehlo.multiply"(%78, %2888) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2893 = "stablehlo.reduce"(%2892, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg207: tensor<f32>, %arg208: tensor<f32>):
      %3351 = "stablehlo.add"(%arg207, %arg208) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3351) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2894 = "stablehlo.reshape"(%2893) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %2895 = "stablehlo.multiply"(%2888, %89) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2896 = "stablehlo.reduce"(%2894, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg205: tensor<f32>, %arg206: tensor<f32>):
      %3350 = "stablehlo.add"(%arg205, %arg206) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3350) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2897 = "stablehlo.multiply"(%84, %2896) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2898 = "stablehlo.multiply"(%2896, %arg7) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2899 = "stablehlo.multiply"(%2898, %86) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2900 = "stablehlo.negate"(%2895) : (tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2901 = "stablehlo.reduce"(%2900, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg203: tensor<f32>, %arg204: tensor<f32>):
      %3349 = "stablehlo.add"(%arg203, %arg204) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3349) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2902 = "stablehlo.reshape"(%2901) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %2903 = "stablehlo.reduce"(%2902, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg201: tensor<f32>, %arg202: tensor<f32>):
      %3348 = "stablehlo.add"(%arg201, %arg202) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3348) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2904 = "stablehlo.divide"(%2899, %49) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2905 = "stablehlo.broadcast_in_dim"(%2904) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<8x56x56x64xf32>
    %2906 = "stablehlo.multiply"(%2905, %80) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2907 = "stablehlo.negate"(%2906) : (tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2908 = "stablehlo.reduce"(%2907, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg199: tensor<f32>, %arg200: tensor<f32>):
      %3347 = "stablehlo.add"(%arg199, %arg200) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3347) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2909 = "stablehlo.reshape"(%2908) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %2910 = "stablehlo.add"(%2895, %2906) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2911 = "stablehlo.reduce"(%2909, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg197: tensor<f32>, %arg198: tensor<f32>):
      %3346 = "stablehlo.add"(%arg197, %arg198) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3346) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2912 = "stablehlo.add"(%2903, %2911) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2913 = "stablehlo.divide"(%2912, %49) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2914 = "stablehlo.broadcast_in_dim"(%2913) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<8x56x56x64xf32>
    %2915 = "stablehlo.add"(%2910, %2914) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2916 = "stablehlo.convolution"(%71, %2915) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<3x3x64x64xf32>
    %2917 = "stablehlo.reverse"(%arg6) <{dimensions = array<i64: 0, 1>}> : (tensor<3x3x64x64xf32>) -> tensor<3x3x64x64xf32>
    %2918 = "stablehlo.convolution"(%2915, %2917) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x56x56x64xf32>, tensor<3x3x64x64xf32>) -> tensor<8x56x56x64xf32>
    %2919 = "stablehlo.select"(%72, %2918, %70) : (tensor<8x56x56x64xi1>, tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2920 = "stablehlo.reduce"(%2919, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg195: tensor<f32>, %arg196: tensor<f32>):
      %3345 = "stablehlo.add"(%arg195, %arg196) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3345) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2921 = "stablehlo.reshape"(%2920) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %2922 = "stablehlo.reduce"(%2921, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg193: tensor<f32>, %arg194: tensor<f32>):
      %3344 = "stablehlo.add"(%arg193, %arg194) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3344) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2923 = "stablehlo.multiply"(%53, %2919) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2924 = "stablehlo.reduce"(%2923, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg191: tensor<f32>, %arg192: tensor<f32>):
      %3343 = "stablehlo.add"(%arg191, %arg192) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3343) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2925 = "stablehlo.reshape"(%2924) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %2926 = "stablehlo.multiply"(%2919, %65) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2927 = "stablehlo.reduce"(%2925, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg189: tensor<f32>, %arg190: tensor<f32>):
      %3342 = "stablehlo.add"(%arg189, %arg190) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3342) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2928 = "stablehlo.multiply"(%60, %2927) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2929 = "stablehlo.multiply"(%2927, %arg4) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2930 = "stablehlo.multiply"(%2929, %62) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2931 = "stablehlo.negate"(%2926) : (tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2932 = "stablehlo.reduce"(%2931, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg187: tensor<f32>, %arg188: tensor<f32>):
      %3341 = "stablehlo.add"(%arg187, %arg188) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3341) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2933 = "stablehlo.reshape"(%2932) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %2934 = "stablehlo.reduce"(%2933, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg185: tensor<f32>, %arg186: tensor<f32>):
      %3340 = "stablehlo.add"(%arg185, %arg186) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3340) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2935 = "stablehlo.divide"(%2930, %49) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2936 = "stablehlo.broadcast_in_dim"(%2935) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<8x56x56x64xf32>
    %2937 = "stablehlo.multiply"(%2936, %56) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2938 = "stablehlo.negate"(%2937) : (tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2939 = "stablehlo.reduce"(%2938, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg183: tensor<f32>, %arg184: tensor<f32>):
      %3339 = "stablehlo.add"(%arg183, %arg184) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3339) : (tensor<f32>) -> ()
    }) : (tensor<8x56x56x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2940 = "stablehlo.reshape"(%2939) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %2941 = "stablehlo.add"(%2926, %2937) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2942 = "stablehlo.reduce"(%2940, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg181: tensor<f32>, %arg182: tensor<f32>):
      %3338 = "stablehlo.add"(%arg181, %arg182) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3338) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2943 = "stablehlo.add"(%2934, %2942) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2944 = "stablehlo.divide"(%2943, %49) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2945 = "stablehlo.broadcast_in_dim"(%2944) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<8x56x56x64xf32>
    %2946 = "stablehlo.add"(%2941, %2945) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2947 = "stablehlo.convolution"(%46, %2946) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<1x1x64x64xf32>
    %2948 = "stablehlo.reverse"(%arg3) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x64x64xf32>) -> tensor<1x1x64x64xf32>
    %2949 = "stablehlo.convolution"(%2946, %2948) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x56x56x64xf32>, tensor<1x1x64x64xf32>) -> tensor<8x56x56x64xf32>
    %2950 = "stablehlo.add"(%2860, %2949) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2951 = "stablehlo.divide"(%2950, %45) : (tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %2952 = "stablehlo.pad"(%2951, %14) <{edge_padding_high = array<i64: 0, 1, 1, 0>, edge_padding_low = array<i64: 0, 2, 2, 0>, interior_padding = array<i64: 0, 1, 1, 0>}> : (tensor<8x56x56x64xf32>, tensor<f32>) -> tensor<8x114x114x64xf32>
    %2953 = "stablehlo.reduce_window"(%2952, %43) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg179: tensor<f32>, %arg180: tensor<f32>):
      %3337 = "stablehlo.add"(%arg179, %arg180) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3337) : (tensor<f32>) -> ()
    }) : (tensor<8x114x114x64xf32>, tensor<f32>) -> tensor<8x112x112x64xf32>
    %2954 = "stablehlo.select"(%42, %2953, %40) : (tensor<8x112x112x64xi1>, tensor<8x112x112x64xf32>, tensor<8x112x112x64xf32>) -> tensor<8x112x112x64xf32>
    %2955 = "stablehlo.reduce"(%2954, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg177: tensor<f32>, %arg178: tensor<f32>):
      %3336 = "stablehlo.add"(%arg177, %arg178) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3336) : (tensor<f32>) -> ()
    }) : (tensor<8x112x112x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2956 = "stablehlo.reshape"(%2955) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %2957 = "stablehlo.reduce"(%2956, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg175: tensor<f32>, %arg176: tensor<f32>):
      %3335 = "stablehlo.add"(%arg175, %arg176) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3335) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2958 = "stablehlo.multiply"(%21, %2954) : (tensor<8x112x112x64xf32>, tensor<8x112x112x64xf32>) -> tensor<8x112x112x64xf32>
    %2959 = "stablehlo.reduce"(%2958, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg173: tensor<f32>, %arg174: tensor<f32>):
      %3334 = "stablehlo.add"(%arg173, %arg174) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3334) : (tensor<f32>) -> ()
    }) : (tensor<8x112x112x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2960 = "stablehlo.reshape"(%2959) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %2961 = "stablehlo.multiply"(%2954, %35) : (tensor<8x112x112x64xf32>, tensor<8x112x112x64xf32>) -> tensor<8x112x112x64xf32>
    %2962 = "stablehlo.reduce"(%2960, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg171: tensor<f32>, %arg172: tensor<f32>):
      %3333 = "stablehlo.add"(%arg171, %arg172) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3333) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2963 = "stablehlo.multiply"(%29, %2962) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2964 = "stablehlo.multiply"(%2962, %arg1) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2965 = "stablehlo.multiply"(%2964, %32) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2966 = "stablehlo.negate"(%2961) : (tensor<8x112x112x64xf32>) -> tensor<8x112x112x64xf32>
    %2967 = "stablehlo.reduce"(%2966, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg169: tensor<f32>, %arg170: tensor<f32>):
      %3332 = "stablehlo.add"(%arg169, %arg170) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3332) : (tensor<f32>) -> ()
    }) : (tensor<8x112x112x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2968 = "stablehlo.reshape"(%2967) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %2969 = "stablehlo.reduce"(%2968, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg167: tensor<f32>, %arg168: tensor<f32>):
      %3331 = "stablehlo.add"(%arg167, %arg168) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3331) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2970 = "stablehlo.divide"(%2965, %17) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2971 = "stablehlo.broadcast_in_dim"(%2970) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<8x112x112x64xf32>
    %2972 = "stablehlo.multiply"(%2971, %24) : (tensor<8x112x112x64xf32>, tensor<8x112x112x64xf32>) -> tensor<8x112x112x64xf32>
    %2973 = "stablehlo.negate"(%2972) : (tensor<8x112x112x64xf32>) -> tensor<8x112x112x64xf32>
    %2974 = "stablehlo.reduce"(%2973, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg165: tensor<f32>, %arg166: tensor<f32>):
      %3330 = "stablehlo.add"(%arg165, %arg166) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3330) : (tensor<f32>) -> ()
    }) : (tensor<8x112x112x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2975 = "stablehlo.reshape"(%2974) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %2976 = "stablehlo.add"(%2961, %2972) : (tensor<8x112x112x64xf32>, tensor<8x112x112x64xf32>) -> tensor<8x112x112x64xf32>
    %2977 = "stablehlo.reduce"(%2975, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg163: tensor<f32>, %arg164: tensor<f32>):
      %3329 = "stablehlo.add"(%arg163, %arg164) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3329) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %2978 = "stablehlo.add"(%2969, %2977) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2979 = "stablehlo.divide"(%2978, %17) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2980 = "stablehlo.broadcast_in_dim"(%2979) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<8x112x112x64xf32>
    %2981 = "stablehlo.add"(%2976, %2980) : (tensor<8x112x112x64xf32>, tensor<8x112x112x64xf32>) -> tensor<8x112x112x64xf32>
    %2982 = "stablehlo.convolution"(%arg161, %2981) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[2, 3], [2, 3]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<8x224x224x3xf32>, tensor<8x112x112x64xf32>) -> tensor<7x7x3x64xf32>
    %2983 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7x7x3x64xf32>
    %2984 = "stablehlo.multiply"(%2983, %2982) : (tensor<7x7x3x64xf32>, tensor<7x7x3x64xf32>) -> tensor<7x7x3x64xf32>
    %2985 = "stablehlo.subtract"(%arg0, %2984) : (tensor<7x7x3x64xf32>, tensor<7x7x3x64xf32>) -> tensor<7x7x3x64xf32>
    %2986 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %2987 = "stablehlo.multiply"(%2986, %2963) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2988 = "stablehlo.subtract"(%arg1, %2987) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2989 = "stablehlo.multiply"(%2986, %2957) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2990 = "stablehlo.subtract"(%arg2, %2989) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2991 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x64x64xf32>
    %2992 = "stablehlo.multiply"(%2991, %2947) : (tensor<1x1x64x64xf32>, tensor<1x1x64x64xf32>) -> tensor<1x1x64x64xf32>
    %2993 = "stablehlo.subtract"(%arg3, %2992) : (tensor<1x1x64x64xf32>, tensor<1x1x64x64xf32>) -> tensor<1x1x64x64xf32>
    %2994 = "stablehlo.multiply"(%2986, %2928) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2995 = "stablehlo.subtract"(%arg4, %2994) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2996 = "stablehlo.multiply"(%2986, %2922) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2997 = "stablehlo.subtract"(%arg5, %2996) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %2998 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3x64x64xf32>
    %2999 = "stablehlo.multiply"(%2998, %2916) : (tensor<3x3x64x64xf32>, tensor<3x3x64x64xf32>) -> tensor<3x3x64x64xf32>
    %3000 = "stablehlo.subtract"(%arg6, %2999) : (tensor<3x3x64x64xf32>, tensor<3x3x64x64xf32>) -> tensor<3x3x64x64xf32>
    %3001 = "stablehlo.multiply"(%2986, %2897) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %3002 = "stablehlo.subtract"(%arg7, %3001) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %3003 = "stablehlo.multiply"(%2986, %2891) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %3004 = "stablehlo.subtract"(%arg8, %3003) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %3005 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x64x256xf32>
    %3006 = "stablehlo.multiply"(%3005, %2885) : (tensor<1x1x64x256xf32>, tensor<1x1x64x256xf32>) -> tensor<1x1x64x256xf32>
    %3007 = "stablehlo.subtract"(%arg9, %3006) : (tensor<1x1x64x256xf32>, tensor<1x1x64x256xf32>) -> tensor<1x1x64x256xf32>
    %3008 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %3009 = "stablehlo.multiply"(%3008, %2866) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3010 = "stablehlo.subtract"(%arg10, %3009) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3011 = "stablehlo.multiply"(%3008, %2833) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3012 = "stablehlo.subtract"(%arg11, %3011) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3013 = "stablehlo.multiply"(%3005, %2858) : (tensor<1x1x64x256xf32>, tensor<1x1x64x256xf32>) -> tensor<1x1x64x256xf32>
    %3014 = "stablehlo.subtract"(%arg12, %3013) : (tensor<1x1x64x256xf32>, tensor<1x1x64x256xf32>) -> tensor<1x1x64x256xf32>
    %3015 = "stablehlo.multiply"(%3008, %2839) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3016 = "stablehlo.subtract"(%arg13, %3015) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3017 = "stablehlo.subtract"(%arg14, %3011) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3018 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x256x64xf32>
    %3019 = "stablehlo.multiply"(%3018, %2826) : (tensor<1x1x256x64xf32>, tensor<1x1x256x64xf32>) -> tensor<1x1x256x64xf32>
    %3020 = "stablehlo.subtract"(%arg15, %3019) : (tensor<1x1x256x64xf32>, tensor<1x1x256x64xf32>) -> tensor<1x1x256x64xf32>
    %3021 = "stablehlo.multiply"(%2986, %2807) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %3022 = "stablehlo.subtract"(%arg16, %3021) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %3023 = "stablehlo.multiply"(%2986, %2801) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %3024 = "stablehlo.subtract"(%arg17, %3023) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %3025 = "stablehlo.multiply"(%2998, %2795) : (tensor<3x3x64x64xf32>, tensor<3x3x64x64xf32>) -> tensor<3x3x64x64xf32>
    %3026 = "stablehlo.subtract"(%arg18, %3025) : (tensor<3x3x64x64xf32>, tensor<3x3x64x64xf32>) -> tensor<3x3x64x64xf32>
    %3027 = "stablehlo.multiply"(%2986, %2776) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %3028 = "stablehlo.subtract"(%arg19, %3027) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %3029 = "stablehlo.multiply"(%2986, %2770) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %3030 = "stablehlo.subtract"(%arg20, %3029) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %3031 = "stablehlo.multiply"(%3005, %2764) : (tensor<1x1x64x256xf32>, tensor<1x1x64x256xf32>) -> tensor<1x1x64x256xf32>
    %3032 = "stablehlo.subtract"(%arg21, %3031) : (tensor<1x1x64x256xf32>, tensor<1x1x64x256xf32>) -> tensor<1x1x64x256xf32>
    %3033 = "stablehlo.multiply"(%3008, %2745) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3034 = "stablehlo.subtract"(%arg22, %3033) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3035 = "stablehlo.multiply"(%3008, %2739) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3036 = "stablehlo.subtract"(%arg23, %3035) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3037 = "stablehlo.multiply"(%3018, %2732) : (tensor<1x1x256x64xf32>, tensor<1x1x256x64xf32>) -> tensor<1x1x256x64xf32>
    %3038 = "stablehlo.subtract"(%arg24, %3037) : (tensor<1x1x256x64xf32>, tensor<1x1x256x64xf32>) -> tensor<1x1x256x64xf32>
    %3039 = "stablehlo.multiply"(%2986, %2713) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %3040 = "stablehlo.subtract"(%arg25, %3039) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %3041 = "stablehlo.multiply"(%2986, %2707) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %3042 = "stablehlo.subtract"(%arg26, %3041) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %3043 = "stablehlo.multiply"(%2998, %2701) : (tensor<3x3x64x64xf32>, tensor<3x3x64x64xf32>) -> tensor<3x3x64x64xf32>
    %3044 = "stablehlo.subtract"(%arg27, %3043) : (tensor<3x3x64x64xf32>, tensor<3x3x64x64xf32>) -> tensor<3x3x64x64xf32>
    %3045 = "stablehlo.multiply"(%2986, %2682) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %3046 = "stablehlo.subtract"(%arg28, %3045) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %3047 = "stablehlo.multiply"(%2986, %2676) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %3048 = "stablehlo.subtract"(%arg29, %3047) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %3049 = "stablehlo.multiply"(%3005, %2670) : (tensor<1x1x64x256xf32>, tensor<1x1x64x256xf32>) -> tensor<1x1x64x256xf32>
    %3050 = "stablehlo.subtract"(%arg30, %3049) : (tensor<1x1x64x256xf32>, tensor<1x1x64x256xf32>) -> tensor<1x1x64x256xf32>
    %3051 = "stablehlo.multiply"(%3008, %2651) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3052 = "stablehlo.subtract"(%arg31, %3051) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3053 = "stablehlo.multiply"(%3008, %2645) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3054 = "stablehlo.subtract"(%arg32, %3053) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3055 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x256x128xf32>
    %3056 = "stablehlo.multiply"(%3055, %2638) : (tensor<1x1x256x128xf32>, tensor<1x1x256x128xf32>) -> tensor<1x1x256x128xf32>
    %3057 = "stablehlo.subtract"(%arg33, %3056) : (tensor<1x1x256x128xf32>, tensor<1x1x256x128xf32>) -> tensor<1x1x256x128xf32>
    %3058 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %3059 = "stablehlo.multiply"(%3058, %2619) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %3060 = "stablehlo.subtract"(%arg34, %3059) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %3061 = "stablehlo.multiply"(%3058, %2613) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %3062 = "stablehlo.subtract"(%arg35, %3061) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %3063 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3x128x128xf32>
    %3064 = "stablehlo.multiply"(%3063, %2607) : (tensor<3x3x128x128xf32>, tensor<3x3x128x128xf32>) -> tensor<3x3x128x128xf32>
    %3065 = "stablehlo.subtract"(%arg36, %3064) : (tensor<3x3x128x128xf32>, tensor<3x3x128x128xf32>) -> tensor<3x3x128x128xf32>
    %3066 = "stablehlo.multiply"(%3058, %2588) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %3067 = "stablehlo.subtract"(%arg37, %3066) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %3068 = "stablehlo.multiply"(%3058, %2582) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %3069 = "stablehlo.subtract"(%arg38, %3068) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %3070 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x128x512xf32>
    %3071 = "stablehlo.multiply"(%3070, %2576) : (tensor<1x1x128x512xf32>, tensor<1x1x128x512xf32>) -> tensor<1x1x128x512xf32>
    %3072 = "stablehlo.subtract"(%arg39, %3071) : (tensor<1x1x128x512xf32>, tensor<1x1x128x512xf32>) -> tensor<1x1x128x512xf32>
    %3073 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<512xf32>
    %3074 = "stablehlo.multiply"(%3073, %2557) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3075 = "stablehlo.subtract"(%arg40, %3074) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3076 = "stablehlo.multiply"(%3073, %2524) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3077 = "stablehlo.subtract"(%arg41, %3076) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3078 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x256x512xf32>
    %3079 = "stablehlo.multiply"(%3078, %2549) : (tensor<1x1x256x512xf32>, tensor<1x1x256x512xf32>) -> tensor<1x1x256x512xf32>
    %3080 = "stablehlo.subtract"(%arg42, %3079) : (tensor<1x1x256x512xf32>, tensor<1x1x256x512xf32>) -> tensor<1x1x256x512xf32>
    %3081 = "stablehlo.multiply"(%3073, %2530) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3082 = "stablehlo.subtract"(%arg43, %3081) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3083 = "stablehlo.subtract"(%arg44, %3076) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3084 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x512x128xf32>
    %3085 = "stablehlo.multiply"(%3084, %2517) : (tensor<1x1x512x128xf32>, tensor<1x1x512x128xf32>) -> tensor<1x1x512x128xf32>
    %3086 = "stablehlo.subtract"(%arg45, %3085) : (tensor<1x1x512x128xf32>, tensor<1x1x512x128xf32>) -> tensor<1x1x512x128xf32>
    %3087 = "stablehlo.multiply"(%3058, %2498) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %3088 = "stablehlo.subtract"(%arg46, %3087) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %3089 = "stablehlo.multiply"(%3058, %2492) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %3090 = "stablehlo.subtract"(%arg47, %3089) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %3091 = "stablehlo.multiply"(%3063, %2486) : (tensor<3x3x128x128xf32>, tensor<3x3x128x128xf32>) -> tensor<3x3x128x128xf32>
    %3092 = "stablehlo.subtract"(%arg48, %3091) : (tensor<3x3x128x128xf32>, tensor<3x3x128x128xf32>) -> tensor<3x3x128x128xf32>
    %3093 = "stablehlo.multiply"(%3058, %2467) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %3094 = "stablehlo.subtract"(%arg49, %3093) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %3095 = "stablehlo.multiply"(%3058, %2461) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %3096 = "stablehlo.subtract"(%arg50, %3095) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %3097 = "stablehlo.multiply"(%3070, %2455) : (tensor<1x1x128x512xf32>, tensor<1x1x128x512xf32>) -> tensor<1x1x128x512xf32>
    %3098 = "stablehlo.subtract"(%arg51, %3097) : (tensor<1x1x128x512xf32>, tensor<1x1x128x512xf32>) -> tensor<1x1x128x512xf32>
    %3099 = "stablehlo.multiply"(%3073, %2436) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3100 = "stablehlo.subtract"(%arg52, %3099) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3101 = "stablehlo.multiply"(%3073, %2430) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3102 = "stablehlo.subtract"(%arg53, %3101) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3103 = "stablehlo.multiply"(%3084, %2423) : (tensor<1x1x512x128xf32>, tensor<1x1x512x128xf32>) -> tensor<1x1x512x128xf32>
    %3104 = "stablehlo.subtract"(%arg54, %3103) : (tensor<1x1x512x128xf32>, tensor<1x1x512x128xf32>) -> tensor<1x1x512x128xf32>
    %3105 = "stablehlo.multiply"(%3058, %2404) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %3106 = "stablehlo.subtract"(%arg55, %3105) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %3107 = "stablehlo.multiply"(%3058, %2398) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %3108 = "stablehlo.subtract"(%arg56, %3107) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %3109 = "stablehlo.multiply"(%3063, %2392) : (tensor<3x3x128x128xf32>, tensor<3x3x128x128xf32>) -> tensor<3x3x128x128xf32>
    %3110 = "stablehlo.subtract"(%arg57, %3109) : (tensor<3x3x128x128xf32>, tensor<3x3x128x128xf32>) -> tensor<3x3x128x128xf32>
    %3111 = "stablehlo.multiply"(%3058, %2373) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %3112 = "stablehlo.subtract"(%arg58, %3111) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %3113 = "stablehlo.multiply"(%3058, %2367) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %3114 = "stablehlo.subtract"(%arg59, %3113) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %3115 = "stablehlo.multiply"(%3070, %2361) : (tensor<1x1x128x512xf32>, tensor<1x1x128x512xf32>) -> tensor<1x1x128x512xf32>
    %3116 = "stablehlo.subtract"(%arg60, %3115) : (tensor<1x1x128x512xf32>, tensor<1x1x128x512xf32>) -> tensor<1x1x128x512xf32>
    %3117 = "stablehlo.multiply"(%3073, %2342) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3118 = "stablehlo.subtract"(%arg61, %3117) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3119 = "stablehlo.multiply"(%3073, %2336) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3120 = "stablehlo.subtract"(%arg62, %3119) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3121 = "stablehlo.multiply"(%3084, %2329) : (tensor<1x1x512x128xf32>, tensor<1x1x512x128xf32>) -> tensor<1x1x512x128xf32>
    %3122 = "stablehlo.subtract"(%arg63, %3121) : (tensor<1x1x512x128xf32>, tensor<1x1x512x128xf32>) -> tensor<1x1x512x128xf32>
    %3123 = "stablehlo.multiply"(%3058, %2310) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %3124 = "stablehlo.subtract"(%arg64, %3123) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %3125 = "stablehlo.multiply"(%3058, %2304) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %3126 = "stablehlo.subtract"(%arg65, %3125) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %3127 = "stablehlo.multiply"(%3063, %2298) : (tensor<3x3x128x128xf32>, tensor<3x3x128x128xf32>) -> tensor<3x3x128x128xf32>
    %3128 = "stablehlo.subtract"(%arg66, %3127) : (tensor<3x3x128x128xf32>, tensor<3x3x128x128xf32>) -> tensor<3x3x128x128xf32>
    %3129 = "stablehlo.multiply"(%3058, %2279) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %3130 = "stablehlo.subtract"(%arg67, %3129) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %3131 = "stablehlo.multiply"(%3058, %2273) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %3132 = "stablehlo.subtract"(%arg68, %3131) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %3133 = "stablehlo.multiply"(%3070, %2267) : (tensor<1x1x128x512xf32>, tensor<1x1x128x512xf32>) -> tensor<1x1x128x512xf32>
    %3134 = "stablehlo.subtract"(%arg69, %3133) : (tensor<1x1x128x512xf32>, tensor<1x1x128x512xf32>) -> tensor<1x1x128x512xf32>
    %3135 = "stablehlo.multiply"(%3073, %2248) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3136 = "stablehlo.subtract"(%arg70, %3135) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3137 = "stablehlo.multiply"(%3073, %2242) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3138 = "stablehlo.subtract"(%arg71, %3137) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3139 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x512x256xf32>
    %3140 = "stablehlo.multiply"(%3139, %2235) : (tensor<1x1x512x256xf32>, tensor<1x1x512x256xf32>) -> tensor<1x1x512x256xf32>
    %3141 = "stablehlo.subtract"(%arg72, %3140) : (tensor<1x1x512x256xf32>, tensor<1x1x512x256xf32>) -> tensor<1x1x512x256xf32>
    %3142 = "stablehlo.multiply"(%3008, %2216) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3143 = "stablehlo.subtract"(%arg73, %3142) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3144 = "stablehlo.multiply"(%3008, %2210) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3145 = "stablehlo.subtract"(%arg74, %3144) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3146 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3x256x256xf32>
    %3147 = "stablehlo.multiply"(%3146, %2204) : (tensor<3x3x256x256xf32>, tensor<3x3x256x256xf32>) -> tensor<3x3x256x256xf32>
    %3148 = "stablehlo.subtract"(%arg75, %3147) : (tensor<3x3x256x256xf32>, tensor<3x3x256x256xf32>) -> tensor<3x3x256x256xf32>
    %3149 = "stablehlo.multiply"(%3008, %2185) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3150 = "stablehlo.subtract"(%arg76, %3149) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3151 = "stablehlo.multiply"(%3008, %2179) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3152 = "stablehlo.subtract"(%arg77, %3151) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3153 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x256x1024xf32>
    %3154 = "stablehlo.multiply"(%3153, %2173) : (tensor<1x1x256x1024xf32>, tensor<1x1x256x1024xf32>) -> tensor<1x1x256x1024xf32>
    %3155 = "stablehlo.subtract"(%arg78, %3154) : (tensor<1x1x256x1024xf32>, tensor<1x1x256x1024xf32>) -> tensor<1x1x256x1024xf32>
    %3156 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1024xf32>
    %3157 = "stablehlo.multiply"(%3156, %2154) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %3158 = "stablehlo.subtract"(%arg79, %3157) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %3159 = "stablehlo.multiply"(%3156, %2121) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %3160 = "stablehlo.subtract"(%arg80, %3159) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %3161 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x512x1024xf32>
    %3162 = "stablehlo.multiply"(%3161, %2146) : (tensor<1x1x512x1024xf32>, tensor<1x1x512x1024xf32>) -> tensor<1x1x512x1024xf32>
    %3163 = "stablehlo.subtract"(%arg81, %3162) : (tensor<1x1x512x1024xf32>, tensor<1x1x512x1024xf32>) -> tensor<1x1x512x1024xf32>
    %3164 = "stablehlo.multiply"(%3156, %2127) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %3165 = "stablehlo.subtract"(%arg82, %3164) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %3166 = "stablehlo.subtract"(%arg83, %3159) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %3167 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x1024x256xf32>
    %3168 = "stablehlo.multiply"(%3167, %2114) : (tensor<1x1x1024x256xf32>, tensor<1x1x1024x256xf32>) -> tensor<1x1x1024x256xf32>
    %3169 = "stablehlo.subtract"(%arg84, %3168) : (tensor<1x1x1024x256xf32>, tensor<1x1x1024x256xf32>) -> tensor<1x1x1024x256xf32>
    %3170 = "stablehlo.multiply"(%3008, %2095) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3171 = "stablehlo.subtract"(%arg85, %3170) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3172 = "stablehlo.multiply"(%3008, %2089) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3173 = "stablehlo.subtract"(%arg86, %3172) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3174 = "stablehlo.multiply"(%3146, %2083) : (tensor<3x3x256x256xf32>, tensor<3x3x256x256xf32>) -> tensor<3x3x256x256xf32>
    %3175 = "stablehlo.subtract"(%arg87, %3174) : (tensor<3x3x256x256xf32>, tensor<3x3x256x256xf32>) -> tensor<3x3x256x256xf32>
    %3176 = "stablehlo.multiply"(%3008, %2064) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3177 = "stablehlo.subtract"(%arg88, %3176) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3178 = "stablehlo.multiply"(%3008, %2058) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3179 = "stablehlo.subtract"(%arg89, %3178) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3180 = "stablehlo.multiply"(%3153, %2052) : (tensor<1x1x256x1024xf32>, tensor<1x1x256x1024xf32>) -> tensor<1x1x256x1024xf32>
    %3181 = "stablehlo.subtract"(%arg90, %3180) : (tensor<1x1x256x1024xf32>, tensor<1x1x256x1024xf32>) -> tensor<1x1x256x1024xf32>
    %3182 = "stablehlo.multiply"(%3156, %2033) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %3183 = "stablehlo.subtract"(%arg91, %3182) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %3184 = "stablehlo.multiply"(%3156, %2027) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %3185 = "stablehlo.subtract"(%arg92, %3184) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %3186 = "stablehlo.multiply"(%3167, %2020) : (tensor<1x1x1024x256xf32>, tensor<1x1x1024x256xf32>) -> tensor<1x1x1024x256xf32>
    %3187 = "stablehlo.subtract"(%arg93, %3186) : (tensor<1x1x1024x256xf32>, tensor<1x1x1024x256xf32>) -> tensor<1x1x1024x256xf32>
    %3188 = "stablehlo.multiply"(%3008, %2001) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3189 = "stablehlo.subtract"(%arg94, %3188) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3190 = "stablehlo.multiply"(%3008, %1995) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3191 = "stablehlo.subtract"(%arg95, %3190) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3192 = "stablehlo.multiply"(%3146, %1989) : (tensor<3x3x256x256xf32>, tensor<3x3x256x256xf32>) -> tensor<3x3x256x256xf32>
    %3193 = "stablehlo.subtract"(%arg96, %3192) : (tensor<3x3x256x256xf32>, tensor<3x3x256x256xf32>) -> tensor<3x3x256x256xf32>
    %3194 = "stablehlo.multiply"(%3008, %1970) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3195 = "stablehlo.subtract"(%arg97, %3194) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3196 = "stablehlo.multiply"(%3008, %1964) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3197 = "stablehlo.subtract"(%arg98, %3196) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3198 = "stablehlo.multiply"(%3153, %1958) : (tensor<1x1x256x1024xf32>, tensor<1x1x256x1024xf32>) -> tensor<1x1x256x1024xf32>
    %3199 = "stablehlo.subtract"(%arg99, %3198) : (tensor<1x1x256x1024xf32>, tensor<1x1x256x1024xf32>) -> tensor<1x1x256x1024xf32>
    %3200 = "stablehlo.multiply"(%3156, %1939) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %3201 = "stablehlo.subtract"(%arg100, %3200) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %3202 = "stablehlo.multiply"(%3156, %1933) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %3203 = "stablehlo.subtract"(%arg101, %3202) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %3204 = "stablehlo.multiply"(%3167, %1926) : (tensor<1x1x1024x256xf32>, tensor<1x1x1024x256xf32>) -> tensor<1x1x1024x256xf32>
    %3205 = "stablehlo.subtract"(%arg102, %3204) : (tensor<1x1x1024x256xf32>, tensor<1x1x1024x256xf32>) -> tensor<1x1x1024x256xf32>
    %3206 = "stablehlo.multiply"(%3008, %1907) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3207 = "stablehlo.subtract"(%arg103, %3206) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3208 = "stablehlo.multiply"(%3008, %1901) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3209 = "stablehlo.subtract"(%arg104, %3208) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3210 = "stablehlo.multiply"(%3146, %1895) : (tensor<3x3x256x256xf32>, tensor<3x3x256x256xf32>) -> tensor<3x3x256x256xf32>
    %3211 = "stablehlo.subtract"(%arg105, %3210) : (tensor<3x3x256x256xf32>, tensor<3x3x256x256xf32>) -> tensor<3x3x256x256xf32>
    %3212 = "stablehlo.multiply"(%3008, %1876) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3213 = "stablehlo.subtract"(%arg106, %3212) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3214 = "stablehlo.multiply"(%3008, %1870) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3215 = "stablehlo.subtract"(%arg107, %3214) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3216 = "stablehlo.multiply"(%3153, %1864) : (tensor<1x1x256x1024xf32>, tensor<1x1x256x1024xf32>) -> tensor<1x1x256x1024xf32>
    %3217 = "stablehlo.subtract"(%arg108, %3216) : (tensor<1x1x256x1024xf32>, tensor<1x1x256x1024xf32>) -> tensor<1x1x256x1024xf32>
    %3218 = "stablehlo.multiply"(%3156, %1845) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %3219 = "stablehlo.subtract"(%arg109, %3218) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %3220 = "stablehlo.multiply"(%3156, %1839) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %3221 = "stablehlo.subtract"(%arg110, %3220) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %3222 = "stablehlo.multiply"(%3167, %1832) : (tensor<1x1x1024x256xf32>, tensor<1x1x1024x256xf32>) -> tensor<1x1x1024x256xf32>
    %3223 = "stablehlo.subtract"(%arg111, %3222) : (tensor<1x1x1024x256xf32>, tensor<1x1x1024x256xf32>) -> tensor<1x1x1024x256xf32>
    %3224 = "stablehlo.multiply"(%3008, %1813) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3225 = "stablehlo.subtract"(%arg112, %3224) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3226 = "stablehlo.multiply"(%3008, %1807) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3227 = "stablehlo.subtract"(%arg113, %3226) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3228 = "stablehlo.multiply"(%3146, %1801) : (tensor<3x3x256x256xf32>, tensor<3x3x256x256xf32>) -> tensor<3x3x256x256xf32>
    %3229 = "stablehlo.subtract"(%arg114, %3228) : (tensor<3x3x256x256xf32>, tensor<3x3x256x256xf32>) -> tensor<3x3x256x256xf32>
    %3230 = "stablehlo.multiply"(%3008, %1782) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3231 = "stablehlo.subtract"(%arg115, %3230) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3232 = "stablehlo.multiply"(%3008, %1776) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3233 = "stablehlo.subtract"(%arg116, %3232) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3234 = "stablehlo.multiply"(%3153, %1770) : (tensor<1x1x256x1024xf32>, tensor<1x1x256x1024xf32>) -> tensor<1x1x256x1024xf32>
    %3235 = "stablehlo.subtract"(%arg117, %3234) : (tensor<1x1x256x1024xf32>, tensor<1x1x256x1024xf32>) -> tensor<1x1x256x1024xf32>
    %3236 = "stablehlo.multiply"(%3156, %1751) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %3237 = "stablehlo.subtract"(%arg118, %3236) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %3238 = "stablehlo.multiply"(%3156, %1745) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %3239 = "stablehlo.subtract"(%arg119, %3238) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %3240 = "stablehlo.multiply"(%3167, %1738) : (tensor<1x1x1024x256xf32>, tensor<1x1x1024x256xf32>) -> tensor<1x1x1024x256xf32>
    %3241 = "stablehlo.subtract"(%arg120, %3240) : (tensor<1x1x1024x256xf32>, tensor<1x1x1024x256xf32>) -> tensor<1x1x1024x256xf32>
    %3242 = "stablehlo.multiply"(%3008, %1719) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3243 = "stablehlo.subtract"(%arg121, %3242) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3244 = "stablehlo.multiply"(%3008, %1713) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3245 = "stablehlo.subtract"(%arg122, %3244) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3246 = "stablehlo.multiply"(%3146, %1707) : (tensor<3x3x256x256xf32>, tensor<3x3x256x256xf32>) -> tensor<3x3x256x256xf32>
    %3247 = "stablehlo.subtract"(%arg123, %3246) : (tensor<3x3x256x256xf32>, tensor<3x3x256x256xf32>) -> tensor<3x3x256x256xf32>
    %3248 = "stablehlo.multiply"(%3008, %1688) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3249 = "stablehlo.subtract"(%arg124, %3248) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3250 = "stablehlo.multiply"(%3008, %1682) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3251 = "stablehlo.subtract"(%arg125, %3250) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %3252 = "stablehlo.multiply"(%3153, %1676) : (tensor<1x1x256x1024xf32>, tensor<1x1x256x1024xf32>) -> tensor<1x1x256x1024xf32>
    %3253 = "stablehlo.subtract"(%arg126, %3252) : (tensor<1x1x256x1024xf32>, tensor<1x1x256x1024xf32>) -> tensor<1x1x256x1024xf32>
    %3254 = "stablehlo.multiply"(%3156, %1657) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %3255 = "stablehlo.subtract"(%arg127, %3254) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %3256 = "stablehlo.multiply"(%3156, %1651) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %3257 = "stablehlo.subtract"(%arg128, %3256) : (tensor<1024xf32>, tensor<1024xf32>) -> tensor<1024xf32>
    %3258 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x1024x512xf32>
    %3259 = "stablehlo.multiply"(%3258, %1644) : (tensor<1x1x1024x512xf32>, tensor<1x1x1024x512xf32>) -> tensor<1x1x1024x512xf32>
    %3260 = "stablehlo.subtract"(%arg129, %3259) : (tensor<1x1x1024x512xf32>, tensor<1x1x1024x512xf32>) -> tensor<1x1x1024x512xf32>
    %3261 = "stablehlo.multiply"(%3073, %1625) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3262 = "stablehlo.subtract"(%arg130, %3261) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3263 = "stablehlo.multiply"(%3073, %1619) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3264 = "stablehlo.subtract"(%arg131, %3263) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3265 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3x512x512xf32>
    %3266 = "stablehlo.multiply"(%3265, %1613) : (tensor<3x3x512x512xf32>, tensor<3x3x512x512xf32>) -> tensor<3x3x512x512xf32>
    %3267 = "stablehlo.subtract"(%arg132, %3266) : (tensor<3x3x512x512xf32>, tensor<3x3x512x512xf32>) -> tensor<3x3x512x512xf32>
    %3268 = "stablehlo.multiply"(%3073, %1594) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3269 = "stablehlo.subtract"(%arg133, %3268) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3270 = "stablehlo.multiply"(%3073, %1588) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3271 = "stablehlo.subtract"(%arg134, %3270) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3272 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x512x2048xf32>
    %3273 = "stablehlo.multiply"(%3272, %1582) : (tensor<1x1x512x2048xf32>, tensor<1x1x512x2048xf32>) -> tensor<1x1x512x2048xf32>
    %3274 = "stablehlo.subtract"(%arg135, %3273) : (tensor<1x1x512x2048xf32>, tensor<1x1x512x2048xf32>) -> tensor<1x1x512x2048xf32>
    %3275 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2048xf32>
    %3276 = "stablehlo.multiply"(%3275, %1563) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %3277 = "stablehlo.subtract"(%arg136, %3276) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %3278 = "stablehlo.multiply"(%3275, %1530) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %3279 = "stablehlo.subtract"(%arg137, %3278) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %3280 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x1024x2048xf32>
    %3281 = "stablehlo.multiply"(%3280, %1555) : (tensor<1x1x1024x2048xf32>, tensor<1x1x1024x2048xf32>) -> tensor<1x1x1024x2048xf32>
    %3282 = "stablehlo.subtract"(%arg138, %3281) : (tensor<1x1x1024x2048xf32>, tensor<1x1x1024x2048xf32>) -> tensor<1x1x1024x2048xf32>
    %3283 = "stablehlo.multiply"(%3275, %1536) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %3284 = "stablehlo.subtract"(%arg139, %3283) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %3285 = "stablehlo.subtract"(%arg140, %3278) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %3286 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x2048x512xf32>
    %3287 = "stablehlo.multiply"(%3286, %1523) : (tensor<1x1x2048x512xf32>, tensor<1x1x2048x512xf32>) -> tensor<1x1x2048x512xf32>
    %3288 = "stablehlo.subtract"(%arg141, %3287) : (tensor<1x1x2048x512xf32>, tensor<1x1x2048x512xf32>) -> tensor<1x1x2048x512xf32>
    %3289 = "stablehlo.multiply"(%3073, %1504) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3290 = "stablehlo.subtract"(%arg142, %3289) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3291 = "stablehlo.multiply"(%3073, %1498) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3292 = "stablehlo.subtract"(%arg143, %3291) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3293 = "stablehlo.multiply"(%3265, %1492) : (tensor<3x3x512x512xf32>, tensor<3x3x512x512xf32>) -> tensor<3x3x512x512xf32>
    %3294 = "stablehlo.subtract"(%arg144, %3293) : (tensor<3x3x512x512xf32>, tensor<3x3x512x512xf32>) -> tensor<3x3x512x512xf32>
    %3295 = "stablehlo.multiply"(%3073, %1473) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3296 = "stablehlo.subtract"(%arg145, %3295) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3297 = "stablehlo.multiply"(%3073, %1467) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3298 = "stablehlo.subtract"(%arg146, %3297) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3299 = "stablehlo.multiply"(%3272, %1461) : (tensor<1x1x512x2048xf32>, tensor<1x1x512x2048xf32>) -> tensor<1x1x512x2048xf32>
    %3300 = "stablehlo.subtract"(%arg147, %3299) : (tensor<1x1x512x2048xf32>, tensor<1x1x512x2048xf32>) -> tensor<1x1x512x2048xf32>
    %3301 = "stablehlo.multiply"(%3275, %1442) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %3302 = "stablehlo.subtract"(%arg148, %3301) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %3303 = "stablehlo.multiply"(%3275, %1436) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %3304 = "stablehlo.subtract"(%arg149, %3303) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %3305 = "stablehlo.multiply"(%3286, %1429) : (tensor<1x1x2048x512xf32>, tensor<1x1x2048x512xf32>) -> tensor<1x1x2048x512xf32>
    %3306 = "stablehlo.subtract"(%arg150, %3305) : (tensor<1x1x2048x512xf32>, tensor<1x1x2048x512xf32>) -> tensor<1x1x2048x512xf32>
    %3307 = "stablehlo.multiply"(%3073, %1410) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3308 = "stablehlo.subtract"(%arg151, %3307) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3309 = "stablehlo.multiply"(%3073, %1404) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3310 = "stablehlo.subtract"(%arg152, %3309) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3311 = "stablehlo.multiply"(%3265, %1398) : (tensor<3x3x512x512xf32>, tensor<3x3x512x512xf32>) -> tensor<3x3x512x512xf32>
    %3312 = "stablehlo.subtract"(%arg153, %3311) : (tensor<3x3x512x512xf32>, tensor<3x3x512x512xf32>) -> tensor<3x3x512x512xf32>
    %3313 = "stablehlo.multiply"(%3073, %1379) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3314 = "stablehlo.subtract"(%arg154, %3313) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3315 = "stablehlo.multiply"(%3073, %1373) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3316 = "stablehlo.subtract"(%arg155, %3315) : (tensor<512xf32>, tensor<512xf32>) -> tensor<512xf32>
    %3317 = "stablehlo.multiply"(%3272, %1367) : (tensor<1x1x512x2048xf32>, tensor<1x1x512x2048xf32>) -> tensor<1x1x512x2048xf32>
    %3318 = "stablehlo.subtract"(%arg156, %3317) : (tensor<1x1x512x2048xf32>, tensor<1x1x512x2048xf32>) -> tensor<1x1x512x2048xf32>
    %3319 = "stablehlo.multiply"(%3275, %1348) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %3320 = "stablehlo.subtract"(%arg157, %3319) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %3321 = "stablehlo.multiply"(%3275, %1342) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %3322 = "stablehlo.subtract"(%arg158, %3321) : (tensor<2048xf32>, tensor<2048xf32>) -> tensor<2048xf32>
    %3323 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2048x1000xf32>
    %3324 = "stablehlo.multiply"(%3323, %1335) : (tensor<2048x1000xf32>, tensor<2048x1000xf32>) -> tensor<2048x1000xf32>
    %3325 = "stablehlo.subtract"(%arg159, %3324) : (tensor<2048x1000xf32>, tensor<2048x1000xf32>) -> tensor<2048x1000xf32>
    %3326 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1000xf32>
    %3327 = "stablehlo.multiply"(%3326, %1333) : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xf32>
    %3328 = "stablehlo.subtract"(%arg160, %3327) : (tensor<1000xf32>, tensor<1000xf32>) -> tensor<1000xf32>
    "func.return"(%1317, %2985, %2988, %2990, %2993, %2995, %2997, %3000, %3002, %3004, %3007, %3010, %3012, %3014, %3016, %3017, %3020, %3022, %3024, %3026, %3028, %3030, %3032, %3034, %3036, %3038, %3040, %3042, %3044, %3046, %3048, %3050, %3052, %3054, %3057, %3060, %3062, %3065, %3067, %3069, %3072, %3075, %3077, %3080, %3082, %3083, %3086, %3088, %3090, %3092, %3094, %3096, %3098, %3100, %3102, %3104, %3106, %3108, %3110, %3112, %3114, %3116, %3118, %3120, %3122, %3124, %3126, %3128, %3130, %3132, %3134, %3136, %3138, %3141, %3143, %3145, %3148, %3150, %3152, %3155, %3158, %3160, %3163, %3165, %3166, %3169, %3171, %3173, %3175, %3177, %3179, %3181, %3183, %3185, %3187, %3189, %3191, %3193, %3195, %3197, %3199, %3201, %3203, %3205, %3207, %3209, %3211, %3213, %3215, %3217, %3219, %3221, %3223, %3225, %3227, %3229, %3231, %3233, %3235, %3237, %3239, %3241, %3243, %3245, %3247, %3249, %3251, %3253, %3255, %3257, %3260, %3262, %3264, %3267, %3269, %3271, %3274, %3277, %3279, %3282, %3284, %3285, %3288, %3290, %3292, %3294, %3296, %3298, %3300, %3302, %3304, %3306, %3308, %3310, %3312, %3314, %3316, %3318, %3320, %3322, %3325, %3328) : (tensor<f32>, tensor<7x7x3x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x64x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x64x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x64x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x64x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<3x3x128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<1x1x128x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x256x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<3x3x128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<1x1x128x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<3x3x128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<1x1x128x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<3x3x128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<1x1x128x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x512x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<3x3x512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<1x1x1024x2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<1x1x2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<3x3x512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<1x1x2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<3x3x512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<2048x1000xf32>, tensor<1000xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

