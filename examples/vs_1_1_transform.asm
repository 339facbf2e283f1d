; reference: accept
; Transforms a vertex and lights it with one directional light.
vs_1_1
dcl_position v0
dcl_normal v1
dcl_texcoord v2
def c8, 0, 0.2, 0, 1        // zero, ambient
m4x4 oPos, v0, c0           // world, view and projection
m3x3 r0.xyz, v1, c4         // normal into the light's space
dp3 r1.x, r0, c7            // c7: towards the light
max r1.x, r1.x, c8.x
add oD0, r1.x, c8.y
mov oT0.xy, v2
