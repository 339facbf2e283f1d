// Generated from /tables by `cargo xtask gen`. Do not edit.
//! Longer texts on rules that need more than a line.

use crate::rule::Help;

/// All, in the order of their file names.
pub static HELP: &[Help] = &[
    Help {
        name: "blocks",
        title: "Blocks",
        rules: &[
            "else-without-if",
            "second-else",
            "endif-without-if",
            "endrep-without-rep",
            "endloop-without-loop",
            "loop-not-closed",
            "if-not-closed",
            "break-outside-loop",
        ],
        text: "`if` is closed by `endif`, `rep` by `endrep`, `loop` by `endloop`, and what was opened last is closed first: blocks lie within each other or beside each other and never cross. An empty block is allowed. `else` may stand once in an `if`.\n\n    if b0\n    rep i0\n    endif                       ; refused: the rep is open\n    endrep\n\nA mismatched end ends the checks, since nothing after it can be trusted. A block that is still open at the end is reported there, after all else.\n\n`break`, `break_gt` and `breakp` belong to a `loop` or `rep` that is open in the same routine; a subroutine called from a loop cannot leave its caller's loop.",
    },
    Help {
        name: "gradients",
        title: "Gradients in varying flow",
        rules: &["gradient-in-varying-flow", "gradient-before-break", "gradient-after-break"],
        text: "Neighbouring pixels run together, and the rate of change of a value is the difference between them. `texld`, `texldb`, `texldp`, `dsx` and `dsy` need that difference. Where flow control may differ from pixel to pixel, a neighbour may not have computed the value at all, so the validator refuses these instructions there when their source is a temporary register.\n\nWhat makes flow vary:\n\n* `if` with a comparison or a predicate, both branches and everything nested in them, even if the comparison is between constants;\n* a predicate on the instruction itself;\n* a loop that some `break`, `break_gt` or `breakp` may leave: instructions after the break are reported on their own lines, those before it once, on the line of the break. Only the innermost loop counts: a break of the outer loop does not reach an inner loop without one;\n* a call from such a place, or on a predicate: one such call site taints the subroutine and all that it calls.\n\n`if b0`, `rep i0` and `loop aL, i0` without a break do not vary. `texldl` (level of detail given), `texldd` (gradients given) and `texkill` are allowed everywhere, and so are reads at an interpolated coordinate (t#, v#).\n\nExample and way out:\n\n    if_gt v0.x, c0.x            ; refused: texld in a varying branch\n      texld r1, r0, s0\n    endif\n\n    dsx r2, r0                  ; allowed: gradients taken outside\n    dsy r3, r0\n    if_gt v0.x, c0.x\n      texldd r1, r0, s0, r2, r3\n    endif\n\nDocument against reference: the manual's rule is about flow control that can vary; the reference goes by form. It takes a plain `break` in a loop with a constant count for varying, and misses that the inner of two loops runs within the outer one. Once a loop with a break has taken the gradient of a temporary, the reference refuses there even gradients of inputs and constants, which the manual allows anywhere.",
    },
    Help {
        name: "linking",
        title: "A vertex shader and a pixel shader together",
        rules: &[
            "link-not-a-pair",
            "link-version",
            "link-input-not-written",
            "link-components-not-written",
            "link-packing",
            "link-semantic-without-fvf",
            "link-output-not-read",
        ],
        text: "The validator of the reference sees one shader at a time; these rules look at two.\n\nVersions: a 3_0 shader goes with a 3_0 shader only, except that a vertex shader for software processing (vs_3_sw) goes with any pixel shader. It may then write only what a flexible vertex format has: position, psize, fog, color0, color1, texcoord0 to texcoord7. All versions below 3_0 go with each other.\n\nUp to vs_2_x and ps_2_x registers connect the two: oD0 and oD1 arrive as v0 and v1, oT0 to oT7 as the texture coordinates of the same number. In ps_1_1 to ps_1_3 a texture instruction reads the coordinates that have its destination's number.\n\nFrom 3_0 on the semantics of the declarations connect them: what the vertex shader declares with `dcl_texcoord3 o1` arrives in whatever register the pixel shader declares with `dcl_texcoord3`. Semantics that share an input register have to share an output register in the same way.\n\nAn output has no default. What the pixel shader reads and the vertex shader does not write is undefined, component by component.",
    },
    Help {
        name: "nesting",
        title: "How deep blocks and calls may nest",
        rules: &[
            "static-if-too-deep",
            "if-comp-too-deep",
            "if-pred-too-deep",
            "break-comp-too-deep",
            "callnz-pred-too-deep",
            "loop-too-deep",
            "call-too-deep",
        ],
        text: "Four counters run along the text, each with its own limit:\n\n| counter | raised by | ps_2_x, ps_2_sw, ps_3, vs_2_x, vs_2_sw, vs_3 | vs_2_0 |\n|---|---|---|---|\n| static | `if b0` | 24 | 24 |\n| dynamic | `if_gt r0.x, r1.x`, `if p0.x`, `callnz l0, p0.x` | 24 | - |\n| loop | `loop`, `rep` | 4 | 1 |\n| call | `call`, `callnz` | 4 | 1 |\n\nThe counters do not mix: 24 static levels, 24 dynamic ones and 4 loops may all be open at once.\n\n* `if` with a comparison and `if` with a predicate share the dynamic counter; `loop` and `rep` share the loop counter.\n* `break_gt` and its like need one free dynamic level at their own line. `break` and `breakp` need none.\n* A call on a predicate raises two counters, dynamic and call.\n* Depths go on across calls: a subroutine starts as deep as the deepest of its call sites, each counter for itself, and the error stands in the subroutine. Calls from routines that are never called count too.\n\nExample: with 20 `if b0` open around `call l0`, a subroutine l0 may open 4 more, not 5.\n\n    if b0\n    ...                 ; 20 levels\n      call l0\n    ...\n    label l0\n    if b1               ; static 21/24\n    ...\n        if b1           ; static 25/24: refused\n\nThe way out: turn the innermost conditions into arithmetic (`cmp`, `lrp`, products of 0 and 1), merge two boolean constants into one, put a subroutine's body in place of its call, or unroll the innermost loop. `dxvet trace` shows the counters at every line.\n\nDocument against reference: for vs_2_0 and vs_2_x the manual names no nesting limit for static `if`, only the static flow count of 16. The reference has both: 17 to 24 levels break the count (X5520), 25 break the nesting limit (X5868), which ends the checks before the count is judged. For vs_2_x and ps_2_x the manual lets the device's caps decide (StaticFlowControlDepth, DynamicFlowControlDepth); the reference knows no device and takes the largest values.",
    },
    Help {
        name: "slots",
        title: "Instruction slots",
        rules: &["too-many-slots", "too-many-arithmetic-slots", "too-many-texture-slots"],
        text: "Each instruction takes one or more slots, and each profile has a number of them:\n\n| profile | arithmetic | texture | in all |\n|---|---|---|---|\n| vs_1_1 | | | 128 |\n| vs_2_0, vs_2_x | | | 256 |\n| ps_1_1 to ps_1_3 | 8 | 4 | 12 |\n| ps_1_4, in each phase | 8 | 6 | |\n| ps_2_0 | 64 | 32 | 96 |\n| ps_2_x | 512 (all that is no texture instruction) | | 512 |\n| vs_3_0, ps_3_0, _sw | no limit enforced | | 512 guaranteed by the manual |\n\nMacros take several slots: `nrm`, `pow` and `sgn` 3, `crs`, `lrp` and `dp2add` 2, `sincos` 8, `m4x4` and `m3x4` 4, `m4x3` and `m3x3` 3, `m3x2` 2, `dsx` and `dsy` 2. Flow: `if` with its `endif` 4, `rep` or `loop` with its end 5, `call` 2, `callnz` and `break_gt` 3, others 1, `label` 0. A predicate in front adds 1. A co-issued pair of ps_1_x takes one. `dxvet explain INSTRUCTION` gives the numbers of one instruction in every profile, `dxvet trace` the count at every line.\n\nThe way out: use the macro-free form where only some components are needed (`dp3` instead of `m3x3`), move what is the same for all pixels into constants or the vertex shader, split the work into two passes, or use a higher profile.\n\nDocument against reference: the manual counts `texkill` 2, `texldb` 6, `texldp` 3 and cube maps more in ps_2_x where the device has no texture limit; the reference counts 1 each. The manual counts `nop` 1 in vs_1_1, the reference 0. The closing comment of a listing (\"approximately N instruction slots used\") is a third count, the disassembler's own.",
    },
    Help {
        name: "static_flow_count",
        title: "The static flow count of vs_2_0 and vs_2_x",
        rules: &["too-much-static-flow"],
        text: "These profiles allow 16 static flow instructions in the whole text: `if b0`, the `else` of such an `if`, `loop`, `rep`, `call`, and `callnz l0, b0`. Every one in the text counts once, whether or not it is reached, and whether a subroutine is called once or ten times. `endif`, `endrep`, `endloop`, `ret`, `label`, dynamic `if` and breaks count nothing.\n\nThe error stands at the end of the text, since only there is the count known.\n\nThe way out: unroll short loops, put short subroutines in place of their calls, replace `if b0 ... else ... endif` by arithmetic with a constant that holds 0 or 1, or use vs_2_sw or vs_3_0, which have no such limit.\n\nDocument and reference agree.",
    },
    Help {
        name: "subroutines",
        title: "Subroutines",
        rules: &[
            "ret-inside-block",
            "code-after-ret",
            "label-not-after-ret",
            "label-number-too-high",
            "label-defined-twice",
            "call-backward",
            "label-undefined",
            "label-unused",
            "subroutine-without-ret",
        ],
        text: "The main routine comes first and ends with `ret` if subroutines follow. Each subroutine starts with `label` right after a `ret` and ends with `ret`, which does not stand inside a block.\n\n    call l0\n    mov oPos, r0\n    ret\n    label l0\n    mov r0, v0\n    ret\n\nCalls go forward: the label stands after every call of it, so a routine cannot call itself. Every label is called at least once and defined once; every called label exists. Calls from routines that are never called count as calls.\n\nLabels are l0 to l15 in vs_2_0, vs_2_x and vs_2_sw, l0 to l2047 in ps_2_x, ps_2_sw and version 3. How deep calls nest is another matter: `dxvet explain call-too-deep`.",
    },
    Help {
        name: "texture_order",
        title: "Dependent texture reads",
        rules: &["texture-order-too-high"],
        text: "A texture read whose coordinate comes from another texture read is dependent, and each link of such a chain is one order higher. ps_2_0 allows three links: the fourth is refused. ps_2_x and up have no such limit.\n\n    texld r0, t0, s0            ; order 0\n    texld r0, r0, s0            ; 1\n    texld r0, r0, s0            ; 2\n    texld r0, r0, s0            ; 3\n    texld r0, r0, s0            ; 4: refused\n\nThe reference counts strictly by register: every write to a register after the first texture read counts, whatever is written.\n\nThe way out: use another register for an independent result, fetch in fewer steps, or use ps_2_x.",
    },
    Help {
        name: "uninitialised",
        title: "Temporary registers that may not have been written",
        rules: &["temporary-never-written", "temporary-maybe-unwritten"],
        text: "A temporary register has no first value: what a read before the first write gives differs from device to device, and from one run to the next.\n\nThe reference checks this in vs_1_1, ps_1_x and ps_2_0, which have no flow control, and there it is an error. From vs_2_0 and ps_2_x on it does not, so these rules follow the flow of control and warn:\n\n* D9001: nothing that can run before the read writes the component.\n* D9002: some way to the read writes it and another does not: the other side of an `if`, a loop that runs no time, a `break` before the write, a caller that did not write it, a predicate.\n\nBoth sides of an `if` together count as written, and so do an instruction under a predicate and one under its opposite. A loop runs at least once where `defi` gives its count. Only components that the instruction reads count: `dp3` reads three, `texld` as many as the texture has coordinates. Each component is reported once.\n\nExample:\n\n    vs_3_0\n    dcl_position v0\n    dcl_position o0\n    if b0\n      mov r0, v0\n    endif\n    mov o0, r0                  ; D9002: r0 where b0 is false\n\nTwo conditions on the same constant are not taken together: `if b0` with the write in it and a later `if b0` with the read still warn. Write the register before the first of them.",
    },
];
