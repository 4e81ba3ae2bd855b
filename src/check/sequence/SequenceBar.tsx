import { useSelector } from '@xstate/react';
import { type ReactNode, type RefObject, use } from 'react';
import type { SnapshotFrom } from 'xstate';
import { controls } from '../../../content/controls';
import { sequenceTexts } from '../../../content/rings';
import type { SequenceEvent } from '../../../machines/sequence/sequence.events';
import type { SequenceActor } from '../../../machines/sequence/sequence.machine';
import { fig } from '../../theme/base.css';
import { CheckHost } from '../../ui/layout/CheckHost';
import * as css from './SequenceBar.css';

/** An extra button for a specific test. */
export interface BarAction {
  readonly id: string;
  readonly name: string;
  /** Drawn in 18 × 18 px. */
  readonly sign: ReactNode;
  /** `pressed` for a toggle, `expanded` for a button that opens a panel. */
  readonly state: { readonly pressed: boolean } | { readonly expanded: boolean };
  readonly onPress: () => void;
}

interface Props {
  readonly actor: SequenceActor;
  /** A color for each step. Absent if the steps are not plain colors; they are then shown as ticks. */
  readonly swatches: readonly string[] | undefined;
  readonly actions: readonly BarAction[];
  readonly edge: 'bottom' | 'top';
  /** Absent if nothing can be marked. */
  readonly onMark: ((byKeyboard: boolean) => void) | undefined;
  readonly fade: RefObject<HTMLSpanElement | null>;
  readonly send: (event: SequenceEvent) => void;
}

type State = SnapshotFrom<SequenceActor>;
export const isHidden = (state: State) => state.matches({ running: { controls: 'hidden' } });
/** Whether the next click marks a spot. */
export const isArmed = (state: State) => state.matches({ running: { marking: { on: 'armed' } } });

/** The controls of a running sequence. Screen readers can reach them even while they are hidden. */
export function SequenceBar({ actor, swatches, actions, edge, onMark, fade, send }: Props) {
  const { step, steps, held } = useSelector(actor, ({ context }) => context);
  const hidden = useSelector(actor, isHidden);
  const armed = useSelector(actor, isArmed);
  const holding = held !== null;
  const host = use(CheckHost);
  const exit = () => send({ type: 'EXIT', at: Date.now() });
  return (
    <div
      role="toolbar"
      aria-label={controls.testControls}
      className={css.bar[edge]}
      data-hidden={hidden || undefined}
      data-holding={holding || undefined}
      data-hosted={host !== null || undefined}
    >
      {host?.controls(exit)}
      <button type="button" className={css.button} onClick={() => send({ type: 'PREVIOUS', at: Date.now() })}>
        <svg className={css.arrow} viewBox="0 0 18 12" aria-hidden="true">
          <path d="M18 6H2M7 1L2 6l5 5" />
        </svg>
        {controls.previous}
      </button>
      <div className={css.middle}>
        <p className={css.name} aria-live="polite" aria-atomic="true">
          <span>{armed ? sequenceTexts.aim : steps[step]?.name}</span>
          <span className={fig}>
            {step + 1}/{steps.length}
          </span>
        </p>
        <div className={css.strip} aria-hidden="true">
          {swatches
            ? swatches.map((color, i) => (
                <i key={color} className={css.bead} data-at={i === step || undefined} style={{ background: color }} />
              ))
            : steps.map(({ name }, i) => <i key={name} className={css.tick} data-done={i <= step || undefined} />)}
        </div>
      </div>
      <button type="button" className={css.button} onClick={() => send({ type: 'NEXT', at: Date.now() })}>
        <svg className={css.arrow} viewBox="0 0 18 12" aria-hidden="true">
          <path d="M0 6h16M11 1l5 5-5 5" />
        </svg>
        {controls.next}
      </button>
      {onMark && (
        <button
          type="button"
          className={css.button}
          aria-pressed={armed}
          disabled={holding}
          onClick={({ detail }) => onMark(detail === 0)}
        >
          <svg className={css.target} viewBox="0 0 18 18" aria-hidden="true">
            <circle cx="9" cy="9" r="5" />
            <path d="M9 0v6M9 12v6M0 9h6M12 9h6" />
          </svg>
          {sequenceTexts.markSpot}
        </button>
      )}
      {actions.map(({ id, name: label, sign, state, onPress }) => (
        <button
          key={id}
          type="button"
          className={css.button}
          aria-pressed={'pressed' in state ? state.pressed : undefined}
          aria-expanded={'expanded' in state ? state.expanded : undefined}
          onClick={onPress}
        >
          <svg className={css.target} viewBox="0 0 18 18" aria-hidden="true">
            {sign}
          </svg>
          {label}
        </button>
      ))}
      <button type="button" className={css.button} onClick={exit}>
        <svg className={css.cross} viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2 2l12 12M14 2L2 14" />
        </svg>
        {controls.exit} <kbd className={css.key}>{controls.esc}</kbd>
      </button>
      <span ref={fade} className={css.fade} />
    </div>
  );
}
