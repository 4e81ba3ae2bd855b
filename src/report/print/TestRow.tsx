import { checkOf, numberOf } from '../../../content/catalogue';
import type { ReportEntry } from '../../../machines/report/report';
import type { Source } from '../../../machines/result';
import { codeTag } from '../../ui/results/CodeTag.css';
import { entryText, outcomeKind } from '../report-words';
import { SourceMark } from '../SourceMark';
import { PaperBadge } from './PaperBadge';
import * as css from './Print.css';

const rank: readonly Source[] = ['observed', 'measured', 'reported', 'declared'];
/** The source of a test's verdict: a person, if one judged any part of it. */
const sourceOf = ({ result, skip }: ReportEntry): Source =>
  skip || !result
    ? 'declared'
    : (rank.find((source) => result.measurements.some((one) => one.source === source)) ?? 'observed');

/** A row with a test and the source of its verdict. */
export function TestRow({ entry }: { entry: ReportEntry }) {
  const outcome = outcomeKind(entry);
  if (!outcome) return null;
  return (
    <tr>
      <td className={css.figure}>{numberOf(checkOf(entry.check))}</td>
      <td>{checkOf(entry.check).name}</td>
      <td>
        <span className={css.oneLine}>
          {entryText(entry)} {entry.skip && <code className={`${codeTag} ${css.code}`}>{entry.skip.reason}</code>}
        </span>
      </td>
      <td>
        <SourceMark of={sourceOf(entry)} />
      </td>
      <td>
        <PaperBadge outcome={outcome} />
      </td>
    </tr>
  );
}
