import { useId, useState } from 'react';
import { checkOf, numberOf } from '../../../content/catalogue';
import { resumePlate } from '../../../content/inspection-start';
import { currentEntry, type Inspection } from '../../../machines/inspection/inspection';
import { fig, panel } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { RunStrip } from '../RunStrip';
import { ago } from './ago';
import * as css from './Start.css';

interface Props {
  readonly inspection: Inspection;
  /** When its last step was stored, in ms since the epoch. */
  readonly savedAt: number;
  readonly onResume: () => void;
  readonly onDiscard: () => void;
}

/** A run that was not finished, and what can be done with it. */
export function Waiting({ inspection, savedAt, onResume, onDiscard }: Props) {
  const title = useId();
  const [asking, setAsking] = useState(false);
  const { maker, model, assetTag, serial } = inspection.facts;
  const check = checkOf(currentEntry(inspection).check);
  const device = [maker, model].filter(Boolean).join(' ');
  const code = assetTag || serial;
  return (
    <section className={`${panel} ${css.waiting}`} aria-labelledby={title}>
      <div>
        <h2 id={title}>{resumePlate.title}</h2>
        <p className={css.waitingText}>
          {device && `${device}${code ? ', ' : '. '}`}
          {code && (
            <>
              <span className={fig}>{code}</span>.{' '}
            </>
          )}
          {asking ? resumePlate.discardAsk : resumePlate.stopped(`${numberOf(check)} ${check.name}`, ago(savedAt))}
        </p>
      </div>
      <RunStrip inspection={inspection} />
      <div className={css.waitingButtons}>
        {asking ? (
          <>
            <Button look="solid" onClick={onDiscard}>
              {resumePlate.discard}
            </Button>
            <Button look="quiet" onClick={() => setAsking(false)}>
              {resumePlate.keep}
            </Button>
          </>
        ) : (
          <>
            <Button look="solid" onClick={onResume}>
              {resumePlate.resume}
            </Button>
            <Button look="quiet" onClick={() => setAsking(true)}>
              {resumePlate.discard}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

/** A run that only a newer version of the site can read. It is kept. */
export function NewerRun() {
  const title = useId();
  const { newer } = resumePlate;
  return (
    <section className={`${panel} ${css.waiting}`} aria-labelledby={title}>
      <div>
        <h2 id={title}>{newer.title}</h2>
        <p className={css.waitingText}>{newer.text}</p>
      </div>
      <div className={css.waitingButtons}>
        <Button look="solid" onClick={() => location.reload()}>
          {newer.action}
        </Button>
      </div>
    </section>
  );
}
