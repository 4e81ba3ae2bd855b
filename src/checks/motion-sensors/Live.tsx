import { useSelector } from '@xstate/react';
import { type Ref, useEffect, useId, useState } from 'react';
import { controls } from '../../../content/controls';
import {
  motionProblems,
  motionSensorsPageTexts,
  motionStates,
  motionTaskTexts,
  motionTexts,
  positionTexts,
} from '../../../content/motion-sensors';
import { figures, parts } from '../../../content/verdicts/motion-sensors';
import { fixed, lower, withUnit } from '../../../content/words';
import { evidence } from '../../../machines/motion-sensors/evidence';
import type { MotionActor } from '../../../machines/motion-sensors/motion-sensors.machine';
import { problemOf } from '../../../machines/motion-sensors/support';
import { positionOf, positions } from '../../../measure/motion-sensors/positions';
import { type MotionProgress, type MotionTask, motionTasks } from '../../../measure/motion-sensors/snapshot';
import { degreesIn, unitOf } from '../../../measure/motion-sensors/unit';
import { lengthOf } from '../../../measure/motion-sensors/vectors';
import { mountAttitude } from '../../../renderers/motion-sensors/attitude.renderer';
import { isPortraitByNature, type MotionInput } from '../../browser/device/motion';
import { CheckPage } from '../../check/CheckPage';
import { panel } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { Choice } from '../../ui/controls/Choice';
import { RunButton } from '../../ui/controls/RunButton';
import { FigureStrip, stripFigure } from '../../ui/figures/FigureStrip';
import { LivePicture } from '../../ui/figures/LivePicture';
import { TickGauge } from '../../ui/figures/TickGauge';
import { StatusBar } from '../../ui/layout/StatusBar';
import { Senses } from './Senses';
import * as css from './MotionSensors.css';

/** Ticks of the progress bar for the time at rest. */
const TICKS = 20;

interface TaskProps {
  readonly actor: MotionActor;
  /** Null before the start. */
  readonly task: MotionTask | null;
  readonly input: MotionInput;
}

/** What to do now, and the progress. */
function Task({ actor, task, input }: TaskProps) {
  const progress = useSelector(actor, ({ context }) => context.progress);
  const shown = task ?? 'rest';
  const wanted = progress?.wanted ?? null;
  return (
    <div className={css.task}>
      <h2 className={css.title}>{wanted ? positionTexts[wanted].name : motionTaskTexts[shown].name}</h2>
      <p className={css.what}>{wanted ? positionTexts[wanted].text : motionTaskTexts[shown].text}</p>
      {progress && (
        <p className={css.state} aria-live="polite">
          {stateOf(shown, progress)}
        </p>
      )}
      {task === 'rest' && (
        <div className={css.gauge}>
          <TickGauge count={TICKS} value={Math.floor((progress?.share ?? 0) * TICKS)} />
        </div>
      )}
      {task === 'positions' && progress?.isOther && (
        <Button look="outline" onClick={() => input.collector.confirm()}>
          {motionTexts.confirmPosition}
        </Button>
      )}
      {task === 'turn' && (
        <Button look="outline" onClick={() => input.collector.confirm()}>
          {motionTexts.confirmTurn}
        </Button>
      )}
      {task === 'positions' && <Taken progress={progress} />}
    </div>
  );
}

function stateOf(task: MotionTask, { isStill, isOther, force, sign }: MotionProgress): string {
  if (task === 'positions' && isOther) {
    const seen = positionOf([sign * force[0], sign * force[1], sign * force[2]]);
    return seen ? motionTexts.other(lower(positionTexts[seen].name)) : motionTexts.otherNone;
  }
  if (task === 'rest') return isStill ? motionTexts.still : motionTexts.moving;
  return task === 'positions' ? motionTexts.holding : '';
}

/** Which of the six positions are done. */
function Taken({ progress }: { progress: MotionProgress | null }) {
  const taken = progress?.reading.positions.length ?? 0;
  return (
    <ul className={css.taken} aria-label={motionTexts.taken(taken, positions.length)}>
      {positions.map((position) => {
        const isTaken = progress?.reading.positions.some((one) => one.position === position);
        return (
          <li key={position} className={css.position} data-taken={isTaken || undefined}>
            {positionTexts[position].name}
          </li>
        );
      })}
    </ul>
  );
}

/** Draws the device in the orientation that its sensor reports. Samples bypass React. */
function Picture({ actor, input }: { actor: MotionActor; input: MotionInput }) {
  const running = useSelector(actor, (state) => state.hasTag('running'));
  const wanted = useSelector(actor, ({ context }) => context.progress?.wanted ?? null);
  // There is no screen while prerendering.
  const [portrait, setPortrait] = useState(true);
  useEffect(() => setPortrait(isPortraitByNature()), []);
  const edges = motionTexts.edges[portrait ? 'portrait' : 'landscape'];
  return (
    <figure className={css.picture}>
      <LivePicture
        mount={mountAttitude}
        of={input.collector}
        settings={{ running, wanted, portrait }}
        className={css.scope}
        label={motionTexts.picture(wanted && positionTexts[wanted].name)}
      />
      <figcaption className={css.note}>{edges}</figcaption>
    </figure>
  );
}

/** The current readings of the sensors. */
function Figures({ actor }: { actor: MotionActor }) {
  const progress = useSelector(actor, ({ context }) => context.progress);
  const force = progress?.force ?? null;
  const degrees = degreesIn(unitOf(progress?.reading.positions ?? []));
  const spin = progress?.spin ? degrees * lengthOf(progress.spin) : null;
  const turned = progress?.turned ?? null;
  return (
    <FigureStrip
      ruled
      columns={6}
      figures={[
        { label: parts.gravity, value: force && withUnit(fixed(lengthOf(force), 2), 'm/s²') },
        { label: motionTexts.axes, value: force?.map((one) => fixed(one, 1)).join(' ') ?? null },
        stripFigure(motionTexts.turning, spin, '°/s', 1),
        { label: motionTexts.turned, value: turned === null ? null : `${fixed(turned, 0)}°` },
        { label: evidence.turn.name, value: progress?.heading == null ? null : `${fixed(progress.heading, 0)}°` },
        {
          label: figures.rate,
          value: progress?.reading.rate ? withUnit(Math.round(progress.reading.rate), 'Hz') : null,
        },
      ]}
    />
  );
}

interface Props {
  readonly actor: MotionActor;
  readonly start: Ref<HTMLButtonElement>;
  readonly input: MotionInput;
}

const before = ['checking', 'asking', 'listening'] as const;
const all = [...motionTasks, 'senses'] as const;
const options = all.map((id) => ({ id, name: motionTaskTexts[id].name }));

/** The test page before there is a result. */
export function Live({ actor, start, input }: Props) {
  const running = useSelector(actor, (state) => state.hasTag('running'));
  const task = useSelector(actor, (state) => all.find((one) => state.matches({ running: one })) ?? null);
  const canStart = useSelector(actor, (state) => state.can({ type: 'START', at: 0 }));
  const problem = useSelector(actor, (state) => (state.matches('idle') ? problemOf(state.context.support) : null));
  const value = useSelector(actor, (state) => before.find((one) => state.matches(one)) ?? 'idle');
  const why = useId();

  const onStart = () => {
    if (running) return actor.send({ type: 'FINISH', at: Date.now() });
    input.collector.restart();
    actor.send({ type: 'START', at: Date.now() });
  };
  const onReset = () => {
    input.collector.restart();
    actor.send({ type: running ? 'RESET' : 'LOOK' });
  };
  return (
    <CheckPage
      check="motion-sensors"
      texts={motionSensorsPageTexts}
      evidence={evidence}
      className={css.buttons}
      action={
        <RunButton
          ref={start}
          running={running}
          canStart={canStart}
          problem={problem !== null && { describedBy: why, onCheckAgain: onReset }}
          onClick={onStart}
        />
      }
    >
      <section className={panel} aria-label={motionTexts.panel} data-local>
        <StatusBar
          lit={running}
          name={task ? motionTaskTexts[task].name : problem ? motionTexts.notAvailable : motionStates[value][0]}
          text={
            problem ? (
              <span id={why}>
                {motionProblems[problem].message} {motionProblems[problem].why}
              </span>
            ) : (
              !task && motionStates[value][1]
            )
          }
          spoken
        >
          {(!problem || canStart) && (
            <Button look="quiet" aria-disabled={value === 'checking' || value === 'listening'} onClick={onReset}>
              {running ? controls.resetTest : controls.checkAgain}
            </Button>
          )}
        </StatusBar>
        {running && (
          <div className={css.tasks}>
            <Choice
              label={motionTexts.tasks}
              look="hidden"
              options={options}
              value={task}
              onChange={(id) => actor.send({ type: 'TASK', task: id })}
            />
          </div>
        )}
        {task === 'senses' ? (
          <Senses actor={actor} />
        ) : (
          <>
            <div className={css.columns}>
              <Task actor={actor} task={task} input={input} />
              <Picture actor={actor} input={input} />
            </div>
            <Figures actor={actor} />
          </>
        )}
      </section>
    </CheckPage>
  );
}
