import * as v from 'valibot';
import type { AnyMachineSnapshot } from 'xstate';
import type { CheckId } from '../../content/catalogue';
import type { TouchProgress, TouchSnapshot } from '../../measure/touch/snapshot';
import type { Judged } from '../check-machine';
import { findingsOf, type KeyboardRun } from '../keyboard/keyboard';
import { layouts } from '../keyboard/layouts';
import { colors } from '../screen/screen';
import type { Mark, SequenceRun, SurfaceFacts } from '../sequence/sequence';
import type { Ghost } from '../touch/touch';
import { isPictured, type Pictured } from './pictured';

/** The maximum numbers of cells, keys and pins in a picture, and the longest side of a surface in px. */
const MAX_CELLS = 40_000;
const MAX_KEYS = 300;
const MAX_PINS = 1000;
const MAX_SIDE_PX = 100_000;

const side = v.pipe(v.number(), v.minValue(1), v.maxValue(MAX_SIDE_PX));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const names = v.pipe(v.array(v.string()), v.maxLength(MAX_KEYS));
const pin = v.object({ x: v.pipe(v.number(), v.finite()), y: v.pipe(v.number(), v.finite()), isHeld: v.boolean() });

/** What the person saw, as far as the machine knows. */
const pictureSchema = v.variant('kind', [
  v.object({
    kind: v.literal('keyboard'),
    /** Index in `layouts` of `layouts.ts`. */
    board: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(layouts.length - 1)),
    /** Codes of the keys that were pressed at least once, that are down, that are faulty, and that are not fitted. */
    tested: names,
    down: names,
    faulty: names,
    absent: names,
  }),
  v.object({
    kind: v.literal('grid'),
    columns: v.pipe(count, v.minValue(1)),
    rows: v.pipe(count, v.minValue(1)),
    width: side,
    height: side,
    /** Row by row: FINGER, OTHER or 0. */
    touched: v.pipe(v.array(v.number()), v.maxLength(MAX_CELLS)),
  }),
  v.object({ kind: v.literal('cells'), touched: count, cells: v.pipe(count, v.minValue(1)), fingers: count }),
  v.object({
    kind: v.literal('surface'),
    width: side,
    height: side,
    /** Name of the pattern. Empty if there is none. */
    name: v.string(),
    /** CSS color of a plain pattern. Null for any other. */
    color: v.nullable(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))),
    /** In px of the surface. */
    pins: v.pipe(v.array(pin), v.maxLength(MAX_PINS)),
  }),
]);

export type PlaybackPicture = v.InferOutput<typeof pictureSchema>;

/** The state of a machine at one step of its journal, for display. Plain data. */
export interface Moment {
  /** Null if the state has no picture. */
  readonly picture: PlaybackPicture | null;
  /** The judgment so far. Null before the first. */
  readonly judgment: { readonly status: 'pass' | 'inconclusive' | 'warning' | 'fail'; readonly details: string } | null;
}

const judgmentSchema = v.object({
  status: v.picklist(['pass', 'inconclusive', 'warning', 'fail']),
  details: v.pipe(v.string(), v.maxLength(2000)),
});

type Context = Judged & Readonly<Record<string, unknown>>;
type Picturing = (context: Context) => unknown;

function keyboardPicture(context: Context): unknown {
  const run = context as unknown as KeyboardRun;
  const { keys, layout } = run;
  const { system, variant, size } = layout;
  const board = layouts.findIndex((one) => one.system === system && one.variant === variant && one.size === size);
  const { faulty, stuck, bouncing, absent } = findingsOf(run);
  return {
    kind: 'keyboard',
    board,
    tested: Object.values(keys.byCode).flatMap(({ code, tested }) => (tested ? [code] : [])),
    down: keys.down,
    faulty: [...new Set([...faulty, ...stuck, ...bouncing])],
    absent,
  };
}

/** Ghost touches are stored as shares of a surface. Its size was not recorded, so this size in px is used. */
const PANEL = { width: 1600, height: 1000 } as const;

function touchPicture(context: Context): unknown {
  const { snapshot, progress, ghosts, caught } = context as unknown as {
    snapshot: TouchSnapshot | null;
    progress: TouchProgress;
    ghosts: readonly Ghost[] | null;
    caught: readonly Ghost[];
  };
  if (snapshot) {
    const { columns, rows, width, height, touched } = snapshot;
    return { kind: 'grid', columns, rows, width, height, touched };
  }
  const seen = caught.length > 0 ? caught : (ghosts ?? []);
  if (seen.length > 0) {
    const pins = seen.map(({ x, y }) => ({
      x: x * PANEL.width,
      y: y * PANEL.height,
      isHeld: false,
    }));
    return { kind: 'surface', ...PANEL, name: '', color: null, pins };
  }
  return progress.cells > 0
    ? { kind: 'cells', touched: progress.touched, cells: progress.cells, fingers: progress.fingers }
    : null;
}

const sequencePicture =
  (colorAt: (step: number) => string | null): Picturing =>
  (context) => {
    const { steps, step, marks, held, current, surface } = context as unknown as SequenceRun & {
      step: number;
      held: Mark | null;
      current: SurfaceFacts | null;
    };
    const shown = current ?? surface;
    if (!shown) return null;
    const here = marks.filter((mark) => mark.step === step && mark.id !== held?.id);
    const pins = [...here, ...(held ? [held] : [])].map(({ x, y }) => ({
      x,
      y,
      isHeld: x === held?.x && y === held?.y,
    }));
    const { width, height } = shown;
    return { kind: 'surface', width, height, name: steps[step]?.name ?? '', color: colorAt(step), pins };
  };

const colored = sequencePicture((step) => colors[step]?.value ?? null);
const patterned = sequencePicture(() => null);

const picturing: Readonly<Record<Pictured, Picturing>> = {
  keyboard: keyboardPicture,
  touch: touchPicture,
  screen: colored,
  gradient: patterned,
  brightness: patterned,
};

/**
 * The moment of a snapshot. Validates the context, because a journal may have put anything into it. Never throws.
 */
export function momentOf(check: CheckId, { context }: AnyMachineSnapshot): Moment {
  const picture = pictureOf(check, context as Context);
  const judged = v.safeParse(judgmentSchema, (context as Context).result);
  return { picture, judgment: judged.success ? judged.output : null };
}

function pictureOf(check: CheckId, context: Context): PlaybackPicture | null {
  try {
    if (!isPictured(check)) return null;
    const parsed = v.safeParse(pictureSchema, picturing[check](context));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
