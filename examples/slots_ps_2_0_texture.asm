; reference: X5607@40
; 33 texture instructions; ps_2_0 has 32 slots for them.
ps_2_0
dcl t0.xy
dcl_2d s0
texld r0, t0, s0
texld r1, t0, s0
texld r2, t0, s0
texld r3, t0, s0
texld r4, t0, s0
texld r5, t0, s0
texld r6, t0, s0
texld r7, t0, s0
texld r8, t0, s0
texld r9, t0, s0
texld r10, t0, s0
texld r11, t0, s0
texld r1, t0, s0
texld r2, t0, s0
texld r3, t0, s0
texld r4, t0, s0
texld r5, t0, s0
texld r6, t0, s0
texld r7, t0, s0
texld r8, t0, s0
texld r9, t0, s0
texld r10, t0, s0
texld r11, t0, s0
texld r1, t0, s0
texld r2, t0, s0
texld r3, t0, s0
texld r4, t0, s0
texld r5, t0, s0
texld r6, t0, s0
texld r7, t0, s0
texld r8, t0, s0
texld r9, t0, s0
texld r10, t0, s0
mov oC0, r0
