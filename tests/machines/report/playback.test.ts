import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CheckId, catalogue } from '../../../content/catalogue';
import type { Journal } from '../../../machines/journal';
import { layouts } from '../../../machines/keyboard/layouts';
import { journalPlot } from '../../../machines/report/journal-plot';
import { playJournal, playTimes, stepAt } from '../../../machines/report/playback';
import { momentOf } from '../../../machines/report/playback-picture';
import { RULES_VERSION } from '../../../machines/rules';
import { machineOf } from '../../../src/report/machines';
import { input } from '../../checks/keyboard/keyboard.model';
import { testMachine } from '../../kit/pure';
import { runs } from '../../kit/random';
import { recordedOf } from './journals';
import { playbackModel, step } from './playback.model';

testMachine('playback', playbackModel, {
  states: {
    'working.opening': ({ context }) => expect(context).toMatchObject({ playback: null, step: 0, failure: null }),
    'working.still': ({ context: { playback, step: at, times } }) => {
      expect(playback).not.toBeNull();
      expect(at).toBeLessThan(times.length);
    },
    'working.playing': ({ context: { step: at, time, times } }) => {
      expect(at).toBeLessThan(times.length - 1);
      expect(times[at]).toBeLessThanOrEqual(time);
      expect(times[at + 1]).toBeGreaterThan(time);
    },
    failed: ({ context }) => expect(context.failure).not.toBeNull(),
  },
});

const playedOf = (check: CheckId, seed: number) => {
  const recorded = recordedOf(check, seed);
  return recorded && { ...recorded, ...playJournal(machineOf(check), recorded.journal) };
};

/** A value as it arrives from a worker. */
const plain = <T>(value: T): T => structuredClone(value);

describe('a journal that is played back', { timeout: 120_000 }, () => {
  it('has a step for each event, and ends in the judgment of the test', () => {
    let [journals, pictures] = [0, 0];
    for (const { id: check } of catalogue)
      for (let seed = 1; seed <= 6; seed++) {
        const played = playedOf(check, seed);
        if (!played) continue;
        const { journal, playback, snapshots, result } = played;
        journals++;
        expect(playback.forged).toBeNull();
        expect(playback.steps.map(({ at }) => at)).toEqual([0, ...journal.events.map(({ at }) => at)]);
        expect(playback.steps.map(({ type }) => type)).toEqual([
          null,
          ...journal.events.map(({ event }) => event.type),
        ]);
        expect(plain(playback)).toEqual(playback);
        const seen = snapshots.map((snapshot) => momentOf(check, snapshot));
        expect(plain(seen)).toEqual(seen);
        expect(seen.findLast(({ judgment }) => judgment)?.judgment).toEqual({
          status: result.status,
          details: result.details,
        });
        pictures += seen.filter(({ picture }) => picture).length;
      }
    expect(journals).toBeGreaterThan(60);
    expect(pictures).toBeGreaterThan(100);
  });

  it('shows a key that is down, one that was tested and one that is marked', () => {
    const layout = layouts[0] ?? null;
    const key = (code: string, phase: 'down' | 'up', at: number) => ({
      at,
      event: { type: 'KEY', input: input(phase, code, at) },
    });
    const journal: Journal = {
      check: 'keyboard',
      rules: RULES_VERSION,
      input: { layout },
      startedAt: 0,
      events: [
        { at: 0, event: { type: 'START', at: 0, platform: 'other' } },
        key('KeyA', 'down', 10),
        key('KeyA', 'up', 90),
        key('KeyB', 'down', 200),
        { at: 300, event: { type: 'FLAG', code: 'KeyC' } },
        { at: 400, event: { type: 'FINISH', at: 400 } },
        { at: 500, event: { type: 'UNPRESSED', isFitted: false } },
      ],
    };
    const { playback, snapshots } = playJournal(machineOf('keyboard'), journal);
    const pictures = snapshots.map((snapshot) => momentOf('keyboard', snapshot).picture);
    expect(playback.forged).toBeNull();
    expect(pictures[2]).toMatchObject({ kind: 'keyboard', board: 0, tested: ['KeyA'], down: ['KeyA'], faulty: [] });
    expect(pictures[4]).toMatchObject({ tested: ['KeyA', 'KeyB'], down: ['KeyB'] });
    expect(pictures[5]).toMatchObject({ faulty: ['KeyC'], absent: [] });
    expect(pictures[7]).toMatchObject({ absent: expect.arrayContaining(['F12']) });
  });

  it('shows the color of the screen with its pins, and the cells of the touch grid', () => {
    const kinds = new Set<string>();
    for (const check of ['screen', 'touch', 'gradient', 'brightness'] as const)
      for (let seed = 1; seed <= runs(40); seed++)
        for (const snapshot of playedOf(check, seed)?.snapshots ?? []) {
          const { picture } = momentOf(check, snapshot);
          if (!picture) continue;
          kinds.add(`${check} ${picture.kind}`);
          if (picture.kind !== 'surface') continue;
          if (picture.color) kinds.add(`${check} color`);
          if (picture.pins.some(({ isHeld }) => isHeld)) kinds.add(`${check} held pin`);
          if (picture.pins.some(({ isHeld }) => !isHeld)) kinds.add(`${check} pin`);
        }
    expect([...kinds]).toEqual(
      expect.arrayContaining([
        'screen surface',
        'screen color',
        'screen held pin',
        'screen pin',
        'gradient surface',
        'touch grid',
      ]),
    );
    expect(kinds).not.toContain('gradient color');
  });

  it('ends before an event that the test cannot have received', () => {
    const { journal } = recordedOf('keyboard', 3) ?? {};
    if (!journal) throw new Error('There is no journal');
    const events = journal.events.toSpliced(2, 0, {
      at: journal.events[1]?.at ?? 0,
      event: { type: 'xstate.done.actor.nobody' },
    });
    const { playback } = playJournal(machineOf('keyboard'), { ...journal, events });
    expect(playback.forged).toEqual({ event: 2, reason: 'actor' });
    expect(playback.steps).toHaveLength(3);
  });

  it('gives no picture and no error where a journal fills the context with what no test records', () => {
    const anything = fc.anything({ maxDepth: 3 });
    fc.assert(
      fc.property(
        fc.constantFrom(...catalogue.map(({ id }) => id)),
        fc.dictionary(fc.string(), anything),
        (check, context) => {
          const moment = momentOf(check, { context } as never);
          expect(moment.picture === null || moment.picture.kind.length > 0).toBe(true);
        },
      ),
      { numRuns: runs(500) },
    );
    const hostile = [
      {
        snapshot: { columns: 1e9, rows: 1e9, width: 10, height: 10, touched: Array.from({ length: 50_000 }, () => 1) },
      },
      { snapshot: { columns: 0, rows: 1, width: 10, height: 10, touched: [] } },
      { snapshot: { columns: 2, rows: 2, width: Number.POSITIVE_INFINITY, height: 1, touched: [] } },
    ];
    for (const context of hostile)
      expect(
        momentOf('touch', { context: { ...context, progress: {}, caught: [], ghosts: null } } as never).picture,
      ).toBeNull();
    const surface = { steps: [], step: 0, held: null, surface: null, current: { width: -5, height: 3 }, marks: [] };
    expect(momentOf('screen', { context: surface } as never).picture).toBeNull();
  });
});

describe('the times of a playback', () => {
  it('follow those of the events, with long waits cut short', () => {
    expect(playTimes([step(0), step(100), step(60_000), step(60_050)])).toEqual([0, 100, 1100, 1150]);
    expect(playTimes([])).toEqual([]);
  });

  it('lead to the last step that is due', () => {
    const times = [0, 100, 1100, 1100, 1150];
    expect([0, 99, 100, 1100, 5000].map((time) => stepAt(times, time))).toEqual([0, 0, 1, 3, 4]);
    expect(stepAt(times, 1149, 2)).toBe(3);
  });
});

describe('the plot of the journals', () => {
  const journal = (check: CheckId, startedAt: number, times: readonly number[]): Journal => ({
    check,
    rules: RULES_VERSION,
    input: null,
    startedAt,
    events: times.map((at) => ({ at, event: { type: 'KEY' } })),
  });

  it('has a bar for each six seconds, one test after another', () => {
    const plot = journalPlot([journal('keyboard', 90_000, [0, 6000, 6001]), journal('screen', 0, [100, 13_000])]);
    expect(plot.bars).toEqual([1, 0, 1, 1, 2]);
    expect(plot.starts).toEqual([
      { check: 'screen', bar: 0, events: 2 },
      { check: 'keyboard', bar: 3, events: 3 },
    ]);
  });

  it('counts every event and has few bars, however long the tests and whatever the times', () => {
    const times = fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }), { maxLength: 30 });
    fc.assert(
      fc.property(times, times, (a, b) => {
        const { bars } = journalPlot([journal('screen', 0, a), journal('mouse', 1, b)]);
        expect(bars.length).toBeLessThanOrEqual(120);
        expect(bars.reduce((sum, count) => sum + count, 0)).toBe(a.length + b.length);
      }),
    );
  });
});
