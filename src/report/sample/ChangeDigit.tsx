import { useEffect, useState } from 'react';
import { sampleTexts } from '../../../content/sample';
import { verifyTexts } from '../../../content/verify';
import type { Sealed } from '../../../machines/report/report';
import type { Verification } from '../../../machines/report/verify';
import { sealGroups } from '../../../measure/report/seal-groups';
import { LocalNav } from '../../inspection/LocalNav';
import { Notice } from '../../inspection/Notice';
import { fig, wrap } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { PageHead } from '../../ui/layout/PageHead';
import { Comb } from '../Comb';
import { page } from '../report.css';
import { check } from '../verify/actor';
import { CheckRows } from '../verify/CheckRows';
import { OutcomeHead } from '../verify/OutcomeHead';
import { rowsOf } from '../verify/outcome-words';
import { SampleBar } from './Sample';
import { changedFigure, figuresOf, loadSample, withFigure } from './sample';
import * as css from './Sample.css';

const DIGITS = 10;
const SOURCE = { kind: 'kept', id: '' } as const;

/** The sample; `failed` if it did not arrive; null until then. */
function useSample(): Sealed | 'failed' | null {
  const [sample, setSample] = useState<Sealed | 'failed' | null>(null);
  useEffect(() => {
    const control = new AbortController();
    const show = (next: Sealed | 'failed') => {
      if (!control.signal.aborted) setSample(next);
    };
    loadSample(control.signal).then(
      (read) => show(read.ok ? read.sealed : 'failed'),
      () => show('failed'),
    );
    return () => control.abort();
  }, []);
  return sample;
}

/** A changed copy with what Verify finds, computed anew for each value; null until the first is computed. */
function useVerified(sample: Sealed, value: number): { copy: Sealed; verification: Verification } | null {
  const [verified, setVerified] = useState<{ copy: Sealed; verification: Verification } | null>(null);
  useEffect(() => {
    const control = new AbortController();
    const copy = withFigure(sample, value);
    check(copy, control.signal, sample.report).then((verification) => {
      if (!control.signal.aborted) setVerified({ copy, verification });
    });
    return () => control.abort();
  }, [sample, value]);
  return verified;
}

/** Verify, on a copy of the sample in which the visitor changes one digit. */
export function ChangeDigit() {
  const sample = useSample();
  if (sample !== null && sample !== 'failed') return <Changed sample={sample} />;
  return (
    <div className={`${wrap} ${page}`}>
      <Head />
      {sample && <Notice title={sampleTexts.failed.title}>{sampleTexts.failed.text}</Notice>}
    </div>
  );
}

const Head = () => <PageHead title={verifyTexts.title} text={sampleTexts.lead} action={<LocalNav here="/verify" />} />;

function Changed({ sample }: { sample: Sealed }) {
  const all = figuresOf(sample);
  const place = all.findIndex(({ name }) => name === changedFigure.name);
  const sealedValue = Number(all[place]?.value);
  const [value, setValue] = useState(sealedValue - 1);
  const verified = useVerified(sample, value);
  const isSame = value === sealedValue;
  const step = (by: number) => setValue((value + by + DIGITS) % DIGITS);
  return (
    <>
      <SampleBar title={sampleTexts.copy} text={sampleTexts.copyText}>
        <Button look="solid" onClick={() => setValue(isSame ? sealedValue - 1 : sealedValue)}>
          {isSame ? sampleTexts.change : sampleTexts.back}
        </Button>
      </SampleBar>
      <div className={`${wrap} ${page}`}>
        <Head />
        <div className={css.plate}>
          <div className={css.columns}>
            <section className={css.part} aria-labelledby="figures">
              <h2 id="figures">{sampleTexts.figures}</h2>
              <p>{sampleTexts.figuresText}</p>
              <div className={css.figures}>
                {all.slice(place - 1, place + 2).map(({ name, value: figure }) =>
                  name === changedFigure.name ? (
                    <Stepper key={name} name={name} value={value} onStep={step}>
                      {isSame ? '' : sampleTexts.was(sealedValue)}
                    </Stepper>
                  ) : (
                    <Row key={name} name={name} value={figure} />
                  ),
                )}
              </div>
            </section>
            {verified && <Seals verification={verified.verification} />}
          </div>
          {verified && (
            <section aria-labelledby="outcome">
              <OutcomeHead sealed={verified.copy} verification={verified.verification} source={SOURCE.kind} isLive />
              <CheckRows rows={rowsOf(verified.copy, verified.verification, SOURCE)} />
            </section>
          )}
        </div>
      </div>
    </>
  );
}

function Row({ name, value }: { name: string; value: string | number }) {
  return (
    <>
      <span className={css.name}>{name}</span>
      <span className={css.figure}>{value}</span>
      <span />
    </>
  );
}

function Stepper({
  name,
  value,
  onStep,
  children,
}: {
  name: string;
  value: number;
  onStep: (by: 1 | -1) => void;
  children: string;
}) {
  return (
    <>
      <span className={`${css.name} ${css.own}`}>{name}</span>
      <fieldset className={css.stepper} aria-label={name}>
        <button type="button" aria-label={sampleTexts.more} onClick={() => onStep(1)}>
          <Chevron />
        </button>
        <output className={fig}>{value}</output>
        <button type="button" aria-label={sampleTexts.less} onClick={() => onStep(-1)}>
          <Chevron />
        </button>
      </fieldset>
      <span className={css.was}>{children}</span>
    </>
  );
}

const Chevron = () => (
  <svg width="14" height="9" viewBox="0 0 12 8" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden="true">
    <path d="M1 1l5 5 5-5" />
  </svg>
);

/** The seal of the sample above that of the copy. */
function Seals({ verification: { content } }: { verification: Verification }) {
  const [sealed, now] = [sealGroups(content.sealed), sealGroups(content.found)];
  const digits = sealed.join('');
  const differ = [...now.join('')].filter((digit, i) => digit !== digits[i]).length;
  return (
    <div className={css.seals}>
      <div>
        <h3>{sampleTexts.sealed}</h3>
        <Comb groups={sealed} big />
      </div>
      <div>
        <h3>{sampleTexts.now}</h3>
        <div className={differ > 0 ? css.changed : undefined}>
          <Comb groups={now} big />
        </div>
      </div>
      <p>{differ > 0 ? sampleTexts.differ(differ, digits.length) : sampleTexts.same}</p>
    </div>
  );
}
