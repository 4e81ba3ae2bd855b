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
