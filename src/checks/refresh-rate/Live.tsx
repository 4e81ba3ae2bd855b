import { useSelector } from '@xstate/react';
import { type Ref, useEffect, useRef, useState } from 'react';
import { refreshRateLabels as labels, refreshNotes, refreshRatePageTexts } from '../../../content/refresh-rate';
import { figureOf, figures, marginOf, whyNoFigure } from '../../../content/verdicts/refresh-rate';
import { fixed, rounded, withUnit } from '../../../content/words';
import { blindSpot, evidence } from '../../../machines/refresh-rate/evidence';
import {
  causesOf,
  expectations,
  judgeRefresh,
  nearestRates,
  type RefreshRun,
  type Surroundings,
  secondsMissing,
} from '../../../machines/refresh-rate/refresh-rate';
import type { RefreshActor } from '../../../machines/refresh-rate/refresh-rate.machine';
import { type Count, differs, wholeOf } from '../../../measure/frames/frame-counts';
import type { FrameReading } from '../../../measure/frames/frame-reading';
import { UNKNOWN_SPAN_MS } from '../../../measure/frames/gap-columns';
import type { FrameClock } from '../../../measure/live/frame-clock';
import { mountFrameStrip, screenStrip } from '../../../renderers/frame-strip';
import { mountBlocks } from '../../../renderers/refresh-rate/blocks.renderer';
import { type HistogramSettings, mountHistogram } from '../../../renderers/refresh-rate/histogram.renderer';
import { readBattery } from '../../browser/device/battery';
import { CheckPage } from '../../check/CheckPage';
import { fig, panel } from '../../theme/base.css';
import { SelectField } from '../../ui/controls/Field';
import { StartStop } from '../../ui/controls/RunButton';
import { FigureStrip, stripFigure } from '../../ui/figures/FigureStrip';
import { LivePicture } from '../../ui/figures/LivePicture';
import { VerdictBadge } from '../../ui/figures/VerdictBadge';
import { StatusBar } from '../../ui/layout/StatusBar';
import { settle } from '../../ui/settle';
import * as css from './Live.css';

interface Props {
  readonly actor: RefreshActor;
  readonly clock: FrameClock;
  readonly start: Ref<HTMLButtonElement>;
}

/** Labels of the histogram's axis: in intervals, or in milliseconds while the interval is not known. */
const intervals = ['0', '1', '2', '3', '4'];
const milliseconds = Array.from({ length: 5 }, (_, i) => String((i * UNKNOWN_SPAN_MS) / 4));

/** The test, stopped or running. */
export function Live({ actor, clock, start }: Props) {
  const running = useSelector(actor, (state) => state.hasTag('running'));
  const drawing = useSelector(actor, (state) => state.hasTag('drawing'));
  const run = useSelector(actor, ({ context }) => context);
  const { expected, stopped } = run;
  const reading = wholeOf(run);
  const surroundings = useSurroundings(running);
  const waiting = running && !drawing && !stopped;
  const mode = running ? (drawing ? 'live' : 'held') : 'still';
  const scope = { clock, interval: reading.interval, mode, frames: reading.frames } as const;

  return (
    <CheckPage
      check="refresh-rate"
      texts={refreshRatePageTexts}
      evidence={evidence}
      action={<StartStop ref={start} actor={actor} running={running} />}
    >
      <section className={panel} aria-label={evidence.rate.name}>
        <StatusBar
          lit={running}
          name={running ? labels.counting : labels.notStarted}
          text={running ? (waiting ? refreshNotes.plain : stateOf(run, reading)) : refreshNotes.start}
        >
          {running && <Standing run={run} />}
        </StatusBar>
        <div className={css.head}>
          <div>
            <p className={css.label}>{evidence.rate.name}</p>
            <p className={css.readout} data-testid="rate">
              {figureOf(reading) ?? (
                <span className={css.waiting}>{running ? labels.measuring : labels.notMeasured}</span>
              )}
              {reading.rate !== null && <span className={css.unit}> Hz</span>}
            </p>
            <p className={css.margin}>
              {reading.rate === null ? (running && whyNoFigure(reading)) || '\u00a0' : <Margin reading={reading} />}
            </p>
          </div>
          <div className={css.expect}>
            <Expectation actor={actor} />
            {expected !== null && reading.rate !== null && differs(reading.rate, expected) && (
              <p className={css.hint}>
                {refreshNotes.notExpected(figureOf(reading), expected)} {refreshNotes.setting}
              </p>
            )}
            {running &&
              causesOf(reading, surroundings).map((cause) => (
                <p key={cause} className={css.hint}>
                  {cause}
                </p>
              ))}
          </div>
        </div>
        {running && stopped && (
          <div className={css.section} role="status">
            <p className={css.hint}>{refreshNotes.stopped}</p>
          </div>
        )}
        <figure className={css.section}>
          <h2 className={css.heading}>{labels.times}</h2>
          <Scope {...scope} kind="strip" className={css.strip} label={labels.strip} />
          <figcaption className={css.note}>{refreshNotes.strip}</figcaption>
        </figure>
        <div className={css.pair}>
          <figure className={css.section}>
            <h2 className={css.heading}>{labels.histogram}</h2>
            <Scope {...scope} kind="histogram" className={css.small} label={labels.columns} />
            <div className={css.axis} aria-hidden="true">
              {(reading.interval === null ? milliseconds : intervals).map((mark) => (
                <span key={mark} className={fig}>
                  {mark}
                </span>
              ))}
            </div>
            <figcaption className={css.note}>
              {reading.interval === null ? refreshNotes.histogramUnknown : refreshNotes.histogram}
            </figcaption>
          </figure>
          <figure className={css.section}>
            <h2 className={css.heading}>{labels.camera}</h2>
            <Scope {...scope} kind="blocks" className={css.small} label={labels.blocks} />
            <figcaption className={css.note}>{refreshNotes.blocks}</figcaption>
          </figure>
        </div>
        <FigureStrip ruled columns={6} figures={figuresOf(reading)} />
        <p className={css.foot}>
          {refreshNotes.vrr} {blindSpot}
        </p>
      </section>
    </CheckPage>
  );
}

function Margin({ reading }: { reading: FrameReading }) {
  const near = nearestRates(reading);
  return (
    <>
      <span className={fig}>± {marginOf(reading)} Hz</span>
      {near.length > 0 && labels.nearest(near)}
    </>
  );
}

function stateOf(run: RefreshRun, reading: FrameReading): string {
  const seconds = secondsMissing(run);
  // The verdict on the current frames, even if the rate is known from earlier ones.
  const { verdict } = run.reading.verdict === 'cannot tell' ? reading : run.reading;
  if (verdict === 'cannot tell') return labels.measuring;
  if (verdict !== 'steady' || seconds === null || seconds === 0) return refreshNotes[verdict];
  return `${refreshNotes.steady} ${refreshNotes.more(Math.ceil(seconds))}`;
}

/** The verdict so far, once there is one. */
function Standing({ run }: { run: RefreshRun }) {
  const { status } = judgeRefresh(run);
  return status === 'inconclusive' ? null : <VerdictBadge status={status} />;
}

/** The figures below the pictures, of all frames. In the result, `count` has those that decide. */
export function figuresOf(reading: FrameReading, count: Count | FrameReading = reading) {
  const { jitter, interval, timerResolution } = reading;
  const { frames, missed, elapsed } = count;
  const some = frames > 0;
  return [
    stripFigure(labels.interval, interval, 'ms', 3),
    { label: figures.counted, value: some ? String(frames) : null },
    stripFigure(figures.missed, missed),
    stripFigure(figures.jitter, jitter, 'ms', 3),
    { label: labels.elapsed, value: some ? withUnit(fixed(elapsed / 1000, 1), 's') : null },
    {
      label: labels.timerStep,
      value: some ? (timerResolution > 0 ? withUnit(rounded(timerResolution, 3), 'ms') : withUnit('< 5', 'µs')) : null,
    },
  ];
}

/** What the browser reports about isolation and the battery. Read when a run begins. */
function useSurroundings(running: boolean): Surroundings {
  const [surroundings, set] = useState<Surroundings>({ isolated: true, onBattery: null });
  useEffect(() => {
    if (!running) return;
    const tell = (onBattery: boolean | null) => set({ isolated: crossOriginIsolated, onBattery });
    return settle(
      readBattery(),
      (battery) => tell(battery ? !battery.charging : null),
      () => tell(null),
    );
  }, [running]);
  return surroundings;
}

const options = [
  { id: 'none', name: labels.notChosen },
  ...expectations.map((rate) => ({ id: String(rate), name: `${rate} Hz` })),
];

/** The rate that the screen should have. It can be chosen before, during and after the run. */
export function Expectation({ actor }: { actor: RefreshActor }) {
  const expected = useSelector(actor, ({ context }) => context.expected);
  return (
    <SelectField
      label={evidence.expected.name}
      value={String(expected ?? 'none')}
      options={options}
      onChange={(id) => actor.send({ type: 'EXPECT', rate: id === 'none' ? null : Number(id) })}
    />
  );
}

const mounts = {
  strip: (host: HTMLElement, clock: FrameClock, settings: HistogramSettings) =>
    mountFrameStrip(host, clock, screenStrip, settings),
  histogram: mountHistogram,
  blocks: mountBlocks,
};

interface ScopeProps {
  readonly kind: keyof typeof mounts;
  readonly clock: FrameClock;
  readonly interval: number | null;
  /** `live` follows the clock. `still` is drawn once. `held` stops drawing and keeps the last picture. */
  readonly mode: 'live' | 'still' | 'held';
  /** Changes with every reading, which redraws the plots that depend only on readings. */
  readonly frames: number;
  readonly label: string;
  readonly className: string;
}

/** A live plot of the clock. Frames bypass React. */
export function Scope({ kind, clock, interval, mode, frames, label, className }: ScopeProps) {
  const settings = useRef<HistogramSettings>({ interval: 0, frames: 0, running: false });
  settings.current =
    mode === 'held'
      ? // Drawn one more time when drawing ends, so that the picture turns gray.
        { ...settings.current, running: false }
      : { interval: interval ?? 0, frames, running: mode === 'live' };
  return (
    <LivePicture<FrameClock, HistogramSettings>
      mount={mounts[kind]}
      of={clock}
      settings={settings.current}
      className={className}
      label={label}
    />
  );
}
