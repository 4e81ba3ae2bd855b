import { capital, fixed, list, times, withUnit } from '../../content/words';
import type { PadReading } from '../../measure/live/pad-trace';
import { sides } from '../../measure/touchpad/sides';
import type { StillReading } from '../../measure/touchpad/still';
import { amountOf, type Finding, findingsIn, type Part, partOf } from '../result';
import { MIN_LINE_SAMPLES, MIN_MOVING_MS, type PadRule } from './evidence';
import type { PadRun } from './run';

export type PadPart = Part<PadRule>;

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

const px = (length: number) => withUnit(fixed(length, 1), 'px');

export function linePart({ line: { movement, line }, absent }: PadRun): PadPart {
  const part = partOf('line', 'line', 'One finger');
  if (absent.includes('line')) {
    return part(
      [{ code: 'PAD-NONE', where: { on: 'One finger' }, amount: { value: 'no answer', unit: '', source: 'observed' } }],
      'The pointer did not move, as you said.',
    );
  }
  if (movement.total === 0) return part('not-run', 'Nothing was drawn.');
  const { jumps, stretches, losses, longest } = line;
  const found: Finding[] = [];
  const said: string[] = [];
  if (stretches >= MIN_STRETCHES) {
    found.push({ code: 'PAD-DEAD', amount: amountOf(stretches) });
    said.push(`The line broke and went on elsewhere ${times(stretches)}, up to ${px(longest)} away.`);
  }
  if (jumps >= MIN_JUMPS) {
    found.push({ code: 'PAD-JUMP', amount: amountOf(jumps) });
    said.push(`The pointer jumped ${times(jumps)}.`);
  }
  if (losses >= MIN_LOSSES) {
    found.push({ code: 'PAD-LOST', amount: amountOf(losses) });
    said.push(`A fast line stopped and went on at once ${times(losses)}.`);
  }
  const findings = findingsIn(found);
  if (findings) return part(findings, said.join(' '));
  if (line.moving < MIN_MOVING_MS || movement.total < MIN_LINE_SAMPLES) {
    const seconds = withUnit(fixed(Math.floor(line.moving / 100) / 10, 1), 's');
    return part('inconclusive', `Moved for ${seconds} only, of ${withUnit(MIN_MOVING_MS / 1000, 's')}.`);
  }
  const rate = movement.rate === null ? '' : ` ${withUnit(Math.round(movement.rate), 'Hz')}.`;
  const chance = jumps + stretches + losses;
  return part(
    'pass',
    `${chance === 0 ? 'No break and no jump.' : 'A single irregular step, which may be chance.'}${rate}`,
  );
}

export function restPart({ rest }: PadRun): PadPart {
  const part = partOf('rest', 'rest', 'Resting finger');
  if (!rest) return part('not-run', 'No finger rested until the time was over.');
  const { samples, rms, extent, path, longest } = rest.still;
  if (samples >= MIN_JITTER_SAMPLES && rms > MAX_JITTER_PX && path >= MIN_JITTER_TURNS * extent) {
    return part([{ code: 'PAD-JITTER', amount: amountOf(rms, 'px', 2) }], `It trembles by ${px(rms)} rms.`);
  }
  if (longest > MAX_REST_STEP_PX) {
    return part(
      [{ code: 'PAD-JUMP', amount: amountOf(1) }],
      `The pointer jumped by ${px(longest)} below a resting finger.`,
    );
  }
  if (extent > MAX_DRIFT_PX) {
    return part('inconclusive', `The pointer moved by ${px(extent)}, as below a finger that moves. Rest it again.`);
  }
  return part('pass', path === 0 ? 'Nothing moved.' : `Steady: ${px(rms)} rms.`);
}

export function edgesPart({ edges }: PadRun): PadPart {
  const part = partOf('edges', 'edges', 'Edges');
  if (edges.movement.total === 0) return part('not-run', 'No stroke was made.');
  const reached = sides.filter((side) => edges.sides[side].reached > 0);
  if (reached.length === sides.length) return part('pass', 'All four sides reached in one stroke.');
  const suspect = sides.filter(
    (side) => edges.sides[side].reached === 0 && edges.sides[side].short >= MIN_SHORT_STROKES,
  );
  const findings = findingsIn(
    reached.length < MIN_OTHER_SIDES
      ? []
      : suspect.map((side) => ({
          code: 'PAD-EDGE',
          where: { channel: capital(side) },
          amount: amountOf(edges.sides[side].short),
        })),
  );
  if (findings) return part(findings, `Strokes end before the ${list(suspect)}.`);
  const left = sides.filter((side) => !reached.includes(side));
  return part('inconclusive', `Not reached in one stroke: ${list(left)}. Move faster, or raise the pointer speed.`);
}

/** Whether the pointer moved, or something was pressed or scrolled, although nobody should have touched the pad. */
const isAlive = ({ path, others }: StillReading) => path >= MIN_GHOST_PX || others > 0;

function watchedPart(
  id: 'palm' | 'off',
  name: string,
  watched: PadReading | null,
  words: { readonly code: 'PAD-GHOST' | 'PAD-PALM'; readonly missing: string; readonly calm: string },
): PadPart {
  const part = partOf(id, id, name);
  if (!watched) return part('not-run', words.missing);
  const { path, others } = watched.still;
  if (!isAlive(watched.still)) {
    return part('pass', path === 0 ? words.calm : `The pointer moved by ${px(path)}, which a bump does too.`);
  }
  const said = [
    ...(path >= MIN_GHOST_PX ? [`The pointer moved by ${px(path)}.`] : []),
    ...(others > 0 ? [`It pressed or scrolled ${times(others)}.`] : []),
  ];
  const amount = path >= MIN_GHOST_PX ? amountOf(path, 'px', 1) : amountOf(others);
  return part([{ code: words.code, amount }], said.join(' '));
}

export const palmPart = ({ palm }: PadRun): PadPart =>
  watchedPart('palm', 'Palm rejection', palm, {
    code: 'PAD-PALM',
    missing: 'No palm rested until the time was over.',
    calm: 'Palms moved nothing.',
  });

export const offPart = ({ off }: PadRun): PadPart =>
  watchedPart('off', 'Hands off', off, {
    code: 'PAD-GHOST',
    missing: 'Not watched until the time was over.',
    calm: 'Nothing moved by itself.',
  });
