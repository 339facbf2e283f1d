; reference: X5346@6
; Two different constants in one instruction; vs_1_1 has one read port for them.
vs_1_1
dcl_position v0
m4x4 oPos, v0, c0
add oD0, c4, c5
