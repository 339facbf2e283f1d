; reference: X5680@5 X5697@5 X5794@5 X5962@6 X5697@6 X5794@6 X5697@7 X5794@7 X5680@7 X5924@8 X5694@8 X5953@8 X5936@8 X5694@8 X5953@8 X5935@10 X5951@10 X5694@10 X5952@10 X5694@11
vs_2_x
dcl_position v0
// One operand after the other: file, index, modifier, swizzle.
rcp r0, !oPos
rcp r0, !c[r0.x]
pow r0, !v0, -oT0.x
loop -v0.x, -r0.xy
endloop
callnz v0.x, -p0.xy
if -b0
mov oPos, v0
