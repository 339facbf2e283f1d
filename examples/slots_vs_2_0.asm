; reference: X5755@41
; sincos costs 8 slots, nrm 3: 33 sincos are more than 256.
vs_2_0
dcl_position v0
def c0, -1.55009923e-06, -2.17013894e-05, 0.00260416674, 0.00026041668
def c1, -0.020833334, -0.125, 1, 0.5
mov r0, v0
sincos r1.xy, r0.x, c0, c1
sincos r2.xy, r0.x, c0, c1
sincos r3.xy, r0.x, c0, c1
sincos r4.xy, r0.x, c0, c1
sincos r5.xy, r0.x, c0, c1
sincos r6.xy, r0.x, c0, c1
sincos r7.xy, r0.x, c0, c1
sincos r8.xy, r0.x, c0, c1
sincos r1.xy, r0.x, c0, c1
sincos r2.xy, r0.x, c0, c1
sincos r3.xy, r0.x, c0, c1
sincos r4.xy, r0.x, c0, c1
sincos r5.xy, r0.x, c0, c1
sincos r6.xy, r0.x, c0, c1
sincos r7.xy, r0.x, c0, c1
sincos r8.xy, r0.x, c0, c1
sincos r1.xy, r0.x, c0, c1
sincos r2.xy, r0.x, c0, c1
sincos r3.xy, r0.x, c0, c1
sincos r4.xy, r0.x, c0, c1
sincos r5.xy, r0.x, c0, c1
sincos r6.xy, r0.x, c0, c1
sincos r7.xy, r0.x, c0, c1
sincos r8.xy, r0.x, c0, c1
sincos r1.xy, r0.x, c0, c1
sincos r2.xy, r0.x, c0, c1
sincos r3.xy, r0.x, c0, c1
sincos r4.xy, r0.x, c0, c1
sincos r5.xy, r0.x, c0, c1
sincos r6.xy, r0.x, c0, c1
sincos r7.xy, r0.x, c0, c1
sincos r8.xy, r0.x, c0, c1
mov oPos, r0
