import type { CheckId } from '../../content/catalogue';
import type { OutcomeKind } from '../../content/outcome-names';
import { currentEntry, type Inspection } from '../../machines/inspection/inspection';
import { outcomeOf } from '../../machines/inspection/outcome';
import { OutcomeStrip, spokenTally, stripOrder } from './OutcomeStrip';

/** The outcome of a test, as a key of `outcomeNames`; null if the test is still to come or not in the run. */
function outcomeKindOf(inspection: Inspection, check: CheckId): OutcomeKind | null {
  const entry = inspection.entries.find((one) => one.check === check);
  if (!entry) return null;
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

/** The run as a strip with one mark per test. */
export function RunStrip({ inspection, running = false, className }: Props) {
  const open = running ? currentEntry(inspection).check : null;
  const kinds = stripOrder.map((check) => outcomeKindOf(inspection, check));
  const done = spokenTally(kinds.filter((_, i) => stripOrder[i] !== open));
  const place = `Test ${inspection.index + 1} of ${inspection.entries.length}`;
  const label = running ? `${place}${done && `. Done: ${done}`}` : done || 'Nothing tested yet';
  const marks = stripOrder.map((check, i) => (check === open ? 'now' : (kinds[i] ?? 'to-come')));
  return <OutcomeStrip marks={marks} label={label} className={className} />;
}
