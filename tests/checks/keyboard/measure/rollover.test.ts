import { describe, expect, it } from 'vitest';
import { newKeyboard } from '../../../../measure/keyboard/keys';
import { applyKeyEvent } from '../../../../measure/keyboard/presses';
import { reportIntervalOf } from '../../../../measure/keyboard/report-interval';
import { blockedIn, ghostIn, groupsOf, KEY_GROUPS } from '../../../../measure/keyboard/rollover';
import { normal, randomOf } from '../../../kit/random';
import { replay } from './typing';

/** The first group, Q W A, after a trace. */
const first = (trace: string) => {
  const [group] = groupsOf(replay(trace.replaceAll('; ', '\n')));
  return { most: group?.most, blocked: blockedIn(group), complete: group?.complete };
};
const two = '0 +KeyQ; 20 +KeyW; ';

describe('a group of three keys', () => {
  it.each([
    [two, 2, null],
    [`${two}30 +KeyA; 80 -KeyQ`, 3, null, false],
    [`${two}30 +KeyA; 81 -KeyQ`, 3, null, true],
    // A comes with the release of another key, after the two were down for long.
    [`${two}420 -KeyW; 420 +KeyA`, 2, 'KeyA'],
    [`${two}600 -KeyW; 650 +KeyA`, 2, 'KeyA'],
    [`${two}600 -KeyW; 651 +KeyA`, 2, null],
    [`${two}419 -KeyW; 425 +KeyA`, 2, null],
    // Firmware that takes a press sooner than a release: the three look down together for a moment.
    [`${two}600 +KeyA; 650 -KeyW`, 3, 'KeyA'],
    [`${two}600 +KeyA; 651 -KeyW`, 3, null, true],
    // It came together later.
    [`${two}600 -KeyW; 610 +KeyA; 620 +KeyW; 700 -KeyA`, 3, null, true],
    // One key was down, not two.
    ['0 +KeyQ; 600 -KeyQ; 610 +KeyA', 1, null],
    // The window lost the keyboard: what was down is not known.
    [`${two}blur; 600 +KeyA`, 2, null],
  ] as const)('%s', (trace, most, blocked, complete = false) => {
    expect(first(trace)).toEqual({ most, blocked, complete });
  });

  it('is known for each group apart', () => {
    const keys = [...KEY_GROUPS[5].map((code, i) => `${i} +${code}`), '99 -Space'].join('\n');
    expect(groupsOf(replay(keys)).map(({ complete }) => complete)).toEqual(KEY_GROUPS.map((_, i) => i === 5));
    expect(groupsOf(newKeyboard('other'))).toHaveLength(KEY_GROUPS.length);
  });

  it('keeps what is known when another key comes', () => {
    const before = replay(`${two}600 -KeyW\n610 +KeyA`.replaceAll('; ', '\n'));
    const after = applyKeyEvent(before, { ...before.log[0], code: 'KeyP', phase: 'down', at: 700 } as never);
    expect(after.groups).toBe(before.groups);
  });
});

describe('a ghost press', () => {
  /** The group is held as in each of these traces, 5 s apart. */
  const holds = (...events: readonly string[]) =>
    events.map((one, i) => one.replace(/\d+/g, (at) => String(Number(at) + 5000 * i))).join(', ');
  const ghost = (...events: readonly string[]) => ghostIn(groupsOf(replay(holds(...events)))[0]);
  const keys = '0 +KeyQ, 100 +KeyW, 200 +KeyA, ';
  const real = `${keys}218 +KeyM, 900 -KeyQ, 918 -KeyM, 937 -KeyW, 1000 -KeyA`;

  it('comes with the last key of a group and goes with the first, twice', () => {
    expect(ghost(real)).toBeNull();
    expect(ghost(real, real)).toBe('KeyM');
    expect(ghost(real, `${keys}200 +KeyM, 900 -KeyM, 900 -KeyA, 1000 -KeyW, 1100 -KeyQ`, real)).toBe('KeyM');
  });

  it.each([
    ['a key that came late', `${keys}219 +KeyM, 900 -KeyQ, 900 -KeyM, 1000 -KeyW, 1100 -KeyA`],
    ['a key that went late', `${keys}200 +KeyM, 900 -KeyQ, 919 -KeyM, 1000 -KeyW, 1100 -KeyA`],
    ['a key that stays with its finger', `${keys}200 +KeyM, 900 -KeyQ, 1000 -KeyW, 1100 -KeyA, 1100 -KeyM`],
    ['the last finger, lifted first', `${keys}200 +KeyM, 900 -KeyA, 900 -KeyM, 1000 -KeyW, 1100 -KeyQ`],
    ['a hand that lifts as one', `${keys}200 +KeyM, 900 -KeyQ, 900 -KeyM, 936 -KeyW, 940 -KeyA`],
    [
      'a hand that presses as one',
      '0 +KeyQ, 20 +KeyW, 36 +KeyA, 36 +KeyM, 900 -KeyQ, 900 -KeyM, 1000 -KeyW, 1100 -KeyA',
    ],
    ['keys that were held for a moment', `${keys}200 +KeyM, 599 -KeyQ, 599 -KeyM, 700 -KeyW, 800 -KeyA`],
    ['two other keys', `${keys}200 +KeyM, 200 +KeyN, 900 -KeyQ, 900 -KeyM, 900 -KeyN, 1000 -KeyW, 1100 -KeyA`],
  ])('is not %s', (_, hold) => {
    expect(ghost(hold, hold, hold)).toBeNull();
  });

  it('comes each time: another key, or none, once is enough to doubt it for good', () => {
    const none = `${keys}900 -KeyQ, 1000 -KeyW, 1100 -KeyA`;
    expect(ghost(real, none, real, real)).toBeNull();
    expect(ghost(real, real.replaceAll('KeyM', 'KeyN'), real, real)).toBeNull();
    expect(ghost(none, real, real)).toBeNull();
  });
});

describe('the report interval', () => {
  /** Times of a hand, on a grid of `interval` ms with jitter, as a timer of `timer` ms gives them. */
  function times(seed: number, interval: number, { count = 90, jitter = 0.02, timer = 0.1, drift = 0 } = {}) {
    const random = randomOf(seed);
    let at = 1e6 + 1000 * random();
    return Array.from({ length: count }, () => {
      at += 20 + 180 * random();
      const reported = interval > 0 ? Math.ceil(at / interval) * interval * (1 + drift) : at;
      return Math.round((reported + jitter * normal(random)) / timer) * timer;
    });
  }
  const seeds = Array.from({ length: 100 }, (_, i) => i + 1);

  it.each([8, 4, 2, 1])('of %d ms is found, with clocks that differ', (interval) => {
    for (const seed of seeds) {
      const drift = ((seed % 8) - 3.5) * 2e-5;
      const found = reportIntervalOf(times(seed, interval, { drift }));
      expect(found, `seed ${seed}`).not.toBeNull();
      const error = Math.abs((found?.ms ?? 0) - interval * (1 + drift));
      expect(error, `seed ${seed}`).toBeLessThan(Math.max(0.001, 3 * (found?.error ?? 0)));
      expect(error, `seed ${seed}`).toBeLessThan(0.01);
    }
  });

  it('is not told where there is none, or a timer hides it, or keys are few', () => {
    for (const seed of seeds) {
      expect(reportIntervalOf(times(seed, 0)), `no grid, seed ${seed}`).toBeNull();
      expect(reportIntervalOf(times(seed, 8, { jitter: 2 })), `late by 2 ms, seed ${seed}`).toBeNull();
      expect(reportIntervalOf(times(seed, 0, { timer: 1 })), `timer of 1 ms, seed ${seed}`).toBeNull();
      expect(reportIntervalOf(times(seed, 1, { timer: 1 })), `hidden by the timer, seed ${seed}`).toBeNull();
    }
    expect(reportIntervalOf(times(1, 8, { count: 63 }))).toBeNull();
    expect(reportIntervalOf(times(1, 8, { count: 64 }))?.ms).toBeCloseTo(8, 2);
    expect(reportIntervalOf([])).toBeNull();
  });

  it.each([8, 4, 2])('of %d ms is found by a timer of 1 ms', (interval) => {
    for (const seed of seeds)
      expect(reportIntervalOf(times(seed, interval, { timer: 1 }))?.ms).toBeCloseTo(interval, 2);
  });
});
