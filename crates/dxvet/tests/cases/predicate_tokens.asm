; reference: X5676@6 X5677@7 X5674@8 X5675@9 X5675@10 X5675@11
vs_3_0
dcl_position v0
dcl_position o0
setp_gt p0, v0, v0
(r0.xy) mov r0, v0
(!p0.xy) mov r0, v0
(p0.x) nop
(p0) setp_gt p0, v0, v0
(r0) if b0
(p0) endif
mov o0, v0
