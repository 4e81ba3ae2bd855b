import { useSelector } from '@xstate/react';
import type { Ref } from 'react';
import { captureFailures } from '../../../content/capture';
import { checkOf } from '../../../content/catalogue';
import { loadPageTexts, loadTexts } from '../../../content/load';
import { blindSpot, figures, partNames } from '../../../content/verdicts/load';
import { fixed, inMinutes, rounded, withUnit } from '../../../content/words';
import { durations, evidence, type Minutes } from '../../../machines/load/evidence';
import { type LoadRun, leftOf } from '../../../machines/load/load';
import { type LoadActor, loadMachine, SAMPLE_MS } from '../../../machines/load/load.machine';
import { type LoadPart, loadParts, type Sample, scales, totalOf } from '../../../measure/load/curve';
import { type CurveSettings, mountCurve, topOf } from '../../../renderers/load/curve.renderer';
import { load, power } from '../../browser/device/load';
import { visibility } from '../../browser/screen/visibility';
import { wakeLock } from '../../browser/screen/wake-lock';
import { CheckPage } from '../../check/CheckPage';
import { ResultFigures } from '../../check/observation/ResultFigures';
import { ResultPage } from '../../check/results/ResultPage';
import { type Ended, useCheckActor } from '../../check/results/useCheckActor';
import { fig, panel } from '../../theme/base.css';
import { Choice } from '../../ui/controls/Choice';
import { checkbox } from '../../ui/controls/Field.css';
import { StartStop } from '../../ui/controls/RunButton';
import { FigureStrip } from '../../ui/figures/FigureStrip';
import { useRenderer } from '../../ui/figures/useRenderer';
import { StatusBar } from '../../ui/layout/StatusBar';
import * as css from '../refresh-rate/Live.css';

const machine = loadMachine.provide({ actors: { load, power, visibility, wakeLock } });

export default function LoadPage() {
  const { actor, ended, start } = useCheckActor('load', machine, {
    waits: (state) => state.matches('ready'),
  });
  return ended ? <Results {...ended} /> : <Live actor={actor} start={start} />;
}

const times = durations.map((minutes) => ({ id: String(minutes), name: loadTexts.minutes(minutes) }));

/** The test before its start, and while it runs. */
function Live({ actor, start }: { actor: LoadActor; start: Ref<HTMLButtonElement> }) {
  const run = useSelector(actor, ({ context }) => context);
  const running = useSelector(actor, (state) => state.hasTag('running'));
  const asking = useSelector(actor, (state) => state.matches('asking'));
  const { minutes, samples, power: refused, listens, quiet, deaf } = run;
  const underway = listens && !quiet && !deaf ? loadTexts.quiet : loadTexts.loading;
  const level = refused?.level ?? null;
  return (
    <CheckPage
      check="load"
      texts={loadPageTexts}
      evidence={evidence}
      action={<StartStop ref={start} actor={actor} running={running} />}
    >
      <section className={panel} aria-label={checkOf('load').name}>
        <StatusBar
          lit={running}
          name={running ? loadTexts.running : loadTexts.notStarted}
          text={running ? underway : asking ? loadTexts.asking : loadTexts.ready}
        />
        <div className={css.head}>
          <div>
            <p className={css.label}>{loadTexts.left}</p>
            <p className={css.readout} data-testid="left">
              {inMinutes(Math.ceil(leftOf(run) / 1000))}
            </p>
          </div>
          <div className={css.expect}>
            <Choice
              label={loadTexts.time}
              options={times}
              value={String(minutes)}
              disabled={running || asking}
              onChange={(id) => actor.send({ type: 'CHOOSE', minutes: Number(id) as Minutes })}
            />
            {!running && (
              <label className={checkbox}>
                <input
                  type="checkbox"
                  checked={listens}
                  disabled={asking}
                  onChange={({ currentTarget }) => actor.send({ type: 'LISTEN', on: currentTarget.checked })}
                />
                <span>
                  {loadTexts.fan} <small className={css.note}>{loadTexts.fanNote}</small>
                </span>
              </label>
            )}
            {deaf && (
              <p className={css.hint} role="alert">
                {loadTexts.deaf(captureFailures[deaf].microphone.message)}
              </p>
            )}
            {level !== null && !running && (
              <p className={css.hint} role="alert">
                {loadTexts.low(Math.floor(100 * level))}
              </p>
            )}
            {!running && <p className={css.hint}>{loadTexts.warning}</p>}
          </div>
        </div>
        {samples.length > 0 && <Curves run={run} live={running} />}
        <p className={css.foot}>
          {loadTexts.size} {blindSpot}
        </p>
      </section>
    </CheckPage>
  );
}

/** The curves of all parts that are loaded, with the figures below them. */
function Curves({ run, live }: { run: LoadRun; live: boolean }) {
  const { samples, minutes } = run;
  const others = loadParts.filter((part) => part !== 'cores' && totalOf(samples, part));
  const curve = { samples, minutes, every: SAMPLE_MS[minutes], live };
  const last = samples.at(-1);
  const wrong = loadParts.reduce((sum, part) => sum + (totalOf(samples, part)?.wrong ?? 0), 0);
  const battery = last?.battery;
  return (
    <>
      <Curve part="cores" {...curve} />
      {others.length > 0 && (
        <div className={others.length > 1 ? css.pair : undefined}>
          {others.map((part) => (
            <Curve key={part} part={part} {...curve} />
          ))}
        </div>
      )}
      <FigureStrip
        ruled
        columns={6}
        figures={[
          { label: loadTexts.wrong, value: wrong },
          ...loadParts.map((part) => {
            const rate = last?.work[part]?.rate;
            const [value, note] = rate === undefined ? [null, undefined] : speedOf(part, rate);
            return { label: partNames[part], value, note };
          }),
          {
            label: figures.frames,
            value: last ? fixed((1000 * last.frames) / last.span, 1) : null,
            note: '/s',
          },
          { label: loadTexts.battery, value: battery ? `${rounded(100 * battery.level, 0)}%` : null },
        ]}
      />
    </>
  );
}

/** The result with the curves of the run. */
function Results(ended: Ended<LoadActor>) {
  const { actor, result } = ended;
  const run = useSelector(actor, ({ context }) => context);
  return (
    <ResultPage {...ended} onMissing={() => actor.send({ type: 'AGAIN' })} aside={<ResultFigures result={result} />}>
      {run.samples.length > 0 && (
        <section className={`${panel} ${css.record}`} aria-label={loadTexts.run}>
          <Curves run={run} live={false} />
          <p className={css.foot}>{blindSpot}</p>
        </section>
      )}
    </ResultPage>
  );
}

/** A speed and its unit. Texels have four integers each. */
function speedOf(part: LoadPart, rate: number): readonly [figure: string, unit: string] {
  const { factor, unit } = scales[part];
  return [fixed(rate * factor, 2), `${unit}/s`];
}
const speedWords = (part: LoadPart, rate: number) => withUnit(...speedOf(part, rate));

interface Props {
  readonly part: LoadPart;
  readonly samples: readonly Sample[];
  readonly minutes: Minutes;
  /** Milliseconds between two samples. */
  readonly every: number;
  readonly live: boolean;
}

/** The curve of one part, with its scale. */
function Curve({ part, samples, minutes, every, live }: Props) {
  const values = samples.map(({ work }) => work[part]?.rate ?? 0);
  // Samples of a busy machine come late, so its time holds fewer of them.
  const span = (minutes * 60_000 - leftOf({ minutes, samples })) / samples.length || every;
  const room = (minutes * 60_000) / span;
  const settings: CurveSettings = { values, room, live, running: false };
  const { host } = useRenderer(mountCurve, settings);
  return (
    <figure className={css.section}>
      <h2 className={css.heading}>{`${partNames[part]}: ${loadTexts.curve}`}</h2>
      <div
        ref={host}
        className={css.small}
        role="img"
        aria-label={loadTexts.curveOf(
          partNames[part],
          speedWords(part, values.at(-1) ?? 0),
          speedWords(part, Math.max(0, ...values)),
        )}
      />
      <div className={`${fig} ${css.axis}`} aria-hidden="true">
        <span>0:00</span>
        <span>{loadTexts.top(speedWords(part, topOf(values)))}</span>
        <span>{inMinutes(60 * minutes)}</span>
      </div>
      {part === 'cores' && <figcaption className={css.note}>{loadTexts.note}</figcaption>}
    </figure>
  );
}
