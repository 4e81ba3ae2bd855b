/** Colors by the numbers that papers have for them. */
const colors = [''];

/**
 * A 2D context of opaque colors, and its pixels. What is filled or stroked with less has color 0 until it is filled
 * again. A picture that is not a paper is one color, named by the place that it is copied from.
 */
export function createPaper(width: number, height: number) {
  const pixels = new Uint8Array(width * height);
  let fills = 0;
  let from: [number, number] = [0, 0];
  let to: [number, number] = [0, 0];
  /** Boxes of the path, and those outside of which nothing is drawn. */
  let path: number[][] = [];
  let clip: number[][] | null = null;
  const paint = (color: string, x: number, y: number, wide: number, high: number) => {
    fills++;
    if (!colors.includes(color)) colors.push(color);
    const number = colors.indexOf(color);
    for (const [left = 0, top = 0, boxWidth = 0, boxHeight = 0] of clip ?? [[0, 0, width, height]]) {
      const from = Math.max(0, x, left);
      const right = Math.max(from, Math.min(width, x + wide, left + boxWidth));
      for (let row = Math.max(0, y, top); row < Math.min(height, y + high, top + boxHeight); row++)
        pixels.fill(number, row * width + from, row * width + right);
    }
  };
  const context = {
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 1,
    globalAlpha: 1,
    fillRect(x: number, y: number, wide: number, high: number) {
      paint(context.globalAlpha === 1 ? context.fillStyle : '', x, y, wide, high);
    },
    strokeRect(x: number, y: number, wide: number, high: number) {
      const half = Math.ceil(context.lineWidth / 2);
      for (const [dx, dy, w, h] of [
        [0, 0, wide, 0],
        [0, high, wide, 0],
        [0, 0, 0, high],
        [wide, 0, 0, high],
      ] as const)
        paint('', x + dx - half, y + dy - half, w + 2 * half, h + 2 * half);
    },
    beginPath() {
      path = [];
    },
    rect(...box: number[]) {
      path.push(box);
    },
    clip() {
      clip = path;
    },
    save: () => undefined,
    restore() {
      clip = null;
    },
    moveTo(x: number, y: number) {
      from = [x, y];
    },
    lineTo(x: number, y: number) {
      to = [x, y];
    },
    /** Of a line, the box around it. */
    stroke() {
      const half = context.lineWidth / 2;
      const edge = (i: 0 | 1, side: -1 | 1) => Math.round(Math[side < 0 ? 'min' : 'max'](from[i], to[i]) + side * half);
      paint(context.strokeStyle, edge(0, -1), edge(1, -1), edge(0, 1) - edge(0, -1), edge(1, 1) - edge(1, -1));
    },
    /** Copies another paper. */
    drawImage(source: { pixels?: Uint8Array }, x: number, y: number, ...sizes: number[]) {
      const [wide = 0, high = 0, toX = 0, toY = 0] = sizes;
      if (!source.pixels) return paint(`${x} ${y}`, toX, toY, sizes[4] ?? 0, sizes[5] ?? 0);
      for (let row = y; row < y + high; row++)
        pixels.set(source.pixels.subarray(row * width + x, row * width + x + wide), row * width + x);
    },
  };
  return {
    pixels,
    colorAt: (x: number, y: number) => colors[pixels[y * width + x] ?? 0],
    fills: () => fills,
    context: context as unknown as CanvasRenderingContext2D,
  };
}
