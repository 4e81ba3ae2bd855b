import { useSelector } from '@xstate/react';
import {
  markNames,
  silentAnswers,
  silentAnswersOfCharger,
  silentQuestion,
  taskTexts,
  trialNames,
} from '../../../content/ports';
import { stopName } from '../../../machines/ports/run';
import { type Stop, stopsOf } from '../../../measure/ports/stops';
import { type Answer, stateOf, type Walk } from '../../../measure/ports/walk';
import { hidden, panel } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { StatusBar } from '../../ui/layout/StatusBar';
import { Asks } from './Asks';
import type { PortsActor } from './actor';
import { BatteryPanel } from './BatteryPanel';
import { Events } from './Events';
import { PortMap } from './PortMap';
import { Screens } from './Screens';
import * as css from './Ports.css';

const answers: readonly Answer[] = ['same', 'other', 'skipped'];

/** The walk from port to port, and what the browser reports during it. */
export function Live({ actor }: { actor: PortsActor }) {
  const { ports, walk, turn } = useSelector(actor, ({ context }) => context);
  const asking = useSelector(actor, (state) => state.matches({ running: 'asking' }));
  const watching = useSelector(actor, (state) => state.matches({ running: 'watching' }));
  const stop = stopsOf(ports).find(({ id }) => id === turn) ?? null;
  const isUnclear = stop !== null && stateOf(walk, stop.id).unclear > 0;
  const text = watching
    ? taskTexts.watching
    : !stop
      ? taskTexts.walked
      : isUnclear
        ? taskTexts.unclear
        : asking
          ? taskTexts.asking
          : taskTexts[stop.trial];
  const name = watching ? 'Watching the charge' : stop ? stopName(stop, ports) : 'All tried';
  const words = stop?.trial === 'charger' ? silentAnswersOfCharger : silentAnswers;
  return (
    <section className={panel} aria-label="Ports">
      <StatusBar lit={stop !== null || watching} name={name} text={text} spoken>
        {stop && !asking && (
          <Button look="quiet" onClick={() => actor.send({ type: 'ANSWER', answer: 'skipped' })}>
            Skip
          </Button>
        )}
      </StatusBar>
      {asking && (
        <fieldset className={css.question}>
          <legend className={css.legend}>{silentQuestion}</legend>
          {answers.map((answer) => (
            <Button key={answer} onClick={() => actor.send({ type: 'ANSWER', answer })}>
              {words[answer]}
            </Button>
          ))}
          {turn && (
            <Button look="quiet" onClick={() => actor.send({ type: 'PICK', stop: turn })}>
              Wait Again
            </Button>
          )}
        </fieldset>
      )}
      <div className={css.split}>
        <div className={css.main}>
          <PortMap ports={ports} turn={stop?.port}>
            {(port, portName) =>
              stopsOf([port]).map((one) => (
                <Trial
                  key={one.id}
                  stop={one}
                  port={portName}
                  mark={one.id === turn ? 'turn' : markOf(one, walk)}
                  onPick={() => actor.send({ type: 'PICK', stop: one.id })}
                />
              ))
            }
          </PortMap>
        </div>
        <Events log={walk.log} ports={ports} />
      </div>
      <BatteryPanel actor={actor} watching={watching} />
      <Screens actor={actor} />
      <Asks actor={actor} />
    </section>
  );
}

/** The mark of a stop that is not the current one. */
function markOf({ id }: Stop, walk: Walk): keyof typeof markNames {
  const { in: seen, answer } = stateOf(walk, id);
  if (seen > 0) return 'seen';
  if (answer === null) return 'open';
  return answer === 'skipped' ? 'skipped' : 'silent';
}

interface TrialProps {
  readonly stop: Stop;
  readonly port: string;
  readonly mark: keyof typeof markNames;
  readonly onPick: () => void;
}

function Trial({ stop: { trial }, port, mark, onPick }: TrialProps) {
  return (
    <button type="button" className={css.trial} data-mark={mark} aria-pressed={mark === 'turn'} onClick={onPick}>
      <span className={css.lamp} aria-hidden="true" />
      <span className={hidden}>{port}, </span>
      {trialNames[trial]} <span className={css.mapMark}>{markNames[mark]}</span>
    </button>
  );
}
