import { useSelector } from '@xstate/react';
import { type Ref, useId, useState } from 'react';
import { controls } from '../../../content/controls';
import { feltNames, gamepadPageTexts, padPhases, padProblem, padStates, padTexts } from '../../../content/gamepad';
import { verdictNames } from '../../../content/verdict-names';
import { fixed, withUnit } from '../../../content/words';
import { evidence } from '../../../machines/gamepad/evidence';
import { buttonsOf, type Felt, partsOf } from '../../../machines/gamepad/gamepad';
import { type GamepadActor, gamepadMachine } from '../../../machines/gamepad/gamepad.machine';
import { MAX_STIRS, offsetOf } from '../../../machines/gamepad/sticks';
import type { StickReading } from '../../../measure/gamepad/reading';
import { REST_MS } from '../../../measure/live/gamepads';
import { mountPad } from '../../../renderers/gamepad/pad.renderer';
import { PadInput, padPresence, padSupport } from '../../browser/input/gamepad';
import { wakeLock } from '../../browser/screen/wake-lock';
import { CheckPage } from '../../check/CheckPage';
import { ResultFigures } from '../../check/observation/ResultFigures';
import { ResultPage } from '../../check/results/ResultPage';
import { type Ended, useCheckActor } from '../../check/results/useCheckActor';
import { hidden, panel } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { Choice } from '../../ui/controls/Choice';
import { RunButton } from '../../ui/controls/RunButton';
import { FigureStrip } from '../../ui/figures/FigureStrip';
import { LivePicture } from '../../ui/figures/LivePicture';
import { verdictSigns } from '../../ui/figures/VerdictBadge';
import { useAbsence } from '../../ui/layout/CheckHost';
import { StatusBar } from '../../ui/layout/StatusBar';
import * as css from './Gamepad.css';

interface Props {
  readonly actor: GamepadActor;
  readonly input: PadInput;
}

const felts = (Object.keys(feltNames) as Felt[]).map((id) => ({ id, name: feltNames[id] }));

/** What the panel says now: a lamp's name and a sentence. */
function usePhase(actor: GamepadActor): readonly [name: string, text: string] {
  const value = useSelector(actor, (state) => {
    if (!state.matches('running')) return 'idle';
    if (state.matches({ running: 'rumbling' })) return 'rumbling';
    if (state.matches({ running: 'waiting' })) return state.context.reading ? 'gone' : 'waiting';
    return (state.context.progress?.rest ?? 0) < 1 ? 'rest' : 'free';
  });
  return [padPhases[value], padStates[value]];
}

/** Draws the pad. Samples bypass React. */
function Picture({ actor, input }: Props) {
  const running = useSelector(actor, (state) => state.matches('running'));
  const isStandard = useSelector(actor, ({ context }) => context.reading?.isStandard ?? true);
  return (
    <div className={css.picture}>
      <LivePicture
        mount={mountPad}
        of={input.collector}
        settings={{ running, isStandard }}
        className={css.scope}
        label={padTexts.picture}
      />
      <p className={css.note}>{isStandard ? padTexts.rate : padTexts.guessed}</p>
    </div>
  );
}

/** Every part with what was found so far, or what it needs. */
function Parts({ actor }: { actor: GamepadActor }) {
  const context = useSelector(actor, (state) => state.context);
  const isStirred = (context.reading?.stirs ?? 0) > MAX_STIRS;
  return (
    <ul className={css.parts} aria-label={padTexts.parts}>
      {partsOf(context).map(({ id, rule, name, details, verdict }) => {
        const { needs, required } = evidence[rule];
        const isOpen = verdict === 'not-run' && required && !(rule === 'rest' && isStirred);
        return (
          <li key={id} className={css.part}>
            <svg className={css.sign} viewBox="0 0 12 12" aria-hidden="true">
              {verdict !== 'not-run' && <path d={verdictSigns[verdict]} />}
            </svg>
            <p className={css.details}>
              <b>{name}</b>
              {verdict !== 'not-run' && <span className={hidden}>, {verdictNames[verdict]}</span>}{' '}
              {isOpen ? needs : details}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

const percentOf = (stick: StickReading | undefined) => {
  const rest = stick && offsetOf(stick);
  return rest ? `${fixed(100 * rest.offset, 2)} ± ${fixed(100 * rest.error, 2)}` : null;
};
const places = (stick: StickReading | undefined) => (stick ? `${fixed(stick.x, 3)} ${fixed(stick.y, 3)}` : null);

function Figures({ actor }: { actor: GamepadActor }) {
  const progress = useSelector(actor, ({ context }) => context.progress);
  const { sticks: [left, right] = [], rate = null } = progress?.reading ?? {};
  const share = progress?.reading ? progress.rest : null;
  return (
    <div className={css.figures}>
      <FigureStrip
        columns={6}
        figures={[
          { label: padTexts.sticks[0], value: places(left) },
          { label: padTexts.sticks[1], value: places(right) },
          { label: padTexts.offsets[0], value: percentOf(left) },
          { label: padTexts.offsets[1], value: percentOf(right) },
          { label: padTexts.rested, value: share === null ? null : withUnit(fixed((share * REST_MS) / 1000, 1), 's') },
          { label: padTexts.delivered, value: rate === null ? null : withUnit(Math.round(rate), 'Hz') },
        ]}
      />
    </div>
  );
}

const marksInTurn = { open: 'dead', dead: 'none', none: null } as const;

/** Every button. A click on one that was not pressed says that it does not work, a second one that there is none. */
function Buttons({ actor }: { actor: GamepadActor }) {
  const reading = useSelector(actor, ({ context }) => context.reading);
  const marks = useSelector(actor, ({ context }) => context.marks);
  if (!reading) return null;
  const { triggers, cross, others } = buttonsOf(reading, marks);
  const all = [...others, ...triggers, ...cross].sort((a, b) => a.i - b.i);
  return (
    <section className={css.block} aria-label={padTexts.buttons}>
      <h2 className={css.title}>
        {padTexts.pressedOf(all.filter(({ button }) => button.presses > 0).length, all.length)}
      </h2>
      <ul className={css.buttons}>
        {all.map(({ i, name, button, mark }) => {
          const state = button.presses > 0 ? 'pressed' : (mark ?? 'open');
          return (
            <li key={i}>
              <button
                type="button"
                className={css.button}
                data-state={state}
                data-down={button.value >= 0.5 || undefined}
                aria-disabled={state === 'pressed'}
                onClick={() => state !== 'pressed' && actor.send({ type: 'MARK', button: i, mark: marksInTurn[state] })}
              >
                {name}
                {state === 'pressed' && <span className={hidden}>{padTexts.pressed}</span>}
                <span className={css.state}>{padTexts.marks[state]}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <p className={css.note}>{padTexts.buttonsHint}</p>
    </section>
  );
}

function Rumble({ actor, input }: Props) {
  const canRumble = useSelector(actor, ({ context }) => context.reading?.canRumble ?? false);
  const canStart = useSelector(actor, (state) => state.can({ type: 'RUMBLE' }));
  const { hasRumbled, isRefused, felt, progress } = useSelector(actor, (state) => state.context);
  return (
    <div className={`${css.block} ${css.rumble}`}>
      <Button look="outline" disabled={progress?.rest !== 1} onClick={() => input.collector.rest()}>
        {padTexts.rest}
      </Button>
      {canRumble && (
        <>
          <Button look="outline" disabled={!canStart} onClick={() => actor.send({ type: 'RUMBLE' })}>
            {padTexts.rumble}
          </Button>
          <Choice
            label={padTexts.felt}
            options={felts}
            value={felt}
            disabled={!hasRumbled}
            onChange={(id) => actor.send({ type: 'ANSWER', felt: id })}
          />
          {isRefused && <p role="status">{padTexts.refused}</p>}
        </>
      )}
    </div>
  );
}

/** Which pad to measure, if there are several. */
function Pads({ actor, input }: Props) {
  const progress = useSelector(actor, ({ context }) => context.progress);
  if (!progress || progress.pads.length < (progress.index === null ? 1 : 2)) return null;
  return (
    <div className={css.block}>
      <Choice
        label={padTexts.several}
        options={progress.pads.map(({ index, id }) => ({ id: String(index), name: `${index + 1}: ${id}` }))}
        value={progress.index === null ? null : String(progress.index)}
        onChange={(id) => {
          input.collector.choose(Number(id));
          actor.send({ type: 'PROGRESS', progress: input.collector.progress() });
        }}
      />
    </div>
  );
}

function Live({ actor, input, start }: Props & { readonly start: Ref<HTMLButtonElement> }) {
  const running = useSelector(actor, (state) => state.matches('running'));
  const isSupported = useSelector(actor, ({ context }) => context.isSupported);
  const [name, text] = usePhase(actor);
  const why = useId();
  const onStart = () => {
    if (running) return actor.send({ type: 'FINISH', at: Date.now() });
    input.collector.restart();
    actor.send({ type: 'START', at: Date.now() });
  };
  return (
    <CheckPage
      check="gamepad"
      texts={gamepadPageTexts}
      evidence={evidence}
      action={
        <RunButton
          ref={start}
          running={running}
          canStart={isSupported}
          problem={!isSupported && { describedBy: why, onCheckAgain: () => location.reload() }}
          onClick={onStart}
        />
      }
    >
      <section className={panel} aria-label={padTexts.gamepad} data-local>
        <StatusBar
          lit={running}
          name={isSupported ? name : padTexts.notAvailable}
          text={
            isSupported ? (
              text
            ) : (
              <span id={why}>
                {padProblem.message} {padProblem.why}
              </span>
            )
          }
          spoken
        >
          {running && (
            <Button
              look="quiet"
              onClick={() => {
                input.collector.restart();
                actor.send({ type: 'RESET' });
              }}
            >
              {controls.resetTest}
            </Button>
          )}
        </StatusBar>
        {running && <Pads actor={actor} input={input} />}
        <div className={css.body}>
          <Picture actor={actor} input={input} />
          <Parts actor={actor} />
        </div>
        <Figures actor={actor} />
        {running && (
          <>
            <Buttons actor={actor} />
            <Rumble actor={actor} input={input} />
          </>
        )}
      </section>
    </CheckPage>
  );
}

/** The result of the gamepad test: its parts, and every figure. */
function Results({ input, ...ended }: Ended<GamepadActor> & { readonly input: PadInput }) {
  const { actor, result } = ended;
  const goOn = (rule?: string) => {
    // After a reload the collector is empty. Restore the reading that the result is based on.
    input.collector.restart(actor.getSnapshot().context.reading);
    if (rule === 'rest') input.collector.rest();
    actor.send({ type: 'CONTINUE' });
  };
  return (
    <ResultPage
      {...ended}
      onMissing={({ rule }) => goOn(rule)}
      aside={result.measurements.length > 0 && <ResultFigures result={result} />}
      onAgain={() => {
        input.collector.restart();
        actor.send({ type: 'AGAIN' });
      }}
    />
  );
}

function createTest() {
  const input = new PadInput();
  const actors = { presence: padPresence, pads: input.pads, wakeLock, rumble: input.rumble };
  return { input, machine: gamepadMachine.provide({ actors }) };
}

export default function GamepadPage() {
  const [{ input, machine }] = useState(createTest);
  const [support] = useState(padSupport);
  const { actor, ended, start } = useCheckActor('gamepad', machine, { input: support });
  useAbsence('gamepad', support.isSupported ? null : 'not-supported');
  return ended ? <Results {...ended} input={input} /> : <Live actor={actor} input={input} start={start} />;
}
