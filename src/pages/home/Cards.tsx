import { useEffect, useState } from 'react';
import { numberOf } from '../../../content/catalogue';
import { advanced, inspect, moreFor, suite } from '../../../content/home-below';
import { checks } from '../../registry';
import picture from '../../report/sample/sample-report.webp';
import { fig, lead, section, sectionHead, soft, wrap } from '../../theme/base.css';
import { ButtonLink } from '../../ui/controls/Button';
import { fillRow } from '../../ui/controls/basic.css';
import { SmallCells } from '../../ui/layout/SmallCells';
import { SuiteGrid } from '../../ui/layout/SuiteGrid';
import { useTested } from './use-tested';
import * as css from './Below.css';

/** What an inspection is, with the printed sample report. */
function Inspect() {
  return (
    <section className={`${section} ${css.near}`} aria-labelledby="inspect-heading">
      <div className={wrap}>
        <div className={css.plate}>
          <div className={css.inspectText}>
            <h2 id="inspect-heading">{inspect.heading}</h2>
            <p className={lead}>{inspect.text}</p>
            <ul className={css.tests}>
              {checks
                .filter(({ id }) => inspect.checks.some((wanted) => wanted === id))
                .map((check) => (
                  <li key={check.id}>
                    <span className={fig}>{numberOf(check)}</span>
                    {check.name}
                  </li>
                ))}
            </ul>
            <div className={fillRow}>
              <ButtonLink look="solid" href="/inspection">
                {inspect.start}
              </ButtonLink>
              <ButtonLink href="/report#sample">{inspect.sample}</ButtonLink>
            </div>
          </div>
          <div className={css.well}>
            <img className={css.paper} src={picture} width={794} height={640} loading="lazy" alt={inspect.picture} />
          </div>
        </div>
      </div>
    </section>
  );
}

const inGroup = (group: (typeof checks)[number]['group']) => checks.filter((check) => check.group === group);
const inSuite = inGroup('suite');
const inAdvanced = inGroup('advanced');
const more = moreFor.map(({ heading, kind }) => ({
  heading,
  checks: inGroup('none').filter((check) => check.kind === kind),
}));

/** The inspection, then all tests as cards, with what each said in this tab. */
export function Cards() {
  const { tested, startOver } = useTested();
  const isTested = tested.size > 0;
  const [loaded, setLoaded] = useState<typeof import('./Tested') | null>(null);
  // A first visit needs none of it.
  useEffect(() => {
    if (!isTested) return;
    import('./Tested').then(setLoaded, () => undefined);
  }, [isTested]);
  const notes = loaded?.notesOf(tested);
  return (
    <>
      <Inspect />
      <section id="all-tests" className={section} aria-labelledby="all-tests-heading">
        <div className={wrap}>
          <div className={sectionHead}>
            <h2 id="all-tests-heading">{suite.heading}</h2>
            <p className={soft}>{suite.text}</p>
          </div>
          {isTested && loaded && <loaded.Tested tested={tested} onStartOver={startOver} />}
          <SuiteGrid checks={inSuite} perRow={4} tested={tested} notes={notes} />
        </div>
      </section>
      <section id="advanced-tests" className={section} aria-labelledby="advanced-tests-heading">
        <div className={wrap}>
          <div className={sectionHead}>
            <h2 id="advanced-tests-heading">{advanced.heading}</h2>
            <p className={soft}>{advanced.text}</p>
          </div>
          <SuiteGrid checks={inAdvanced} perRow={3} tested={tested} notes={notes} />
          <SmallCells groups={more} tested={tested} />
        </div>
      </section>
    </>
  );
}
