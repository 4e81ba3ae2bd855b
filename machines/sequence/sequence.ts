import type { CheckResult } from '../result';
import { isRingCountRight, RINGS, ringsOf } from './rings';

export interface Step {
  readonly name: string;
}

/** A spot that the person marked. */
export interface Mark {
  /** Counts up within a run. */
  readonly id: number;
  /** Index of the step on which it was set. */
  readonly step: number;
  /** One of the definition's kinds. */
  readonly kind: string;
  /** Device pixels from the left and upper edge of the surface. */
  readonly x: number;
  readonly y: number;
}

/** What the person states about a whole step. */
export interface Annotation {
  /** Index of the step. */
  readonly step: number;
  /** One of the definition's annotations. Each can be set once per step. */
  readonly kind: string;
  /** The figure that the person chose. Null if there is none. */
  readonly value: number | null;
  /** The part of the step's picture that was shown, in words. Empty for the whole picture. */
  readonly part: string;
}

/** Facts of the drawing surface. Sizes in device pixels. */
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

/** How long a step was shown, and on how much of the screen. */
export interface Look {
  /** Index of the step. */
  readonly step: number;
  /** Milliseconds, without the time that the page was hidden. */
  readonly ms: number;
  /** Share of the screen that the picture covered, 0 to 1. Null before the first picture was drawn. */
  readonly share: number | null;
}

/** The minimum that every step needs to count as shown. */
export interface MinShowing {
  /** Time on the screen, in milliseconds. */
  readonly ms: number;
  /** Share of the screen that must be covered during that time, 0 to 1. */
  readonly share: number;
}

/** The data that a run is judged by. */
export interface SequenceRun {
  readonly steps: readonly Step[];
  /** In the order of first showing. One for each step and share. */
  readonly looks: readonly Look[];
  readonly marks: readonly Mark[];
  /** In the order of their steps. */
  readonly annotations: readonly Annotation[];
  readonly surface: SurfaceFacts | null;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly finishedAt: number;
}

/** What distinguishes the tests that use this machine: screen, gradient and brightness. */
export interface SequenceDefinition {
  readonly steps: readonly Step[];
  /** Kinds of mark. If empty, nothing can be marked. */
  readonly kinds: readonly string[];
  /** Kinds of annotation beside the count of the rings. None by default. */
  readonly annotations?: readonly string[];
  /** Leaving gives a result only if this step index was reached. 0 always gives one. */
  readonly resultFrom: number;
  /** A continued run starts at the first step that does not have this minimum. */
  readonly minShowing: MinShowing;
  readonly judge: (run: SequenceRun) => CheckResult;
}

interface Position {
  readonly step: number;
  readonly steps: readonly Step[];
}

/** The next step. After the last comes the first. */
export const stepAfter = ({ step, steps }: Position) => (step + 1) % steps.length;
/** The previous step. Before the first comes the last. */
export const stepBefore = ({ step, steps }: Position) => (step + steps.length - 1) % steps.length;

interface Marking extends Position {
  readonly marks: readonly Mark[];
  readonly held: Mark | null;
  readonly surface: SurfaceFacts | null;
}

/** A new held mark, or the held one moved to another place. It keeps its kind. */
export function hold(run: Marking, spot: { x: number; y: number; kind: string }): Mark {
  const id = run.held?.id ?? Math.max(0, ...run.marks.map((mark) => mark.id)) + 1;
  return clamp(run, { id, step: run.step, kind: run.held?.kind ?? spot.kind, x: spot.x, y: spot.y });
}

/** Moves the held mark by device pixels, but not beyond the edge of the surface. */
export function moveHeld(run: Marking, by: { dx: number; dy: number }): Mark | null {
  return run.held && clamp(run, { ...run.held, x: run.held.x + by.dx, y: run.held.y + by.dy });
}

export function changeKind({ held }: Marking, kind: string): Mark | null {
  return held && { ...held, kind };
}

/** Adds the held mark to the marks, in order of their ids. */
export function saveHeld({ marks, held }: Pick<Marking, 'marks' | 'held'>) {
  if (!held) return { marks, held: null };
  return { marks: [...marks, held].sort((a, b) => a.id - b.id), held: null };
}

/** Discards the held mark. A mark that was picked up is restored. */
export function cancelHeld({ marks, picked }: Pick<Marking, 'marks'> & { readonly picked: Mark | null }) {
  return { ...saveHeld({ marks, held: picked }), picked: null };
}

interface Looking {
  readonly looks: readonly Look[];
  readonly step: number;
  /** Since when the step is shown, in milliseconds since the epoch. Null while the page is hidden. */
  readonly since: number | null;
  /** The current surface. Null before the first picture. */
  readonly current: SurfaceFacts | null;
}

/** The looks, including the current one up to `at`. */
export function viewsUntil({ looks, step, since, current }: Looking, at: number): readonly Look[] {
  const share = current && coveredShare(current);
  const ms = since === null ? 0 : Math.max(0, at - since);
  const isSame = (look: Look) => look.step === step && look.share === share;
  if (!looks.some(isSame)) return [...looks, { step, ms, share }];
  return looks.map((look) => (isSame(look) ? { ...look, ms: look.ms + ms } : look));
}

/** Removes the looks from before the first picture, when nothing was on the screen yet. */
export const drawnLooks = (looks: readonly Look[]) => looks.filter(({ share }) => share !== null);

/**
 * Share of the screen that the surface covers, 0 to 1, rounded down to thousandths. 0 if the screen size is unknown.
 */
export function coveredShare({ width, height, screenWidth, screenHeight }: SurfaceFacts): number {
  if (screenWidth <= 0 || screenHeight <= 0) return 0;
  // At a fractional pixel ratio, the reported screen size may be rounded by a pixel either way.
  if (width >= screenWidth - 2 && height >= screenHeight - 2) return 1;
  const share = (Math.min(width, screenWidth) * Math.min(height, screenHeight)) / (screenWidth * screenHeight);
  return Math.floor(share * 1000) / 1000;
}

/** Indices of the steps that were shown, in the order of first showing. */
export function shownSteps({ looks }: Pick<SequenceRun, 'looks'>): readonly number[] {
  return [...new Set(looks.map(({ step }) => step))];
}

/** How long a step was shown on at least this share of the screen, in ms. */
export function shownFor({ looks }: Pick<SequenceRun, 'looks'>, step: number, share = 0): number {
  return looks
    .filter((look) => look.step === step && look.share !== null && look.share >= share)
    .reduce((sum, { ms }) => sum + ms, 0);
}

type Unfinished = Pick<SequenceRun, 'looks' | 'steps' | 'startedAt' | 'annotations'>;

/**
 * The index of the first step that lacks evidence: shown too briefly or on too little of the screen, else the one with
 * the rings if they were not counted. 0 if there is none.
 */
export function firstIncompleteStep(run: Unfinished, { ms, share }: MinShowing): number {
  const brief = run.steps.findIndex((_, step) => shownFor(run, step, share) < ms);
  if (brief >= 0) return brief;
  return isRingCountRight(run) ? 0 : ringsOf(run.startedAt, run.steps.length).step;
}

/** The annotations without a wrong count of the rings, so that they are shown once more. */
export const withoutWrongCount = (run: Unfinished): readonly Annotation[] =>
  isRingCountRight(run) === false ? run.annotations.filter(({ kind }) => kind !== RINGS) : run.annotations;

/** The total time that the steps were shown, in ms. */
export const lookedFor = ({ looks }: Pick<SequenceRun, 'looks'>) => looks.reduce((sum, { ms }) => sum + ms, 0);

interface Annotating {
  readonly step: number;
  readonly annotations: readonly Annotation[];
}

/** Adds an annotation to the current step. Replaces an earlier one of its kind. */
export function annotate(run: Annotating, said: Omit<Annotation, 'step'>): readonly Annotation[] {
  return [...withoutAnnotation(run, said.kind), { ...said, step: run.step }].sort((a, b) => a.step - b.step);
}

/** Removes the current step's annotation of this kind. */
export function withoutAnnotation({ step, annotations }: Annotating, kind: string): readonly Annotation[] {
  return annotations.filter((annotation) => annotation.step !== step || annotation.kind !== kind);
}

/** The current step's annotation of this kind. */
export function annotationOf({ step, annotations }: Annotating, kind: string): Annotation | undefined {
  return annotations.find((annotation) => annotation.step === step && annotation.kind === kind);
}

/**
 * The surface that was tested. When full screen is left, the surface shrinks before the browser reports it, so a run
 * keeps the largest surface. If two are equally large, the newer one.
 */
export function largerSurface(known: SurfaceFacts | null, facts: SurfaceFacts): SurfaceFacts {
  return known && known.width * known.height > facts.width * facts.height ? known : facts;
}

function clamp({ surface }: Marking, mark: Mark): Mark {
  const within = (value: number, size: number | undefined) =>
    Math.max(0, Math.min(Math.floor(value), (size ?? Number.POSITIVE_INFINITY) - 1));
  return { ...mark, x: within(mark.x, surface?.width), y: within(mark.y, surface?.height) };
}
