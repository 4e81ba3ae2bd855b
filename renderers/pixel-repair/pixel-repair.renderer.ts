import { advance, type CycleState, colorOf, levelOf } from '../../measure/color/color-cycle';
import type { Renderer } from '../renderer';
import { mountPattern, type StageFacts } from '../stage';
import { type RepairValues, repairPattern } from './repair.pattern';

export interface RepairPicture {
  /** Fine noise, new in each frame, in place of the eight colors. */
  noise: boolean;
  /** Milliseconds from one color to the next. */
  interval: number;
  /** Percent of a lit channel's full code. */
  intensity: number;
  /** Side in CSS px of a centered square on black; 0 fills the host. */
  side: number;
  /** Whether it moves. If not, it shows red, or one frame of noise. */
  playing: boolean;
}

interface RepairOptions {
  readonly settings: RepairPicture;
  readonly onFacts?: (facts: StageFacts) => void;
  /** Called about once a second with the changes drawn so far, and the milliseconds of drawing. */
  readonly onShown?: (changes: number, elapsed: number) => void;
}

/** Milliseconds between two reports of what was shown. */
const REPORT = 1000;
/** Frames of noise before the first comes again: what a small integer of JavaScript engines holds. */
const FRAMES = 0x3fffffff;
/** A longer gap between two frames is a page that was hidden, in milliseconds. */
const GAP = 1000;

/** Places of the times that a run keeps, in milliseconds: the last frame, frames in all, and those reported. */
const LAST = 0;
const ELAPSED = 1;
const REPORTED = 2;

/** Fills `host` with the picture that repairs stuck pixels. Colors are set by uniforms, at once and without easing. */
export function mountRepair(host: HTMLElement, { settings, onFacts, onShown }: RepairOptions): Renderer<RepairPicture> {
  const picture: RepairPicture = { ...settings };
  const cycle: CycleState = { step: 0, due: Number.NaN };
  let ratio = window.devicePixelRatio;
  let drawn = false;
  let changes = 0;
  // In a typed array, since fractions that a closure keeps are allocated again with every frame.
  const times = new Float64Array(3);

  const count = (time: number) => {
    const gap = time - (times[LAST] ?? 0);
    if (times[LAST] && gap < GAP) times[ELAPSED] = (times[ELAPSED] ?? 0) + gap;
    times[LAST] = time;
    const elapsed = times[ELAPSED] ?? 0;
    if (elapsed - (times[REPORTED] ?? 0) < REPORT) return;
    times[REPORTED] = elapsed;
    onShown?.(changes, elapsed);
  };
  const animate = (values: RepairValues, time: number): boolean => {
    // Before the first picture there is nothing to count.
    if (!picture.playing || !drawn) return false;
    count(time);
    if (picture.noise) {
      values.frame = (values.frame + 1) & FRAMES;
      changes++;
      return true;
    }
    if (Number.isNaN(cycle.due)) cycle.due = time + picture.interval;
    if (!advance(cycle, time, picture.interval)) return false;
    values.color = colorOf(cycle.step, values.level);
    changes++;
    return true;
  };
  const valuesOf = (): Partial<RepairValues> => {
    const level = levelOf(picture.intensity);
    return {
      noise: picture.noise ? 1 : 0,
      level,
      color: colorOf(cycle.step, level),
      side: Math.round(picture.side * ratio),
    };
  };

  const stage = mountPattern(host, {
    pattern: repairPattern,
    // Anywhere in the hash, so that no run repeats another.
    values: { ...valuesOf(), frame: Math.floor(Math.random() * FRAMES) },
    animate,
    onFacts(facts) {
      const former = ratio;
      ratio = facts.pixelRatio;
      drawn = true;
      if (ratio !== former && picture.side > 0) stage.update(valuesOf());
      onFacts?.(facts);
    },
  });
  return {
    update(changed) {
      Object.assign(picture, changed);
      if (!picture.playing) Object.assign(cycle, { step: 0, due: Number.NaN });
      stage.update(valuesOf());
    },
    dispose: stage.dispose,
  };
}
