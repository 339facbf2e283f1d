//! The digest of a container: MD5's compression with a padding of its own.

/// Which of the two digests a container carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variant {
    /// The usual one.
    Retail,
    /// The one the compiler uses for shaders with `printf`, `errorf` or `abort`.
    Debug,
}

const SHIFTS: [[u32; 4]; 4] = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]];

/// Floor of 2^32 times |sin(i + 1)|.
const SINES: [u32; 64] = [
    0xd76a_a478,
    0xe8c7_b756,
    0x2420_70db,
    0xc1bd_ceee,
    0xf57c_0faf,
    0x4787_c62a,
    0xa830_4613,
    0xfd46_9501,
    0x6980_98d8,
    0x8b44_f7af,
    0xffff_5bb1,
    0x895c_d7be,
    0x6b90_1122,
    0xfd98_7193,
    0xa679_438e,
    0x49b4_0821,
    0xf61e_2562,
    0xc040_b340,
    0x265e_5a51,
    0xe9b6_c7aa,
    0xd62f_105d,
    0x0244_1453,
    0xd8a1_e681,
    0xe7d3_fbc8,
    0x21e1_cde6,
    0xc337_07d6,
    0xf4d5_0d87,
    0x455a_14ed,
    0xa9e3_e905,
    0xfcef_a3f8,
    0x676f_02d9,
    0x8d2a_4c8a,
    0xfffa_3942,
    0x8771_f681,
    0x6d9d_6122,
    0xfde5_380c,
    0xa4be_ea44,
    0x4bde_cfa9,
    0xf6bb_4b60,
    0xbebf_bc70,
    0x289b_7ec6,
    0xeaa1_27fa,
    0xd4ef_3085,
    0x0488_1d05,
    0xd9d4_d039,
    0xe6db_99e5,
    0x1fa2_7cf8,
    0xc4ac_5665,
    0xf429_2244,
    0x432a_ff97,
    0xab94_23a7,
    0xfc93_a039,
    0x655b_59c3,
    0x8f0c_cc92,
    0xffef_f47d,
    0x8584_5dd1,
    0x6fa8_7e4f,
    0xfe2c_e6e0,
    0xa301_4314,
    0x4e08_11a1,
    0xf753_7e82,
    0xbd3a_f235,
    0x2ad7_d2bb,
    0xeb86_d391,
];

struct State([u32; 4]);

impl State {
    fn block(&mut self, block: &[u8]) {
        let mut words = [0u32; 16];
        for (word, bytes) in words.iter_mut().zip(block.chunks_exact(4)) {
            *word = u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
        }
        let [mut a, mut b, mut c, mut d] = self.0;
        for step in 0..64 {
            let (mixed, word) = match step / 16 {
                0 => ((b & c) | (!b & d), step),
                1 => ((d & b) | (!d & c), (5 * step + 1) % 16),
                2 => (b ^ c ^ d, (3 * step + 5) % 16),
                _ => (c ^ (b | !d), (7 * step) % 16),
            };
            let sum = a.wrapping_add(mixed).wrapping_add(SINES[step]).wrapping_add(words[word]);
            (a, d, c, b) = (d, c, b, b.wrapping_add(sum.rotate_left(SHIFTS[step / 16][step % 4])));
        }
        for (state, value) in self.0.iter_mut().zip([a, b, c, d]) {
            *state = state.wrapping_add(value);
        }
    }
}

/// The digest of `content`: all bytes of the container from byte 20 on.
pub fn digest(content: &[u8], variant: Variant) -> [u8; 16] {
    let length = content.len() as u32;
    let (first, last) = match variant {
        Variant::Retail => (length.wrapping_mul(8), length.wrapping_mul(2) | 1),
        Variant::Debug => (length << 4 | 0xF, length << 2 | 0x1000_0000),
    };
    let mut state = State([0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]);
    let blocks = content.chunks_exact(64);
    let rest = blocks.remainder();
    blocks.for_each(|block| state.block(block));
    let mut block = [0u8; 64];
    if rest.len() < 56 {
        block[..4].copy_from_slice(&first.to_le_bytes());
        block[4..4 + rest.len()].copy_from_slice(rest);
        block[4 + rest.len()] = 0x80;
    } else {
        block[..rest.len()].copy_from_slice(rest);
        block[rest.len()] = 0x80;
        state.block(&block);
        block = [0; 64];
        block[..4].copy_from_slice(&first.to_le_bytes());
    }
    block[60..].copy_from_slice(&last.to_le_bytes());
    state.block(&block);
    let mut out = [0; 16];
    for (bytes, word) in out.chunks_exact_mut(4).zip(state.0) {
        bytes.copy_from_slice(&word.to_le_bytes());
    }
    out
}
