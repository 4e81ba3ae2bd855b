import { describe, expect, it } from 'vitest';
import { createMovement } from '../../../measure/live/movement';
import { MIN_POLLING_SAMPLES, nearestRate } from '../../../measure/pointer/polling';
import { randomOf } from '../../kit/random';

describe('the polling rate', () => {
  interface Run {
    readonly rate: number;
    readonly samples?: number;
    /** Share of polls at which the mouse reports nothing. */
    readonly skip?: number;
    /** Maximum error of each time in either direction, in ms. */
    readonly jitter?: number;
    /** Offset of the page's time origin from the timer's grid, in ms. */
    readonly origin?: number;
    /** Resolution of the browser's timer, in ms. */
    readonly timerResolution?: number;
  }
  function read({ rate, samples = 400, skip = 0, jitter = 0, timerResolution = 0.005, origin = 0 }: Run) {
    const next = randomOf(rate);
    const movement = createMovement();
    for (let poll = 0, sent = 0; sent < samples; poll++) {
      if (next() < skip) continue;
      sent++;
      const at = 5000.315 + (poll * 1000) / rate + jitter * (2 * next() - 1);
      // Several counts in each report.
      movement.push(Math.round(at / timerResolution) * timerResolution + origin, 4 * sent, sent % 2);
    }
    return movement.read();
  }
  const within = (reading: { rate: number | null }, rate: number, share = 0.01) => {
    expect(reading.rate).not.toBeNull();
    expect(Math.abs((reading.rate ?? 0) - rate) / rate).toBeLessThan(share);
  };

  it.each([125, 250, 500, 1000, 2000, 4000, 8000])('of %i Hz is read within 1 per cent', (rate) => {
    const clean = read({ rate, jitter: 0.004 });
    within(clean, rate);
    expect(clean).toMatchObject({ reason: null, samples: 399 });
    expect(clean.spread).toBeLessThan(0.01);
    within(read({ rate, samples: 2000, jitter: 0.1 * (1000 / rate) }), rate);
    within(read({ rate, samples: 2000, skip: 0.25 }), rate);
  });

  it('is right at a timer of 0.1 ms, and of 1 ms where nothing is skipped', () => {
    for (const rate of [125, 500, 1000, 8000]) within(read({ rate, timerResolution: 0.1, samples: 2000 }), rate);
    for (const rate of [125, 500, 1000, 8000]) within(read({ rate, timerResolution: 1, samples: 4000 }), rate);
    const coarse = read({ rate: 8000, timerResolution: 1, samples: 4000 });
    expect(coarse).toMatchObject({ spread: null, timerResolution: 1 });
    // Both ends of a gap are rounded, with a variance of a twelfth of the squared step each. The gaps are 0 and 1 ms.
    expect(coarse.uncertainty).toBeCloseTo((2 * 8000 * Math.sqrt(2 / 12)) / (3999 / 8), 1);
    expect(read({ rate: 500, timerResolution: 1 }).spread).toBe(0);
    // The page's time origin is between two steps of the timer.
    for (const rate of [1000, 8000]) within(read({ rate, timerResolution: 1, origin: 0.4137, samples: 4000 }), rate);
  });

  it('has the spread of the intervals', () => {
    // Two errors of up to ±0.1 ms, each with a standard deviation of 0.1 / √3.
    expect(read({ rate: 500, samples: 3000, jitter: 0.1 }).spread).toBeCloseTo(0.0816, 2);
  });

  it('is as uncertain as one gap over the total time, with a coverage factor of 2', () => {
    const { spread, uncertainty } = read({ rate: 500, jitter: 0.1, timerResolution: 0.1 });
    const gap = Math.sqrt((spread ?? 0) ** 2 + (2 * 0.1 ** 2) / 12);
    expect(uncertainty).toBeCloseTo((2 * 500 * gap) / (399 * 2), 2);
  });

  it('is not told from too few samples', () => {
    expect(read({ rate: 1000, samples: MIN_POLLING_SAMPLES })).toMatchObject({
      rate: null,
      reason: 'few',
      samples: MIN_POLLING_SAMPLES - 1,
    });
    expect(read({ rate: 1000, samples: MIN_POLLING_SAMPLES + 1 }).rate).not.toBeNull();
    expect(createMovement().read()).toMatchObject({ rate: null, reason: 'few', total: 0 });
  });

  it('is told from a mouse that skips most polls by the multiples in its gaps', () => {
    within(read({ rate: 1000, skip: 0.85, jitter: 0.05 }), 1000);
  });

  it('is not told from one count in each report, which shows the speed of the hand', () => {
    const movement = createMovement();
    for (let i = 0; i < 400; i++) movement.push(1000 + i / 3, i, 0);
    expect(movement.read()).toMatchObject({ rate: null, reason: 'slow' });
  });

  it('leaves out rests, and samples without a move', () => {
    const movement = createMovement();
    let at = 1000;
    for (let stroke = 0; stroke < 5; stroke++, at += 700) {
      for (let i = 0; i < 60; i++, at += 2) {
        movement.push(at, 4 * i, stroke + (i % 2));
        movement.push(at + 1, 4 * i, stroke + (i % 2));
      }
    }
    const reading = movement.read();
    within(reading, 500);
    expect(reading).toMatchObject({ total: 300, samples: 295 });
  });

  it('follows a change of the mouse’s setting, and restarts', () => {
    const movement = createMovement();
    for (let i = 0; i < 1000; i++) movement.push(i * 8, 4 * i, i % 2);
    for (let i = 0; i < 20_000; i++) movement.push(8000 + i, 4 * i, i % 2);
    within(movement.read(), 1000);
    movement.restart();
    expect(movement.read()).toMatchObject({ total: 0, rate: null });
  });

  it('is named by the nearest that mice are sold with', () => {
    expect([124.6, 998, 7900].map((rate) => nearestRate(rate))).toEqual([125, 1000, 8000]);
    expect(nearestRate(700)).toBeNull();
  });
});
