import { useSelector } from '@xstate/react';
import { captureFailures } from '../../../content/capture';
import { loopProblems, soundTexts } from '../../../content/sound';
import { fixed, withUnit } from '../../../content/words';
import { blindSpot } from '../../../machines/sound/evidence';
import { loopPartsOf, whyInconclusive } from '../../../machines/sound/loop';
import { isOnlySpeaker, MIN_SHOWN } from '../../../machines/sound/sound';
import type { LoopProblem, LoopStage } from '../../../machines/sound/sound.events';
import type { LoopMeasurement, LoopReport, SideReport } from '../../../measure/audio/loop-sweep';
import { Button } from '../../ui/controls/Button';
import { DataStrip } from '../../ui/figures/DataStrip';
import { TestSection } from '../../ui/observation/TestSection';
import { VerdictBadge } from '../../ui/results/VerdictBadge';
import type { SoundActor } from './actor';
import { Curve } from './Curve';
import * as css from './Sound.css';

const stages: Record<LoopStage, string> = {
  background: 'Listening to the room. Keep quiet.',
  left: 'Playing the sweep on the left.',
  right: 'Playing the sweep on the right.',
  computing: 'Microphone off. Analyzing.',
};

const messageOf = (problem: LoopProblem) =>
  problem === 'lost' || problem === 'stalled' ? loopProblems[problem] : captureFailures[problem].microphone.message;

/** Measures the speakers with the microphone. */
export function Loop({ actor }: { actor: SoundActor }) {
  const listening = useSelector(actor, (state) => state.matches('loop'));
  const isIdle = useSelector(actor, (state) => state.matches({ testing: 'rest' }));
  const stage = useSelector(actor, ({ context }) => context.stage);
  const report = useSelector(actor, ({ context }) => context.loop);
  const retry = useSelector(actor, ({ context }) => context.retry);
  const problem = useSelector(actor, ({ context }) => context.loopProblem);
  return (
    <TestSection title="Measure with the microphone" text={`${soundTexts.loop} ${blindSpot}`}>
      <div className={css.measure}>
        <Button
          look={listening ? 'solid' : 'outline'}
          disabled={!listening && !isIdle}
          onClick={() => actor.send(listening ? { type: 'LISTEN.STOP' } : { type: 'LISTEN', at: Date.now() })}
        >
          <span className={listening ? css.square : css.triangle} aria-hidden="true" />
          {listening ? 'Stop Measuring' : 'Measure'}
        </Button>
        <p className={css.note} role="status">
          {listening ? (stage ? stages[stage] : 'Allow the microphone when the browser asks.') : ''}
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
        <DataStrip columns={3} data={dataOf(report)} />
      </div>
    </div>
  );
}

const decibels = (value: number, digits = 1) => (Number.isFinite(value) ? withUnit(fixed(value, digits), 'dB') : null);

function dataOf(report: LoopMeasurement) {
  const { silent, same, inverted, balance, background, left, right } = report;
  const of = (side: 'left' | 'right', show: (one: SideReport) => string | null) =>
    side === silent ? null : show(report[side]);
  const both = (show: (one: SideReport) => string | null) => `${of('left', show) ?? '—'} / ${of('right', show) ?? '—'}`;
  return [
    { label: 'Left over right', value: silent || same ? null : decibels(balance) },
    { label: 'Polarity', value: inverted === null ? null : inverted ? 'Out of phase' : 'In phase' },
    {
      label: 'Background',
      value: background < MIN_SHOWN.background ? withUnit('< −120', 'dBFS') : `${decibels(background)}FS`,
    },
    { label: 'Harmonics, left / right', value: both(({ distortion }) => share(distortion)) },
    {
      label: 'Buzz, left / right',
      value: both(
        ({ buzz }) => buzz && (buzz.level < MIN_SHOWN.buzz ? withUnit('< −80', 'dB') : decibels(buzz.level, 0)),
      ),
    },
    { label: 'Above the room', value: decibels(Math.max(left.clearance, right.clearance), 0) },
  ];
}

const share = (value: number | null) =>
  value === null
    ? null
    : value * 100 < MIN_SHOWN.harmonics
      ? '< 0.05%'
      : `${fixed(value * 100, value < 0.01 ? 2 : 1)}%`;
