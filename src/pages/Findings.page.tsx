import { Link } from 'wouter';
import { catalogue } from '../../content/catalogue';
import { type FindingText, findingsPage as texts } from '../../content/finding-texts';
import { type FindingCode, findings } from '../../content/findings';
import { findingTexts } from '../check/results/finding-texts';
import { wrap } from '../theme/base.css';
import { VerdictBadge } from '../ui/figures/VerdictBadge';
import { Guide } from '../ui/layout/Guide';
import { PageHead } from '../ui/layout/PageHead';
import * as css from './Findings.css';

const codes = Object.keys(findings) as FindingCode[];
const groups = catalogue
  .map((check) => ({ check, codes: codes.filter((code) => findings[code].check === check.id) }))
  .filter((group) => group.codes.length > 0);

/** What each fault code means. A report links to its codes here. */
export default function Findings() {
  return (
    <div className={`${wrap} ${css.page}`}>
      <PageHead title={texts.title} text={texts.lead} />
      {groups.map(({ check, codes: own }) => (
        <Guide key={check.id} title={check.name}>
          <div>
            <Link className={css.test} href={check.path}>
              {texts.goTo(check.title)}
            </Link>
            {own.map((code) => (
              <Entry key={code} code={code} text={findingTexts[code]} />
            ))}
          </div>
        </Guide>
      ))}
    </div>
  );
}

function Entry({ code, text }: { code: FindingCode; text: FindingText }) {
  const { name, verdict } = findings[code];
  return (
    <section id={code.toLowerCase()} className={css.entry}>
      <div className={css.head}>
        <h3>{name}</h3>
        <code className={css.code}>{code}</code>
        <span className={css.verdict}>
          <VerdictBadge status={verdict} />
        </span>
      </div>
      <p>{text.meaning}</p>
      <dl className={css.advice}>
        <dt>{texts.lookalikes}</dt>
        <dd>{text.lookalikes}</dd>
        <dt>{texts.remedy}</dt>
        <dd>{text.remedy}</dd>
      </dl>
    </section>
  );
}
