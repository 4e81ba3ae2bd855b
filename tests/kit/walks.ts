import type { ActorLogic, AnyEventObject } from 'xstate';
import type { AdjacencyMap, AdjacencyValue, StatePath } from 'xstate/graph';
import { pureSteps } from '../../machines/replay';
import type { World } from './world';

interface Edge {
  readonly event: AnyEventObject;
  readonly state: World;
}
/** The outgoing edges of every vertex, by the vertex's key. */
type Graph = ReadonlyMap<string, readonly Edge[]>;
type Key = (world: World) => string;

/** Identifies an edge that walks must take at least once. If `fine`, the same transition into another state is another. */
const signatureOf = ({ state }: Edge, fine: boolean) =>
  state.taken.join(' + ') + (fine ? ` → ${JSON.stringify(state.snapshot.value)}` : '');

/** Converts an adjacency map of `xstate/graph` to vertices and edges. */
export function graphOf(map: AdjacencyMap<World, AnyEventObject>): Graph {
  const vertices: [string, AdjacencyValue<World, AnyEventObject>][] = Object.entries(map);
  return new Map(vertices.map(([key, { transitions }]) => [key, Object.values(transitions)]));
}

/**
 * A few paths that together take every edge signature of the graph whose transitions have a wanted name. Each path continues to the nearest edge that is
 * still missing, until none is reachable or the path has `longest` steps.
 * @throws if the graph's key merges states that behave differently.
 */
export function walksOf(
  logic: ActorLogic<World, AnyEventObject, unknown>,
  input: unknown,
  graph: Graph,
  keyOf: Key,
  longest: number,
  fine: boolean,
  only: RegExp,
): StatePath<World, AnyEventObject>[] {
  const signature = (edge: Edge) => signatureOf(edge, fine);
  const isWanted = ({ state }: Edge) => state.taken.some((name) => only.test(name));
  const missing = new Set([...graph.values()].flatMap((edges) => edges.filter(isWanted).map(signature)));
  const walks: StatePath<World, AnyEventObject>[] = [];
  while (missing.size > 0) {
    const { first: start, next } = pureSteps(logic, input);
    const steps = [{ state: start, event: { type: 'xstate.init' } as AnyEventObject }];
    let here = start;
    while (steps.length <= longest) {
      const way = nearest(graph, keyOf(here), keyOf, (edge) => missing.has(signature(edge)));
      if (!way) break;
      for (const edge of way) {
        here = next(here, edge.event);
        if (keyOf(here) !== keyOf(edge.state))
          throw new Error(
            `The key is too coarse: ${edge.event.type} led to ${keyOf(here)}, not to ${keyOf(edge.state)}`,
          );
        steps.push({ state: here, event: edge.event });
        missing.delete(signature(edge));
      }
    }
    if (steps.length === 1) throw new Error(`Cannot be reached: ${[...missing].join(', ')}`);
    walks.push({ state: here, steps, weight: steps.length - 1 });
  }
  return walks;
}

/** The shortest path from a vertex to a wanted edge, including that edge (breadth-first search). */
function nearest(graph: Graph, from: string, keyOf: Key, wanted: (edge: Edge) => boolean): Edge[] | undefined {
  const seen = new Set([from]);
  const queue: { key: string; way: Edge[] }[] = [{ key: from, way: [] }];
  for (const { key, way } of queue) {
    for (const edge of graph.get(key) ?? []) {
      if (wanted(edge)) return [...way, edge];
      const next = keyOf(edge.state);
      if (seen.has(next)) continue;
      seen.add(next);
      queue.push({ key: next, way: [...way, edge] });
    }
  }
  return undefined;
}
