import { describe, expect, it } from 'vitest';
import { PIXEL_FRAMES } from '../../../../machines/webcam/evidence';
import { type PixelKind, searchPixels } from '../../../../measure/camera/defective-pixels';
import { noise } from '../../../kit/y4m';

const [WIDTH, HEIGHT] = [160, 96];
type Color = readonly [red: number, green: number, blue: number];
type Picture = (x: number, y: number, frame: number) => number | Color;

function frameOf(picture: Picture, frame: number): Uint8ClampedArray {
  const rgba = new Uint8ClampedArray(4 * WIDTH * HEIGHT);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const code = picture(i % WIDTH, Math.floor(i / WIDTH), frame);
    for (let channel = 0; channel < 3; channel++) {
      rgba[4 * i + channel] = typeof code === 'number' ? code : (code[channel] ?? 0);
    }
  }
  return rgba;
}

function search(kind: PixelKind, picture: Picture, frames = PIXEL_FRAMES) {
  const found = searchPixels(kind, WIDTH, HEIGHT);
  for (let frame = 0; frame < frames; frame++) expect(found.add(frameOf(picture, frame))).toBe(true);
  return found.finish();
}

const covered: Picture = (x, y, f) => 4 + noise(x, y, f, 14);
/** White paper, darker towards the corners. */
const paper = (x: number, y: number, f: number) =>
  Math.round(220 - 60 * ((x / WIDTH - 0.5) ** 2 + (y / HEIGHT - 0.5) ** 2)) + noise(x, y, f, 10);
const spot =
  (picture: Picture, x: number, y: number, width: number, height: number, code: number | Color): Picture =>
  (px, py, f) =>
    px >= x && px < x + width && py >= y && py < y + height ? code : picture(px, py, f);

describe('hot pixels', () => {
  it('are not found in the noise of a covered lens', () => {
    expect(search('hot', covered)).toEqual({
      kind: 'hot',
      width: WIDTH,
      height: HEIGHT,
      frames: 12,
      defects: [],
      patches: 0,
      conclusive: true,
    });
  });

  it('are found exactly where they are, a cluster of 2 × 2 as one', () => {
    const { defects } = search('hot', spot(covered, 100, 60, 2, 2, 235));
    expect(defects).toMatchObject([{ x: 100, y: 60, width: 2, height: 2, pixels: 4 }]);
    expect(defects[0]?.strength).toBeGreaterThan(200);
  });

  it.each([
    [0, 0],
    [159, 95],
    [31, 32],
    [159, 0],
  ])('are found at %d, %d', (x, y) => {
    expect(search('hot', spot(covered, x, y, 1, 1, 90)).defects).toMatchObject([{ x, y, width: 1, height: 1 }]);
  });

  it('are found in one color alone, the dim blue included', () => {
    for (const color of [
      [200, 8, 8],
      [8, 200, 8],
      [8, 8, 200],
    ] as const) {
      expect(search('hot', spot(covered, 50, 50, 1, 1, color)).defects).toHaveLength(1);
    }
  });

  it('are told apart when they do not touch, the strongest first', () => {
    const { defects } = search('hot', spot(spot(covered, 40, 40, 1, 1, 100), 42, 40, 1, 2, 200));
    expect(defects).toMatchObject([
      { x: 42, y: 40, width: 1, height: 2 },
      { x: 40, y: 40, width: 1, height: 1 },
    ]);
  });

  it('are those that shine in every frame, which a flash of noise does not', () => {
    const flash: Picture = (x, y, f) => (x === 70 && y === 70 && f !== 7 ? 255 : covered(x, y, f));
    expect(search('hot', flash).defects).toEqual([]);
  });

  it('are not larger than 5 × 5: that is stray light', () => {
    expect(search('hot', spot(covered, 100, 60, 5, 5, 200))).toMatchObject({ defects: [{ pixels: 25 }], patches: 0 });
    expect(search('hot', spot(covered, 100, 60, 6, 5, 200))).toMatchObject({ defects: [], patches: 1 });
  });

  it('cannot be told where too many pixels differ', () => {
    const stars: Picture = (x, y, f) => (noise(x, y, 0, 79) === 0 ? 70 : covered(x, y, f));
    expect(search('hot', stars)).toMatchObject({ conclusive: false, defects: [] });
  });

  it('are looked for only while the lens is covered, all over', () => {
    const room: Picture = (x, y, f) => 120 + noise(x, y, f, 10);
    const leak: Picture = (x, y, f) => (x < 8 ? 120 : covered(x, y, f));
    const found = searchPixels('hot', WIDTH, HEIGHT);
    expect(found.add(frameOf(room, 0))).toBe(false);
    expect(found.add(frameOf(covered, 0))).toBe(true);
    expect(found.frames).toBe(1);
    expect(found.add(frameOf(leak, 1))).toBe(false);
    expect(found.frames, 'the search restarts').toBe(0);
    // Frames from before the restart do not count.
    for (let f = 0; f < PIXEL_FRAMES; f++) found.add(frameOf(spot(covered, 9, 9, 1, 1, 90), f));
    expect(found.finish().defects).toMatchObject([{ x: 9, y: 9 }]);
  });
});

describe('dead pixels', () => {
  it('are not found on white paper, darker towards its corners as lenses show it', () => {
    expect(search('dead', paper)).toMatchObject({ defects: [], patches: 0, conclusive: true });
  });

  it('are found exactly where they are, in one color too', () => {
    expect(search('dead', spot(paper, 120, 70, 2, 2, 16)).defects).toMatchObject([
      { x: 120, y: 70, width: 2, height: 2, pixels: 4 },
    ]);
    expect(search('dead', spot(paper, 5, 9, 1, 1, [0, 220, 220])).defects).toMatchObject([{ x: 5, y: 9 }]);
  });

  it('take dust on the lens for no pixel', () => {
    expect(search('dead', spot(paper, 100, 60, 12, 12, 100))).toMatchObject({ defects: [], patches: 1 });
  });

  it('are looked for only on a bright, even surface', () => {
    const found = searchPixels('dead', WIDTH, HEIGHT);
    expect(found.add(frameOf(covered, 0))).toBe(false);
    expect(found.add(frameOf((x) => (x < 20 ? 30 : 220), 0))).toBe(false);
    expect(found.add(frameOf(paper, 0))).toBe(true);
  });
});
