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

/** What the person said of a step as a whole. */
export interface Remark {
  /** Index of the step of which it was said. */
  readonly step: number;
  /** One of the input's remarks; each can be made once of a step. */
  readonly kind: string;
  /** The figure that the person named; null where there is none. */
  readonly value: number | null;
  /** The part of the step that was on the screen, in words; empty where it was the whole. */
  readonly part: string;
}

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
  /** In the order of their steps. */
  readonly remarks: readonly Remark[];
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
  /** Kinds of remark on offer, none unless given. */
  readonly remarks?: readonly string[];
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

interface Remarking {
  readonly step: number;
  readonly remarks: readonly Remark[];
}

/** The remarks with a new one of the step on the screen, in place of an earlier one of its kind. */
export function remarkOn(run: Remarking, said: Omit<Remark, 'step'>): readonly Remark[] {
  return [...withdraw(run, said.kind), { ...said, step: run.step }].sort((a, b) => a.step - b.step);
}

/** The remarks without the one of this kind of the step on the screen. */
export function withdraw({ step, remarks }: Remarking, kind: string): readonly Remark[] {
  return remarks.filter((remark) => remark.step !== step || remark.kind !== kind);
}

/** The remark of this kind of the step on the screen. */
export function remarkOf({ step, remarks }: Remarking, kind: string): Remark | undefined {
  return remarks.find((remark) => remark.step === step && remark.kind === kind);
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
