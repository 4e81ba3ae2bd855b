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
  /** One of the definition's kinds. */
  readonly kind: string;
  /** Device pixels from the left and upper edge of the surface. */
  readonly x: number;
  readonly y: number;
}

export type HeldMark = Mark;

/** What the person said about a whole step. */
export interface Annotation {
  /** Index of the step. */
  readonly step: number;
  /** One of the definition's annotations; each can be made once of a step. */
  readonly kind: string;
  /** The figure that the person named; null where there is none. */
  readonly value: number | null;
  /** The part of the step that was on the screen, in words; empty where it was the whole. */
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

/** How long a step was on the screen, and on how much of it. */
export interface Look {
  /** Index of the step. */
  readonly step: number;
  /** Milliseconds, without those in which the page was hidden. */
  readonly ms: number;
  /** Share of the screen that the picture covered, 0 to 1; null before the first picture was drawn. */
  readonly share: number | null;
}

/** What every step needs before it counts as shown. */
export interface Least {
  /** Milliseconds on the screen. */
  readonly ms: number;
  /** Share of the screen that was covered meanwhile, 0 to 1. */
  readonly share: number;
}

/** The facts of one run, on which its result is based. */
export interface SequenceRun {
  readonly steps: readonly Step[];
  /** In the order of first showing; one for each step and share. */
  readonly looks: readonly Look[];
  readonly marks: readonly Mark[];
  /** In the order of their steps. */
  readonly annotations: readonly Annotation[];
  readonly surface: SurfaceFacts | null;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly finishedAt: number;
}

/** What makes a sequence the screen test, the gradient test or the brightness test. */
export interface SequenceDefinition {
  readonly steps: readonly Step[];
  /** Kinds of mark; without any, nothing can be marked. */
  readonly kinds: readonly string[];
  /** Kinds of annotation; none unless given. */
  readonly annotations?: readonly string[];
  /** Index that must have been reached for leaving to give a result; 0 always gives one. */
  readonly resultFrom: number;
  /** A run that goes on begins at the first step without it. */
  readonly least: Least;
  readonly judge: (run: SequenceRun) => CheckResult;
}

interface Position {
  readonly step: number;
  readonly steps: readonly Step[];
}

/** The next step; the first after the last. */
export const stepAfter = ({ step, steps }: Position) => (step + 1) % steps.length;
/** The previous step; the last before the first. */
export const stepBefore = ({ step, steps }: Position) => (step + steps.length - 1) % steps.length;

interface Marking extends Position {
  readonly marks: readonly Mark[];
  readonly held: HeldMark | null;
  readonly surface: SurfaceFacts | null;
}

/** A new held mark, or the held one moved to another place with the same kind. */
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
export function saveHeld({ marks, held }: Pick<Marking, 'marks' | 'held'>) {
  if (!held) return { marks, held: null };
  return { marks: [...marks, held].sort((a, b) => a.id - b.id), held: null };
}

/** The marks without the held one; a mark that was picked up returns as it was. */
export function cancelHeld({ marks, picked }: Pick<Marking, 'marks'> & { readonly picked: Mark | null }) {
  return { ...saveHeld({ marks, held: picked }), picked: null };
}

interface Looking {
  readonly looks: readonly Look[];
  readonly step: number;
  /** When the step came on, in milliseconds since the epoch; null while the page is hidden. */
  readonly since: number | null;
  /** The surface as it is now; null before the first picture. */
  readonly current: SurfaceFacts | null;
}

/** The looks with the one that ends now. */
export function looksUntil({ looks, step, since, current }: Looking, at: number): readonly Look[] {
  const share = current && coveredShare(current);
  const ms = since === null ? 0 : Math.max(0, at - since);
  const isSame = (look: Look) => look.step === step && look.share === share;
  if (!looks.some(isSame)) return [...looks, { step, ms, share }];
  return looks.map((look) => (isSame(look) ? { ...look, ms: look.ms + ms } : look));
}

/** Without the looks from before the first picture, when the steps were not on the screen yet. */
export const drawnLooks = (looks: readonly Look[]) => looks.filter(({ share }) => share !== null);

/** Share of the screen that the surface covers, 0 to 1, rounded down to thousandths; 0 where its size is unknown. */
export function coveredShare({ width, height, screenWidth, screenHeight }: SurfaceFacts): number {
  if (screenWidth <= 0 || screenHeight <= 0) return 0;
  // A fractional pixel ratio makes the reported screen size round by a pixel either way.
  if (width >= screenWidth - 2 && height >= screenHeight - 2) return 1;
  const share = (Math.min(width, screenWidth) * Math.min(height, screenHeight)) / (screenWidth * screenHeight);
  return Math.floor(share * 1000) / 1000;
}

/** Indices of the steps that were on the screen, in the order of first showing. */
export function shownSteps({ looks }: Pick<SequenceRun, 'looks'>): readonly number[] {
  return [...new Set(looks.map(({ step }) => step))];
}

/** Milliseconds that a step was on at least this share of the screen. */
export function shownFor({ looks }: Pick<SequenceRun, 'looks'>, step: number, share = 0): number {
  return looks
    .filter((look) => look.step === step && look.share !== null && look.share >= share)
    .reduce((sum, { ms }) => sum + ms, 0);
}

/** The first step that was not shown long enough, or on too little of the screen; the first of all where none was. */
export function firstShort(run: Pick<SequenceRun, 'looks' | 'steps'>, { ms, share }: Least): number {
  return Math.max(
    0,
    run.steps.findIndex((_, step) => shownFor(run, step, share) < ms),
  );
}

/** Milliseconds that the run was looked at. */
export const lookedFor = ({ looks }: Pick<SequenceRun, 'looks'>) => looks.reduce((sum, { ms }) => sum + ms, 0);

interface Annotating {
  readonly step: number;
  readonly annotations: readonly Annotation[];
}

/** The annotations with a new one of the step on the screen, in place of an earlier one of its kind. */
export function annotate(run: Annotating, said: Omit<Annotation, 'step'>): readonly Annotation[] {
  return [...withoutAnnotation(run, said.kind), { ...said, step: run.step }].sort((a, b) => a.step - b.step);
}

/** The annotations without the one of this kind of the step on the screen. */
export function withoutAnnotation({ step, annotations }: Annotating, kind: string): readonly Annotation[] {
  return annotations.filter((annotation) => annotation.step !== step || annotation.kind !== kind);
}

/** The annotation of this kind of the step on the screen. */
export function annotationOf({ step, annotations }: Annotating, kind: string): Annotation | undefined {
  return annotations.find((annotation) => annotation.step === step && annotation.kind === kind);
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
