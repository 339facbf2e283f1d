; reference: accept
; Texture times vertex color, with the detail map in a co-issued pair.
ps_1_1
tex t0
tex t1
mul r0.rgb, t0, v0
+ mul r0.a, t0, t1
