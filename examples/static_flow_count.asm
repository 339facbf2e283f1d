; reference: X5520@58
; 17 static flow instructions in the text; vs_2_0 counts every one and allows 16.
vs_2_0
dcl_position v0
mov r0, v0
if b0
  add r0, r0, c1
endif
if b1
  add r0, r0, c2
endif
if b2
  add r0, r0, c3
endif
if b3
  add r0, r0, c4
endif
if b4
  add r0, r0, c5
endif
if b5
  add r0, r0, c6
endif
if b6
  add r0, r0, c7
endif
if b7
  add r0, r0, c8
endif
if b8
  add r0, r0, c9
endif
if b9
  add r0, r0, c10
endif
if b10
  add r0, r0, c11
endif
if b11
  add r0, r0, c12
endif
if b12
  add r0, r0, c13
endif
if b13
  add r0, r0, c14
endif
if b14
  add r0, r0, c15
endif
if b15
  add r0, r0, c16
endif
if b0
  add r0, r0, c17
endif
mov oPos, r0
