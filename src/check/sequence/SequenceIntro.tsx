import { type ReactNode, type Ref, useId } from 'react';
import type { CheckId } from '../../../content/catalogue';
import { controls } from '../../../content/controls';
import type { PageTexts } from '../../../content/passages';
import { resultTexts } from '../../../content/results';
import type { EvidenceTable } from '../../../machines/result';
import { fig, panel } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { StartCap } from '../../ui/controls/StartCap';
import { VerdictBadge } from '../../ui/figures/VerdictBadge';
import { CheckPage } from '../CheckPage';
import { line, text, verdict } from '../results/EarlierResult.css';
import * as css from './SequenceIntro.css';

interface Swatch {
  readonly name: string;
  /** A code shown below the name. */
  readonly value?: string;
  readonly description?: string;
  /** The content of the swatch. */
  readonly chip: ReactNode;
}

interface KeyRow {
  readonly keys: readonly string[];
  readonly does: string;
}

/** What the introduction says. */
export interface IntroProps {
  readonly texts: PageTexts;
  readonly labels: {
    /** Accessible name of the panel. */
    readonly intro: string;
    readonly keys: readonly KeyRow[];
    /** The same actions by touch. */
    readonly touch: string;
  };
  readonly swatches: readonly Swatch[];
  /** The minimum evidence for each part. */
  readonly evidence: EvidenceTable;
  /** What the test cannot find, in a sentence. */
  readonly blindSpot: string;
  /** Shown after the questions. */
  readonly last?: ReactNode;
}

interface Props extends IntroProps {
  readonly check: CheckId;
  /** Shown if the last run ended without a result. */
  readonly notice?: string | undefined;
  readonly onContinue?: () => void;
  readonly start: Ref<HTMLButtonElement>;
  readonly onStart: () => void;
}

/** The page before a sequence: start button, swatches, keys and guides. */
export function SequenceIntro({ check, texts, labels, swatches, start, onStart, ...rest }: Props) {
  const { notice, onContinue, evidence, blindSpot, last } = rest;
  const noticeId = useId();
  return (
    <CheckPage
      check={check}
      texts={texts}
      evidence={evidence}
      last={last}
      action={
        <Button
          ref={start}
          look="solid"
          size="large"
          onClick={onStart}
          aria-describedby={notice ? noticeId : undefined}
        >
          {controls.startTest}
          <StartCap />
        </Button>
      }
    >
      {notice && (
        <section className={`${panel} ${line}`} aria-label={resultTexts.stopped.label}>
          <span className={verdict}>
            <VerdictBadge status="not-run" word={resultTexts.stopped.word} />
          </span>
          <p id={noticeId} className={text}>
            {notice}
          </p>
          <Button look="quiet" className={css.goOn} onClick={onContinue}>
            {resultTexts.stopped.goOn}
          </Button>
        </section>
      )}
      <section className={panel} aria-label={labels.intro}>
        <ol className={css.swatches} data-count={swatches.length}>
          {swatches.map(({ name, value, description, chip }) => (
            <li key={name} className={css.swatch}>
              <span className={css.chip} aria-hidden="true">
                {chip}
              </span>
              {name}
              {value && <span className={`${fig} ${css.value}`}>{value}</span>}
              {description && <span className={css.description}>{description}</span>}
            </li>
          ))}
        </ol>
        <dl className={css.keys}>
          {labels.keys.map(({ keys: names, does }) => (
            <div key={does} className={css.keyRow}>
              <dt>
                {names.map((name) => (
                  <kbd key={name} className={css.key}>
                    {name}
                  </kbd>
                ))}
              </dt>
              <dd className={css.does}>{does}</dd>
            </div>
          ))}
        </dl>
        <p className={css.touch}>
          {labels.touch} {blindSpot}
        </p>
      </section>
    </CheckPage>
  );
}
