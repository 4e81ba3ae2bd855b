import { describe, expect, it } from 'vitest';
import { judgePorts, MIN_DROPS } from '../../../machines/ports/ports';
import { type PortsRun, portName, stopName } from '../../../machines/ports/run';
import { stopsOf } from '../../../measure/ports/stops';
import { testMachine } from '../../kit/pure';
import { randomOf } from '../../kit/random';
import { type Cell, laptop, levels, portOf, stretchesOf, type Walker, walkThrough } from './measure/traces';
import { portsModel, support } from './ports.model';

testMachine('ports', portsModel, {
  states: {
    drawing: ({ context }) => expect(context).toMatchObject({ result: null, turn: null }),
    running: ({ context }) => expect(context).toMatchObject({ result: null, startedAt: 1000 }),
    'running.waiting': ({ context }) => expect(context.turn).not.toBeNull(),
    'running.asking': ({ context }) => expect(context.turn).not.toBeNull(),
    'running.walked': ({ context }) => expect(context.turn).toBeNull(),
    'running.watching': ({ context }) => expect(context).toMatchObject({ turn: null, watched: true }),
    results: ({ context }) => expect(context).toMatchObject({ result: { check: 'ports' }, finishedAt: 61_000 }),
  },
});

const charge = (...cells: readonly Partial<Cell>[]) => cells.flatMap((cell) => stretchesOf(levels(cell)));

const runOf = (change: Partial<Walker> = {}, rest: Partial<PortsRun> = {}): PortsRun => ({
  ports: laptop,
  walk: walkThrough(change, rest.ports),
  support,
  stretches: [],
  watched: false,
  screens: null,
  startedAt: 1000,
  finishedAt: 61_000,
  ...rest,
});
const judge = (change?: Partial<Walker>, rest?: Partial<PortsRun>) => judgePorts(runOf(change, rest));
const codesOf = ({ findings }: ReturnType<typeof judge>) => findings.map(({ code }) => code);
const partIn = (result: ReturnType<typeof judge>, id: string) => result.parts.find((part) => part.id === id);

describe('a ports test', () => {
  it('flags none of 100 sound devices', () => {
    const next = randomOf(3);
    for (let seed = 1; seed <= 100; seed++) {
      const stretches = charge(
        { seed, perHour: -(4 + 40 * next()), minutes: 15 + 60 * next(), every: 5 + 55 * next(), from: 0.9 },
        {
          seed,
          perHour: 10 + 60 * next(),
          minutes: 15 + 60 * next(),
          every: 5 + 55 * next(),
          from: 0.2,
          charging: true,
        },
      );
      const result = judge({ seed }, { stretches, watched: next() < 0.5 });
      expect(codesOf(result), `seed ${seed}: ${result.details}`).toEqual([]);
      // The headphone socket was skipped, as on most computers.
      expect(result.status).toBe('inconclusive');
      const heard = laptop.filter(({ kind }) => kind !== 'headphone');
      expect(judge({ seed }, { ports: heard }).status).toBe('pass');
    }
  });

  it.each(['p1-plug', 'p2-plug', 'p3-plug'])('finds the dead port %s', (stop) => {
    for (const seed of [1, 2, 3]) {
      const result = judge({ seed, dead: [stop] });
      expect(codesOf(result)).toEqual(['PRT-DEAD']);
      expect(partIn(result, stop)?.verdict).toBe('fail');
    }
  });

  it('finds the dead charging port', () => {
    expect(codesOf(judge({ dead: ['p1-charger'] }))).toEqual(['PRT-CHARGE']);
  });

  it('finds a loose port', () => {
    for (const seed of [1, 2, 3])
      expect(codesOf(judge({ seed, loose: ['p3-plug', MIN_DROPS] }))).toEqual(['PRT-LOOSE']);
    expect(codesOf(judge({ loose: ['p3-plug', MIN_DROPS - 1] }))).toEqual([]);
  });

  it.each<[string, Partial<Cell>]>([
    ['PRT-DRAIN', { perHour: -15, charging: true }],
    ['PRT-SHORT', { perHour: -85, minutes: 40 }],
    ['PRT-JUMP', { jump: [20, 12] }],
  ])('finds %s', (code, cell) => {
    for (const seed of [1, 2, 3]) expect(codesOf(judge({}, { stretches: charge({ seed, ...cell }) }))).toEqual([code]);
  });

  it('accuses no battery whose few steps do not make sure that it is too steep', () => {
    const few = judge({}, { stretches: charge({ perHour: -62, minutes: 9, wander: 0 }) });
    expect(partIn(few, 'discharge')?.details).toMatch(/^−62\.6\s% an hour, ± 3/);
    expect(partIn(few, 'discharge')?.verdict).toBe('pass');
  });

  it('cannot tell how fast a full battery charges', () => {
    const full = stretchesOf([{ at: 0, level: 1, charging: true }]);
    expect(partIn(judge({}, { stretches: full, watched: true }), 'charge')?.details).toMatch(/full/);
  });

  it('says that there is no further screen where the browser says so', () =>
    expect(partIn(judge({}, { screens: { isExtended: false, list: [] } }), 'screen')?.details).toBe(
      'No further screen is connected.',
    ));

  it('numbers ports of one name, and says their side', () => {
    const ports = [
      portOf('a', 'usb-c'),
      portOf('b', 'usb-c', { side: 'back' }),
      portOf('c', 'other', { name: 'Dock' }),
    ];
    expect(ports.map((port) => portName(port, ports))).toEqual(['USB-C 1', 'USB-C 2', 'Dock']);
    expect(stopsOf(ports).map((stop) => stopName(stop, ports))).toEqual([
      'USB-C 1, left',
      'USB-C 2, back',
      'Dock, left',
    ]);
  });
});
