import { useState } from 'react';
import { verifyTexts } from '../../../content/verify';
import { lower } from '../../../content/words';
import type { Sealed } from '../../../machines/report/report';
import type { Verification } from '../../../machines/report/verify';
import type { VerifySource } from '../../../machines/report/verify.machine';
import { SummaryBadge } from '../../check/results/ResultBadge';
import { hidden } from '../../theme/base.css';
import { dateText } from '../figures';
import { scoreOf, summaryOf } from './outcome-words';
import * as css from './VerifyPage.css';

interface Props {
  readonly sealed: Sealed;
  readonly verification: Verification;
  readonly source: VerifySource['kind'];
  /** A screen reader says each new outcome. */
  readonly isLive?: boolean;
}

/** What verification found, in a badge and in words. */
export function OutcomeHead({ sealed, verification, source, isLive = false }: Props) {
  const [now] = useState(Date.now);
  const { title, text, status, word } = summaryOf(sealed, verification, source, now);
  const date = dateText(sealed.report.startedAt);
  const [score, spoken] = scoreOf(verification.replay, lower(word), date);
  return (
    <>
      <div className={css.outcomeHead}>
        <SummaryBadge status={status} word={word} score={score} date={date} spoken={verifyTexts.check(spoken)} />
        <div>
          <h2 id="outcome">{title}</h2>
          <p>{text}</p>
        </div>
      </div>
      {isLive && (
        <p role="status" className={hidden}>
          {title}
        </p>
      )}
    </>
  );
}
