import { describe, expect, it } from 'vitest';
import { buttonName } from '../../../content/verdicts/mouse';
import {
  askedDown,
  buttonDown,
  buttonUp,
  GAP_BIN_MS,
  noPresses,
  type Presses,
  releaseAllButtons,
  resumeDrag,
} from '../../../measure/pointer/presses';

const at = (timestamp: number, button = 0) => ({ x: 0, y: 0, button, timestamp });
/** Clicks of one button: pressed at, released at, pressed at and so on, in ms. */
const clicksBy = (down: typeof buttonDown, times: readonly number[]): Presses =>
  times.reduce((presses, time, i) => (i % 2 === 0 ? down : buttonUp)(presses, at(time)), noPresses);
const clicks = (...times: readonly number[]): Presses => clicksBy(buttonDown, times);

describe('a press', () => {
  it.each<[string, typeof buttonDown]>([
    ['by time alone', buttonDown],
    ['asked for', (presses, input) => askedDown(presses, { ...input, spot: 'pad' }, 2)],
  ])('%s is kept with its place and time, and with the time since the one before up to half a second', (_, down) => {
    const { clicks: kept, gaps, shortest } = clicksBy(down, [1000, 1080, 1203, 1280, 1700, 1780, 2203, 2280]);
    expect(down(down(noPresses, at(0)), at(20, 2)).down).toEqual([0, 2]);
    expect(kept).toEqual([1000, 1203, 1700, 2203].map((timestamp) => at(timestamp)));
    expect(gaps.flatMap((count, bin) => (count > 0 ? [[bin * GAP_BIN_MS, count]] : []))).toEqual([
      [200, 1],
      [490, 1],
    ]);
    expect(shortest).toBe(203);
  });

  it('goes on when the block is held again: still down, and no time since its release', () => {
    const up = clicks(1000, 1500);
    const again = resumeDrag(up, at(1540));
    expect(again.down).toEqual([0]);
    expect(again.counts).toEqual(up.counts);
    // The time since the press begins again.
    expect(buttonDown(buttonUp(again, at(1560)), at(1600)).bounces).toHaveLength(0);
    expect(buttonDown(buttonUp(again, at(1560)), at(1599)).bounces).toEqual([{ button: 0, after: 59 }]);
  });

  it('of a button that was not down does not end', () => {
    const down = buttonDown(noPresses, at(1000));
    expect(buttonUp(down, at(1010, 2))).toBe(down);
  });

  it('is named by its button', () => {
    expect([0, 2, 4, 5].map(buttonName)).toEqual(['Left', 'Right', 'Forward', 'Button 6']);
  });
});

describe('double clicks', () => {
  it.each([12, 15, 20, 28, 33, 45])('at %i ms from press to press are the switch’s', (gap) => {
    const { bounces, doubles, counts } = clicks(1000, 1000 + gap / 2, 1000 + gap, 1000 + gap + 70);
    expect(bounces).toEqual([{ button: 0, after: gap }]);
    expect(doubles).toBe(0);
    expect(counts).toEqual({ 0: 1 });
  });

  it.each([110, 130, 160, 200, 240, 300])('at %i ms from press to press are a person’s, held long or short', (gap) => {
    for (const held of [30, 80]) {
      const { bounces, doubles } = clicks(1000, 1000 + held, 1000 + gap, 1000 + gap + held);
      expect(bounces).toEqual([]);
      expect(doubles).toBe(1);
    }
  });

  it('find a contact that closes again right after the release of a long press', () => {
    expect(clicks(1000, 1090, 1102, 1106).bounces).toEqual([{ button: 0, after: 12 }]);
    expect(clicks(1000, 1070, 1112, 1190).bounces).toEqual([]);
  });

  it.each([28, 36, 45, 55])(
    'find a blip of the contact %i ms after a long press, and not a finger that presses on',
    (back) => {
      const blip = clicks(1000, 1090, 1090 + back, 1096 + back);
      expect(blip).toMatchObject({ bounces: [{ button: 0, after: back }], doubles: 0, counts: { 0: 1 } });
      // The person's own second press is paired with the first, and a third press with neither.
      const paired = [1000, 1090, 1090 + back, 1096 + back, 1230, 1300];
      expect(clicks(...paired)).toMatchObject({ doubles: 1, counts: { 0: 2 } });
      expect(clicks(...paired, 1500, 1580)).toMatchObject({ doubles: 1, counts: { 0: 3 } });
      const finger = clicks(1000, 1090, 1090 + back, 1150 + back);
      expect(finger).toMatchObject({ bounces: [], doubles: 1, counts: { 0: 2 } });
    },
  );

  it('count a bounce inside of a person’s double click apart from it', () => {
    const { bounces, doubles, counts, gaps } = clicks(0, 6, 14, 80, 180, 250);
    expect(bounces).toHaveLength(1);
    expect(doubles).toBe(1);
    expect(counts).toEqual({ 0: 2 });
    expect([gaps[Math.floor(14 / GAP_BIN_MS)], gaps[Math.floor(166 / GAP_BIN_MS)]]).toEqual([1, 1]);
  });

  it('are one in three quick clicks, two in four, and none in two slow ones', () => {
    expect(clicks(0, 60, 200, 260, 400, 460).doubles).toBe(1);
    expect(clicks(0, 60, 200, 260, 400, 460, 600, 660).doubles).toBe(2);
    expect(clicks(0, 60, 700, 760).doubles).toBe(0);
  });

  it('of two buttons are told apart', () => {
    const both = buttonDown(buttonDown(noPresses, at(0)), at(20, 2));
    expect(both).toMatchObject({ bounces: [], down: [0, 2], counts: { 0: 1, 2: 1 } });
  });

  it('are not made up where a release was lost', () => {
    const down = buttonDown(noPresses, at(1000));
    expect(buttonDown(down, at(1020)).bounces).toEqual([]);
    expect(buttonDown(releaseAllButtons(down), at(1020))).toMatchObject({
      bounces: [],
      down: [0],
    });
  });
});
