; reference: X5692@5 X6079@7 X5692@7 X5466@8 X5466@9 X6063@10
ps_3_0
dcl vPos.xy
dcl vFace
mov r0, vFace
cmp r0, vFace, c0, c0
cmp r0, c0, vFace_abs, c0
rcp r0, vPos.z
rcp r0, vPos
mov r0, vPos
mov oC0, r0
