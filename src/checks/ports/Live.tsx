import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { timeOfDay } from '../../../content/dates';
import {
  askTexts,
  batteryTexts,
  changeNames,
  eventsTexts,
  markNames,
  portsLabels,
  screenWords,
  silentAnswers,
  silentAnswersOfCharger,
  silentQuestion,
  sourceNames,
  taskTexts,
  trialNames,
} from '../../../content/ports';
import { figures, rateName, screenFacts } from '../../../content/verdicts/ports';
import { capital, fixed, rounded, withMinus, withUnit } from '../../../content/words';
import { blindSpot, evidence } from '../../../machines/ports/evidence';
import type { PortsActor } from '../../../machines/ports/ports.machine';
import { type Askable, askables, bestRate, type PortsSupport, stopName } from '../../../machines/ports/run';
import { bestStretch, type Stretch } from '../../../measure/ports/charge';
import { type ScreenFact, screensIn } from '../../../measure/ports/screens';
import { type Port, type Stop, stopsOf } from '../../../measure/ports/stops';
import { type Answer, type Heard, stateOf, type Walk } from '../../../measure/ports/walk';
import { fig, hidden, panel } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { FigureStrip } from '../../ui/figures/FigureStrip';
import { StatusBar } from '../../ui/layout/StatusBar';
import { PortMap } from './PortMap';
import * as css from './Ports.css';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly text: string | null;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A section below the map. */
const Section = ({ id, title, text, action, children }: SectionProps) => (
  <section className={css.section} aria-labelledby={id}>
    <div className={css.head}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      {text && <p className={css.text}>{text}</p>}
      {action}
    </div>
    {children}
  </section>
);

/** The screens that the browser reports. */
function Screens({ actor }: { actor: PortsActor }) {
  const facts = useSelector(actor, ({ context }) => context.screens);
  if (!facts) return null;
  const { isExtended, list } = facts;
  const note =
    list.length > 1
      ? null
      : isExtended === null
        ? screenWords.unknown
        : screensIn(facts) > 1
          ? screenWords.hidden
          : screenWords.none;
  return (
    <Section id="port-screens" title={screenWords.title} text={note}>
      <ul className={css.screens}>
        {list.map((screen) => (
          <li key={`${screen.left},${screen.top},${screen.label}`} className={css.screen}>
            <b>{nameOf(screen)}</b>
            <span className={fig}>{screenFacts(screen).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const nameOf = ({ label, isInternal, isCurrent }: ScreenFact) =>
  [label || (isInternal ? screenWords.builtIn : screenWords.screen), isCurrent && screenWords.this]
    .filter(Boolean)
    .join(', ');

/** Level, charger and the two rates, and the button that watches the battery to measure them. */
function BatteryPanel({ actor, watching }: { actor: PortsActor; watching: boolean }) {
  const { stretches, support } = useSelector(actor, ({ context }) => context);
  const isThere = support.battery;
  const last = stretches.at(-1)?.to;
  return (
    <Section
      id="port-battery"
      title={batteryTexts.title}
      text={isThere ? `${batteryTexts.note} ${blindSpot}` : batteryTexts.missing}
      action={
        isThere && (
          <Button onClick={() => actor.send({ type: watching ? 'BACK' : 'WATCH' })}>
            {watching ? batteryTexts.back : batteryTexts.watch}
          </Button>
        )
      }
    >
      {isThere && (
        <FigureStrip
          columns={4}
          figures={[
            { label: figures.level, value: last ? `${rounded(100 * last.level, 1)}%` : null },
            { label: batteryTexts.power, value: last ? batteryTexts[last.charging ? 'charger' : 'battery'] : null },
            rateFigure(stretches, false),
            rateFigure(stretches, true),
          ]}
        />
      )}
    </Section>
  );
}

function rateFigure(stretches: readonly Stretch[], charging: boolean) {
  const label = rateName(charging);
  const rate = bestRate(stretches, charging);
  const steps = bestStretch(stretches, charging)?.steps.length ?? 0;
  return rate
    ? {
        label,
        value: withUnit(withMinus(fixed(rate.perHour, 1)), '%/h'),
        note: batteryTexts.exactness(rounded(rate.uncertainty, 1), rate.steps),
      }
    : { label, value: batteryTexts.noRate, note: batteryTexts.changed(steps) };
}

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
  const name = watching ? portsLabels.watching : stop ? stopName(stop, ports) : portsLabels.walked;
  const words = stop?.trial === 'charger' ? silentAnswersOfCharger : silentAnswers;
  return (
    <section className={panel} aria-label={evidence.ports.name}>
      <StatusBar lit={stop !== null || watching} name={name} text={text} spoken>
        {stop && !asking && (
          <Button look="quiet" onClick={() => actor.send({ type: 'ANSWER', answer: 'skipped' })}>
            {portsLabels.skip}
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
              {portsLabels.waitAgain}
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

const has = (support: PortsSupport, what: Askable) =>
  what === 'screens' ? support.screens === 'listed' : support[what];

/** Permissions that let the browser report more. Each is requested only when its button is pressed. */
function Asks({ actor }: { actor: PortsActor }) {
  const { support, asked } = useSelector(actor, ({ context }) => context);
  return (
    <Section id="port-asks" title={askTexts.title} text={askTexts.text}>
      <ul className={css.asks}>
        {askables.map((what) => {
          const { button, text } = askTexts.items[what];
          const now = asked[what];
          return (
            <li key={what} className={css.ask}>
              <p className={css.text}>{text}</p>
              <span className={css.act}>
                <span className={css.now} role="status">
                  {now && askTexts[now]}
                </span>
                {has(support, what) ? (
                  <Button
                    onClick={() => actor.send(what === 'screens' ? { type: 'ASK_SCREENS' } : { type: 'ASK', what })}
                  >
                    {button}
                  </Button>
                ) : (
                  <span className={css.now}>{askTexts.missing}</span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** Number of events shown, the latest first. */
const MAX_SHOWN_EVENTS = 8;

/** What the browser reported, event by event. */
function Events({ log, ports }: { log: readonly Heard[]; ports: readonly Port[] }) {
  const stops = stopsOf(ports);
  return (
    <section className={css.side} aria-labelledby="port-events">
      <h2 id="port-events" className={css.title}>
        {eventsTexts.title}
      </h2>
      {log.length === 0 ? (
        <p className={css.none}>{eventsTexts.none}</p>
      ) : (
        <ol className={css.events}>
          {log
            .slice(-MAX_SHOWN_EVENTS)
            .map((heard) => {
              const stop = stops.find(({ id }) => id === heard.stop);
              return (
                <li key={heard.number} className={css.event}>
                  <span className={fig}>{timeOfDay(new Date(heard.at))}</span>
                  <span>
                    <b className={css.what}>
                      {capital(sourceNames[heard.source])} {changeNames[heard.change]}
                    </b>
                    {heard.name && <span className={css.from}>{heard.name}</span>}
                    {stop && <span className={css.from}>{stopName(stop, ports)}</span>}
                  </span>
                </li>
              );
            })
            .reverse()}
        </ol>
      )}
    </section>
  );
}
