import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { conditionOf, describeType, nodesOf, transitionsFrom } from '../../machines/describe';

/** The Mermaid id of a state: `sequence.running.controls` becomes `running_controls`. */
const idOf = (node: AnyStateNode) => node.path.join('_').replaceAll(/\W/g, '_');
const children = (node: AnyStateNode) => Object.values(node.states);
const isComposite = (node: AnyStateNode) => children(node).length > 0;
const within = (node: AnyStateNode, ancestor: AnyStateNode) =>
  node === ancestor ||
  (node.path.length > ancestor.path.length && ancestor.path.every((part, i) => node.path[i] === part));

interface Arrow {
  readonly from: AnyStateNode;
  /** Undefined if the state does not change. */
  readonly to: AnyStateNode | undefined;
  readonly label: string;
}

function arrowsOf(node: AnyStateNode): Arrow[] {
  return transitionsFrom(node).flatMap(([type, alternatives]) =>
    alternatives.flatMap((transition, place) => {
      const condition = conditionOf(transition, place);
      const label = describeType(type, node.machine) + (condition ? ` [${condition}]` : '');
      const targets: readonly (AnyStateNode | undefined)[] = transition.target ?? [undefined];
      return targets.map((to) => ({ from: node, to, label }));
    }),
  );
}

/** Mermaid cannot draw an arrow from a composite state to itself or a substate of it. Those are listed as text. */
const drawable = ({ from, to }: Arrow) => to !== undefined && !(isComposite(from) && within(to, from));

/** A machine as a Mermaid `stateDiagram-v2`. Guards are in brackets. A state's label lists its invoked actors. */
export function diagramOf(machine: AnyStateMachine): string {
  return ['stateDiagram-v2', ...inside(machine.root, 1)].join('\n');
}

function inside(node: AnyStateNode, depth: number): string[] {
  const pad = '  '.repeat(depth);
  const lines: string[] = [];
  const first = node.type === 'compound' ? node.initial?.target[0] : undefined;
  if (first) lines.push(`${pad}[*] --> ${idOf(first)}`);
  children(node).forEach((child, place) => {
    if (node.type === 'parallel' && place > 0) lines.push(`${pad}--`);
    const runs = child.invoke.map(({ id }) => id).join(', ');
    const title = `${child.key}${runs && ` (runs ${runs})`}`;
    if (isComposite(child))
      lines.push(`${pad}state "${title}" as ${idOf(child)} {`, ...inside(child, depth + 1), `${pad}}`);
    else lines.push(`${pad}state "${title}" as ${idOf(child)}`);
    if (child.type === 'final') lines.push(`${pad}${idOf(child)} --> [*]`);
    lines.push(...drawn(child, pad));
  });
  return lines;
}

function drawn(node: AnyStateNode, pad: string): string[] {
  return arrowsOf(node)
    .filter(drawable)
    .map(({ from, to, label }) => `${pad}${idOf(from)} --> ${to ? idOf(to) : ''} : ${label}`);
}

/** The transitions that the diagram cannot draw: one Markdown list item for each state that has any. */
export function wordsOf(machine: AnyStateMachine): string[] {
  return nodesOf(machine).flatMap((node) => {
    const told = arrowsOf(node).filter((arrow) => !drawable(arrow));
    if (told.length === 0) return [];
    const end = (to: AnyStateNode | undefined) => (to === undefined || to === node ? 'stays' : `→ \`${to.key}\``);
    const where = node.path.length > 0 ? `Anywhere in \`${node.path.join('.')}\`` : 'Anywhere';
    const place = isComposite(node) ? where : `In \`${node.path.join('.')}\``;
    return [`- ${place}: ${told.map(({ label, to }) => `${label} ${end(to)}`).join('; ')}.`];
  });
}
