import { type CheckId, checkOf } from '../content/catalogue';
import { type FindingCode, findings as kinds } from '../content/findings';
import { notFinished } from '../content/verdicts/rule';

/**
 * How a check, or a part of it, ended. `inconclusive` ('Cannot tell'): it ran, but the evidence proves neither a fault
 * nor its absence.
 */
export type Verdict = 'pass' | 'inconclusive' | 'warning' | 'fail';

/** The verdict of a part. `not-run`: there is no verdict, because nothing was tried. */
export type PartVerdict = Verdict | 'not-run';

/**
 * Where a figure comes from. `measured`: computed here from a signal. `estimated`: inferred from something else.
 * `reported`: the browser says so. `observed`: the person judged it. `declared`: the operator stated it. `setting`:
 * chosen for this run. `file`: a file of the system says so.
 */
export type Source = 'measured' | 'estimated' | 'reported' | 'observed' | 'declared' | 'setting' | 'file';

export interface Figure {
  readonly name: string;
  readonly value: number | string;
  /** SI symbol or the usual one (`px`, `Hz`, `dBFS`). Empty for counts and words. */
  readonly unit: string;
  readonly source: Source;
}

/** The figures of a result, in order. May hold lists, and empty values for what a run does not have. */
export type Figures = readonly (Figure | Figures | null | undefined | false)[];

/** All figures of a list and of the lists in it. */
export const figuresIn = (figures: Figures): readonly Figure[] =>
  figures.flatMap((one) => (!one ? [] : 'name' in one ? [one] : figuresIn(one)));

/** A value rounded to `digits` if given. Adding 0 turns −0 into 0. */
const rounded = <Value>(value: Value, digits: number | undefined) =>
  typeof value === 'number' && digits !== undefined ? Number(value.toFixed(digits)) + 0 : value;

/** Makes figures of one source. Null if the value is unknown. */
const figureFrom =
  (source: Source) =>
  (name: string, value: Figure['value'] | null | undefined, unit = '', digits?: number): Figure | null =>
    value === null || value === undefined ? null : { name, value: rounded(value, digits), unit, source };

export const measured = figureFrom('measured');
export const estimated = figureFrom('estimated');
export const reported = figureFrom('reported');
export const observed = figureFrom('observed');
export const declared = figureFrom('declared');
export const setting = figureFrom('setting');
export const fromFile = figureFrom('file');

/** Where a fault is. Has only the fields that apply. */
export interface Place {
  /** The color, pattern or sound that showed it. */
  readonly on?: string;
  /** `KeyboardEvent.code`. */
  readonly key?: string;
  /** A mouse button's name. */
  readonly button?: string;
  /** A side or an audio channel. */
  readonly channel?: string;
  /** Hz. */
  readonly frequency?: number;
  /** From the upper left corner. In device pixels of the screen, or in pixels of the camera's picture. */
  readonly box?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** How large a fault is. */
export type Amount = Pick<Figure, 'value' | 'unit' | 'source'>;

/** A measured amount of a fault, rounded to `digits` if given. */
export const amountOf = (value: Amount['value'], unit = '', digits?: number): Amount => ({
  value: rounded(value, digits),
  unit,
  source: 'measured',
});

/** One fault that was found. Its code defines what it is and which verdict it causes. */
export interface Finding {
  readonly code: FindingCode;
  readonly where?: Place;
  readonly amount?: Amount;
}

/** What one kind of part needs before it can pass. */
export interface EvidenceRule {
  readonly name: string;
  /** The minimum evidence, as one imperative sentence: 'Show each color for half a second.' */
  readonly needs: string;
  /** Whether the whole test cannot pass without it. */
  readonly required: boolean;
  /** Label of the button that leads back to this part: 'Show All Colors'. */
  readonly action: string;
}

/** The minimum evidence for each kind of part. Each test has one table, and its page shows the same table. */
export type EvidenceTable = Readonly<Record<string, EvidenceRule>>;

/**
 * The evidence table of a test: its words, by the kinds of parts, and which of these the test cannot pass without.
 */
export const evidenceOf = <Rule extends string>(
  texts: Readonly<Record<Rule, Omit<EvidenceRule, 'required'>>>,
  required: readonly NoInfer<Rule>[],
) =>
  Object.fromEntries(
    (Object.keys(texts) as Rule[]).map((rule) => [rule, { ...texts[rule], required: required.includes(rule) }]),
  ) as Readonly<Record<Rule, EvidenceRule>>;

/**
 * The verdict of a part with the findings that cause it. A warning or fail has at least one, any other verdict none.
 */
type WithVerdict =
  | { readonly verdict: Exclude<PartVerdict, 'warning' | 'fail'>; readonly findings?: never }
  | { readonly verdict: 'warning' | 'fail'; readonly findings: Findings };

/** One line of a result. */
export type Part<Rule extends string = string> = WithVerdict & {
  /** Unique within the result. */
  readonly id: string;
  /** Its rule in the evidence table. Several parts may share one. */
  readonly rule: Rule;
  readonly name: string;
  /** One or two plain sentences: what was found. */
  readonly details: string;
};

/** Evidence that the whole test still needs, and how to get it. */
export interface Missing<Rule extends string = string> {
  readonly rule: Rule;
  readonly needs: string;
  readonly action: string;
}

export interface CheckResult {
  readonly check: CheckId;
  /** What was tested, as the summary names it. */
  readonly name: string;
  readonly status: Verdict;
  /** One or two plain sentences: what was found. */
  readonly details: string;
  readonly parts: readonly Part[];
  /** Every fault that was found, in the order of the parts. */
  readonly findings: readonly Finding[];
  /** In the order of the parts. Empty when no required evidence is missing. */
  readonly missing: readonly Missing[];
  readonly measurements: readonly Figure[];
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly finishedAt: number;
}

const rank: Record<Verdict, number> = { pass: 0, inconclusive: 1, warning: 2, fail: 3 };

/** The worst of several verdicts; `pass` if there are none. From best to worst: pass, cannot tell, warning, fail. */
export function worst(verdicts: Iterable<Verdict>): Verdict {
  let result: Verdict = 'pass';
  for (const verdict of verdicts) if (rank[verdict] > rank[result]) result = verdict;
  return result;
}

/** At least one finding. */
export type Findings = readonly [Finding, ...Finding[]];

/** Findings as an outcome. Null if there are none. */
export function findingsIn([first, ...others]: readonly Finding[]): Findings | null {
  return first ? [first, ...others] : null;
}

/** How a part ended: its findings, or a verdict that needs none. */
export type Outcome = Exclude<PartVerdict, 'warning' | 'fail'> | Findings;

/** An outcome and its details, as `partOf` takes them. */
export type DetailedOutcome = readonly [outcome: Outcome, details: string];

/** The verdict of an outcome. Findings cause the worst verdict of their kinds. */
export function withVerdict(outcome: Outcome): WithVerdict {
  if (typeof outcome === 'string') return { verdict: outcome };
  const fails = outcome.some(({ code }) => kinds[code].verdict === 'fail');
  return { verdict: fails ? 'fail' : 'warning', findings: outcome };
}

/** Makes one line of a result. The returned function takes its outcome and details. */
export const partOf =
  <const Rule extends string>(id: string, rule: Rule, name: string) =>
  (outcome: Outcome, details: string): Part<Rule> => ({ id, rule, name, ...withVerdict(outcome), details });

/** Whether `a` is a worse verdict than `b`. */
export const isWorse = (a: Verdict, b: Verdict): boolean => rank[a] > rank[b];

const isJudged = (verdict: PartVerdict): verdict is Verdict => verdict !== 'not-run';

/** Counts the parts that passed and the parts that have a verdict. A part that was not run counts in neither. */
export function tally(parts: readonly Pick<Part, 'verdict'>[]): { passed: number; judged: number } {
  return {
    passed: parts.filter(({ verdict }) => verdict === 'pass').length,
    judged: parts.filter(({ verdict }) => isJudged(verdict)).length,
  };
}

/**
 * The verdict of a whole test: the worst verdict of its parts. Nothing tested is never a pass: without any verdict, or
 * if a required part was not run, it is 'inconclusive' at best.
 */
export function verdictOf<Rule extends string>(
  parts: readonly Pick<Part<Rule>, 'rule' | 'verdict'>[],
  evidence: Readonly<Record<Rule, EvidenceRule>>,
): Verdict {
  const judged = parts.flatMap(({ verdict }) => (isJudged(verdict) ? [verdict] : []));
  const open = parts.some(({ rule, verdict }) => !isJudged(verdict) && evidence[rule].required);
  return worst([...judged, ...(open || judged.length === 0 ? ['inconclusive' as const] : [])]);
}

/** The faults that were found, a sentence for each part: `Pressure: Always 40%.` */
export const faultsIn = (parts: readonly Part[]): readonly string[] =>
  parts.flatMap(({ findings, name, details }) => (findings ? [`${name}: ${details}`] : []));

/** The parts that keep the whole test from a pass: required ones that were not run, and all inconclusive ones. */
export const openIn = <Rule extends string, One extends Pick<Part<Rule>, 'rule' | 'verdict'>>(
  parts: readonly One[],
  evidence: Readonly<Record<Rule, EvidenceRule>>,
): readonly One[] =>
  parts.filter(({ rule, verdict }) => verdict === 'inconclusive' || (verdict === 'not-run' && evidence[rule].required));

/** A sentence for each part with a fault, and one that names the open parts. Empty if there is neither. */
export function summaryOf<Rule extends string>(
  parts: readonly Part<Rule>[],
  evidence: Readonly<Record<Rule, EvidenceRule>>,
): string {
  const open = openIn(parts, evidence).map(({ name }) => name);
  return [...faultsIn(parts), ...(open.length > 0 ? [notFinished(open)] : [])].join(' ');
}

/** The missing evidence that keeps the whole test from a pass, each rule once. */
export function missingOf<Rule extends string>(
  parts: readonly Pick<Part<Rule>, 'rule' | 'verdict'>[],
  evidence: Readonly<Record<Rule, EvidenceRule>>,
): readonly Missing<Rule>[] {
  const rules = new Set(openIn(parts, evidence).map(({ rule }) => rule));
  return [...rules].map((rule) => ({ rule, needs: evidence[rule].needs, action: evidence[rule].action }));
}

/**
 * Makes the result of a run. Its verdict, findings and missing evidence are derived from its parts.
 * @param name if it is not the name of the test
 */
export function resultOf<Rule extends string>({
  check,
  run: { startedAt, finishedAt },
  name = checkOf(check).name,
  details,
  parts,
  evidence,
  measurements,
}: Pick<CheckResult, 'check' | 'details'> & {
  readonly run: Pick<CheckResult, 'startedAt' | 'finishedAt'>;
  readonly name?: string;
  readonly parts: readonly Part<Rule>[];
  readonly evidence: Readonly<Record<Rule, EvidenceRule>>;
  readonly measurements: Figures;
}): CheckResult {
  return {
    check,
    name,
    details,
    startedAt,
    finishedAt,
    parts,
    measurements: figuresIn(measurements),
    findings: parts.flatMap(({ findings = [] }) => findings),
    status: verdictOf(parts, evidence),
    missing: missingOf(parts, evidence),
  };
}
