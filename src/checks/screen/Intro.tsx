import type { Ref } from 'react';
import { Link } from 'wouter';
import {
  screenGuidance,
  screenLead,
  screenQuestions,
  screenSteps,
  screenTroubleshooting,
} from '../../../content/screen';
import { colours } from '../../../machines/screen/screen';
import { exists } from '../../registry';
import { fig, plate, wrap } from '../../theme/base.css';
import { Button } from '../../ui/Button';
import { Disclosure, DisclosureList } from '../../ui/Disclosure';
import { PageHead } from '../../ui/PageHead';
import * as css from './Intro.css';

const keys = [
  { keys: ['→', 'Space'], does: 'Next colour' },
  { keys: ['←'], does: 'Previous colour' },
  { keys: ['R'], does: 'Back to white' },
  { keys: ['M'], does: 'Mark the spot under the pointer' },
  { keys: ['B'], does: 'Move the controls to the other edge' },
  { keys: ['Esc'], does: 'Exit to the result' },
];

interface Props {
  readonly start: Ref<HTMLButtonElement>;
  readonly onStart: () => void;
}

/** What to know before the screen test, and its start button. */
export function Intro({ start, onStart }: Props) {
  return (
    <div className={wrap}>
      <PageHead
        number={1}
        title="Screen test"
        text={screenLead}
        action={
          <Button ref={start} look="solid" size="large" onClick={onStart}>
            Start Test
          </Button>
        }
      />
      <section className={plate} aria-label="The eight colours and the keys">
        <ol className={css.swatches}>
          {colours.map(({ name }) => (
            <li key={name} className={css.swatch}>
              <span className={css.chip[name]} aria-hidden="true" />
              {name}
            </li>
          ))}
        </ol>
        <dl className={css.keys}>
          {keys.map(({ keys: names, does }) => (
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
        <p className={css.touch}>On a touch screen, swipe left or right, and tap to bring the controls back.</p>
      </section>

      <section className={css.section}>
        <h2 className={css.heading}>How to test</h2>
        <ol className={css.steps}>
          {screenSteps.map((step, i) => (
            <li key={step} className={css.step}>
              <span className={`${fig} ${css.count}`} aria-hidden="true">
                {i + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
      </section>
      <section className={css.section}>
        <h2 className={css.heading}>What to look for</h2>
        <Passages of={screenGuidance} />
      </section>
      <section className={css.section}>
        <h2 className={css.heading}>Questions</h2>
        <Passages of={screenQuestions} />
      </section>
      <section className={css.last}>
        <h2 className={css.heading}>Troubleshooting</h2>
        <ul className={css.advice}>
          {screenTroubleshooting.map(({ problem, remedy, path, link }) => (
            <li key={problem} className={css.adviceRow}>
              <h3 className={css.problem}>{problem}</h3>
              <p>
                {remedy}
                {path && exists(path) && (
                  <>
                    {' '}
                    <Link href={path}>{link}</Link>.
                  </>
                )}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Passages({ of }: { of: typeof screenGuidance }) {
  return (
    <DisclosureList>
      {of.map(({ title, paragraphs }) => (
        <Disclosure key={title} title={title}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Disclosure>
      ))}
    </DisclosureList>
  );
}
