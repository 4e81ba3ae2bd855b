import { capital, counted, fixed, times, withUnit } from '../../content/words';
import type { Presses } from '../../measure/pointer/presses';
import { deviceOf } from '../../measure/pointer/scroll';
import { amountOf, type Finding, findingsIn, partOf } from '../result';
import {
  evidence,
  MIN_DRAGS,
  MIN_MENUS,
  MIN_PINCH,
  MIN_PRESSES,
  MIN_SCROLL_PX,
  MIN_SIDEWAYS_PX,
  type PadRule,
} from './evidence';
import type { PadPart } from './movement-parts';
import type { PadRun } from './run';

/** From this many reversed steps or gaps in scroll strokes on, the pad is the cause and not chance. */
export const MIN_REVERSED = 2;
export const MIN_SCROLL_GAPS = 3;
/** From this share of the minimum distance on, the movement counts as intended. */
const MIN_TRIED_SHARE = 0.25;

const notFitted = 'Not fitted or switched off, as you said.';
const notUsed = 'Not fitted, or not used.';
const shortest = (lengths: readonly number[]) => amountOf(Math.min(...lengths), 'ms', 1);

/** The number of left button presses. A press and a tap both count as one. */
const presses = ({ counts }: Presses) => counts[0] ?? 0;
const leftBounces = ({ bounces }: Presses) => bounces.filter(({ button }) => button === 0).map(({ after }) => after);

export function pressPart({ press, absent }: PadRun): PadPart {
  const part = partOf('press', 'press', 'Press');
  if (absent.includes('press')) {
    return part(
      [{ code: 'PAD-NONE', where: { on: 'Press' }, amount: { value: 'no answer', unit: '', source: 'observed' } }],
      'No press arrived, as you said.',
    );
  }
  const bounces = leftBounces(press);
  if (bounces.length > 0) {
    return part(
      [{ code: 'PAD-DOUBLE', amount: shortest(bounces) }],
      `One press arrived twice ${times(bounces.length)}, after ${withUnit(fixed(Math.min(...bounces), 1), 'ms')} at least.`,
    );
  }
  const count = presses(press);
  if (count === 0) return part('not-run', 'The pad was not pressed.');
  if (count < MIN_PRESSES) return part('inconclusive', `${count} of ${MIN_PRESSES} presses.`);
  return part('pass', `${counted(count, 'press', 'presses')}, each once.`);
}

/** An optional part. Pass with enough input, inconclusive with less, not run (not fitted) without any. */
function optionalPart(rule: PadRule, { absent }: PadRun, count: number | null, least: number, said: string): PadPart {
  const part = partOf(rule, rule, evidence[rule].name);
  if (absent.some((task) => task === rule)) return part('not-run', notFitted);
  if (count === null) return part('not-run', notUsed);
  return part(count < least ? 'inconclusive' : 'pass', said);
}

export function tapPart(run: PadRun): PadPart {
  const count = presses(run.tap);
  return optionalPart('tap', run, count || null, MIN_PRESSES, `${count} of ${MIN_PRESSES} taps.`);
}

export function menuPart(run: PadRun): PadPart {
  const count = run.menu.counts[2] ?? 0;
  return optionalPart('menu', run, count || null, MIN_MENUS, `${count} of ${MIN_MENUS} two-finger presses.`);
}

export function dragPart({ drag: { counts } }: PadRun): PadPart {
  const part = partOf('drag', 'drag', 'Drag');
  const { carried, drops, early } = counts;
  const found: Finding[] = [];
  const said: string[] = [];
  if (drops.length > 0) {
    found.push({ code: 'PAD-DROP', amount: shortest(drops) });
    said.push(`Contact was lost ${times(drops.length)} during the drag.`);
  }
  if (early > 0) {
    found.push({ code: 'PAD-EARLY', amount: amountOf(early) });
    said.push(`The block was dropped early ${times(early)}.`);
  }
  const findings = findingsIn(found);
  if (findings) return part(findings, said.join(' '));
  if (carried < MIN_DRAGS) return part('not-run', 'The block was not dragged to the frame.');
  return part('pass', `${counted(carried, 'drag')}, with contact all the way.`);
}

export function scrollPart({ scroll, absent }: PadRun): PadPart {
  const part = partOf('scroll', 'scroll', 'Two-finger scroll');
  const device = deviceOf(scroll.steps);
  if (absent.includes('scroll')) return part('not-run', 'Nothing scrolled, as you said. It may be switched off.');
  if (device === null) return part('not-run', 'Nothing was scrolled.');
  if (device !== 'touch pad') {
    return part(
      'inconclusive',
      'It scrolls in the even steps of a wheel. Put the mouse away and use two fingers. If it stays, the driver imitates a wheel.',
    );
  }
  const found: Finding[] = [];
  const said: string[] = [];
  if (scroll.reversed >= MIN_REVERSED) {
    found.push({ code: 'PAD-BACK', amount: amountOf(scroll.reversed) });
    said.push(`Scrolling went back ${times(scroll.reversed)} in the middle of a stroke.`);
  }
  if (scroll.gaps >= MIN_SCROLL_GAPS) {
    found.push({ code: 'PAD-STUTTER', amount: amountOf(scroll.gaps) });
    said.push(`A stroke stopped and went on ${times(scroll.gaps)}.`);
  }
  const findings = findingsIn(found);
  if (findings) return part(findings, said.join(' '));
  const least = Math.min(scroll.up, scroll.down);
  if (least < MIN_SCROLL_PX) {
    return part(
      'inconclusive',
      `${withUnit(Math.floor(least), 'px')} of ${withUnit(MIN_SCROLL_PX, 'px')} in one direction.`,
    );
  }
  return part('pass', 'Smooth, up and down.');
}

export function sidewaysPart(run: PadRun): PadPart {
  const { left, right, steps } = run.scroll;
  // A tilting wheel also scrolls sideways, so only input from a pad counts.
  const isPad = deviceOf(steps) === 'touch pad';
  return bothWays('sideways', run, isPad ? [left, right] : [0, 0], MIN_SIDEWAYS_PX, ['left', 'right']);
}

export const pinchPart = (run: PadRun): PadPart =>
  bothWays('pinch', run, [run.pinch.apart, run.pinch.together], MIN_PINCH, ['apart', 'together']);

/** An optional part with two directions. Small movements count as unintended. */
function bothWays(
  rule: 'sideways' | 'pinch',
  run: PadRun,
  [one, other]: readonly [one: number, other: number],
  least: number,
  [oneWay, otherWay]: readonly [one: string, other: string],
): PadPart {
  const isTried = Math.max(one, other) >= MIN_TRIED_SHARE * least;
  const said =
    Math.min(one, other) >= least
      ? `${capital(oneWay)} and ${otherWay}.`
      : `Too little ${one < other ? oneWay : otherWay}.`;
  return optionalPart(rule, run, isTried ? Math.min(one, other) : null, least, said);
}
