import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { panelResult } from '../../../content/panel';
import { channelGamma, gammaWords } from '../../../content/verdicts/panel';
import { capital, withUnit } from '../../../content/words';
import { type ExperimentId, experimentIds } from '../../../machines/panel/experiments';
import { type ChannelGamma, evennessOf, gammaOf, marginOf } from '../../../machines/panel/figures';
import { canRun } from '../../../machines/panel/run';
import type { Figure } from '../../../machines/result';
import { decodeSrgb } from '../../../measure/color/light';
import { codeOf, shares } from '../../../measure/panel/gamma';
import { channels } from '../../../measure/panel/near';
import { forgetSheets, keepSheet, readSheets } from '../../browser/storage/panel-sheets';
import { ResultPage } from '../../check/results/ResultPage';
import type { Ended } from '../../check/results/useCheckActor';
import { fig, panel } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import type { PanelActor } from './actor';
import { EvennessMap } from './EvennessMap';
import { Setup } from './Setup';
import * as css from './Panel.css';

/** Side of the drawing in SVG units. */
const EDGE = 100;
const STEPS = 64;

const lineOf = (light: (signal: number) => number) =>
  Array.from({ length: STEPS + 1 }, (_, i) => {
    const signal = i / STEPS;
    return `${i === 0 ? 'M' : 'L'}${(signal * EDGE).toFixed(2)} ${(EDGE * (1 - light(signal))).toFixed(2)}`;
  }).join('');

const usual = lineOf((signal) => signal ** 2.2);
const standard = lineOf(decodeSrgb);
/** x position of the code that gives a share of the light at a gamma. */
const across = (share: number, gamma: number) => (codeOf(share, gamma) / 255) * EDGE;

/** Each channel has its own shape, so that it can be recognized without its color. */
const shapes = ['M-2 -2h4v4h-4z', 'M0 -2.6L2.6 0L0 2.6L-2.6 0z', 'M-2.4 2L0 -2.4L2.4 2z'] as const;

/** The light that each code gives, as the person matched it, next to the curves of gamma 2.2 and sRGB. */
export function GammaCurve({ figures }: { figures: readonly ChannelGamma[] }) {
  return (
    <figure className={css.resultFigure}>
      <h2 className={css.resultHeading}>{panelResult.curve}</h2>
      <svg
        className={css.curve}
        viewBox={`-3 -3 ${EDGE + 6} ${EDGE + 6}`}
        role="img"
        aria-label={`${panelResult.curve}: ${gammaWords(figures)}`}
      >
        <path className={css.resultFrame} d="M0 0V100H100M0 50H100M0 25H100M0 75H100" />
        <path className={css.usual} d={usual} />
        <path className={css.standard} d={standard} />
        {figures.map(({ points }, channel) =>
          points.map((point, share) => {
            const { gamma } = point;
            const margin = marginOf(point);
            const light = shares[share] ?? 0;
            const y = EDGE * (1 - light);
            const low = across(light, Math.max(1, gamma - margin));
            const high = across(light, gamma + margin);
            return (
              <g key={`${channels[channel]} ${light}`} className={css.channel[channels[channel] ?? 'red']}>
                <path d={`M${low} ${y}H${high}`} fill="none" />
                <path d={shapes[channel] ?? shapes[0]} transform={`translate(${across(light, gamma)} ${y})`} />
              </g>
            );
          }),
        )}
      </svg>
      <p className={`${fig} ${css.axis}`} aria-hidden="true">
        <span>0</span>
        <span>128</span>
        <span>255</span>
      </p>
      <ul className={css.legend}>
        {channels.map((name, channel) => (
          <li key={name} className={css.resultKey}>
            <svg className={css.shape} viewBox="-4 -4 8 8" aria-hidden="true">
              <path className={css.channel[name]} d={shapes[channel]} />
            </svg>
            {figures[channel] && capital(channelGamma(figures[channel], channel))}
          </li>
        ))}
      </ul>
      <figcaption className={css.resultNote}>{panelResult.curveNote}</figcaption>
    </figure>
  );
}

interface Props extends Ended<PanelActor> {
  readonly onStart: (experiment: ExperimentId) => void;
}

/** The result: figures, gamma curve, evenness map, and the set-up of the next experiment. */
export function Results({ onStart, ...ended }: Props) {
  const { actor, result } = ended;
  const { finished, startedAt } = useSelector(actor, ({ context }) => context);
  const open = useSelector(actor, ({ context }) =>
    experimentIds.find((id) => canRun(context, id) && !context.finished.some(({ experiment }) => experiment === id)),
  );
  const [wanted, setWanted] = useState<ExperimentId | null>(null);

  useEffect(() => {
    keepSheet({ startedAt, figures: figureWords(result.measurements) });
  }, [result, startedAt]);

  const of = <Id extends ExperimentId>(id: Id) =>
    finished.find((run): run is Extract<(typeof finished)[number], { experiment: Id }> => run.experiment === id);
  const gamma = of('gamma');
  const curve = gamma && gammaOf(gamma.state);
  const evenness = of('evenness');
  const next = wanted ?? open ?? 'bits';

  return (
    <ResultPage
      {...ended}
      onMissing={({ rule }) => {
        setWanted(rule as ExperimentId);
        document.getElementById('next-experiment')?.scrollIntoView({ block: 'start' });
      }}
      aside={
        (curve || evenness) && (
          <>
            {curve && <GammaCurve figures={curve.figures} />}
            {evenness && (
              <figure className={css.resultFigure}>
                <h2 className={css.resultHeading}>{panelResult.map}</h2>
                <EvennessMap
                  seed={evenness.state.seed}
                  marks={evenness.state.marks}
                  uneven={evennessOf(evenness.state).uneven}
                  label={panelResult.map}
                />
                <figcaption className={css.resultNote}>{panelResult.mapNote}</figcaption>
              </figure>
            )}
          </>
        )
      }
    >
      <Datasheet measurements={result.measurements} startedAt={startedAt} />
      <section id="next-experiment" className={css.next} aria-label={panelResult.more}>
        <h2 className={css.nextHeading}>{panelResult.more}</h2>
        <Setup key={next} actor={actor} first={next} onStart={onStart} />
      </section>
    </ResultPage>
  );
}

const words = ({ value, unit }: Figure) => capital(String(unit === '' ? value : withUnit(value, unit)));

/** The figures that can be compared with another run, by name. */
const figureWords = (measurements: readonly Figure[]): Readonly<Record<string, string>> =>
  Object.fromEntries(measurements.filter(({ source }) => source === 'observed').map((one) => [one.name, words(one)]));

const day = (at: number) => new Date(at).toISOString().slice(0, 10);

interface DatasheetProps {
  readonly measurements: readonly Figure[];
  /** When this visit began. */
  readonly startedAt: number;
}

/** A table of all figures, each next to its value from an earlier visit, and a list of the conditions. */
function Datasheet({ measurements, startedAt }: DatasheetProps) {
  const [earlier, setEarlier] = useState(() => readSheets().filter((sheet) => sheet.startedAt < startedAt));
  const figures = measurements.filter(({ source }) => source === 'observed');
  const conditions = measurements.filter(({ source }) => source !== 'observed');
  const before = (name: string) => earlier.find((sheet) => sheet.figures[name] !== undefined);
  const isCompared = figures.some(({ name }) => before(name) !== undefined);
  return (
    <section className={`${panel} ${css.resultSheet}`} aria-label={panelResult.sheet}>
      <h2 className={css.resultHeading}>{panelResult.sheet}</h2>
      {figures.length > 0 && (
        <table className={css.resultTable}>
          <thead>
            <tr>
              <th scope="col">{panelResult.figure}</th>
              <th scope="col">{panelResult.now}</th>
              {isCompared && <th scope="col">{panelResult.earlier}</th>}
            </tr>
          </thead>
          <tbody>
            {figures.map((figure) => {
              const sheet = before(figure.name);
              return (
                <tr key={figure.name}>
                  <th scope="row">{figure.name}</th>
                  <td className={fig}>{words(figure)}</td>
                  {isCompared && (
                    <td className={fig}>
                      {sheet ? (
                        <>
                          {sheet.figures[figure.name]} <span className={css.day}>{day(sheet.startedAt)}</span>
                        </>
                      ) : (
                        '—'
                      )}
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {conditions.length > 0 && (
        <dl className={css.conditions} aria-label={panelResult.conditions}>
          {conditions.map((one) => (
            <div key={one.name} className={css.condition}>
              <dt className={css.resultLabel}>{one.name}</dt>
              <dd className={fig}>{words(one)}</dd>
            </div>
          ))}
        </dl>
      )}
      {earlier.length > 0 && (
        <div className={css.forget}>
          <Button
            look="quiet"
            onClick={() => {
              forgetSheets(startedAt);
              setEarlier([]);
            }}
          >
            {panelResult.forget}
          </Button>
        </div>
      )}
    </section>
  );
}
