import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { describeEvent, leavesOf } from '../../machines/describe';
import type { Model, Path } from './model';
import type { World } from './world';

/** The paths of a machine's tests, in words. */
export interface PathsInWords {
  readonly sentences: readonly string[];
  readonly transitions: number;
  readonly states: number;
}

/** Characters of one piece of an event's data; more says nothing about the way. */
const MAX_PIECE = 24;

/** `button 0, spot block`; a time is left out, and what is itself made of parts is only named. */
function dataIn(data: object): string {
  return Object.entries(data)
    .flatMap(([key, value]) => {
      if (key === 'at') return [];
      const said = typeof value === 'object' && value !== null ? '…' : String(value);
      return `${key} ${said.length > MAX_PIECE ? `${said.slice(0, MAX_PIECE - 1)}…` : said}`;
    })
    .join(', ');
}

/** `MARK.AT (x 600, y 300, kind dead)`; what an actor gives is left out. */
export function eventIn({ type, ...data }: AnyEventObject): string {
  const words = describeEvent({ type });
  const told = words === type ? dataIn(data) : '';
  return told ? `${words} (${told})` : words;
}

const listed = (words: readonly string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? '');

const leavesIn = ({ snapshot }: World) => leavesOf(snapshot.value);
const without = (leaves: readonly string[], others: readonly string[]) =>
  listed(leaves.filter((leaf) => !others.includes(leaf)));

/** The conditions of the transitions that were taken, by the names that `namesOf` gives. */
const conditionsOf = ({ taken }: World) =>
  [...new Set(taken.flatMap((name) => / \[(.+)\]/.exec(name)?.[1] ?? []))].join(' and ');

/** `After START, EXIT leads from running to idle [otherwise].` Regions that stay where they are go without saying. */
function sentenceOf({ steps }: Path): string {
  const [last, before] = [steps.at(-1), steps.at(-2)];
  if (!last || !before) return '';
  const way = steps.slice(1, -1).map(({ event }) => eventIn(event));
  const [from, to] = [leavesIn(before.state), leavesIn(last.state)];
  const start = way.length > 0 ? `After ${way.join(', then ')}` : 'At the start';
  const condition = conditionsOf(last.state);
  const [left, entered] = [without(from, to), without(to, from)];
  const move = entered ? `leads${left && ` from ${left}`} to ${entered}` : `stays in ${listed(to)}`;
  return `${start}, ${eventIn(last.event)} ${move}${condition && ` [${condition}]`}.`;
}

/** Every path of a model as a sentence. */
export function inWords<M extends AnyStateMachine>({ paths, transitions }: Model<M>): PathsInWords {
  const all = paths();
  const states = new Set(all.flatMap(({ steps }) => steps.flatMap(({ state }) => leavesOf(state.snapshot.value))));
  return { sentences: all.map(sentenceOf), transitions: transitions.length, states: states.size };
}
