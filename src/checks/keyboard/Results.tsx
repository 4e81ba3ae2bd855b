import { useSelector } from '@xstate/react';
import type { Ref } from 'react';
import { layoutNames } from '../../../content/keyboard';
import { findingsOf, listKeys } from '../../../machines/keyboard/verdict';
import type { Verdict } from '../../../machines/result';
import { duration } from '../../../machines/time';
import { fig, plate, wrap } from '../../theme/base.css';
import { Measurements } from '../../ui/observation/Measurements';
import { PageHead } from '../../ui/PageHead';
import { ResultSummary } from '../../ui/ResultSummary';
import { shareResult } from '../../ui/share-result';
import { Board, type KeyboardActor, Legend } from './Board';
import { rowsOf } from './Faults';
import { GapHistogram } from './GapHistogram';
import { Log } from './Log';
import * as css from './Results.css';

/** How the keyboard test ended: every finding by name, the board as it was left, gaps and log. */
export function Results({ actor, heading }: { actor: KeyboardActor; heading: Ref<HTMLHeadingElement> }) {
  const run = useSelector(actor, ({ context }) => context);
  const { result, keys, layout } = run;
  if (!result) return null;
  const found = findingsOf(run);
  const all = (codes: readonly string[]) => listKeys(codes, layout, Number.POSITIVE_INFINITY);
  const flags = rowsOf(keys.byCode, layout);
  const words = (codes: readonly string[], none: string) => (codes.length === 0 ? none : `${all(codes)}.`);
  const rows: readonly { key: string; name: string; details: string; status: Verdict }[] = [
    {
      key: 'tested',
      name: 'Keys tested',
      details:
        found.untested.length === 0
          ? `All ${found.total} keys reported.`
          : `${found.tested} of ${found.total}. Not tested: ${all(found.untested)}.`,
      status: found.untested.length === 0 ? 'pass' : 'warning',
    },
    {
      key: 'faulty',
      name: 'Marked faulty',
      details: words(found.faulty, 'None marked.'),
      status: found.faulty.length === 0 ? 'pass' : 'fail',
    },
    {
      key: 'stuck',
      name: 'Stuck',
      details: words(found.stuck, 'No key stayed down while others came and went.'),
      status: found.stuck.length === 0 ? 'pass' : 'fail',
    },
    {
      key: 'bounce',
      name: 'Bounce',
      details:
        found.bouncing.length === 0
          ? 'No key was back within 30 ms.'
          : flags
              .filter(({ code, what }) => found.bouncing.includes(code) && what.startsWith('bounced'))
              .map(({ code, what }) => `${all([code])} ${what}`)
              .join(' '),
      status: found.bouncing.length === 0 ? 'pass' : 'fail',
    },
  ];
  return (
    <div className={`${wrap} ${css.page}`}>
      <PageHead number={4} title="Keyboard test results" text={result.details} heading={heading} />
      <ResultSummary
        result={result}
        note={
          <>
            Took <span className={fig}>{duration(run)}</span>, {layoutNames.system[layout.system]},{' '}
            {layoutNames.variant[layout.variant]}, {layoutNames.size[layout.size].toLowerCase()}, most at once{' '}
            <span className={fig}>{keys.most}</span>
          </>
        }
        rows={rows}
        aside={
          <>
            <h2>Gaps between release and press</h2>
            <GapHistogram gaps={keys.gaps} />
            <div className={css.figures}>
              <Measurements result={result} />
            </div>
          </>
        }
        onShare={() => shareResult(result)}
        onAgain={() => actor.send({ type: 'AGAIN' })}
      />
      <div className={`${plate} ${css.board}`}>
        <Board actor={actor} still />
        <div className={css.legend}>
          <Legend unseen={false} />
        </div>
      </div>
      <section className={css.log}>
        <h2 className={css.heading}>Event log</h2>
        <Log actor={actor} />
      </section>
    </div>
  );
}
