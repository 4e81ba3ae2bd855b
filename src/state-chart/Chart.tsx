import { type KeyboardEvent, useEffect, useRef } from 'react';
import { chartTexts } from '../../content/state-chart';
import type { ChartState, ChartTransition } from './chart-of';
import { TransitionLines } from './TransitionLines';
import type { Watched } from './watch';
import * as css from './StateChart.css';

interface Props {
  readonly machine: Watched;
  readonly picked: ChartTransition | null;
  readonly onPick: (transition: ChartTransition | null) => void;
}

/** States within states, each with its transitions. Lines at the side lead to the targets. */
export function Chart({ machine: { chart, active, received }, picked, onPick }: Props) {
  const scroller = useRef<HTMLElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const taken = received.find((one) => one.taken.length > 0)?.taken ?? [];
  const innermost = [...active].join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the active states determine what must be in view
  useEffect(() => {
    const [view, box] = [scroller.current, field.current];
    const lit = box?.querySelectorAll<HTMLElement>('[aria-current]');
    const last = lit?.[lit.length - 1];
    if (!view || !last || view.contains(document.activeElement)) return;
    const from = last.getBoundingClientRect();
    const within = view.getBoundingClientRect();
    if (from.top < within.top || from.bottom > within.bottom) view.scrollTop += from.top - within.top - 48;
  }, [innermost]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const rows = [...(field.current?.querySelectorAll<HTMLElement>('[data-transition]') ?? [])];
    const here = rows.indexOf(event.target as HTMLElement);
    if (event.key === 'Escape' && picked) onPick(null);
    if (step === 0 || here < 0) return;
    event.preventDefault();
    rows[here + step]?.focus();
  };

  return (
    <section ref={scroller} className={css.scroller} aria-label={chartTexts.chart}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys move between the buttons inside */}
      <div ref={field} className={css.chartField} onKeyDown={onKeyDown}>
        <ul className={css.states}>
          <State state={chart} active={active} taken={taken} picked={picked} onPick={onPick} />
        </ul>
        <TransitionLines field={field} chart={chart} taken={taken} picked={picked} />
      </div>
    </section>
  );
}

interface StateProps {
  readonly state: ChartState;
  readonly active: ReadonlySet<string>;
  readonly taken: readonly string[];
  readonly picked: ChartTransition | null;
  readonly onPick: (transition: ChartTransition | null) => void;
}

function State({ state, ...rest }: StateProps) {
  const { active, taken, picked, onPick } = rest;
  const isActive = active.has(state.id);
  const isInnermost = isActive && !state.states.some(({ id }) => active.has(id));
  return (
    <li className={css.chartState} data-active={isActive || undefined}>
      <div className={css.chartHead} data-state={state.id} aria-current={isInnermost || undefined}>
        <b>{state.key}</b>
        {tagsOf(state).map((tag) => (
          <small key={tag}>{tag}</small>
        ))}
        {isInnermost && <strong>{chartTexts.now}</strong>}
      </div>
      {state.transitions.length > 0 && (
        <ul>
          {state.transitions.map((transition) => (
            <li key={transition.id}>
              <button
                type="button"
                className={css.transition}
                data-transition={transition.id}
                data-taken={taken.includes(transition.id) || undefined}
                aria-expanded={picked?.id === transition.id}
                onClick={() => onPick(picked?.id === transition.id ? null : transition)}
              >
                <b>{transition.event}</b> {transition.condition && <i>[{transition.condition}]</i>}{' '}
                <span>{leadsTo(transition)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {state.states.length > 0 && (
        <ul className={css.states} data-parallel={state.kind === 'parallel' || undefined}>
          {state.states.map((inner) => (
            <State key={inner.id} state={inner} {...rest} />
          ))}
        </ul>
      )}
    </li>
  );
}

const tagsOf = ({ kind, isFirst, runs }: ChartState) => [
  ...(isFirst ? [chartTexts.first] : []),
  ...(kind === 'parallel' || kind === 'final' || kind === 'history' ? [chartTexts[kind]] : []),
  ...(runs.length > 0 ? [chartTexts.runs(runs)] : []),
];

const leadsTo = ({ targets }: ChartTransition) =>
  targets.length > 0 ? chartTexts.to(targets.map((id) => id.split('.').at(-1) ?? id)) : chartTexts.stays;
