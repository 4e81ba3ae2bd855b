import type { CheckId } from '../../content/catalogue';
import { screenFigures, tellingFigures } from '../../content/figure-names';
import type { FindingCode } from '../../content/findings';
import { say } from '../../content/verdicts/observation';
import { deviceSize, type ScreenFacts } from '../../measure/screen/screen-facts';
import {
  type CheckResult,
  type EvidenceTable,
  estimated,
  type Figures,
  measured,
  observed,
  type Part,
  partOf,
  reported,
  resultOf,
} from '../result';
import type { SurfaceFacts } from '../sequence/sequence';

/** How long a sample must be on the screen before its question can be answered, in milliseconds. */
export const MIN_SHOWN_MS = 1000;

export interface Answer {
  readonly id: string;
  readonly name: string;
  /** What the answer proves: no fault, a fault, or nothing. */
  readonly proves: 'pass' | FindingCode | 'nothing';
  /** What the result says besides the answer's name. */
  readonly note?: string;
}

/** Something that the person judges by eye. */
export interface Question {
  readonly id: string;
  /** What is judged, as a result names it. */
  readonly name: string;
  /** The sample that must be shown before an answer counts. */
  readonly sample: string;
  /** The picture that contains the sample, if it needs exact pixels. */
  readonly picture?: string;
  /** The answer is only informative. It cannot be a fault, and it may be left out. */
  readonly optional?: true;
  readonly answers: readonly Answer[];
}

/** How a picture was drawn on the screen. */
export type Drawn = Pick<SurfaceFacts, 'width' | 'height' | 'pixelRatio' | 'exactness' | 'backend'>;

/** The data that a run is judged by. */
export interface ObservationRun {
  readonly questions: readonly Question[];
  /** Ids of answers by ids of questions. */
  readonly answers: Readonly<Record<string, string>>;
  /** How long each sample was on the screen, in ms. Counting stops at `MIN_SHOWN_MS` or soon after. */
  readonly seen: Readonly<Record<string, number>>;
  /** The last facts from the browser. Null if they were never read. */
  readonly screen: ScreenFacts | null;
  /** How each picture was last drawn, by its name. */
  readonly drawn: Readonly<Record<string, Drawn>>;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly finishedAt: number;
}

/** What distinguishes the tests that use this machine: text sharpness and resolution. */
export interface ObservationDefinition {
  readonly check: CheckId;
  readonly questions: readonly Question[];
  readonly evidence: EvidenceTable;
  readonly judge: (run: ObservationRun) => CheckResult;
}

/**
 * The answers of a question, by their ids: their names, and what each proves.
 * @param note on an answer that proves nothing
 */
export const answersOf = <Id extends string>(
  names: Readonly<Record<Id, string>>,
  proves: Readonly<Record<NoInfer<Id>, Answer['proves']>>,
  note = '',
): readonly Answer[] =>
  (Object.keys(names) as Id[]).map((id) => ({
    id,
    name: names[id],
    proves: proves[id],
    ...(proves[id] === 'nothing' && { note }),
  }));

/** The answer to a question. Undefined if there is none. */
export const answerTo = ({ answers }: Pick<ObservationRun, 'answers'>, question: Question): Answer | undefined =>
  question.answers.find(({ id }) => id === answers[question.id]);

/** Whether a sample was on the screen for long enough. */
export const wasShown = ({ seen }: Pick<ObservationRun, 'seen'>, sample: string): boolean =>
  (seen[sample] ?? 0) >= MIN_SHOWN_MS;

/** How exact the pictures of a run were: the worst of all. Null if nothing was drawn. */
export function exactnessOf({ drawn }: Pick<ObservationRun, 'drawn'>): Drawn['exactness'] | null {
  const all = Object.values(drawn).map(({ exactness }) => exactness);
  if (all.length === 0) return null;
  if (all.includes('scaled')) return 'scaled';
  return all.includes('unverified') ? 'unverified' : 'exact';
}

/** The person's answers: one figure for each answered question. */
const observedMeasurements = (run: ObservationRun): Figures =>
  run.questions.map((question) => observed(question.name, answerTo(run, question)?.name));

/** One part for each question, in their order. The rule of a part is the question's id. */
const partsOf = (run: ObservationRun): Part[] => run.questions.map((question) => judgedAnswer(run, question));

function judgedAnswer(run: ObservationRun, question: Question): Part {
  const part = partOf(question.id, question.id, question.name);
  const answer = answerTo(run, question);
  if (!answer) return part('not-run', say.notAnswered);
  const { name, note, proves } = answer;
  const lack = lackOf(run, question, answer);
  if (lack) return part(question.optional ? 'not-run' : 'inconclusive', say.answer(name, lack));
  const details = say.answer(name, note);
  if (proves === 'pass') return part('pass', details);
  if (proves === 'nothing') return part('inconclusive', details);
  return part([{ code: proves, where: { on: question.name } }], details);
}

/** Why an answer proves nothing, in one sentence. Empty if it proves something. */
function lackOf(run: ObservationRun, { sample, picture }: Question, { proves }: Answer): string {
  if (!wasShown(run, sample)) return say.brief(MIN_SHOWN_MS);
  if (picture === undefined) return '';
  const drawn = run.drawn[picture];
  if (!drawn) return say.notDrawn;
  // An uneven picture is a finding even if the browser scaled it. An even one then proves nothing.
  return drawn.exactness === 'scaled' && proves === 'pass' ? say.scaled : '';
}

/** The conditions of a run: pixels, ratio, zoom, and whether the pictures were exact. */
function environment(run: ObservationRun): Figures {
  const { screen } = run;
  const device = screen && deviceSize(screen);
  const exactness = exactnessOf(run);
  return [
    exactness === 'unverified'
      ? // Safari has no device-pixel content box, so the size is derived from its pixel ratio.
        estimated(tellingFigures.patternSize, say.exactness[exactness])
      : measured(tellingFigures.patterns, exactness && say.exactness[exactness]),
    screen &&
      device && [
        // The browser reports neither. Both are derived from its CSS pixels, its pixel ratio and the window's width.
        estimated(screenFigures.devicePixels, `${device.width} × ${device.height}`, 'px'),
        reported(screenFigures.pixelRatio, screen.pixelRatio),
        estimated(tellingFigures.zoom, screen.zoom && Math.round(screen.zoom * 100), '%'),
      ],
  ];
}

/** How many questions have no answer, in a sentence. Empty if all have one. */
function openQuestions(run: ObservationRun): string {
  const open = run.questions.filter((question) => !answerTo(run, question)).length;
  return open > 0 ? say.open(open) : '';
}

interface ObservationTest extends Omit<ObservationDefinition, 'judge'> {
  /** What the details of the result say, besides how many questions are open. */
  readonly sentencesOf: (run: ObservationRun, parts: readonly Part[]) => readonly (string | false | null | undefined)[];
  /** Figures before the answers and the conditions. */
  readonly figuresOf?: (run: ObservationRun) => Figures;
}

/** A test as input of the observation machine. */
export const observationOf = ({
  sentencesOf,
  figuresOf = () => [],
  ...test
}: ObservationTest): ObservationDefinition => ({
  ...test,
  judge: (run) => {
    const parts = partsOf(run);
    return resultOf<string>({
      ...test,
      run,
      details: [...sentencesOf(run, parts), openQuestions(run)].filter(Boolean).join(' '),
      parts,
      measurements: [figuresOf(run), observedMeasurements(run), environment(run)],
    });
  },
});
