import { describe, expect, it } from 'vitest';
import { INK_STRIDE, MAX_INK } from '../../../../measure/live/ink';
import { PenSheet } from '../../../../measure/live/pen-sheet';
import { FeatureMeter } from '../../../../measure/pen/features';
import { drawAll, plainPen, SHEET } from './traces';

const state = { pressure: 0.5, tiltX: 0, tiltY: 0, twist: 0, buttons: 1 };

describe('a sheet', () => {
  it('finds what a pen shows, and nothing of what it lacks', () => {
    const { features } = drawAll().snapshot();
    expect(features).toMatchObject({
      eraser: true,
      buttons: [1],
      tiltX: { min: -35, max: 35 },
      tiltY: { min: -30, max: 30 },
    });
    // Each stroke turns the pen from 0° to 90°.
    expect(features.turned).toBe(90);
    expect(features.hover).toBeGreaterThan(20);
    expect(drawAll(plainPen).snapshot().features).toEqual({
      tiltX: null,
      tiltY: null,
      tiltSamples: 0,
      turned: null,
      hover: 0,
      eraser: false,
      buttons: [],
    });
  });

  it('measures a turn across the angle at which it starts again', () => {
    const meter = new FeatureMeter();
    for (const twist of [350, 355, 0, 5, 20, 10, 340]) meter.push({ ...state, twist }, true);
    expect(meter.read().turned).toBe(40);
    meter.restart();
    for (let turn = 0; turn < 800; turn += 10) meter.push({ ...state, twist: turn % 360 }, true);
    expect(meter.read().turned).toBe(360);
    meter.restart();
    // The pen reports a twist, but was never turned.
    for (let i = 0; i < 9; i++) meter.push({ ...state, twist: 30 }, true);
    expect(meter.read().turned).toBe(0);
  });

  it.each([
    ['0 0', null, null, 0],
    ['5 0, 9 0', { min: 5, max: 9 }, { min: 0, max: 0 }, 2],
    ['0 -5, 0 3, 0 0', { min: 0, max: 0 }, { min: -5, max: 3 }, 3],
    ['1 2', { min: 1, max: 1 }, { min: 2, max: 2 }, 1],
  ])('has the tilts %s', (tilts, tiltX, tiltY, tiltSamples) => {
    const meter = new FeatureMeter();
    for (const tilt of tilts.split(', ')) {
      const [x = 0, y = 0] = tilt.split(' ').map(Number);
      meter.push({ ...state, tiltX: x, tiltY: y }, true);
    }
    expect(meter.read()).toMatchObject({
      tiltX,
      tiltY,
      tiltSamples,
      turned: null,
      hover: 0,
      buttons: [],
      eraser: false,
    });
    for (const buttons of [2, 4, 32]) meter.push({ ...state, buttons }, false);
    expect(meter.read()).toMatchObject({ hover: 3, buttons: [1, 2], eraser: true });
    meter.restart();
    expect(meter.read()).toMatchObject({
      tiltX: null,
      tiltY: null,
      tiltSamples: 0,
      hover: 0,
      buttons: [],
      eraser: false,
    });
  });

  it('counts touches beside the pen only while the hand rests, and a mouse never', () => {
    const sheet = drawAll({ palms: 2 });
    sheet.mouse();
    expect(sheet.snapshot().palm).toMatchObject({ touches: 2, cancels: 0 });
    expect(sheet.progress().isOther).toBe(true);
    sheet.down(7, 30, 30, 1e6, state);
    expect(sheet.progress().isOther).toBe(false);
    sheet.task = 'cover';
    sheet.touch(8, 1e6);
    sheet.up(8, 1e6 + 50);
    expect(sheet.snapshot().palm.touches).toBe(2);
    expect(sheet.progress().isOther).toBe(true);
  });

  it('keeps the marks of a larger sheet until a new one is covered better', () => {
    const sheet = drawAll({ dead: [700, 500, 300, 300] });
    const { touched } = sheet.snapshot().coverage;
    sheet.rebuild({ ...SHEET, height: 1100 }, 1e6);
    expect(sheet.progress().touched).toBe(0);
    sheet.down(7, 30, 30, 1e6, state);
    expect(sheet.snapshot().coverage.touched).toEqual(touched);
    for (let y = 20; y < 1100; y += 36) for (let x = 20; x < SHEET.width; x += 36) sheet.down(7, x, y, 1e6, state);
    expect(sheet.snapshot().coverage).toMatchObject({ height: 1100 });
    expect(sheet.snapshot().coverage.touched.every((by) => by === 1)).toBe(true);
    // After a rebuild, a complete sheet stays complete. Its coverage counts only where it was drawn.
    sheet.rebuild(SHEET, 2e6);
    expect(sheet.progress().touched).toBe(sheet.progress().cells);
    expect(sheet.snapshot().coverage).toMatchObject({ height: 1100 });
  });

  it('goes on from an earlier run', () => {
    const before = drawAll({ dead: [700, 500, 300, 300], breaks: 1 }).snapshot();
    const sheet = new PenSheet();
    sheet.resume(before);
    sheet.rebuild(SHEET, 0);
    expect(sheet.snapshot().coverage.touched).toEqual(before.coverage.touched);
    expect(sheet.snapshot()).toMatchObject({
      pressure: before.pressure,
      ruler: before.ruler,
      features: before.features,
      palm: before.palm,
      contact: before.contact,
      movement: before.movement,
    });
  });

  it('keeps the latest ink in a ring, without a jump between strokes', () => {
    const sheet = drawAll({ seed: 3 });
    expect(sheet.ink.count).toBeGreaterThan(MAX_INK);
    for (let i = 0; i < MAX_INK; i++) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, p0 = 0, p1 = 0] = sheet.ink.data.subarray(i * INK_STRIDE);
      expect(x0, `segment ${i}`).toBeGreaterThan(0);
      expect(Math.hypot(x1 - x0, y1 - y0)).toBeLessThan(40);
      expect(Math.max(p0, p1)).toBeLessThanOrEqual(1);
    }
  });

  it('is plain data at the end, and says nothing of a pen that never came', () => {
    const snapshot = drawAll().snapshot();
    expect(JSON.parse(JSON.stringify(snapshot))).toStrictEqual(snapshot);
    const empty = new PenSheet();
    empty.rebuild(SHEET, 0);
    expect(empty.snapshot()).toMatchObject({ movement: { rate: null, total: 0 }, pressure: { samples: 0 } });
    expect(empty.tip).toBeNull();
  });

  it('takes late samples of a stroke that ended for no hover', () => {
    const sheet = drawAll(plainPen);
    sheet.move(99, 60, 60, 1e6, state);
    // While the side button is held, a pen that is down does not have the tip bit.
    sheet.move(99, 60, 60, 1e6 + 2, { ...state, buttons: 2 });
    expect(sheet.snapshot().features.hover).toBe(0);
    sheet.move(99, 60, 60, 1e6 + 4, { ...state, pressure: 0, buttons: 0 });
    expect(sheet.snapshot().features.hover).toBe(1);
  });

  it('follows one pen at a time, and forgets everything on a reset', () => {
    const sheet = drawAll();
    sheet.down(90, 50, 50, 1e6, state);
    sheet.move(91, 900, 900, 1e6 + 4, state);
    expect(sheet.tip).toMatchObject({ x: 50, y: 50 });
    sheet.cancel(90, 1e6 + 8);
    sheet.leave();
    expect(sheet.tip).toBeNull();
    sheet.reset(2e6);
    expect(sheet.progress()).toMatchObject({ touched: 0, isSeen: false, levels: 0, rate: null });
    expect(sheet.snapshot().ruler.strokes).toEqual([]);
  });
});
