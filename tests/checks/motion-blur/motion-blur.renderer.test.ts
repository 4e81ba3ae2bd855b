import { describe, expect, it } from 'vitest';
import { colorPairs, motionDefaults } from '../../../machines/motion-blur/motion-blur';
import { luminanceOf } from '../../../measure/color/light';
import { packCodes, packColor } from '../../../measure/color/packed';
import { advance, laneHolds, startOfMotion } from '../../../measure/motion/object-motion';
import { layOut } from '../../../renderers/motion-blur/layout';
import { paintPlate } from '../../../renderers/motion-blur/tiles';
import { createQuads, STRIDE } from '../../../renderers/quads/quads';
import { createSheet, SHEET_WIDTH, type Tile } from '../../../renderers/quads/sheet';
import { MAX_FLASH_AREA } from '../../flash/flash';
import { CELL_PX } from '../../flash/record';

const settings = { ...motionDefaults, view: 'lanes', speed: 50 } as const;
const speed = 960;
const box = { width: 100_000, height: 450, pixelRatio: 1 };
const plate = { x: 0, y: 0, width: 336, height: 112 };
const tiles = { objects: [], plate, object: plate, faint: { x: 0, y: 0, width: 1, height: 1 } };

/** Left edges of the three plates. */
function placesAt(moment: ReturnType<typeof startOfMotion>): number[] {
  const quads = createQuads(8);
  layOut(quads, tiles, settings, moment, box);
  return Array.from({ length: quads.count }, (_, i) => [...quads.data.subarray(i * STRIDE, (i + 1) * STRIDE)])
    .filter(([, , width]) => width === plate.width)
    .map(([x = Number.NaN]) => x);
}

/** Where an object is after `ms`, in whole px. */
const placeAfter = (ms: number) => Math.round((box.width - plate.width) / 2 + (speed * ms) / 1000);

it.each([60, 240, 360])('at %i Hz an object is where time × speed says, to the pixel', (hz) => {
  const moment = startOfMotion(1000 / hz);
  const quads = createQuads(8);
  for (let frame = 1; frame <= hz; frame++) {
    advance(moment, 1000 / hz);
    quads.count = 0;
    layOut(quads, { ...tiles, objects: [plate] }, { ...settings, view: 'objects', path: 'horizontal' }, moment, box);
    expect(quads.data[0], `frame ${frame}`).toBe(Math.round(24 + (speed * frame) / hz));
  }
});

describe('the lanes', () => {
  for (const hz of [60, 240, 360]) {
    it(`at ${hz} Hz are where time × speed says, to the pixel: at each frame, each second and each fourth`, () => {
      const interval = 1000 / hz;
      const moment = startOfMotion(interval);
      expect(placesAt(moment)).toEqual([placeAfter(0), placeAfter(0), placeAfter(0)]);
      for (let frame = 1; frame <= 4 * hz; frame++) {
        advance(moment, interval);
        const expected = laneHolds.map((hold) => placeAfter((frame - (frame % hold)) * interval));
        expect(placesAt(moment), `frame ${frame}`).toEqual(expected);
      }
    });

    it(`at ${hz} Hz hold their places through jitter, a refined interval and missed frames`, () => {
      const interval = 1000 / hz;
      const moment = startOfMotion(interval * 1.0001);
      let tick = 0;
      let time = 0;
      for (let n = 1; n <= 4 * hz; n++) {
        if (n === hz) moment.interval = interval * 0.9999;
        const before = placesAt(moment);
        const last = tick;
        tick += n % 50 === 0 ? 3 : 1;
        // Frame times that are off by up to 5 % of an interval.
        const now = (tick + 0.05 * Math.sin(n * n)) * interval;
        advance(moment, now - time);
        time = now;
        for (const [lane, x] of placesAt(moment).entries()) {
          const hold = laneHolds[lane] as number;
          const stays = Math.floor(tick / hold) === Math.floor(last / hold);
          if (stays) expect(x, `lane ${lane}, tick ${tick}`).toBe(before[lane]);
          const ideal = placeAfter((tick - (tick % hold)) * interval);
          expect(Math.abs(x - ideal), `lane ${lane}, tick ${tick}`).toBeLessThanOrEqual(
            Math.ceil((0.06 * speed * interval) / 1000) + 1,
          );
        }
      }
      expect(moment.frame).toBe(tick);
    });
  }

  it('wrap around: a plate that left at the right enters at the left', () => {
    const moment = startOfMotion(10);
    const stage = { ...box, width: 1000 };
    const quads = createQuads(8);
    const seen: number[] = [];
    for (let i = 0; i < 300; i++) {
      advance(moment, 10);
      quads.count = 0;
      layOut(quads, tiles, settings, moment, stage);
      seen.push(quads.data[0] as number);
    }
    expect(Math.min(...seen)).toBeLessThan(-320);
    expect(Math.max(...seen)).toBeGreaterThan(980);
  });
});

describe('the plate', () => {
  const black = packColor('#000000');
  const white = packColor('#ffffff');
  const colorAt = ({ rgba }: { rgba: Uint8Array }, tile: Tile, x: number, y: number) => {
    const at = ((tile.y + y) * SHEET_WIDTH + tile.x + x) * 4;
    return packCodes(rgba[at] as number, rgba[at + 1] as number, rgba[at + 2] as number);
  };

  it('is 336 × 112 with teeth of exactly 1, 2, 4 and 8 device px, at any scale', () => {
    for (const scale of [204 / 336, 1, 1.25, 2, 3]) {
      const sheet = createSheet(896);
      const tile = paintPlate(sheet, scale, white, black);
      expect([tile.width, tile.height]).toEqual([Math.round(336 * scale), Math.round(112 * scale)]);
      const row = Array.from({ length: Math.round(170 * scale) }, (_, x) =>
        colorAt(sheet, tile, x, Math.round(30 * scale)),
      );
      const runs = row
        .map((color) => (color === white ? '#' : '.'))
        .join('')
        .split(/\.+/)
        .filter(Boolean);
      // The first is the trailing edge.
      const widths = runs.slice(1).map(({ length }) => length);
      expect([...new Set(widths)], `scale ${scale}`).toEqual([1, 2, 4, 8]);
      expect(widths.filter((wide) => wide === 1).length).toBeGreaterThanOrEqual(3);
    }
  });

  it('shows so little that three of them keep within the area that may flash, in all colors', () => {
    for (const { id, object, ground } of colorPairs) {
      const sheet = createSheet(896);
      const tile = paintPlate(sheet, 1, packColor(object), packColor(ground));
      const dark = luminanceOf(packColor(ground));
      const steps = (left: number, top: number) => {
        let sum = 0;
        for (let i = 0; i < CELL_PX ** 2; i++) {
          const x = left + (i % CELL_PX);
          const y = top + Math.floor(i / CELL_PX);
          const inside = x >= 0 && y >= 0 && x < tile.width && y < tile.height;
          sum += inside ? luminanceOf(colorAt(sheet, tile, x, y)) : dark;
        }
        return Math.abs(sum / CELL_PX ** 2 - dark) >= 0.1;
      };
      for (let shift = 0; shift < CELL_PX; shift++) {
        let cells = 0;
        for (let top = -shift; top < tile.height; top += CELL_PX)
          for (let left = -shift; left < tile.width; left += CELL_PX) cells += Number(steps(left, top));
        expect(laneHolds.length * cells * CELL_PX ** 2, `${id}, ${shift} px off`).toBeLessThan(MAX_FLASH_AREA);
        expect(cells * CELL_PX ** 2).toBeGreaterThan(3000);
      }
    }
  });
});
