import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { describeEvent, leavesOf } from '../../machines/describe';
import type { Model, Path } from './model';
import type { World } from './world';

/** The paths of a machine's tests, as sentences. */
export interface PathsInWords {
  readonly sentences: readonly string[];
  readonly transitions: number;
  readonly states: number;
}

/** Maximum characters of one value in an event's data. More would not help to understand the path. */
const MAX_VALUE_CHARS = 24;

/** An event's data as text, such as `button 0, spot block`. Omits the time, and shows an object or array as `…`. */
function dataIn(data: object): string {
  return Object.entries(data)
    .flatMap(([key, value]) => {
      if (key === 'at') return [];
      const said = typeof value === 'object' && value !== null ? '…' : String(value);
      return `${key} ${said.length > MAX_VALUE_CHARS ? `${said.slice(0, MAX_VALUE_CHARS - 1)}…` : said}`;
    })
    .join(', ');
}

/** An event as text, such as `MARK.AT (x 600, y 300, kind dead)`. Omits an actor's output. */
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

/** The guards of the transitions that were taken, extracted from the names that `namesOf` gives. */
const conditionsOf = ({ taken }: World) =>
  [...new Set(taken.flatMap((name) => / \[(.+)\]/.exec(name)?.[1] ?? []))].join(' and ');

/** A sentence such as `After START, EXIT leads from running to idle [otherwise].` Omits regions that do not change. */
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
