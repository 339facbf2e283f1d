; reference: X5722@5 X5722@6 X5720@6 X5713@7 X5718@7 X5722@7 X5721@8 X5708@8
vs_3_0
dcl_position v0
dcl_position o0
frc_sat r0, v0
setp_gt_sat r0, v0, v0
mova_sat c0, v0
mov_sat o12[aL], v0
mov o0, v0
