import type { ReactNode } from 'react';
import type { CheckResult, Missing } from '../../../machines/result';
import { panel, small, soft } from '../../theme/base.css';
import { type MissingStep, NextAction, OtherWay } from './NextAction';
import { PartList } from './PartList';
import { ResultBadge } from './ResultBadge';
import { ResultTools } from './ResultTools';
import { type ResultRow, rowsOf } from './result-rows';
import * as css from './results.css';

interface Props {
  readonly result: CheckResult;
  /** The parts of the result in the page's own words. Default: the parts as they are. */
  readonly rows?: readonly ResultRow[];
  /** Leads back to where the missing evidence can be collected. */
  readonly onMissing?: (missing: Missing) => void;
  /** What the page says about the first missing step. */
  readonly step?: MissingStep | undefined;
  /** One sentence below the badge: what was found. */
  readonly said?: ReactNode;
  /** A line below it, such as how long the test took. */
  readonly note?: ReactNode;
  /** The result as a picture, between the verdict and the tools. */
  readonly picture?: ReactNode;
  /** Content for the panel on the right, such as figures or a map. */
  readonly aside?: ReactNode;
  /** Content below the rows, such as a strip of figures. */
  readonly foot?: ReactNode;
  readonly onDownload?: () => void;
  readonly onCard?: () => void;
  readonly onShare: () => void;
  readonly onAgain: () => void;
  /** Label of the button that runs the test again. */
  readonly again?: string;
}

/** Fewer parts than this are too low for a panel beside them. */
const MIN_ROWS_BESIDE = 3;

/** The summary of a result: its verdict with the one next action, the tools, its parts, and a panel beside them. */
export function ResultSummary({
  result,
  rows = rowsOf(result.parts),
  onMissing,
  step,
  said,
  note,
  picture,
  aside,
  foot,
  onDownload,
  onCard,
  onShare,
  onAgain,
  again = 'Test Again',
}: Props) {
  const next = { result, onMissing };
  // The first missing step is the next action.
  const missing = onMissing ? result.missing.slice(1) : result.missing;
  const isBeside = aside && (rows.length >= MIN_ROWS_BESIDE || foot);
  return (
    <div className={css.summaryFrame}>
      <div className={panel}>
        <div className={css.summaryTop}>
          <div className={css.summaryVerdict}>
            <ResultBadge result={result} />
            {said && <p className={css.said}>{said}</p>}
            {note && <p className={`${small} ${soft}`}>{note}</p>}
          </div>
          <NextAction {...next} step={step} />
        </div>
        {picture && <div className={css.summaryPicture}>{picture}</div>}
        <div className={css.summaryFoot}>
          <ResultTools onShare={onShare} onDownload={onDownload} onCard={onCard} onAgain={onAgain} again={again} />
          <OtherWay {...next} />
        </div>
      </div>
      <div className={isBeside ? css.beside : css.stacked}>
        <div className={`${panel} ${css.summaryParts}`}>
          <PartList rows={rows} missing={missing} onMissing={onMissing} />
          {foot}
        </div>
        {aside && <div className={`${panel} ${css.aside}`}>{aside}</div>}
      </div>
    </div>
  );
}
