import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { conditionOf, describeType, transitionsFrom } from '../../machines/describe';

/** One alternative of an event in a state. */
export interface ChartTransition {
  /** The same for the same machine on every visit. */
  readonly id: string;
  readonly definition: AnyTransitionDefinition;
  /** Keys of the enclosing states, from the root to the state that has the transition. */
  readonly path: readonly string[];
  /** XState's event type; `always` for an eventless transition. */
  readonly type: string;
  /** Index among the alternatives for the event. */
  readonly place: number;
  /** The event in words. */
  readonly event: string;
  readonly condition: string | null;
  /** Ids of the target states; empty if the transition has no target. */
  readonly targets: readonly string[];
}

export interface ChartState {
  readonly id: string;
  readonly key: string;
  readonly kind: AnyStateNode['type'];
  /** Whether it is the initial state of its parent. */
  readonly isFirst: boolean;
  /** Ids of the invoked actors. */
  readonly runs: readonly string[];
  readonly transitions: readonly ChartTransition[];
  readonly states: readonly ChartState[];
}

function transitionsOf(node: AnyStateNode): ChartTransition[] {
  return transitionsFrom(node).flatMap(([type, alternatives]) =>
    alternatives.map((definition, place) => ({
      id: `${node.id} ${type} ${place}`,
      definition,
      path: node.path,
      type,
      place,
      event: describeType(type, node.machine),
      condition: conditionOf(definition, place),
      targets: (definition.target ?? []).map(({ id }) => id),
    })),
  );
}

function stateOf(node: AnyStateNode): ChartState {
  const first = node.parent?.type === 'compound' ? node.parent.initial?.target?.[0] : undefined;
  return {
    id: node.id,
    key: node.key,
    kind: node.type,
    isFirst: first === node,
    runs: node.invoke.map(({ id }) => id),
    transitions: transitionsOf(node),
    states: Object.values(node.states).map(stateOf),
  };
}

/** A machine as shown in its chart: states within states, each with its transitions. */
export const chartOf = ({ root }: AnyStateMachine): ChartState => stateOf(root);

/** All transitions of a chart, from the outermost state inward. */
export const allTransitions = (state: ChartState): ChartTransition[] => [
  ...state.transitions,
  ...state.states.flatMap(allTransitions),
];

/** A line from a transition to a state along the side of the chart, given by its two heights in px. */
export interface Way {
  readonly from: number;
  readonly to: number;
}

/** Minimum vertical gap between two lines in one lane, in px. */
const MIN_GAP_PX = 6;

/**
 * Assigns each line a lane beside the chart, 0 being the nearest, so that lines in one lane do not overlap. Short lines
 * get the nearest lanes, to keep crossings few.
 */
export function lanesOf(ways: readonly Way[]): readonly number[] {
  const spans = ways.map(({ from, to }) => ({ top: Math.min(from, to), bottom: Math.max(from, to) }));
  const order = spans.map((_, i) => i).sort((a, b) => lengthOf(spans[a]) - lengthOf(spans[b]));
  const taken: Span[][] = [];
  const lanes = ways.map(() => 0);
  for (const i of order) {
    const span = spans[i];
    if (!span) continue;
    let lane = taken.findIndex((others) => others.every((other) => isApart(other, span)));
    if (lane < 0) lane = taken.push([]) - 1;
    taken[lane]?.push(span);
    lanes[i] = lane;
  }
  return lanes;
}

interface Span {
  readonly top: number;
  readonly bottom: number;
}
const lengthOf = (span: Span | undefined) => (span ? span.bottom - span.top : 0);
const isApart = (a: Span, b: Span) => a.bottom + MIN_GAP_PX < b.top || b.bottom + MIN_GAP_PX < a.top;
