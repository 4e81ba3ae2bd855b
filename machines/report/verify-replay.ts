import type { AnyStateMachine } from 'xstate';
import type { CheckId } from '../../content/catalogue';
import type { Inspection } from '../inspection/inspection';
import { type Outcome, outcomeOf, overallOf } from '../inspection/outcome';
import type { Journal } from '../journal';
import type { CheckResult, Verdict } from '../result';
import type { ForgedReason } from './forged-event';
import { inspectionOf } from './inspection-of';
import { differencesOf, type JournalReplay, type ResultDifference, replayAnyJournal } from './replay-entry';
import type { Report, ReportEntry } from './report';

/** The reported verdict of one test, compared with the recomputed one. */
export type EntryReplay = {
  readonly check: CheckId;
  /** The machine's verdict under the pass marks, as in the report. */
  readonly reported: Verdict | null;
  /** Version of the rules when the journal was recorded. Null without a journal. */
  readonly rules: number | null;
} & (
  | { readonly kind: 'agrees'; readonly recomputed: Verdict; readonly events: number; readonly ignored: number }
  | {
      readonly kind: 'differs';
      /** The verdict by this version's rules. Null if the journal leads to no judgment. */
      readonly recomputed: Verdict | null;
      readonly result: CheckResult | null;
      readonly differences: readonly (ResultDifference | 'outcome')[];
      readonly events: number;
      readonly ignored: number;
    }
  | { readonly kind: 'forged'; readonly event: number; readonly reason: ForgedReason }
  /** Recorded under older rules, in events that this program's machine does not take to a judgment. */
  | { readonly kind: 'older' }
  /** The report has a machine verdict, but no journal for it. `not-loaded`: the code of this test did not load. */
  | { readonly kind: 'no-journal' | 'not-loaded' }
  /** No machine gave a verdict, so only the outcome of the person's judgment is recomputed. */
  | { readonly kind: 'no-verdict'; readonly agrees: boolean }
);

export interface Replay {
  /** One for each test of the report, in the report's order. */
  readonly entries: readonly EntryReplay[];
  /** How many machine verdicts the report has, how many were recomputed, and how many of those agree. */
  readonly verdicts: number;
  readonly recomputed: number;
  readonly agreeing: number;
  /** How many events were replayed. */
  readonly events: number;
  /** Whether the overall verdict and its counts match the tests. */
  readonly isSummaryRight: boolean;
  /** Whether the report was judged by older rules than this program's. */
  readonly isOlder: boolean;
}

export interface ReplayOptions {
  /** The rules of this program. */
  readonly rules: number;
  /** Name of this build. Another build may use other words for the same result. */
  readonly build: string;
  readonly loadMachine: (check: CheckId) => Promise<AnyStateMachine>;
}

/** Replays every journal of a report and compares. Never rejects: a test that does not load is marked `not-loaded`. */
export async function replayReport(
  report: Report,
  journals: readonly Journal[],
  options: ReplayOptions,
): Promise<Replay> {
  const runs = await Promise.all(report.entries.map(({ check }) => runOf(journals, check, options)));
  const again = judgedAgain(report, runs);
  const entries = report.entries.map((entry, i) => compared(report, entry, runs[i], outcomeAt(again, i), options));
  const judged = entries.filter(({ reported }) => reported !== null);
  const recomputed = judged.filter(({ kind }) => kind === 'agrees' || kind === 'differs');
  return {
    entries,
    verdicts: judged.length,
    recomputed: recomputed.length,
    agreeing: recomputed.filter(({ kind }) => kind === 'agrees').length,
    events: entries.reduce((sum, one) => sum + ('events' in one ? one.events : 0), 0),
    isSummaryRight: isSummaryOf(report),
    isOlder: report.rules < options.rules,
  };
}

type Run = { readonly journal: Journal; readonly replay: JournalReplay | null } | null;

async function runOf(journals: readonly Journal[], check: CheckId, { loadMachine }: ReplayOptions): Promise<Run> {
  const journal = journals.find((one) => one.check === check);
  if (!journal) return null;
  const machine = await loadMachine(check).catch(() => null);
  return { journal, replay: machine && replayAnyJournal(machine, journal) };
}

/** The report's inspection, with its results replaced by those of the replay, if any. */
function judgedAgain(report: Report, runs: readonly Run[]): Inspection {
  const inspection = inspectionOf(report);
  const entries = inspection.entries.map((entry, i) => {
    const replay = runs[i]?.replay;
    return replay?.kind === 'replayed' && entry.result ? { ...entry, result: replay.result } : entry;
  });
  return { ...inspection, entries };
}

function outcomeAt(inspection: Inspection, place: number): Outcome {
  const entry = inspection.entries[place];
  if (!entry) throw new RangeError(`There is no test ${place}`);
  return outcomeOf(inspection, entry);
}

function compared(
  report: Report,
  entry: ReportEntry,
  run: Run | undefined,
  outcome: Outcome,
  options: ReplayOptions,
): EntryReplay {
  const { check, machine, result } = entry;
  const base = { check, reported: machine, rules: run?.journal.rules ?? null };
  const isOutcomeSame = outcome.kind === entry.kind && outcome.machine === machine && outcome.verdict === entry.verdict;
  if (!result) return { ...base, kind: 'no-verdict', agrees: isOutcomeSame };
  if (!run) return { ...base, kind: 'no-journal' };
  const { replay, journal } = run;
  if (!replay) return { ...base, kind: 'not-loaded' };
  const isOlder = report.rules < options.rules;
  // An older program's machine may have had other events, but no clock runs backwards.
  if (replay.kind === 'forged')
    return isOlder && replay.reason !== 'time' ? { ...base, kind: 'older' } : { ...base, ...replay };
  if (isOlder && !replay.result) return { ...base, kind: 'older' };
  const isSameBuild = report.program.build === options.build;
  const counts = { events: journal.events.length, ignored: replay.ignored };
  const differences = replay.result
    ? differencesOf(result, replay.result).filter((one) => one !== 'texts' || isSameBuild)
    : (['verdict'] as const);
  if (differences.length === 0 && isOutcomeSame && outcome.machine !== null)
    return { ...base, kind: 'agrees', recomputed: outcome.machine, ...counts };
  return {
    ...base,
    kind: 'differs',
    recomputed: outcome.machine,
    result: replay.result,
    differences: isOutcomeSame ? differences : [...differences, 'outcome'],
    ...counts,
  };
}

/** Whether the report's overall verdict and its counts match its tests. */
function isSummaryOf(report: Report): boolean {
  const { verdict, missing, passed, judged } = overallOf(inspectionOf(report));
  const { overall } = report;
  return (
    overall.verdict === verdict &&
    overall.passed === passed &&
    overall.judged === judged &&
    overall.missing.join() === missing.join()
  );
}
