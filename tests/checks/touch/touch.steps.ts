import { readFile } from 'node:fs/promises';
import { decodePng, type Pixels } from '../../e2e/png';
import type { Page } from '../../e2e/test';
import { type Fingers, line, TouchPage } from './touch.check';

export const WIDTH = 1280;
export const HEIGHT = 800;
export const empty = 0x2b2b2b;
export const painted = 0xf2f2f2;

export async function started(page: Page) {
  const touch = new TouchPage(page);
  await touch.run();
  return { touch, fingers: touch.fingers };
}

/** A height in each of the 22 rows, in CSS px: the center, and near the edge in the last row. */
const rows = Array.from({ length: 22 }, (_, i) => (i < 21 ? i * 36 + 17 : HEIGHT - 17));

/** Paints every row with one stroke that has a sample in each cell, away from the panel's corner. */
export async function sweep(fingers: Fingers) {
  for (const y of rows) await fingers.stroke(line([2, y], [WIDTH - 2, y], 43));
}

/** The picture that the page saves. */
export async function savedPicture(page: Page): Promise<{ name: string; pixels: Pixels }> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save PNG' }).click();
  const file = await saved;
  return { name: file.suggestedFilename(), pixels: decodePng(await readFile(await file.path())) };
}

interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}
const inside = ({ x0, y0, x1, y1 }: Box, x: number, y: number) => x >= x0 && x < x1 && y >= y0 && y < y1;

/** How well the untouched cells of a picture overlap a box, 0 to 1. Gaps between cells are ignored. */
export function overlap({ width, colors }: Pixels, box: Box): number {
  let both = 0;
  let either = 0;
  colors.forEach((color, i) => {
    if (color !== empty && color !== painted) return;
    const masked = inside(box, i % width, Math.floor(i / width));
    both += Number(masked && color === empty);
    either += Number(masked || color === empty);
  });
  return both / either;
}

/** A small panel of 20 × 13 cells, which is quick to paint. */
export const small = { width: 720, height: 468 };

/** Paints a small panel with a box in which the contact is lost. */
export async function sweepWithHole(fingers: Fingers, hole: Box) {
  for (const y of rows.slice(0, 13)) {
    let sent: Promise<unknown>[] = [];
    const lift = async () => {
      await Promise.all(sent);
      sent = [];
      await fingers.up(0);
    };
    let down = false;
    for (const [x] of line([2, y], [small.width - 2, y], 45)) {
      if (!inside(hole, x, y)) {
        sent.push(down ? fingers.move(0, [x, y]) : fingers.down(0, [x, y]));
        down = true;
      } else if (down) {
        await lift();
        down = false;
      } else fingers.wait(8);
    }
    if (down) await lift();
    fingers.wait(200);
  }
}

/** Loses a finger that stays down five times at the center of a small panel, then paints all of it. */
export async function sweepWithJumps(fingers: Fingers) {
  for (let i = 0; i < 5; i++) {
    // It starts beside the page's panel, as all strokes do.
    const points = line([2, 233], [small.width - 2, 233], 45);
    const sent: Promise<unknown>[] = [];
    points.forEach((point, at) => {
      if (at > 20 && at < 24) fingers.wait(8);
      else sent.push(at === 0 ? fingers.down(0, point) : fingers.move(0, point));
    });
    await Promise.all(sent);
    await fingers.up(0);
    fingers.wait(200);
  }
  for (const y of rows.slice(0, 13)) await fingers.stroke(line([2, y], [small.width - 2, y], 45));
}
