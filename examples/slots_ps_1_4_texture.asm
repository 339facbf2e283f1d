; reference: X5180@12
; Seven texture instructions in one phase; ps_1_4 has 6 slots for them.
ps_1_4
texld r0, t0
texld r1, t1
texld r2, t2
texld r3, t3
texld r4, t4
texld r5, t5
texkill t0
mul r0, r0, r1
