import { advance, type CycleState, colorOf, levelOf } from '../../measure/color/color-cycle';
import { mountPattern } from '../mount-pattern';
import type { Renderer } from '../renderer';
import type { OnFacts, Step } from '../stage';
import { type RepairValues, repairPattern } from './repair.pattern';

export interface RepairState {
  /** Whether to show fine noise, new in each frame, instead of the eight colors. */
  noise: boolean;
  /** Milliseconds from one color to the next. */
  interval: number;
  /** Code of a lit channel, in percent of the full code. */
  intensity: number;
  /** Side in CSS px of a centered square on black. 0 fills the host. */
  side: number;
  /** Whether the picture changes. If not, it shows red, or one frame of noise. */
  playing: boolean;
}

interface RepairOptions {
  readonly settings: RepairState;
  readonly onFacts?: OnFacts;
  /** Called about once a second with the number of changes drawn so far, and the milliseconds of drawing so far. */
  readonly onShown?: (changes: number, elapsed: number) => void;
}

/** Time between two calls of `onShown`. */
const REPORT_MS = 1000;
/** The frame number of the noise wraps to 0 after this one. It fits the small integers of JavaScript engines. */
const MAX_FRAME = 0x3fffffff;
/** After a longer gap between two frames, the page counts as hidden in between. */
const MAX_FRAME_GAP_MS = 1000;

/**
 * Indices into a run's times, in milliseconds: time of the last frame, drawing time so far, drawing time at the last
 * report.
 */
const LAST_AT = 0;
const ELAPSED_MS = 1;
const REPORTED_MS = 2;

/**
 * Fills `host` with changing colors or noise to repair stuck pixels. Uniforms set the colors, immediately and without
 * easing.
 */
export function mountRepair(host: HTMLElement, { settings, onFacts, onShown }: RepairOptions): Renderer<RepairState> {
  const state: RepairState = { ...settings };
  const cycle: CycleState = { step: 0, due: Number.NaN };
  let ratio = window.devicePixelRatio;
  let drawn = false;
  let changes = 0;
  // A typed array, because non-integer numbers in closure variables are allocated again in every frame.
  const times = new Float64Array(3);

  const count = (time: number) => {
    const gap = time - (times[LAST_AT] ?? 0);
    if (times[LAST_AT] && gap < MAX_FRAME_GAP_MS) times[ELAPSED_MS] = (times[ELAPSED_MS] ?? 0) + gap;
    times[LAST_AT] = time;
    const elapsed = times[ELAPSED_MS] ?? 0;
    if (elapsed - (times[REPORTED_MS] ?? 0) < REPORT_MS) return;
    times[REPORTED_MS] = elapsed;
    onShown?.(changes, elapsed);
  };
  const animate = (values: RepairValues, time: number): Step => {
    if (!state.playing) return 'last';
    // Before the first draw there is nothing to count.
    if (!drawn) return 'wait';
    count(time);
    if (state.noise) {
      values.frame = (values.frame + 1) & MAX_FRAME;
      changes++;
      return 'next';
    }
    if (Number.isNaN(cycle.due)) cycle.due = time + state.interval;
    if (!advance(cycle, time, state.interval)) return 'wait';
    values.color = colorOf(cycle.step, values.level);
    changes++;
    return 'next';
  };
  const valuesOf = (): Partial<RepairValues> => {
    const level = levelOf(state.intensity);
    return {
      noise: state.noise ? 1 : 0,
      level,
      color: colorOf(cycle.step, level),
      side: Math.round(state.side * ratio),
    };
  };

  const stage = mountPattern(host, {
    pattern: repairPattern,
    // A random start, so that no run repeats another.
    values: { ...valuesOf(), frame: Math.floor(Math.random() * MAX_FRAME) },
    animate,
    onFacts(facts) {
      const former = ratio;
      ratio = facts.pixelRatio;
      drawn = true;
      if (ratio !== former && state.side > 0) stage.update(valuesOf());
      onFacts?.(facts);
    },
  });
  return {
    update(changed) {
      Object.assign(state, changed);
      if (!state.playing) Object.assign(cycle, { step: 0, due: Number.NaN });
      stage.update(valuesOf());
    },
    dispose: stage.dispose,
  };
}
