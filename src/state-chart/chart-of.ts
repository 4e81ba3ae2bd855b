import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { conditionOf, describeType, transitionsFrom } from '../../machines/describe';

/** One alternative of an event in a state. */
export interface ChartTransition {
  /** The same for the same machine on every visit. */
  readonly id: string;
  readonly definition: AnyTransitionDefinition;
  /** Keys of the states around it, from the root to the one that has it. */
  readonly path: readonly string[];
  /** As XState calls its event; `always` for none. */
  readonly type: string;
  /** Its place among the alternatives. */
  readonly place: number;
  /** What brings it about, in words. */
  readonly event: string;
  readonly condition: string | null;
  /** Ids of the states to which it leads; none where the state stays. */
  readonly targets: readonly string[];
}

export interface ChartState {
  readonly id: string;
  readonly key: string;
  readonly kind: AnyStateNode['type'];
  /** Whether its parent starts in it. */
  readonly isFirst: boolean;
  /** Ids of the actors that it invokes. */
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

/** A machine as its chart shows it: states within states, each with what leads out of it. */
export const chartOf = ({ root }: AnyStateMachine): ChartState => stateOf(root);

/** Every transition of a chart, from the outermost state inward. */
export const allTransitions = (state: ChartState): ChartTransition[] => [
  ...state.transitions,
  ...state.states.flatMap(allTransitions),
];
