import { type FindingCode, findings } from '../../content/findings';
import { colorNames, figures, kindNames, say } from '../../content/verdicts/screen';
import {
  type CheckResult,
  estimated,
  type Finding,
  measured,
  type Outcome,
  observed,
  type Part,
  partOf,
  resultOf,
} from '../result';
import { type Mark, type SequenceDefinition, type SequenceRun, shownFor } from '../sequence/sequence';
import {
  isShown,
  outcomeOfStep,
  ringsPart,
  shortestLook,
  showingWords,
  shownCount,
  surfaceMeasurements,
} from '../sequence/showing';
import { evidence, MIN_COVERED, minShowing } from './evidence';

const [white, black, red, green, blue, yellow, cyan, magenta] = colorNames;
/** The eight colors in test order. */
export const colors = [
  { name: white, value: '#ffffff' },
  { name: black, value: '#000000' },
  { name: red, value: '#ff0000' },
  { name: green, value: '#00ff00' },
  { name: blue, value: '#0000ff' },
  { name: yellow, value: '#ffff00' },
  { name: cyan, value: '#00ffff' },
  { name: magenta, value: '#ff00ff' },
] as const;
/** The same as `#rrggbb` alone. */
export const swatches: readonly string[] = colors.map(({ value }) => value);

/**
 * Kinds of mark. A pixel fault fails a panel. Uneven light is only a warning, because there is no fixed limit for how
 * much of it is acceptable.
 */
export const kinds = {
  dead: { name: kindNames.dead, code: 'SCR-DEAD' },
  stuck: { name: kindNames.stuck, code: 'SCR-STUCK' },
  'sub-pixel': { name: kindNames['sub-pixel'], code: 'SCR-SUB' },
  bright: { name: kindNames.bright, code: 'SCR-BRIGHT' },
  uneven: { name: kindNames.uneven, code: 'SCR-UNEVEN' },
} as const satisfies Record<string, { name: string; code: FindingCode }>;

export type Kind = keyof typeof kinds;

export const kindIds = Object.keys(kinds) as readonly Kind[];

/** The verdict that a mark of this kind causes. */
export const verdictOf = (mark: Pick<Mark, 'kind'>) => findings[kindOf(mark).code].verdict;

/** The kind of a mark. Marks have plain strings as kinds, because the sequence machine serves other tests too. */
export function kindOf({ kind }: Pick<Mark, 'kind'>): (typeof kinds)[Kind] {
  return kinds[kind as Kind] ?? kinds.dead;
}

/** The most likely kind of a spot on this color: on black only a lit pixel is visible, elsewhere an unlit one. */
export function likelyKind(step: number): Kind {
  return colors[step]?.name === black ? 'stuck' : 'dead';
}

const marksOn = ({ marks }: SequenceRun, step: number) => marks.filter((mark) => mark.step === step);

/** The outcome of one color. A mark counts no matter how briefly the color was shown. */
function outcomeOf(run: SequenceRun, step: number): Outcome {
  const spots = marksOn(run, step).map(
    (mark): Finding => ({
      code: kindOf(mark).code,
      where: { on: run.steps[step]?.name ?? '', box: { x: mark.x, y: mark.y, width: 1, height: 1 } },
    }),
  );
  return outcomeOfStep(run, step, minShowing, spots);
}

/**
 * The share of the screen on which every shown color was shown for long enough. Null if nothing was drawn. A color that
 * was shown in a window, and only for a moment on the whole screen, counts as shown in the window.
 */
export function coveredBy(run: SequenceRun): number | null {
  const shown = run.steps.flatMap((_, step) => (isShown(run, step) ? [shareOf(run, step)] : []));
  return shown.length > 0 ? Math.min(...shown) : null;
}

/** The largest share at which a color was shown for long enough. The smallest share if it never was. */
function shareOf({ looks }: SequenceRun, step: number): number {
  const own = looks
    .flatMap(({ step: of, ms, share }) => (of === step && share !== null ? [{ ms, share }] : []))
    .sort((a, b) => b.share - a.share);
  let total = 0;
  for (const { ms, share } of own) {
    total += ms;
    if (total >= minShowing.ms) return share;
  }
  return own.at(-1)?.share ?? 0;
}

/**
 * Fail: a dead, stuck or sub-pixel mark. Warning: bright spots or unevenness. Pass: nothing was marked, and each color
 * was shown for long enough on the whole screen, and the rings were counted. Cannot tell: nothing was marked, but not
 * everything was shown, or nobody looked.
 */
export function judgeScreen(run: SequenceRun): CheckResult {
  const shortest = shortestLook(run);
  const covered = coveredBy(run);
  return resultOf({
    check: 'screen',
    run,
    details: summarize(run),
    parts: [...run.steps.map(({ name }, step) => colorPart(run, step, name)), coveragePart(covered), ringsPart(run)],
    evidence,
    measurements: [
      measured(figures.shown, shownCount(run)),
      measured(figures.shortest, shortest && Math.floor(shortest / 10) / 100, 's'),
      // The surface is measured, but the size of the screen is only what the browser reports.
      estimated(figures.covered, covered && Math.floor(covered * 100), '%'),
      observed(figures.marked, run.marks.length),
      surfaceMeasurements(run.surface),
    ],
  });
}

const colorPart = (run: SequenceRun, step: number, name: string): Part<keyof typeof evidence> =>
  partOf(name.toLowerCase(), 'color', name)(outcomeOf(run, step), foundOn(run, step));

/** What was marked on one color. If nothing was, how long it was shown. */
function foundOn(run: SequenceRun, step: number): string {
  const spots = marksOn(run, step).map((mark) =>
    say.spot(kindOf(mark).name, mark, run.surface && placeOf(mark, run.surface)),
  );
  if (spots.length > 0) return spots.join(' ');
  if (!isShown(run, step)) return say.notShown;
  const ms = shownFor(run, step);
  return ms < minShowing.ms ? say.shownOnly(ms) : say.unmarked(ms);
}

function coveragePart(covered: number | null): Part<keyof typeof evidence> {
  const part = partOf('coverage', 'coverage', evidence.coverage.name);
  if (covered === null) return part('not-run', say.notDrawn);
  if (covered >= MIN_COVERED) return part('pass', say.covered(covered));
  return part('inconclusive', `${say.covered(covered)} ${say.rest}`);
}

/** What was marked, and the evidence: how long each color was shown, and on how much of the screen. */
export function summarize(run: SequenceRun): string {
  const covered = coveredBy(run);
  return [
    ...markedWords(run),
    ...showingWords(run, minShowing, say),
    ...(covered === null ? [] : [say.covered(covered)]),
  ].join(' ');
}

function markedWords(run: SequenceRun): readonly string[] {
  const clean = run.steps.filter((_, step) => outcomeOf(run, step) === 'pass').length;
  if (run.marks.length === 0) {
    if (clean === run.steps.length) return [say.noneMarked];
    return clean > 0 ? [say.clean(clean)] : [];
  }
  const marked = run.steps.filter((_, step) => marksOn(run, step).length > 0).map(({ name }) => name);
  return [say.marked(run.marks.length, marked), ...(clean > 0 ? [say.otherwiseClean(clean)] : [])];
}

/** The position of a spot on the screen, in thirds: 'upper left', 'center', 'right, middle'. */
export function placeOf({ x, y }: { x: number; y: number }, size: { width: number; height: number }): string {
  const third = (value: number, of: number) => Math.min(2, Math.floor((value / of) * 3));
  return say.place(third(x, size.width), third(y, size.height));
}

/** The screen test as input of the sequence machine. */
export const screenSequence: SequenceDefinition = {
  steps: colors,
  kinds: kindIds,
  resultFrom: 0,
  minShowing,
  judge: judgeScreen,
};
