; reference: X5741@7 X5749@7 X5752@7 X5745@8 X5749@8 X5752@8 X5740@9 X5748@9 X5751@9 X6046@10 X5752@10 X5745@11
vs_3_0
dcl_texcoord0 v0
dcl_texcoord1 v1
dcl_position o0
loop aL, i0
mad r0, c0, c[a0.x], c1
mad r0, c[a0.x], c[a0.x+1], c0
mad r0, v0, v[aL], v1
mad r0, c0, c1_abs, c0_abs
add r0, c[a0.x], c[a0.y]
endloop
mov o0, r0
