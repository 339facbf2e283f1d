; reference: X6077@10
; A predicate is flow control too.
ps_3_0
dcl_texcoord v0.xy
dcl_2d s0
def c0, 0.5, 0, 0, 1
mul r0.xy, v0, c0.x
mov r1, c0
setp_gt p0, v0.x, c0.x
(p0.x) texld r1, r0, s0
mov oC0, r1
