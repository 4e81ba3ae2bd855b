import { useSelector } from '@xstate/react';
import { motionTaskTexts, motionTexts, positionTexts } from '../../../content/motion-sensors';
import { lower } from '../../../content/words';
import type { MotionActor } from '../../../machines/motion-sensors/motion-sensors.machine';
import { positionOf, positions } from '../../../measure/motion-sensors/positions';
import type { MotionProgress, MotionTask } from '../../../measure/motion-sensors/snapshot';
import type { MotionInput } from '../../browser/device/motion';
import { Button } from '../../ui/controls/Button';
import { TickGauge } from '../../ui/figures/TickGauge';
import * as css from './MotionSensors.css';

/** Ticks of the progress bar for the time at rest. */
const TICKS = 20;

interface Props {
  readonly actor: MotionActor;
  /** Null before the start. */
  readonly task: MotionTask | null;
  readonly input: MotionInput;
}

/** What to do now, and the progress. */
export function Task({ actor, task, input }: Props) {
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
