import { ArrowRight, Check as Done } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { CheckId } from '../../../content/catalogue';
import { numberOf } from '../../../content/catalogue';
import { plannedTests } from '../../browser/storage/planned-tests';
import { savedVerdict } from '../../browser/storage/saved-results';
import { checks } from '../../registry';
import { fig } from '../../theme/base.css';
import { ButtonLink } from '../controls/Button';
import { Disclosure } from '../controls/Disclosure';
import { verdictWords } from './VerdictBadge';
import * as css from './NextTest.css';

const inOrder = [...checks].sort((a, b) => a.number - b.number);

/** The tests after this one, followed by those before it. */
function othersIn(tests: typeof inOrder, check: CheckId): typeof inOrder {
  const here = tests.findIndex(({ id }) => id === check);
  return [...tests.slice(here + 1), ...tests.slice(0, Math.max(0, here))];
}

/**
 * The link from a result to the next test, and a list of all tests. The next test is one that was not done in this
 * visit: first from the inspection that was last open in this browser, then from the whole suite. After the last test
 * it starts again with the first that is left.
 */
export function NextTest({ check }: { check: CheckId }) {
  const [verdicts] = useState(() => new Map(inOrder.map(({ id }) => [id, savedVerdict(id as CheckId)])));
  const [planned] = useState(() => plannedTests().flatMap((one) => inOrder.find(({ id }) => id === one) ?? []));
  const others = [...othersIn(planned, check), ...othersIn(inOrder, check)];
  const next = others.find(({ id }) => id !== check && !verdicts.get(id)) ?? othersIn(inOrder, check)[0];
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
