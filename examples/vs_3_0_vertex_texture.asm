; reference: accept
; Displaces a vertex by a height map; texldl, since a vertex has no gradients.
vs_3_0
dcl_position v0
dcl_normal v1
dcl_texcoord v2
dcl_2d s0
dcl_position o0
dcl_texcoord o1.xy
def c4, 0, 0.5, 1, 0
mov r0, c4.x
mov r0.xy, v2
texldl r1, r0, s0
sub r1.x, r1.x, c4.y
mov r3, v0
mad r2.xyz, v1, r1.x, r3
mov r2.w, c4.z
m4x4 o0, r2, c0
mov o1.xy, v2
