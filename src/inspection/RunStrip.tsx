import { runTexts } from '../../content/inspection-run';
import type { OutcomeKind } from '../../content/outcome-names';
import { currentEntry, type Entry, type Inspection } from '../../machines/inspection/inspection';
import { isDue, outcomeOf } from '../../machines/inspection/outcome';
import { OutcomeStrip, spokenTally } from './OutcomeStrip';

/** The outcome of a test, as a key of `outcomeNames`; null if the test is still to come. */
function outcomeKindOf(inspection: Inspection, entry: Entry): OutcomeKind | null {
  const { kind, verdict } = outcomeOf(inspection, entry);
  if (kind === 'not-due') return null;
  if (kind === 'judged') return verdict;
  if (kind !== 'not-run') return kind;
  // The open test is still to come.
  const isPassedBy = entry.runs > 0 && entry !== currentEntry(inspection);
  return inspection.stage === 'testing' && !isPassedBy ? null : kind;
}

interface Props {
  readonly inspection: Inspection;
  /** Highlights the open test. */
  readonly running?: boolean;
  readonly className?: string;
}

/** The run as a strip with one mark per test, in the order of the run. */
export function RunStrip({ inspection, running = false, className }: Props) {
  const due = inspection.entries.filter((entry) => isDue(inspection, entry));
  const open = running ? currentEntry(inspection) : null;
  const kinds = due.map((entry) => outcomeKindOf(inspection, entry));
  const done = spokenTally(kinds.filter((_, i) => due[i] !== open));
  const label = open ? runTexts.testing(due.indexOf(open) + 1, due.length, done) : done || runTexts.nothingTested;
  const marks = due.map((entry, i) => (entry === open ? 'now' : (kinds[i] ?? 'to-come')));
  return <OutcomeStrip marks={marks} label={label} className={className} />;
}
