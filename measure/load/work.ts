/** Work whose right answers are known: integers on cores and graphics, and patterns in memory. */

/**
 * One round of work: the 32-bit finalizer of MurmurHash3 and an addition. Each step can be undone, so a wrong bit
 * anywhere in a chain of rounds leaves a wrong end.
 */
function round(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) + 0x9e3779b9) | 0;
}

/** The end of one chain. */
export function endOf(seed: number, rounds: number): number {
  let word = seed | 0;
  for (let i = 0; i < rounds; i++) word = round(word);
  return word >>> 0;
}

/** Rounds of each chain of one answer. */
export const CORE_ROUNDS = 1 << 16;

/**
 * One integer for a seed: four chains at once, because a core has several units that calculate, joined by XOR.
 * @param flip bits that a fault of hardware changes halfway. Only tests set it.
 */
export function answerOf(seed: number, flip = 0): number {
  let [a, b, c, d] = [4 * seed, 4 * seed + 1, 4 * seed + 2, 4 * seed + 3];
  for (let i = 0; i < CORE_ROUNDS; i++) {
    a = round(a);
    b = round(b);
    c = round(c);
    d = round(d);
    if (i === CORE_ROUNDS / 2) c ^= flip;
  }
  return (a ^ b ^ c ^ d) >>> 0;
}

/** The answers for the seeds from 0. Written down, so that a machine that is wrong from the start is found as well. */
export const answers: readonly number[] = [
  0x0e6b1d94, 0x2dfa1465, 0x9185c700, 0x15a2e6fb, 0xb9f9e3fa, 0x3211fada, 0xd3a5328d, 0xc1f9b5a2, 0xe4c84e76,
  0xa825298e, 0xf683f4b0, 0xb9bbb5ef, 0x257f3978, 0x7fd32001, 0x214e9330, 0x7f07baba,
];

/** Side of the square of texels that the graphics fill at most. Each texel has four integers. */
export const GRAPHICS_SIDE = 256;
const GRAPHICS_ROUNDS = 256;

/** The same rounds for each texel, whose seeds count up along the rows of the largest square. */
export const graphicsShader = `#version 300 es
precision highp float;
precision highp int;
out highp uvec4 answer;
void main() {
  uint texel = uint(gl_FragCoord.y) * ${GRAPHICS_SIDE}u + uint(gl_FragCoord.x);
  uvec4 word = uvec4(4u * texel) + uvec4(0u, 1u, 2u, 3u);
  for (int i = 0; i < ${GRAPHICS_ROUNDS}; i++) {
    word = (word ^ (word >> 16u)) * 0x85ebca6bu;
    word = (word ^ (word >> 13u)) * 0xc2b2ae35u;
    word = (word ^ (word >> 16u)) + 0x9e3779b9u;
  }
  answer = word;
}`;

/** The same for WebGPU. The answers of a square of any side lie row by row, as WebGL reads them. */
export const computeShader = `
@group(0) @binding(0) var<storage, read_write> answers: array<vec4u>;
@compute @workgroup_size(8, 8)
fn main(@builtin(global_invocation_id) id: vec3u, @builtin(num_workgroups) groups: vec3u) {
  var word = vec4u(4u * (id.y * ${GRAPHICS_SIDE}u + id.x)) + vec4u(0u, 1u, 2u, 3u);
  for (var i = 0; i < ${GRAPHICS_ROUNDS}; i++) {
    word = (word ^ (word >> vec4u(16u))) * 0x85ebca6bu;
    word = (word ^ (word >> vec4u(13u))) * 0xc2b2ae35u;
    word = (word ^ (word >> vec4u(16u))) + 0x9e3779b9u;
  }
  answers[id.y * 8u * groups.x + id.x] = word;
}`;

/** What the graphics should answer: the integers of the whole square, row by row. Takes a core half a second. */
export const graphicsAnswers = (): Uint32Array =>
  Uint32Array.from({ length: 4 * GRAPHICS_SIDE ** 2 }, (_, seed) => endOf(seed, GRAPHICS_ROUNDS));

/** How many words differ from what they should be, and the first of them. `bits` are those that differ. */
export interface Differences {
  readonly count: number;
  readonly first: { readonly index: number; readonly bits: number } | null;
}
export const noDifferences: Differences = { count: 0, first: null };

/** Compares `length` words with what `expected` gives for each. */
export function differences(words: Uint32Array, expected: (index: number) => number, length = words.length) {
  let { count, first }: Differences = noDifferences;
  for (let index = 0; index < length; index++) {
    const bits = ((words[index] as number) ^ expected(index)) >>> 0;
    if (bits === 0) continue;
    first ??= { index, bits };
    count++;
  }
  return { count, first } satisfies Differences;
}

/**
 * What is written to memory, by turns: the address of each word, its inverse, one bit that walks, and words without any
 * order. Each is a word for an index.
 */
export const patterns: readonly ((index: number) => number)[] = [
  (index) => 4 * index,
  (index) => ~(4 * index),
  (index) => 1 << (index & 31),
  (index) => round(round(index)),
];

/** Writes a pattern to a block. */
export function fill(words: Uint32Array, pattern: (index: number) => number): void {
  for (let index = 0; index < words.length; index++) words[index] = pattern(index);
}
