import { Link } from 'wouter';
import { catalogue } from '../../content/catalogue';
import { type FindingKind, findingKinds, findingsLead } from '../../content/findings';
import { wrap } from '../theme/base.css';
import { Guide } from '../ui/layout/Guide';
import { PageHead } from '../ui/layout/PageHead';
import { VerdictBadge } from '../ui/results/VerdictBadge';
import * as css from './Findings.css';

const groups = catalogue
  .map((check) => ({ check, kinds: findingKinds.filter((kind) => kind.check === check.id) }))
  .filter(({ kinds }) => kinds.length > 0);

/** What each fault code means. A report links to its codes here. */
export default function Findings() {
  return (
    <div className={`${wrap} ${css.page}`}>
      <PageHead title="Findings" text={findingsLead} />
      {groups.map(({ check, kinds }) => (
        <Guide key={check.id} title={check.name}>
          <div>
            <Link className={css.test} href={check.path}>
              Go to the {check.title}
            </Link>
            {kinds.map((kind) => (
              <Entry key={kind.code} kind={kind} />
            ))}
          </div>
        </Guide>
      ))}
    </div>
  );
}

function Entry({ kind: { code, name, verdict, meaning, lookalikes, remedy } }: { kind: FindingKind }) {
  return (
    <section id={code.toLowerCase()} className={css.entry}>
      <div className={css.head}>
        <h3>{name}</h3>
        <code className={css.code}>{code}</code>
        <span className={css.verdict}>
          <VerdictBadge status={verdict} />
        </span>
      </div>
      <p>{meaning}</p>
      <dl className={css.advice}>
        <dt>Looks the same</dt>
        <dd>{lookalikes}</dd>
        <dt>What to try</dt>
        <dd>{remedy}</dd>
      </dl>
    </section>
  );
}
