import { say, sideNames } from '../../content/verdicts/touchpad';
import { sides } from '../../measure/touchpad/sides';
import { amountOf, type Finding, findingsIn } from '../result';
import { evidence, MIN_LINE_SAMPLES, MIN_MOVING_MS, type PadPart, padPart } from './evidence';
import type { PadRun } from './run';

/** From this many jumps, dead stretches or contact losses on, the pad is the cause and not chance. */
export const MIN_JUMPS = 2;
export const MIN_STRETCHES = 2;
export const MIN_LOSSES = 3;
/** Maximum jitter of a resting finger, in CSS px rms. */
const MAX_JITTER_PX = 1.5;
/** Minimum samples to judge jitter, and the minimum ratio of path length to extent of a trembling pointer. */
const MIN_JITTER_SAMPLES = 20;
const MIN_JITTER_TURNS = 4;
/** If the pointer moved further than this, the finger did not rest, in CSS px. */
const MAX_DRIFT_PX = 12;
/** The longest step that a rolling resting finger can cause, in CSS px. A longer one is a jump. */
const MAX_REST_STEP_PX = 25;
/** From this path length in CSS px on, an untouched pointer moves by itself. A bump of the table may move it less. */
export const MIN_GHOST_PX = 3;
/** An edge is suspect if this many strokes end before it, none reaches it, and this many other sides were reached. */
const MIN_SHORT_STROKES = 3;
const MIN_OTHER_SIDES = 2;

/** The part of a step at which nothing happens, as stated by the person. */
export function absentPart(rule: 'line' | 'press'): PadPart {
  const amount = { value: say.noAnswer, unit: '', source: 'observed' } as const;
  return padPart(rule)([{ code: 'PAD-NONE', where: { on: evidence[rule].name }, amount }], say.absent[rule]);
}

/** A part with the faults that were found, each with its sentence. Null if there are none. */
export function faultyPart(
  rule: PadPart['rule'],
  faults: readonly (readonly [finding: Finding, words: string] | false)[],
): PadPart | null {
  const found = faults.filter((fault) => fault !== false);
  const findings = findingsIn(found.map(([finding]) => finding));
  return findings && padPart(rule)(findings, found.map(([, words]) => words).join(' '));
}

export function linePart({ line: { movement, line }, absent }: PadRun): PadPart {
  const part = padPart('line');
  if (absent.includes('line')) return absentPart('line');
  if (movement.total === 0) return part('not-run', say.undrawn);
  const { jumps, stretches, losses, longest, moving } = line;
  const faulty = faultyPart('line', [
    stretches >= MIN_STRETCHES && [
      { code: 'PAD-DEAD', amount: amountOf(stretches) },
      say.stretches(stretches, longest),
    ],
    jumps >= MIN_JUMPS && [{ code: 'PAD-JUMP', amount: amountOf(jumps) }, say.jumps(jumps)],
    losses >= MIN_LOSSES && [{ code: 'PAD-LOST', amount: amountOf(losses) }, say.losses(losses)],
  ]);
  if (faulty) return faulty;
  return moving < MIN_MOVING_MS || movement.total < MIN_LINE_SAMPLES
    ? part('inconclusive', say.moved(moving, MIN_MOVING_MS))
    : part('pass', say.steady(jumps + stretches + losses, movement.rate));
}

export function restPart({ rest }: PadRun): PadPart {
  const part = padPart('rest');
  if (!rest) return part('not-run', say.noRest);
  const { samples, rms, extent, path, longest } = rest.still;
  if (samples >= MIN_JITTER_SAMPLES && rms > MAX_JITTER_PX && path >= MIN_JITTER_TURNS * extent) {
    return part([{ code: 'PAD-JITTER', amount: amountOf(rms, 'px', 2) }], say.trembles(rms));
  }
  if (longest > MAX_REST_STEP_PX) return part([{ code: 'PAD-JUMP', amount: amountOf(1) }], say.restJump(longest));
  return extent > MAX_DRIFT_PX ? part('inconclusive', say.drift(extent)) : part('pass', say.atRest(path, rms));
}

export function edgesPart({ edges }: PadRun): PadPart {
  const part = padPart('edges');
  if (edges.movement.total === 0) return part('not-run', say.noStroke);
  const left = sides.filter((side) => edges.sides[side].reached === 0);
  if (left.length === 0) return part('pass', say.allSides);
  const suspect = left.filter((side) => edges.sides[side].short >= MIN_SHORT_STROKES);
  const findings = findingsIn(
    suspect.map((side) => ({
      code: 'PAD-EDGE',
      where: { channel: sideNames[side] },
      amount: amountOf(edges.sides[side].short),
    })),
  );
  return findings && sides.length - left.length >= MIN_OTHER_SIDES
    ? part(findings, say.short(suspect))
    : part('inconclusive', say.notReached(left));
}

/** The codes of a pointer that moves, presses or scrolls although nobody should touch the pad. */
const codes = { palm: 'PAD-PALM', off: 'PAD-GHOST' } as const;

export function watchedPart(rule: 'palm' | 'off', run: PadRun): PadPart {
  const part = padPart(rule);
  const watched = run[rule];
  if (!watched) return part('not-run', say.notWatched[rule]);
  const { path, others } = watched.still;
  const isMoving = path >= MIN_GHOST_PX;
  if (!isMoving && others === 0) return part('pass', path === 0 ? say.calm[rule] : say.bump(path));
  const said = [isMoving && say.ghost(path), others > 0 && say.ghostInputs(others)];
  const amount = isMoving ? amountOf(path, 'px', 1) : amountOf(others);
  return part([{ code: codes[rule], amount }], said.filter(Boolean).join(' '));
}
