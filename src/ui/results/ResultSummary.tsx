import { Download, Share } from 'lucide-react';
import { type ReactNode, use, useId } from 'react';
import type { CheckResult, Missing, PartVerdict } from '../../../machines/result';
import { panel, small, soft } from '../../theme/base.css';
import { Button } from '../controls/Button';
import { CheckHost } from './CheckHost';
import { FindingList } from './FindingList';
import { NextTest } from './NextTest';
import { ResultBadge } from './ResultBadge';
import { VerdictBadge } from './VerdictBadge';
import * as css from './ResultSummary.css';

interface ResultRow {
  readonly key: string;
  /** A CSS color, shown as a swatch before the name. */
  readonly chip?: string;
  readonly name: string;
  readonly details: ReactNode;
  readonly status: PartVerdict;
}

interface Props {
  readonly result: CheckResult;
  /** The parts of the result in the page's own words. Default: the parts as they are. */
  readonly rows?: readonly ResultRow[];
  /** Leads back to where the missing evidence can be collected. */
  readonly onMissing?: (missing: Missing) => void;
  /** A line beside the badge, such as how long the test took. */
  readonly note?: ReactNode;
  /** Content for the panel on the right, such as a map. */
  readonly aside?: ReactNode;
  /** Content below the rows, such as a strip of figures. */
  readonly foot?: ReactNode;
  readonly onDownload?: () => void;
  readonly onShare: () => void;
  readonly onAgain: () => void;
  /** Label of the button that runs the test again. */
  readonly again?: string;
}

const icon = { size: 18, strokeWidth: 1.5, absoluteStrokeWidth: true } as const;

/**
 * The summary of a result: the badge, the missing evidence, a row for each part, actions, and the link to the next test
 * unless a host decides what comes next.
 */
export function ResultSummary({
  result,
  rows = result.parts.map(({ id, name, details, verdict }) => ({ key: id, name, details, status: verdict })),
  onMissing,
  note,
  aside,
  foot,
  onDownload,
  onShare,
  onAgain,
  again = 'Test Again',
}: Props) {
  const missingTitle = useId();
  const hosted = use(CheckHost) !== null;
  return (
    <div className={css.frame}>
      <div className={panel}>
        <div className={css.top}>
          <ResultBadge result={result} />
          {note && <p className={`${small} ${soft}`}>{note}</p>}
        </div>
        {result.findings.length > 0 && <FindingList of={result.findings} />}
        {result.missing.length > 0 && (
          <section className={css.missing} aria-labelledby={missingTitle}>
            <h2 id={missingTitle}>What is missing</h2>
            <ul>
              {result.missing.map((missing) => (
                <li key={missing.rule} className={css.missingItem}>
                  <p>{missing.needs}</p>
                  {onMissing && <Button onClick={() => onMissing(missing)}>{missing.action}</Button>}
                </li>
              ))}
            </ul>
          </section>
        )}
        <ul aria-label="Parts">
          {rows.map(({ key, chip, name, details, status }) => (
            <li key={key} className={chip ? css.rowWithChip : css.row}>
              {chip && <span className={css.chip} style={{ background: chip }} />}
              <b className={css.name}>{name}</b>
              <p className={css.details}>{details}</p>
              <span className={css.verdict}>
                <VerdictBadge status={status} />
              </span>
            </li>
          ))}
        </ul>
        {foot}
      </div>
      <div className={css.side}>
        {aside && <div className={`${panel} ${css.aside}`}>{aside}</div>}
        <div className={`${panel} ${css.actions}`}>
          {onDownload && (
            <Button look="solid" onClick={onDownload}>
              <Download {...icon} />
              Download Report
            </Button>
          )}
          <Button onClick={onShare}>
            <Share {...icon} />
            Share Results
          </Button>
          <Button look="quiet" onClick={onAgain}>
            {again}
          </Button>
        </div>
        {!hosted && (
          <div className={`${panel} ${css.actions}`}>
            <NextTest check={result.check} />
          </div>
        )}
      </div>
    </div>
  );
}
