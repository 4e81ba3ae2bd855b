import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { repairModes } from '../../../content/pixel-repair';
import { clock } from '../../../content/verdicts/pixel-repair';
import {
  defaults,
  judgeRepair,
  modeIds,
  needsConsent,
  type RepairRun,
  remaining,
  sides,
  snap,
} from '../../../machines/pixel-repair/pixel-repair';
import { pixelRepairMachine } from '../../../machines/pixel-repair/pixel-repair.machine';
import { paceNote, repairReport } from '../../../machines/pixel-repair/report';
import { framesPerColor } from '../../../measure/color/color-cycle';
import { DeferredActors } from '../../kit/deferred';
import { figure } from '../../kit/evidence/model';
import { testMachine } from '../../kit/pure';
import { sendAll } from '../../kit/send';
import { pixelRepairModel, startedAt } from './pixel-repair.model';

const result = { name: 'Pixel Repair', status: 'warning', details: 'Repair completed - check for pixel improvements' };

testMachine('pixel-repair', pixelRepairModel, {
  states: {
    idle: ({ context }) => expect(context).toMatchObject({ result: null, settings: { duration: 60 } }),
    running: ({ context }) => {
      expect(context.result).toBeNull();
      expect(context.settings.mode !== 'screen' || context.consent).toBe(true);
    },
    'running.placing': ({ context }) => expect(context.startedAt).toBe(0),
    'running.repairing': ({ context }) => expect(context.startedAt).toBe(startedAt),
    'running.repairing.seen': ({ context }) => expect(context.hiddenSince).toBeNull(),
    'running.repairing.hidden': ({ context }) => expect(context.hiddenSince).toBe(startedAt + 10_000),
    results: ({ context }) => {
      expect(context.result).toMatchObject(result);
      expect(context.finishedAt).toBeLessThanOrEqual(startedAt + 60_000);
    },
    'results.judged': ({ context }) => expect(context.judgment).toBe('improved'),
    looking: ({ context }) => expect(context.result).toMatchObject(result),
  },
});

/** An idle machine with actors that the test controls. */
function start() {
  const actors = new DeferredActors();
  const machine = pixelRepairMachine.provide({ actors: actors.for(pixelRepairMachine) as never });
  const actor = createActor(machine, { input: {} }).start();
  const heard = vi.fn();
  actor.on('result', heard);
  return { actor, actors, heard, context: () => actor.getSnapshot().context };
}

describe('a repair', () => {
  it('does not flash the whole screen without consent, and asks each time', () => {
    const { actor } = start();
    sendAll(actor, { type: 'MODE', mode: 'screen' }, { type: 'START', at: 1 });
    expect(actor.getSnapshot().matches('idle')).toBe(true);
    sendAll(actor, { type: 'CONSENT', given: true }, { type: 'START', at: 1 });
    expect(actor.getSnapshot().matches({ running: 'repairing' })).toBe(true);
    sendAll(actor, { type: 'STOP', at: 2 }, { type: 'AGAIN' }, { type: 'START', at: 3 });
    expect(actor.getSnapshot().matches('idle')).toBe(true);
  });

  it('takes consent back when the mode changes', () => {
    const { actor, context } = start();
    sendAll(actor, { type: 'MODE', mode: 'screen' }, { type: 'CONSENT', given: true });
    sendAll(actor, { type: 'MODE', mode: 'square' }, { type: 'MODE', mode: 'screen' });
    expect(context().consent).toBe(false);
  });

  it('preselects the mode that it recommends, which starts without consent', () => {
    const { actor, context } = start();
    const recommended = modeIds.filter((mode) => repairModes[mode].recommended);
    expect(recommended).toEqual([context().settings.mode]);
    actor.send({ type: 'START', at: 1 });
    expect(actor.getSnapshot().matches('running')).toBe(true);
  });

  it('keeps the settings as they are while it runs', () => {
    const { actor, context } = start();
    sendAll(actor, { type: 'MODE', mode: 'noise-screen' }, { type: 'START', at: 0 });
    const { settings } = context();
    sendAll(actor, { type: 'SLIDE', name: 'duration', value: 600 }, { type: 'MODE', mode: 'screen' });
    actor.send({ type: 'SIDE', side: 64 });
    expect(context().settings).toEqual(settings);
  });

  it('holds fullscreen, wake lock and clock exactly as long as it flashes', () => {
    const { actor, actors } = start();
    sendAll(actor, { type: 'MODE', mode: 'noise-square' }, { type: 'START', at: 0 });
    expect(actors.running()).toEqual(['fullscreen']);
    actor.send({ type: 'BEGIN', at: 0 });
    expect(actors.running()).toEqual(['fullscreen', 'ticks', 'visibility', 'wakeLock']);
    actor.send({ type: 'STOP', at: 1 });
    expect(actors.running()).toEqual([]);
  });

  it('ends at 0:00, also when the tick comes a minute late, and counts the time out of sight', () => {
    const { actor, context, heard } = start();
    sendAll(actor, { type: 'MODE', mode: 'noise-screen' }, { type: 'START', at: 0 }, { type: 'TICK', at: 299_999 });
    expect(actor.getSnapshot().matches('running')).toBe(true);
    sendAll(actor, { type: 'HIDE', at: 100_000 }, { type: 'SHOW', at: 130_000 }, { type: 'HIDE', at: 290_000 });
    actor.send({ type: 'TICK', at: 360_000 });
    expect(context()).toMatchObject({ finishedAt: 300_000, hidden: 40_000 });
    expect(heard).toHaveBeenCalledOnce();
    expect(heard.mock.calls[0]?.[0].result).toMatchObject({ ...result, check: 'pixel-repair', finishedAt: 300_000 });
  });

  it('resets the duration to the chosen value for another run', () => {
    const { actor, context } = start();
    sendAll(actor, { type: 'SLIDE', name: 'duration', value: 600 }, { type: 'MODE', mode: 'noise-screen' });
    sendAll(actor, { type: 'START', at: 0 }, { type: 'TICK', at: 60_000 });
    expect(remaining({ startedAt: 0, duration: 600 }, context().now)).toBe(540);
    sendAll(actor, { type: 'STOP', at: 60_000 }, { type: 'AGAIN' });
    expect(context()).toMatchObject({ now: 0, startedAt: 0, settings: { duration: 600 } });
  });
});

describe('its settings', () => {
  it('begin as specified', () => {
    expect(defaults).toMatchObject({ duration: 300, interval: 100, intensity: 100 });
    expect(clock(defaults.duration)).toBe('5:00');
  });

  it('keep to their limits and steps', () => {
    expect([0, 89, 91, 9999].map((value) => snap('duration', value))).toEqual([60, 60, 120, 1800]);
    expect([0, 14, 16, 501].map((value) => snap('interval', value))).toEqual([10, 10, 20, 500]);
    expect([0, 52, 53, 101].map((value) => snap('intensity', value))).toEqual([50, 50, 55, 100]);
  });

  it('ask for consent exactly where more may flash than WCAG 2.3.1 allows', () => {
    expect(modeIds.filter((mode) => needsConsent({ mode }))).toEqual(['screen']);
    for (const side of sides) expect(side * side).toBeLessThan(21_824);
  });
});

describe('what it says', () => {
  it('tells what the screen can really show', () => {
    const frame = 1000 / 60;
    const colors = { ...defaults, mode: 'screen' } as const;
    expect(framesPerColor(10, frame)).toBe(1);
    expect(paceNote(defaults, null)).toBe('Measuring how often this screen redraws.');
    expect(paceNote(colors, frame)).toBe('This screen redraws about every 16.7 ms: each color stays for 6 frames.');
    expect(paceNote({ ...colors, interval: 10 }, frame)).toBe(
      'This screen redraws about every 16.7 ms. A color cannot stay for only 10 ms, so it changes with each frame, about 60 times per second.',
    );
    expect(paceNote({ ...colors, interval: 90 }, frame)).toContain('5 or 6 frames');
    expect(paceNote({ ...defaults, mode: 'noise-square' }, 1000 / 120)).toContain('about 120 times per second');
  });

  const run: RepairRun = {
    settings: { ...defaults, mode: 'square', side: 64 },
    spot: { x: 300.4, y: 200 },
    startedAt: Date.UTC(2026, 2, 5, 12, 0),
    finishedAt: Date.UTC(2026, 2, 5, 12, 5),
    hidden: 75_000,
    shown: { changes: 2250, elapsed: 225_000 },
    judgment: 'improved',
  };

  const site = { name: 'Assay', url: 'https://assay.example/pixel-repair' };
  const reportOf = (of: RepairRun) =>
    repairReport({ run: of, result: judgeRepair(of), site, offset: 60, userAgent: 'A browser' });

  it('reports the run', () => {
    const report = reportOf(run);
    for (const line of [
      'Result    Pixel Repair: WARNING',
      '          Repair completed - check for pixel improvements',
      'Date      2026-03-05 13:05 +01:00',
      'Ran for   5:00 of 5:00',
      'Hidden    1:15, nothing was drawn meanwhile',
      '  Square     64 × 64 CSS px, center at 300, 200',
      '  Interval   100 ms',
      'Shown     10.0 colors per second, counted while they were drawn.',
      'Outcome   Improved, by your judgment.',
    ]) {
      expect(report.split('\n')).toContain(line);
    }
  });

  it('says how long a run lasted that was stopped at once, and that it was short', () => {
    const stopped = { ...run, finishedAt: run.startedAt + 2_000, hidden: 0, shown: null, judgment: null };
    expect(reportOf(stopped)).toContain(
      'Ran for   0:02 of 5:00\n          Shorter than the recommended 5 to 30 minutes.\n',
    );
    expect(reportOf(stopped)).toContain('\nHidden    never\n');
    expect(reportOf(stopped)).toContain('\nOutcome   No second look yet.');
    expect(reportOf({ ...stopped, judgment: 'unchanged' })).toContain('\nOutcome   Unchanged, by your judgment.');
    expect(judgeRepair(stopped).measurements).toContainEqual(figure('Ran for', 2, 's'));
  });

  it('claims no rate for a run that was too short to count', () => {
    const short = judgeRepair({ ...run, shown: { changes: 3, elapsed: 400 } });
    expect(short.measurements.map(({ name }) => name)).not.toContain('Changes per second');
    const second = judgeRepair({ ...run, shown: { changes: 10, elapsed: 1000 } });
    expect(second.measurements.find(({ name }) => name === 'Changes per second')?.value).toBe(10);
  });
});
