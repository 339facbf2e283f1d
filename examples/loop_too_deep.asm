; reference: X5830@11
; A fifth loop level; loop and rep share one counter.
vs_3_0
dcl_position v0
dcl_position o0
mov r0, v0
loop aL, i0
  loop aL, i0
    rep i1
      rep i1
        rep i1
          add r0, r0, c0
        endrep
      endrep
    endrep
  endloop
endloop
mov o0, r0
