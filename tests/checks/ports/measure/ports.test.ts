import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestStretch, type ChargeReading, jumpsOf, MIN_STEPS, rateOf } from '../../../../measure/ports/charge';
import { furtherScreens, type ScreenFact, screensIn } from '../../../../measure/ports/screens';
import { deviceName, type MediaEntry, mediaSignals, type Signal } from '../../../../measure/ports/signals';
import { areAlike, stopsOf } from '../../../../measure/ports/stops';
import {
  answer,
  applySignal,
  heardIn,
  isOpen,
  nextStop,
  noWalk,
  stateOf,
  tryAgain,
  type Walk,
} from '../../../../measure/ports/walk';
import { laptop, levels, portOf, stretchesOf } from './traces';

const rateIn = (readings: readonly ChargeReading[], charging = false) => {
  const stretch = bestStretch(stretchesOf(readings), charging);
  return stretch && rateOf(stretch);
};

describe('the stops of a device', () => {
  it('are its plugs and screens in order, then its chargers', () => {
    expect(stopsOf([...laptop, portOf('p6', 'charging')]).map(({ id }) => id)).toEqual([
      ...['p1-plug', 'p2-plug', 'p3-plug', 'p4-plug', 'p5-screen'],
      ...['p1-charger', 'p2-charger', 'p6-charger'],
    ]);
  });

  it('are alike where one plug, one charger or one screen must show at both', () => {
    const ports = [...laptop, portOf('p6', 'displayport'), portOf('p7', 'other'), portOf('p8', 'other')];
    const stops = stopsOf(ports);
    const alike = (one: string, other: string) => {
      const [a, b] = [one, other].map((id) => stops.find((stop) => stop.id === id));
      if (!a || !b) throw new Error(`${one} or ${other} is no stop`);
      return areAlike(a, b, ports);
    };
    expect(alike('p1-plug', 'p3-plug')).toBe(true);
    expect(alike('p1-plug', 'p4-plug')).toBe(false);
    expect(alike('p5-screen', 'p6-screen')).toBe(true);
    expect(alike('p1-charger', 'p2-charger')).toBe(true);
    expect(alike('p1-plug', 'p2-charger')).toBe(false);
    expect(alike('p7-plug', 'p8-plug')).toBe(false);
  });
});

describe('a change of the list of audio and video devices', () => {
  const of = (kind: string, deviceId = '', label = ''): MediaEntry => ({ kind, deviceId, label });
  const known = [of('audiooutput', 'default', 'Default'), of('audiooutput', 'a', 'Speakers'), of('audioinput', 'b')];
  const headset = [of('audiooutput', 'h', 'Headset'), of('audioinput', 'i', 'Headset')];

  it('tells what came and what went, once for audio and once for video', () => {
    expect(mediaSignals(known, [...known, ...headset], 5)).toEqual([
      { source: 'audio', change: 'in', name: 'Headset', at: 5 },
    ]);
    expect(mediaSignals([...known, ...headset, of('videoinput', 'v', 'Cam')], known, 5)).toEqual([
      { source: 'audio', change: 'out', name: 'Headset', at: 5 },
      { source: 'video', change: 'out', name: 'Cam', at: 5 },
    ]);
  });

  it('tells a first device whose identity is hidden, and cannot tell of a second one', () => {
    expect(mediaSignals([], [of('audioinput')], 5)).toMatchObject([{ change: 'in' }]);
    expect(mediaSignals([of('audioinput')], [of('audioinput')], 5)).toMatchObject([{ change: 'unclear' }]);
    expect(mediaSignals([], [], 5)).toMatchObject([{ change: 'unclear' }]);
  });

  it('says nothing where only the default moved, and cannot tell which of two was plugged in', () => {
    const moved = known.map((entry) => (entry.deviceId === 'default' ? { ...entry, label: 'Headset' } : entry));
    expect(mediaSignals(known, moved, 5)).toEqual([]);
    const replaced = known.map((entry) => (entry.deviceId === 'a' ? of('audiooutput', 'h') : entry));
    expect(mediaSignals(known, replaced, 5)).toMatchObject([{ source: 'audio', change: 'unclear' }]);
  });
});

describe('a plug that is taken from port to port', () => {
  const stops = stopsOf(laptop);

  it('is no charger, and a charger is no plug', () => {
    const [plug, charger] = ['p1-plug', 'p1-charger'].map((id) => stops.find((stop) => stop.id === id) ?? null);
    const heard = (source: Signal['source'], turn: typeof plug) =>
      applySignal(noWalk, { source, change: 'in', name: '', at: 1 }, turn ?? null).log[0]?.stop;
    expect(heard('charger', plug)).toBeNull();
    expect(heard('usb', charger)).toBeNull();
    expect(heard('charger', charger)).toBe('p1-charger');
    expect(heard('screen', plug)).toBe('p1-plug');
  });

  it('is asked for again when a stop is tried again', () => {
    const stop = stops[0];
    if (!stop) throw new Error('No stops');
    const said = answer(noWalk, stop.id, 'same');
    expect(isOpen(said, stop)).toBe(false);
    expect(isOpen(tryAgain(said, stop.id), stop)).toBe(true);
  });

  it('never counts a port that was not in turn, whatever comes', () => {
    const signals = fc.array(
      fc.record({
        source: fc.constantFrom('audio', 'usb', 'screen', 'charger'),
        change: fc.constantFrom('in', 'out', 'unclear'),
        name: fc.string(),
        after: fc.nat({ max: 9000 }),
        turn: fc.option(fc.constantFrom(...stops)),
      }),
    );
    fc.assert(
      fc.property(signals, (all) => {
        const tried = new Set<string>();
        let walk = noWalk;
        let at = 0;
        for (const { after, turn, ...signal } of all as ({
          after: number;
          turn: (typeof stops)[number] | null;
        } & Signal)[]) {
          at += after;
          if (turn) tried.add(turn.id);
          walk = applySignal(walk, { ...signal, at }, turn);
        }
        for (const [id, state] of Object.entries(walk.states)) {
          expect(tried.has(id)).toBe(true);
          expect(state.drops === 0 || state.in > 0).toBe(true);
        }
        expect(walk.log.length).toBeLessThanOrEqual(60);
        expect(walk.log.at(-1)?.number ?? 0).toBe(all.length);
      }),
    );
  });
});

describe('a charge rate', () => {
  it('is exact between the first step and the last, and as uncertain as rounding where steps are rough', () => {
    const steps = [0, 1, 2, 3, 4].map((i) => ({ at: i * 300_000, level: 0.8 - i / 100, charging: false }));
    // One point in 5 min over 20 min. The steps lie on a line, so 0.6 times 1/12 weighs beside 3 times 1.5.
    const rate = rateOf({ steps });
    expect(rate?.perHour).toBeCloseTo(-12, 9);
    expect(rate?.uncertainty).toBeCloseTo(2 * Math.sqrt((2 * (0.6 / 12)) / 5.1) * 3, 9);
    expect(rate).toMatchObject({ steps: 5, during: 1_200_000 });
    const rough = steps.map((step) => ({ ...step, level: 0.8 - (0.8 - step.level) * 2 }));
    expect(rateOf({ steps: rough })?.uncertainty).toBeCloseTo(2 * Math.sqrt(2 / 12) * 3, 9);
  });

  it('is not given before enough steps', () => {
    const few = levels({ perHour: -12, minutes: 60 / 12 / 2 });
    expect(rateIn(few)).toBeNull();
    const steps = [0, 1, 2].map((i) => ({ at: i * 300_000, level: 0.8 - i / 100, charging: false }));
    expect(steps.length).toBe(MIN_STEPS - 1);
    expect(rateOf({ steps })).toBeNull();
  });

  it('begins again with the charger and after a sleep', () => {
    const first = levels({ perHour: -30, minutes: 30 });
    const later = levels({ perHour: -30, minutes: 30, from: 0.3 }).map((reading) => ({
      ...reading,
      at: reading.at + 9e6,
    }));
    const stretches = stretchesOf([...first, ...later]);
    expect(stretches).toHaveLength(2);
    // The level fell by far more than 5 points in between, while it was not read.
    expect(stretches.map(jumpsOf)).toEqual([0, 0]);
    expect(rateOf(stretches[0] ?? { steps: [] })?.perHour).toBeCloseTo(-30, -1);
  });

  /** Steps of a battery, as points and minutes since the one before. */
  const stepsOf = (steps: string) => {
    let [at, level] = [0, 0.9];
    return steps.split(' ').map((step) => {
      const [points = 0, minutes = 0] = step.split('/').map(Number);
      at += minutes * 60_000;
      level -= points / 100;
      return { at, level, charging: false };
    });
  };
  it.each([
    ['5/10 5/10 5/10 5/10', 0],
    ['1/5 1/5 9/5 1/5', 0],
    ['1/5 1/5 10/5 1/5', 1],
    ['1/5 15/10 1/5', 1],
    ['1/5 14/10 1/5', 0],
    // Twice the usual 90 % an hour, and 5 points.
    ['15/10 34/10 15/10 15/10', 0],
    ['15/10 35/10 15/10 15/10', 1],
    // The level before the first step may be 10 minutes old.
    ['19/5 1/5', 0],
    ['20/5 1/5', 1],
  ])('counts falls that no load causes: %s', (steps, jumps) => {
    const stretch = { charging: false, from: { at: 0, level: 0.9, charging: false }, steps: stepsOf(steps) };
    expect(jumpsOf(stretch)).toBe(jumps);
    expect(jumpsOf({ ...stretch, charging: true })).toBe(0);
  });
});

describe('readings of the battery', () => {
  const at = (time: number, level: number, charging = false): ChargeReading => ({ at: time, level, charging });
  it.each([
    ['two minutes apart', [at(0, 0.8), at(120_000, 0.79)], [1]],
    ['further apart', [at(0, 0.8), at(120_001, 0.79)], [0, 0]],
    ['at the same time', [at(0, 0.8), at(0, 0.8)], [0]],
    ['back in time', [at(9, 0.8), at(8, 0.8)], [0, 0]],
    ['with the charger', [at(0, 0.8), at(9, 0.8, true), at(18, 0.81, true)], [0, 1]],
    ['with a rise', [at(0, 0.7), at(9, 0.8)], [1]],
  ])('%s make stretches, with their steps', (_, readings, stretches) => {
    const read = stretchesOf(readings);
    expect(read.map(({ steps }) => steps.length)).toEqual(stretches);
    expect([read[0]?.from, read.at(-1)?.to]).toEqual([readings[0], readings.at(-1)]);
  });

  it('are kept for the last 20 stretches and 400 steps', () => {
    const many = stretchesOf(Array.from({ length: 30 }, (_, i) => at(i, 0.5, i % 2 === 0)));
    expect([many.length, many.at(-1)?.from.at]).toEqual([20, 29]);
    const [long] = stretchesOf(Array.from({ length: 500 }, (_, i) => at(i, i % 2 ? 0.5 : 0.51)));
    expect([long?.steps.length, long?.steps[0]?.at, long?.steps.at(-1)?.at]).toEqual([400, 100, 499]);
    expect([bestStretch(many, true)?.from.at, bestStretch([], true)]).toEqual([10, null]);
  });

  it('off the line are less certain, and at one time say nothing', () => {
    const steps = [0.8, 0.79, 0.785, 0.77].map((level, i) => at(i * 3_600_000, level));
    // Half a point and a quarter of one off the middle of their neighbors, beside the prior.
    const rate = rateOf({ steps });
    expect(rate?.perHour).toBeCloseTo(-1, 9);
    const squares = 0.6 / 12 + 0.25 ** 2 + 0.5 ** 2;
    expect(rate?.uncertainty).toBeCloseTo((2 * Math.sqrt(2 * Math.min(1 / 12, squares / 3.6))) / 3, 9);
    expect(rateOf({ steps: steps.map((step) => ({ ...step, at: 7 })) })).toBeNull();
  });
});

describe('a walk, to the millisecond', () => {
  const [first, second, third] = stopsOf(laptop);
  if (!first || !second || !third) throw new Error('No stops');
  /** Signals such as `900+usb`, `-` for out and `?` for unclear. The first comes at the first stop, the rest at the second. */
  const walked = (signals: string) =>
    signals.split(' ').reduce((walk, signal, i) => {
      const [, at, sign = '', source, name = ''] = /(\d+)([+?-])(\w+)(?:=(\w+))?/.exec(signal) ?? [];
      const change = ({ '+': 'in', '-': 'out' } as const)[sign] ?? 'unclear';
      return applySignal(
        walk,
        { source: source as Signal['source'], change, name, at: Number(at) },
        i === 0 ? first : second,
      );
    }, noWalk);
  /** Plugged in, unplugged, lost, unclear. */
  const counts = (walk: Walk) =>
    [first, second]
      .map(({ id }) => stateOf(walk, id))
      .map((state) => [state.in, state.out, state.drops, state.unclear].join(''));

  it.each([
    ['more of one plug', '0+usb 4999+hid', '1000', '0000'],
    ['another plug', '0+usb 5000+hid', '1000', '1000'],
    ['a loss of contact', '0+usb 6000-usb 6799+usb', '1110', '0000'],
    ['a move', '0+usb 6000-usb 6800+usb', '1100', '1000'],
    ['one removal', '0+usb 6000-usb 6010-hid', '1100', '0000'],
    ['one loss of two sources', '0+usb 6000-usb 6100+usb 6200-usb 7599-hid 7599+hid', '1210', '0000'],
    ['two losses', '0+usb 6000-usb 6100+usb 7000-usb 7600+usb', '1220', '0000'],
    ['a change without a cause', '0?usb 9?usb', '0001', '0001'],
    ['a removal of nothing', '0-usb 900+usb', '0000', '1000'],
  ])('counts %s', (_, signals, atFirst, atSecond) => {
    const walk = walked(signals);
    expect(counts(walk)).toEqual([atFirst, atSecond]);
    expect(walk.log.map(({ number }) => number)).toEqual(signals.split(' ').map((__, i) => i + 1));
  });

  it('keeps the sources, the first name and 60 signals', () => {
    const walk = walked('0+hid 9+usb=Dock 10+usb=Other');
    expect(stateOf(walk, first.id)).toMatchObject({ sources: ['hid', 'usb'], name: 'Dock' });
    const many = walked(Array.from({ length: 70 }, (_, i) => `${i}?usb`).join(' '));
    expect([many.log.length, many.log[0]?.number, heardIn(many), heardIn(noWalk)]).toEqual([60, 11, 70, 0]);
    expect(deviceName(` ${'x'.repeat(99)} `)).toBe('x'.repeat(80));
    expect([deviceName(null), deviceName(undefined)]).toEqual(['', '']);
  });

  it('goes on to the next open stop, then to the first, and forgets an answer when a plug comes', () => {
    const stops = [first, second, third];
    expect([null, first.id, second.id, third.id].map((turn) => nextStop(stops, noWalk, turn))).toEqual([
      first.id,
      second.id,
      third.id,
      first.id,
    ]);
    const said = answer(noWalk, first.id, 'other');
    expect([nextStop(stops, said, third.id), stateOf(said, first.id).answer]).toEqual([second.id, 'other']);
    expect(
      stateOf(applySignal(said, { source: 'usb', change: 'in', name: '', at: 1 }, first), first.id).answer,
    ).toBeNull();
  });
});

describe('the screens', () => {
  const screenOf = (change: Partial<ScreenFact>): ScreenFact => ({
    ...{ label: '', left: 0, top: 0, width: 1920, height: 1080, ratio: 1, rate: null },
    ...{ isPrimary: false, isInternal: false, isCurrent: false, ...change },
  });
  const inner = screenOf({ isInternal: true });
  const outer = screenOf({ isPrimary: true, left: 1920 });

  it('beyond the built-in one are further ones, whichever is primary', () => {
    expect(furtherScreens({ isExtended: true, list: [inner, outer] })).toEqual([outer]);
    expect(furtherScreens({ isExtended: true, list: [outer, screenOf({ left: -1920 })] })).toMatchObject([
      { left: -1920 },
    ]);
    expect(furtherScreens({ isExtended: true, list: [inner] })).toEqual([]);
  });

  it('are at least two where the browser only says that there are more', () => {
    expect(screensIn({ isExtended: true, list: [outer] })).toBe(2);
    expect(screensIn({ isExtended: null, list: [outer] })).toBe(1);
  });
});
