import { useSelector } from '@xstate/react';
import { captureFailures } from '../../../content/capture';
import { loopProblems, loopStages, soundLabels, soundTexts } from '../../../content/sound';
import { figures, phaseName, soundName } from '../../../content/verdicts/sound';
import { fixed, withMinus, withUnit } from '../../../content/words';
import { blindSpot, evidence } from '../../../machines/sound/evidence';
import { loopPartsOf, whyInconclusive } from '../../../machines/sound/loop';
import { isOnlySpeaker, MIN_SHOWN } from '../../../machines/sound/sound';
import type { LoopProblem } from '../../../machines/sound/sound.events';
import type { SoundActor } from '../../../machines/sound/sound.machine';
import type { CurvePoint, LoopMeasurement, LoopReport, SideReport } from '../../../measure/audio/loop-sweep';
import { TestSection } from '../../check/observation/TestSection';
import { fig } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { FigureStrip } from '../../ui/figures/FigureStrip';
import { VerdictBadge } from '../../ui/figures/VerdictBadge';
import * as css from './Sound.css';

const messageOf = (problem: LoopProblem) =>
  problem === 'lost' || problem === 'stalled' ? loopProblems[problem] : captureFailures[problem].microphone.message;

/** Measures the speakers with the microphone. */
export function Loop({ actor }: { actor: SoundActor }) {
  const listening = useSelector(actor, (state) => state.matches('loop'));
  const isIdle = useSelector(actor, (state) => state.matches({ testing: 'rest' }));
  const { stage, loop: report, retry, loopProblem: problem } = useSelector(actor, ({ context }) => context);
  return (
    <TestSection title={soundLabels.loop} text={`${soundTexts.loop} ${blindSpot}`}>
      <div className={css.measure}>
        <Button
          look={listening ? 'solid' : 'outline'}
          disabled={!listening && !isIdle}
          onClick={() => actor.send(listening ? { type: 'LISTEN.STOP' } : { type: 'LISTEN', at: Date.now() })}
        >
          <span className={listening ? css.square : css.triangle} aria-hidden="true" />
          {listening ? soundLabels.stopLoop : evidence.loop.action}
        </Button>
        <p className={css.note} role="status">
          {listening ? loopStages[stage ?? 'asking'] : ''}
        </p>
      </div>
      {problem && !listening && (
        <p className={css.problem} role="alert">
          <VerdictBadge status="warning" /> {messageOf(problem)}
        </p>
      )}
      {retry && !listening && (
        <p className={css.problem} role="alert">
          <VerdictBadge status="inconclusive" /> {whyInconclusive(retry)} {soundTexts.retry}
        </p>
      )}
      {report && !listening && <Report actor={actor} report={report} />}
    </TestSection>
  );
}

/** The figures of a measurement, or why there are none. */
export function Report({ actor, report }: { actor: SoundActor; report: LoopReport }) {
  const isOnly = useSelector(actor, ({ context }) => isOnlySpeaker(context));
  if (report.kind === 'inconclusive') {
    return (
      <p className={css.problem}>
        <VerdictBadge status="inconclusive" /> {whyInconclusive(report)}
      </p>
    );
  }
  const open = loopPartsOf(report, undefined, isOnly).filter(({ verdict }) => verdict !== 'pass');
  return (
    <div className={css.report}>
      <ul>
        {open.length === 0 && <li className={css.finding}>{soundTexts.loopClean}</li>}
        {open.map(({ id, name, verdict, details }) => (
          <li key={id} className={css.finding}>
            <span>
              {verdict === 'not-run' && `${name}: `}
              {details}
            </span>
            <VerdictBadge status={verdict} />
          </li>
        ))}
      </ul>
      <Curve report={report} />
      <p className={css.note}>{soundTexts.curve}</p>
      <div className={css.figures}>
        <FigureStrip columns={3} figures={figuresOf(report)} />
      </div>
    </div>
  );
}

const decibels = (value: number, digits = 1) => (Number.isFinite(value) ? withUnit(fixed(value, digits), 'dB') : null);

function figuresOf(report: LoopMeasurement) {
  const { silent, same, inverted, balance, background, left, right } = report;
  const of = (side: 'left' | 'right', show: (one: SideReport) => string | null) =>
    side === silent ? null : show(report[side]);
  const both = (show: (one: SideReport) => string | null) => `${of('left', show) ?? '—'} / ${of('right', show) ?? '—'}`;
  return [
    { label: figures.balance, value: silent || same ? null : decibels(balance) },
    { label: figures.polarity, value: inverted === null ? null : phaseName(inverted) },
    {
      label: figures.background,
      value: background < MIN_SHOWN.background ? withUnit('< −120', 'dBFS') : `${decibels(background)}FS`,
    },
    { label: soundLabels.harmonics, value: both(({ distortion }) => share(distortion)) },
    {
      label: soundLabels.buzz,
      value: both(
        ({ buzz }) => buzz && (buzz.level < MIN_SHOWN.buzz ? withUnit('< −80', 'dB') : decibels(buzz.level, 0)),
      ),
    },
    { label: soundLabels.clearance, value: decibels(Math.max(left.clearance, right.clearance), 0) },
  ];
}

const share = (value: number | null) =>
  value === null
    ? null
    : value * 100 < MIN_SHOWN.harmonics
      ? '< 0.05%'
      : `${fixed(value * 100, value < 0.01 ? 2 : 1)}%`;

const WIDTH = 640;
const HEIGHT = 200;
const MIN_HZ = 80;
const MAX_HZ = 16_000;
/** Range of the vertical axis. */
const RANGE_DB = 60;

/** Levels of both sides over frequency: left solid, right dashed. */
function Curve({ report }: { report: LoopMeasurement }) {
  const sides = (['left', 'right'] as const).filter((side) => side !== report.silent);
  const top =
    Math.ceil((Math.max(...sides.flatMap((side) => report[side].curve.map(({ level }) => level))) + 3) / 10) * 10;
  return (
    <figure>
      <svg
        className={css.curve}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={soundLabels.curve}
      >
        {[100, 1000, 10_000].map((at) => (
          <line key={at} className={css.grid} x1={xOf(at)} x2={xOf(at)} y1="0" y2={HEIGHT} />
        ))}
        {[10, 20, 30, 40, 50].map((down) => (
          <line key={down} className={css.grid} x1="0" x2={WIDTH} y1={yOf(down)} y2={yOf(down)} />
        ))}
        {sides.map((side) => (
          <path key={side} className={css.traces[side]} d={pathOf(report[side].curve, top)} />
        ))}
      </svg>
      <div className={css.scale} aria-hidden="true">
        <span className={fig}>80 Hz</span>
        <span className={fig}>{soundLabels.range(withMinus(top), withUnit(withMinus(top - RANGE_DB), 'dBFS'))}</span>
        <span className={fig}>16 kHz</span>
      </div>
      <figcaption className={css.legend}>
        {sides.map((side) => (
          <span key={side}>
            <svg className={css.sample} viewBox="0 0 32 4" aria-hidden="true">
              <path className={css.keys[side]} d="M0 2h32" />
            </svg>
            {soundName(side)}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

const xOf = (frequency: number) =>
  Number(((WIDTH * Math.log(frequency / MIN_HZ)) / Math.log(MAX_HZ / MIN_HZ)).toFixed(1));
const yOf = (down: number) => Number(((HEIGHT * down) / RANGE_DB).toFixed(1));
const pathOf = (curve: readonly CurvePoint[], top: number) =>
  curve
    .map(({ frequency, level }, i) => `${i === 0 ? 'M' : 'L'}${xOf(frequency)} ${yOf(Math.min(RANGE_DB, top - level))}`)
    .join('');
