import { say } from '../../content/verdicts/touchpad';
import type { Presses } from '../../measure/pointer/presses';
import { deviceOf } from '../../measure/pointer/scroll';
import { amountOf } from '../result';
import {
  MIN_DRAGS,
  MIN_MENUS,
  MIN_PINCH,
  MIN_PRESSES,
  MIN_SCROLL_PX,
  MIN_SIDEWAYS_PX,
  type PadPart,
  type PadRule,
  padPart,
} from './evidence';
import { absentPart, faultyPart } from './movement-parts';
import type { PadRun } from './run';

/** From this many reversed steps or gaps in scroll strokes on, the pad is the cause and not chance. */
export const MIN_REVERSED = 2;
export const MIN_SCROLL_GAPS = 3;
/** From this share of the minimum distance on, the movement counts as intended. */
const MIN_TRIED_SHARE = 0.25;

const shortest = (lengths: readonly number[]) => amountOf(Math.min(...lengths), 'ms', 1);

/** The number of left button presses. A press and a tap both count as one. */
const presses = ({ counts }: Presses) => counts[0] ?? 0;
const leftBounces = ({ bounces }: Presses) => bounces.filter(({ button }) => button === 0).map(({ after }) => after);

export function pressPart({ press, absent }: PadRun): PadPart {
  const part = padPart('press');
  if (absent.includes('press')) return absentPart('press');
  const bounces = leftBounces(press);
  if (bounces.length > 0) {
    const words = say.twice(bounces.length, Math.min(...bounces));
    return part([{ code: 'PAD-DOUBLE', amount: shortest(bounces) }], words);
  }
  const count = presses(press);
  if (count === 0) return part('not-run', say.unpressed);
  return count < MIN_PRESSES
    ? part('inconclusive', say.some('press', count, MIN_PRESSES))
    : part('pass', say.pressed(count));
}

/** An optional part. Pass with enough input, inconclusive with less, not run (not fitted) without any. */
function optionalPart(rule: PadRule, { absent }: PadRun, count: number | null, least: number, said: string): PadPart {
  const part = padPart(rule);
  if (absent.some((task) => task === rule)) return part('not-run', say.notFitted);
  if (count === null) return part('not-run', say.notUsed);
  return part(count < least ? 'inconclusive' : 'pass', said);
}

export function tapPart(run: PadRun): PadPart {
  const count = presses(run.tap);
  return optionalPart('tap', run, count || null, MIN_PRESSES, say.some('tap', count, MIN_PRESSES));
}

export function menuPart(run: PadRun): PadPart {
  const count = run.menu.counts[2] ?? 0;
  return optionalPart('menu', run, count || null, MIN_MENUS, say.some('menu', count, MIN_MENUS));
}

export function dragPart({ drag }: PadRun): PadPart {
  const part = padPart('drag');
  const { carried, drops, early } = drag.counts;
  const faulty = faultyPart('drag', [
    drops.length > 0 && [{ code: 'PAD-DROP', amount: shortest(drops) }, say.drops(drops.length)],
    early > 0 && [{ code: 'PAD-EARLY', amount: amountOf(early) }, say.early(early)],
  ]);
  if (faulty) return faulty;
  return carried < MIN_DRAGS ? part('not-run', say.undragged) : part('pass', say.dragged(carried));
}

export function scrollPart({ scroll, absent }: PadRun): PadPart {
  const part = padPart('scroll');
  const { steps, reversed, gaps, up, down } = scroll;
  const device = deviceOf(steps);
  if (absent.includes('scroll')) return part('not-run', say.noScroll);
  if (device === null) return part('not-run', say.unscrolled);
  if (device !== 'touch pad') return part('inconclusive', say.wheel);
  const faulty = faultyPart('scroll', [
    reversed >= MIN_REVERSED && [{ code: 'PAD-BACK', amount: amountOf(reversed) }, say.reversed(reversed)],
    gaps >= MIN_SCROLL_GAPS && [{ code: 'PAD-STUTTER', amount: amountOf(gaps) }, say.gaps(gaps)],
  ]);
  if (faulty) return faulty;
  const least = Math.min(up, down);
  return least < MIN_SCROLL_PX ? part('inconclusive', say.scrolled(least, MIN_SCROLL_PX)) : part('pass', say.smooth);
}

export function sidewaysPart(run: PadRun): PadPart {
  const { left, right, steps } = run.scroll;
  // A tilting wheel also scrolls sideways, so only input from a pad counts.
  const isPad = deviceOf(steps) === 'touch pad';
  return bothWays('sideways', run, isPad ? [left, right] : [0, 0], MIN_SIDEWAYS_PX);
}

export const pinchPart = (run: PadRun): PadPart =>
  bothWays('pinch', run, [run.pinch.apart, run.pinch.together], MIN_PINCH);

/** An optional part with two directions. Small movements count as unintended. */
function bothWays(rule: 'sideways' | 'pinch', run: PadRun, moved: readonly [number, number], least: number): PadPart {
  const isTried = Math.max(...moved) >= MIN_TRIED_SHARE * least;
  const less = Math.min(...moved);
  const said = less >= least ? say.bothWays[rule] : say.tooLittle(rule, moved[0] < moved[1] ? 0 : 1);
  return optionalPart(rule, run, isTried ? less : null, least, said);
}
