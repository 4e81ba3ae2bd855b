import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cssColor, pixelOf } from '../../measure/color/packed';
import { PixelPicture } from '../../renderers/pixel-picture';

const [WIDTH, HEIGHT] = [40, 12];

function blank() {
  const data = new Uint8ClampedArray(4 * WIDTH * HEIGHT);
  const picture = new PixelPicture({ width: WIDTH, height: HEIGHT, data, colorSpace: 'srgb' } as ImageData);
  return { picture, pixels: new Uint32Array(data.buffer) };
}

const place = fc.integer({ min: -10, max: 50 });
const side = fc.integer({ min: 0, max: 60 });
const rectangles = fc.array(
  fc.record({ x: place, y: place, width: side, height: side, color: fc.integer({ min: 0, max: 0xffffff }) }),
  { minLength: 1, maxLength: 8 },
);

test('shows in each pixel the last rectangle that covers it, and nothing outside', () => {
  fc.assert(
    fc.property(rectangles, (list) => {
      const { picture, pixels } = blank();
      for (const { x, y, width, height, color } of list) {
        picture.fillStyle = cssColor(color);
        picture.fillRect(x, y, width, height);
      }
      const wanted = Array.from({ length: WIDTH * HEIGHT }, (_, i) => {
        const [px, py] = [i % WIDTH, Math.floor(i / WIDTH)];
        const last = list.findLast(
          ({ x, y, width, height }) => px >= x && px < x + width && py >= y && py < y + height,
        );
        return last ? pixelOf(last.color) : 0;
      });
      expect([...pixels]).toEqual(wanted);
    }),
  );
});

test('puts on the canvas the rows that were drawn since the last time, and nothing where there are none', () => {
  const { picture } = blank();
  const rows: number[][] = [];
  const context = { putImageData: (...[, , , , top, , height]: number[]) => rows.push([top ?? 0, height ?? 0]) };
  const put = () => picture.putOn(context as unknown as CanvasRenderingContext2D);
  picture.fillStyle = '#ff6a2b';
  picture.fillRect(0, 0, WIDTH, HEIGHT);
  put();
  put();
  picture.fillRect(3, 4, 1, 2);
  picture.fillRect(30, 7, 2, 3);
  put();
  picture.fillRect(0, HEIGHT, 5, 5);
  put();
  expect(rows).toEqual([
    [0, HEIGHT],
    [4, 6],
  ]);
});
