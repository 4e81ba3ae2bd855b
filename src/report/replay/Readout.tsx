import type { ReactNode } from 'react';
import { replayTexts } from '../../../content/report-replay';
import type { PlaybackStep } from '../../../machines/report/playback';
import type { Moment } from '../../../machines/report/playback-picture';
import { fig, soft } from '../../theme/base.css';
import { VerdictBadge } from '../../ui/results/VerdictBadge';
import { clockText } from './clock-text';
import * as css from './Player.css';

interface Props {
  readonly steps: readonly PlaybackStep[];
  readonly step: number;
  readonly judgment: Moment['judgment'];
}

/** The event of one step, its time, and the verdict so far. */
export function Readout({ steps, step, judgment }: Props) {
  const { at, type, data, hasEffect } = steps[step] ?? { at: 0, type: null, data: '', hasEffect: true };
  return (
    <dl className={css.readout}>
      <Row name={replayTexts.event}>
        <span className={fig}>{step === 0 ? replayTexts.start : replayTexts.of(step, steps.length - 1)}</span>
      </Row>
      <Row name={replayTexts.time}>
        <span className={fig}>{clockText(at)}</span>
      </Row>
      <Row name={replayTexts.received}>
        {type === null ? (
          <span className={soft}>{replayTexts.nothing}</span>
        ) : (
          <>
            <code className={css.type}>{type}</code>{' '}
            {!hasEffect && <span className={css.readoutNote}>{replayTexts.noEffect}</span>}
            <code className={css.data}>{data}</code>
          </>
        )}
      </Row>
      <Row name={replayTexts.judgment}>
        {judgment ? (
          <span className={css.judgment}>
            <VerdictBadge status={judgment.status} /> <span className={css.readoutDetails}>{judgment.details}</span>
          </span>
        ) : (
          <span className={soft}>{replayTexts.noJudgment}</span>
        )}
      </Row>
    </dl>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.readoutRow}>
      <dt className={css.readoutName}>{name}</dt>
      <dd className={css.readoutValue}>{children}</dd>
    </div>
  );
}
