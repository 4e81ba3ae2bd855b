import { describe, expect, it, vi } from 'vitest';
import { fromCallback } from 'xstate';
import { motionBlurPageTexts } from '../../../content/motion-blur';
import { evidence, MAX_MISSED_SHARE, MIN_FRAMES } from '../../../machines/motion-blur/evidence';
import { judgeMotion, motionDefaults, type Sight, sights } from '../../../machines/motion-blur/motion-blur';
import { motionBlurMachine } from '../../../machines/motion-blur/motion-blur.machine';
import type { CheckResult } from '../../../machines/result';
import { type FrameReading, noReading } from '../../../measure/frames/frame-reading';
import { testMachine } from '../../kit/pure';
import { startQuiet } from '../../kit/quiet';
import { sendAll } from '../../kit/send';
import { steady } from '../refresh-rate/refresh-rate.model';
import { motionBlurModel } from './motion-blur.model';

testMachine('motionBlur', motionBlurModel, {
  states: {
    'testing.motion.origin': ({ context }) => expect(context.result).toBeNull(),
    'testing.motion.running': ({ context }) => {
      expect(context.startedAt).toBeGreaterThan(0);
      expect(context.voided && context.persistence !== null, 'voided, and still an answer').toBe(false);
      if (context.persistence !== null) expect(context.reading.missed).toBe(context.missedBefore);
    },
    'testing.motion.paused': ({ context }) => expect(context.result).toBeNull(),
    'testing.screen.windowed': ({ children }) => expect(children.fullscreen).toBeUndefined(),
    'testing.screen.fullscreen': ({ context }) => expect(context.result).toBeNull(),
    results: ({ context }) => {
      expect(context.result?.check).toBe('motion-blur');
      const observed = context.result?.measurements.find(({ name }) => name === 'Persistence');
      expect(observed?.source).toBe(context.persistence === null ? undefined : 'observed');
    },
  },
});

describe('an answer on persistence', () => {
  const running = () => {
    const run = startQuiet(motionBlurMachine, {}, { settings: { view: 'bars', bars: 16 } });
    sendAll(run.actor, { type: 'TOGGLE', at: 1 }, { type: 'READING', reading: steady });
    return run;
  };

  it('is speed and period in ms while no frame is missed', () => {
    const { actor, context } = running();
    actor.send({ type: 'VANISHED' });
    actor.send({ type: 'READING', reading: { ...steady, frames: 2000 } });
    expect(context()).toMatchObject({ voided: false, persistence: (16 / 960) * 1000 });
  });

  it('voids itself when frames were missed before it, after it, or the rate is lost', () => {
    const missed = { type: 'READING', reading: { ...steady, missed: 1 } } as const;
    const unsteady = { ...noReading, verdict: 'unsteady', reason: 'no-fixed-interval' } as const;
    const lost = { type: 'READING', reading: unsteady } as const;
    const vanished = { type: 'VANISHED' } as const;
    for (const events of [[missed, vanished] as const, [vanished, missed] as const, [vanished, lost] as const]) {
      const { actor, context } = running();
      sendAll(actor, ...events);
      expect(context()).toMatchObject({ voided: true, persistence: null });
    }
  });
});

describe('the frames', () => {
  it('of full screen are judged there, and those from before it and after it are not mixed with them', async () => {
    const restarts = vi.fn();
    const frames = fromCallback(({ receive }) => receive(restarts));
    const { actor, context } = startQuiet(motionBlurMachine, { frames }, {});
    const counted = () => context().reading.frames;
    const reading = { type: 'READING', reading: { ...steady, frames: 300, missed: 0 } } as const;
    actor.send({ type: 'TOGGLE', at: 1 });
    for (const type of ['FULLSCREEN', 'FULLSCREEN.EXIT', 'FULLSCREEN'] as const) {
      actor.send(reading);
      expect(counted()).toBe(300);
      actor.send({ type });
      expect(counted(), type).toBe(0);
    }
    expect(restarts).toHaveBeenCalledTimes(3);
    actor.send(reading);
    actor.send({ type: 'JUDGE', seen: 'clean', at: 9000 });
    expect(context().result?.status).toBe('pass');
    actor.send({ type: 'AGAIN' });
    expect(actor.getSnapshot().matches({ testing: { motion: 'origin', screen: 'windowed' } })).toBe(true);
  });

  it('from before the start, from a pause and from before an interruption count for nothing', () => {
    const { actor, context } = startQuiet(motionBlurMachine, {}, {});
    const counted = () => context().reading.frames;
    const missing = { type: 'READING', reading: { ...steady, frames: 628, missed: 47 } } as const;
    const between = [
      { type: 'TOGGLE', at: 1 },
      { type: 'TOGGLE', at: 2 },
      { type: 'TOGGLE', at: 3 },
      { type: 'INTERRUPTED' },
    ] as const;
    for (const event of between) {
      actor.send(missing);
      expect(counted()).toBe(628);
      actor.send(event);
      expect(counted(), event.type).toBe(0);
    }
    // The picture keeps its speed.
    expect(context().interval).toBe(steady.interval);
    actor.send({ type: 'READING', reading: { ...steady, frames: 300, missed: 0 } });
    actor.send({ type: 'JUDGE', seen: 'clean', at: 9000 });
    expect(context().result).toMatchObject({
      status: 'pass',
      details: 'You saw clean edges. 143.98 ± 0.01 Hz, no missed frames.',
    });
  });
});

describe('the verdict on motion blur', () => {
  const run = { settings: motionDefaults, persistence: null, seen: 'clean', startedAt: 1, finishedAt: 2 } as const;
  const judge = (change: Partial<FrameReading>, seen: Sight = 'clean') =>
    judgeMotion({ ...run, seen, reading: { ...steady, ...change } });
  const verdicts = (result: CheckResult) => result.parts.map(({ verdict }) => verdict);

  it('is a pass for clean edges at a known rate, a warning for others, and open without a rate', () => {
    expect(judge({})).toMatchObject({ status: 'pass', missing: [] });
    expect(judgeMotion({ ...run, reading: noReading }).status).toBe('inconclusive');
    expect(judge({}, 'trail').status).toBe('warning');
    expect(judge({}, 'halo').details).toContain('overdrive');
  });

  it('is open when more than 1% of the frames were missed, and does not blame the panel', () => {
    expect(verdicts(judge({ frames: 9900, missed: 100 }))).toEqual(['pass', 'pass']);
    const missed = judge({ frames: 187, missed: 38 });
    expect(verdicts(missed)).toEqual(['pass', 'inconclusive']);
    expect(missed.status).toBe('inconclusive');
    const words = '38 of 225 frames missed. The browser or the computer dropped them, not the panel.';
    expect(missed.details).toContain(words);
    expect(missed.missing).toEqual([{ rule: 'motion', needs: evidence.motion.needs, action: 'Run Again' }]);
    // What the person saw still counts.
    expect(judge({ frames: 187, missed: 38 }, 'trail').status).toBe('warning');
  });

  it('is open for an answer before enough frames came, whatever it was', () => {
    for (const seen of sights) {
      const result = judge({ frames: MIN_FRAMES - 1 }, seen);
      expect(result.status).toBe('inconclusive');
      expect(verdicts(result)).toEqual(['inconclusive', 'inconclusive']);
    }
    expect(judge({ frames: MIN_FRAMES }).status).toBe('pass');
  });

  it('needs what the page names', () => {
    const text = Object.values(motionBlurPageTexts.questions).flat().join(' ');
    expect(text).toContain(`With more than ${100 * MAX_MISSED_SHARE}% missed, or with fewer than ${MIN_FRAMES} frames`);
    expect(evidence.motion.needs).toBe(
      'Watch at least 120 frames (2 seconds at 60 Hz), at most 1% of them missed. Then answer.',
    );
  });
});
