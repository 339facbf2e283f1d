; reference: X5775@10
; A dependent read of the fourth order; ps_2_0 allows three.
ps_2_0
dcl t0.xy
dcl_2d s0
texld r0, t0, s0
texld r0, r0, s0
texld r0, r0, s0
texld r0, r0, s0
texld r0, r0, s0
mov oC0, r0
