import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { chartTexts } from '../../content/state-chart';
import { allTransitions, type ChartState, type ChartTransition, lanesOf } from './chart-of';
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

/** Width of the area beside the boxes for all lanes, and the limits of the distance between two lanes, in px. */
const LANES_WIDTH_PX = 72;
const MAX_LANE_PITCH_PX = 9;
const MIN_LANE_PITCH_PX = 2.5;
/** Distance of the first lane from the boxes, in px. It leaves room for an arrowhead. */
const FIRST_LANE_PX = 10;

interface Line {
  readonly id: string;
  readonly path: string;
}

/** The lines from each transition to its target, measured from the rendered chart. */
function measured(field: HTMLElement, chart: ChartState): Line[] {
  const origin = field.getBoundingClientRect();
  const find = (attribute: string) =>
    new Map(
      [...field.querySelectorAll<HTMLElement>(`[data-${attribute}]`)].map((element) => [
        element.dataset[attribute] ?? '',
        element.getBoundingClientRect(),
      ]),
    );
  const [rows, heads] = [find('transition'), find('state')];
  const ends = allTransitions(chart).flatMap(({ id, targets, definition }) =>
    targets.flatMap((target) => {
      const [row, head] = [rows.get(id), heads.get(target)];
      if (!row || !head || target === definition.source.id) return [];
      return [{ id, row, head, from: middle(row) - origin.top, to: middle(head) - origin.top }];
    }),
  );
  const lanes = lanesOf(ends);
  const pitch = Math.max(
    MIN_LANE_PITCH_PX,
    Math.min(MAX_LANE_PITCH_PX, (LANES_WIDTH_PX - FIRST_LANE_PX) / Math.max(1, ...lanes)),
  );
  const side = Math.max(0, ...[...heads.values()].map(({ right }) => right)) - origin.left + FIRST_LANE_PX;
  return ends.map(({ id, row, head, from, to }, i) => {
    const x = Math.round((side + (lanes[i] ?? 0) * pitch) * 2) / 2;
    const end = head.right - origin.left;
    return {
      id,
      path: `M${row.right - origin.left} ${from}H${x}V${to}H${end + 1}m5 -4l-5 4l5 4`,
    };
  });
}

const middle = ({ top, bottom }: DOMRect) => Math.round((top + bottom) / 2);

interface TransitionLinesProps {
  readonly field: RefObject<HTMLElement | null>;
  readonly chart: ChartState;
  readonly taken: readonly string[];
  readonly picked: ChartTransition | null;
}

/**
 * Lines from the transitions to their targets, beside the boxes. Recently taken transitions and the selected one stand
 * out.
 */
function TransitionLines({ field, chart, taken, picked }: TransitionLinesProps) {
  const [lines, setLines] = useState<readonly Line[]>([]);

  // Measured in an effect, because the field contains this element and is laid out only after it.
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setLines(measured(element, chart)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [field, chart]);

  const rank = ({ id }: Line) => (id === picked?.id ? 2 : taken.includes(id) ? 1 : 0);
  return (
    <svg className={css.chartLines} aria-hidden="true">
      {[...lines]
        .sort((a, b) => rank(a) - rank(b))
        .map((line) => (
          <path
            key={line.id + line.path}
            d={line.path}
            data-taken={rank(line) === 1 || undefined}
            data-picked={rank(line) === 2 || undefined}
          />
        ))}
    </svg>
  );
}
