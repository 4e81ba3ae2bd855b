import { useSelector } from '@xstate/react';
import { use, useState } from 'react';
import { controls } from '../../../content/controls';
import { panelAsks, panelHints, panelWords } from '../../../content/panel';
import { BURN_MS } from '../../../measure/panel/afterimage';
import { type Blemish, blemishes, MAX_MARKS, showingsOf } from '../../../measure/panel/evenness';
import { fig } from '../../theme/base.css';
import { CheckHost } from '../../ui/layout/CheckHost';
import { useNow } from '../../ui/useNow';
import { type PanelActor, type Phase, progressOf } from './actor';
import { EvennessMap } from './EvennessMap';
import * as css from './Panel.css';

interface Props {
  readonly actor: PanelActor;
  readonly phase: Phase;
  /** The code of the patches during matching. */
  readonly code: number;
  /** The kind of mark that a tap on a place sets. */
  readonly kind: Blemish;
  readonly edge: 'bottom' | 'top';
  /** Whether the picture is dark, so that bright controls would dazzle. */
  readonly isDark: boolean;
  readonly onCode: (code: number) => void;
  readonly onKind: (kind: Blemish) => void;
  readonly onEdge: () => void;
  readonly onNext: () => void;
  readonly onNone: () => void;
  readonly onLeave: () => void;
}

/**
 * The question and its controls. The bar is in the middle, at the same distance from all quarters, or at an edge while
 * the person marks places.
 */
export function TrialBar(props: Props) {
  const { actor, phase, edge, isDark, onLeave } = props;
  const run = useSelector(actor, ({ context }) => context.run);
  const ask = useSelector(actor, ({ context }) => context.question?.ask ?? 'differs');
  const host = use(CheckHost);
  const isPaused = phase === 'paused' || phase === 'hidden';
  const hasMarks = run?.experiment === 'evenness' && run.state.marks.length > 0;
  const hint = phase === 'fading' || hasMarks ? undefined : panelHints[ask];
  const toggle = () => actor.send({ type: isPaused ? 'CONTINUE' : 'PAUSE', at: Date.now() });
  return (
    <div
      role="toolbar"
      aria-label={controls.testControls}
      className={css.trialBar[ask === 'mark' ? edge : 'middle']}
      data-dark={isDark || undefined}
    >
      {host?.controls(onLeave)}
      <div className={css.trialTop}>
        <p className={css.ask} aria-live="polite">
          {isPaused ? panelWords.paused : phase === 'fading' ? panelWords.fading : panelAsks[ask]}
        </p>
        <p className={`${fig} ${css.trialCount}`}>{progressOf(run)}</p>
        {hint && !isPaused && <p className={css.trialHint}>{hint}</p>}
      </div>
      {!isPaused && <Body {...props} ask={ask} />}
      <div className={css.trialActions}>
        {ask === 'mark' && !isPaused && (
          <>
            <button type="button" className={css.trialButton} onClick={props.onNext}>
              {panelWords.done}
            </button>
            <Action name={controls.move} shortcut="B" onPress={props.onEdge} />
          </>
        )}
        <Action name={isPaused ? panelWords.goOn : panelWords.pause} shortcut="P" onPress={toggle} />
        <Action name={controls.exit} shortcut={controls.esc} onPress={onLeave} />
      </div>
    </div>
  );
}

function Action({ name, shortcut, onPress }: { name: string; shortcut: string; onPress: () => void }) {
  return (
    <button type="button" className={css.trialButton} onClick={onPress}>
      {name}
      <kbd className={css.trialKey}>{shortcut}</kbd>
    </button>
  );
}

/** The controls of a question. When a quarter is chosen, they are the same before and after the picture appears. */
function Body({
  actor,
  phase,
  code,
  onCode,
  onNext,
  onNone,
  ask,
  kind,
  onKind,
}: Props & { ask: keyof typeof panelAsks }) {
  const one = (name: string, shortcut: string, onPress: () => void) => (
    <div className={css.answer}>
      <Action name={name} shortcut={shortcut} onPress={onPress} />
    </div>
  );
  switch (ask) {
    case 'match':
      return (
        <div className={css.match}>
          <button
            type="button"
            className={css.trialButton}
            aria-label={panelWords.kinds.darker}
            onClick={() => onCode(code - 1)}
          >
            −
          </button>
          <input
            className={css.slider}
            type="range"
            min={0}
            max={255}
            value={code}
            aria-label={panelWords.matchLabel}
            onChange={({ currentTarget }) => onCode(Number(currentTarget.value))}
          />
          <button
            type="button"
            className={css.trialButton}
            aria-label={panelWords.kinds.lighter}
            onClick={() => onCode(code + 1)}
          >
            +
          </button>
          <Action
            name={panelWords.match}
            shortcut="↵"
            onPress={() => actor.send({ type: 'MATCH', code, at: Date.now() })}
          />
        </div>
      );
    case 'mark':
      return <Marking actor={actor} kind={kind} onKind={onKind} />;
    case 'side':
    case 'front':
      return one(panelWords.moved, '↵', onNext);
    case 'retain':
      return phase === 'retaining' ? <Countdown /> : null;
    default:
      return phase === 'fading'
        ? one(panelWords.gone, '↵', () => actor.send({ type: 'GONE', at: Date.now() }))
        : one(panelWords.none, '0', onNone);
  }
}

function Marking({ actor, kind, onKind }: Pick<Props, 'actor' | 'kind' | 'onKind'>) {
  const run = useSelector(actor, ({ context }) => context.run);
  if (run?.experiment !== 'evenness') return null;
  const { seed, shown, marks } = run.state;
  const here = marks.filter(({ showing }) => showing === shown);
  const last = here.at(-1);
  const showings = showingsOf(seed);
  const field = showings[shown]?.field;
  // Marks of the same field stay hidden: it is shown twice, to see whether the same places are marked again.
  const others = marks.filter(({ showing }) => showings[showing]?.field !== field);
  return (
    <>
      <div className={css.kinds}>
        <div className={css.trialMap}>
          <EvennessMap seed={seed} marks={others} uneven={[]} label={panelWords.otherMarks} />
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser */}
        <div role="group" aria-label={panelWords.kindOfMark} className={css.trialKind}>
          {blemishes.map((one, index) => (
            <button
              key={one}
              type="button"
              className={css.trialButton}
              aria-pressed={one === kind}
              aria-label={panelWords.kinds[one]}
              onClick={() => onKind(one)}
            >
              {panelWords.kinds[one]}
              <kbd className={css.trialKey}>{index + 1}</kbd>
            </button>
          ))}
        </div>
      </div>
      {last && (
        // biome-ignore lint/a11y/useSemanticElements: it is inside a toolbar
        <div role="group" aria-label={panelWords.moves} className={css.moves}>
          <span className={css.replyText}>{panelWords.moves}</span>
          {([true, false] as const).map((moves) => (
            <button
              key={String(moves)}
              type="button"
              className={css.trialButton}
              aria-pressed={last.moves === moves}
              onClick={() => actor.send({ type: 'MOVES', place: last.place, moves })}
            >
              {moves ? panelWords.yes : panelWords.no}
            </button>
          ))}
        </div>
      )}
      <p role="status" className={css.trialStatus}>
        {here.length >= MAX_MARKS ? panelWords.tooMany : ''}
      </p>
    </>
  );
}

/** Counts down the seconds until the picture disappears, from when it is mounted. */
function Countdown() {
  const now = useNow(500);
  const [end] = useState(now + BURN_MS);
  return (
    <p role="timer" aria-label={panelWords.secondsLeft} className={`${fig} ${css.countdown}`}>
      {Math.ceil(Math.max(0, end - now) / 1000)}
    </p>
  );
}
