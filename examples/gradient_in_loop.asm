; reference: X6078@14 X6078@15
; The break makes the loop vary: the read before it is reported at the break, the one after
; it at its own line.
ps_2_x
dcl t0.xy
dcl_2d s0
def c0, 0.5, 0, 0, 1
defi i0, 4, 0, 0, 0
mul r0.xy, t0, c0.x
mov r1, c0
rep i0
  texld r2, r0, s0
  add r1, r1, r2
  break_gt r1.x, c0.w
  texld r3, r0, s0
  add r1, r1, r3
endrep
mov oC0, r1
