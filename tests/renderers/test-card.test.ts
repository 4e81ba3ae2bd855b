import { describe, expect, test } from 'vitest';
import { layOutTestCard, type Rect } from '../../renderers/test-card/test-card.geometry';

const sizes = [
  [704, 440, 1],
  [1408, 880, 2],
  [429, 268, 1.25],
  [1055, 661, 1.5],
  [281, 175, 1],
] as const;

const isGray = ({ color }: Rect) => color >> 16 === ((color >> 8) & 255) && (color & 255) === color >> 16;

/** The dial's rects that cross a height, left to right. At the same place, later rects are above earlier ones. */
function across(dial: readonly Rect[], y: number): Rect[] {
  return dial.filter((rect) => rect.y <= y && y < rect.y + rect.height).sort((a, b) => a.x - b.x);
}

describe.each(sizes)('a test card of %i × %i device px at ratio %f', (width, height, ratio) => {
  const card = layOutTestCard(width, height, ratio);
  const { disc } = card;
  const unit = width / 16;

  test('lies on whole device pixels', () => {
    for (const rect of [...card.field, ...card.dial]) {
      for (const length of [rect.x, rect.y, rect.width, rect.height]) expect(Number.isInteger(length)).toBe(true);
      expect(rect.width).toBeGreaterThan(0);
      expect(rect.height).toBeGreaterThan(0);
    }
    for (const { x, y, radius } of [...card.stars, disc]) {
      expect([x, y, radius].every(Number.isInteger)).toBe(true);
    }
    expect([card.hair, card.rim]).toEqual([Math.round(ratio), Math.max(2, Math.round(2 * ratio))]);
  });

  test('keeps everything inside, the disc round and clear of the edges', () => {
    for (const rect of card.field) {
      expect(rect.x).toBeGreaterThanOrEqual(0);
      expect(rect.y).toBeGreaterThanOrEqual(0);
      expect(rect.x + rect.width).toBeLessThanOrEqual(width);
      expect(rect.y + rect.height).toBeLessThanOrEqual(height);
    }
    expect(disc.y - disc.radius).toBeGreaterThan(unit / 2);
    expect(disc.y + disc.radius).toBeLessThan(height - unit / 2);
  });

  test('alternates black and white along each edge, with black corners', () => {
    const pattern = (x: (i: number) => number, y: (i: number) => number, length: number) =>
      Array.from({ length }, (_, i) => {
        const inside = card.field.filter(
          (r) => r.x <= x(i) && x(i) < r.x + r.width && r.y <= y(i) && y(i) < r.y + r.height,
        );
        return inside.at(-1)?.color;
      });
    const expected = (length: number) => Array.from({ length }, (_, i) => (i % 2 === 0 ? 0 : 0xffffff));
    const middle = (i: number) => Math.round(i * unit);
    const clamp = (limit: number) => (i: number) => Math.min(limit - 1, middle(i));
    expect(pattern(clamp(width), () => 0, 17)).toEqual(expected(17));
    expect(pattern(clamp(width), () => height - 1, 17)).toEqual(expected(17));
    expect(pattern(() => 0, clamp(height), 11)).toEqual(expected(11));
    expect(pattern(() => width - 1, clamp(height), 11)).toEqual(expected(11));
  });

  test('leaves no gap across the disc in any of its bands', () => {
    for (const share of [1.2, 2.1, 3, 4, 5.9, 7.1, 8.2, 8.9]) {
      let reached = disc.x - disc.radius;
      for (const rect of across(card.dial, Math.round((share * height) / 10))) {
        expect(rect.x).toBeLessThanOrEqual(reached);
        reached = Math.max(reached, rect.x + rect.width);
      }
      expect(reached).toBe(disc.x + disc.radius);
    }
  });

  test('shows the eight test colors in their order', () => {
    const bars = across(card.dial, Math.round(0.3 * height)).map(({ color }) => color);
    expect(bars).toEqual([0xffffff, 0x000000, 0xff0000, 0x00ff00, 0x0000ff, 0xffff00, 0x00ffff, 0xff00ff]);
  });

  test('shows lines of 1, 2, 3, 4 and 6 device px, black and white in turn', () => {
    const lines = across(card.dial, Math.round(0.59 * height));
    const groups = Array.from({ length: 5 }, (_, i) => {
      const from = disc.x - disc.radius + Math.round((i * 2 * disc.radius) / 5);
      const to = disc.x - disc.radius + Math.round(((i + 1) * 2 * disc.radius) / 5);
      return lines.filter(({ x }) => x >= from && x < to);
    });
    groups.forEach((group, i) => {
      expect(group.length).toBeGreaterThan(1);
      expect(new Set(group.slice(0, -1).map((line) => line.width))).toEqual(new Set([[1, 2, 3, 4, 6][i]]));
      group.forEach((line, k) => {
        expect(line.color).toBe(k % 2 === 0 ? 0x000000 : 0xffffff);
      });
    });
  });

  test('steps through eleven distinct grays from black to white', () => {
    const steps = across(card.dial, Math.round(0.71 * height));
    expect(steps.every(isGray)).toBe(true);
    expect(steps.map(({ color }) => color & 255)).toEqual([0, 26, 51, 77, 102, 128, 153, 179, 204, 230, 255]);
  });

  test('draws its ramp column by column in whole codes that never fall', () => {
    const columns = across(card.dial, Math.round(0.89 * height));
    expect(columns).toHaveLength(2 * disc.radius);
    expect(columns.every((rect) => isGray(rect) && rect.width === 1)).toBe(true);
    const codes = columns.map(({ color }) => color & 255);
    expect(codes).toEqual([...codes].sort((a, b) => a - b));
    expect([codes[0], codes.at(-1)]).toEqual([0, 255]);
  });

  test('puts both labels inside the disc', () => {
    for (const { x, y, width: wide, size } of [card.name, card.plate]) {
      const reach = Math.hypot(wide / 2, Math.abs(y - disc.y) + size / 2);
      expect(Math.abs(x - disc.x)).toBeLessThanOrEqual(1);
      expect(reach).toBeLessThan(disc.radius);
    }
  });
});
