// tools/models/generate transformer-adam  (jax 0.10.2, jaxlib 0.10.2, iree-base-compiler 3.13.0, mlir-opt 22.1.8)
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map7 = affine_map<(d0, d1, d2) -> (d2)>
#map8 = affine_map<(d0, d1) -> (d0, d1)>
#map9 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d1, d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d1, d2)>
#map16 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map17 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3)>
#map18 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map20 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map21 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map22 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>
#map23 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map24 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map25 = affine_map<(d0, d1) -> ()>
#map26 = affine_map<() -> ()>
#map27 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d0, d1, d2)>
#map28 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map29 = affine_map<(d0, d1, d2) -> (d0)>
#map30 = affine_map<(d0) -> (d0)>
#map31 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map32 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map33 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map34 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map35 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4)>
#map36 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d0, d1)>
#map37 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d1, d4)>
#map38 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1, d2)>
#map39 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map40 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0, d1)>
#map41 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d4)>
#map42 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d1, d2)>
#map43 = affine_map<(d0, d1, d2, d3) -> (d3, d0, d1, d2)>
#map44 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map45 = affine_map<(d0) -> ()>
module @transformer_adam {
  func.func @main(%arg0: tensor<4096x512xf32> {bufferization.writable = true}, %arg1: tensor<256x512xf32> {bufferization.writable = true}, %arg2: tensor<512xf32> {bufferization.writable = true}, %arg3: tensor<512xf32> {bufferization.writable = true}, %arg4: tensor<512x512xf32> {bufferization.writable = true}, %arg5: tensor<512xf32> {bufferization.writable = true}, %arg6: tensor<512x512xf32> {bufferization.writable = true}, %arg7: tensor<512xf32> {bufferization.writable = true}, %arg8: tensor<512x512xf32> {bufferization.writable = true}, %arg9: tensor<512xf32> {bufferization.writable = true}, %arg10: tensor<512x512xf32> {bufferization.writable = true}, %arg11: tensor<512xf32> {bufferization.writable = true}, %arg12: tensor<512xf32> {bufferization.writable = true}, %arg13: tensor<512xf32> {bufferization.writable = true}, %arg14: tensor<512x2048xf32> {bufferization.writable = true}, %arg15: tensor<2048xf32> {bufferization.writable = true}, %arg16: tensor<2048x512xf32> {bufferization.writable = true}, %arg17: tensor<512xf32> {bufferization.writable = true}, %arg18: tensor<512xf32> {bufferization.writable = true}, %arg19: tensor<512xf32> {bufferization.writable = true}, %arg20: tensor<512x512xf32> {bufferization.writable = true}, %arg21: tensor<512xf32> {bufferization.writable = true}, %arg22: tensor<512x512xf32> {bufferization.writable = true}, %arg23: tensor<512xf32> {bufferization.writable = true}, %arg24: tensor<512x512xf32> {bufferization.writable = true}, %arg25: tensor<512xf32> {bufferization.writable = true}, %arg26: tensor<512x512xf32> {bufferization.writable = true}, %arg27: tensor<512xf32> {bufferization.writable = true}, %arg28: tensor<512xf32> {bufferization.writable = true}, %arg29: tensor<512xf32> {bufferization.writable = true}, %arg30: tensor<512x2048xf32> {bufferization.writable = true}, %arg31: tensor<2048xf32> {bufferization.writable = true}, %arg32: tensor<2048x512xf32> {bufferization.writable = true}, %arg33: tensor<512xf32> {bufferization.writable = true}, %arg34: tensor<512xf32> {bufferization.writable = true}, %arg35: tensor<512xf32> {bufferization.writable = true}, %arg36: tensor<512x512xf32> {bufferization.writable = true}, %arg37: tensor<512xf32> {bufferization.writable = true}, %arg38: tensor<512x512xf32> {bufferization.writable = true}, %arg39: tensor<512xf32> {bufferization.writable = true}, %arg40: tensor<512x512xf32> {bufferization.writable = true}, %arg41: tensor<512xf32> {bufferization.writable = true}, %arg42: tensor<512x512xf32> {bufferization.writable = true}, %arg43: tensor<512xf32> {bufferization.writable = true}, %arg44: tensor<512xf32> {bufferization.writable = true}, %arg45: tensor<512xf32> {bufferization.writable = true}, %arg46: tensor<512x2048xf32> {bufferization.writable = true}, %arg47: tensor<2048xf32> {bufferization.writable = true}, %arg48: tensor<2048x512xf32> {bufferization.writable = true}, %arg49: tensor<512xf32> {bufferization.writable = true}, %arg50: tensor<512xf32> {bufferization.writable = true}, %arg51: tensor<512xf32> {bufferization.writable = true}, %arg52: tensor<512x512xf32> {bufferization.writable = true}, %arg53: tensor<512xf32> {bufferization.writable = true}, %arg54: tensor<512x512xf32> {bufferization.writable = true}, %arg55: tensor<512xf32> {bufferization.writable = true}, %arg56: tensor<512x512xf32> {bufferization.writable = true}, %arg57: tensor<512xf32> {bufferization.writable = true}, %arg58: tensor<512x512xf32> {bufferization.writable = true}, %arg59: tensor<512xf32> {bufferization.writable = true}, %arg60: tensor<512xf32> {bufferization.writable = true}, %arg61: tensor<512xf32> {bufferization.writable = true}, %arg62: tensor<512x2048xf32> {bufferization.writable = true}, %arg63: tensor<2048xf32> {bufferization.writable = true}, %arg64: tensor<2048x512xf32> {bufferization.writable = true}, %arg65: tensor<512xf32> {bufferization.writable = true}, %arg66: tensor<512xf32> {bufferization.writable = true}, %arg67: tensor<512xf32> {bufferization.writable = true}, %arg68: tensor<512x512xf32> {bufferization.writable = true}, %arg69: tensor<512xf32> {bufferization.writable = true}, %arg70: tensor<512x512xf32> {bufferization.writable = true}, %arg71: tensor<512xf32> {bufferization.writable = true}, %arg72: tensor<512x512xf32> {bufferization.writable = true}, %arg73: tensor<512xf32> {bufferization.writable = true}, %arg74: tensor<512x512xf32> {bufferization.writable = true}, %arg75: tensor<512xf32> {bufferization.writable = true}, %arg76: tensor<512xf32> {bufferization.writable = true}, %arg77: tensor<512xf32> {bufferization.writable = true}, %arg78: tensor<512x2048xf32> {bufferization.writable = true}, %arg79: tensor<2048xf32> {bufferization.writable = true}, %arg80: tensor<2048x512xf32> {bufferization.writable = true}, %arg81: tensor<512xf32> {bufferization.writable = true}, %arg82: tensor<512xf32> {bufferization.writable = true}, %arg83: tensor<512xf32> {bufferization.writable = true}, %arg84: tensor<512x512xf32> {bufferization.writable = true}, %arg85: tensor<512xf32> {bufferization.writable = true}, %arg86: tensor<512x512xf32> {bufferization.writable = true}, %arg87: tensor<512xf32> {bufferization.writable = true}, %arg88: tensor<512x512xf32> {bufferization.writable = true}, %arg89: tensor<512xf32> {bufferization.writable = true}, %arg90: tensor<512x512xf32> {bufferization.writable = true}, %arg91: tensor<512xf32> {bufferization.writable = true}, %arg92: tensor<512xf32> {bufferization.writable = true}, %arg93: tensor<512xf32> {bufferization.writable = true}, %arg94: tensor<512x2048xf32> {bufferization.writable = true}, %arg95: tensor<2048xf32> {bufferization.writable = true}, %arg96: tensor<2048x512xf32> {bufferization.writable = true}, %arg97: tensor<512xf32> {bufferization.writable = true}, %arg98: tensor<512xf32> {bufferization.writable = true}, %arg99: tensor<512xf32> {bufferization.writable = true}, %arg100: tensor<512x512xf32> {bufferization.writable = true}, %arg101: tensor<512xf32> {bufferization.writable = true}, %arg102: tensor<512x512xf32> {bufferization.writable = true}, %arg103: tensor<512xf32> {bufferization.writable = true}, %arg104: tensor<512x512xf32> {bufferization.writable = true}, %arg105: tensor<512xf32> {bufferization.writable = true}, %arg106: tensor<512x512xf32> {bufferization.writable = true}, %arg107: tensor<512xf32> {bufferization.writable = true}, %arg108: tensor<512xf32> {bufferization.writable = true}, %arg109: tensor<512xf32> {bufferization.writable = true}, %arg110: tensor<512x2048xf32> {bufferization.writable = true}, %arg111: tensor<2048xf32> {bufferization.writable = true}, %arg112: tensor<2048x512xf32> {bufferization.writable = true}, %arg113: tensor<512xf32> {bufferization.writable = true}, %arg114: tensor<512xf32> {bufferization.writable = true}, %arg115: tensor<512xf32> {bufferization.writable = true}, %arg116: tensor<512x512xf32> {bufferization.writable = true}, %arg117: tensor<512xf32> {bufferization.writable = true}, %arg118: tensor<512x512xf32> {bufferization.writable = true}, %arg119: tensor<512xf32> {bufferization.writable = true}, %arg120: tensor<512x512xf32> {bufferization.writable = true}, %arg121: tensor<512xf32> {bufferization.writable = true}, %arg122: tensor<512x512xf32> {bufferization.writable = true}, %arg123: tensor<512xf32> {bufferization.writable = true}, %arg124: tensor<512xf32> {bufferization.writable = true}, %arg125: tensor<512xf32> {bufferization.writable = true}, %arg126: tensor<512x2048xf32> {bufferization.writable = true}, %arg127: tensor<2048xf32> {bufferization.writable = true}, %arg128: tensor<2048x512xf32> {bufferization.writable = true}, %arg129: tensor<512xf32> {bufferization.writable = true}, %arg130: tensor<512xf32> {bufferization.writable = true}, %arg131: tensor<512xf32> {bufferization.writable = true}, %arg132: tensor<512x4096xf32> {bufferization.writable = true}, %arg133: tensor<4096xf32> {bufferization.writable = true}, %arg134: tensor<4096x512xf32> {bufferization.writable = true}, %arg135: tensor<256x512xf32> {bufferization.writable = true}, %arg136: tensor<512xf32> {bufferization.writable = true}, %arg137: tensor<512xf32> {bufferization.writable = true}, %arg138: tensor<512x512xf32> {bufferization.writable = true}, %arg139: tensor<512xf32> {bufferization.writable = true}, %arg140: tensor<512x512xf32> {bufferization.writable = true}, %arg141: tensor<512xf32> {bufferization.writable = true}, %arg142: tensor<512x512xf32> {bufferization.writable = true}, %arg143: tensor<512xf32> {bufferization.writable = true}, %arg144: tensor<512x512xf32> {bufferization.writable = true}, %arg145: tensor<512xf32> {bufferization.writable = true}, %arg146: tensor<512xf32> {bufferization.writable = true}, %arg147: tensor<512xf32> {bufferization.writable = true}, %arg148: tensor<512x2048xf32> {bufferization.writable = true}, %arg149: tensor<2048xf32> {bufferization.writable = true}, %arg150: tensor<2048x512xf32> {bufferization.writable = true}, %arg151: tensor<512xf32> {bufferization.writable = true}, %arg152: tensor<512xf32> {bufferization.writable = true}, %arg153: tensor<512xf32> {bufferization.writable = true}, %arg154: tensor<512x512xf32> {bufferization.writable = true}, %arg155: tensor<512xf32> {bufferization.writable = true}, %arg156: tensor<512x512xf32> {bufferization.writable = true}, %arg157: tensor<512xf32> {bufferization.writable = true}, %arg158: tensor<512x512xf32> {bufferization.writable = true}, %arg159: tensor<512xf32> {bufferization.writable = true}, %arg160: tensor<512x512xf32> {bufferization.writable = true}, %arg161: tensor<512xf32> {bufferization.writable = true}, %arg162: tensor<512xf32> {bufferization.writable = true}, %arg163: tensor<512xf32> {bufferization.writable = true}, %arg164: tensor<512x2048xf32> {bufferization.writable = true}, %arg165: tensor<2048xf32> {bufferization.writable = true}, %arg166: tensor<2048x512xf32> {bufferization.writable = true}, %arg167: tensor<512xf32> {bufferization.writable = true}, %arg168: tensor<512xf32> {bufferization.writable = true}, %arg169: tensor<512xf32> {bufferization.writable = true}, %arg170: tensor<512x512xf32> {bufferization.writable = true}, %arg171: tensor<512xf32> {bufferization.writable = true}, %arg172: tensor<512x512xf32> {bufferization.writable = true}, %arg173: tensor<512xf32> {bufferization.writable = true}, %arg174: tensor<512x512xf32> {bufferization.writable = true}, %arg175: tensor<512xf32> {bufferization.writable = true}, %arg176: tensor<512x512xf32> {bufferization.writable = true}, %arg177: tensor<512xf32> {bufferization.writable = true}, %arg178: tensor<512xf32> {bufferization.writable = true}, %arg179: tensor<512xf32> {bufferization.writable = true}, %arg180: tensor<512x2048xf32> {bufferization.writable = true}, %arg181: tensor<2048xf32> {bufferization.writable = true}, %arg182: tensor<2048x512xf32> {bufferization.writable = true}, %arg183: tensor<512xf32> {bufferization.writable = true}, %arg184: tensor<512xf32> {bufferization.writable = true}, %arg185: tensor<512xf32> {bufferization.writable = true}, %arg186: tensor<512x512xf32> {bufferization.writable = true}, %arg187: tensor<512xf32> {bufferization.writable = true}, %arg188: tensor<512x512xf32> {bufferization.writable = true}, %arg189: tensor<512xf32> {bufferization.writable = true}, %arg190: tensor<512x512xf32> {bufferization.writable = true}, %arg191: tensor<512xf32> {bufferization.writable = true}, %arg192: tensor<512x512xf32> {bufferization.writable = true}, %arg193: tensor<512xf32> {bufferization.writable = true}, %arg194: tensor<512xf32> {bufferization.writable = true}, %arg195: tensor<512xf32> {bufferization.writable = true}, %arg196: tensor<512x2048xf32> {bufferization.writable = true}, %arg197: tensor<2048xf32> {bufferization.writable = true}, %arg198: tensor<2048x512xf32> {bufferization.writable = true}, %arg199: tensor<512xf32> {bufferization.writable = true}, %arg200: tensor<512xf32> {bufferization.writable = true}, %arg201: tensor<512xf32> {bufferization.writable = true}, %arg202: tensor<512x512xf32> {bufferization.writable = true}, %arg203: tensor<512xf32> {bufferization.writable = true}, %arg204: tensor<512x512xf32> {bufferization.writable = true}, %arg205: tensor<512xf32> {bufferization.writable = true}, %arg206: tensor<512x512xf32> {bufferization.writable = true}, %arg207: tensor<512xf32> {bufferization.writable = true}, %arg208: tensor<512x512xf32> {bufferization.writable = true}, %arg209: tensor<512xf32> {bufferization.writable = true}, %arg210: tensor<512xf32> {bufferization.writable = true}, %arg211: tensor<512xf32> {bufferization.writable = true}, %arg212: tensor<512x2048xf32> {bufferization.writable = true}, %arg213: tensor<2048xf32> {bufferization.writable = true}, %arg214: tensor<2048x512xf32> {bufferization.writable = true}, %arg215: tensor<512xf32> {bufferization.writable = true}, %arg216: tensor<512xf32> {bufferization.writable = true}, %arg217: tensor<512xf32> {bufferization.writable = true}, %arg218: tensor<512x512xf32> {bufferization.writable = true}, %arg219: tensor<512xf32> {bufferization.writable = true}, %arg220: tensor<512x512xf32> {bufferization.writable = true}, %arg221: tensor<512xf32> {bufferization.writable = true}, %arg222: tensor<512x512xf32> {bufferization.writable = true}, %arg223: tensor<512xf32> {bufferization.writable = true}, %arg224: tensor<512x512xf32> {bufferization.writable = true}, %arg225: tensor<512xf32> {bufferization.writable = true}, %arg226: tensor<512xf32> {bufferization.writable = true}, %arg227: tensor<512xf32> {bufferization.writable = true}, %arg228: tensor<512x2048xf32> {bufferization.writable = true}, %arg229: tensor<2048xf32> {bufferization.writable = true}, %arg230: tensor<2048x512xf32> {bufferization.writable = true}, %arg231: tensor<512xf32> {bufferization.writable = true}, %arg232: tensor<512xf32> {bufferization.writable = true}, %arg233: tensor<512xf32> {bufferization.writable = true}, %arg234: tensor<512x512xf32> {bufferization.writable = true}, %arg235: tensor<512xf32> {bufferization.writable = true}, %arg236: tensor<512x512xf32> {bufferization.writable = true}, %arg237: tensor<512xf32> {bufferization.writable = true}, %arg238: tensor<512x512xf32> {bufferization.writable = true}, %arg239: tensor<512xf32> {bufferization.writable = true}, %arg240: tensor<512x512xf32> {bufferization.writable = true}, %arg241: tensor<512xf32> {bufferization.writable = true}, %arg242: tensor<512xf32> {bufferization.writable = true}, %arg243: tensor<512xf32> {bufferization.writable = true}, %arg244: tensor<512x2048xf32> {bufferization.writable = true}, %arg245: tensor<2048xf32> {bufferization.writable = true}, %arg246: tensor<2048x512xf32> {bufferization.writable = true}, %arg247: tensor<512xf32> {bufferization.writable = true}, %arg248: tensor<512xf32> {bufferization.writable = true}, %arg249: tensor<512xf32> {bufferization.writable = true}, %arg250: tensor<512x512xf32> {bufferization.writable = true}, %arg251: tensor<512xf32> {bufferization.writable = true}, %arg252: tensor<512x512xf32> {bufferization.writable = true}, %arg253: tensor<512xf32> {bufferization.writable = true}, %arg254: tensor<512x512xf32> {bufferization.writable = true}, %arg255: tensor<512xf32> {bufferization.writable = true}, %arg256: tensor<512x512xf32> {bufferization.writable = true}, %arg257: tensor<512xf32> {bufferization.writable = true}, %arg258: tensor<512xf32> {bufferization.writable = true}, %arg259: tensor<512xf32> {bufferization.writable = true}, %arg260: tensor<512x2048xf32> {bufferization.writable = true}, %arg261: tensor<2048xf32> {bufferization.writable = true}, %arg262: tensor<2048x512xf32> {bufferization.writable = true}, %arg263: tensor<512xf32> {bufferization.writable = true}, %arg264: tensor<512xf32> {bufferization.writable = true}, %arg265: tensor<512xf32> {bufferization.writable = true}, %arg266: tensor<512x4096xf32> {bufferization.writable = true}, %arg267: tensor<4096xf32> {bufferization.writable = true}, %arg268: tensor<4096x512xf32> {bufferization.writable = true}, %arg269: tensor<256x512xf32> {bufferization.writable = true}, %arg270: tensor<512xf32> {bufferization.writable = true}, %arg271: tensor<512xf32> {bufferization.writable = true}, %arg272: tensor<512x512xf32> {bufferization.writable = true}, %arg273: tensor<512xf32> {bufferization.writable = true}, %arg274: tensor<512x512xf32> {bufferization.writable = true}, %arg275: tensor<512xf32> {bufferization.writable = true}, %arg276: tensor<512x512xf32> {bufferization.writable = true}, %arg277: tensor<512xf32> {bufferization.writable = true}, %arg278: tensor<512x512xf32> {bufferization.writable = true}, %arg279: tensor<512xf32> {bufferization.writable = true}, %arg280: tensor<512xf32> {bufferization.writable = true}, %arg281: tensor<512xf32> {bufferization.writable = true}, %arg282: tensor<512x2048xf32> {bufferization.writable = true}, %arg283: tensor<2048xf32> {bufferization.writable = true}, %arg284: tensor<2048x512xf32> {bufferization.writable = true}, %arg285: tensor<512xf32> {bufferization.writable = true}, %arg286: tensor<512xf32> {bufferization.writable = true}, %arg287: tensor<512xf32> {bufferization.writable = true}, %arg288: tensor<512x512xf32> {bufferization.writable = true}, %arg289: tensor<512xf32> {bufferization.writable = true}, %arg290: tensor<512x512xf32> {bufferization.writable = true}, %arg291: tensor<512xf32> {bufferization.writable = true}, %arg292: tensor<512x512xf32> {bufferization.writable = true}, %arg293: tensor<512xf32> {bufferization.writable = true}, %arg294: tensor<512x512xf32> {bufferization.writable = true}, %arg295: tensor<512xf32> {bufferization.writable = true}, %arg296: tensor<512xf32> {bufferization.writable = true}, %arg297: tensor<512xf32> {bufferization.writable = true}, %arg298: tensor<512x2048xf32> {bufferization.writable = true}, %arg299: tensor<2048xf32> {bufferization.writable = true}, %arg300: tensor<2048x512xf32> {bufferization.writable = true}, %arg301: tensor<512xf32> {bufferization.writable = true}, %arg302: tensor<512xf32> {bufferization.writable = true}, %arg303: tensor<512xf32> {bufferization.writable = true}, %arg304: tensor<512x512xf32> {bufferization.writable = true}, %arg305: tensor<512xf32> {bufferization.writable = true}, %arg306: tensor<512x512xf32> {bufferization.writable = true}, %arg307: tensor<512xf32> {bufferization.writable = true}, %arg308: tensor<512x512xf32> {bufferization.writable = true}, %arg309: tensor<512xf32> {bufferization.writable = true}, %arg310: tensor<512x512xf32> {bufferization.writable = true}, %arg311: tensor<512xf32> {bufferization.writable = true}, %arg312: tensor<512xf32> {bufferization.writable = true}, %arg313: tensor<512xf32> {bufferization.writable = true}, %arg314: tensor<512x2048xf32> {bufferization.writable = true}, %arg315: tensor<2048xf32> {bufferization.writable = true}, %arg316: tensor<2048x512xf32> {bufferization.writable = true}, %arg317: tensor<512xf32> {bufferization.writable = true}, %arg318: tensor<512xf32> {bufferization.writable = true}, %arg319: tensor<512xf32> {bufferization.writable = true}, %arg320: tensor<512x512xf32> {bufferization.writable = true}, %arg321: tensor<512xf32> {bufferization.writable = true}, %arg322: tensor<512x512xf32> {bufferization.writable = true}, %arg323: tensor<512xf32> {bufferization.writable = true}, %arg324: tensor<512x512xf32> {bufferization.writable = true}, %arg325: tensor<512xf32> {bufferization.writable = true}, %arg326: tensor<512x512xf32> {bufferization.writable = true}, %arg327: tensor<512xf32> {bufferization.writable = true}, %arg328: tensor<512xf32> {bufferization.writable = true}, %arg329: tensor<512xf32> {bufferization.writable = true}, %arg330: tensor<512x2048xf32> {bufferization.writable = true}, %arg331: tensor<2048xf32> {bufferization.writable = true}, %arg332: tensor<2048x512xf32> {bufferization.writable = true}, %arg333: tensor<512xf32> {bufferization.writable = true}, %arg334: tensor<512xf32> {bufferization.writable = true}, %arg335: tensor<512xf32> {bufferization.writable = true}, %arg336: tensor<512x512xf32> {bufferization.writable = true}, %arg337: tensor<512xf32> {bufferization.writable = true}, %arg338: tensor<512x512xf32> {bufferization.writable = true}, %arg339: tensor<512xf32> {bufferization.writable = true}, %arg340: tensor<512x512xf32> {bufferization.writable = true}, %arg341: tensor<512xf32> {bufferization.writable = true}, %arg342: tensor<512x512xf32> {bufferization.writable = true}, %arg343: tensor<512xf32> {bufferization.writable = true}, %arg344: tensor<512xf32> {bufferization.writable = true}, %arg345: tensor<512xf32> {bufferization.writable = true}, %arg346: tensor<512x2048xf32> {bufferization.writable = true}, %arg347: tensor<2048xf32> {bufferization.writable = true}, %arg348: tensor<2048x512xf32> {bufferization.writable = true}, %arg349: tensor<512xf32> {bufferization.writable = true}, %arg350: tensor<512xf32> {bufferization.writable = true}, %arg351: tensor<512xf32> {bufferization.writable = true}, %arg352: tensor<512x512xf32> {bufferization.writable = true}, %arg353: tensor<512xf32> {bufferization.writable = true}, %arg354: tensor<512x512xf32> {bufferization.writable = true}, %arg355: tensor<512xf32> {bufferization.writable = true}, %arg356: tensor<512x512xf32> {bufferization.writable = true}, %arg357: tensor<512xf32> {bufferization.writable = true}, %arg358: tensor<512x512xf32> {bufferization.writable = true}, %arg359: tensor<512xf32> {bufferization.writable = true}, %arg360: tensor<512xf32> {bufferization.writable = true}, %arg361: tensor<512xf32> {bufferization.writable = true}, %arg362: tensor<512x2048xf32> {bufferization.writable = true}, %arg363: tensor<2048xf32> {bufferization.writable = true}, %arg364: tensor<2048x512xf32> {bufferization.writable = true}, %arg365: tensor<512xf32> {bufferization.writable = true}, %arg366: tensor<512xf32> {bufferization.writable = true}, %arg367: tensor<512xf32> {bufferization.writable = true}, %arg368: tensor<512x512xf32> {bufferization.writable = true}, %arg369: tensor<512xf32> {bufferization.writable = true}, %arg370: tensor<512x512xf32> {bufferization.writable = true}, %arg371: tensor<512xf32> {bufferization.writable = true}, %arg372: tensor<512x512xf32> {bufferization.writable = true}, %arg373: tensor<512xf32> {bufferization.writable = true}, %arg374: tensor<512x512xf32> {bufferization.writable = true}, %arg375: tensor<512xf32> {bufferization.writable = true}, %arg376: tensor<512xf32> {bufferization.writable = true}, %arg377: tensor<512xf32> {bufferization.writable = true}, %arg378: tensor<512x2048xf32> {bufferization.writable = true}, %arg379: tensor<2048xf32> {bufferization.writable = true}, %arg380: tensor<2048x512xf32> {bufferization.writable = true}, %arg381: tensor<512xf32> {bufferization.writable = true}, %arg382: tensor<512xf32> {bufferization.writable = true}, %arg383: tensor<512xf32> {bufferization.writable = true}, %arg384: tensor<512x512xf32> {bufferization.writable = true}, %arg385: tensor<512xf32> {bufferization.writable = true}, %arg386: tensor<512x512xf32> {bufferization.writable = true}, %arg387: tensor<512xf32> {bufferization.writable = true}, %arg388: tensor<512x512xf32> {bufferization.writable = true}, %arg389: tensor<512xf32> {bufferization.writable = true}, %arg390: tensor<512x512xf32> {bufferization.writable = true}, %arg391: tensor<512xf32> {bufferization.writable = true}, %arg392: tensor<512xf32> {bufferization.writable = true}, %arg393: tensor<512xf32> {bufferization.writable = true}, %arg394: tensor<512x2048xf32> {bufferization.writable = true}, %arg395: tensor<2048xf32> {bufferization.writable = true}, %arg396: tensor<2048x512xf32> {bufferization.writable = true}, %arg397: tensor<512xf32> {bufferization.writable = true}, %arg398: tensor<512xf32> {bufferization.writable = true}, %arg399: tensor<512xf32> {bufferization.writable = true}, %arg400: tensor<512x4096xf32> {bufferization.writable = true}, %arg401: tensor<4096xf32> {bufferization.writable = true}, %arg402: tensor<f32> {bufferization.writable = true}, %arg403: tensor<4x256x4096xf32>, %arg404: tensor<4x256x4096xf32>) -> (tensor<f32>, tensor<4096x512xf32>, tensor<256x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x4096xf32>, tensor<4096xf32>, tensor<4096x512xf32>, tensor<256x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x4096xf32>, tensor<4096xf32>, tensor<4096x512xf32>, tensor<256x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x4096xf32>, tensor<4096xf32>, tensor<f32>) {
    %cst = arith.constant -9.765625E-4 : f32
    %cst_0 = arith.constant 9.99999993E-9 : f32
    %cst_1 = arith.constant 1.000000e-03 : f32
    %cst_2 = arith.constant 9.990000e-01 : f32
    %cst_3 = arith.constant 1.000000e-01 : f32
    %cst_4 = arith.constant 0.899999976 : f32
    %cst_5 = arith.constant 0.000000e+00 : bf16
    %cst_6 = arith.constant 1.000000e+00 : f32
    %cst_7 = arith.constant 1.024000e+03 : f32
    %cst_8 = arith.constant 0xFF800000 : f32
    %cst_9 = arith.constant 5.000000e-01 : bf16
    %cst_10 = arith.constant 7.968750e-01 : bf16
    %cst_11 = arith.constant 4.467770e-02 : bf16
    %cst_12 = arith.constant 3.000000e+00 : bf16
    %cst_13 = arith.constant 1.000000e+00 : bf16
    %cst_14 = arith.constant 0xFF80 : bf16
    %cst_15 = arith.constant -1.000000e+09 : f32
    %cst_16 = arith.constant 1.250000e-01 : bf16
    %cst_17 = arith.constant -5.000000e-01 : bf16
    %cst_18 = arith.constant 1.001360e-05 : bf16
    %cst_19 = arith.constant 2.000000e+00 : bf16
    %cst_20 = arith.constant 5.120000e+02 : f32
    %cst_21 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<4x256x4096xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg403 : tensor<4x256x4096xf32>) outs(%0 : tensor<4x256x4096xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x4096xbf16>
    %2 = tensor.empty() : tensor<1024x512xf32>
    %expanded = tensor.expand_shape %2 [[0, 1], [2]] output_shape [4, 256, 512] : tensor<1024x512xf32> into tensor<4x256x512xf32>
    %3 = linalg.fill ins(%cst_21 : f32) outs(%expanded : tensor<4x256x512xf32>) -> tensor<4x256x512xf32>
    %4 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1, %arg0 : tensor<4x256x4096xbf16>, tensor<4096x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: f32, %out: f32):
      %1593 = arith.truncf %in_336 : f32 to bf16
      %1594 = arith.extf %in : bf16 to f32
      %1595 = arith.extf %1593 : bf16 to f32
      %1596 = arith.mulf %1594, %1595 : f32
      %1597 = arith.addf %out, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<4x256x512xf32>
    %5 = tensor.empty() : tensor<256x512xbf16>
    %6 = tensor.empty() : tensor<4x256x512xbf16>
    %7 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %arg1 : tensor<4x256x512xf32>, tensor<256x512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %in_336: f32, %out: bf16):
      %1593 = arith.truncf %in_336 : f32 to bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %8 = tensor.empty() : tensor<4x256xf32>
    %9 = linalg.fill ins(%cst_21 : f32) outs(%8 : tensor<4x256xf32>) -> tensor<4x256xf32>
    %expanded_22 = tensor.expand_shape %7 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %expanded_23 = tensor.expand_shape %8 [[0], [1, 2]] output_shape [4, 256, 1] : tensor<4x256xf32> into tensor<4x256x1xf32>
    %10 = linalg.fill ins(%cst_21 : f32) outs(%expanded_23 : tensor<4x256x1xf32>) -> tensor<4x256x1xf32>
    %11 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_22 : tensor<4x256x1x512xbf16>) outs(%10 : tensor<4x256x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.addf %out, %1593 : f32
      linalg.yield %1594 : f32
    } -> tensor<4x256x1xf32>
    %12 = tensor.empty() : tensor<4x256x1xbf16>
    %13 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %11 : tensor<4x256x512xbf16>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: f32, %out: bf16):
      %1593 = arith.divf %in_336, %cst_20 : f32
      %1594 = arith.truncf %1593 : f32 to bf16
      %1595 = arith.subf %in, %1594 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_24 = tensor.expand_shape %13 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %14 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_24 : tensor<4x256x1x512xbf16>) outs(%10 : tensor<4x256x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.mulf %in, %in : bf16
      %1594 = arith.extf %1593 : bf16 to f32
      %1595 = arith.addf %out, %1594 : f32
      linalg.yield %1595 : f32
    } -> tensor<4x256x1xf32>
    %15 = tensor.empty() : tensor<512xbf16>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%14 : tensor<4x256x1xf32>) outs(%12 : tensor<4x256x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.divf %in, %cst_20 : f32
      %1594 = arith.truncf %1593 : f32 to bf16
      %1595 = arith.addf %1594, %cst_18 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x1xbf16>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<4x256x1xbf16>) outs(%12 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = math.rsqrt %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x1xbf16>
    %18 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%17 : tensor<4x256x1xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x256x512xbf16>
    %19 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13, %18 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %20 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %20, %arg3 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: f32, %out: bf16):
      %1593 = arith.truncf %in_337 : f32 to bf16
      %1594 = arith.mulf %in, %in_336 : bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %22 = tensor.empty() : tensor<512x512xbf16>
    %23 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<512x512xf32>) outs(%22 : tensor<512x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<512x512xbf16>
    %expanded_25 = tensor.expand_shape %23 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xbf16> into tensor<512x8x64xbf16>
    %expanded_26 = tensor.expand_shape %2 [[0, 1], [2, 3]] output_shape [4, 256, 8, 64] : tensor<1024x512xf32> into tensor<4x256x8x64xf32>
    %24 = linalg.fill ins(%cst_21 : f32) outs(%expanded_26 : tensor<4x256x8x64xf32>) -> tensor<4x256x8x64xf32>
    %25 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%21, %expanded_25 : tensor<4x256x512xbf16>, tensor<512x8x64xbf16>) outs(%24 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_27 = tensor.expand_shape %arg5 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %26 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<512x512xf32>) outs(%22 : tensor<512x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<512x512xbf16>
    %expanded_28 = tensor.expand_shape %26 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xbf16> into tensor<512x8x64xbf16>
    %27 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%21, %expanded_28 : tensor<4x256x512xbf16>, tensor<512x8x64xbf16>) outs(%24 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_29 = tensor.expand_shape %arg7 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %28 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg8 : tensor<512x512xf32>) outs(%22 : tensor<512x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<512x512xbf16>
    %expanded_30 = tensor.expand_shape %28 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xbf16> into tensor<512x8x64xbf16>
    %29 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%21, %expanded_30 : tensor<4x256x512xbf16>, tensor<512x8x64xbf16>) outs(%24 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_31 = tensor.expand_shape %arg9 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %30 = tensor.empty() : tensor<4x8x256x64xbf16>
    %31 = linalg.generic {indexing_maps = [#map12, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%25, %expanded_27 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%30 : tensor<4x8x256x64xbf16>) {
    ^bb0(%in: f32, %in_336: f32, %out: bf16):
      %1593 = arith.truncf %in_336 : f32 to bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x8x256x64xbf16>
    %32 = tensor.empty() : tensor<4x8x64x256xbf16>
    %33 = linalg.generic {indexing_maps = [#map14, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %expanded_29 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%32 : tensor<4x8x64x256xbf16>) {
    ^bb0(%in: f32, %in_336: f32, %out: bf16):
      %1593 = arith.truncf %in_336 : f32 to bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x8x64x256xbf16>
    %34 = tensor.empty() : tensor<32x256x256xf32>
    %expanded_32 = tensor.expand_shape %34 [[0, 1], [2], [3]] output_shape [4, 8, 256, 256] : tensor<32x256x256xf32> into tensor<4x8x256x256xf32>
    %35 = linalg.fill ins(%cst_21 : f32) outs(%expanded_32 : tensor<4x8x256x256xf32>) -> tensor<4x8x256x256xf32>
    %36 = linalg.generic {indexing_maps = [#map16, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%31, %33 : tensor<4x8x256x64xbf16>, tensor<4x8x64x256xbf16>) outs(%35 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x256x256xf32>
    %37 = tensor.empty() : tensor<4x8x256x256xbf16>
    %38 = tensor.empty() : tensor<4x8x256x256xi1>
    %39 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%38 : tensor<4x8x256x256xi1>) {
    ^bb0(%out: i1):
      %1593 = linalg.index 2 : index
      %1594 = linalg.index 3 : index
      %1595 = arith.index_cast %1594 : index to i32
      %1596 = arith.index_cast %1593 : index to i32
      %1597 = arith.cmpi sge, %1596, %1595 : i32
      linalg.yield %1597 : i1
    } -> tensor<4x8x256x256xi1>
    %40 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%out: bf16):
      %1593 = arith.truncf %cst_15 : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x8x256x256xbf16>
    %41 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %36, %40 : tensor<4x8x256x256xi1>, tensor<4x8x256x256xf32>, tensor<4x8x256x256xbf16>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: i1, %in_336: f32, %in_337: bf16, %out: bf16):
      %1593 = arith.truncf %in_336 : f32 to bf16
      %1594 = arith.mulf %1593, %cst_16 : bf16
      %1595 = arith.select %in, %1594, %in_337 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x8x256x256xbf16>
    %42 = tensor.empty() : tensor<4x8x256xbf16>
    %43 = linalg.fill ins(%cst_14 : bf16) outs(%42 : tensor<4x8x256xbf16>) -> tensor<4x8x256xbf16>
    %44 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%41 : tensor<4x8x256x256xbf16>) outs(%43 : tensor<4x8x256xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.maximumf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x8x256xbf16>
    %45 = linalg.generic {indexing_maps = [#map5, #map3, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41, %44 : tensor<4x8x256x256xbf16>, tensor<4x8x256xbf16>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.subf %in, %in_336 : bf16
      %1594 = math.exp %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x8x256x256xbf16>
    %46 = tensor.empty() : tensor<4x8x256xf32>
    %47 = linalg.fill ins(%cst_21 : f32) outs(%46 : tensor<4x8x256xf32>) -> tensor<4x8x256xf32>
    %expanded_33 = tensor.expand_shape %45 [[0], [1], [2, 3], [4]] output_shape [4, 8, 256, 1, 256] : tensor<4x8x256x256xbf16> into tensor<4x8x256x1x256xbf16>
    %expanded_34 = tensor.expand_shape %46 [[0], [1], [2, 3]] output_shape [4, 8, 256, 1] : tensor<4x8x256xf32> into tensor<4x8x256x1xf32>
    %48 = linalg.fill ins(%cst_21 : f32) outs(%expanded_34 : tensor<4x8x256x1xf32>) -> tensor<4x8x256x1xf32>
    %49 = linalg.generic {indexing_maps = [#map18, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_33 : tensor<4x8x256x1x256xbf16>) outs(%48 : tensor<4x8x256x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.addf %out, %1593 : f32
      linalg.yield %1594 : f32
    } -> tensor<4x8x256x1xf32>
    %50 = tensor.empty() : tensor<4x8x256x1xbf16>
    %51 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49 : tensor<4x8x256x1xf32>) outs(%50 : tensor<4x8x256x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x8x256x1xbf16>
    %52 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51 : tensor<4x8x256x1xbf16>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x8x256x256xbf16>
    %53 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45, %52 : tensor<4x8x256x256xbf16>, tensor<4x8x256x256xbf16>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.divf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x8x256x256xbf16>
    %54 = linalg.generic {indexing_maps = [#map14, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29, %expanded_31 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%32 : tensor<4x8x64x256xbf16>) {
    ^bb0(%in: f32, %in_336: f32, %out: bf16):
      %1593 = arith.truncf %in_336 : f32 to bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x8x64x256xbf16>
    %55 = tensor.empty() : tensor<32x64x256xf32>
    %expanded_35 = tensor.expand_shape %55 [[0, 1], [2], [3]] output_shape [4, 8, 64, 256] : tensor<32x64x256xf32> into tensor<4x8x64x256xf32>
    %56 = linalg.fill ins(%cst_21 : f32) outs(%expanded_35 : tensor<4x8x64x256xf32>) -> tensor<4x8x64x256xf32>
    %57 = linalg.generic {indexing_maps = [#map16, #map20, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%54, %53 : tensor<4x8x64x256xbf16>, tensor<4x8x256x256xbf16>) outs(%56 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x64x256xf32>
    %58 = tensor.empty() : tensor<4x256x8x64xbf16>
    %59 = linalg.generic {indexing_maps = [#map21, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57 : tensor<4x8x64x256xf32>) outs(%58 : tensor<4x256x8x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x8x64xbf16>
    %60 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg10 : tensor<512x512xf32>) outs(%22 : tensor<512x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<512x512xbf16>
    %expanded_36 = tensor.expand_shape %60 [[0, 1], [2]] output_shape [8, 64, 512] : tensor<512x512xbf16> into tensor<8x64x512xbf16>
    %61 = linalg.generic {indexing_maps = [#map20, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%59, %expanded_36 : tensor<4x256x8x64xbf16>, tensor<8x64x512xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %62 = linalg.generic {indexing_maps = [#map, #map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%7, %61, %arg11 : tensor<4x256x512xbf16>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: f32, %in_337: f32, %out: bf16):
      %1593 = arith.truncf %in_337 : f32 to bf16
      %1594 = arith.truncf %in_336 : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      %1596 = arith.addf %in, %1595 : bf16
      linalg.yield %1596 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_37 = tensor.expand_shape %62 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %63 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_37 : tensor<4x256x1x512xbf16>) outs(%10 : tensor<4x256x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.addf %out, %1593 : f32
      linalg.yield %1594 : f32
    } -> tensor<4x256x1xf32>
    %64 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62, %63 : tensor<4x256x512xbf16>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: f32, %out: bf16):
      %1593 = arith.divf %in_336, %cst_20 : f32
      %1594 = arith.truncf %1593 : f32 to bf16
      %1595 = arith.subf %in, %1594 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_38 = tensor.expand_shape %64 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %65 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_38 : tensor<4x256x1x512xbf16>) outs(%10 : tensor<4x256x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.mulf %in, %in : bf16
      %1594 = arith.extf %1593 : bf16 to f32
      %1595 = arith.addf %out, %1594 : f32
      linalg.yield %1595 : f32
    } -> tensor<4x256x1xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65 : tensor<4x256x1xf32>) outs(%12 : tensor<4x256x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.divf %in, %cst_20 : f32
      %1594 = arith.truncf %1593 : f32 to bf16
      %1595 = arith.addf %1594, %cst_18 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x1xbf16>
    %67 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66 : tensor<4x256x1xbf16>) outs(%12 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = math.rsqrt %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x1xbf16>
    %68 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67 : tensor<4x256x1xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x256x512xbf16>
    %69 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64, %68 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %70 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg12 : tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %71 = linalg.generic {indexing_maps = [#map, #map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69, %70, %arg13 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: f32, %out: bf16):
      %1593 = arith.truncf %in_337 : f32 to bf16
      %1594 = arith.mulf %in, %in_336 : bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %72 = tensor.empty() : tensor<512x2048xbf16>
    %73 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg14 : tensor<512x2048xf32>) outs(%72 : tensor<512x2048xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<512x2048xbf16>
    %74 = tensor.empty() : tensor<1024x2048xf32>
    %expanded_39 = tensor.expand_shape %74 [[0, 1], [2]] output_shape [4, 256, 2048] : tensor<1024x2048xf32> into tensor<4x256x2048xf32>
    %75 = linalg.fill ins(%cst_21 : f32) outs(%expanded_39 : tensor<4x256x2048xf32>) -> tensor<4x256x2048xf32>
    %76 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%71, %73 : tensor<4x256x512xbf16>, tensor<512x2048xbf16>) outs(%75 : tensor<4x256x2048xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x2048xf32>
    %77 = tensor.empty() : tensor<2048xbf16>
    %78 = tensor.empty() : tensor<4x256x2048xbf16>
    %79 = linalg.generic {indexing_maps = [#map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76, %arg15 : tensor<4x256x2048xf32>, tensor<2048xf32>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: f32, %in_336: f32, %out: bf16):
      %1593 = arith.truncf %in_336 : f32 to bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x2048xbf16>
    %80 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<4x256x2048xbf16>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x2048xbf16>
    %81 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %80 : tensor<4x256x2048xbf16>, tensor<4x256x2048xbf16>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in_336, %in : bf16
      %1594 = arith.mulf %1593, %cst_11 : bf16
      %1595 = arith.addf %in, %1594 : bf16
      %1596 = arith.mulf %1595, %cst_10 : bf16
      %1597 = math.tanh %1596 : bf16
      linalg.yield %1597 : bf16
    } -> tensor<4x256x2048xbf16>
    %82 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81 : tensor<4x256x2048xbf16>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %in, %cst_13 : bf16
      %1594 = arith.mulf %1593, %cst_9 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x2048xbf16>
    %83 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79, %82 : tensor<4x256x2048xbf16>, tensor<4x256x2048xbf16>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x2048xbf16>
    %84 = tensor.empty() : tensor<2048x512xbf16>
    %85 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg16 : tensor<2048x512xf32>) outs(%84 : tensor<2048x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<2048x512xbf16>
    %86 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%83, %85 : tensor<4x256x2048xbf16>, tensor<2048x512xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %87 = linalg.generic {indexing_maps = [#map, #map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62, %86, %arg17 : tensor<4x256x512xbf16>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: f32, %in_337: f32, %out: bf16):
      %1593 = arith.truncf %in_337 : f32 to bf16
      %1594 = arith.truncf %in_336 : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      %1596 = arith.addf %in, %1595 : bf16
      linalg.yield %1596 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_40 = tensor.expand_shape %87 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %88 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_40 : tensor<4x256x1x512xbf16>) outs(%10 : tensor<4x256x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.addf %out, %1593 : f32
      linalg.yield %1594 : f32
    } -> tensor<4x256x1xf32>
    %89 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %88 : tensor<4x256x512xbf16>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: f32, %out: bf16):
      %1593 = arith.divf %in_336, %cst_20 : f32
      %1594 = arith.truncf %1593 : f32 to bf16
      %1595 = arith.subf %in, %1594 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_41 = tensor.expand_shape %89 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %90 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_41 : tensor<4x256x1x512xbf16>) outs(%10 : tensor<4x256x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.mulf %in, %in : bf16
      %1594 = arith.extf %1593 : bf16 to f32
      %1595 = arith.addf %out, %1594 : f32
      linalg.yield %1595 : f32
    } -> tensor<4x256x1xf32>
    %91 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<4x256x1xf32>) outs(%12 : tensor<4x256x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.divf %in, %cst_20 : f32
      %1594 = arith.truncf %1593 : f32 to bf16
      %1595 = arith.addf %1594, %cst_18 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x1xbf16>
    %92 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91 : tensor<4x256x1xbf16>) outs(%12 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = math.rsqrt %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x1xbf16>
    %93 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<4x256x1xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x256x512xbf16>
    %94 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89, %93 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %95 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg18 : tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %96 = linalg.generic {indexing_maps = [#map, #map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94, %95, %arg19 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: f32, %out: bf16):
      %1593 = arith.truncf %in_337 : f32 to bf16
      %1594 = arith.mulf %in, %in_336 : bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %97 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg20 : tensor<512x512xf32>) outs(%22 : tensor<512x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<512x512xbf16>
    %expanded_42 = tensor.expand_shape %97 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xbf16> into tensor<512x8x64xbf16>
    %98 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%96, %expanded_42 : tensor<4x256x512xbf16>, tensor<512x8x64xbf16>) outs(%24 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_43 = tensor.expand_shape %arg21 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %99 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg22 : tensor<512x512xf32>) outs(%22 : tensor<512x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<512x512xbf16>
    %expanded_44 = tensor.expand_shape %99 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xbf16> into tensor<512x8x64xbf16>
    %100 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%96, %expanded_44 : tensor<4x256x512xbf16>, tensor<512x8x64xbf16>) outs(%24 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_45 = tensor.expand_shape %arg23 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %101 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg24 : tensor<512x512xf32>) outs(%22 : tensor<512x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<512x512xbf16>
    %expanded_46 = tensor.expand_shape %101 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xbf16> into tensor<512x8x64xbf16>
    %102 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%96, %expanded_46 : tensor<4x256x512xbf16>, tensor<512x8x64xbf16>) outs(%24 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_47 = tensor.expand_shape %arg25 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %103 = linalg.generic {indexing_maps = [#map12, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%98, %expanded_43 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%30 : tensor<4x8x256x64xbf16>) {
    ^bb0(%in: f32, %in_336: f32, %out: bf16):
      %1593 = arith.truncf %in_336 : f32 to bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x8x256x64xbf16>
    %104 = linalg.generic {indexing_maps = [#map14, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%100, %expanded_45 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%32 : tensor<4x8x64x256xbf16>) {
    ^bb0(%in: f32, %in_336: f32, %out: bf16):
      %1593 = arith.truncf %in_336 : f32 to bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x8x64x256xbf16>
    %105 = linalg.generic {indexing_maps = [#map16, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%103, %104 : tensor<4x8x256x64xbf16>, tensor<4x8x64x256xbf16>) outs(%35 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x256x256xf32>
    %106 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %105, %40 : tensor<4x8x256x256xi1>, tensor<4x8x256x256xf32>, tensor<4x8x256x256xbf16>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: i1, %in_336: f32, %in_337: bf16, %out: bf16):
      %1593 = arith.truncf %in_336 : f32 to bf16
      %1594 = arith.mulf %1593, %cst_16 : bf16
      %1595 = arith.select %in, %1594, %in_337 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x8x256x256xbf16>
    %107 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%106 : tensor<4x8x256x256xbf16>) outs(%43 : tensor<4x8x256xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.maximumf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x8x256xbf16>
    %108 = linalg.generic {indexing_maps = [#map5, #map3, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%106, %107 : tensor<4x8x256x256xbf16>, tensor<4x8x256xbf16>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.subf %in, %in_336 : bf16
      %1594 = math.exp %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x8x256x256xbf16>
    %expanded_48 = tensor.expand_shape %108 [[0], [1], [2, 3], [4]] output_shape [4, 8, 256, 1, 256] : tensor<4x8x256x256xbf16> into tensor<4x8x256x1x256xbf16>
    %109 = linalg.generic {indexing_maps = [#map18, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_48 : tensor<4x8x256x1x256xbf16>) outs(%48 : tensor<4x8x256x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.addf %out, %1593 : f32
      linalg.yield %1594 : f32
    } -> tensor<4x8x256x1xf32>
    %110 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%109 : tensor<4x8x256x1xf32>) outs(%50 : tensor<4x8x256x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x8x256x1xbf16>
    %111 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%110 : tensor<4x8x256x1xbf16>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x8x256x256xbf16>
    %112 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%108, %111 : tensor<4x8x256x256xbf16>, tensor<4x8x256x256xbf16>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.divf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x8x256x256xbf16>
    %113 = linalg.generic {indexing_maps = [#map14, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%102, %expanded_47 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%32 : tensor<4x8x64x256xbf16>) {
    ^bb0(%in: f32, %in_336: f32, %out: bf16):
      %1593 = arith.truncf %in_336 : f32 to bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x8x64x256xbf16>
    %114 = linalg.generic {indexing_maps = [#map16, #map20, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%113, %112 : tensor<4x8x64x256xbf16>, tensor<4x8x256x256xbf16>) outs(%56 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x64x256xf32>
    %115 = linalg.generic {indexing_maps = [#map21, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%114 : tensor<4x8x64x256xf32>) outs(%58 : tensor<4x256x8x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x8x64xbf16>
    %116 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg26 : tensor<512x512xf32>) outs(%22 : tensor<512x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<512x512xbf16>
    %expanded_49 = tensor.expand_shape %116 [[0, 1], [2]] output_shape [8, 64, 512] : tensor<512x512xbf16> into tensor<8x64x512xbf16>
    %117 = linalg.generic {indexing_maps = [#map20, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%115, %expanded_49 : tensor<4x256x8x64xbf16>, tensor<8x64x512xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %118 = linalg.generic {indexing_maps = [#map, #map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %117, %arg27 : tensor<4x256x512xbf16>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: f32, %in_337: f32, %out: bf16):
      %1593 = arith.truncf %in_337 : f32 to bf16
      %1594 = arith.truncf %in_336 : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      %1596 = arith.addf %in, %1595 : bf16
      linalg.yield %1596 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_50 = tensor.expand_shape %118 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %119 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_50 : tensor<4x256x1x512xbf16>) outs(%10 : tensor<4x256x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.addf %out, %1593 : f32
      linalg.yield %1594 : f32
    } -> tensor<4x256x1xf32>
    %120 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118, %119 : tensor<4x256x512xbf16>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: f32, %out: bf16):
      %1593 = arith.divf %in_336, %cst_20 : f32
      %1594 = arith.truncf %1593 : f32 to bf16
      %1595 = arith.subf %in, %1594 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_51 = tensor.expand_shape %120 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %121 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_51 : tensor<4x256x1x512xbf16>) outs(%10 : tensor<4x256x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.mulf %in, %in : bf16
      %1594 = arith.extf %1593 : bf16 to f32
      %1595 = arith.addf %out, %1594 : f32
      linalg.yield %1595 : f32
    } -> tensor<4x256x1xf32>
    %122 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121 : tensor<4x256x1xf32>) outs(%12 : tensor<4x256x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.divf %in, %cst_20 : f32
      %1594 = arith.truncf %1593 : f32 to bf16
      %1595 = arith.addf %1594, %cst_18 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x1xbf16>
    %123 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122 : tensor<4x256x1xbf16>) outs(%12 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = math.rsqrt %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x1xbf16>
    %124 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123 : tensor<4x256x1xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x256x512xbf16>
    %125 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120, %124 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %126 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg28 : tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %127 = linalg.generic {indexing_maps = [#map, #map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125, %126, %arg29 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: f32, %out: bf16):
      %1593 = arith.truncf %in_337 : f32 to bf16
      %1594 = arith.mulf %in, %in_336 : bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %128 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg30 : tensor<512x2048xf32>) outs(%72 : tensor<512x2048xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<512x2048xbf16>
    %129 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%127, %128 : tensor<4x256x512xbf16>, tensor<512x2048xbf16>) outs(%75 : tensor<4x256x2048xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x2048xf32>
    %130 = linalg.generic {indexing_maps = [#map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129, %arg31 : tensor<4x256x2048xf32>, tensor<2048xf32>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: f32, %in_336: f32, %out: bf16):
      %1593 = arith.truncf %in_336 : f32 to bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x2048xbf16>
    %131 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130 : tensor<4x256x2048xbf16>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x2048xbf16>
    %132 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130, %131 : tensor<4x256x2048xbf16>, tensor<4x256x2048xbf16>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in_336, %in : bf16
      %1594 = arith.mulf %1593, %cst_11 : bf16
      %1595 = arith.addf %in, %1594 : bf16
      %1596 = arith.mulf %1595, %cst_10 : bf16
      %1597 = math.tanh %1596 : bf16
      linalg.yield %1597 : bf16
    } -> tensor<4x256x2048xbf16>
    %133 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132 : tensor<4x256x2048xbf16>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %in, %cst_13 : bf16
      %1594 = arith.mulf %1593, %cst_9 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x2048xbf16>
    %134 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130, %133 : tensor<4x256x2048xbf16>, tensor<4x256x2048xbf16>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x2048xbf16>
    %135 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg32 : tensor<2048x512xf32>) outs(%84 : tensor<2048x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<2048x512xbf16>
    %136 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%134, %135 : tensor<4x256x2048xbf16>, tensor<2048x512xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %137 = linalg.generic {indexing_maps = [#map, #map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118, %136, %arg33 : tensor<4x256x512xbf16>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: f32, %in_337: f32, %out: bf16):
      %1593 = arith.truncf %in_337 : f32 to bf16
      %1594 = arith.truncf %in_336 : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      %1596 = arith.addf %in, %1595 : bf16
      linalg.yield %1596 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_52 = tensor.expand_shape %137 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %138 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_52 : tensor<4x256x1x512xbf16>) outs(%10 : tensor<4x256x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.addf %out, %1593 : f32
      linalg.yield %1594 : f32
    } -> tensor<4x256x1xf32>
    %139 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137, %138 : tensor<4x256x512xbf16>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: f32, %out: bf16):
      %1593 = arith.divf %in_336, %cst_20 : f32
      %1594 = arith.truncf %1593 : f32 to bf16
      %1595 = arith.subf %in, %1594 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_53 = tensor.expand_shape %139 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %140 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_53 : tensor<4x256x1x512xbf16>) outs(%10 : tensor<4x256x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.mulf %in, %in : bf16
      %1594 = arith.extf %1593 : bf16 to f32
      %1595 = arith.addf %out, %1594 : f32
      linalg.yield %1595 : f32
    } -> tensor<4x256x1xf32>
    %141 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140 : tensor<4x256x1xf32>) outs(%12 : tensor<4x256x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.divf %in, %cst_20 : f32
      %1594 = arith.truncf %1593 : f32 to bf16
      %1595 = arith.addf %1594, %cst_18 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x1xbf16>
    %142 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141 : tensor<4x256x1xbf16>) outs(%12 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = math.rsqrt %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x1xbf16>
    %143 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142 : tensor<4x256x1xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x256x512xbf16>
    %144 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %143 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %145 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg34 : tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %146 = linalg.generic {indexing_maps = [#map, #map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144, %145, %arg35 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: f32, %out: bf16):
      %1593 = arith.truncf %in_337 : f32 to bf16
      %1594 = arith.mulf %in, %in_336 : bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %147 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg36 : tensor<512x512xf32>) outs(%22 : tensor<512x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<512x512xbf16>
    %expanded_54 = tensor.expand_shape %147 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xbf16> into tensor<512x8x64xbf16>
    %148 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%146, %expanded_54 : tensor<4x256x512xbf16>, tensor<512x8x64xbf16>) outs(%24 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_55 = tensor.expand_shape %arg37 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %149 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg38 : tensor<512x512xf32>) outs(%22 : tensor<512x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<512x512xbf16>
    %expanded_56 = tensor.expand_shape %149 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xbf16> into tensor<512x8x64xbf16>
    %150 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%146, %expanded_56 : tensor<4x256x512xbf16>, tensor<512x8x64xbf16>) outs(%24 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_57 = tensor.expand_shape %arg39 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %151 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg40 : tensor<512x512xf32>) outs(%22 : tensor<512x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<512x512xbf16>
    %expanded_58 = tensor.expand_shape %151 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xbf16> into tensor<512x8x64xbf16>
    %152 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%146, %expanded_58 : tensor<4x256x512xbf16>, tensor<512x8x64xbf16>) outs(%24 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_59 = tensor.expand_shape %arg41 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %153 = linalg.generic {indexing_maps = [#map12, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%148, %expanded_55 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%30 : tensor<4x8x256x64xbf16>) {
    ^bb0(%in: f32, %in_336: f32, %out: bf16):
      %1593 = arith.truncf %in_336 : f32 to bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x8x256x64xbf16>
    %154 = linalg.generic {indexing_maps = [#map14, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%150, %expanded_57 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%32 : tensor<4x8x64x256xbf16>) {
    ^bb0(%in: f32, %in_336: f32, %out: bf16):
      %1593 = arith.truncf %in_336 : f32 to bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x8x64x256xbf16>
    %155 = linalg.generic {indexing_maps = [#map16, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%153, %154 : tensor<4x8x256x64xbf16>, tensor<4x8x64x256xbf16>) outs(%35 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x256x256xf32>
    %156 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %155, %40 : tensor<4x8x256x256xi1>, tensor<4x8x256x256xf32>, tensor<4x8x256x256xbf16>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: i1, %in_336: f32, %in_337: bf16, %out: bf16):
      %1593 = arith.truncf %in_336 : f32 to bf16
      %1594 = arith.mulf %1593, %cst_16 : bf16
      %1595 = arith.select %in, %1594, %in_337 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x8x256x256xbf16>
    %157 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%156 : tensor<4x8x256x256xbf16>) outs(%43 : tensor<4x8x256xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.maximumf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x8x256xbf16>
    %158 = linalg.generic {indexing_maps = [#map5, #map3, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%156, %157 : tensor<4x8x256x256xbf16>, tensor<4x8x256xbf16>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.subf %in, %in_336 : bf16
      %1594 = math.exp %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x8x256x256xbf16>
    %expanded_60 = tensor.expand_shape %158 [[0], [1], [2, 3], [4]] output_shape [4, 8, 256, 1, 256] : tensor<4x8x256x256xbf16> into tensor<4x8x256x1x256xbf16>
    %159 = linalg.generic {indexing_maps = [#map18, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_60 : tensor<4x8x256x1x256xbf16>) outs(%48 : tensor<4x8x256x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.addf %out, %1593 : f32
      linalg.yield %1594 : f32
    } -> tensor<4x8x256x1xf32>
    %160 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%159 : tensor<4x8x256x1xf32>) outs(%50 : tensor<4x8x256x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x8x256x1xbf16>
    %161 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%160 : tensor<4x8x256x1xbf16>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x8x256x256xbf16>
    %162 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%158, %161 : tensor<4x8x256x256xbf16>, tensor<4x8x256x256xbf16>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.divf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x8x256x256xbf16>
    %163 = linalg.generic {indexing_maps = [#map14, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%152, %expanded_59 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%32 : tensor<4x8x64x256xbf16>) {
    ^bb0(%in: f32, %in_336: f32, %out: bf16):
      %1593 = arith.truncf %in_336 : f32 to bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x8x64x256xbf16>
    %164 = linalg.generic {indexing_maps = [#map16, #map20, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%163, %162 : tensor<4x8x64x256xbf16>, tensor<4x8x256x256xbf16>) outs(%56 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x64x256xf32>
    %165 = linalg.generic {indexing_maps = [#map21, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%164 : tensor<4x8x64x256xf32>) outs(%58 : tensor<4x256x8x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x8x64xbf16>
    %166 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg42 : tensor<512x512xf32>) outs(%22 : tensor<512x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<512x512xbf16>
    %expanded_61 = tensor.expand_shape %166 [[0, 1], [2]] output_shape [8, 64, 512] : tensor<512x512xbf16> into tensor<8x64x512xbf16>
    %167 = linalg.generic {indexing_maps = [#map20, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%165, %expanded_61 : tensor<4x256x8x64xbf16>, tensor<8x64x512xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %168 = linalg.generic {indexing_maps = [#map, #map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137, %167, %arg43 : tensor<4x256x512xbf16>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: f32, %in_337: f32, %out: bf16):
      %1593 = arith.truncf %in_337 : f32 to bf16
      %1594 = arith.truncf %in_336 : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      %1596 = arith.addf %in, %1595 : bf16
      linalg.yield %1596 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_62 = tensor.expand_shape %168 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %169 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_62 : tensor<4x256x1x512xbf16>) outs(%10 : tensor<4x256x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.addf %out, %1593 : f32
      linalg.yield %1594 : f32
    } -> tensor<4x256x1xf32>
    %170 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168, %169 : tensor<4x256x512xbf16>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: f32, %out: bf16):
      %1593 = arith.divf %in_336, %cst_20 : f32
      %1594 = arith.truncf %1593 : f32 to bf16
      %1595 = arith.subf %in, %1594 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_63 = tensor.expand_shape %170 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %171 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_63 : tensor<4x256x1x512xbf16>) outs(%10 : tensor<4x256x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.mulf %in, %in : bf16
      %1594 = arith.extf %1593 : bf16 to f32
      %1595 = arith.addf %out, %1594 : f32
      linalg.yield %1595 : f32
    } -> tensor<4x256x1xf32>
    %172 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171 : tensor<4x256x1xf32>) outs(%12 : tensor<4x256x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.divf %in, %cst_20 : f32
      %1594 = arith.truncf %1593 : f32 to bf16
      %1595 = arith.addf %1594, %cst_18 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x1xbf16>
    %173 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172 : tensor<4x256x1xbf16>) outs(%12 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = math.rsqrt %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x1xbf16>
    %174 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173 : tensor<4x256x1xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x256x512xbf16>
    %175 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170, %174 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %176 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg44 : tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %177 = linalg.generic {indexing_maps = [#map, #map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175, %176, %arg45 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: f32, %out: bf16):
      %1593 = arith.truncf %in_337 : f32 to bf16
      %1594 = arith.mulf %in, %in_336 : bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %178 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg46 : tensor<512x2048xf32>) outs(%72 : tensor<512x2048xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<512x2048xbf16>
    %179 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%177, %178 : tensor<4x256x512xbf16>, tensor<512x2048xbf16>) outs(%75 : tensor<4x256x2048xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x2048xf32>
    %180 = linalg.generic {indexing_maps = [#map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179, %arg47 : tensor<4x256x2048xf32>, tensor<2048xf32>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: f32, %in_336: f32, %out: bf16):
      %1593 = arith.truncf %in_336 : f32 to bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x2048xbf16>
    %181 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180 : tensor<4x256x2048xbf16>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x2048xbf16>
    %182 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %181 : tensor<4x256x2048xbf16>, tensor<4x256x2048xbf16>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in_336, %in : bf16
      %1594 = arith.mulf %1593, %cst_11 : bf16
      %1595 = arith.addf %in, %1594 : bf16
      %1596 = arith.mulf %1595, %cst_10 : bf16
      %1597 = math.tanh %1596 : bf16
      linalg.yield %1597 : bf16
    } -> tensor<4x256x2048xbf16>
    %183 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182 : tensor<4x256x2048xbf16>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %in, %cst_13 : bf16
      %1594 = arith.mulf %1593, %cst_9 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x2048xbf16>
    %184 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %183 : tensor<4x256x2048xbf16>, tensor<4x256x2048xbf16>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x2048xbf16>
    %185 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg48 : tensor<2048x512xf32>) outs(%84 : tensor<2048x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<2048x512xbf16>
    %186 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%184, %185 : tensor<4x256x2048xbf16>, tensor<2048x512xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %187 = linalg.generic {indexing_maps = [#map, #map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168, %186, %arg49 : tensor<4x256x512xbf16>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: f32, %in_337: f32, %out: bf16):
      %1593 = arith.truncf %in_337 : f32 to bf16
      %1594 = arith.truncf %in_336 : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      %1596 = arith.addf %in, %1595 : bf16
      linalg.yield %1596 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_64 = tensor.expand_shape %187 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %188 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_64 : tensor<4x256x1x512xbf16>) outs(%10 : tensor<4x256x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.addf %out, %1593 : f32
      linalg.yield %1594 : f32
    } -> tensor<4x256x1xf32>
    %189 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187, %188 : tensor<4x256x512xbf16>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: f32, %out: bf16):
      %1593 = arith.divf %in_336, %cst_20 : f32
      %1594 = arith.truncf %1593 : f32 to bf16
      %1595 = arith.subf %in, %1594 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_65 = tensor.expand_shape %189 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %190 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_65 : tensor<4x256x1x512xbf16>) outs(%10 : tensor<4x256x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.mulf %in, %in : bf16
      %1594 = arith.extf %1593 : bf16 to f32
      %1595 = arith.addf %out, %1594 : f32
      linalg.yield %1595 : f32
    } -> tensor<4x256x1xf32>
    %191 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%190 : tensor<4x256x1xf32>) outs(%12 : tensor<4x256x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.divf %in, %cst_20 : f32
      %1594 = arith.truncf %1593 : f32 to bf16
      %1595 = arith.addf %1594, %cst_18 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x1xbf16>
    %192 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191 : tensor<4x256x1xbf16>) outs(%12 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = math.rsqrt %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x1xbf16>
    %193 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192 : tensor<4x256x1xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x256x512xbf16>
    %194 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189, %193 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %195 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg50 : tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %196 = linalg.generic {indexing_maps = [#map, #map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194, %195, %arg51 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: f32, %out: bf16):
      %1593 = arith.truncf %in_337 : f32 to bf16
      %1594 = arith.mulf %in, %in_336 : bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %197 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg52 : tensor<512x512xf32>) outs(%22 : tensor<512x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<512x512xbf16>
    %expanded_66 = tensor.expand_shape %197 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xbf16> into tensor<512x8x64xbf16>
    %198 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%196, %expanded_66 : tensor<4x256x512xbf16>, tensor<512x8x64xbf16>) outs(%24 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_67 = tensor.expand_shape %arg53 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %199 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg54 : tensor<512x512xf32>) outs(%22 : tensor<512x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<512x512xbf16>
    %expanded_68 = tensor.expand_shape %199 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xbf16> into tensor<512x8x64xbf16>
    %200 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%196, %expanded_68 : tensor<4x256x512xbf16>, tensor<512x8x64xbf16>) outs(%24 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_69 = tensor.expand_shape %arg55 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %201 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg56 : tensor<512x512xf32>) outs(%22 : tensor<512x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<512x512xbf16>
    %expanded_70 = tensor.expand_shape %201 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xbf16> into tensor<512x8x64xbf16>
    %202 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%196, %expanded_70 : tensor<4x256x512xbf16>, tensor<512x8x64xbf16>) outs(%24 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_71 = tensor.expand_shape %arg57 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %203 = linalg.generic {indexing_maps = [#map12, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%198, %expanded_67 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%30 : tensor<4x8x256x64xbf16>) {
    ^bb0(%in: f32, %in_336: f32, %out: bf16):
      %1593 = arith.truncf %in_336 : f32 to bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x8x256x64xbf16>
    %204 = linalg.generic {indexing_maps = [#map14, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%200, %expanded_69 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%32 : tensor<4x8x64x256xbf16>) {
    ^bb0(%in: f32, %in_336: f32, %out: bf16):
      %1593 = arith.truncf %in_336 : f32 to bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x8x64x256xbf16>
    %205 = linalg.generic {indexing_maps = [#map16, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%203, %204 : tensor<4x8x256x64xbf16>, tensor<4x8x64x256xbf16>) outs(%35 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x256x256xf32>
    %206 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %205, %40 : tensor<4x8x256x256xi1>, tensor<4x8x256x256xf32>, tensor<4x8x256x256xbf16>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: i1, %in_336: f32, %in_337: bf16, %out: bf16):
      %1593 = arith.truncf %in_336 : f32 to bf16
      %1594 = arith.mulf %1593, %cst_16 : bf16
      %1595 = arith.select %in, %1594, %in_337 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x8x256x256xbf16>
    %207 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%206 : tensor<4x8x256x256xbf16>) outs(%43 : tensor<4x8x256xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.maximumf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x8x256xbf16>
    %208 = linalg.generic {indexing_maps = [#map5, #map3, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%206, %207 : tensor<4x8x256x256xbf16>, tensor<4x8x256xbf16>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.subf %in, %in_336 : bf16
      %1594 = math.exp %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x8x256x256xbf16>
    %expanded_72 = tensor.expand_shape %208 [[0], [1], [2, 3], [4]] output_shape [4, 8, 256, 1, 256] : tensor<4x8x256x256xbf16> into tensor<4x8x256x1x256xbf16>
    %209 = linalg.generic {indexing_maps = [#map18, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_72 : tensor<4x8x256x1x256xbf16>) outs(%48 : tensor<4x8x256x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.addf %out, %1593 : f32
      linalg.yield %1594 : f32
    } -> tensor<4x8x256x1xf32>
    %210 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%209 : tensor<4x8x256x1xf32>) outs(%50 : tensor<4x8x256x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x8x256x1xbf16>
    %211 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%210 : tensor<4x8x256x1xbf16>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x8x256x256xbf16>
    %212 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%208, %211 : tensor<4x8x256x256xbf16>, tensor<4x8x256x256xbf16>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.divf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x8x256x256xbf16>
    %213 = linalg.generic {indexing_maps = [#map14, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%202, %expanded_71 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%32 : tensor<4x8x64x256xbf16>) {
    ^bb0(%in: f32, %in_336: f32, %out: bf16):
      %1593 = arith.truncf %in_336 : f32 to bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x8x64x256xbf16>
    %214 = linalg.generic {indexing_maps = [#map16, #map20, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%213, %212 : tensor<4x8x64x256xbf16>, tensor<4x8x256x256xbf16>) outs(%56 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x64x256xf32>
    %215 = linalg.generic {indexing_maps = [#map21, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%214 : tensor<4x8x64x256xf32>) outs(%58 : tensor<4x256x8x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x8x64xbf16>
    %216 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg58 : tensor<512x512xf32>) outs(%22 : tensor<512x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<512x512xbf16>
    %expanded_73 = tensor.expand_shape %216 [[0, 1], [2]] output_shape [8, 64, 512] : tensor<512x512xbf16> into tensor<8x64x512xbf16>
    %217 = linalg.generic {indexing_maps = [#map20, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%215, %expanded_73 : tensor<4x256x8x64xbf16>, tensor<8x64x512xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %218 = linalg.generic {indexing_maps = [#map, #map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187, %217, %arg59 : tensor<4x256x512xbf16>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: f32, %in_337: f32, %out: bf16):
      %1593 = arith.truncf %in_337 : f32 to bf16
      %1594 = arith.truncf %in_336 : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      %1596 = arith.addf %in, %1595 : bf16
      linalg.yield %1596 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_74 = tensor.expand_shape %218 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %219 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_74 : tensor<4x256x1x512xbf16>) outs(%10 : tensor<4x256x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.addf %out, %1593 : f32
      linalg.yield %1594 : f32
    } -> tensor<4x256x1xf32>
    %220 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%218, %219 : tensor<4x256x512xbf16>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: f32, %out: bf16):
      %1593 = arith.divf %in_336, %cst_20 : f32
      %1594 = arith.truncf %1593 : f32 to bf16
      %1595 = arith.subf %in, %1594 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_75 = tensor.expand_shape %220 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %221 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_75 : tensor<4x256x1x512xbf16>) outs(%10 : tensor<4x256x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.mulf %in, %in : bf16
      %1594 = arith.extf %1593 : bf16 to f32
      %1595 = arith.addf %out, %1594 : f32
      linalg.yield %1595 : f32
    } -> tensor<4x256x1xf32>
    %222 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%221 : tensor<4x256x1xf32>) outs(%12 : tensor<4x256x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.divf %in, %cst_20 : f32
      %1594 = arith.truncf %1593 : f32 to bf16
      %1595 = arith.addf %1594, %cst_18 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x1xbf16>
    %223 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%222 : tensor<4x256x1xbf16>) outs(%12 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = math.rsqrt %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x1xbf16>
    %224 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223 : tensor<4x256x1xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x256x512xbf16>
    %225 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%220, %224 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %226 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg60 : tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %227 = linalg.generic {indexing_maps = [#map, #map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225, %226, %arg61 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: f32, %out: bf16):
      %1593 = arith.truncf %in_337 : f32 to bf16
      %1594 = arith.mulf %in, %in_336 : bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %228 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg62 : tensor<512x2048xf32>) outs(%72 : tensor<512x2048xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<512x2048xbf16>
    %229 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%227, %228 : tensor<4x256x512xbf16>, tensor<512x2048xbf16>) outs(%75 : tensor<4x256x2048xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x2048xf32>
    %230 = linalg.generic {indexing_maps = [#map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%229, %arg63 : tensor<4x256x2048xf32>, tensor<2048xf32>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: f32, %in_336: f32, %out: bf16):
      %1593 = arith.truncf %in_336 : f32 to bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x2048xbf16>
    %231 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%230 : tensor<4x256x2048xbf16>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x2048xbf16>
    %232 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%230, %231 : tensor<4x256x2048xbf16>, tensor<4x256x2048xbf16>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in_336, %in : bf16
      %1594 = arith.mulf %1593, %cst_11 : bf16
      %1595 = arith.addf %in, %1594 : bf16
      %1596 = arith.mulf %1595, %cst_10 : bf16
      %1597 = math.tanh %1596 : bf16
      linalg.yield %1597 : bf16
    } -> tensor<4x256x2048xbf16>
    %233 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%232 : tensor<4x256x2048xbf16>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %in, %cst_13 : bf16
      %1594 = arith.mulf %1593, %cst_9 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x2048xbf16>
    %234 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%230, %233 : tensor<4x256x2048xbf16>, tensor<4x256x2048xbf16>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x2048xbf16>
    %235 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg64 : tensor<2048x512xf32>) outs(%84 : tensor<2048x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<2048x512xbf16>
    %236 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%234, %235 : tensor<4x256x2048xbf16>, tensor<2048x512xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %237 = linalg.generic {indexing_maps = [#map, #map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%218, %236, %arg65 : tensor<4x256x512xbf16>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: f32, %in_337: f32, %out: bf16):
      %1593 = arith.truncf %in_337 : f32 to bf16
      %1594 = arith.truncf %in_336 : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      %1596 = arith.addf %in, %1595 : bf16
      linalg.yield %1596 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_76 = tensor.expand_shape %237 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %238 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_76 : tensor<4x256x1x512xbf16>) outs(%10 : tensor<4x256x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.addf %out, %1593 : f32
      linalg.yield %1594 : f32
    } -> tensor<4x256x1xf32>
    %239 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%237, %238 : tensor<4x256x512xbf16>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: f32, %out: bf16):
      %1593 = arith.divf %in_336, %cst_20 : f32
      %1594 = arith.truncf %1593 : f32 to bf16
      %1595 = arith.subf %in, %1594 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_77 = tensor.expand_shape %239 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %240 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_77 : tensor<4x256x1x512xbf16>) outs(%10 : tensor<4x256x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.mulf %in, %in : bf16
      %1594 = arith.extf %1593 : bf16 to f32
      %1595 = arith.addf %out, %1594 : f32
      linalg.yield %1595 : f32
    } -> tensor<4x256x1xf32>
    %241 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%240 : tensor<4x256x1xf32>) outs(%12 : tensor<4x256x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.divf %in, %cst_20 : f32
      %1594 = arith.truncf %1593 : f32 to bf16
      %1595 = arith.addf %1594, %cst_18 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x1xbf16>
    %242 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%241 : tensor<4x256x1xbf16>) outs(%12 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = math.rsqrt %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x1xbf16>
    %243 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242 : tensor<4x256x1xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x256x512xbf16>
    %244 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%239, %243 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %245 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg66 : tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %246 = linalg.generic {indexing_maps = [#map, #map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%244, %245, %arg67 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: f32, %out: bf16):
      %1593 = arith.truncf %in_337 : f32 to bf16
      %1594 = arith.mulf %in, %in_336 : bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %247 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg68 : tensor<512x512xf32>) outs(%22 : tensor<512x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<512x512xbf16>
    %expanded_78 = tensor.expand_shape %247 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xbf16> into tensor<512x8x64xbf16>
    %248 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%246, %expanded_78 : tensor<4x256x512xbf16>, tensor<512x8x64xbf16>) outs(%24 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_79 = tensor.expand_shape %arg69 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %249 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg70 : tensor<512x512xf32>) outs(%22 : tensor<512x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<512x512xbf16>
    %expanded_80 = tensor.expand_shape %249 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xbf16> into tensor<512x8x64xbf16>
    %250 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%246, %expanded_80 : tensor<4x256x512xbf16>, tensor<512x8x64xbf16>) outs(%24 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_81 = tensor.expand_shape %arg71 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %251 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg72 : tensor<512x512xf32>) outs(%22 : tensor<512x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<512x512xbf16>
    %expanded_82 = tensor.expand_shape %251 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xbf16> into tensor<512x8x64xbf16>
    %252 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%246, %expanded_82 : tensor<4x256x512xbf16>, tensor<512x8x64xbf16>) outs(%24 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_83 = tensor.expand_shape %arg73 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %253 = linalg.generic {indexing_maps = [#map12, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%248, %expanded_79 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%30 : tensor<4x8x256x64xbf16>) {
    ^bb0(%in: f32, %in_336: f32, %out: bf16):
      %1593 = arith.truncf %in_336 : f32 to bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x8x256x64xbf16>
    %254 = linalg.generic {indexing_maps = [#map14, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%250, %expanded_81 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%32 : tensor<4x8x64x256xbf16>) {
    ^bb0(%in: f32, %in_336: f32, %out: bf16):
      %1593 = arith.truncf %in_336 : f32 to bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x8x64x256xbf16>
    %255 = linalg.generic {indexing_maps = [#map16, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%253, %254 : tensor<4x8x256x64xbf16>, tensor<4x8x64x256xbf16>) outs(%35 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x256x256xf32>
    %256 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %255, %40 : tensor<4x8x256x256xi1>, tensor<4x8x256x256xf32>, tensor<4x8x256x256xbf16>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: i1, %in_336: f32, %in_337: bf16, %out: bf16):
      %1593 = arith.truncf %in_336 : f32 to bf16
      %1594 = arith.mulf %1593, %cst_16 : bf16
      %1595 = arith.select %in, %1594, %in_337 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x8x256x256xbf16>
    %257 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%256 : tensor<4x8x256x256xbf16>) outs(%43 : tensor<4x8x256xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.maximumf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x8x256xbf16>
    %258 = linalg.generic {indexing_maps = [#map5, #map3, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%256, %257 : tensor<4x8x256x256xbf16>, tensor<4x8x256xbf16>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.subf %in, %in_336 : bf16
      %1594 = math.exp %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x8x256x256xbf16>
    %expanded_84 = tensor.expand_shape %258 [[0], [1], [2, 3], [4]] output_shape [4, 8, 256, 1, 256] : tensor<4x8x256x256xbf16> into tensor<4x8x256x1x256xbf16>
    %259 = linalg.generic {indexing_maps = [#map18, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_84 : tensor<4x8x256x1x256xbf16>) outs(%48 : tensor<4x8x256x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.addf %out, %1593 : f32
      linalg.yield %1594 : f32
    } -> tensor<4x8x256x1xf32>
    %260 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%259 : tensor<4x8x256x1xf32>) outs(%50 : tensor<4x8x256x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x8x256x1xbf16>
    %261 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%260 : tensor<4x8x256x1xbf16>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x8x256x256xbf16>
    %262 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%258, %261 : tensor<4x8x256x256xbf16>, tensor<4x8x256x256xbf16>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.divf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x8x256x256xbf16>
    %263 = linalg.generic {indexing_maps = [#map14, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%252, %expanded_83 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%32 : tensor<4x8x64x256xbf16>) {
    ^bb0(%in: f32, %in_336: f32, %out: bf16):
      %1593 = arith.truncf %in_336 : f32 to bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x8x64x256xbf16>
    %264 = linalg.generic {indexing_maps = [#map16, #map20, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%263, %262 : tensor<4x8x64x256xbf16>, tensor<4x8x256x256xbf16>) outs(%56 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x64x256xf32>
    %265 = linalg.generic {indexing_maps = [#map21, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%264 : tensor<4x8x64x256xf32>) outs(%58 : tensor<4x256x8x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x8x64xbf16>
    %266 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg74 : tensor<512x512xf32>) outs(%22 : tensor<512x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<512x512xbf16>
    %expanded_85 = tensor.expand_shape %266 [[0, 1], [2]] output_shape [8, 64, 512] : tensor<512x512xbf16> into tensor<8x64x512xbf16>
    %267 = linalg.generic {indexing_maps = [#map20, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%265, %expanded_85 : tensor<4x256x8x64xbf16>, tensor<8x64x512xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %268 = linalg.generic {indexing_maps = [#map, #map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%237, %267, %arg75 : tensor<4x256x512xbf16>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: f32, %in_337: f32, %out: bf16):
      %1593 = arith.truncf %in_337 : f32 to bf16
      %1594 = arith.truncf %in_336 : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      %1596 = arith.addf %in, %1595 : bf16
      linalg.yield %1596 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_86 = tensor.expand_shape %268 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %269 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_86 : tensor<4x256x1x512xbf16>) outs(%10 : tensor<4x256x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.addf %out, %1593 : f32
      linalg.yield %1594 : f32
    } -> tensor<4x256x1xf32>
    %270 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%268, %269 : tensor<4x256x512xbf16>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: f32, %out: bf16):
      %1593 = arith.divf %in_336, %cst_20 : f32
      %1594 = arith.truncf %1593 : f32 to bf16
      %1595 = arith.subf %in, %1594 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_87 = tensor.expand_shape %270 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %271 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_87 : tensor<4x256x1x512xbf16>) outs(%10 : tensor<4x256x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.mulf %in, %in : bf16
      %1594 = arith.extf %1593 : bf16 to f32
      %1595 = arith.addf %out, %1594 : f32
      linalg.yield %1595 : f32
    } -> tensor<4x256x1xf32>
    %272 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%271 : tensor<4x256x1xf32>) outs(%12 : tensor<4x256x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.divf %in, %cst_20 : f32
      %1594 = arith.truncf %1593 : f32 to bf16
      %1595 = arith.addf %1594, %cst_18 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x1xbf16>
    %273 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%272 : tensor<4x256x1xbf16>) outs(%12 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = math.rsqrt %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x1xbf16>
    %274 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%273 : tensor<4x256x1xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x256x512xbf16>
    %275 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270, %274 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %276 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg76 : tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %277 = linalg.generic {indexing_maps = [#map, #map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%275, %276, %arg77 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: f32, %out: bf16):
      %1593 = arith.truncf %in_337 : f32 to bf16
      %1594 = arith.mulf %in, %in_336 : bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %278 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg78 : tensor<512x2048xf32>) outs(%72 : tensor<512x2048xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<512x2048xbf16>
    %279 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%277, %278 : tensor<4x256x512xbf16>, tensor<512x2048xbf16>) outs(%75 : tensor<4x256x2048xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x2048xf32>
    %280 = linalg.generic {indexing_maps = [#map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%279, %arg79 : tensor<4x256x2048xf32>, tensor<2048xf32>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: f32, %in_336: f32, %out: bf16):
      %1593 = arith.truncf %in_336 : f32 to bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x2048xbf16>
    %281 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%280 : tensor<4x256x2048xbf16>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x2048xbf16>
    %282 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%280, %281 : tensor<4x256x2048xbf16>, tensor<4x256x2048xbf16>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in_336, %in : bf16
      %1594 = arith.mulf %1593, %cst_11 : bf16
      %1595 = arith.addf %in, %1594 : bf16
      %1596 = arith.mulf %1595, %cst_10 : bf16
      %1597 = math.tanh %1596 : bf16
      linalg.yield %1597 : bf16
    } -> tensor<4x256x2048xbf16>
    %283 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%282 : tensor<4x256x2048xbf16>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %in, %cst_13 : bf16
      %1594 = arith.mulf %1593, %cst_9 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x2048xbf16>
    %284 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%280, %283 : tensor<4x256x2048xbf16>, tensor<4x256x2048xbf16>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x2048xbf16>
    %285 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg80 : tensor<2048x512xf32>) outs(%84 : tensor<2048x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<2048x512xbf16>
    %286 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%284, %285 : tensor<4x256x2048xbf16>, tensor<2048x512xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %287 = linalg.generic {indexing_maps = [#map, #map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%268, %286, %arg81 : tensor<4x256x512xbf16>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: f32, %in_337: f32, %out: bf16):
      %1593 = arith.truncf %in_337 : f32 to bf16
      %1594 = arith.truncf %in_336 : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      %1596 = arith.addf %in, %1595 : bf16
      linalg.yield %1596 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_88 = tensor.expand_shape %287 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %288 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_88 : tensor<4x256x1x512xbf16>) outs(%10 : tensor<4x256x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.addf %out, %1593 : f32
      linalg.yield %1594 : f32
    } -> tensor<4x256x1xf32>
    %289 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%287, %288 : tensor<4x256x512xbf16>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: f32, %out: bf16):
      %1593 = arith.divf %in_336, %cst_20 : f32
      %1594 = arith.truncf %1593 : f32 to bf16
      %1595 = arith.subf %in, %1594 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_89 = tensor.expand_shape %289 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %290 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_89 : tensor<4x256x1x512xbf16>) outs(%10 : tensor<4x256x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.mulf %in, %in : bf16
      %1594 = arith.extf %1593 : bf16 to f32
      %1595 = arith.addf %out, %1594 : f32
      linalg.yield %1595 : f32
    } -> tensor<4x256x1xf32>
    %291 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%290 : tensor<4x256x1xf32>) outs(%12 : tensor<4x256x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.divf %in, %cst_20 : f32
      %1594 = arith.truncf %1593 : f32 to bf16
      %1595 = arith.addf %1594, %cst_18 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x1xbf16>
    %292 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%291 : tensor<4x256x1xbf16>) outs(%12 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = math.rsqrt %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x1xbf16>
    %293 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%292 : tensor<4x256x1xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x256x512xbf16>
    %294 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%289, %293 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %295 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg82 : tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %296 = linalg.generic {indexing_maps = [#map, #map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%294, %295, %arg83 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: f32, %out: bf16):
      %1593 = arith.truncf %in_337 : f32 to bf16
      %1594 = arith.mulf %in, %in_336 : bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %297 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg84 : tensor<512x512xf32>) outs(%22 : tensor<512x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<512x512xbf16>
    %expanded_90 = tensor.expand_shape %297 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xbf16> into tensor<512x8x64xbf16>
    %298 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%296, %expanded_90 : tensor<4x256x512xbf16>, tensor<512x8x64xbf16>) outs(%24 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_91 = tensor.expand_shape %arg85 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %299 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg86 : tensor<512x512xf32>) outs(%22 : tensor<512x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<512x512xbf16>
    %expanded_92 = tensor.expand_shape %299 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xbf16> into tensor<512x8x64xbf16>
    %300 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%296, %expanded_92 : tensor<4x256x512xbf16>, tensor<512x8x64xbf16>) outs(%24 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_93 = tensor.expand_shape %arg87 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %301 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg88 : tensor<512x512xf32>) outs(%22 : tensor<512x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<512x512xbf16>
    %expanded_94 = tensor.expand_shape %301 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xbf16> into tensor<512x8x64xbf16>
    %302 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%296, %expanded_94 : tensor<4x256x512xbf16>, tensor<512x8x64xbf16>) outs(%24 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_95 = tensor.expand_shape %arg89 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %303 = linalg.generic {indexing_maps = [#map12, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%298, %expanded_91 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%30 : tensor<4x8x256x64xbf16>) {
    ^bb0(%in: f32, %in_336: f32, %out: bf16):
      %1593 = arith.truncf %in_336 : f32 to bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x8x256x64xbf16>
    %304 = linalg.generic {indexing_maps = [#map14, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%300, %expanded_93 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%32 : tensor<4x8x64x256xbf16>) {
    ^bb0(%in: f32, %in_336: f32, %out: bf16):
      %1593 = arith.truncf %in_336 : f32 to bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x8x64x256xbf16>
    %305 = linalg.generic {indexing_maps = [#map16, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%303, %304 : tensor<4x8x256x64xbf16>, tensor<4x8x64x256xbf16>) outs(%35 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x256x256xf32>
    %306 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %305, %40 : tensor<4x8x256x256xi1>, tensor<4x8x256x256xf32>, tensor<4x8x256x256xbf16>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: i1, %in_336: f32, %in_337: bf16, %out: bf16):
      %1593 = arith.truncf %in_336 : f32 to bf16
      %1594 = arith.mulf %1593, %cst_16 : bf16
      %1595 = arith.select %in, %1594, %in_337 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x8x256x256xbf16>
    %307 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%306 : tensor<4x8x256x256xbf16>) outs(%43 : tensor<4x8x256xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.maximumf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x8x256xbf16>
    %308 = linalg.generic {indexing_maps = [#map5, #map3, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%306, %307 : tensor<4x8x256x256xbf16>, tensor<4x8x256xbf16>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.subf %in, %in_336 : bf16
      %1594 = math.exp %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x8x256x256xbf16>
    %expanded_96 = tensor.expand_shape %308 [[0], [1], [2, 3], [4]] output_shape [4, 8, 256, 1, 256] : tensor<4x8x256x256xbf16> into tensor<4x8x256x1x256xbf16>
    %309 = linalg.generic {indexing_maps = [#map18, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_96 : tensor<4x8x256x1x256xbf16>) outs(%48 : tensor<4x8x256x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.addf %out, %1593 : f32
      linalg.yield %1594 : f32
    } -> tensor<4x8x256x1xf32>
    %310 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%309 : tensor<4x8x256x1xf32>) outs(%50 : tensor<4x8x256x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x8x256x1xbf16>
    %311 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%310 : tensor<4x8x256x1xbf16>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x8x256x256xbf16>
    %312 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%308, %311 : tensor<4x8x256x256xbf16>, tensor<4x8x256x256xbf16>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.divf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x8x256x256xbf16>
    %313 = linalg.generic {indexing_maps = [#map14, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%302, %expanded_95 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%32 : tensor<4x8x64x256xbf16>) {
    ^bb0(%in: f32, %in_336: f32, %out: bf16):
      %1593 = arith.truncf %in_336 : f32 to bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x8x64x256xbf16>
    %314 = linalg.generic {indexing_maps = [#map16, #map20, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%313, %312 : tensor<4x8x64x256xbf16>, tensor<4x8x256x256xbf16>) outs(%56 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x64x256xf32>
    %315 = linalg.generic {indexing_maps = [#map21, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%314 : tensor<4x8x64x256xf32>) outs(%58 : tensor<4x256x8x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x8x64xbf16>
    %316 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg90 : tensor<512x512xf32>) outs(%22 : tensor<512x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<512x512xbf16>
    %expanded_97 = tensor.expand_shape %316 [[0, 1], [2]] output_shape [8, 64, 512] : tensor<512x512xbf16> into tensor<8x64x512xbf16>
    %317 = linalg.generic {indexing_maps = [#map20, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%315, %expanded_97 : tensor<4x256x8x64xbf16>, tensor<8x64x512xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %318 = linalg.generic {indexing_maps = [#map, #map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%287, %317, %arg91 : tensor<4x256x512xbf16>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: f32, %in_337: f32, %out: bf16):
      %1593 = arith.truncf %in_337 : f32 to bf16
      %1594 = arith.truncf %in_336 : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      %1596 = arith.addf %in, %1595 : bf16
      linalg.yield %1596 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_98 = tensor.expand_shape %318 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %319 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_98 : tensor<4x256x1x512xbf16>) outs(%10 : tensor<4x256x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.addf %out, %1593 : f32
      linalg.yield %1594 : f32
    } -> tensor<4x256x1xf32>
    %320 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%318, %319 : tensor<4x256x512xbf16>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: f32, %out: bf16):
      %1593 = arith.divf %in_336, %cst_20 : f32
      %1594 = arith.truncf %1593 : f32 to bf16
      %1595 = arith.subf %in, %1594 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_99 = tensor.expand_shape %320 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %321 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_99 : tensor<4x256x1x512xbf16>) outs(%10 : tensor<4x256x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.mulf %in, %in : bf16
      %1594 = arith.extf %1593 : bf16 to f32
      %1595 = arith.addf %out, %1594 : f32
      linalg.yield %1595 : f32
    } -> tensor<4x256x1xf32>
    %322 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%321 : tensor<4x256x1xf32>) outs(%12 : tensor<4x256x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.divf %in, %cst_20 : f32
      %1594 = arith.truncf %1593 : f32 to bf16
      %1595 = arith.addf %1594, %cst_18 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x1xbf16>
    %323 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%322 : tensor<4x256x1xbf16>) outs(%12 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = math.rsqrt %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x1xbf16>
    %324 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%323 : tensor<4x256x1xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x256x512xbf16>
    %325 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%320, %324 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %326 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg92 : tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %327 = linalg.generic {indexing_maps = [#map, #map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%325, %326, %arg93 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: f32, %out: bf16):
      %1593 = arith.truncf %in_337 : f32 to bf16
      %1594 = arith.mulf %in, %in_336 : bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %328 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg94 : tensor<512x2048xf32>) outs(%72 : tensor<512x2048xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<512x2048xbf16>
    %329 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%327, %328 : tensor<4x256x512xbf16>, tensor<512x2048xbf16>) outs(%75 : tensor<4x256x2048xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x2048xf32>
    %330 = linalg.generic {indexing_maps = [#map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%329, %arg95 : tensor<4x256x2048xf32>, tensor<2048xf32>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: f32, %in_336: f32, %out: bf16):
      %1593 = arith.truncf %in_336 : f32 to bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x2048xbf16>
    %331 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%330 : tensor<4x256x2048xbf16>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x2048xbf16>
    %332 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%330, %331 : tensor<4x256x2048xbf16>, tensor<4x256x2048xbf16>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in_336, %in : bf16
      %1594 = arith.mulf %1593, %cst_11 : bf16
      %1595 = arith.addf %in, %1594 : bf16
      %1596 = arith.mulf %1595, %cst_10 : bf16
      %1597 = math.tanh %1596 : bf16
      linalg.yield %1597 : bf16
    } -> tensor<4x256x2048xbf16>
    %333 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%332 : tensor<4x256x2048xbf16>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %in, %cst_13 : bf16
      %1594 = arith.mulf %1593, %cst_9 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x2048xbf16>
    %334 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%330, %333 : tensor<4x256x2048xbf16>, tensor<4x256x2048xbf16>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x2048xbf16>
    %335 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg96 : tensor<2048x512xf32>) outs(%84 : tensor<2048x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<2048x512xbf16>
    %336 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%334, %335 : tensor<4x256x2048xbf16>, tensor<2048x512xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %337 = linalg.generic {indexing_maps = [#map, #map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%318, %336, %arg97 : tensor<4x256x512xbf16>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: f32, %in_337: f32, %out: bf16):
      %1593 = arith.truncf %in_337 : f32 to bf16
      %1594 = arith.truncf %in_336 : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      %1596 = arith.addf %in, %1595 : bf16
      linalg.yield %1596 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_100 = tensor.expand_shape %337 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %338 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_100 : tensor<4x256x1x512xbf16>) outs(%10 : tensor<4x256x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.addf %out, %1593 : f32
      linalg.yield %1594 : f32
    } -> tensor<4x256x1xf32>
    %339 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%337, %338 : tensor<4x256x512xbf16>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: f32, %out: bf16):
      %1593 = arith.divf %in_336, %cst_20 : f32
      %1594 = arith.truncf %1593 : f32 to bf16
      %1595 = arith.subf %in, %1594 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_101 = tensor.expand_shape %339 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %340 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_101 : tensor<4x256x1x512xbf16>) outs(%10 : tensor<4x256x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.mulf %in, %in : bf16
      %1594 = arith.extf %1593 : bf16 to f32
      %1595 = arith.addf %out, %1594 : f32
      linalg.yield %1595 : f32
    } -> tensor<4x256x1xf32>
    %341 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%340 : tensor<4x256x1xf32>) outs(%12 : tensor<4x256x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.divf %in, %cst_20 : f32
      %1594 = arith.truncf %1593 : f32 to bf16
      %1595 = arith.addf %1594, %cst_18 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x1xbf16>
    %342 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%341 : tensor<4x256x1xbf16>) outs(%12 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = math.rsqrt %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x1xbf16>
    %343 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%342 : tensor<4x256x1xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x256x512xbf16>
    %344 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%339, %343 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %345 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg98 : tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %346 = linalg.generic {indexing_maps = [#map, #map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%344, %345, %arg99 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: f32, %out: bf16):
      %1593 = arith.truncf %in_337 : f32 to bf16
      %1594 = arith.mulf %in, %in_336 : bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %347 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg100 : tensor<512x512xf32>) outs(%22 : tensor<512x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<512x512xbf16>
    %expanded_102 = tensor.expand_shape %347 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xbf16> into tensor<512x8x64xbf16>
    %348 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%346, %expanded_102 : tensor<4x256x512xbf16>, tensor<512x8x64xbf16>) outs(%24 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_103 = tensor.expand_shape %arg101 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %349 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg102 : tensor<512x512xf32>) outs(%22 : tensor<512x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<512x512xbf16>
    %expanded_104 = tensor.expand_shape %349 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xbf16> into tensor<512x8x64xbf16>
    %350 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%346, %expanded_104 : tensor<4x256x512xbf16>, tensor<512x8x64xbf16>) outs(%24 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_105 = tensor.expand_shape %arg103 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %351 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg104 : tensor<512x512xf32>) outs(%22 : tensor<512x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<512x512xbf16>
    %expanded_106 = tensor.expand_shape %351 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xbf16> into tensor<512x8x64xbf16>
    %352 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%346, %expanded_106 : tensor<4x256x512xbf16>, tensor<512x8x64xbf16>) outs(%24 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_107 = tensor.expand_shape %arg105 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %353 = linalg.generic {indexing_maps = [#map12, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%348, %expanded_103 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%30 : tensor<4x8x256x64xbf16>) {
    ^bb0(%in: f32, %in_336: f32, %out: bf16):
      %1593 = arith.truncf %in_336 : f32 to bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x8x256x64xbf16>
    %354 = linalg.generic {indexing_maps = [#map14, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%350, %expanded_105 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%32 : tensor<4x8x64x256xbf16>) {
    ^bb0(%in: f32, %in_336: f32, %out: bf16):
      %1593 = arith.truncf %in_336 : f32 to bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x8x64x256xbf16>
    %355 = linalg.generic {indexing_maps = [#map16, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%353, %354 : tensor<4x8x256x64xbf16>, tensor<4x8x64x256xbf16>) outs(%35 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x256x256xf32>
    %356 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %355, %40 : tensor<4x8x256x256xi1>, tensor<4x8x256x256xf32>, tensor<4x8x256x256xbf16>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: i1, %in_336: f32, %in_337: bf16, %out: bf16):
      %1593 = arith.truncf %in_336 : f32 to bf16
      %1594 = arith.mulf %1593, %cst_16 : bf16
      %1595 = arith.select %in, %1594, %in_337 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x8x256x256xbf16>
    %357 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%356 : tensor<4x8x256x256xbf16>) outs(%43 : tensor<4x8x256xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.maximumf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x8x256xbf16>
    %358 = linalg.generic {indexing_maps = [#map5, #map3, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%356, %357 : tensor<4x8x256x256xbf16>, tensor<4x8x256xbf16>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.subf %in, %in_336 : bf16
      %1594 = math.exp %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x8x256x256xbf16>
    %expanded_108 = tensor.expand_shape %358 [[0], [1], [2, 3], [4]] output_shape [4, 8, 256, 1, 256] : tensor<4x8x256x256xbf16> into tensor<4x8x256x1x256xbf16>
    %359 = linalg.generic {indexing_maps = [#map18, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_108 : tensor<4x8x256x1x256xbf16>) outs(%48 : tensor<4x8x256x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.addf %out, %1593 : f32
      linalg.yield %1594 : f32
    } -> tensor<4x8x256x1xf32>
    %360 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%359 : tensor<4x8x256x1xf32>) outs(%50 : tensor<4x8x256x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x8x256x1xbf16>
    %361 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%360 : tensor<4x8x256x1xbf16>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x8x256x256xbf16>
    %362 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%358, %361 : tensor<4x8x256x256xbf16>, tensor<4x8x256x256xbf16>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.divf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x8x256x256xbf16>
    %363 = linalg.generic {indexing_maps = [#map14, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%352, %expanded_107 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%32 : tensor<4x8x64x256xbf16>) {
    ^bb0(%in: f32, %in_336: f32, %out: bf16):
      %1593 = arith.truncf %in_336 : f32 to bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x8x64x256xbf16>
    %364 = linalg.generic {indexing_maps = [#map16, #map20, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%363, %362 : tensor<4x8x64x256xbf16>, tensor<4x8x256x256xbf16>) outs(%56 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x64x256xf32>
    %365 = linalg.generic {indexing_maps = [#map21, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%364 : tensor<4x8x64x256xf32>) outs(%58 : tensor<4x256x8x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x8x64xbf16>
    %366 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg106 : tensor<512x512xf32>) outs(%22 : tensor<512x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<512x512xbf16>
    %expanded_109 = tensor.expand_shape %366 [[0, 1], [2]] output_shape [8, 64, 512] : tensor<512x512xbf16> into tensor<8x64x512xbf16>
    %367 = linalg.generic {indexing_maps = [#map20, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%365, %expanded_109 : tensor<4x256x8x64xbf16>, tensor<8x64x512xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %368 = linalg.generic {indexing_maps = [#map, #map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%337, %367, %arg107 : tensor<4x256x512xbf16>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: f32, %in_337: f32, %out: bf16):
      %1593 = arith.truncf %in_337 : f32 to bf16
      %1594 = arith.truncf %in_336 : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      %1596 = arith.addf %in, %1595 : bf16
      linalg.yield %1596 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_110 = tensor.expand_shape %368 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %369 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_110 : tensor<4x256x1x512xbf16>) outs(%10 : tensor<4x256x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.addf %out, %1593 : f32
      linalg.yield %1594 : f32
    } -> tensor<4x256x1xf32>
    %370 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%368, %369 : tensor<4x256x512xbf16>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: f32, %out: bf16):
      %1593 = arith.divf %in_336, %cst_20 : f32
      %1594 = arith.truncf %1593 : f32 to bf16
      %1595 = arith.subf %in, %1594 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_111 = tensor.expand_shape %370 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %371 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_111 : tensor<4x256x1x512xbf16>) outs(%10 : tensor<4x256x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.mulf %in, %in : bf16
      %1594 = arith.extf %1593 : bf16 to f32
      %1595 = arith.addf %out, %1594 : f32
      linalg.yield %1595 : f32
    } -> tensor<4x256x1xf32>
    %372 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%371 : tensor<4x256x1xf32>) outs(%12 : tensor<4x256x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.divf %in, %cst_20 : f32
      %1594 = arith.truncf %1593 : f32 to bf16
      %1595 = arith.addf %1594, %cst_18 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x1xbf16>
    %373 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%372 : tensor<4x256x1xbf16>) outs(%12 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = math.rsqrt %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x1xbf16>
    %374 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%373 : tensor<4x256x1xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x256x512xbf16>
    %375 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%370, %374 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %376 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg108 : tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %377 = linalg.generic {indexing_maps = [#map, #map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%375, %376, %arg109 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: f32, %out: bf16):
      %1593 = arith.truncf %in_337 : f32 to bf16
      %1594 = arith.mulf %in, %in_336 : bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %378 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg110 : tensor<512x2048xf32>) outs(%72 : tensor<512x2048xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<512x2048xbf16>
    %379 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%377, %378 : tensor<4x256x512xbf16>, tensor<512x2048xbf16>) outs(%75 : tensor<4x256x2048xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x2048xf32>
    %380 = linalg.generic {indexing_maps = [#map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%379, %arg111 : tensor<4x256x2048xf32>, tensor<2048xf32>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: f32, %in_336: f32, %out: bf16):
      %1593 = arith.truncf %in_336 : f32 to bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x2048xbf16>
    %381 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%380 : tensor<4x256x2048xbf16>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x2048xbf16>
    %382 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%380, %381 : tensor<4x256x2048xbf16>, tensor<4x256x2048xbf16>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in_336, %in : bf16
      %1594 = arith.mulf %1593, %cst_11 : bf16
      %1595 = arith.addf %in, %1594 : bf16
      %1596 = arith.mulf %1595, %cst_10 : bf16
      %1597 = math.tanh %1596 : bf16
      linalg.yield %1597 : bf16
    } -> tensor<4x256x2048xbf16>
    %383 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%382 : tensor<4x256x2048xbf16>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %in, %cst_13 : bf16
      %1594 = arith.mulf %1593, %cst_9 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x2048xbf16>
    %384 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%380, %383 : tensor<4x256x2048xbf16>, tensor<4x256x2048xbf16>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x2048xbf16>
    %385 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg112 : tensor<2048x512xf32>) outs(%84 : tensor<2048x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<2048x512xbf16>
    %386 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%384, %385 : tensor<4x256x2048xbf16>, tensor<2048x512xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %387 = linalg.generic {indexing_maps = [#map, #map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%368, %386, %arg113 : tensor<4x256x512xbf16>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: f32, %in_337: f32, %out: bf16):
      %1593 = arith.truncf %in_337 : f32 to bf16
      %1594 = arith.truncf %in_336 : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      %1596 = arith.addf %in, %1595 : bf16
      linalg.yield %1596 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_112 = tensor.expand_shape %387 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %388 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_112 : tensor<4x256x1x512xbf16>) outs(%10 : tensor<4x256x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.addf %out, %1593 : f32
      linalg.yield %1594 : f32
    } -> tensor<4x256x1xf32>
    %389 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%387, %388 : tensor<4x256x512xbf16>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: f32, %out: bf16):
      %1593 = arith.divf %in_336, %cst_20 : f32
      %1594 = arith.truncf %1593 : f32 to bf16
      %1595 = arith.subf %in, %1594 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_113 = tensor.expand_shape %389 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %390 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_113 : tensor<4x256x1x512xbf16>) outs(%10 : tensor<4x256x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.mulf %in, %in : bf16
      %1594 = arith.extf %1593 : bf16 to f32
      %1595 = arith.addf %out, %1594 : f32
      linalg.yield %1595 : f32
    } -> tensor<4x256x1xf32>
    %391 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%390 : tensor<4x256x1xf32>) outs(%12 : tensor<4x256x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.divf %in, %cst_20 : f32
      %1594 = arith.truncf %1593 : f32 to bf16
      %1595 = arith.addf %1594, %cst_18 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x1xbf16>
    %392 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%391 : tensor<4x256x1xbf16>) outs(%12 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = math.rsqrt %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x1xbf16>
    %393 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%392 : tensor<4x256x1xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x256x512xbf16>
    %394 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%389, %393 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %395 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg114 : tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %396 = linalg.generic {indexing_maps = [#map, #map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%394, %395, %arg115 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: f32, %out: bf16):
      %1593 = arith.truncf %in_337 : f32 to bf16
      %1594 = arith.mulf %in, %in_336 : bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %397 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg116 : tensor<512x512xf32>) outs(%22 : tensor<512x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<512x512xbf16>
    %expanded_114 = tensor.expand_shape %397 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xbf16> into tensor<512x8x64xbf16>
    %398 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%396, %expanded_114 : tensor<4x256x512xbf16>, tensor<512x8x64xbf16>) outs(%24 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_115 = tensor.expand_shape %arg117 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %399 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg118 : tensor<512x512xf32>) outs(%22 : tensor<512x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<512x512xbf16>
    %expanded_116 = tensor.expand_shape %399 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xbf16> into tensor<512x8x64xbf16>
    %400 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%396, %expanded_116 : tensor<4x256x512xbf16>, tensor<512x8x64xbf16>) outs(%24 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_117 = tensor.expand_shape %arg119 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %401 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg120 : tensor<512x512xf32>) outs(%22 : tensor<512x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<512x512xbf16>
    %expanded_118 = tensor.expand_shape %401 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xbf16> into tensor<512x8x64xbf16>
    %402 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%396, %expanded_118 : tensor<4x256x512xbf16>, tensor<512x8x64xbf16>) outs(%24 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_119 = tensor.expand_shape %arg121 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %403 = linalg.generic {indexing_maps = [#map12, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%398, %expanded_115 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%30 : tensor<4x8x256x64xbf16>) {
    ^bb0(%in: f32, %in_336: f32, %out: bf16):
      %1593 = arith.truncf %in_336 : f32 to bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x8x256x64xbf16>
    %404 = linalg.generic {indexing_maps = [#map14, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%400, %expanded_117 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%32 : tensor<4x8x64x256xbf16>) {
    ^bb0(%in: f32, %in_336: f32, %out: bf16):
      %1593 = arith.truncf %in_336 : f32 to bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x8x64x256xbf16>
    %405 = linalg.generic {indexing_maps = [#map16, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%403, %404 : tensor<4x8x256x64xbf16>, tensor<4x8x64x256xbf16>) outs(%35 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x256x256xf32>
    %406 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %405, %40 : tensor<4x8x256x256xi1>, tensor<4x8x256x256xf32>, tensor<4x8x256x256xbf16>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: i1, %in_336: f32, %in_337: bf16, %out: bf16):
      %1593 = arith.truncf %in_336 : f32 to bf16
      %1594 = arith.mulf %1593, %cst_16 : bf16
      %1595 = arith.select %in, %1594, %in_337 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x8x256x256xbf16>
    %407 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%406 : tensor<4x8x256x256xbf16>) outs(%43 : tensor<4x8x256xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.maximumf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x8x256xbf16>
    %408 = linalg.generic {indexing_maps = [#map5, #map3, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%406, %407 : tensor<4x8x256x256xbf16>, tensor<4x8x256xbf16>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.subf %in, %in_336 : bf16
      %1594 = math.exp %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x8x256x256xbf16>
    %expanded_120 = tensor.expand_shape %408 [[0], [1], [2, 3], [4]] output_shape [4, 8, 256, 1, 256] : tensor<4x8x256x256xbf16> into tensor<4x8x256x1x256xbf16>
    %409 = linalg.generic {indexing_maps = [#map18, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_120 : tensor<4x8x256x1x256xbf16>) outs(%48 : tensor<4x8x256x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.addf %out, %1593 : f32
      linalg.yield %1594 : f32
    } -> tensor<4x8x256x1xf32>
    %410 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%409 : tensor<4x8x256x1xf32>) outs(%50 : tensor<4x8x256x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x8x256x1xbf16>
    %411 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%410 : tensor<4x8x256x1xbf16>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x8x256x256xbf16>
    %412 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%408, %411 : tensor<4x8x256x256xbf16>, tensor<4x8x256x256xbf16>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.divf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x8x256x256xbf16>
    %413 = linalg.generic {indexing_maps = [#map14, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%402, %expanded_119 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%32 : tensor<4x8x64x256xbf16>) {
    ^bb0(%in: f32, %in_336: f32, %out: bf16):
      %1593 = arith.truncf %in_336 : f32 to bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x8x64x256xbf16>
    %414 = linalg.generic {indexing_maps = [#map16, #map20, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%413, %412 : tensor<4x8x64x256xbf16>, tensor<4x8x256x256xbf16>) outs(%56 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x64x256xf32>
    %415 = linalg.generic {indexing_maps = [#map21, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%414 : tensor<4x8x64x256xf32>) outs(%58 : tensor<4x256x8x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x8x64xbf16>
    %416 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg122 : tensor<512x512xf32>) outs(%22 : tensor<512x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<512x512xbf16>
    %expanded_121 = tensor.expand_shape %416 [[0, 1], [2]] output_shape [8, 64, 512] : tensor<512x512xbf16> into tensor<8x64x512xbf16>
    %417 = linalg.generic {indexing_maps = [#map20, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%415, %expanded_121 : tensor<4x256x8x64xbf16>, tensor<8x64x512xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %418 = linalg.generic {indexing_maps = [#map, #map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%387, %417, %arg123 : tensor<4x256x512xbf16>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: f32, %in_337: f32, %out: bf16):
      %1593 = arith.truncf %in_337 : f32 to bf16
      %1594 = arith.truncf %in_336 : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      %1596 = arith.addf %in, %1595 : bf16
      linalg.yield %1596 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_122 = tensor.expand_shape %418 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %419 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_122 : tensor<4x256x1x512xbf16>) outs(%10 : tensor<4x256x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.addf %out, %1593 : f32
      linalg.yield %1594 : f32
    } -> tensor<4x256x1xf32>
    %420 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%418, %419 : tensor<4x256x512xbf16>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: f32, %out: bf16):
      %1593 = arith.divf %in_336, %cst_20 : f32
      %1594 = arith.truncf %1593 : f32 to bf16
      %1595 = arith.subf %in, %1594 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_123 = tensor.expand_shape %420 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %421 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_123 : tensor<4x256x1x512xbf16>) outs(%10 : tensor<4x256x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.mulf %in, %in : bf16
      %1594 = arith.extf %1593 : bf16 to f32
      %1595 = arith.addf %out, %1594 : f32
      linalg.yield %1595 : f32
    } -> tensor<4x256x1xf32>
    %422 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%421 : tensor<4x256x1xf32>) outs(%12 : tensor<4x256x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.divf %in, %cst_20 : f32
      %1594 = arith.truncf %1593 : f32 to bf16
      %1595 = arith.addf %1594, %cst_18 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x1xbf16>
    %423 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%422 : tensor<4x256x1xbf16>) outs(%12 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = math.rsqrt %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x1xbf16>
    %424 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%423 : tensor<4x256x1xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x256x512xbf16>
    %425 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%420, %424 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %426 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg124 : tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %427 = linalg.generic {indexing_maps = [#map, #map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%425, %426, %arg125 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: f32, %out: bf16):
      %1593 = arith.truncf %in_337 : f32 to bf16
      %1594 = arith.mulf %in, %in_336 : bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %428 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg126 : tensor<512x2048xf32>) outs(%72 : tensor<512x2048xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<512x2048xbf16>
    %429 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%427, %428 : tensor<4x256x512xbf16>, tensor<512x2048xbf16>) outs(%75 : tensor<4x256x2048xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x2048xf32>
    %430 = linalg.generic {indexing_maps = [#map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%429, %arg127 : tensor<4x256x2048xf32>, tensor<2048xf32>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: f32, %in_336: f32, %out: bf16):
      %1593 = arith.truncf %in_336 : f32 to bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x2048xbf16>
    %431 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%430 : tensor<4x256x2048xbf16>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x2048xbf16>
    %432 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%430, %431 : tensor<4x256x2048xbf16>, tensor<4x256x2048xbf16>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in_336, %in : bf16
      %1594 = arith.mulf %1593, %cst_11 : bf16
      %1595 = arith.addf %in, %1594 : bf16
      %1596 = arith.mulf %1595, %cst_10 : bf16
      %1597 = math.tanh %1596 : bf16
      linalg.yield %1597 : bf16
    } -> tensor<4x256x2048xbf16>
    %433 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%432 : tensor<4x256x2048xbf16>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %in, %cst_13 : bf16
      %1594 = arith.mulf %1593, %cst_9 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x2048xbf16>
    %434 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%430, %433 : tensor<4x256x2048xbf16>, tensor<4x256x2048xbf16>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x2048xbf16>
    %435 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg128 : tensor<2048x512xf32>) outs(%84 : tensor<2048x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<2048x512xbf16>
    %436 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%434, %435 : tensor<4x256x2048xbf16>, tensor<2048x512xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %437 = linalg.generic {indexing_maps = [#map, #map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%418, %436, %arg129 : tensor<4x256x512xbf16>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: f32, %in_337: f32, %out: bf16):
      %1593 = arith.truncf %in_337 : f32 to bf16
      %1594 = arith.truncf %in_336 : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      %1596 = arith.addf %in, %1595 : bf16
      linalg.yield %1596 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_124 = tensor.expand_shape %437 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %438 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_124 : tensor<4x256x1x512xbf16>) outs(%10 : tensor<4x256x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.addf %out, %1593 : f32
      linalg.yield %1594 : f32
    } -> tensor<4x256x1xf32>
    %439 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%437, %438 : tensor<4x256x512xbf16>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: f32, %out: bf16):
      %1593 = arith.divf %in_336, %cst_20 : f32
      %1594 = arith.truncf %1593 : f32 to bf16
      %1595 = arith.subf %in, %1594 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_125 = tensor.expand_shape %439 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %440 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_125 : tensor<4x256x1x512xbf16>) outs(%10 : tensor<4x256x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.mulf %in, %in : bf16
      %1594 = arith.extf %1593 : bf16 to f32
      %1595 = arith.addf %out, %1594 : f32
      linalg.yield %1595 : f32
    } -> tensor<4x256x1xf32>
    %441 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%440 : tensor<4x256x1xf32>) outs(%12 : tensor<4x256x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.divf %in, %cst_20 : f32
      %1594 = arith.truncf %1593 : f32 to bf16
      %1595 = arith.addf %1594, %cst_18 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x1xbf16>
    %442 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%441 : tensor<4x256x1xbf16>) outs(%12 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = math.rsqrt %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x1xbf16>
    %443 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%442 : tensor<4x256x1xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x256x512xbf16>
    %444 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%439, %443 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %445 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg130 : tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %446 = linalg.generic {indexing_maps = [#map, #map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%444, %445, %arg131 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: f32, %out: bf16):
      %1593 = arith.truncf %in_337 : f32 to bf16
      %1594 = arith.mulf %in, %in_336 : bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %447 = tensor.empty() : tensor<512x4096xbf16>
    %448 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg132 : tensor<512x4096xf32>) outs(%447 : tensor<512x4096xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<512x4096xbf16>
    %449 = tensor.empty() : tensor<1024x4096xf32>
    %expanded_126 = tensor.expand_shape %449 [[0, 1], [2]] output_shape [4, 256, 4096] : tensor<1024x4096xf32> into tensor<4x256x4096xf32>
    %450 = linalg.fill ins(%cst_21 : f32) outs(%expanded_126 : tensor<4x256x4096xf32>) -> tensor<4x256x4096xf32>
    %451 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%446, %448 : tensor<4x256x512xbf16>, tensor<512x4096xbf16>) outs(%450 : tensor<4x256x4096xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x4096xf32>
    %452 = tensor.empty() : tensor<4096xbf16>
    %453 = tensor.empty() : tensor<4x256x4096xf32>
    %454 = linalg.generic {indexing_maps = [#map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%451, %arg133 : tensor<4x256x4096xf32>, tensor<4096xf32>) outs(%453 : tensor<4x256x4096xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.truncf %in_336 : f32 to bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.addf %1594, %1593 : bf16
      %1596 = arith.extf %1595 : bf16 to f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x4096xf32>
    %455 = linalg.fill ins(%cst_8 : f32) outs(%8 : tensor<4x256xf32>) -> tensor<4x256xf32>
    %456 = linalg.generic {indexing_maps = [#map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%454 : tensor<4x256x4096xf32>) outs(%455 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.maximumf %out, %in : f32
      linalg.yield %1593 : f32
    } -> tensor<4x256xf32>
    %457 = linalg.generic {indexing_maps = [#map, #map24, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%454, %456 : tensor<4x256x4096xf32>, tensor<4x256xf32>) outs(%453 : tensor<4x256x4096xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.subf %in, %in_336 : f32
      linalg.yield %1593 : f32
    } -> tensor<4x256x4096xf32>
    %458 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%457 : tensor<4x256x4096xf32>) outs(%453 : tensor<4x256x4096xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = math.exp %in : f32
      linalg.yield %1593 : f32
    } -> tensor<4x256x4096xf32>
    %expanded_127 = tensor.expand_shape %458 [[0], [1, 2], [3]] output_shape [4, 256, 1, 4096] : tensor<4x256x4096xf32> into tensor<4x256x1x4096xf32>
    %459 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_127 : tensor<4x256x1x4096xf32>) outs(%10 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.addf %out, %in : f32
      linalg.yield %1593 : f32
    } -> tensor<4x256x1xf32>
    %460 = linalg.generic {indexing_maps = [#map, #map6, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%457, %459, %arg404 : tensor<4x256x4096xf32>, tensor<4x256x1xf32>, tensor<4x256x4096xf32>) outs(%9 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %out: f32):
      %1593 = math.log %in_336 : f32
      %1594 = arith.subf %in, %1593 : f32
      %1595 = arith.mulf %1594, %in_337 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256xf32>
    %461 = tensor.empty() : tensor<f32>
    %462 = linalg.fill ins(%cst_21 : f32) outs(%461 : tensor<f32>) -> tensor<f32>
    %463 = linalg.generic {indexing_maps = [#map8, #map25], iterator_types = ["reduction", "reduction"]} ins(%460 : tensor<4x256xf32>) outs(%462 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.addf %out, %in : f32
      linalg.yield %1593 : f32
    } -> tensor<f32>
    %464 = linalg.generic {indexing_maps = [#map26, #map26], iterator_types = []} ins(%463 : tensor<f32>) outs(%461 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.divf %in, %cst_7 : f32
      %1594 = arith.negf %1593 : f32
      linalg.yield %1594 : f32
    } -> tensor<f32>
    %465 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg404 : tensor<4x256x4096xf32>) outs(%453 : tensor<4x256x4096xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.mulf %in, %cst : f32
      linalg.yield %1593 : f32
    } -> tensor<4x256x4096xf32>
    %expanded_128 = tensor.expand_shape %465 [[0], [1, 2], [3]] output_shape [4, 256, 1, 4096] : tensor<4x256x4096xf32> into tensor<4x256x1x4096xf32>
    %466 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_128 : tensor<4x256x1x4096xf32>) outs(%10 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.negf %in : f32
      %1594 = arith.addf %out, %1593 : f32
      linalg.yield %1594 : f32
    } -> tensor<4x256x1xf32>
    %467 = linalg.generic {indexing_maps = [#map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%466, %459 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%9 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.divf %in, %in_336 : f32
      %1594 = arith.addf %out, %1593 : f32
      linalg.yield %1594 : f32
    } -> tensor<4x256xf32>
    %468 = linalg.generic {indexing_maps = [#map, #map24, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%465, %467, %458 : tensor<4x256x4096xf32>, tensor<4x256xf32>, tensor<4x256x4096xf32>) outs(%0 : tensor<4x256x4096xbf16>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %out: bf16):
      %1593 = arith.mulf %in_336, %in_337 : f32
      %1594 = arith.addf %in, %1593 : f32
      %1595 = arith.truncf %1594 : f32 to bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x4096xbf16>
    %469 = linalg.fill ins(%cst_5 : bf16) outs(%452 : tensor<4096xbf16>) -> tensor<4096xbf16>
    %expanded_129 = tensor.expand_shape %468 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 4096] : tensor<4x256x4096xbf16> into tensor<4x256x1x1x4096xbf16>
    %expanded_130 = tensor.expand_shape %452 [[0, 1, 2]] output_shape [1, 1, 4096] : tensor<4096xbf16> into tensor<1x1x4096xbf16>
    %470 = linalg.fill ins(%cst_5 : bf16) outs(%expanded_130 : tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16>
    %471 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_129 : tensor<4x256x1x1x4096xbf16>) outs(%470 : tensor<1x1x4096xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<1x1x4096xbf16>
    %472 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%471 : tensor<1x1x4096xbf16>) outs(%469 : tensor<4096xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4096xbf16>
    %473 = tensor.empty() : tensor<4096xf32>
    %474 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%472 : tensor<4096xbf16>) outs(%473 : tensor<4096xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<4096xf32>
    %475 = linalg.generic {indexing_maps = [#map1, #map31, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%468, %448 : tensor<4x256x4096xbf16>, tensor<512x4096xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %476 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%475 : tensor<4x256x512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %477 = tensor.empty() : tensor<512x4x256xbf16>
    %478 = tensor.empty() : tensor<512x4096xf32>
    %479 = linalg.fill ins(%cst_21 : f32) outs(%478 : tensor<512x4096xf32>) -> tensor<512x4096xf32>
    %480 = linalg.generic {indexing_maps = [#map32, #map33, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%446, %468 : tensor<4x256x512xbf16>, tensor<4x256x4096xbf16>) outs(%479 : tensor<512x4096xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x4096xf32>
    %481 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%480 : tensor<512x4096xf32>) outs(%478 : tensor<512x4096xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<512x4096xf32>
    %482 = linalg.fill ins(%cst_5 : bf16) outs(%15 : tensor<512xbf16>) -> tensor<512xbf16>
    %expanded_131 = tensor.expand_shape %476 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %expanded_132 = tensor.expand_shape %15 [[0, 1, 2]] output_shape [1, 1, 512] : tensor<512xbf16> into tensor<1x1x512xbf16>
    %483 = linalg.fill ins(%cst_5 : bf16) outs(%expanded_132 : tensor<1x1x512xbf16>) -> tensor<1x1x512xbf16>
    %484 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_131 : tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<1x1x512xbf16>
    %485 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%484 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %expanded_133 = tensor.expand_shape %444 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %486 = linalg.generic {indexing_maps = [#map27, #map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_133, %expanded_131 : tensor<4x256x1x1x512xbf16>, tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<1x1x512xbf16>
    %487 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%476, %445 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %488 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%486 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %489 = tensor.empty() : tensor<4x256xbf16>
    %expanded_134 = tensor.expand_shape %487 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %expanded_135 = tensor.expand_shape %489 [[0], [1, 2]] output_shape [4, 256, 1] : tensor<4x256xbf16> into tensor<4x256x1xbf16>
    %490 = linalg.fill ins(%cst_5 : bf16) outs(%expanded_135 : tensor<4x256x1xbf16>) -> tensor<4x256x1xbf16>
    %491 = linalg.generic {indexing_maps = [#map5, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_125, %expanded_134 : tensor<4x256x1x512xbf16>, tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %492 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%487, %443 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_136 = tensor.expand_shape %492 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %493 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_136 : tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.negf %in : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %494 = tensor.empty() : tensor<512xf32>
    %495 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%485 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %496 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%488 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %497 = linalg.generic {indexing_maps = [#map, #map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%491, %442, %441 : tensor<4x256x1xbf16>, tensor<4x256x1xbf16>, tensor<4x256x1xbf16>) outs(%9 : tensor<4x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: bf16, %out: f32):
      %1593 = arith.divf %in_336, %in_337 : bf16
      %1594 = arith.mulf %1593, %cst_17 : bf16
      %1595 = arith.mulf %in, %1594 : bf16
      %1596 = arith.extf %1595 : bf16 to f32
      %1597 = arith.divf %1596, %cst_20 : f32
      %1598 = arith.addf %out, %1597 : f32
      linalg.yield %1598 : f32
    } -> tensor<4x256xf32>
    %498 = linalg.generic {indexing_maps = [#map24, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%497, %439 : tensor<4x256xf32>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in_336, %cst_19 : bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.mulf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_137 = tensor.expand_shape %498 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %499 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_137 : tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.negf %in : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %500 = linalg.generic {indexing_maps = [#map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%493, %499 : tensor<4x256x1xbf16>, tensor<4x256x1xbf16>) outs(%9 : tensor<4x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.addf %in, %in_336 : bf16
      %1594 = arith.extf %1593 : bf16 to f32
      %1595 = arith.divf %1594, %cst_20 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256xf32>
    %501 = linalg.generic {indexing_maps = [#map, #map, #map24, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%492, %498, %500 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<4x256xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: f32, %out: bf16):
      %1593 = arith.truncf %in_337 : f32 to bf16
      %1594 = arith.addf %in, %in_336 : bf16
      %1595 = arith.addf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_138 = tensor.expand_shape %501 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %502 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_138 : tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<1x1x512xbf16>
    %503 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%502 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %504 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%503 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %505 = linalg.generic {indexing_maps = [#map1, #map31, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%501, %435 : tensor<4x256x512xbf16>, tensor<2048x512xbf16>) outs(%75 : tensor<4x256x2048xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x2048xf32>
    %506 = tensor.empty() : tensor<2048x512xf32>
    %507 = linalg.fill ins(%cst_21 : f32) outs(%506 : tensor<2048x512xf32>) -> tensor<2048x512xf32>
    %508 = linalg.generic {indexing_maps = [#map32, #map33, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%434, %501 : tensor<4x256x2048xbf16>, tensor<4x256x512xbf16>) outs(%507 : tensor<2048x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<2048x512xf32>
    %509 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%508 : tensor<2048x512xf32>) outs(%506 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<2048x512xf32>
    %510 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%505, %433, %430, %432, %431 : tensor<4x256x2048xf32>, tensor<4x256x2048xbf16>, tensor<4x256x2048xbf16>, tensor<4x256x2048xbf16>, tensor<4x256x2048xbf16>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: f32, %in_336: bf16, %in_337: bf16, %in_338: bf16, %in_339: bf16, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.subf %cst_13, %in_338 : bf16
      %1595 = arith.mulf %in_337, %1593 : bf16
      %1596 = arith.mulf %1595, %cst_9 : bf16
      %1597 = arith.mulf %1596, %1594 : bf16
      %1598 = arith.mulf %1597, %in_338 : bf16
      %1599 = arith.addf %1597, %1598 : bf16
      %1600 = arith.mulf %1599, %cst_10 : bf16
      %1601 = arith.mulf %in_339, %cst_12 : bf16
      %1602 = arith.mulf %1600, %cst_11 : bf16
      %1603 = arith.mulf %1602, %1601 : bf16
      %1604 = arith.mulf %1593, %in_336 : bf16
      %1605 = arith.addf %1604, %1600 : bf16
      %1606 = arith.addf %1605, %1603 : bf16
      linalg.yield %1606 : bf16
    } -> tensor<4x256x2048xbf16>
    %511 = linalg.fill ins(%cst_5 : bf16) outs(%77 : tensor<2048xbf16>) -> tensor<2048xbf16>
    %expanded_139 = tensor.expand_shape %510 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 2048] : tensor<4x256x2048xbf16> into tensor<4x256x1x1x2048xbf16>
    %expanded_140 = tensor.expand_shape %77 [[0, 1, 2]] output_shape [1, 1, 2048] : tensor<2048xbf16> into tensor<1x1x2048xbf16>
    %512 = linalg.fill ins(%cst_5 : bf16) outs(%expanded_140 : tensor<1x1x2048xbf16>) -> tensor<1x1x2048xbf16>
    %513 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_139 : tensor<4x256x1x1x2048xbf16>) outs(%512 : tensor<1x1x2048xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<1x1x2048xbf16>
    %514 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%513 : tensor<1x1x2048xbf16>) outs(%511 : tensor<2048xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<2048xbf16>
    %515 = tensor.empty() : tensor<2048xf32>
    %516 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%514 : tensor<2048xbf16>) outs(%515 : tensor<2048xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<2048xf32>
    %517 = linalg.generic {indexing_maps = [#map1, #map31, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%510, %428 : tensor<4x256x2048xbf16>, tensor<512x2048xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %518 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%517 : tensor<4x256x512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %519 = tensor.empty() : tensor<512x2048xf32>
    %520 = linalg.fill ins(%cst_21 : f32) outs(%519 : tensor<512x2048xf32>) -> tensor<512x2048xf32>
    %521 = linalg.generic {indexing_maps = [#map32, #map33, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%427, %510 : tensor<4x256x512xbf16>, tensor<4x256x2048xbf16>) outs(%520 : tensor<512x2048xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x2048xf32>
    %522 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%521 : tensor<512x2048xf32>) outs(%519 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<512x2048xf32>
    %expanded_141 = tensor.expand_shape %518 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %523 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_141 : tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<1x1x512xbf16>
    %524 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%523 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %expanded_142 = tensor.expand_shape %425 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %525 = linalg.generic {indexing_maps = [#map27, #map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_142, %expanded_141 : tensor<4x256x1x1x512xbf16>, tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<1x1x512xbf16>
    %526 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%518, %426 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %527 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%525 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %expanded_143 = tensor.expand_shape %526 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %528 = linalg.generic {indexing_maps = [#map5, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_123, %expanded_143 : tensor<4x256x1x512xbf16>, tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %529 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%526, %424 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_144 = tensor.expand_shape %529 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %530 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_144 : tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.negf %in : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %531 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%524 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %532 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%527 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %533 = linalg.generic {indexing_maps = [#map, #map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%528, %423, %422 : tensor<4x256x1xbf16>, tensor<4x256x1xbf16>, tensor<4x256x1xbf16>) outs(%9 : tensor<4x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: bf16, %out: f32):
      %1593 = arith.divf %in_336, %in_337 : bf16
      %1594 = arith.mulf %1593, %cst_17 : bf16
      %1595 = arith.mulf %in, %1594 : bf16
      %1596 = arith.extf %1595 : bf16 to f32
      %1597 = arith.divf %1596, %cst_20 : f32
      %1598 = arith.addf %out, %1597 : f32
      linalg.yield %1598 : f32
    } -> tensor<4x256xf32>
    %534 = linalg.generic {indexing_maps = [#map24, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%533, %420 : tensor<4x256xf32>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in_336, %cst_19 : bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.mulf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_145 = tensor.expand_shape %534 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %535 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_145 : tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.negf %in : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %536 = linalg.generic {indexing_maps = [#map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%530, %535 : tensor<4x256x1xbf16>, tensor<4x256x1xbf16>) outs(%9 : tensor<4x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.addf %in, %in_336 : bf16
      %1594 = arith.extf %1593 : bf16 to f32
      %1595 = arith.divf %1594, %cst_20 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256xf32>
    %537 = linalg.generic {indexing_maps = [#map, #map, #map, #map24, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%501, %529, %534, %536 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<4x256xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: bf16, %in_338: f32, %out: bf16):
      %1593 = arith.truncf %in_338 : f32 to bf16
      %1594 = arith.addf %in, %in_336 : bf16
      %1595 = arith.addf %1594, %in_337 : bf16
      %1596 = arith.addf %1595, %1593 : bf16
      linalg.yield %1596 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_146 = tensor.expand_shape %537 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %538 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_146 : tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<1x1x512xbf16>
    %539 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%538 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %540 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%539 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %541 = linalg.generic {indexing_maps = [#map9, #map35, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%537, %expanded_121 : tensor<4x256x512xbf16>, tensor<8x64x512xbf16>) outs(%24 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x8x64xf32>
    %542 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%541 : tensor<4x256x8x64xf32>) outs(%58 : tensor<4x256x8x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x8x64xbf16>
    %543 = tensor.empty() : tensor<512x512xf32>
    %expanded_147 = tensor.expand_shape %543 [[0, 1], [2]] output_shape [8, 64, 512] : tensor<512x512xf32> into tensor<8x64x512xf32>
    %544 = linalg.fill ins(%cst_21 : f32) outs(%expanded_147 : tensor<8x64x512xf32>) -> tensor<8x64x512xf32>
    %545 = linalg.generic {indexing_maps = [#map36, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%415, %537 : tensor<4x256x8x64xbf16>, tensor<4x256x512xbf16>) outs(%544 : tensor<8x64x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<8x64x512xf32>
    %546 = tensor.empty() : tensor<8x64x512xf32>
    %547 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%545 : tensor<8x64x512xf32>) outs(%546 : tensor<8x64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<8x64x512xf32>
    %collapsed = tensor.collapse_shape %547 [[0, 1], [2]] : tensor<8x64x512xf32> into tensor<512x512xf32>
    %548 = linalg.generic {indexing_maps = [#map37, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%542, %413 : tensor<4x256x8x64xbf16>, tensor<4x8x64x256xbf16>) outs(%35 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x256x256xf32>
    %549 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%548 : tensor<4x8x256x256xf32>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x8x256x256xbf16>
    %550 = linalg.generic {indexing_maps = [#map38, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%542, %412 : tensor<4x256x8x64xbf16>, tensor<4x8x256x256xbf16>) outs(%56 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x64x256xf32>
    %551 = linalg.generic {indexing_maps = [#map21, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%550 : tensor<4x8x64x256xf32>) outs(%58 : tensor<4x256x8x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x8x64xbf16>
    %552 = linalg.fill ins(%cst_5 : bf16) outs(%42 : tensor<4x8x256xbf16>) -> tensor<4x8x256xbf16>
    %553 = linalg.generic {indexing_maps = [#map5, #map19, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%549, %410, %408 : tensor<4x8x256x256xbf16>, tensor<4x8x256x1xbf16>, tensor<4x8x256x256xbf16>) outs(%552 : tensor<4x8x256xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: bf16, %out: bf16):
      %1593 = arith.mulf %in_336, %in_336 : bf16
      %1594 = arith.divf %cst_13, %1593 : bf16
      %1595 = arith.mulf %in, %1594 : bf16
      %1596 = arith.mulf %1595, %in_337 : bf16
      %1597 = arith.addf %out, %1596 : bf16
      linalg.yield %1597 : bf16
    } -> tensor<4x8x256xbf16>
    %expanded_148 = tensor.expand_shape %553 [[0], [1], [2, 3]] output_shape [4, 8, 256, 1] : tensor<4x8x256xbf16> into tensor<4x8x256x1xbf16>
    %554 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_148 : tensor<4x8x256x1xbf16>) outs(%47 : tensor<4x8x256xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.negf %in : bf16
      %1594 = arith.extf %1593 : bf16 to f32
      %1595 = arith.addf %out, %1594 : f32
      linalg.yield %1595 : f32
    } -> tensor<4x8x256xf32>
    %555 = linalg.generic {indexing_maps = [#map39, #map39, #map39, #map1, #map39, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %549, %411, %554, %408 : tensor<4x8x256x256xi1>, tensor<4x8x256x256xbf16>, tensor<4x8x256x256xbf16>, tensor<4x8x256xf32>, tensor<4x8x256x256xbf16>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: i1, %in_336: bf16, %in_337: bf16, %in_338: f32, %in_339: bf16, %out: bf16):
      %1593 = arith.truncf %in_338 : f32 to bf16
      %1594 = arith.divf %in_336, %in_337 : bf16
      %1595 = arith.addf %1594, %1593 : bf16
      %1596 = arith.mulf %1595, %in_339 : bf16
      %1597 = arith.select %in, %1596, %cst_5 : bf16
      %1598 = arith.mulf %1597, %cst_16 : bf16
      linalg.yield %1598 : bf16
    } -> tensor<4x8x256x256xbf16>
    %556 = linalg.generic {indexing_maps = [#map16, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%404, %555 : tensor<4x8x64x256xbf16>, tensor<4x8x256x256xbf16>) outs(%56 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x64x256xf32>
    %557 = linalg.generic {indexing_maps = [#map21, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%556 : tensor<4x8x64x256xf32>) outs(%58 : tensor<4x256x8x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x8x64xbf16>
    %558 = tensor.empty() : tensor<32x256x64xf32>
    %expanded_149 = tensor.expand_shape %558 [[0, 1], [2], [3]] output_shape [4, 8, 256, 64] : tensor<32x256x64xf32> into tensor<4x8x256x64xf32>
    %559 = linalg.fill ins(%cst_21 : f32) outs(%expanded_149 : tensor<4x8x256x64xf32>) -> tensor<4x8x256x64xf32>
    %560 = linalg.generic {indexing_maps = [#map16, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%555, %403 : tensor<4x8x256x256xbf16>, tensor<4x8x256x64xbf16>) outs(%559 : tensor<4x8x256x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x256x64xf32>
    %561 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%560 : tensor<4x8x256x64xf32>) outs(%58 : tensor<4x256x8x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x8x64xbf16>
    %expanded_150 = tensor.expand_shape %15 [[0, 1]] output_shape [8, 64] : tensor<512xbf16> into tensor<8x64xbf16>
    %562 = linalg.fill ins(%cst_5 : bf16) outs(%expanded_150 : tensor<8x64xbf16>) -> tensor<8x64xbf16>
    %563 = linalg.generic {indexing_maps = [#map40, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%551 : tensor<4x256x8x64xbf16>) outs(%562 : tensor<8x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<8x64xbf16>
    %collapsed_151 = tensor.collapse_shape %563 [[0, 1]] : tensor<8x64xbf16> into tensor<512xbf16>
    %expanded_152 = tensor.expand_shape %collapsed_151 [[0, 1, 2]] output_shape [1, 1, 512] : tensor<512xbf16> into tensor<1x1x512xbf16>
    %564 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_152 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %565 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%564 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %566 = linalg.generic {indexing_maps = [#map20, #map35, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%551, %expanded_118 : tensor<4x256x8x64xbf16>, tensor<512x8x64xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %567 = linalg.generic {indexing_maps = [#map28, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%396 : tensor<4x256x512xbf16>) outs(%477 : tensor<512x4x256xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<512x4x256xbf16>
    %expanded_153 = tensor.expand_shape %543 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xf32> into tensor<512x8x64xf32>
    %568 = linalg.fill ins(%cst_21 : f32) outs(%expanded_153 : tensor<512x8x64xf32>) -> tensor<512x8x64xf32>
    %569 = linalg.generic {indexing_maps = [#map41, #map42, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%567, %551 : tensor<512x4x256xbf16>, tensor<4x256x8x64xbf16>) outs(%568 : tensor<512x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x8x64xf32>
    %570 = tensor.empty() : tensor<512x8x64xf32>
    %571 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%569 : tensor<512x8x64xf32>) outs(%570 : tensor<512x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<512x8x64xf32>
    %collapsed_154 = tensor.collapse_shape %571 [[0], [1, 2]] : tensor<512x8x64xf32> into tensor<512x512xf32>
    %572 = linalg.generic {indexing_maps = [#map40, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%561 : tensor<4x256x8x64xbf16>) outs(%562 : tensor<8x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<8x64xbf16>
    %collapsed_155 = tensor.collapse_shape %572 [[0, 1]] : tensor<8x64xbf16> into tensor<512xbf16>
    %expanded_156 = tensor.expand_shape %collapsed_155 [[0, 1, 2]] output_shape [1, 1, 512] : tensor<512xbf16> into tensor<1x1x512xbf16>
    %573 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_156 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %574 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%573 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %575 = linalg.generic {indexing_maps = [#map20, #map35, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%561, %expanded_116 : tensor<4x256x8x64xbf16>, tensor<512x8x64xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %576 = linalg.generic {indexing_maps = [#map41, #map42, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%567, %561 : tensor<512x4x256xbf16>, tensor<4x256x8x64xbf16>) outs(%568 : tensor<512x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x8x64xf32>
    %577 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%576 : tensor<512x8x64xf32>) outs(%570 : tensor<512x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<512x8x64xf32>
    %collapsed_157 = tensor.collapse_shape %577 [[0], [1, 2]] : tensor<512x8x64xf32> into tensor<512x512xf32>
    %578 = linalg.generic {indexing_maps = [#map40, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%557 : tensor<4x256x8x64xbf16>) outs(%562 : tensor<8x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<8x64xbf16>
    %collapsed_158 = tensor.collapse_shape %578 [[0, 1]] : tensor<8x64xbf16> into tensor<512xbf16>
    %expanded_159 = tensor.expand_shape %collapsed_158 [[0, 1, 2]] output_shape [1, 1, 512] : tensor<512xbf16> into tensor<1x1x512xbf16>
    %579 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_159 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %580 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%579 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %581 = linalg.generic {indexing_maps = [#map20, #map35, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%557, %expanded_114 : tensor<4x256x8x64xbf16>, tensor<512x8x64xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %582 = linalg.generic {indexing_maps = [#map41, #map42, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%567, %557 : tensor<512x4x256xbf16>, tensor<4x256x8x64xbf16>) outs(%568 : tensor<512x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x8x64xf32>
    %583 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%566, %575, %581 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %out: bf16):
      %1593 = arith.truncf %in_337 : f32 to bf16
      %1594 = arith.truncf %in_336 : f32 to bf16
      %1595 = arith.truncf %in : f32 to bf16
      %1596 = arith.addf %1595, %1594 : bf16
      %1597 = arith.addf %1596, %1593 : bf16
      linalg.yield %1597 : bf16
    } -> tensor<4x256x512xbf16>
    %584 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%582 : tensor<512x8x64xf32>) outs(%570 : tensor<512x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<512x8x64xf32>
    %collapsed_160 = tensor.collapse_shape %584 [[0], [1, 2]] : tensor<512x8x64xf32> into tensor<512x512xf32>
    %expanded_161 = tensor.expand_shape %583 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %585 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_161 : tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<1x1x512xbf16>
    %586 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%585 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %expanded_162 = tensor.expand_shape %394 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %587 = linalg.generic {indexing_maps = [#map27, #map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_162, %expanded_161 : tensor<4x256x1x1x512xbf16>, tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<1x1x512xbf16>
    %588 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%583, %395 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %589 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%587 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %expanded_163 = tensor.expand_shape %588 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %590 = linalg.generic {indexing_maps = [#map5, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_113, %expanded_163 : tensor<4x256x1x512xbf16>, tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %591 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%588, %393 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_164 = tensor.expand_shape %591 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %592 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_164 : tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.negf %in : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %593 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%586 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %594 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%589 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %595 = linalg.generic {indexing_maps = [#map, #map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%590, %392, %391 : tensor<4x256x1xbf16>, tensor<4x256x1xbf16>, tensor<4x256x1xbf16>) outs(%9 : tensor<4x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: bf16, %out: f32):
      %1593 = arith.divf %in_336, %in_337 : bf16
      %1594 = arith.mulf %1593, %cst_17 : bf16
      %1595 = arith.mulf %in, %1594 : bf16
      %1596 = arith.extf %1595 : bf16 to f32
      %1597 = arith.divf %1596, %cst_20 : f32
      %1598 = arith.addf %out, %1597 : f32
      linalg.yield %1598 : f32
    } -> tensor<4x256xf32>
    %596 = linalg.generic {indexing_maps = [#map24, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%595, %389 : tensor<4x256xf32>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in_336, %cst_19 : bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.mulf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_165 = tensor.expand_shape %596 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %597 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_165 : tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.negf %in : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %598 = linalg.generic {indexing_maps = [#map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%592, %597 : tensor<4x256x1xbf16>, tensor<4x256x1xbf16>) outs(%9 : tensor<4x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.addf %in, %in_336 : bf16
      %1594 = arith.extf %1593 : bf16 to f32
      %1595 = arith.divf %1594, %cst_20 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256xf32>
    %599 = linalg.generic {indexing_maps = [#map, #map, #map, #map24, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%537, %591, %596, %598 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<4x256xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: bf16, %in_338: f32, %out: bf16):
      %1593 = arith.truncf %in_338 : f32 to bf16
      %1594 = arith.addf %in, %in_336 : bf16
      %1595 = arith.addf %1594, %in_337 : bf16
      %1596 = arith.addf %1595, %1593 : bf16
      linalg.yield %1596 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_166 = tensor.expand_shape %599 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %600 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_166 : tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<1x1x512xbf16>
    %601 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%600 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %602 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%601 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %603 = linalg.generic {indexing_maps = [#map1, #map31, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%599, %385 : tensor<4x256x512xbf16>, tensor<2048x512xbf16>) outs(%75 : tensor<4x256x2048xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x2048xf32>
    %604 = linalg.generic {indexing_maps = [#map32, #map33, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%384, %599 : tensor<4x256x2048xbf16>, tensor<4x256x512xbf16>) outs(%507 : tensor<2048x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<2048x512xf32>
    %605 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%604 : tensor<2048x512xf32>) outs(%506 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<2048x512xf32>
    %606 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%603, %383, %380, %382, %381 : tensor<4x256x2048xf32>, tensor<4x256x2048xbf16>, tensor<4x256x2048xbf16>, tensor<4x256x2048xbf16>, tensor<4x256x2048xbf16>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: f32, %in_336: bf16, %in_337: bf16, %in_338: bf16, %in_339: bf16, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.subf %cst_13, %in_338 : bf16
      %1595 = arith.mulf %in_337, %1593 : bf16
      %1596 = arith.mulf %1595, %cst_9 : bf16
      %1597 = arith.mulf %1596, %1594 : bf16
      %1598 = arith.mulf %1597, %in_338 : bf16
      %1599 = arith.addf %1597, %1598 : bf16
      %1600 = arith.mulf %1599, %cst_10 : bf16
      %1601 = arith.mulf %in_339, %cst_12 : bf16
      %1602 = arith.mulf %1600, %cst_11 : bf16
      %1603 = arith.mulf %1602, %1601 : bf16
      %1604 = arith.mulf %1593, %in_336 : bf16
      %1605 = arith.addf %1604, %1600 : bf16
      %1606 = arith.addf %1605, %1603 : bf16
      linalg.yield %1606 : bf16
    } -> tensor<4x256x2048xbf16>
    %expanded_167 = tensor.expand_shape %606 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 2048] : tensor<4x256x2048xbf16> into tensor<4x256x1x1x2048xbf16>
    %607 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_167 : tensor<4x256x1x1x2048xbf16>) outs(%512 : tensor<1x1x2048xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<1x1x2048xbf16>
    %608 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%607 : tensor<1x1x2048xbf16>) outs(%511 : tensor<2048xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<2048xbf16>
    %609 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%608 : tensor<2048xbf16>) outs(%515 : tensor<2048xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<2048xf32>
    %610 = linalg.generic {indexing_maps = [#map1, #map31, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%606, %378 : tensor<4x256x2048xbf16>, tensor<512x2048xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %611 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%610 : tensor<4x256x512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %612 = linalg.generic {indexing_maps = [#map32, #map33, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%377, %606 : tensor<4x256x512xbf16>, tensor<4x256x2048xbf16>) outs(%520 : tensor<512x2048xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x2048xf32>
    %613 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%612 : tensor<512x2048xf32>) outs(%519 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<512x2048xf32>
    %expanded_168 = tensor.expand_shape %611 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %614 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_168 : tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<1x1x512xbf16>
    %615 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%614 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %expanded_169 = tensor.expand_shape %375 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %616 = linalg.generic {indexing_maps = [#map27, #map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_169, %expanded_168 : tensor<4x256x1x1x512xbf16>, tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<1x1x512xbf16>
    %617 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%611, %376 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %618 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%616 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %expanded_170 = tensor.expand_shape %617 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %619 = linalg.generic {indexing_maps = [#map5, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_111, %expanded_170 : tensor<4x256x1x512xbf16>, tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %620 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%617, %374 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_171 = tensor.expand_shape %620 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %621 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_171 : tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.negf %in : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %622 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%615 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %623 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%618 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %624 = linalg.generic {indexing_maps = [#map, #map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%619, %373, %372 : tensor<4x256x1xbf16>, tensor<4x256x1xbf16>, tensor<4x256x1xbf16>) outs(%9 : tensor<4x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: bf16, %out: f32):
      %1593 = arith.divf %in_336, %in_337 : bf16
      %1594 = arith.mulf %1593, %cst_17 : bf16
      %1595 = arith.mulf %in, %1594 : bf16
      %1596 = arith.extf %1595 : bf16 to f32
      %1597 = arith.divf %1596, %cst_20 : f32
      %1598 = arith.addf %out, %1597 : f32
      linalg.yield %1598 : f32
    } -> tensor<4x256xf32>
    %625 = linalg.generic {indexing_maps = [#map24, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%624, %370 : tensor<4x256xf32>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in_336, %cst_19 : bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.mulf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_172 = tensor.expand_shape %625 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %626 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_172 : tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.negf %in : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %627 = linalg.generic {indexing_maps = [#map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%621, %626 : tensor<4x256x1xbf16>, tensor<4x256x1xbf16>) outs(%9 : tensor<4x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.addf %in, %in_336 : bf16
      %1594 = arith.extf %1593 : bf16 to f32
      %1595 = arith.divf %1594, %cst_20 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256xf32>
    %628 = linalg.generic {indexing_maps = [#map, #map, #map, #map24, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%599, %620, %625, %627 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<4x256xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: bf16, %in_338: f32, %out: bf16):
      %1593 = arith.truncf %in_338 : f32 to bf16
      %1594 = arith.addf %in, %in_336 : bf16
      %1595 = arith.addf %1594, %in_337 : bf16
      %1596 = arith.addf %1595, %1593 : bf16
      linalg.yield %1596 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_173 = tensor.expand_shape %628 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %629 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_173 : tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<1x1x512xbf16>
    %630 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%629 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %631 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%630 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %632 = linalg.generic {indexing_maps = [#map9, #map35, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%628, %expanded_109 : tensor<4x256x512xbf16>, tensor<8x64x512xbf16>) outs(%24 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x8x64xf32>
    %633 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%632 : tensor<4x256x8x64xf32>) outs(%58 : tensor<4x256x8x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x8x64xbf16>
    %634 = linalg.generic {indexing_maps = [#map36, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%365, %628 : tensor<4x256x8x64xbf16>, tensor<4x256x512xbf16>) outs(%544 : tensor<8x64x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<8x64x512xf32>
    %635 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%634 : tensor<8x64x512xf32>) outs(%546 : tensor<8x64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<8x64x512xf32>
    %collapsed_174 = tensor.collapse_shape %635 [[0, 1], [2]] : tensor<8x64x512xf32> into tensor<512x512xf32>
    %636 = linalg.generic {indexing_maps = [#map37, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%633, %363 : tensor<4x256x8x64xbf16>, tensor<4x8x64x256xbf16>) outs(%35 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x256x256xf32>
    %637 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%636 : tensor<4x8x256x256xf32>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x8x256x256xbf16>
    %638 = linalg.generic {indexing_maps = [#map38, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%633, %362 : tensor<4x256x8x64xbf16>, tensor<4x8x256x256xbf16>) outs(%56 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x64x256xf32>
    %639 = linalg.generic {indexing_maps = [#map21, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%638 : tensor<4x8x64x256xf32>) outs(%58 : tensor<4x256x8x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x8x64xbf16>
    %640 = linalg.generic {indexing_maps = [#map5, #map19, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%637, %360, %358 : tensor<4x8x256x256xbf16>, tensor<4x8x256x1xbf16>, tensor<4x8x256x256xbf16>) outs(%552 : tensor<4x8x256xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: bf16, %out: bf16):
      %1593 = arith.mulf %in_336, %in_336 : bf16
      %1594 = arith.divf %cst_13, %1593 : bf16
      %1595 = arith.mulf %in, %1594 : bf16
      %1596 = arith.mulf %1595, %in_337 : bf16
      %1597 = arith.addf %out, %1596 : bf16
      linalg.yield %1597 : bf16
    } -> tensor<4x8x256xbf16>
    %expanded_175 = tensor.expand_shape %640 [[0], [1], [2, 3]] output_shape [4, 8, 256, 1] : tensor<4x8x256xbf16> into tensor<4x8x256x1xbf16>
    %641 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_175 : tensor<4x8x256x1xbf16>) outs(%47 : tensor<4x8x256xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.negf %in : bf16
      %1594 = arith.extf %1593 : bf16 to f32
      %1595 = arith.addf %out, %1594 : f32
      linalg.yield %1595 : f32
    } -> tensor<4x8x256xf32>
    %642 = linalg.generic {indexing_maps = [#map39, #map39, #map39, #map1, #map39, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %637, %361, %641, %358 : tensor<4x8x256x256xi1>, tensor<4x8x256x256xbf16>, tensor<4x8x256x256xbf16>, tensor<4x8x256xf32>, tensor<4x8x256x256xbf16>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: i1, %in_336: bf16, %in_337: bf16, %in_338: f32, %in_339: bf16, %out: bf16):
      %1593 = arith.truncf %in_338 : f32 to bf16
      %1594 = arith.divf %in_336, %in_337 : bf16
      %1595 = arith.addf %1594, %1593 : bf16
      %1596 = arith.mulf %1595, %in_339 : bf16
      %1597 = arith.select %in, %1596, %cst_5 : bf16
      %1598 = arith.mulf %1597, %cst_16 : bf16
      linalg.yield %1598 : bf16
    } -> tensor<4x8x256x256xbf16>
    %643 = linalg.generic {indexing_maps = [#map16, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%354, %642 : tensor<4x8x64x256xbf16>, tensor<4x8x256x256xbf16>) outs(%56 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x64x256xf32>
    %644 = linalg.generic {indexing_maps = [#map21, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%643 : tensor<4x8x64x256xf32>) outs(%58 : tensor<4x256x8x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x8x64xbf16>
    %645 = linalg.generic {indexing_maps = [#map16, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%642, %353 : tensor<4x8x256x256xbf16>, tensor<4x8x256x64xbf16>) outs(%559 : tensor<4x8x256x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x256x64xf32>
    %646 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%645 : tensor<4x8x256x64xf32>) outs(%58 : tensor<4x256x8x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x8x64xbf16>
    %647 = linalg.generic {indexing_maps = [#map40, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%639 : tensor<4x256x8x64xbf16>) outs(%562 : tensor<8x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<8x64xbf16>
    %collapsed_176 = tensor.collapse_shape %647 [[0, 1]] : tensor<8x64xbf16> into tensor<512xbf16>
    %expanded_177 = tensor.expand_shape %collapsed_176 [[0, 1, 2]] output_shape [1, 1, 512] : tensor<512xbf16> into tensor<1x1x512xbf16>
    %648 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_177 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %649 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%648 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %650 = linalg.generic {indexing_maps = [#map20, #map35, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%639, %expanded_106 : tensor<4x256x8x64xbf16>, tensor<512x8x64xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %651 = linalg.generic {indexing_maps = [#map28, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%346 : tensor<4x256x512xbf16>) outs(%477 : tensor<512x4x256xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<512x4x256xbf16>
    %652 = linalg.generic {indexing_maps = [#map41, #map42, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%651, %639 : tensor<512x4x256xbf16>, tensor<4x256x8x64xbf16>) outs(%568 : tensor<512x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x8x64xf32>
    %653 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%652 : tensor<512x8x64xf32>) outs(%570 : tensor<512x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<512x8x64xf32>
    %collapsed_178 = tensor.collapse_shape %653 [[0], [1, 2]] : tensor<512x8x64xf32> into tensor<512x512xf32>
    %654 = linalg.generic {indexing_maps = [#map40, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%646 : tensor<4x256x8x64xbf16>) outs(%562 : tensor<8x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<8x64xbf16>
    %collapsed_179 = tensor.collapse_shape %654 [[0, 1]] : tensor<8x64xbf16> into tensor<512xbf16>
    %expanded_180 = tensor.expand_shape %collapsed_179 [[0, 1, 2]] output_shape [1, 1, 512] : tensor<512xbf16> into tensor<1x1x512xbf16>
    %655 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_180 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %656 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%655 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %657 = linalg.generic {indexing_maps = [#map20, #map35, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%646, %expanded_104 : tensor<4x256x8x64xbf16>, tensor<512x8x64xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %658 = linalg.generic {indexing_maps = [#map41, #map42, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%651, %646 : tensor<512x4x256xbf16>, tensor<4x256x8x64xbf16>) outs(%568 : tensor<512x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x8x64xf32>
    %659 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%658 : tensor<512x8x64xf32>) outs(%570 : tensor<512x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<512x8x64xf32>
    %collapsed_181 = tensor.collapse_shape %659 [[0], [1, 2]] : tensor<512x8x64xf32> into tensor<512x512xf32>
    %660 = linalg.generic {indexing_maps = [#map40, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%644 : tensor<4x256x8x64xbf16>) outs(%562 : tensor<8x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<8x64xbf16>
    %collapsed_182 = tensor.collapse_shape %660 [[0, 1]] : tensor<8x64xbf16> into tensor<512xbf16>
    %expanded_183 = tensor.expand_shape %collapsed_182 [[0, 1, 2]] output_shape [1, 1, 512] : tensor<512xbf16> into tensor<1x1x512xbf16>
    %661 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_183 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %662 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%661 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %663 = linalg.generic {indexing_maps = [#map20, #map35, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%644, %expanded_102 : tensor<4x256x8x64xbf16>, tensor<512x8x64xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %664 = linalg.generic {indexing_maps = [#map41, #map42, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%651, %644 : tensor<512x4x256xbf16>, tensor<4x256x8x64xbf16>) outs(%568 : tensor<512x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x8x64xf32>
    %665 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%650, %657, %663 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %out: bf16):
      %1593 = arith.truncf %in_337 : f32 to bf16
      %1594 = arith.truncf %in_336 : f32 to bf16
      %1595 = arith.truncf %in : f32 to bf16
      %1596 = arith.addf %1595, %1594 : bf16
      %1597 = arith.addf %1596, %1593 : bf16
      linalg.yield %1597 : bf16
    } -> tensor<4x256x512xbf16>
    %666 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%664 : tensor<512x8x64xf32>) outs(%570 : tensor<512x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<512x8x64xf32>
    %collapsed_184 = tensor.collapse_shape %666 [[0], [1, 2]] : tensor<512x8x64xf32> into tensor<512x512xf32>
    %expanded_185 = tensor.expand_shape %665 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %667 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_185 : tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<1x1x512xbf16>
    %668 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%667 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %expanded_186 = tensor.expand_shape %344 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %669 = linalg.generic {indexing_maps = [#map27, #map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_186, %expanded_185 : tensor<4x256x1x1x512xbf16>, tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<1x1x512xbf16>
    %670 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%665, %345 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %671 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%669 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %expanded_187 = tensor.expand_shape %670 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %672 = linalg.generic {indexing_maps = [#map5, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_101, %expanded_187 : tensor<4x256x1x512xbf16>, tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %673 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%670, %343 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_188 = tensor.expand_shape %673 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %674 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_188 : tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.negf %in : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %675 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%668 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %676 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%671 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %677 = linalg.generic {indexing_maps = [#map, #map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%672, %342, %341 : tensor<4x256x1xbf16>, tensor<4x256x1xbf16>, tensor<4x256x1xbf16>) outs(%9 : tensor<4x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: bf16, %out: f32):
      %1593 = arith.divf %in_336, %in_337 : bf16
      %1594 = arith.mulf %1593, %cst_17 : bf16
      %1595 = arith.mulf %in, %1594 : bf16
      %1596 = arith.extf %1595 : bf16 to f32
      %1597 = arith.divf %1596, %cst_20 : f32
      %1598 = arith.addf %out, %1597 : f32
      linalg.yield %1598 : f32
    } -> tensor<4x256xf32>
    %678 = linalg.generic {indexing_maps = [#map24, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%677, %339 : tensor<4x256xf32>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in_336, %cst_19 : bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.mulf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_189 = tensor.expand_shape %678 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %679 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_189 : tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.negf %in : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %680 = linalg.generic {indexing_maps = [#map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%674, %679 : tensor<4x256x1xbf16>, tensor<4x256x1xbf16>) outs(%9 : tensor<4x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.addf %in, %in_336 : bf16
      %1594 = arith.extf %1593 : bf16 to f32
      %1595 = arith.divf %1594, %cst_20 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256xf32>
    %681 = linalg.generic {indexing_maps = [#map, #map, #map, #map24, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%628, %673, %678, %680 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<4x256xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: bf16, %in_338: f32, %out: bf16):
      %1593 = arith.truncf %in_338 : f32 to bf16
      %1594 = arith.addf %in, %in_336 : bf16
      %1595 = arith.addf %1594, %in_337 : bf16
      %1596 = arith.addf %1595, %1593 : bf16
      linalg.yield %1596 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_190 = tensor.expand_shape %681 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %682 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_190 : tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<1x1x512xbf16>
    %683 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%682 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %684 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%683 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %685 = linalg.generic {indexing_maps = [#map1, #map31, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%681, %335 : tensor<4x256x512xbf16>, tensor<2048x512xbf16>) outs(%75 : tensor<4x256x2048xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x2048xf32>
    %686 = linalg.generic {indexing_maps = [#map32, #map33, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%334, %681 : tensor<4x256x2048xbf16>, tensor<4x256x512xbf16>) outs(%507 : tensor<2048x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<2048x512xf32>
    %687 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%686 : tensor<2048x512xf32>) outs(%506 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<2048x512xf32>
    %688 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%685, %333, %330, %332, %331 : tensor<4x256x2048xf32>, tensor<4x256x2048xbf16>, tensor<4x256x2048xbf16>, tensor<4x256x2048xbf16>, tensor<4x256x2048xbf16>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: f32, %in_336: bf16, %in_337: bf16, %in_338: bf16, %in_339: bf16, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.subf %cst_13, %in_338 : bf16
      %1595 = arith.mulf %in_337, %1593 : bf16
      %1596 = arith.mulf %1595, %cst_9 : bf16
      %1597 = arith.mulf %1596, %1594 : bf16
      %1598 = arith.mulf %1597, %in_338 : bf16
      %1599 = arith.addf %1597, %1598 : bf16
      %1600 = arith.mulf %1599, %cst_10 : bf16
      %1601 = arith.mulf %in_339, %cst_12 : bf16
      %1602 = arith.mulf %1600, %cst_11 : bf16
      %1603 = arith.mulf %1602, %1601 : bf16
      %1604 = arith.mulf %1593, %in_336 : bf16
      %1605 = arith.addf %1604, %1600 : bf16
      %1606 = arith.addf %1605, %1603 : bf16
      linalg.yield %1606 : bf16
    } -> tensor<4x256x2048xbf16>
    %expanded_191 = tensor.expand_shape %688 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 2048] : tensor<4x256x2048xbf16> into tensor<4x256x1x1x2048xbf16>
    %689 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_191 : tensor<4x256x1x1x2048xbf16>) outs(%512 : tensor<1x1x2048xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<1x1x2048xbf16>
    %690 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%689 : tensor<1x1x2048xbf16>) outs(%511 : tensor<2048xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<2048xbf16>
    %691 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%690 : tensor<2048xbf16>) outs(%515 : tensor<2048xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<2048xf32>
    %692 = linalg.generic {indexing_maps = [#map1, #map31, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%688, %328 : tensor<4x256x2048xbf16>, tensor<512x2048xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %693 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%692 : tensor<4x256x512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %694 = linalg.generic {indexing_maps = [#map32, #map33, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%327, %688 : tensor<4x256x512xbf16>, tensor<4x256x2048xbf16>) outs(%520 : tensor<512x2048xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x2048xf32>
    %695 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%694 : tensor<512x2048xf32>) outs(%519 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<512x2048xf32>
    %expanded_192 = tensor.expand_shape %693 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %696 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_192 : tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<1x1x512xbf16>
    %697 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%696 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %expanded_193 = tensor.expand_shape %325 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %698 = linalg.generic {indexing_maps = [#map27, #map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_193, %expanded_192 : tensor<4x256x1x1x512xbf16>, tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<1x1x512xbf16>
    %699 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%693, %326 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %700 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%698 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %expanded_194 = tensor.expand_shape %699 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %701 = linalg.generic {indexing_maps = [#map5, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_99, %expanded_194 : tensor<4x256x1x512xbf16>, tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %702 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%699, %324 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_195 = tensor.expand_shape %702 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %703 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_195 : tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.negf %in : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %704 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%697 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %705 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%700 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %706 = linalg.generic {indexing_maps = [#map, #map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%701, %323, %322 : tensor<4x256x1xbf16>, tensor<4x256x1xbf16>, tensor<4x256x1xbf16>) outs(%9 : tensor<4x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: bf16, %out: f32):
      %1593 = arith.divf %in_336, %in_337 : bf16
      %1594 = arith.mulf %1593, %cst_17 : bf16
      %1595 = arith.mulf %in, %1594 : bf16
      %1596 = arith.extf %1595 : bf16 to f32
      %1597 = arith.divf %1596, %cst_20 : f32
      %1598 = arith.addf %out, %1597 : f32
      linalg.yield %1598 : f32
    } -> tensor<4x256xf32>
    %707 = linalg.generic {indexing_maps = [#map24, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%706, %320 : tensor<4x256xf32>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in_336, %cst_19 : bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.mulf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_196 = tensor.expand_shape %707 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %708 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_196 : tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.negf %in : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %709 = linalg.generic {indexing_maps = [#map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%703, %708 : tensor<4x256x1xbf16>, tensor<4x256x1xbf16>) outs(%9 : tensor<4x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.addf %in, %in_336 : bf16
      %1594 = arith.extf %1593 : bf16 to f32
      %1595 = arith.divf %1594, %cst_20 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256xf32>
    %710 = linalg.generic {indexing_maps = [#map, #map, #map, #map24, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%681, %702, %707, %709 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<4x256xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: bf16, %in_338: f32, %out: bf16):
      %1593 = arith.truncf %in_338 : f32 to bf16
      %1594 = arith.addf %in, %in_336 : bf16
      %1595 = arith.addf %1594, %in_337 : bf16
      %1596 = arith.addf %1595, %1593 : bf16
      linalg.yield %1596 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_197 = tensor.expand_shape %710 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %711 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_197 : tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<1x1x512xbf16>
    %712 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%711 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %713 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%712 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %714 = linalg.generic {indexing_maps = [#map9, #map35, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%710, %expanded_97 : tensor<4x256x512xbf16>, tensor<8x64x512xbf16>) outs(%24 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x8x64xf32>
    %715 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%714 : tensor<4x256x8x64xf32>) outs(%58 : tensor<4x256x8x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x8x64xbf16>
    %716 = linalg.generic {indexing_maps = [#map36, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%315, %710 : tensor<4x256x8x64xbf16>, tensor<4x256x512xbf16>) outs(%544 : tensor<8x64x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<8x64x512xf32>
    %717 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%716 : tensor<8x64x512xf32>) outs(%546 : tensor<8x64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<8x64x512xf32>
    %collapsed_198 = tensor.collapse_shape %717 [[0, 1], [2]] : tensor<8x64x512xf32> into tensor<512x512xf32>
    %718 = linalg.generic {indexing_maps = [#map37, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%715, %313 : tensor<4x256x8x64xbf16>, tensor<4x8x64x256xbf16>) outs(%35 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x256x256xf32>
    %719 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%718 : tensor<4x8x256x256xf32>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x8x256x256xbf16>
    %720 = linalg.generic {indexing_maps = [#map38, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%715, %312 : tensor<4x256x8x64xbf16>, tensor<4x8x256x256xbf16>) outs(%56 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x64x256xf32>
    %721 = linalg.generic {indexing_maps = [#map21, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%720 : tensor<4x8x64x256xf32>) outs(%58 : tensor<4x256x8x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x8x64xbf16>
    %722 = linalg.generic {indexing_maps = [#map5, #map19, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%719, %310, %308 : tensor<4x8x256x256xbf16>, tensor<4x8x256x1xbf16>, tensor<4x8x256x256xbf16>) outs(%552 : tensor<4x8x256xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: bf16, %out: bf16):
      %1593 = arith.mulf %in_336, %in_336 : bf16
      %1594 = arith.divf %cst_13, %1593 : bf16
      %1595 = arith.mulf %in, %1594 : bf16
      %1596 = arith.mulf %1595, %in_337 : bf16
      %1597 = arith.addf %out, %1596 : bf16
      linalg.yield %1597 : bf16
    } -> tensor<4x8x256xbf16>
    %expanded_199 = tensor.expand_shape %722 [[0], [1], [2, 3]] output_shape [4, 8, 256, 1] : tensor<4x8x256xbf16> into tensor<4x8x256x1xbf16>
    %723 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_199 : tensor<4x8x256x1xbf16>) outs(%47 : tensor<4x8x256xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.negf %in : bf16
      %1594 = arith.extf %1593 : bf16 to f32
      %1595 = arith.addf %out, %1594 : f32
      linalg.yield %1595 : f32
    } -> tensor<4x8x256xf32>
    %724 = linalg.generic {indexing_maps = [#map39, #map39, #map39, #map1, #map39, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %719, %311, %723, %308 : tensor<4x8x256x256xi1>, tensor<4x8x256x256xbf16>, tensor<4x8x256x256xbf16>, tensor<4x8x256xf32>, tensor<4x8x256x256xbf16>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: i1, %in_336: bf16, %in_337: bf16, %in_338: f32, %in_339: bf16, %out: bf16):
      %1593 = arith.truncf %in_338 : f32 to bf16
      %1594 = arith.divf %in_336, %in_337 : bf16
      %1595 = arith.addf %1594, %1593 : bf16
      %1596 = arith.mulf %1595, %in_339 : bf16
      %1597 = arith.select %in, %1596, %cst_5 : bf16
      %1598 = arith.mulf %1597, %cst_16 : bf16
      linalg.yield %1598 : bf16
    } -> tensor<4x8x256x256xbf16>
    %725 = linalg.generic {indexing_maps = [#map16, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%304, %724 : tensor<4x8x64x256xbf16>, tensor<4x8x256x256xbf16>) outs(%56 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x64x256xf32>
    %726 = linalg.generic {indexing_maps = [#map21, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%725 : tensor<4x8x64x256xf32>) outs(%58 : tensor<4x256x8x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x8x64xbf16>
    %727 = linalg.generic {indexing_maps = [#map16, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%724, %303 : tensor<4x8x256x256xbf16>, tensor<4x8x256x64xbf16>) outs(%559 : tensor<4x8x256x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x256x64xf32>
    %728 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%727 : tensor<4x8x256x64xf32>) outs(%58 : tensor<4x256x8x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x8x64xbf16>
    %729 = linalg.generic {indexing_maps = [#map40, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%721 : tensor<4x256x8x64xbf16>) outs(%562 : tensor<8x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<8x64xbf16>
    %collapsed_200 = tensor.collapse_shape %729 [[0, 1]] : tensor<8x64xbf16> into tensor<512xbf16>
    %expanded_201 = tensor.expand_shape %collapsed_200 [[0, 1, 2]] output_shape [1, 1, 512] : tensor<512xbf16> into tensor<1x1x512xbf16>
    %730 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_201 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %731 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%730 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %732 = linalg.generic {indexing_maps = [#map20, #map35, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%721, %expanded_94 : tensor<4x256x8x64xbf16>, tensor<512x8x64xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %733 = linalg.generic {indexing_maps = [#map28, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%296 : tensor<4x256x512xbf16>) outs(%477 : tensor<512x4x256xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<512x4x256xbf16>
    %734 = linalg.generic {indexing_maps = [#map41, #map42, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%733, %721 : tensor<512x4x256xbf16>, tensor<4x256x8x64xbf16>) outs(%568 : tensor<512x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x8x64xf32>
    %735 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%734 : tensor<512x8x64xf32>) outs(%570 : tensor<512x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<512x8x64xf32>
    %collapsed_202 = tensor.collapse_shape %735 [[0], [1, 2]] : tensor<512x8x64xf32> into tensor<512x512xf32>
    %736 = linalg.generic {indexing_maps = [#map40, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%728 : tensor<4x256x8x64xbf16>) outs(%562 : tensor<8x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<8x64xbf16>
    %collapsed_203 = tensor.collapse_shape %736 [[0, 1]] : tensor<8x64xbf16> into tensor<512xbf16>
    %expanded_204 = tensor.expand_shape %collapsed_203 [[0, 1, 2]] output_shape [1, 1, 512] : tensor<512xbf16> into tensor<1x1x512xbf16>
    %737 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_204 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %738 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%737 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %739 = linalg.generic {indexing_maps = [#map20, #map35, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%728, %expanded_92 : tensor<4x256x8x64xbf16>, tensor<512x8x64xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %740 = linalg.generic {indexing_maps = [#map41, #map42, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%733, %728 : tensor<512x4x256xbf16>, tensor<4x256x8x64xbf16>) outs(%568 : tensor<512x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x8x64xf32>
    %741 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%740 : tensor<512x8x64xf32>) outs(%570 : tensor<512x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<512x8x64xf32>
    %collapsed_205 = tensor.collapse_shape %741 [[0], [1, 2]] : tensor<512x8x64xf32> into tensor<512x512xf32>
    %742 = linalg.generic {indexing_maps = [#map40, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%726 : tensor<4x256x8x64xbf16>) outs(%562 : tensor<8x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<8x64xbf16>
    %collapsed_206 = tensor.collapse_shape %742 [[0, 1]] : tensor<8x64xbf16> into tensor<512xbf16>
    %expanded_207 = tensor.expand_shape %collapsed_206 [[0, 1, 2]] output_shape [1, 1, 512] : tensor<512xbf16> into tensor<1x1x512xbf16>
    %743 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_207 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %744 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%743 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %745 = linalg.generic {indexing_maps = [#map20, #map35, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%726, %expanded_90 : tensor<4x256x8x64xbf16>, tensor<512x8x64xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %746 = linalg.generic {indexing_maps = [#map41, #map42, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%733, %726 : tensor<512x4x256xbf16>, tensor<4x256x8x64xbf16>) outs(%568 : tensor<512x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x8x64xf32>
    %747 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%732, %739, %745 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %out: bf16):
      %1593 = arith.truncf %in_337 : f32 to bf16
      %1594 = arith.truncf %in_336 : f32 to bf16
      %1595 = arith.truncf %in : f32 to bf16
      %1596 = arith.addf %1595, %1594 : bf16
      %1597 = arith.addf %1596, %1593 : bf16
      linalg.yield %1597 : bf16
    } -> tensor<4x256x512xbf16>
    %748 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%746 : tensor<512x8x64xf32>) outs(%570 : tensor<512x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<512x8x64xf32>
    %collapsed_208 = tensor.collapse_shape %748 [[0], [1, 2]] : tensor<512x8x64xf32> into tensor<512x512xf32>
    %expanded_209 = tensor.expand_shape %747 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %749 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_209 : tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<1x1x512xbf16>
    %750 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%749 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %expanded_210 = tensor.expand_shape %294 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %751 = linalg.generic {indexing_maps = [#map27, #map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_210, %expanded_209 : tensor<4x256x1x1x512xbf16>, tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<1x1x512xbf16>
    %752 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%747, %295 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %753 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%751 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %expanded_211 = tensor.expand_shape %752 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %754 = linalg.generic {indexing_maps = [#map5, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_89, %expanded_211 : tensor<4x256x1x512xbf16>, tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %755 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%752, %293 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_212 = tensor.expand_shape %755 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %756 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_212 : tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.negf %in : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %757 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%750 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %758 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%753 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %759 = linalg.generic {indexing_maps = [#map, #map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%754, %292, %291 : tensor<4x256x1xbf16>, tensor<4x256x1xbf16>, tensor<4x256x1xbf16>) outs(%9 : tensor<4x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: bf16, %out: f32):
      %1593 = arith.divf %in_336, %in_337 : bf16
      %1594 = arith.mulf %1593, %cst_17 : bf16
      %1595 = arith.mulf %in, %1594 : bf16
      %1596 = arith.extf %1595 : bf16 to f32
      %1597 = arith.divf %1596, %cst_20 : f32
      %1598 = arith.addf %out, %1597 : f32
      linalg.yield %1598 : f32
    } -> tensor<4x256xf32>
    %760 = linalg.generic {indexing_maps = [#map24, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%759, %289 : tensor<4x256xf32>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in_336, %cst_19 : bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.mulf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_213 = tensor.expand_shape %760 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %761 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_213 : tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.negf %in : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %762 = linalg.generic {indexing_maps = [#map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%756, %761 : tensor<4x256x1xbf16>, tensor<4x256x1xbf16>) outs(%9 : tensor<4x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.addf %in, %in_336 : bf16
      %1594 = arith.extf %1593 : bf16 to f32
      %1595 = arith.divf %1594, %cst_20 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256xf32>
    %763 = linalg.generic {indexing_maps = [#map, #map, #map, #map24, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%710, %755, %760, %762 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<4x256xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: bf16, %in_338: f32, %out: bf16):
      %1593 = arith.truncf %in_338 : f32 to bf16
      %1594 = arith.addf %in, %in_336 : bf16
      %1595 = arith.addf %1594, %in_337 : bf16
      %1596 = arith.addf %1595, %1593 : bf16
      linalg.yield %1596 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_214 = tensor.expand_shape %763 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %764 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_214 : tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<1x1x512xbf16>
    %765 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%764 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %766 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%765 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %767 = linalg.generic {indexing_maps = [#map1, #map31, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%763, %285 : tensor<4x256x512xbf16>, tensor<2048x512xbf16>) outs(%75 : tensor<4x256x2048xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x2048xf32>
    %768 = linalg.generic {indexing_maps = [#map32, #map33, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%284, %763 : tensor<4x256x2048xbf16>, tensor<4x256x512xbf16>) outs(%507 : tensor<2048x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<2048x512xf32>
    %769 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%768 : tensor<2048x512xf32>) outs(%506 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<2048x512xf32>
    %770 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%767, %283, %280, %282, %281 : tensor<4x256x2048xf32>, tensor<4x256x2048xbf16>, tensor<4x256x2048xbf16>, tensor<4x256x2048xbf16>, tensor<4x256x2048xbf16>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: f32, %in_336: bf16, %in_337: bf16, %in_338: bf16, %in_339: bf16, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.subf %cst_13, %in_338 : bf16
      %1595 = arith.mulf %in_337, %1593 : bf16
      %1596 = arith.mulf %1595, %cst_9 : bf16
      %1597 = arith.mulf %1596, %1594 : bf16
      %1598 = arith.mulf %1597, %in_338 : bf16
      %1599 = arith.addf %1597, %1598 : bf16
      %1600 = arith.mulf %1599, %cst_10 : bf16
      %1601 = arith.mulf %in_339, %cst_12 : bf16
      %1602 = arith.mulf %1600, %cst_11 : bf16
      %1603 = arith.mulf %1602, %1601 : bf16
      %1604 = arith.mulf %1593, %in_336 : bf16
      %1605 = arith.addf %1604, %1600 : bf16
      %1606 = arith.addf %1605, %1603 : bf16
      linalg.yield %1606 : bf16
    } -> tensor<4x256x2048xbf16>
    %expanded_215 = tensor.expand_shape %770 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 2048] : tensor<4x256x2048xbf16> into tensor<4x256x1x1x2048xbf16>
    %771 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_215 : tensor<4x256x1x1x2048xbf16>) outs(%512 : tensor<1x1x2048xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<1x1x2048xbf16>
    %772 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%771 : tensor<1x1x2048xbf16>) outs(%511 : tensor<2048xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<2048xbf16>
    %773 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%772 : tensor<2048xbf16>) outs(%515 : tensor<2048xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<2048xf32>
    %774 = linalg.generic {indexing_maps = [#map1, #map31, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%770, %278 : tensor<4x256x2048xbf16>, tensor<512x2048xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %775 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%774 : tensor<4x256x512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %776 = linalg.generic {indexing_maps = [#map32, #map33, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%277, %770 : tensor<4x256x512xbf16>, tensor<4x256x2048xbf16>) outs(%520 : tensor<512x2048xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x2048xf32>
    %777 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%776 : tensor<512x2048xf32>) outs(%519 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<512x2048xf32>
    %expanded_216 = tensor.expand_shape %775 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %778 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_216 : tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<1x1x512xbf16>
    %779 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%778 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %expanded_217 = tensor.expand_shape %275 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %780 = linalg.generic {indexing_maps = [#map27, #map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_217, %expanded_216 : tensor<4x256x1x1x512xbf16>, tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<1x1x512xbf16>
    %781 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%775, %276 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %782 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%780 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %expanded_218 = tensor.expand_shape %781 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %783 = linalg.generic {indexing_maps = [#map5, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_87, %expanded_218 : tensor<4x256x1x512xbf16>, tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %784 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%781, %274 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_219 = tensor.expand_shape %784 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %785 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_219 : tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.negf %in : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %786 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%779 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %787 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%782 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %788 = linalg.generic {indexing_maps = [#map, #map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%783, %273, %272 : tensor<4x256x1xbf16>, tensor<4x256x1xbf16>, tensor<4x256x1xbf16>) outs(%9 : tensor<4x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: bf16, %out: f32):
      %1593 = arith.divf %in_336, %in_337 : bf16
      %1594 = arith.mulf %1593, %cst_17 : bf16
      %1595 = arith.mulf %in, %1594 : bf16
      %1596 = arith.extf %1595 : bf16 to f32
      %1597 = arith.divf %1596, %cst_20 : f32
      %1598 = arith.addf %out, %1597 : f32
      linalg.yield %1598 : f32
    } -> tensor<4x256xf32>
    %789 = linalg.generic {indexing_maps = [#map24, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%788, %270 : tensor<4x256xf32>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in_336, %cst_19 : bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.mulf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_220 = tensor.expand_shape %789 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %790 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_220 : tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.negf %in : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %791 = linalg.generic {indexing_maps = [#map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%785, %790 : tensor<4x256x1xbf16>, tensor<4x256x1xbf16>) outs(%9 : tensor<4x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.addf %in, %in_336 : bf16
      %1594 = arith.extf %1593 : bf16 to f32
      %1595 = arith.divf %1594, %cst_20 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256xf32>
    %792 = linalg.generic {indexing_maps = [#map, #map, #map, #map24, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%763, %784, %789, %791 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<4x256xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: bf16, %in_338: f32, %out: bf16):
      %1593 = arith.truncf %in_338 : f32 to bf16
      %1594 = arith.addf %in, %in_336 : bf16
      %1595 = arith.addf %1594, %in_337 : bf16
      %1596 = arith.addf %1595, %1593 : bf16
      linalg.yield %1596 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_221 = tensor.expand_shape %792 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %793 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_221 : tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<1x1x512xbf16>
    %794 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%793 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %795 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%794 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %796 = linalg.generic {indexing_maps = [#map9, #map35, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%792, %expanded_85 : tensor<4x256x512xbf16>, tensor<8x64x512xbf16>) outs(%24 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x8x64xf32>
    %797 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%796 : tensor<4x256x8x64xf32>) outs(%58 : tensor<4x256x8x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x8x64xbf16>
    %798 = linalg.generic {indexing_maps = [#map36, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%265, %792 : tensor<4x256x8x64xbf16>, tensor<4x256x512xbf16>) outs(%544 : tensor<8x64x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<8x64x512xf32>
    %799 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%798 : tensor<8x64x512xf32>) outs(%546 : tensor<8x64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<8x64x512xf32>
    %collapsed_222 = tensor.collapse_shape %799 [[0, 1], [2]] : tensor<8x64x512xf32> into tensor<512x512xf32>
    %800 = linalg.generic {indexing_maps = [#map37, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%797, %263 : tensor<4x256x8x64xbf16>, tensor<4x8x64x256xbf16>) outs(%35 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x256x256xf32>
    %801 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%800 : tensor<4x8x256x256xf32>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x8x256x256xbf16>
    %802 = linalg.generic {indexing_maps = [#map38, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%797, %262 : tensor<4x256x8x64xbf16>, tensor<4x8x256x256xbf16>) outs(%56 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x64x256xf32>
    %803 = linalg.generic {indexing_maps = [#map21, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%802 : tensor<4x8x64x256xf32>) outs(%58 : tensor<4x256x8x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x8x64xbf16>
    %804 = linalg.generic {indexing_maps = [#map5, #map19, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%801, %260, %258 : tensor<4x8x256x256xbf16>, tensor<4x8x256x1xbf16>, tensor<4x8x256x256xbf16>) outs(%552 : tensor<4x8x256xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: bf16, %out: bf16):
      %1593 = arith.mulf %in_336, %in_336 : bf16
      %1594 = arith.divf %cst_13, %1593 : bf16
      %1595 = arith.mulf %in, %1594 : bf16
      %1596 = arith.mulf %1595, %in_337 : bf16
      %1597 = arith.addf %out, %1596 : bf16
      linalg.yield %1597 : bf16
    } -> tensor<4x8x256xbf16>
    %expanded_223 = tensor.expand_shape %804 [[0], [1], [2, 3]] output_shape [4, 8, 256, 1] : tensor<4x8x256xbf16> into tensor<4x8x256x1xbf16>
    %805 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_223 : tensor<4x8x256x1xbf16>) outs(%47 : tensor<4x8x256xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.negf %in : bf16
      %1594 = arith.extf %1593 : bf16 to f32
      %1595 = arith.addf %out, %1594 : f32
      linalg.yield %1595 : f32
    } -> tensor<4x8x256xf32>
    %806 = linalg.generic {indexing_maps = [#map39, #map39, #map39, #map1, #map39, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %801, %261, %805, %258 : tensor<4x8x256x256xi1>, tensor<4x8x256x256xbf16>, tensor<4x8x256x256xbf16>, tensor<4x8x256xf32>, tensor<4x8x256x256xbf16>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: i1, %in_336: bf16, %in_337: bf16, %in_338: f32, %in_339: bf16, %out: bf16):
      %1593 = arith.truncf %in_338 : f32 to bf16
      %1594 = arith.divf %in_336, %in_337 : bf16
      %1595 = arith.addf %1594, %1593 : bf16
      %1596 = arith.mulf %1595, %in_339 : bf16
      %1597 = arith.select %in, %1596, %cst_5 : bf16
      %1598 = arith.mulf %1597, %cst_16 : bf16
      linalg.yield %1598 : bf16
    } -> tensor<4x8x256x256xbf16>
    %807 = linalg.generic {indexing_maps = [#map16, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%254, %806 : tensor<4x8x64x256xbf16>, tensor<4x8x256x256xbf16>) outs(%56 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x64x256xf32>
    %808 = linalg.generic {indexing_maps = [#map21, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%807 : tensor<4x8x64x256xf32>) outs(%58 : tensor<4x256x8x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x8x64xbf16>
    %809 = linalg.generic {indexing_maps = [#map16, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%806, %253 : tensor<4x8x256x256xbf16>, tensor<4x8x256x64xbf16>) outs(%559 : tensor<4x8x256x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x256x64xf32>
    %810 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%809 : tensor<4x8x256x64xf32>) outs(%58 : tensor<4x256x8x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x8x64xbf16>
    %811 = linalg.generic {indexing_maps = [#map40, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%803 : tensor<4x256x8x64xbf16>) outs(%562 : tensor<8x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<8x64xbf16>
    %collapsed_224 = tensor.collapse_shape %811 [[0, 1]] : tensor<8x64xbf16> into tensor<512xbf16>
    %expanded_225 = tensor.expand_shape %collapsed_224 [[0, 1, 2]] output_shape [1, 1, 512] : tensor<512xbf16> into tensor<1x1x512xbf16>
    %812 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_225 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %813 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%812 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %814 = linalg.generic {indexing_maps = [#map20, #map35, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%803, %expanded_82 : tensor<4x256x8x64xbf16>, tensor<512x8x64xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %815 = linalg.generic {indexing_maps = [#map28, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%246 : tensor<4x256x512xbf16>) outs(%477 : tensor<512x4x256xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<512x4x256xbf16>
    %816 = linalg.generic {indexing_maps = [#map41, #map42, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%815, %803 : tensor<512x4x256xbf16>, tensor<4x256x8x64xbf16>) outs(%568 : tensor<512x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x8x64xf32>
    %817 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%816 : tensor<512x8x64xf32>) outs(%570 : tensor<512x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<512x8x64xf32>
    %collapsed_226 = tensor.collapse_shape %817 [[0], [1, 2]] : tensor<512x8x64xf32> into tensor<512x512xf32>
    %818 = linalg.generic {indexing_maps = [#map40, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%810 : tensor<4x256x8x64xbf16>) outs(%562 : tensor<8x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<8x64xbf16>
    %collapsed_227 = tensor.collapse_shape %818 [[0, 1]] : tensor<8x64xbf16> into tensor<512xbf16>
    %expanded_228 = tensor.expand_shape %collapsed_227 [[0, 1, 2]] output_shape [1, 1, 512] : tensor<512xbf16> into tensor<1x1x512xbf16>
    %819 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_228 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %820 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%819 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %821 = linalg.generic {indexing_maps = [#map20, #map35, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%810, %expanded_80 : tensor<4x256x8x64xbf16>, tensor<512x8x64xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %822 = linalg.generic {indexing_maps = [#map41, #map42, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%815, %810 : tensor<512x4x256xbf16>, tensor<4x256x8x64xbf16>) outs(%568 : tensor<512x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x8x64xf32>
    %823 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%822 : tensor<512x8x64xf32>) outs(%570 : tensor<512x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<512x8x64xf32>
    %collapsed_229 = tensor.collapse_shape %823 [[0], [1, 2]] : tensor<512x8x64xf32> into tensor<512x512xf32>
    %824 = linalg.generic {indexing_maps = [#map40, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%808 : tensor<4x256x8x64xbf16>) outs(%562 : tensor<8x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<8x64xbf16>
    %collapsed_230 = tensor.collapse_shape %824 [[0, 1]] : tensor<8x64xbf16> into tensor<512xbf16>
    %expanded_231 = tensor.expand_shape %collapsed_230 [[0, 1, 2]] output_shape [1, 1, 512] : tensor<512xbf16> into tensor<1x1x512xbf16>
    %825 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_231 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %826 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%825 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %827 = linalg.generic {indexing_maps = [#map20, #map35, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%808, %expanded_78 : tensor<4x256x8x64xbf16>, tensor<512x8x64xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %828 = linalg.generic {indexing_maps = [#map41, #map42, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%815, %808 : tensor<512x4x256xbf16>, tensor<4x256x8x64xbf16>) outs(%568 : tensor<512x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x8x64xf32>
    %829 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%814, %821, %827 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %out: bf16):
      %1593 = arith.truncf %in_337 : f32 to bf16
      %1594 = arith.truncf %in_336 : f32 to bf16
      %1595 = arith.truncf %in : f32 to bf16
      %1596 = arith.addf %1595, %1594 : bf16
      %1597 = arith.addf %1596, %1593 : bf16
      linalg.yield %1597 : bf16
    } -> tensor<4x256x512xbf16>
    %830 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%828 : tensor<512x8x64xf32>) outs(%570 : tensor<512x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<512x8x64xf32>
    %collapsed_232 = tensor.collapse_shape %830 [[0], [1, 2]] : tensor<512x8x64xf32> into tensor<512x512xf32>
    %expanded_233 = tensor.expand_shape %829 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %831 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_233 : tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<1x1x512xbf16>
    %832 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%831 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %expanded_234 = tensor.expand_shape %244 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %833 = linalg.generic {indexing_maps = [#map27, #map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_234, %expanded_233 : tensor<4x256x1x1x512xbf16>, tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<1x1x512xbf16>
    %834 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%829, %245 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %835 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%833 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %expanded_235 = tensor.expand_shape %834 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %836 = linalg.generic {indexing_maps = [#map5, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_77, %expanded_235 : tensor<4x256x1x512xbf16>, tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %837 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%834, %243 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_236 = tensor.expand_shape %837 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %838 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_236 : tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.negf %in : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %839 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%832 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %840 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%835 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %841 = linalg.generic {indexing_maps = [#map, #map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%836, %242, %241 : tensor<4x256x1xbf16>, tensor<4x256x1xbf16>, tensor<4x256x1xbf16>) outs(%9 : tensor<4x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: bf16, %out: f32):
      %1593 = arith.divf %in_336, %in_337 : bf16
      %1594 = arith.mulf %1593, %cst_17 : bf16
      %1595 = arith.mulf %in, %1594 : bf16
      %1596 = arith.extf %1595 : bf16 to f32
      %1597 = arith.divf %1596, %cst_20 : f32
      %1598 = arith.addf %out, %1597 : f32
      linalg.yield %1598 : f32
    } -> tensor<4x256xf32>
    %842 = linalg.generic {indexing_maps = [#map24, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%841, %239 : tensor<4x256xf32>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in_336, %cst_19 : bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.mulf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_237 = tensor.expand_shape %842 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %843 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_237 : tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.negf %in : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %844 = linalg.generic {indexing_maps = [#map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%838, %843 : tensor<4x256x1xbf16>, tensor<4x256x1xbf16>) outs(%9 : tensor<4x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.addf %in, %in_336 : bf16
      %1594 = arith.extf %1593 : bf16 to f32
      %1595 = arith.divf %1594, %cst_20 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256xf32>
    %845 = linalg.generic {indexing_maps = [#map, #map, #map, #map24, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%792, %837, %842, %844 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<4x256xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: bf16, %in_338: f32, %out: bf16):
      %1593 = arith.truncf %in_338 : f32 to bf16
      %1594 = arith.addf %in, %in_336 : bf16
      %1595 = arith.addf %1594, %in_337 : bf16
      %1596 = arith.addf %1595, %1593 : bf16
      linalg.yield %1596 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_238 = tensor.expand_shape %845 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %846 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_238 : tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<1x1x512xbf16>
    %847 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%846 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %848 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%847 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %849 = linalg.generic {indexing_maps = [#map1, #map31, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%845, %235 : tensor<4x256x512xbf16>, tensor<2048x512xbf16>) outs(%75 : tensor<4x256x2048xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x2048xf32>
    %850 = linalg.generic {indexing_maps = [#map32, #map33, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%234, %845 : tensor<4x256x2048xbf16>, tensor<4x256x512xbf16>) outs(%507 : tensor<2048x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<2048x512xf32>
    %851 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%850 : tensor<2048x512xf32>) outs(%506 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<2048x512xf32>
    %852 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%849, %233, %230, %232, %231 : tensor<4x256x2048xf32>, tensor<4x256x2048xbf16>, tensor<4x256x2048xbf16>, tensor<4x256x2048xbf16>, tensor<4x256x2048xbf16>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: f32, %in_336: bf16, %in_337: bf16, %in_338: bf16, %in_339: bf16, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.subf %cst_13, %in_338 : bf16
      %1595 = arith.mulf %in_337, %1593 : bf16
      %1596 = arith.mulf %1595, %cst_9 : bf16
      %1597 = arith.mulf %1596, %1594 : bf16
      %1598 = arith.mulf %1597, %in_338 : bf16
      %1599 = arith.addf %1597, %1598 : bf16
      %1600 = arith.mulf %1599, %cst_10 : bf16
      %1601 = arith.mulf %in_339, %cst_12 : bf16
      %1602 = arith.mulf %1600, %cst_11 : bf16
      %1603 = arith.mulf %1602, %1601 : bf16
      %1604 = arith.mulf %1593, %in_336 : bf16
      %1605 = arith.addf %1604, %1600 : bf16
      %1606 = arith.addf %1605, %1603 : bf16
      linalg.yield %1606 : bf16
    } -> tensor<4x256x2048xbf16>
    %expanded_239 = tensor.expand_shape %852 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 2048] : tensor<4x256x2048xbf16> into tensor<4x256x1x1x2048xbf16>
    %853 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_239 : tensor<4x256x1x1x2048xbf16>) outs(%512 : tensor<1x1x2048xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<1x1x2048xbf16>
    %854 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%853 : tensor<1x1x2048xbf16>) outs(%511 : tensor<2048xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<2048xbf16>
    %855 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%854 : tensor<2048xbf16>) outs(%515 : tensor<2048xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<2048xf32>
    %856 = linalg.generic {indexing_maps = [#map1, #map31, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%852, %228 : tensor<4x256x2048xbf16>, tensor<512x2048xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %857 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%856 : tensor<4x256x512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %858 = linalg.generic {indexing_maps = [#map32, #map33, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%227, %852 : tensor<4x256x512xbf16>, tensor<4x256x2048xbf16>) outs(%520 : tensor<512x2048xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x2048xf32>
    %859 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%858 : tensor<512x2048xf32>) outs(%519 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<512x2048xf32>
    %expanded_240 = tensor.expand_shape %857 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %860 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_240 : tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<1x1x512xbf16>
    %861 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%860 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %expanded_241 = tensor.expand_shape %225 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %862 = linalg.generic {indexing_maps = [#map27, #map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_241, %expanded_240 : tensor<4x256x1x1x512xbf16>, tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<1x1x512xbf16>
    %863 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%857, %226 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %864 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%862 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %expanded_242 = tensor.expand_shape %863 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %865 = linalg.generic {indexing_maps = [#map5, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_75, %expanded_242 : tensor<4x256x1x512xbf16>, tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %866 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%863, %224 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_243 = tensor.expand_shape %866 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %867 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_243 : tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.negf %in : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %868 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%861 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %869 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%864 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %870 = linalg.generic {indexing_maps = [#map, #map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%865, %223, %222 : tensor<4x256x1xbf16>, tensor<4x256x1xbf16>, tensor<4x256x1xbf16>) outs(%9 : tensor<4x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: bf16, %out: f32):
      %1593 = arith.divf %in_336, %in_337 : bf16
      %1594 = arith.mulf %1593, %cst_17 : bf16
      %1595 = arith.mulf %in, %1594 : bf16
      %1596 = arith.extf %1595 : bf16 to f32
      %1597 = arith.divf %1596, %cst_20 : f32
      %1598 = arith.addf %out, %1597 : f32
      linalg.yield %1598 : f32
    } -> tensor<4x256xf32>
    %871 = linalg.generic {indexing_maps = [#map24, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%870, %220 : tensor<4x256xf32>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in_336, %cst_19 : bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.mulf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_244 = tensor.expand_shape %871 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %872 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_244 : tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.negf %in : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %873 = linalg.generic {indexing_maps = [#map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%867, %872 : tensor<4x256x1xbf16>, tensor<4x256x1xbf16>) outs(%9 : tensor<4x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.addf %in, %in_336 : bf16
      %1594 = arith.extf %1593 : bf16 to f32
      %1595 = arith.divf %1594, %cst_20 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256xf32>
    %874 = linalg.generic {indexing_maps = [#map, #map, #map, #map24, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%845, %866, %871, %873 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<4x256xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: bf16, %in_338: f32, %out: bf16):
      %1593 = arith.truncf %in_338 : f32 to bf16
      %1594 = arith.addf %in, %in_336 : bf16
      %1595 = arith.addf %1594, %in_337 : bf16
      %1596 = arith.addf %1595, %1593 : bf16
      linalg.yield %1596 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_245 = tensor.expand_shape %874 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %875 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_245 : tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<1x1x512xbf16>
    %876 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%875 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %877 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%876 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %878 = linalg.generic {indexing_maps = [#map9, #map35, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%874, %expanded_73 : tensor<4x256x512xbf16>, tensor<8x64x512xbf16>) outs(%24 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x8x64xf32>
    %879 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%878 : tensor<4x256x8x64xf32>) outs(%58 : tensor<4x256x8x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x8x64xbf16>
    %880 = linalg.generic {indexing_maps = [#map36, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%215, %874 : tensor<4x256x8x64xbf16>, tensor<4x256x512xbf16>) outs(%544 : tensor<8x64x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<8x64x512xf32>
    %881 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%880 : tensor<8x64x512xf32>) outs(%546 : tensor<8x64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<8x64x512xf32>
    %collapsed_246 = tensor.collapse_shape %881 [[0, 1], [2]] : tensor<8x64x512xf32> into tensor<512x512xf32>
    %882 = linalg.generic {indexing_maps = [#map37, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%879, %213 : tensor<4x256x8x64xbf16>, tensor<4x8x64x256xbf16>) outs(%35 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x256x256xf32>
    %883 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%882 : tensor<4x8x256x256xf32>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x8x256x256xbf16>
    %884 = linalg.generic {indexing_maps = [#map38, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%879, %212 : tensor<4x256x8x64xbf16>, tensor<4x8x256x256xbf16>) outs(%56 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x64x256xf32>
    %885 = linalg.generic {indexing_maps = [#map21, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%884 : tensor<4x8x64x256xf32>) outs(%58 : tensor<4x256x8x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x8x64xbf16>
    %886 = linalg.generic {indexing_maps = [#map5, #map19, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%883, %210, %208 : tensor<4x8x256x256xbf16>, tensor<4x8x256x1xbf16>, tensor<4x8x256x256xbf16>) outs(%552 : tensor<4x8x256xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: bf16, %out: bf16):
      %1593 = arith.mulf %in_336, %in_336 : bf16
      %1594 = arith.divf %cst_13, %1593 : bf16
      %1595 = arith.mulf %in, %1594 : bf16
      %1596 = arith.mulf %1595, %in_337 : bf16
      %1597 = arith.addf %out, %1596 : bf16
      linalg.yield %1597 : bf16
    } -> tensor<4x8x256xbf16>
    %expanded_247 = tensor.expand_shape %886 [[0], [1], [2, 3]] output_shape [4, 8, 256, 1] : tensor<4x8x256xbf16> into tensor<4x8x256x1xbf16>
    %887 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_247 : tensor<4x8x256x1xbf16>) outs(%47 : tensor<4x8x256xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.negf %in : bf16
      %1594 = arith.extf %1593 : bf16 to f32
      %1595 = arith.addf %out, %1594 : f32
      linalg.yield %1595 : f32
    } -> tensor<4x8x256xf32>
    %888 = linalg.generic {indexing_maps = [#map39, #map39, #map39, #map1, #map39, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %883, %211, %887, %208 : tensor<4x8x256x256xi1>, tensor<4x8x256x256xbf16>, tensor<4x8x256x256xbf16>, tensor<4x8x256xf32>, tensor<4x8x256x256xbf16>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: i1, %in_336: bf16, %in_337: bf16, %in_338: f32, %in_339: bf16, %out: bf16):
      %1593 = arith.truncf %in_338 : f32 to bf16
      %1594 = arith.divf %in_336, %in_337 : bf16
      %1595 = arith.addf %1594, %1593 : bf16
      %1596 = arith.mulf %1595, %in_339 : bf16
      %1597 = arith.select %in, %1596, %cst_5 : bf16
      %1598 = arith.mulf %1597, %cst_16 : bf16
      linalg.yield %1598 : bf16
    } -> tensor<4x8x256x256xbf16>
    %889 = linalg.generic {indexing_maps = [#map16, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%204, %888 : tensor<4x8x64x256xbf16>, tensor<4x8x256x256xbf16>) outs(%56 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x64x256xf32>
    %890 = linalg.generic {indexing_maps = [#map21, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%889 : tensor<4x8x64x256xf32>) outs(%58 : tensor<4x256x8x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x8x64xbf16>
    %891 = linalg.generic {indexing_maps = [#map16, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%888, %203 : tensor<4x8x256x256xbf16>, tensor<4x8x256x64xbf16>) outs(%559 : tensor<4x8x256x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x256x64xf32>
    %892 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%891 : tensor<4x8x256x64xf32>) outs(%58 : tensor<4x256x8x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x8x64xbf16>
    %893 = linalg.generic {indexing_maps = [#map40, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%885 : tensor<4x256x8x64xbf16>) outs(%562 : tensor<8x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<8x64xbf16>
    %collapsed_248 = tensor.collapse_shape %893 [[0, 1]] : tensor<8x64xbf16> into tensor<512xbf16>
    %expanded_249 = tensor.expand_shape %collapsed_248 [[0, 1, 2]] output_shape [1, 1, 512] : tensor<512xbf16> into tensor<1x1x512xbf16>
    %894 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_249 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %895 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%894 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %896 = linalg.generic {indexing_maps = [#map20, #map35, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%885, %expanded_70 : tensor<4x256x8x64xbf16>, tensor<512x8x64xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %897 = linalg.generic {indexing_maps = [#map28, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%196 : tensor<4x256x512xbf16>) outs(%477 : tensor<512x4x256xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<512x4x256xbf16>
    %898 = linalg.generic {indexing_maps = [#map41, #map42, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%897, %885 : tensor<512x4x256xbf16>, tensor<4x256x8x64xbf16>) outs(%568 : tensor<512x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x8x64xf32>
    %899 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%898 : tensor<512x8x64xf32>) outs(%570 : tensor<512x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<512x8x64xf32>
    %collapsed_250 = tensor.collapse_shape %899 [[0], [1, 2]] : tensor<512x8x64xf32> into tensor<512x512xf32>
    %900 = linalg.generic {indexing_maps = [#map40, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%892 : tensor<4x256x8x64xbf16>) outs(%562 : tensor<8x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<8x64xbf16>
    %collapsed_251 = tensor.collapse_shape %900 [[0, 1]] : tensor<8x64xbf16> into tensor<512xbf16>
    %expanded_252 = tensor.expand_shape %collapsed_251 [[0, 1, 2]] output_shape [1, 1, 512] : tensor<512xbf16> into tensor<1x1x512xbf16>
    %901 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_252 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %902 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%901 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %903 = linalg.generic {indexing_maps = [#map20, #map35, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%892, %expanded_68 : tensor<4x256x8x64xbf16>, tensor<512x8x64xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %904 = linalg.generic {indexing_maps = [#map41, #map42, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%897, %892 : tensor<512x4x256xbf16>, tensor<4x256x8x64xbf16>) outs(%568 : tensor<512x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x8x64xf32>
    %905 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%904 : tensor<512x8x64xf32>) outs(%570 : tensor<512x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<512x8x64xf32>
    %collapsed_253 = tensor.collapse_shape %905 [[0], [1, 2]] : tensor<512x8x64xf32> into tensor<512x512xf32>
    %906 = linalg.generic {indexing_maps = [#map40, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%890 : tensor<4x256x8x64xbf16>) outs(%562 : tensor<8x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<8x64xbf16>
    %collapsed_254 = tensor.collapse_shape %906 [[0, 1]] : tensor<8x64xbf16> into tensor<512xbf16>
    %expanded_255 = tensor.expand_shape %collapsed_254 [[0, 1, 2]] output_shape [1, 1, 512] : tensor<512xbf16> into tensor<1x1x512xbf16>
    %907 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_255 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %908 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%907 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %909 = linalg.generic {indexing_maps = [#map20, #map35, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%890, %expanded_66 : tensor<4x256x8x64xbf16>, tensor<512x8x64xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %910 = linalg.generic {indexing_maps = [#map41, #map42, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%897, %890 : tensor<512x4x256xbf16>, tensor<4x256x8x64xbf16>) outs(%568 : tensor<512x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x8x64xf32>
    %911 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%896, %903, %909 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %out: bf16):
      %1593 = arith.truncf %in_337 : f32 to bf16
      %1594 = arith.truncf %in_336 : f32 to bf16
      %1595 = arith.truncf %in : f32 to bf16
      %1596 = arith.addf %1595, %1594 : bf16
      %1597 = arith.addf %1596, %1593 : bf16
      linalg.yield %1597 : bf16
    } -> tensor<4x256x512xbf16>
    %912 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%910 : tensor<512x8x64xf32>) outs(%570 : tensor<512x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<512x8x64xf32>
    %collapsed_256 = tensor.collapse_shape %912 [[0], [1, 2]] : tensor<512x8x64xf32> into tensor<512x512xf32>
    %expanded_257 = tensor.expand_shape %911 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %913 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_257 : tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<1x1x512xbf16>
    %914 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%913 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %expanded_258 = tensor.expand_shape %194 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %915 = linalg.generic {indexing_maps = [#map27, #map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_258, %expanded_257 : tensor<4x256x1x1x512xbf16>, tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<1x1x512xbf16>
    %916 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%911, %195 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %917 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%915 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %expanded_259 = tensor.expand_shape %916 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %918 = linalg.generic {indexing_maps = [#map5, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_65, %expanded_259 : tensor<4x256x1x512xbf16>, tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %919 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%916, %193 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_260 = tensor.expand_shape %919 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %920 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_260 : tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.negf %in : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %921 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%914 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %922 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%917 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %923 = linalg.generic {indexing_maps = [#map, #map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%918, %192, %191 : tensor<4x256x1xbf16>, tensor<4x256x1xbf16>, tensor<4x256x1xbf16>) outs(%9 : tensor<4x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: bf16, %out: f32):
      %1593 = arith.divf %in_336, %in_337 : bf16
      %1594 = arith.mulf %1593, %cst_17 : bf16
      %1595 = arith.mulf %in, %1594 : bf16
      %1596 = arith.extf %1595 : bf16 to f32
      %1597 = arith.divf %1596, %cst_20 : f32
      %1598 = arith.addf %out, %1597 : f32
      linalg.yield %1598 : f32
    } -> tensor<4x256xf32>
    %924 = linalg.generic {indexing_maps = [#map24, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%923, %189 : tensor<4x256xf32>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in_336, %cst_19 : bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.mulf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_261 = tensor.expand_shape %924 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %925 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_261 : tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.negf %in : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %926 = linalg.generic {indexing_maps = [#map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%920, %925 : tensor<4x256x1xbf16>, tensor<4x256x1xbf16>) outs(%9 : tensor<4x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.addf %in, %in_336 : bf16
      %1594 = arith.extf %1593 : bf16 to f32
      %1595 = arith.divf %1594, %cst_20 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256xf32>
    %927 = linalg.generic {indexing_maps = [#map, #map, #map, #map24, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%874, %919, %924, %926 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<4x256xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: bf16, %in_338: f32, %out: bf16):
      %1593 = arith.truncf %in_338 : f32 to bf16
      %1594 = arith.addf %in, %in_336 : bf16
      %1595 = arith.addf %1594, %in_337 : bf16
      %1596 = arith.addf %1595, %1593 : bf16
      linalg.yield %1596 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_262 = tensor.expand_shape %927 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %928 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_262 : tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<1x1x512xbf16>
    %929 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%928 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %930 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%929 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %931 = linalg.generic {indexing_maps = [#map1, #map31, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%927, %185 : tensor<4x256x512xbf16>, tensor<2048x512xbf16>) outs(%75 : tensor<4x256x2048xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x2048xf32>
    %932 = linalg.generic {indexing_maps = [#map32, #map33, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%184, %927 : tensor<4x256x2048xbf16>, tensor<4x256x512xbf16>) outs(%507 : tensor<2048x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<2048x512xf32>
    %933 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%932 : tensor<2048x512xf32>) outs(%506 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<2048x512xf32>
    %934 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%931, %183, %180, %182, %181 : tensor<4x256x2048xf32>, tensor<4x256x2048xbf16>, tensor<4x256x2048xbf16>, tensor<4x256x2048xbf16>, tensor<4x256x2048xbf16>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: f32, %in_336: bf16, %in_337: bf16, %in_338: bf16, %in_339: bf16, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.subf %cst_13, %in_338 : bf16
      %1595 = arith.mulf %in_337, %1593 : bf16
      %1596 = arith.mulf %1595, %cst_9 : bf16
      %1597 = arith.mulf %1596, %1594 : bf16
      %1598 = arith.mulf %1597, %in_338 : bf16
      %1599 = arith.addf %1597, %1598 : bf16
      %1600 = arith.mulf %1599, %cst_10 : bf16
      %1601 = arith.mulf %in_339, %cst_12 : bf16
      %1602 = arith.mulf %1600, %cst_11 : bf16
      %1603 = arith.mulf %1602, %1601 : bf16
      %1604 = arith.mulf %1593, %in_336 : bf16
      %1605 = arith.addf %1604, %1600 : bf16
      %1606 = arith.addf %1605, %1603 : bf16
      linalg.yield %1606 : bf16
    } -> tensor<4x256x2048xbf16>
    %expanded_263 = tensor.expand_shape %934 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 2048] : tensor<4x256x2048xbf16> into tensor<4x256x1x1x2048xbf16>
    %935 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_263 : tensor<4x256x1x1x2048xbf16>) outs(%512 : tensor<1x1x2048xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<1x1x2048xbf16>
    %936 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%935 : tensor<1x1x2048xbf16>) outs(%511 : tensor<2048xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<2048xbf16>
    %937 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%936 : tensor<2048xbf16>) outs(%515 : tensor<2048xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<2048xf32>
    %938 = linalg.generic {indexing_maps = [#map1, #map31, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%934, %178 : tensor<4x256x2048xbf16>, tensor<512x2048xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %939 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%938 : tensor<4x256x512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %940 = linalg.generic {indexing_maps = [#map32, #map33, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%177, %934 : tensor<4x256x512xbf16>, tensor<4x256x2048xbf16>) outs(%520 : tensor<512x2048xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x2048xf32>
    %941 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%940 : tensor<512x2048xf32>) outs(%519 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<512x2048xf32>
    %expanded_264 = tensor.expand_shape %939 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %942 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_264 : tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<1x1x512xbf16>
    %943 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%942 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %expanded_265 = tensor.expand_shape %175 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %944 = linalg.generic {indexing_maps = [#map27, #map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_265, %expanded_264 : tensor<4x256x1x1x512xbf16>, tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<1x1x512xbf16>
    %945 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%939, %176 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %946 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%944 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %expanded_266 = tensor.expand_shape %945 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %947 = linalg.generic {indexing_maps = [#map5, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_63, %expanded_266 : tensor<4x256x1x512xbf16>, tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %948 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%945, %174 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_267 = tensor.expand_shape %948 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %949 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_267 : tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.negf %in : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %950 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%943 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %951 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%946 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %952 = linalg.generic {indexing_maps = [#map, #map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%947, %173, %172 : tensor<4x256x1xbf16>, tensor<4x256x1xbf16>, tensor<4x256x1xbf16>) outs(%9 : tensor<4x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: bf16, %out: f32):
      %1593 = arith.divf %in_336, %in_337 : bf16
      %1594 = arith.mulf %1593, %cst_17 : bf16
      %1595 = arith.mulf %in, %1594 : bf16
      %1596 = arith.extf %1595 : bf16 to f32
      %1597 = arith.divf %1596, %cst_20 : f32
      %1598 = arith.addf %out, %1597 : f32
      linalg.yield %1598 : f32
    } -> tensor<4x256xf32>
    %953 = linalg.generic {indexing_maps = [#map24, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%952, %170 : tensor<4x256xf32>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in_336, %cst_19 : bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.mulf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_268 = tensor.expand_shape %953 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %954 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_268 : tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.negf %in : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %955 = linalg.generic {indexing_maps = [#map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%949, %954 : tensor<4x256x1xbf16>, tensor<4x256x1xbf16>) outs(%9 : tensor<4x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.addf %in, %in_336 : bf16
      %1594 = arith.extf %1593 : bf16 to f32
      %1595 = arith.divf %1594, %cst_20 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256xf32>
    %956 = linalg.generic {indexing_maps = [#map, #map, #map, #map24, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%927, %948, %953, %955 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<4x256xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: bf16, %in_338: f32, %out: bf16):
      %1593 = arith.truncf %in_338 : f32 to bf16
      %1594 = arith.addf %in, %in_336 : bf16
      %1595 = arith.addf %1594, %in_337 : bf16
      %1596 = arith.addf %1595, %1593 : bf16
      linalg.yield %1596 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_269 = tensor.expand_shape %956 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %957 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_269 : tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<1x1x512xbf16>
    %958 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%957 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %959 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%958 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %960 = linalg.generic {indexing_maps = [#map9, #map35, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%956, %expanded_61 : tensor<4x256x512xbf16>, tensor<8x64x512xbf16>) outs(%24 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x8x64xf32>
    %961 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%960 : tensor<4x256x8x64xf32>) outs(%58 : tensor<4x256x8x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x8x64xbf16>
    %962 = linalg.generic {indexing_maps = [#map36, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%165, %956 : tensor<4x256x8x64xbf16>, tensor<4x256x512xbf16>) outs(%544 : tensor<8x64x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<8x64x512xf32>
    %963 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%962 : tensor<8x64x512xf32>) outs(%546 : tensor<8x64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<8x64x512xf32>
    %collapsed_270 = tensor.collapse_shape %963 [[0, 1], [2]] : tensor<8x64x512xf32> into tensor<512x512xf32>
    %964 = linalg.generic {indexing_maps = [#map37, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%961, %163 : tensor<4x256x8x64xbf16>, tensor<4x8x64x256xbf16>) outs(%35 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x256x256xf32>
    %965 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%964 : tensor<4x8x256x256xf32>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x8x256x256xbf16>
    %966 = linalg.generic {indexing_maps = [#map38, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%961, %162 : tensor<4x256x8x64xbf16>, tensor<4x8x256x256xbf16>) outs(%56 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x64x256xf32>
    %967 = linalg.generic {indexing_maps = [#map21, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%966 : tensor<4x8x64x256xf32>) outs(%58 : tensor<4x256x8x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x8x64xbf16>
    %968 = linalg.generic {indexing_maps = [#map5, #map19, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%965, %160, %158 : tensor<4x8x256x256xbf16>, tensor<4x8x256x1xbf16>, tensor<4x8x256x256xbf16>) outs(%552 : tensor<4x8x256xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: bf16, %out: bf16):
      %1593 = arith.mulf %in_336, %in_336 : bf16
      %1594 = arith.divf %cst_13, %1593 : bf16
      %1595 = arith.mulf %in, %1594 : bf16
      %1596 = arith.mulf %1595, %in_337 : bf16
      %1597 = arith.addf %out, %1596 : bf16
      linalg.yield %1597 : bf16
    } -> tensor<4x8x256xbf16>
    %expanded_271 = tensor.expand_shape %968 [[0], [1], [2, 3]] output_shape [4, 8, 256, 1] : tensor<4x8x256xbf16> into tensor<4x8x256x1xbf16>
    %969 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_271 : tensor<4x8x256x1xbf16>) outs(%47 : tensor<4x8x256xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.negf %in : bf16
      %1594 = arith.extf %1593 : bf16 to f32
      %1595 = arith.addf %out, %1594 : f32
      linalg.yield %1595 : f32
    } -> tensor<4x8x256xf32>
    %970 = linalg.generic {indexing_maps = [#map39, #map39, #map39, #map1, #map39, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %965, %161, %969, %158 : tensor<4x8x256x256xi1>, tensor<4x8x256x256xbf16>, tensor<4x8x256x256xbf16>, tensor<4x8x256xf32>, tensor<4x8x256x256xbf16>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: i1, %in_336: bf16, %in_337: bf16, %in_338: f32, %in_339: bf16, %out: bf16):
      %1593 = arith.truncf %in_338 : f32 to bf16
      %1594 = arith.divf %in_336, %in_337 : bf16
      %1595 = arith.addf %1594, %1593 : bf16
      %1596 = arith.mulf %1595, %in_339 : bf16
      %1597 = arith.select %in, %1596, %cst_5 : bf16
      %1598 = arith.mulf %1597, %cst_16 : bf16
      linalg.yield %1598 : bf16
    } -> tensor<4x8x256x256xbf16>
    %971 = linalg.generic {indexing_maps = [#map16, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%154, %970 : tensor<4x8x64x256xbf16>, tensor<4x8x256x256xbf16>) outs(%56 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x64x256xf32>
    %972 = linalg.generic {indexing_maps = [#map21, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%971 : tensor<4x8x64x256xf32>) outs(%58 : tensor<4x256x8x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x8x64xbf16>
    %973 = linalg.generic {indexing_maps = [#map16, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%970, %153 : tensor<4x8x256x256xbf16>, tensor<4x8x256x64xbf16>) outs(%559 : tensor<4x8x256x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x256x64xf32>
    %974 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%973 : tensor<4x8x256x64xf32>) outs(%58 : tensor<4x256x8x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x8x64xbf16>
    %975 = linalg.generic {indexing_maps = [#map40, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%967 : tensor<4x256x8x64xbf16>) outs(%562 : tensor<8x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<8x64xbf16>
    %collapsed_272 = tensor.collapse_shape %975 [[0, 1]] : tensor<8x64xbf16> into tensor<512xbf16>
    %expanded_273 = tensor.expand_shape %collapsed_272 [[0, 1, 2]] output_shape [1, 1, 512] : tensor<512xbf16> into tensor<1x1x512xbf16>
    %976 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_273 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %977 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%976 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %978 = linalg.generic {indexing_maps = [#map20, #map35, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%967, %expanded_58 : tensor<4x256x8x64xbf16>, tensor<512x8x64xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %979 = linalg.generic {indexing_maps = [#map28, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146 : tensor<4x256x512xbf16>) outs(%477 : tensor<512x4x256xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<512x4x256xbf16>
    %980 = linalg.generic {indexing_maps = [#map41, #map42, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%979, %967 : tensor<512x4x256xbf16>, tensor<4x256x8x64xbf16>) outs(%568 : tensor<512x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x8x64xf32>
    %981 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%980 : tensor<512x8x64xf32>) outs(%570 : tensor<512x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<512x8x64xf32>
    %collapsed_274 = tensor.collapse_shape %981 [[0], [1, 2]] : tensor<512x8x64xf32> into tensor<512x512xf32>
    %982 = linalg.generic {indexing_maps = [#map40, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%974 : tensor<4x256x8x64xbf16>) outs(%562 : tensor<8x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<8x64xbf16>
    %collapsed_275 = tensor.collapse_shape %982 [[0, 1]] : tensor<8x64xbf16> into tensor<512xbf16>
    %expanded_276 = tensor.expand_shape %collapsed_275 [[0, 1, 2]] output_shape [1, 1, 512] : tensor<512xbf16> into tensor<1x1x512xbf16>
    %983 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_276 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %984 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%983 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %985 = linalg.generic {indexing_maps = [#map20, #map35, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%974, %expanded_56 : tensor<4x256x8x64xbf16>, tensor<512x8x64xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %986 = linalg.generic {indexing_maps = [#map41, #map42, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%979, %974 : tensor<512x4x256xbf16>, tensor<4x256x8x64xbf16>) outs(%568 : tensor<512x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x8x64xf32>
    %987 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%986 : tensor<512x8x64xf32>) outs(%570 : tensor<512x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<512x8x64xf32>
    %collapsed_277 = tensor.collapse_shape %987 [[0], [1, 2]] : tensor<512x8x64xf32> into tensor<512x512xf32>
    %988 = linalg.generic {indexing_maps = [#map40, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%972 : tensor<4x256x8x64xbf16>) outs(%562 : tensor<8x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<8x64xbf16>
    %collapsed_278 = tensor.collapse_shape %988 [[0, 1]] : tensor<8x64xbf16> into tensor<512xbf16>
    %expanded_279 = tensor.expand_shape %collapsed_278 [[0, 1, 2]] output_shape [1, 1, 512] : tensor<512xbf16> into tensor<1x1x512xbf16>
    %989 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_279 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %990 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%989 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %991 = linalg.generic {indexing_maps = [#map20, #map35, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%972, %expanded_54 : tensor<4x256x8x64xbf16>, tensor<512x8x64xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %992 = linalg.generic {indexing_maps = [#map41, #map42, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%979, %972 : tensor<512x4x256xbf16>, tensor<4x256x8x64xbf16>) outs(%568 : tensor<512x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x8x64xf32>
    %993 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%978, %985, %991 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %out: bf16):
      %1593 = arith.truncf %in_337 : f32 to bf16
      %1594 = arith.truncf %in_336 : f32 to bf16
      %1595 = arith.truncf %in : f32 to bf16
      %1596 = arith.addf %1595, %1594 : bf16
      %1597 = arith.addf %1596, %1593 : bf16
      linalg.yield %1597 : bf16
    } -> tensor<4x256x512xbf16>
    %994 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%992 : tensor<512x8x64xf32>) outs(%570 : tensor<512x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<512x8x64xf32>
    %collapsed_280 = tensor.collapse_shape %994 [[0], [1, 2]] : tensor<512x8x64xf32> into tensor<512x512xf32>
    %expanded_281 = tensor.expand_shape %993 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %995 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_281 : tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<1x1x512xbf16>
    %996 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%995 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %expanded_282 = tensor.expand_shape %144 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %997 = linalg.generic {indexing_maps = [#map27, #map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_282, %expanded_281 : tensor<4x256x1x1x512xbf16>, tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<1x1x512xbf16>
    %998 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%993, %145 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %999 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%997 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %expanded_283 = tensor.expand_shape %998 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %1000 = linalg.generic {indexing_maps = [#map5, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_53, %expanded_283 : tensor<4x256x1x512xbf16>, tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %1001 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%998, %143 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_284 = tensor.expand_shape %1001 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %1002 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_284 : tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.negf %in : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %1003 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%996 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %1004 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%999 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %1005 = linalg.generic {indexing_maps = [#map, #map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1000, %142, %141 : tensor<4x256x1xbf16>, tensor<4x256x1xbf16>, tensor<4x256x1xbf16>) outs(%9 : tensor<4x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: bf16, %out: f32):
      %1593 = arith.divf %in_336, %in_337 : bf16
      %1594 = arith.mulf %1593, %cst_17 : bf16
      %1595 = arith.mulf %in, %1594 : bf16
      %1596 = arith.extf %1595 : bf16 to f32
      %1597 = arith.divf %1596, %cst_20 : f32
      %1598 = arith.addf %out, %1597 : f32
      linalg.yield %1598 : f32
    } -> tensor<4x256xf32>
    %1006 = linalg.generic {indexing_maps = [#map24, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1005, %139 : tensor<4x256xf32>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in_336, %cst_19 : bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.mulf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_285 = tensor.expand_shape %1006 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %1007 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_285 : tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.negf %in : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %1008 = linalg.generic {indexing_maps = [#map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1002, %1007 : tensor<4x256x1xbf16>, tensor<4x256x1xbf16>) outs(%9 : tensor<4x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.addf %in, %in_336 : bf16
      %1594 = arith.extf %1593 : bf16 to f32
      %1595 = arith.divf %1594, %cst_20 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256xf32>
    %1009 = linalg.generic {indexing_maps = [#map, #map, #map, #map24, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%956, %1001, %1006, %1008 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<4x256xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: bf16, %in_338: f32, %out: bf16):
      %1593 = arith.truncf %in_338 : f32 to bf16
      %1594 = arith.addf %in, %in_336 : bf16
      %1595 = arith.addf %1594, %in_337 : bf16
      %1596 = arith.addf %1595, %1593 : bf16
      linalg.yield %1596 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_286 = tensor.expand_shape %1009 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %1010 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_286 : tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<1x1x512xbf16>
    %1011 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1010 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %1012 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%1011 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %1013 = linalg.generic {indexing_maps = [#map1, #map31, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1009, %135 : tensor<4x256x512xbf16>, tensor<2048x512xbf16>) outs(%75 : tensor<4x256x2048xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x2048xf32>
    %1014 = linalg.generic {indexing_maps = [#map32, #map33, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%134, %1009 : tensor<4x256x2048xbf16>, tensor<4x256x512xbf16>) outs(%507 : tensor<2048x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<2048x512xf32>
    %1015 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%1014 : tensor<2048x512xf32>) outs(%506 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<2048x512xf32>
    %1016 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1013, %133, %130, %132, %131 : tensor<4x256x2048xf32>, tensor<4x256x2048xbf16>, tensor<4x256x2048xbf16>, tensor<4x256x2048xbf16>, tensor<4x256x2048xbf16>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: f32, %in_336: bf16, %in_337: bf16, %in_338: bf16, %in_339: bf16, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.subf %cst_13, %in_338 : bf16
      %1595 = arith.mulf %in_337, %1593 : bf16
      %1596 = arith.mulf %1595, %cst_9 : bf16
      %1597 = arith.mulf %1596, %1594 : bf16
      %1598 = arith.mulf %1597, %in_338 : bf16
      %1599 = arith.addf %1597, %1598 : bf16
      %1600 = arith.mulf %1599, %cst_10 : bf16
      %1601 = arith.mulf %in_339, %cst_12 : bf16
      %1602 = arith.mulf %1600, %cst_11 : bf16
      %1603 = arith.mulf %1602, %1601 : bf16
      %1604 = arith.mulf %1593, %in_336 : bf16
      %1605 = arith.addf %1604, %1600 : bf16
      %1606 = arith.addf %1605, %1603 : bf16
      linalg.yield %1606 : bf16
    } -> tensor<4x256x2048xbf16>
    %expanded_287 = tensor.expand_shape %1016 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 2048] : tensor<4x256x2048xbf16> into tensor<4x256x1x1x2048xbf16>
    %1017 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_287 : tensor<4x256x1x1x2048xbf16>) outs(%512 : tensor<1x1x2048xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<1x1x2048xbf16>
    %1018 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1017 : tensor<1x1x2048xbf16>) outs(%511 : tensor<2048xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<2048xbf16>
    %1019 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%1018 : tensor<2048xbf16>) outs(%515 : tensor<2048xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<2048xf32>
    %1020 = linalg.generic {indexing_maps = [#map1, #map31, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1016, %128 : tensor<4x256x2048xbf16>, tensor<512x2048xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %1021 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1020 : tensor<4x256x512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %1022 = linalg.generic {indexing_maps = [#map32, #map33, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%127, %1016 : tensor<4x256x512xbf16>, tensor<4x256x2048xbf16>) outs(%520 : tensor<512x2048xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x2048xf32>
    %1023 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%1022 : tensor<512x2048xf32>) outs(%519 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<512x2048xf32>
    %expanded_288 = tensor.expand_shape %1021 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %1024 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_288 : tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<1x1x512xbf16>
    %1025 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1024 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %expanded_289 = tensor.expand_shape %125 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %1026 = linalg.generic {indexing_maps = [#map27, #map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_289, %expanded_288 : tensor<4x256x1x1x512xbf16>, tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<1x1x512xbf16>
    %1027 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1021, %126 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %1028 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1026 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %expanded_290 = tensor.expand_shape %1027 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %1029 = linalg.generic {indexing_maps = [#map5, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_51, %expanded_290 : tensor<4x256x1x512xbf16>, tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %1030 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1027, %124 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_291 = tensor.expand_shape %1030 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %1031 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_291 : tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.negf %in : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %1032 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%1025 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %1033 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%1028 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %1034 = linalg.generic {indexing_maps = [#map, #map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1029, %123, %122 : tensor<4x256x1xbf16>, tensor<4x256x1xbf16>, tensor<4x256x1xbf16>) outs(%9 : tensor<4x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: bf16, %out: f32):
      %1593 = arith.divf %in_336, %in_337 : bf16
      %1594 = arith.mulf %1593, %cst_17 : bf16
      %1595 = arith.mulf %in, %1594 : bf16
      %1596 = arith.extf %1595 : bf16 to f32
      %1597 = arith.divf %1596, %cst_20 : f32
      %1598 = arith.addf %out, %1597 : f32
      linalg.yield %1598 : f32
    } -> tensor<4x256xf32>
    %1035 = linalg.generic {indexing_maps = [#map24, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1034, %120 : tensor<4x256xf32>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in_336, %cst_19 : bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.mulf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_292 = tensor.expand_shape %1035 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %1036 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_292 : tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.negf %in : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %1037 = linalg.generic {indexing_maps = [#map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1031, %1036 : tensor<4x256x1xbf16>, tensor<4x256x1xbf16>) outs(%9 : tensor<4x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.addf %in, %in_336 : bf16
      %1594 = arith.extf %1593 : bf16 to f32
      %1595 = arith.divf %1594, %cst_20 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256xf32>
    %1038 = linalg.generic {indexing_maps = [#map, #map, #map, #map24, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1009, %1030, %1035, %1037 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<4x256xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: bf16, %in_338: f32, %out: bf16):
      %1593 = arith.truncf %in_338 : f32 to bf16
      %1594 = arith.addf %in, %in_336 : bf16
      %1595 = arith.addf %1594, %in_337 : bf16
      %1596 = arith.addf %1595, %1593 : bf16
      linalg.yield %1596 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_293 = tensor.expand_shape %1038 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %1039 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_293 : tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<1x1x512xbf16>
    %1040 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1039 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %1041 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%1040 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %1042 = linalg.generic {indexing_maps = [#map9, #map35, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1038, %expanded_49 : tensor<4x256x512xbf16>, tensor<8x64x512xbf16>) outs(%24 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x8x64xf32>
    %1043 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1042 : tensor<4x256x8x64xf32>) outs(%58 : tensor<4x256x8x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x8x64xbf16>
    %1044 = linalg.generic {indexing_maps = [#map36, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%115, %1038 : tensor<4x256x8x64xbf16>, tensor<4x256x512xbf16>) outs(%544 : tensor<8x64x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<8x64x512xf32>
    %1045 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1044 : tensor<8x64x512xf32>) outs(%546 : tensor<8x64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<8x64x512xf32>
    %collapsed_294 = tensor.collapse_shape %1045 [[0, 1], [2]] : tensor<8x64x512xf32> into tensor<512x512xf32>
    %1046 = linalg.generic {indexing_maps = [#map37, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1043, %113 : tensor<4x256x8x64xbf16>, tensor<4x8x64x256xbf16>) outs(%35 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x256x256xf32>
    %1047 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1046 : tensor<4x8x256x256xf32>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x8x256x256xbf16>
    %1048 = linalg.generic {indexing_maps = [#map38, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1043, %112 : tensor<4x256x8x64xbf16>, tensor<4x8x256x256xbf16>) outs(%56 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x64x256xf32>
    %1049 = linalg.generic {indexing_maps = [#map21, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1048 : tensor<4x8x64x256xf32>) outs(%58 : tensor<4x256x8x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x8x64xbf16>
    %1050 = linalg.generic {indexing_maps = [#map5, #map19, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1047, %110, %108 : tensor<4x8x256x256xbf16>, tensor<4x8x256x1xbf16>, tensor<4x8x256x256xbf16>) outs(%552 : tensor<4x8x256xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: bf16, %out: bf16):
      %1593 = arith.mulf %in_336, %in_336 : bf16
      %1594 = arith.divf %cst_13, %1593 : bf16
      %1595 = arith.mulf %in, %1594 : bf16
      %1596 = arith.mulf %1595, %in_337 : bf16
      %1597 = arith.addf %out, %1596 : bf16
      linalg.yield %1597 : bf16
    } -> tensor<4x8x256xbf16>
    %expanded_295 = tensor.expand_shape %1050 [[0], [1], [2, 3]] output_shape [4, 8, 256, 1] : tensor<4x8x256xbf16> into tensor<4x8x256x1xbf16>
    %1051 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_295 : tensor<4x8x256x1xbf16>) outs(%47 : tensor<4x8x256xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.negf %in : bf16
      %1594 = arith.extf %1593 : bf16 to f32
      %1595 = arith.addf %out, %1594 : f32
      linalg.yield %1595 : f32
    } -> tensor<4x8x256xf32>
    %1052 = linalg.generic {indexing_maps = [#map39, #map39, #map39, #map1, #map39, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %1047, %111, %1051, %108 : tensor<4x8x256x256xi1>, tensor<4x8x256x256xbf16>, tensor<4x8x256x256xbf16>, tensor<4x8x256xf32>, tensor<4x8x256x256xbf16>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: i1, %in_336: bf16, %in_337: bf16, %in_338: f32, %in_339: bf16, %out: bf16):
      %1593 = arith.truncf %in_338 : f32 to bf16
      %1594 = arith.divf %in_336, %in_337 : bf16
      %1595 = arith.addf %1594, %1593 : bf16
      %1596 = arith.mulf %1595, %in_339 : bf16
      %1597 = arith.select %in, %1596, %cst_5 : bf16
      %1598 = arith.mulf %1597, %cst_16 : bf16
      linalg.yield %1598 : bf16
    } -> tensor<4x8x256x256xbf16>
    %1053 = linalg.generic {indexing_maps = [#map16, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%104, %1052 : tensor<4x8x64x256xbf16>, tensor<4x8x256x256xbf16>) outs(%56 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x64x256xf32>
    %1054 = linalg.generic {indexing_maps = [#map21, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1053 : tensor<4x8x64x256xf32>) outs(%58 : tensor<4x256x8x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x8x64xbf16>
    %1055 = linalg.generic {indexing_maps = [#map16, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1052, %103 : tensor<4x8x256x256xbf16>, tensor<4x8x256x64xbf16>) outs(%559 : tensor<4x8x256x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x256x64xf32>
    %1056 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1055 : tensor<4x8x256x64xf32>) outs(%58 : tensor<4x256x8x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x8x64xbf16>
    %1057 = linalg.generic {indexing_maps = [#map40, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%1049 : tensor<4x256x8x64xbf16>) outs(%562 : tensor<8x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<8x64xbf16>
    %collapsed_296 = tensor.collapse_shape %1057 [[0, 1]] : tensor<8x64xbf16> into tensor<512xbf16>
    %expanded_297 = tensor.expand_shape %collapsed_296 [[0, 1, 2]] output_shape [1, 1, 512] : tensor<512xbf16> into tensor<1x1x512xbf16>
    %1058 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_297 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %1059 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%1058 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %1060 = linalg.generic {indexing_maps = [#map20, #map35, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%1049, %expanded_46 : tensor<4x256x8x64xbf16>, tensor<512x8x64xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %1061 = linalg.generic {indexing_maps = [#map28, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<4x256x512xbf16>) outs(%477 : tensor<512x4x256xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<512x4x256xbf16>
    %1062 = linalg.generic {indexing_maps = [#map41, #map42, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%1061, %1049 : tensor<512x4x256xbf16>, tensor<4x256x8x64xbf16>) outs(%568 : tensor<512x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x8x64xf32>
    %1063 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1062 : tensor<512x8x64xf32>) outs(%570 : tensor<512x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<512x8x64xf32>
    %collapsed_298 = tensor.collapse_shape %1063 [[0], [1, 2]] : tensor<512x8x64xf32> into tensor<512x512xf32>
    %1064 = linalg.generic {indexing_maps = [#map40, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%1056 : tensor<4x256x8x64xbf16>) outs(%562 : tensor<8x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<8x64xbf16>
    %collapsed_299 = tensor.collapse_shape %1064 [[0, 1]] : tensor<8x64xbf16> into tensor<512xbf16>
    %expanded_300 = tensor.expand_shape %collapsed_299 [[0, 1, 2]] output_shape [1, 1, 512] : tensor<512xbf16> into tensor<1x1x512xbf16>
    %1065 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_300 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %1066 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%1065 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %1067 = linalg.generic {indexing_maps = [#map20, #map35, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%1056, %expanded_44 : tensor<4x256x8x64xbf16>, tensor<512x8x64xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %1068 = linalg.generic {indexing_maps = [#map41, #map42, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%1061, %1056 : tensor<512x4x256xbf16>, tensor<4x256x8x64xbf16>) outs(%568 : tensor<512x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x8x64xf32>
    %1069 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1068 : tensor<512x8x64xf32>) outs(%570 : tensor<512x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<512x8x64xf32>
    %collapsed_301 = tensor.collapse_shape %1069 [[0], [1, 2]] : tensor<512x8x64xf32> into tensor<512x512xf32>
    %1070 = linalg.generic {indexing_maps = [#map40, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%1054 : tensor<4x256x8x64xbf16>) outs(%562 : tensor<8x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<8x64xbf16>
    %collapsed_302 = tensor.collapse_shape %1070 [[0, 1]] : tensor<8x64xbf16> into tensor<512xbf16>
    %expanded_303 = tensor.expand_shape %collapsed_302 [[0, 1, 2]] output_shape [1, 1, 512] : tensor<512xbf16> into tensor<1x1x512xbf16>
    %1071 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_303 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %1072 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%1071 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %1073 = linalg.generic {indexing_maps = [#map20, #map35, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%1054, %expanded_42 : tensor<4x256x8x64xbf16>, tensor<512x8x64xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %1074 = linalg.generic {indexing_maps = [#map41, #map42, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%1061, %1054 : tensor<512x4x256xbf16>, tensor<4x256x8x64xbf16>) outs(%568 : tensor<512x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x8x64xf32>
    %1075 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1060, %1067, %1073 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %out: bf16):
      %1593 = arith.truncf %in_337 : f32 to bf16
      %1594 = arith.truncf %in_336 : f32 to bf16
      %1595 = arith.truncf %in : f32 to bf16
      %1596 = arith.addf %1595, %1594 : bf16
      %1597 = arith.addf %1596, %1593 : bf16
      linalg.yield %1597 : bf16
    } -> tensor<4x256x512xbf16>
    %1076 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1074 : tensor<512x8x64xf32>) outs(%570 : tensor<512x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<512x8x64xf32>
    %collapsed_304 = tensor.collapse_shape %1076 [[0], [1, 2]] : tensor<512x8x64xf32> into tensor<512x512xf32>
    %expanded_305 = tensor.expand_shape %1075 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %1077 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_305 : tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<1x1x512xbf16>
    %1078 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1077 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %expanded_306 = tensor.expand_shape %94 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %1079 = linalg.generic {indexing_maps = [#map27, #map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_306, %expanded_305 : tensor<4x256x1x1x512xbf16>, tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<1x1x512xbf16>
    %1080 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1075, %95 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %1081 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1079 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %expanded_307 = tensor.expand_shape %1080 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %1082 = linalg.generic {indexing_maps = [#map5, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_41, %expanded_307 : tensor<4x256x1x512xbf16>, tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %1083 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1080, %93 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_308 = tensor.expand_shape %1083 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %1084 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_308 : tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.negf %in : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %1085 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%1078 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %1086 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%1081 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %1087 = linalg.generic {indexing_maps = [#map, #map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1082, %92, %91 : tensor<4x256x1xbf16>, tensor<4x256x1xbf16>, tensor<4x256x1xbf16>) outs(%9 : tensor<4x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: bf16, %out: f32):
      %1593 = arith.divf %in_336, %in_337 : bf16
      %1594 = arith.mulf %1593, %cst_17 : bf16
      %1595 = arith.mulf %in, %1594 : bf16
      %1596 = arith.extf %1595 : bf16 to f32
      %1597 = arith.divf %1596, %cst_20 : f32
      %1598 = arith.addf %out, %1597 : f32
      linalg.yield %1598 : f32
    } -> tensor<4x256xf32>
    %1088 = linalg.generic {indexing_maps = [#map24, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1087, %89 : tensor<4x256xf32>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in_336, %cst_19 : bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.mulf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_309 = tensor.expand_shape %1088 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %1089 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_309 : tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.negf %in : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %1090 = linalg.generic {indexing_maps = [#map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1084, %1089 : tensor<4x256x1xbf16>, tensor<4x256x1xbf16>) outs(%9 : tensor<4x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.addf %in, %in_336 : bf16
      %1594 = arith.extf %1593 : bf16 to f32
      %1595 = arith.divf %1594, %cst_20 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256xf32>
    %1091 = linalg.generic {indexing_maps = [#map, #map, #map, #map24, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1038, %1083, %1088, %1090 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<4x256xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: bf16, %in_338: f32, %out: bf16):
      %1593 = arith.truncf %in_338 : f32 to bf16
      %1594 = arith.addf %in, %in_336 : bf16
      %1595 = arith.addf %1594, %in_337 : bf16
      %1596 = arith.addf %1595, %1593 : bf16
      linalg.yield %1596 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_310 = tensor.expand_shape %1091 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %1092 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_310 : tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<1x1x512xbf16>
    %1093 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1092 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %1094 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%1093 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %1095 = linalg.generic {indexing_maps = [#map1, #map31, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1091, %85 : tensor<4x256x512xbf16>, tensor<2048x512xbf16>) outs(%75 : tensor<4x256x2048xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x2048xf32>
    %1096 = linalg.generic {indexing_maps = [#map32, #map33, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%83, %1091 : tensor<4x256x2048xbf16>, tensor<4x256x512xbf16>) outs(%507 : tensor<2048x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<2048x512xf32>
    %1097 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%1096 : tensor<2048x512xf32>) outs(%506 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<2048x512xf32>
    %1098 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1095, %82, %79, %81, %80 : tensor<4x256x2048xf32>, tensor<4x256x2048xbf16>, tensor<4x256x2048xbf16>, tensor<4x256x2048xbf16>, tensor<4x256x2048xbf16>) outs(%78 : tensor<4x256x2048xbf16>) {
    ^bb0(%in: f32, %in_336: bf16, %in_337: bf16, %in_338: bf16, %in_339: bf16, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.subf %cst_13, %in_338 : bf16
      %1595 = arith.mulf %in_337, %1593 : bf16
      %1596 = arith.mulf %1595, %cst_9 : bf16
      %1597 = arith.mulf %1596, %1594 : bf16
      %1598 = arith.mulf %1597, %in_338 : bf16
      %1599 = arith.addf %1597, %1598 : bf16
      %1600 = arith.mulf %1599, %cst_10 : bf16
      %1601 = arith.mulf %in_339, %cst_12 : bf16
      %1602 = arith.mulf %1600, %cst_11 : bf16
      %1603 = arith.mulf %1602, %1601 : bf16
      %1604 = arith.mulf %1593, %in_336 : bf16
      %1605 = arith.addf %1604, %1600 : bf16
      %1606 = arith.addf %1605, %1603 : bf16
      linalg.yield %1606 : bf16
    } -> tensor<4x256x2048xbf16>
    %expanded_311 = tensor.expand_shape %1098 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 2048] : tensor<4x256x2048xbf16> into tensor<4x256x1x1x2048xbf16>
    %1099 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_311 : tensor<4x256x1x1x2048xbf16>) outs(%512 : tensor<1x1x2048xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<1x1x2048xbf16>
    %1100 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1099 : tensor<1x1x2048xbf16>) outs(%511 : tensor<2048xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<2048xbf16>
    %1101 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%1100 : tensor<2048xbf16>) outs(%515 : tensor<2048xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<2048xf32>
    %1102 = linalg.generic {indexing_maps = [#map1, #map31, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1098, %73 : tensor<4x256x2048xbf16>, tensor<512x2048xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %1103 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1102 : tensor<4x256x512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %1104 = linalg.generic {indexing_maps = [#map32, #map33, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%71, %1098 : tensor<4x256x512xbf16>, tensor<4x256x2048xbf16>) outs(%520 : tensor<512x2048xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x2048xf32>
    %1105 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%1104 : tensor<512x2048xf32>) outs(%519 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<512x2048xf32>
    %expanded_312 = tensor.expand_shape %1103 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %1106 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_312 : tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<1x1x512xbf16>
    %1107 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1106 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %expanded_313 = tensor.expand_shape %69 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %1108 = linalg.generic {indexing_maps = [#map27, #map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_313, %expanded_312 : tensor<4x256x1x1x512xbf16>, tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<1x1x512xbf16>
    %1109 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1103, %70 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %1110 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1108 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %expanded_314 = tensor.expand_shape %1109 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %1111 = linalg.generic {indexing_maps = [#map5, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_38, %expanded_314 : tensor<4x256x1x512xbf16>, tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %1112 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1109, %68 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_315 = tensor.expand_shape %1112 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %1113 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_315 : tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.negf %in : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %1114 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%1107 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %1115 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%1110 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %1116 = linalg.generic {indexing_maps = [#map, #map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1111, %67, %66 : tensor<4x256x1xbf16>, tensor<4x256x1xbf16>, tensor<4x256x1xbf16>) outs(%9 : tensor<4x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: bf16, %out: f32):
      %1593 = arith.divf %in_336, %in_337 : bf16
      %1594 = arith.mulf %1593, %cst_17 : bf16
      %1595 = arith.mulf %in, %1594 : bf16
      %1596 = arith.extf %1595 : bf16 to f32
      %1597 = arith.divf %1596, %cst_20 : f32
      %1598 = arith.addf %out, %1597 : f32
      linalg.yield %1598 : f32
    } -> tensor<4x256xf32>
    %1117 = linalg.generic {indexing_maps = [#map24, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1116, %64 : tensor<4x256xf32>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in_336, %cst_19 : bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.mulf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_316 = tensor.expand_shape %1117 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %1118 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_316 : tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.negf %in : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %1119 = linalg.generic {indexing_maps = [#map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1113, %1118 : tensor<4x256x1xbf16>, tensor<4x256x1xbf16>) outs(%9 : tensor<4x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.addf %in, %in_336 : bf16
      %1594 = arith.extf %1593 : bf16 to f32
      %1595 = arith.divf %1594, %cst_20 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256xf32>
    %1120 = linalg.generic {indexing_maps = [#map, #map, #map, #map24, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1091, %1112, %1117, %1119 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<4x256xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: bf16, %in_338: f32, %out: bf16):
      %1593 = arith.truncf %in_338 : f32 to bf16
      %1594 = arith.addf %in, %in_336 : bf16
      %1595 = arith.addf %1594, %in_337 : bf16
      %1596 = arith.addf %1595, %1593 : bf16
      linalg.yield %1596 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_317 = tensor.expand_shape %1120 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %1121 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_317 : tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<1x1x512xbf16>
    %1122 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1121 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %1123 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%1122 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %1124 = linalg.generic {indexing_maps = [#map9, #map35, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1120, %expanded_36 : tensor<4x256x512xbf16>, tensor<8x64x512xbf16>) outs(%24 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x8x64xf32>
    %1125 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1124 : tensor<4x256x8x64xf32>) outs(%58 : tensor<4x256x8x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x8x64xbf16>
    %1126 = linalg.generic {indexing_maps = [#map36, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%59, %1120 : tensor<4x256x8x64xbf16>, tensor<4x256x512xbf16>) outs(%544 : tensor<8x64x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<8x64x512xf32>
    %1127 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1126 : tensor<8x64x512xf32>) outs(%546 : tensor<8x64x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<8x64x512xf32>
    %collapsed_318 = tensor.collapse_shape %1127 [[0, 1], [2]] : tensor<8x64x512xf32> into tensor<512x512xf32>
    %1128 = linalg.generic {indexing_maps = [#map37, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1125, %54 : tensor<4x256x8x64xbf16>, tensor<4x8x64x256xbf16>) outs(%35 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x256x256xf32>
    %1129 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1128 : tensor<4x8x256x256xf32>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x8x256x256xbf16>
    %1130 = linalg.generic {indexing_maps = [#map38, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1125, %53 : tensor<4x256x8x64xbf16>, tensor<4x8x256x256xbf16>) outs(%56 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x64x256xf32>
    %1131 = linalg.generic {indexing_maps = [#map21, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1130 : tensor<4x8x64x256xf32>) outs(%58 : tensor<4x256x8x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x8x64xbf16>
    %1132 = linalg.generic {indexing_maps = [#map5, #map19, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1129, %51, %45 : tensor<4x8x256x256xbf16>, tensor<4x8x256x1xbf16>, tensor<4x8x256x256xbf16>) outs(%552 : tensor<4x8x256xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: bf16, %out: bf16):
      %1593 = arith.mulf %in_336, %in_336 : bf16
      %1594 = arith.divf %cst_13, %1593 : bf16
      %1595 = arith.mulf %in, %1594 : bf16
      %1596 = arith.mulf %1595, %in_337 : bf16
      %1597 = arith.addf %out, %1596 : bf16
      linalg.yield %1597 : bf16
    } -> tensor<4x8x256xbf16>
    %expanded_319 = tensor.expand_shape %1132 [[0], [1], [2, 3]] output_shape [4, 8, 256, 1] : tensor<4x8x256xbf16> into tensor<4x8x256x1xbf16>
    %1133 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_319 : tensor<4x8x256x1xbf16>) outs(%47 : tensor<4x8x256xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.negf %in : bf16
      %1594 = arith.extf %1593 : bf16 to f32
      %1595 = arith.addf %out, %1594 : f32
      linalg.yield %1595 : f32
    } -> tensor<4x8x256xf32>
    %1134 = linalg.generic {indexing_maps = [#map39, #map39, #map39, #map1, #map39, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %1129, %52, %1133, %45 : tensor<4x8x256x256xi1>, tensor<4x8x256x256xbf16>, tensor<4x8x256x256xbf16>, tensor<4x8x256xf32>, tensor<4x8x256x256xbf16>) outs(%37 : tensor<4x8x256x256xbf16>) {
    ^bb0(%in: i1, %in_336: bf16, %in_337: bf16, %in_338: f32, %in_339: bf16, %out: bf16):
      %1593 = arith.truncf %in_338 : f32 to bf16
      %1594 = arith.divf %in_336, %in_337 : bf16
      %1595 = arith.addf %1594, %1593 : bf16
      %1596 = arith.mulf %1595, %in_339 : bf16
      %1597 = arith.select %in, %1596, %cst_5 : bf16
      %1598 = arith.mulf %1597, %cst_16 : bf16
      linalg.yield %1598 : bf16
    } -> tensor<4x8x256x256xbf16>
    %1135 = linalg.generic {indexing_maps = [#map16, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%33, %1134 : tensor<4x8x64x256xbf16>, tensor<4x8x256x256xbf16>) outs(%56 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x64x256xf32>
    %1136 = linalg.generic {indexing_maps = [#map21, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1135 : tensor<4x8x64x256xf32>) outs(%58 : tensor<4x256x8x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x8x64xbf16>
    %1137 = linalg.generic {indexing_maps = [#map16, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1134, %31 : tensor<4x8x256x256xbf16>, tensor<4x8x256x64xbf16>) outs(%559 : tensor<4x8x256x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x8x256x64xf32>
    %1138 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1137 : tensor<4x8x256x64xf32>) outs(%58 : tensor<4x256x8x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %1593 = arith.truncf %in : f32 to bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x8x64xbf16>
    %1139 = linalg.generic {indexing_maps = [#map40, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%1131 : tensor<4x256x8x64xbf16>) outs(%562 : tensor<8x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<8x64xbf16>
    %collapsed_320 = tensor.collapse_shape %1139 [[0, 1]] : tensor<8x64xbf16> into tensor<512xbf16>
    %expanded_321 = tensor.expand_shape %collapsed_320 [[0, 1, 2]] output_shape [1, 1, 512] : tensor<512xbf16> into tensor<1x1x512xbf16>
    %1140 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_321 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %1141 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%1140 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %1142 = linalg.generic {indexing_maps = [#map20, #map35, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%1131, %expanded_30 : tensor<4x256x8x64xbf16>, tensor<512x8x64xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %1143 = linalg.generic {indexing_maps = [#map28, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21 : tensor<4x256x512xbf16>) outs(%477 : tensor<512x4x256xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<512x4x256xbf16>
    %1144 = linalg.generic {indexing_maps = [#map41, #map42, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%1143, %1131 : tensor<512x4x256xbf16>, tensor<4x256x8x64xbf16>) outs(%568 : tensor<512x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x8x64xf32>
    %1145 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1144 : tensor<512x8x64xf32>) outs(%570 : tensor<512x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<512x8x64xf32>
    %collapsed_322 = tensor.collapse_shape %1145 [[0], [1, 2]] : tensor<512x8x64xf32> into tensor<512x512xf32>
    %1146 = linalg.generic {indexing_maps = [#map40, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%1138 : tensor<4x256x8x64xbf16>) outs(%562 : tensor<8x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<8x64xbf16>
    %collapsed_323 = tensor.collapse_shape %1146 [[0, 1]] : tensor<8x64xbf16> into tensor<512xbf16>
    %expanded_324 = tensor.expand_shape %collapsed_323 [[0, 1, 2]] output_shape [1, 1, 512] : tensor<512xbf16> into tensor<1x1x512xbf16>
    %1147 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_324 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %1148 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%1147 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %1149 = linalg.generic {indexing_maps = [#map20, #map35, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%1138, %expanded_28 : tensor<4x256x8x64xbf16>, tensor<512x8x64xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %1150 = linalg.generic {indexing_maps = [#map41, #map42, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%1143, %1138 : tensor<512x4x256xbf16>, tensor<4x256x8x64xbf16>) outs(%568 : tensor<512x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x8x64xf32>
    %1151 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1150 : tensor<512x8x64xf32>) outs(%570 : tensor<512x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<512x8x64xf32>
    %collapsed_325 = tensor.collapse_shape %1151 [[0], [1, 2]] : tensor<512x8x64xf32> into tensor<512x512xf32>
    %1152 = linalg.generic {indexing_maps = [#map40, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%1136 : tensor<4x256x8x64xbf16>) outs(%562 : tensor<8x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<8x64xbf16>
    %collapsed_326 = tensor.collapse_shape %1152 [[0, 1]] : tensor<8x64xbf16> into tensor<512xbf16>
    %expanded_327 = tensor.expand_shape %collapsed_326 [[0, 1, 2]] output_shape [1, 1, 512] : tensor<512xbf16> into tensor<1x1x512xbf16>
    %1153 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_327 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %1154 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%1153 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %1155 = linalg.generic {indexing_maps = [#map20, #map35, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%1136, %expanded_25 : tensor<4x256x8x64xbf16>, tensor<512x8x64xbf16>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256x512xf32>
    %1156 = linalg.generic {indexing_maps = [#map41, #map42, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%1143, %1136 : tensor<512x4x256xbf16>, tensor<4x256x8x64xbf16>) outs(%568 : tensor<512x8x64xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x8x64xf32>
    %1157 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1142, %1149, %1155 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %out: bf16):
      %1593 = arith.truncf %in_337 : f32 to bf16
      %1594 = arith.truncf %in_336 : f32 to bf16
      %1595 = arith.truncf %in : f32 to bf16
      %1596 = arith.addf %1595, %1594 : bf16
      %1597 = arith.addf %1596, %1593 : bf16
      linalg.yield %1597 : bf16
    } -> tensor<4x256x512xbf16>
    %1158 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1156 : tensor<512x8x64xf32>) outs(%570 : tensor<512x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<512x8x64xf32>
    %collapsed_328 = tensor.collapse_shape %1158 [[0], [1, 2]] : tensor<512x8x64xf32> into tensor<512x512xf32>
    %expanded_329 = tensor.expand_shape %1157 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %1159 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_329 : tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<1x1x512xbf16>
    %1160 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1159 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %expanded_330 = tensor.expand_shape %19 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x1x512xbf16>
    %1161 = linalg.generic {indexing_maps = [#map27, #map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_330, %expanded_329 : tensor<4x256x1x1x512xbf16>, tensor<4x256x1x1x512xbf16>) outs(%483 : tensor<1x1x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<1x1x512xbf16>
    %1162 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1157, %20 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %1163 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1161 : tensor<1x1x512xbf16>) outs(%482 : tensor<512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<512xbf16>
    %expanded_331 = tensor.expand_shape %1162 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %1164 = linalg.generic {indexing_maps = [#map5, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_24, %expanded_331 : tensor<4x256x1x512xbf16>, tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %1165 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1162, %18 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in, %in_336 : bf16
      linalg.yield %1593 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_332 = tensor.expand_shape %1165 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %1166 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_332 : tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.negf %in : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %1167 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%1160 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %1168 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%1163 : tensor<512xbf16>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<512xf32>
    %1169 = linalg.generic {indexing_maps = [#map, #map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1164, %17, %16 : tensor<4x256x1xbf16>, tensor<4x256x1xbf16>, tensor<4x256x1xbf16>) outs(%9 : tensor<4x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: bf16, %out: f32):
      %1593 = arith.divf %in_336, %in_337 : bf16
      %1594 = arith.mulf %1593, %cst_17 : bf16
      %1595 = arith.mulf %in, %1594 : bf16
      %1596 = arith.extf %1595 : bf16 to f32
      %1597 = arith.divf %1596, %cst_20 : f32
      %1598 = arith.addf %out, %1597 : f32
      linalg.yield %1598 : f32
    } -> tensor<4x256xf32>
    %1170 = linalg.generic {indexing_maps = [#map24, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1169, %13 : tensor<4x256xf32>, tensor<4x256x512xbf16>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: f32, %in_336: bf16, %out: bf16):
      %1593 = arith.mulf %in_336, %cst_19 : bf16
      %1594 = arith.truncf %in : f32 to bf16
      %1595 = arith.mulf %1594, %1593 : bf16
      linalg.yield %1595 : bf16
    } -> tensor<4x256x512xbf16>
    %expanded_333 = tensor.expand_shape %1170 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xbf16> into tensor<4x256x1x512xbf16>
    %1171 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_333 : tensor<4x256x1x512xbf16>) outs(%490 : tensor<4x256x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.negf %in : bf16
      %1594 = arith.addf %out, %1593 : bf16
      linalg.yield %1594 : bf16
    } -> tensor<4x256x1xbf16>
    %1172 = linalg.generic {indexing_maps = [#map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1166, %1171 : tensor<4x256x1xbf16>, tensor<4x256x1xbf16>) outs(%9 : tensor<4x256xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.addf %in, %in_336 : bf16
      %1594 = arith.extf %1593 : bf16 to f32
      %1595 = arith.divf %1594, %cst_20 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4x256xf32>
    %1173 = linalg.generic {indexing_maps = [#map, #map, #map, #map24, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1120, %1165, %1170, %1172 : tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<4x256x512xbf16>, tensor<4x256xf32>) outs(%6 : tensor<4x256x512xbf16>) {
    ^bb0(%in: bf16, %in_336: bf16, %in_337: bf16, %in_338: f32, %out: bf16):
      %1593 = arith.truncf %in_338 : f32 to bf16
      %1594 = arith.addf %in, %in_336 : bf16
      %1595 = arith.addf %1594, %in_337 : bf16
      %1596 = arith.addf %1595, %1593 : bf16
      linalg.yield %1596 : bf16
    } -> tensor<4x256x512xbf16>
    %1174 = linalg.fill ins(%cst_5 : bf16) outs(%5 : tensor<256x512xbf16>) -> tensor<256x512xbf16>
    %expanded_334 = tensor.expand_shape %1173 [[0], [1, 2], [3]] output_shape [4, 1, 256, 512] : tensor<4x256x512xbf16> into tensor<4x1x256x512xbf16>
    %expanded_335 = tensor.expand_shape %5 [[0, 1], [2]] output_shape [1, 256, 512] : tensor<256x512xbf16> into tensor<1x256x512xbf16>
    %1175 = linalg.fill ins(%cst_5 : bf16) outs(%expanded_335 : tensor<1x256x512xbf16>) -> tensor<1x256x512xbf16>
    %1176 = linalg.generic {indexing_maps = [#map43, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_334 : tensor<4x1x256x512xbf16>) outs(%1175 : tensor<1x256x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<1x256x512xbf16>
    %1177 = linalg.generic {indexing_maps = [#map44, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1176 : tensor<1x256x512xbf16>) outs(%1174 : tensor<256x512xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %1593 = arith.addf %out, %in : bf16
      linalg.yield %1593 : bf16
    } -> tensor<256x512xbf16>
    %1178 = tensor.empty() : tensor<256x512xf32>
    %1179 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%1177 : tensor<256x512xbf16>) outs(%1178 : tensor<256x512xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      linalg.yield %1593 : f32
    } -> tensor<256x512xf32>
    %1180 = tensor.empty() : tensor<4096x512xf32>
    %1181 = linalg.fill ins(%cst_21 : f32) outs(%1180 : tensor<4096x512xf32>) -> tensor<4096x512xf32>
    %1182 = linalg.generic {indexing_maps = [#map32, #map33, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%1, %1173 : tensor<4x256x4096xbf16>, tensor<4x256x512xbf16>) outs(%1181 : tensor<4096x512xf32>) {
    ^bb0(%in: bf16, %in_336: bf16, %out: f32):
      %1593 = arith.extf %in : bf16 to f32
      %1594 = arith.extf %in_336 : bf16 to f32
      %1595 = arith.mulf %1593, %1594 : f32
      %1596 = arith.addf %out, %1595 : f32
      linalg.yield %1596 : f32
    } -> tensor<4096x512xf32>
    %1183 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%1182 : tensor<4096x512xf32>) outs(%1180 : tensor<4096x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.truncf %in : f32 to bf16
      %1594 = arith.extf %1593 : bf16 to f32
      linalg.yield %1594 : f32
    } -> tensor<4096x512xf32>
    %1184 = linalg.generic {indexing_maps = [#map26, #map26], iterator_types = []} ins(%arg402 : tensor<f32>) outs(%461 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = arith.addf %in, %cst_6 : f32
      linalg.yield %1593 : f32
    } -> tensor<f32>
    %1185 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg134, %1183 : tensor<4096x512xf32>, tensor<4096x512xf32>) outs(%1180 : tensor<4096x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<4096x512xf32>
    %1186 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg135, %1179 : tensor<256x512xf32>, tensor<256x512xf32>) outs(%1178 : tensor<256x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<256x512xf32>
    %1187 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg136, %1168 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1188 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg137, %1167 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1189 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg138, %collapsed_328 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512x512xf32>
    %1190 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg139, %1154 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1191 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg140, %collapsed_325 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512x512xf32>
    %1192 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg141, %1148 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1193 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg142, %collapsed_322 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512x512xf32>
    %1194 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg143, %1141 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1195 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg144, %collapsed_318 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512x512xf32>
    %1196 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg145, %1123 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1197 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg146, %1115 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1198 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg147, %1114 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1199 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg148, %1105 : tensor<512x2048xf32>, tensor<512x2048xf32>) outs(%519 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512x2048xf32>
    %1200 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg149, %1101 : tensor<2048xf32>, tensor<2048xf32>) outs(%515 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<2048xf32>
    %1201 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg150, %1097 : tensor<2048x512xf32>, tensor<2048x512xf32>) outs(%506 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<2048x512xf32>
    %1202 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg151, %1094 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1203 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg152, %1086 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1204 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg153, %1085 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1205 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg154, %collapsed_304 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512x512xf32>
    %1206 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg155, %1072 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1207 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg156, %collapsed_301 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512x512xf32>
    %1208 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg157, %1066 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1209 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg158, %collapsed_298 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512x512xf32>
    %1210 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg159, %1059 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1211 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg160, %collapsed_294 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512x512xf32>
    %1212 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg161, %1041 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1213 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg162, %1033 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1214 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg163, %1032 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1215 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg164, %1023 : tensor<512x2048xf32>, tensor<512x2048xf32>) outs(%519 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512x2048xf32>
    %1216 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg165, %1019 : tensor<2048xf32>, tensor<2048xf32>) outs(%515 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<2048xf32>
    %1217 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg166, %1015 : tensor<2048x512xf32>, tensor<2048x512xf32>) outs(%506 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<2048x512xf32>
    %1218 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg167, %1012 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1219 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg168, %1004 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1220 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg169, %1003 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1221 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg170, %collapsed_280 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512x512xf32>
    %1222 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg171, %990 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1223 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg172, %collapsed_277 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512x512xf32>
    %1224 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg173, %984 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1225 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg174, %collapsed_274 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512x512xf32>
    %1226 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg175, %977 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1227 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg176, %collapsed_270 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512x512xf32>
    %1228 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg177, %959 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1229 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg178, %951 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1230 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg179, %950 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1231 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg180, %941 : tensor<512x2048xf32>, tensor<512x2048xf32>) outs(%519 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512x2048xf32>
    %1232 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg181, %937 : tensor<2048xf32>, tensor<2048xf32>) outs(%515 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<2048xf32>
    %1233 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg182, %933 : tensor<2048x512xf32>, tensor<2048x512xf32>) outs(%506 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<2048x512xf32>
    %1234 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg183, %930 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1235 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg184, %922 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1236 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg185, %921 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1237 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg186, %collapsed_256 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512x512xf32>
    %1238 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg187, %908 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1239 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg188, %collapsed_253 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512x512xf32>
    %1240 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg189, %902 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1241 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg190, %collapsed_250 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512x512xf32>
    %1242 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg191, %895 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1243 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg192, %collapsed_246 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512x512xf32>
    %1244 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg193, %877 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1245 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg194, %869 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1246 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg195, %868 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1247 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg196, %859 : tensor<512x2048xf32>, tensor<512x2048xf32>) outs(%519 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512x2048xf32>
    %1248 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg197, %855 : tensor<2048xf32>, tensor<2048xf32>) outs(%515 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<2048xf32>
    %1249 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg198, %851 : tensor<2048x512xf32>, tensor<2048x512xf32>) outs(%506 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<2048x512xf32>
    %1250 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg199, %848 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1251 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg200, %840 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1252 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg201, %839 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1253 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg202, %collapsed_232 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512x512xf32>
    %1254 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg203, %826 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1255 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg204, %collapsed_229 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512x512xf32>
    %1256 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg205, %820 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1257 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg206, %collapsed_226 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512x512xf32>
    %1258 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg207, %813 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1259 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg208, %collapsed_222 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512x512xf32>
    %1260 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg209, %795 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1261 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg210, %787 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1262 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg211, %786 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1263 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg212, %777 : tensor<512x2048xf32>, tensor<512x2048xf32>) outs(%519 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512x2048xf32>
    %1264 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg213, %773 : tensor<2048xf32>, tensor<2048xf32>) outs(%515 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<2048xf32>
    %1265 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg214, %769 : tensor<2048x512xf32>, tensor<2048x512xf32>) outs(%506 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<2048x512xf32>
    %1266 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg215, %766 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1267 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg216, %758 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1268 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg217, %757 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1269 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg218, %collapsed_208 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512x512xf32>
    %1270 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg219, %744 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1271 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg220, %collapsed_205 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512x512xf32>
    %1272 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg221, %738 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1273 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg222, %collapsed_202 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512x512xf32>
    %1274 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg223, %731 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1275 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg224, %collapsed_198 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512x512xf32>
    %1276 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg225, %713 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1277 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg226, %705 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1278 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg227, %704 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1279 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg228, %695 : tensor<512x2048xf32>, tensor<512x2048xf32>) outs(%519 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512x2048xf32>
    %1280 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg229, %691 : tensor<2048xf32>, tensor<2048xf32>) outs(%515 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<2048xf32>
    %1281 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg230, %687 : tensor<2048x512xf32>, tensor<2048x512xf32>) outs(%506 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<2048x512xf32>
    %1282 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg231, %684 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1283 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg232, %676 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1284 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg233, %675 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1285 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg234, %collapsed_184 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512x512xf32>
    %1286 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg235, %662 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1287 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg236, %collapsed_181 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512x512xf32>
    %1288 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg237, %656 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1289 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg238, %collapsed_178 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512x512xf32>
    %1290 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg239, %649 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1291 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg240, %collapsed_174 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512x512xf32>
    %1292 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg241, %631 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1293 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg242, %623 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1294 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg243, %622 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1295 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg244, %613 : tensor<512x2048xf32>, tensor<512x2048xf32>) outs(%519 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512x2048xf32>
    %1296 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg245, %609 : tensor<2048xf32>, tensor<2048xf32>) outs(%515 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<2048xf32>
    %1297 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg246, %605 : tensor<2048x512xf32>, tensor<2048x512xf32>) outs(%506 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<2048x512xf32>
    %1298 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg247, %602 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1299 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg248, %594 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1300 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg249, %593 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1301 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg250, %collapsed_160 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512x512xf32>
    %1302 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg251, %580 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1303 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg252, %collapsed_157 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512x512xf32>
    %1304 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg253, %574 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1305 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg254, %collapsed_154 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512x512xf32>
    %1306 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg255, %565 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1307 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg256, %collapsed : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512x512xf32>
    %1308 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg257, %540 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1309 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg258, %532 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1310 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg259, %531 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1311 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg260, %522 : tensor<512x2048xf32>, tensor<512x2048xf32>) outs(%519 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512x2048xf32>
    %1312 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg261, %516 : tensor<2048xf32>, tensor<2048xf32>) outs(%515 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<2048xf32>
    %1313 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg262, %509 : tensor<2048x512xf32>, tensor<2048x512xf32>) outs(%506 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<2048x512xf32>
    %1314 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg263, %504 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1315 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg264, %496 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1316 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg265, %495 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512xf32>
    %1317 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg266, %481 : tensor<512x4096xf32>, tensor<512x4096xf32>) outs(%478 : tensor<512x4096xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<512x4096xf32>
    %1318 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg267, %474 : tensor<4096xf32>, tensor<4096xf32>) outs(%473 : tensor<4096xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_3 : f32
      %1594 = arith.mulf %in, %cst_4 : f32
      %1595 = arith.addf %1594, %1593 : f32
      linalg.yield %1595 : f32
    } -> tensor<4096xf32>
    %1319 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg268, %1183 : tensor<4096x512xf32>, tensor<4096x512xf32>) outs(%1180 : tensor<4096x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<4096x512xf32>
    %1320 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg269, %1179 : tensor<256x512xf32>, tensor<256x512xf32>) outs(%1178 : tensor<256x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<256x512xf32>
    %1321 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg270, %1168 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1322 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg271, %1167 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1323 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg272, %collapsed_328 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x512xf32>
    %1324 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg273, %1154 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1325 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg274, %collapsed_325 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x512xf32>
    %1326 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg275, %1148 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1327 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg276, %collapsed_322 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x512xf32>
    %1328 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg277, %1141 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1329 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg278, %collapsed_318 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x512xf32>
    %1330 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg279, %1123 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1331 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg280, %1115 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1332 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg281, %1114 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1333 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg282, %1105 : tensor<512x2048xf32>, tensor<512x2048xf32>) outs(%519 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x2048xf32>
    %1334 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg283, %1101 : tensor<2048xf32>, tensor<2048xf32>) outs(%515 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<2048xf32>
    %1335 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg284, %1097 : tensor<2048x512xf32>, tensor<2048x512xf32>) outs(%506 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<2048x512xf32>
    %1336 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg285, %1094 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1337 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg286, %1086 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1338 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg287, %1085 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1339 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg288, %collapsed_304 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x512xf32>
    %1340 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg289, %1072 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1341 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg290, %collapsed_301 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x512xf32>
    %1342 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg291, %1066 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1343 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg292, %collapsed_298 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x512xf32>
    %1344 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg293, %1059 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1345 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg294, %collapsed_294 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x512xf32>
    %1346 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg295, %1041 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1347 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg296, %1033 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1348 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg297, %1032 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1349 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg298, %1023 : tensor<512x2048xf32>, tensor<512x2048xf32>) outs(%519 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x2048xf32>
    %1350 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg299, %1019 : tensor<2048xf32>, tensor<2048xf32>) outs(%515 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<2048xf32>
    %1351 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg300, %1015 : tensor<2048x512xf32>, tensor<2048x512xf32>) outs(%506 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<2048x512xf32>
    %1352 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg301, %1012 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1353 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg302, %1004 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1354 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg303, %1003 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1355 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg304, %collapsed_280 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x512xf32>
    %1356 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg305, %990 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1357 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg306, %collapsed_277 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x512xf32>
    %1358 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg307, %984 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1359 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg308, %collapsed_274 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x512xf32>
    %1360 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg309, %977 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1361 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg310, %collapsed_270 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x512xf32>
    %1362 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg311, %959 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1363 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg312, %951 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1364 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg313, %950 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1365 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg314, %941 : tensor<512x2048xf32>, tensor<512x2048xf32>) outs(%519 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x2048xf32>
    %1366 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg315, %937 : tensor<2048xf32>, tensor<2048xf32>) outs(%515 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<2048xf32>
    %1367 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg316, %933 : tensor<2048x512xf32>, tensor<2048x512xf32>) outs(%506 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<2048x512xf32>
    %1368 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg317, %930 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1369 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg318, %922 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1370 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg319, %921 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1371 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg320, %collapsed_256 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x512xf32>
    %1372 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg321, %908 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1373 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg322, %collapsed_253 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x512xf32>
    %1374 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg323, %902 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1375 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg324, %collapsed_250 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x512xf32>
    %1376 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg325, %895 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1377 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg326, %collapsed_246 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x512xf32>
    %1378 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg327, %877 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1379 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg328, %869 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1380 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg329, %868 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1381 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg330, %859 : tensor<512x2048xf32>, tensor<512x2048xf32>) outs(%519 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x2048xf32>
    %1382 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg331, %855 : tensor<2048xf32>, tensor<2048xf32>) outs(%515 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<2048xf32>
    %1383 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg332, %851 : tensor<2048x512xf32>, tensor<2048x512xf32>) outs(%506 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<2048x512xf32>
    %1384 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg333, %848 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1385 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg334, %840 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1386 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg335, %839 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1387 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg336, %collapsed_232 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x512xf32>
    %1388 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg337, %826 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1389 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg338, %collapsed_229 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x512xf32>
    %1390 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg339, %820 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1391 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg340, %collapsed_226 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x512xf32>
    %1392 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg341, %813 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1393 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg342, %collapsed_222 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x512xf32>
    %1394 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg343, %795 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1395 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg344, %787 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1396 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg345, %786 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1397 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg346, %777 : tensor<512x2048xf32>, tensor<512x2048xf32>) outs(%519 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x2048xf32>
    %1398 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg347, %773 : tensor<2048xf32>, tensor<2048xf32>) outs(%515 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<2048xf32>
    %1399 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg348, %769 : tensor<2048x512xf32>, tensor<2048x512xf32>) outs(%506 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<2048x512xf32>
    %1400 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg349, %766 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1401 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg350, %758 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1402 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg351, %757 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1403 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg352, %collapsed_208 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x512xf32>
    %1404 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg353, %744 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1405 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg354, %collapsed_205 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x512xf32>
    %1406 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg355, %738 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1407 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg356, %collapsed_202 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x512xf32>
    %1408 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg357, %731 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1409 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg358, %collapsed_198 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x512xf32>
    %1410 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg359, %713 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1411 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg360, %705 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1412 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg361, %704 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1413 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg362, %695 : tensor<512x2048xf32>, tensor<512x2048xf32>) outs(%519 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x2048xf32>
    %1414 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg363, %691 : tensor<2048xf32>, tensor<2048xf32>) outs(%515 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<2048xf32>
    %1415 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg364, %687 : tensor<2048x512xf32>, tensor<2048x512xf32>) outs(%506 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<2048x512xf32>
    %1416 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg365, %684 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1417 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg366, %676 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1418 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg367, %675 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1419 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg368, %collapsed_184 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x512xf32>
    %1420 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg369, %662 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1421 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg370, %collapsed_181 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x512xf32>
    %1422 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg371, %656 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1423 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg372, %collapsed_178 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x512xf32>
    %1424 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg373, %649 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1425 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg374, %collapsed_174 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x512xf32>
    %1426 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg375, %631 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1427 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg376, %623 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1428 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg377, %622 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1429 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg378, %613 : tensor<512x2048xf32>, tensor<512x2048xf32>) outs(%519 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x2048xf32>
    %1430 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg379, %609 : tensor<2048xf32>, tensor<2048xf32>) outs(%515 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<2048xf32>
    %1431 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg380, %605 : tensor<2048x512xf32>, tensor<2048x512xf32>) outs(%506 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<2048x512xf32>
    %1432 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg381, %602 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1433 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg382, %594 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1434 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg383, %593 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1435 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg384, %collapsed_160 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x512xf32>
    %1436 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg385, %580 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1437 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg386, %collapsed_157 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x512xf32>
    %1438 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg387, %574 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1439 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg388, %collapsed_154 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x512xf32>
    %1440 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg389, %565 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1441 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg390, %collapsed : tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x512xf32>
    %1442 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg391, %540 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1443 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg392, %532 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1444 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg393, %531 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1445 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg394, %522 : tensor<512x2048xf32>, tensor<512x2048xf32>) outs(%519 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x2048xf32>
    %1446 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg395, %516 : tensor<2048xf32>, tensor<2048xf32>) outs(%515 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<2048xf32>
    %1447 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg396, %509 : tensor<2048x512xf32>, tensor<2048x512xf32>) outs(%506 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<2048x512xf32>
    %1448 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg397, %504 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1449 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg398, %496 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1450 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg399, %495 : tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512xf32>
    %1451 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg400, %481 : tensor<512x4096xf32>, tensor<512x4096xf32>) outs(%478 : tensor<512x4096xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<512x4096xf32>
    %1452 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg401, %474 : tensor<4096xf32>, tensor<4096xf32>) outs(%473 : tensor<4096xf32>) {
    ^bb0(%in: f32, %in_336: f32, %out: f32):
      %1593 = arith.mulf %in_336, %cst_1 : f32
      %1594 = arith.mulf %1593, %in_336 : f32
      %1595 = arith.mulf %in, %cst_2 : f32
      %1596 = arith.addf %1595, %1594 : f32
      linalg.yield %1596 : f32
    } -> tensor<4096xf32>
    %1453 = linalg.generic {indexing_maps = [#map26, #map26], iterator_types = []} ins(%1184 : tensor<f32>) outs(%461 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1593 = math.powf %cst_4, %in : f32
      %1594 = arith.subf %cst_6, %1593 : f32
      %1595 = math.powf %cst_2, %in : f32
      %1596 = arith.subf %cst_6, %1595 : f32
      %1597 = math.sqrt %1596 : f32
      %1598 = arith.mulf %1597, %cst_1 : f32
      %1599 = arith.divf %1598, %1594 : f32
      linalg.yield %1599 : f32
    } -> tensor<f32>
    %1454 = linalg.generic {indexing_maps = [#map8, #map25, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg0, %1453, %1185, %1319 : tensor<4096x512xf32>, tensor<f32>, tensor<4096x512xf32>, tensor<4096x512xf32>) outs(%1180 : tensor<4096x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<4096x512xf32>
    %1455 = linalg.generic {indexing_maps = [#map8, #map25, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg1, %1453, %1186, %1320 : tensor<256x512xf32>, tensor<f32>, tensor<256x512xf32>, tensor<256x512xf32>) outs(%1178 : tensor<256x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<256x512xf32>
    %1456 = linalg.generic {indexing_maps = [#map45, #map30], iterator_types = ["parallel"]} ins(%1453 : tensor<f32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512xf32>
    %1457 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg2, %1456, %1187, %1321 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1458 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg3, %1456, %1188, %1322 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1459 = linalg.generic {indexing_maps = [#map25, #map8], iterator_types = ["parallel", "parallel"]} ins(%1453 : tensor<f32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x512xf32>
    %1460 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg4, %1459, %1189, %1323 : tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512x512xf32>
    %1461 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg5, %1456, %1190, %1324 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1462 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg6, %1459, %1191, %1325 : tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512x512xf32>
    %1463 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg7, %1456, %1192, %1326 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1464 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg8, %1459, %1193, %1327 : tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512x512xf32>
    %1465 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg9, %1456, %1194, %1328 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1466 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg10, %1459, %1195, %1329 : tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512x512xf32>
    %1467 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg11, %1456, %1196, %1330 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1468 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg12, %1456, %1197, %1331 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1469 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg13, %1456, %1198, %1332 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1470 = linalg.generic {indexing_maps = [#map25, #map8], iterator_types = ["parallel", "parallel"]} ins(%1453 : tensor<f32>) outs(%519 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x2048xf32>
    %1471 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg14, %1470, %1199, %1333 : tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>) outs(%519 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512x2048xf32>
    %1472 = linalg.generic {indexing_maps = [#map45, #map30], iterator_types = ["parallel"]} ins(%1453 : tensor<f32>) outs(%515 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048xf32>
    %1473 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg15, %1472, %1200, %1334 : tensor<2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<2048xf32>) outs(%515 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<2048xf32>
    %1474 = linalg.generic {indexing_maps = [#map25, #map8], iterator_types = ["parallel", "parallel"]} ins(%1453 : tensor<f32>) outs(%506 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x512xf32>
    %1475 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg16, %1474, %1201, %1335 : tensor<2048x512xf32>, tensor<2048x512xf32>, tensor<2048x512xf32>, tensor<2048x512xf32>) outs(%506 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<2048x512xf32>
    %1476 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg17, %1456, %1202, %1336 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1477 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg18, %1456, %1203, %1337 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1478 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg19, %1456, %1204, %1338 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1479 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg20, %1459, %1205, %1339 : tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512x512xf32>
    %1480 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg21, %1456, %1206, %1340 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1481 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg22, %1459, %1207, %1341 : tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512x512xf32>
    %1482 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg23, %1456, %1208, %1342 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1483 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg24, %1459, %1209, %1343 : tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512x512xf32>
    %1484 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg25, %1456, %1210, %1344 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1485 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg26, %1459, %1211, %1345 : tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512x512xf32>
    %1486 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg27, %1456, %1212, %1346 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1487 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg28, %1456, %1213, %1347 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1488 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg29, %1456, %1214, %1348 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1489 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg30, %1470, %1215, %1349 : tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>) outs(%519 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512x2048xf32>
    %1490 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg31, %1472, %1216, %1350 : tensor<2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<2048xf32>) outs(%515 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<2048xf32>
    %1491 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg32, %1474, %1217, %1351 : tensor<2048x512xf32>, tensor<2048x512xf32>, tensor<2048x512xf32>, tensor<2048x512xf32>) outs(%506 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<2048x512xf32>
    %1492 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg33, %1456, %1218, %1352 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1493 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg34, %1456, %1219, %1353 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1494 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg35, %1456, %1220, %1354 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1495 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg36, %1459, %1221, %1355 : tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512x512xf32>
    %1496 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg37, %1456, %1222, %1356 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1497 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg38, %1459, %1223, %1357 : tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512x512xf32>
    %1498 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg39, %1456, %1224, %1358 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1499 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg40, %1459, %1225, %1359 : tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512x512xf32>
    %1500 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg41, %1456, %1226, %1360 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1501 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg42, %1459, %1227, %1361 : tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512x512xf32>
    %1502 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg43, %1456, %1228, %1362 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1503 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg44, %1456, %1229, %1363 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1504 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg45, %1456, %1230, %1364 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1505 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg46, %1470, %1231, %1365 : tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>) outs(%519 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512x2048xf32>
    %1506 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg47, %1472, %1232, %1366 : tensor<2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<2048xf32>) outs(%515 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<2048xf32>
    %1507 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg48, %1474, %1233, %1367 : tensor<2048x512xf32>, tensor<2048x512xf32>, tensor<2048x512xf32>, tensor<2048x512xf32>) outs(%506 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<2048x512xf32>
    %1508 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg49, %1456, %1234, %1368 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1509 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg50, %1456, %1235, %1369 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1510 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg51, %1456, %1236, %1370 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1511 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg52, %1459, %1237, %1371 : tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512x512xf32>
    %1512 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg53, %1456, %1238, %1372 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1513 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg54, %1459, %1239, %1373 : tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512x512xf32>
    %1514 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg55, %1456, %1240, %1374 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1515 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg56, %1459, %1241, %1375 : tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512x512xf32>
    %1516 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg57, %1456, %1242, %1376 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1517 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg58, %1459, %1243, %1377 : tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512x512xf32>
    %1518 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg59, %1456, %1244, %1378 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1519 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg60, %1456, %1245, %1379 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1520 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg61, %1456, %1246, %1380 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1521 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg62, %1470, %1247, %1381 : tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>) outs(%519 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512x2048xf32>
    %1522 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg63, %1472, %1248, %1382 : tensor<2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<2048xf32>) outs(%515 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<2048xf32>
    %1523 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg64, %1474, %1249, %1383 : tensor<2048x512xf32>, tensor<2048x512xf32>, tensor<2048x512xf32>, tensor<2048x512xf32>) outs(%506 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<2048x512xf32>
    %1524 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg65, %1456, %1250, %1384 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1525 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg66, %1456, %1251, %1385 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1526 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg67, %1456, %1252, %1386 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1527 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg68, %1459, %1253, %1387 : tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512x512xf32>
    %1528 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg69, %1456, %1254, %1388 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1529 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg70, %1459, %1255, %1389 : tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512x512xf32>
    %1530 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg71, %1456, %1256, %1390 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1531 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg72, %1459, %1257, %1391 : tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512x512xf32>
    %1532 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg73, %1456, %1258, %1392 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1533 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg74, %1459, %1259, %1393 : tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512x512xf32>
    %1534 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg75, %1456, %1260, %1394 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1535 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg76, %1456, %1261, %1395 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1536 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg77, %1456, %1262, %1396 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1537 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg78, %1470, %1263, %1397 : tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>) outs(%519 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512x2048xf32>
    %1538 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg79, %1472, %1264, %1398 : tensor<2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<2048xf32>) outs(%515 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<2048xf32>
    %1539 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg80, %1474, %1265, %1399 : tensor<2048x512xf32>, tensor<2048x512xf32>, tensor<2048x512xf32>, tensor<2048x512xf32>) outs(%506 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<2048x512xf32>
    %1540 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg81, %1456, %1266, %1400 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1541 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg82, %1456, %1267, %1401 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1542 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg83, %1456, %1268, %1402 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1543 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg84, %1459, %1269, %1403 : tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512x512xf32>
    %1544 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg85, %1456, %1270, %1404 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1545 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg86, %1459, %1271, %1405 : tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512x512xf32>
    %1546 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg87, %1456, %1272, %1406 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1547 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg88, %1459, %1273, %1407 : tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512x512xf32>
    %1548 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg89, %1456, %1274, %1408 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1549 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg90, %1459, %1275, %1409 : tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512x512xf32>
    %1550 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg91, %1456, %1276, %1410 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1551 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg92, %1456, %1277, %1411 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1552 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg93, %1456, %1278, %1412 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1553 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg94, %1470, %1279, %1413 : tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>) outs(%519 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512x2048xf32>
    %1554 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg95, %1472, %1280, %1414 : tensor<2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<2048xf32>) outs(%515 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<2048xf32>
    %1555 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg96, %1474, %1281, %1415 : tensor<2048x512xf32>, tensor<2048x512xf32>, tensor<2048x512xf32>, tensor<2048x512xf32>) outs(%506 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<2048x512xf32>
    %1556 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg97, %1456, %1282, %1416 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1557 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg98, %1456, %1283, %1417 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1558 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg99, %1456, %1284, %1418 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1559 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg100, %1459, %1285, %1419 : tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512x512xf32>
    %1560 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg101, %1456, %1286, %1420 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1561 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg102, %1459, %1287, %1421 : tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512x512xf32>
    %1562 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg103, %1456, %1288, %1422 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1563 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg104, %1459, %1289, %1423 : tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512x512xf32>
    %1564 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg105, %1456, %1290, %1424 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1565 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg106, %1459, %1291, %1425 : tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512x512xf32>
    %1566 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg107, %1456, %1292, %1426 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1567 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg108, %1456, %1293, %1427 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1568 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg109, %1456, %1294, %1428 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1569 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg110, %1470, %1295, %1429 : tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>) outs(%519 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512x2048xf32>
    %1570 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg111, %1472, %1296, %1430 : tensor<2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<2048xf32>) outs(%515 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<2048xf32>
    %1571 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg112, %1474, %1297, %1431 : tensor<2048x512xf32>, tensor<2048x512xf32>, tensor<2048x512xf32>, tensor<2048x512xf32>) outs(%506 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<2048x512xf32>
    %1572 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg113, %1456, %1298, %1432 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1573 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg114, %1456, %1299, %1433 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1574 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg115, %1456, %1300, %1434 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1575 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg116, %1459, %1301, %1435 : tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512x512xf32>
    %1576 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg117, %1456, %1302, %1436 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1577 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg118, %1459, %1303, %1437 : tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512x512xf32>
    %1578 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg119, %1456, %1304, %1438 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1579 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg120, %1459, %1305, %1439 : tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512x512xf32>
    %1580 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg121, %1456, %1306, %1440 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1581 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg122, %1459, %1307, %1441 : tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>, tensor<512x512xf32>) outs(%543 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512x512xf32>
    %1582 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg123, %1456, %1308, %1442 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1583 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg124, %1456, %1309, %1443 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1584 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg125, %1456, %1310, %1444 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1585 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg126, %1470, %1311, %1445 : tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>, tensor<512x2048xf32>) outs(%519 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512x2048xf32>
    %1586 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg127, %1472, %1312, %1446 : tensor<2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<2048xf32>) outs(%515 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<2048xf32>
    %1587 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg128, %1474, %1313, %1447 : tensor<2048x512xf32>, tensor<2048x512xf32>, tensor<2048x512xf32>, tensor<2048x512xf32>) outs(%506 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<2048x512xf32>
    %1588 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg129, %1456, %1314, %1448 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1589 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg130, %1456, %1315, %1449 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1590 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg131, %1456, %1316, %1450 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%494 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512xf32>
    %1591 = linalg.generic {indexing_maps = [#map8, #map25, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg132, %1453, %1317, %1451 : tensor<512x4096xf32>, tensor<f32>, tensor<512x4096xf32>, tensor<512x4096xf32>) outs(%478 : tensor<512x4096xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<512x4096xf32>
    %1592 = linalg.generic {indexing_maps = [#map30, #map45, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg133, %1453, %1318, %1452 : tensor<4096xf32>, tensor<f32>, tensor<4096xf32>, tensor<4096xf32>) outs(%473 : tensor<4096xf32>) {
    ^bb0(%in: f32, %in_336: f32, %in_337: f32, %in_338: f32, %out: f32):
      %1593 = math.sqrt %in_338 : f32
      %1594 = arith.addf %1593, %cst_0 : f32
      %1595 = arith.mulf %in_336, %in_337 : f32
      %1596 = arith.divf %1595, %1594 : f32
      %1597 = arith.subf %in, %1596 : f32
      linalg.yield %1597 : f32
    } -> tensor<4096xf32>
    return %464, %1454, %1455, %1457, %1458, %1460, %1461, %1462, %1463, %1464, %1465, %1466, %1467, %1468, %1469, %1471, %1473, %1475, %1476, %1477, %1478, %1479, %1480, %1481, %1482, %1483, %1484, %1485, %1486, %1487, %1488, %1489, %1490, %1491, %1492, %1493, %1494, %1495, %1496, %1497, %1498, %1499, %1500, %1501, %1502, %1503, %1504, %1505, %1506, %1507, %1508, %1509, %1510, %1511, %1512, %1513, %1514, %1515, %1516, %1517, %1518, %1519, %1520, %1521, %1522, %1523, %1524, %1525, %1526, %1527, %1528, %1529, %1530, %1531, %1532, %1533, %1534, %1535, %1536, %1537, %1538, %1539, %1540, %1541, %1542, %1543, %1544, %1545, %1546, %1547, %1548, %1549, %1550, %1551, %1552, %1553, %1554, %1555, %1556, %1557, %1558, %1559, %1560, %1561, %1562, %1563, %1564, %1565, %1566, %1567, %1568, %1569, %1570, %1571, %1572, %1573, %1574, %1575, %1576, %1577, %1578, %1579, %1580, %1581, %1582, %1583, %1584, %1585, %1586, %1587, %1588, %1589, %1590, %1591, %1592, %1185, %1186, %1187, %1188, %1189, %1190, %1191, %1192, %1193, %1194, %1195, %1196, %1197, %1198, %1199, %1200, %1201, %1202, %1203, %1204, %1205, %1206, %1207, %1208, %1209, %1210, %1211, %1212, %1213, %1214, %1215, %1216, %1217, %1218, %1219, %1220, %1221, %1222, %1223, %1224, %1225, %1226, %1227, %1228, %1229, %1230, %1231, %1232, %1233, %1234, %1235, %1236, %1237, %1238, %1239, %1240, %1241, %1242, %1243, %1244, %1245, %1246, %1247, %1248, %1249, %1250, %1251, %1252, %1253, %1254, %1255, %1256, %1257, %1258, %1259, %1260, %1261, %1262, %1263, %1264, %1265, %1266, %1267, %1268, %1269, %1270, %1271, %1272, %1273, %1274, %1275, %1276, %1277, %1278, %1279, %1280, %1281, %1282, %1283, %1284, %1285, %1286, %1287, %1288, %1289, %1290, %1291, %1292, %1293, %1294, %1295, %1296, %1297, %1298, %1299, %1300, %1301, %1302, %1303, %1304, %1305, %1306, %1307, %1308, %1309, %1310, %1311, %1312, %1313, %1314, %1315, %1316, %1317, %1318, %1319, %1320, %1321, %1322, %1323, %1324, %1325, %1326, %1327, %1328, %1329, %1330, %1331, %1332, %1333, %1334, %1335, %1336, %1337, %1338, %1339, %1340, %1341, %1342, %1343, %1344, %1345, %1346, %1347, %1348, %1349, %1350, %1351, %1352, %1353, %1354, %1355, %1356, %1357, %1358, %1359, %1360, %1361, %1362, %1363, %1364, %1365, %1366, %1367, %1368, %1369, %1370, %1371, %1372, %1373, %1374, %1375, %1376, %1377, %1378, %1379, %1380, %1381, %1382, %1383, %1384, %1385, %1386, %1387, %1388, %1389, %1390, %1391, %1392, %1393, %1394, %1395, %1396, %1397, %1398, %1399, %1400, %1401, %1402, %1403, %1404, %1405, %1406, %1407, %1408, %1409, %1410, %1411, %1412, %1413, %1414, %1415, %1416, %1417, %1418, %1419, %1420, %1421, %1422, %1423, %1424, %1425, %1426, %1427, %1428, %1429, %1430, %1431, %1432, %1433, %1434, %1435, %1436, %1437, %1438, %1439, %1440, %1441, %1442, %1443, %1444, %1445, %1446, %1447, %1448, %1449, %1450, %1451, %1452, %1184 : tensor<f32>, tensor<4096x512xf32>, tensor<256x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x4096xf32>, tensor<4096xf32>, tensor<4096x512xf32>, tensor<256x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x4096xf32>, tensor<4096xf32>, tensor<4096x512xf32>, tensor<256x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x4096xf32>, tensor<4096xf32>, tensor<f32>
  }
}

