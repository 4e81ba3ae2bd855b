import { ArrowRight, Check as Done } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { CheckId } from '../../../content/catalogue';
import { savedVerdict } from '../../browser/storage/saved-results';
import { checks } from '../../registry';
import { fig } from '../../theme/base.css';
import { ButtonLink } from '../controls/Button';
import { Disclosure } from '../controls/Disclosure';
import { numberOf } from '../layout/suite';
import { verdictWords } from './VerdictBadge';
import * as css from './NextTest.css';

const inOrder = [...checks].sort((a, b) => a.number - b.number);

/**
 * The way on from a result: the next test of the suite that was not done in this visit, and all of them in a list. After
 * the last one comes the first that is left.
 */
export function NextTest({ check }: { check: CheckId }) {
  const [verdicts] = useState(() => new Map(inOrder.map(({ id }) => [id, savedVerdict(id as CheckId)])));
  const here = inOrder.findIndex(({ id }) => id === check);
  const others = [...inOrder.slice(here + 1), ...inOrder.slice(0, here)];
  const next = others.find(({ id }) => !verdicts.get(id)) ?? others[0];
  const isDone = (id: string) => id === check || Boolean(verdicts.get(id));
  const done = inOrder.filter(({ id }) => isDone(id)).length;
  return (
    <nav aria-label="Next test" className={css.next}>
      {next && (
        <ButtonLink href={next.path}>
          Next Test: {next.name}
          <ArrowRight size={18} strokeWidth={1.5} absoluteStrokeWidth />
        </ButtonLink>
      )}
      <Disclosure title={`${done} of ${inOrder.length} tests done`}>
        <ul>
          {inOrder.map(({ id, name, number, path }) => {
            const verdict = verdicts.get(id);
            return (
              <li key={id}>
                <Link href={path} className={css.link} aria-current={id === check ? 'page' : undefined}>
                  <span className={`${fig} ${css.number}`}>{numberOf({ number })}</span>
                  {name}
                  {isDone(id) && (
                    <span className={css.done}>
                      <Done size={16} strokeWidth={2} aria-hidden="true" />
                      {verdict ? verdictWords[verdict] : 'Done'}
                    </span>
                  )}
                </Link>
              </li>
            );
          })}
        </ul>
      </Disclosure>
    </nav>
  );
}
