; reference: accept
; Diffuse and specular light from a normal map.
ps_2_0
dcl t0.xy
dcl t1.xyz                  // towards the light
dcl t2.xyz                  // halfway
dcl_2d s0
dcl_2d s1
def c0, 2, -1, 0, 32
texld r0, t0, s0
texld r1, t0, s1
mad r1.xyz, r1, c0.x, c0.y
nrm r2.xyz, t1
nrm r3.xyz, t2
dp3_sat r2.w, r1, r2
dp3_sat r3.w, r1, r3
pow r4.x, r3.w, c0.w
mad r0.xyz, r0, r2.w, r4.x
mov oC0, r0
