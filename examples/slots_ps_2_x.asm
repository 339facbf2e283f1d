; reference: X5617@349
; 512 slots of any kind in ps_2_x; dsx costs two.
ps_2_x
dcl t0.xy
dcl_2d s0
mov r0, c0
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
dsx r1, r0
add r0, r0, r1
texld r2, t0, s0
mov oC0, r0
