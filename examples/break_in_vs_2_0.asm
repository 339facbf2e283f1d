; reference: X5655@7
; vs_2_0 assembles break, and its validator refuses it.
vs_2_0
dcl_position v0
mov r0, v0
rep i0
  break
endrep
mov oPos, r0
