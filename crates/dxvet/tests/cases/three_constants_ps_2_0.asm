; reference: X6038@3 X5213@4 X6038@4 X5204@6 X5205@6
ps_2_0
mad r0, c0, c0, c0
mad r0, c0, c1, c2
sincos r0.xy, c0.x, c1, c2
mov oC0, r0
