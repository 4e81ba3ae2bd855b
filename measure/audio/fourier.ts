/** Twiddle factors by transform length: those of stage 2, then of stage 4, up to the whole length. */
const twiddles = new Map<number, { readonly cos: Float64Array; readonly sin: Float64Array }>();

function twiddlesOf(n: number) {
  const known = twiddles.get(n);
  if (known) return known;
  const made = { cos: new Float64Array(n - 1), sin: new Float64Array(n - 1) };
  let at = 0;
  for (let size = 2; size <= n; size *= 2) {
    const step = (-2 * Math.PI) / size;
    for (let k = 0; k < size / 2; k++, at++) {
      made.cos[at] = Math.cos(step * k);
      made.sin[at] = Math.sin(step * k);
    }
  }
  twiddles.set(n, made);
  return made;
}

/**
 * In-place complex Fourier transform, radix 2 (Cooley and Tukey 1965, https://doi.org/10.2307/2003354). Allocates only
 * a table of twiddle factors, at the first transform of each length.
 * @param re real parts; the length is a power of two
 * @param im imaginary parts, of the same length
 * @throws {RangeError} if the length is not a power of two or the lengths differ
 */
export function fft(re: Float64Array, im: Float64Array): void {
  const n = re.length;
  if (n === 0 || n & (n - 1) || im.length !== n) throw new RangeError(`Cannot transform ${n} and ${im.length} samples`);
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      const a = re[i] as number;
      const b = im[i] as number;
      re[i] = re[j] as number;
      im[i] = im[j] as number;
      re[j] = a;
      im[j] = b;
    }
  }
  const { cos, sin } = twiddlesOf(n);
  for (let size = 2; size <= n; size *= 2) {
    const half = size / 2;
    // The factors of all smaller stages come first: 1 + 2 + … + half / 2.
    const first = half - 1;
    for (let start = 0; start < n; start += size) {
      for (let k = 0; k < half; k++) {
        const c = cos[first + k] as number;
        const s = sin[first + k] as number;
        const i = start + k;
        const j = i + half;
        const x = (re[j] as number) * c - (im[j] as number) * s;
        const y = (re[j] as number) * s + (im[j] as number) * c;
        re[j] = (re[i] as number) - x;
        im[j] = (im[i] as number) - y;
        re[i] = (re[i] as number) + x;
        im[i] = (im[i] as number) + y;
      }
    }
  }
}
