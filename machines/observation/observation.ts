import type { CheckResult, Measurement, Verdict } from '../result';
import type { ScreenFacts } from '../screen-size/screen-facts';
import type { SurfaceFacts } from '../sequence/sequence';

export interface Answer {
  readonly id: string;
  readonly name: string;
  readonly status: Verdict;
}

/** What the person judges by eye. */
export interface Question {
  readonly id: string;
  /** What is judged, as a result names it. */
  readonly name: string;
  readonly answers: readonly Answer[];
}

/** How a picture stood on the screen. */
export type Drawn = Pick<SurfaceFacts, 'width' | 'height' | 'pixelRatio' | 'exactness' | 'backend'>;

/** The facts of one run, from which it is judged. */
export interface ObservationRun {
  readonly questions: readonly Question[];
  /** Ids of answers by ids of questions. */
  readonly answers: Readonly<Record<string, string>>;
  /** What the browser said last; null when it was never read. */
  readonly screen: ScreenFacts | null;
  /** Each picture as it was drawn last, by its name. */
  readonly drawn: Readonly<Record<string, Drawn>>;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly finishedAt: number;
}

/** What makes an observation the text sharpness test or the resolution test. */
export interface ObservationInput {
  readonly questions: readonly Question[];
  readonly judge: (run: ObservationRun) => CheckResult;
}

/** The answer given to a question; undefined while there is none. */
export function answerTo({ answers }: Pick<ObservationRun, 'answers'>, question: Question): Answer | undefined {
  return question.answers.find(({ id }) => id === answers[question.id]);
}

/** How far the pictures of a run were exact: the worst of all, null when nothing was drawn. */
export function exactnessOf({ drawn }: Pick<ObservationRun, 'drawn'>): Drawn['exactness'] | null {
  const all = Object.values(drawn).map(({ exactness }) => exactness);
  if (all.length === 0) return null;
  if (all.includes('scaled')) return 'scaled';
  return all.includes('unverified') ? 'unverified' : 'exact';
}

/** What the person answered, one measurement for each question that has an answer. */
export function observedMeasurements(run: ObservationRun): Measurement[] {
  return run.questions.flatMap((question): Measurement[] => {
    const answer = answerTo(run, question);
    return answer ? [{ name: question.name, value: answer.name, unit: '', source: 'observed' }] : [];
  });
}

/** Parts passed of parts asked, and their worst verdict; a question without an answer makes a pass a warning. */
export function verdictOf(run: ObservationRun): { status: Verdict; passed: number; unanswered: number } {
  const given = run.questions.map((question) => answerTo(run, question)?.status);
  const unanswered = given.filter((status) => status === undefined).length;
  const passed = given.filter((status) => status === 'pass').length;
  const status = given.includes('fail') ? 'fail' : passed === given.length ? 'pass' : 'warning';
  return { status, passed, unanswered };
}
