; reference: X5829@7
; vs_2_0 allows one loop level only.
vs_2_0
dcl_position v0
mov r0, v0
rep i0
  loop aL, i1
    add r0, r0, c[aL]
  endloop
endrep
mov oPos, r0
