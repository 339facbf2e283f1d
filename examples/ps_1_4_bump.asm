; reference: accept
; A dependent read through both phases.
ps_1_4
texcrd r0.rgb, t0
texld r1, t1
bem r0.rg, r0, r1
phase
texld r2, r0
mul r0, r2, v0
