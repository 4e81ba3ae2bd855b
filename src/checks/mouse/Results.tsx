import { useSelector } from '@xstate/react';
import { Fragment, type Ref } from 'react';
import { type SubTest, subTestNames, subTests } from '../../../machines/mouse/mouse';
import { panel } from '../../theme/base.css';
import { DataStrip, type Datum } from '../../ui/figures/DataStrip';
import { ResultPage } from '../../ui/results/ResultPage';
import type { MouseActor } from './actor';
import { summaryOf as clickData } from './ClickPanel';
import { dataOf as doubleData } from './DoubleClickPanel';
import { dataOf as movementData } from './MovementPanel';
import { PressGaps } from './PressGaps';
import { summaryOf as scrollData } from './ScrollPanel';
import * as css from './Mouse.css';

/** The result of the mouse test: a row for each sub-test, and their figures. */
export function Results({ actor, heading }: { actor: MouseActor; heading: Ref<HTMLHeadingElement> }) {
  const run = useSelector(actor, ({ context }) => context);
  const { result } = run;
  if (!result) return null;
  const figures: Readonly<Record<SubTest, readonly Datum[]>> = {
    click: clickData(run.click, run.carrying),
    movement: movementData(run.movement),
    scroll: scrollData(run.scroll),
    double: doubleData(run.double),
  };
  const tried = new Set(result.parts.filter(({ verdict }) => verdict !== 'not-run').map(({ rule }) => rule));
  const gaps = run.click.gaps.map((count, bin) => count + (run.double.gaps[bin] ?? 0));
  return (
    <ResultPage
      result={result}
      heading={heading}
      onMissing={({ rule }) => actor.send({ type: 'CONTINUE', subTest: rule as SubTest, at: Date.now() })}
      aside={
        gaps.some((count) => count > 0) && (
          <>
            <h2>Time between presses</h2>
            <PressGaps gaps={gaps} />
          </>
        )
      }
      onAgain={() => actor.send({ type: 'AGAIN' })}
    >
      {tried.size > 0 && (
        <section className={`${panel} ${css.record}`} aria-label="Figures">
          {subTests
            .filter((part) => tried.has(part))
            .map((part) => (
              <Fragment key={part}>
                <h2 className={css.recordHead}>{subTestNames[part]}</h2>
                <DataStrip columns={4} data={figures[part]} />
              </Fragment>
            ))}
        </section>
      )}
    </ResultPage>
  );
}
