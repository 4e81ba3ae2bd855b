import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { refreshRateLabels as labels, refreshNotes } from '../../../content/refresh-rate';
import type { RefreshRun } from '../../../machines/refresh-rate/refresh-rate';
import { type RefreshActor, refreshRateMachine } from '../../../machines/refresh-rate/refresh-rate.machine';
import { differs, judgedCount, wholeOf } from '../../../measure/frames/frame-counts';
import { createFrameClock, type FrameClock } from '../../../measure/live/frame-clock';
import { framesOf } from '../../browser/frames/frames';
import { wakeLock } from '../../browser/screen/wake-lock';
import { ResultPage } from '../../check/results/ResultPage';
import { type Ended, useCheckActor } from '../../check/results/useCheckActor';
import { panel } from '../../theme/base.css';
import { FigureStrip } from '../../ui/figures/FigureStrip';
import { Expectation, figuresOf, Live, Scope } from './Live';
import * as css from './Live.css';

function createTest() {
  const clock = createFrameClock();
  return { clock, machine: refreshRateMachine.provide({ actors: { frames: framesOf(clock), wakeLock } }) };
}

export default function RefreshRatePage() {
  const [{ clock, machine }] = useState(createTest);
  const { actor, ended, start } = useCheckActor('refresh-rate', machine, { input: {} });
  return ended ? <Results {...ended} clock={clock} /> : <Live actor={actor} clock={clock} start={start} />;
}

/** The result of the refresh rate test. The strip is shown while the clock still has the frames. */
function Results({ clock, ...ended }: Ended<RefreshActor> & { readonly clock: FrameClock }) {
  const { actor } = ended;
  const run = useSelector(actor, ({ context }) => context);
  const { expected } = run;
  const reading = wholeOf(run);
  const hasFrames = !Number.isNaN(clock.delta(0));

  return (
    <ResultPage
      {...ended}
      note={notesOf(run)}
      aside={
        <div className={css.expect}>
          <Expectation actor={actor} />
          {expected !== null && reading.rate !== null && differs(reading.rate, expected) && (
            <p className={css.hint}>{refreshNotes.setting}</p>
          )}
        </div>
      }
      onMissing={() => actor.send({ type: 'CONTINUE' })}
    >
      <section className={`${panel} ${css.record}`} aria-label={labels.run}>
        {hasFrames && (
          <figure className={css.section}>
            <h2 className={css.heading}>{labels.times}</h2>
            <Scope
              kind="strip"
              clock={clock}
              interval={reading.interval}
              mode="still"
              frames={reading.frames}
              className={css.strip}
              label={labels.lastStrip}
            />
            <figcaption className={css.note}>{refreshNotes.strip}</figcaption>
          </figure>
        )}
        <FigureStrip
          ruled={hasFrames}
          columns={6}
          figures={figuresOf(reading, reading.rate === null ? reading : judgedCount(run))}
        />
        <p className={css.foot}>{refreshNotes.vrr}</p>
      </section>
    </ResultPage>
  );
}

function notesOf({ hidden, moves, stopped }: RefreshRun): string | undefined {
  const notes = [
    hidden > 0 && refreshNotes.hidden(hidden),
    moves > 0 && refreshNotes.restarted(moves),
    stopped && refreshNotes.stoppedResult,
  ];
  return notes.filter(Boolean).join(' ') || undefined;
}
