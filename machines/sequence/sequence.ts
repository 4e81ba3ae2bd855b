import type { CheckResult } from '../result';

export interface Step {
  readonly name: string;
}

/** A spot that the person pointed at. */
export interface Mark {
  /** Counts up within a run. */
  readonly id: number;
  /** Index of the step on which it was set. */
  readonly step: number;
  /** One of the input's kinds. */
  readonly kind: string;
  /** Device pixels from the left and upper edge of the surface. */
  readonly x: number;
  readonly y: number;
}

export type HeldMark = Mark;

/** What the drawing surface says of itself. Sizes in device pixels. */
export interface SurfaceFacts {
  readonly width: number;
  readonly height: number;
  /** The whole screen, as the browser reports it. */
  readonly screenWidth: number;
  readonly screenHeight: number;
  readonly pixelRatio: number;
  /** Whether one canvas pixel is one device pixel. */
  readonly exactness: 'exact' | 'scaled' | 'unverified';
  readonly backend: 'webgl' | '2d';
}

/** The facts of one run, from which it is judged. */
export interface SequenceRun {
  readonly steps: readonly Step[];
  /** Indices of the steps that were shown, in the order of their first showing. */
  readonly seen: readonly number[];
  readonly marks: readonly Mark[];
  readonly surface: SurfaceFacts | null;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly finishedAt: number;
}

/** What makes a sequence the screen test, the gradient test or the brightness test. */
export interface SequenceInput {
  readonly steps: readonly Step[];
  /** Kinds of mark on offer; none turns marking off. */
  readonly kinds: readonly string[];
  /** Index that must have been reached for leaving to give a result; 0 always gives one. */
  readonly resultFrom: number;
  readonly judge: (run: SequenceRun) => CheckResult;
}

interface Position {
  readonly step: number;
  readonly steps: readonly Step[];
}

/** The following step; after the last comes the first. */
export const stepAfter = ({ step, steps }: Position) => (step + 1) % steps.length;
/** The step before; before the first comes the last. */
export const stepBefore = ({ step, steps }: Position) => (step + steps.length - 1) % steps.length;

interface Marking extends Position {
  readonly marks: readonly Mark[];
  readonly held: HeldMark | null;
  readonly surface: SurfaceFacts | null;
}

/** A new mark in the hand, or the held one at another place with its kind kept. */
export function hold(run: Marking, spot: { x: number; y: number; kind: string }): HeldMark {
  const id = run.held?.id ?? Math.max(0, ...run.marks.map((mark) => mark.id)) + 1;
  return clamp(run, { id, step: run.step, kind: run.held?.kind ?? spot.kind, x: spot.x, y: spot.y });
}

/** The held mark moved by device pixels, never over the edge of the surface. */
export function moveHeld(run: Marking, by: { dx: number; dy: number }): HeldMark | null {
  return run.held && clamp(run, { ...run.held, x: run.held.x + by.dx, y: run.held.y + by.dy });
}

export function changeKind({ held }: Marking, kind: string): HeldMark | null {
  return held && { ...held, kind };
}

/** Adds the held mark to the marks, in the order of their numbers. */
export function setDown({ marks, held }: Pick<Marking, 'marks' | 'held'>) {
  if (!held) return { marks, held: null };
  return { marks: [...marks, held].sort((a, b) => a.id - b.id), held: null };
}

/**
 * The surface that was tested. Leaving fullscreen shrinks the surface before the browser says that it was left, so a
 * run keeps the largest it had; of equal ones the newer.
 */
export function largerSurface(known: SurfaceFacts | null, facts: SurfaceFacts): SurfaceFacts {
  return known && known.width * known.height > facts.width * facts.height ? known : facts;
}

function clamp({ surface }: Marking, mark: Mark): Mark {
  const within = (value: number, size: number | undefined) =>
    Math.max(0, Math.min(Math.floor(value), (size ?? Number.POSITIVE_INFINITY) - 1));
  return { ...mark, x: within(mark.x, surface?.width), y: within(mark.y, surface?.height) };
}
