import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { leavesOf, nodesOf } from '../../machines/describe';
import type { Path } from './model';

export type Kind = 'pure' | 'page';

export interface Coverage {
  readonly covered: number;
  readonly total: number;
  /** Transitions that must be covered but were not. */
  readonly missing: readonly string[];
  /** Transitions that are declared unreachable but were taken. */
  readonly wronglyUnreachable: readonly string[];
}

/** Compares the transitions that were taken with those that a machine defines. */
export function coverageOf(
  {
    transitions,
    options,
  }: { transitions: readonly string[]; options: { unreachable?: Readonly<Record<string, string>> } },
  taken: ReadonlySet<string>,
): Coverage {
  const missing = transitions.filter((name) => !taken.has(name));
  return {
    covered: transitions.length - missing.length,
    total: transitions.length,
    missing,
    wronglyUnreachable: Object.keys(options.unreachable ?? {}).filter((name) => taken.has(name)),
  };
}

/** Counts the assertions that ran, by leaf state. Those of an ancestor such as `running` count for all its leaves. */
export class Assertions {
  readonly #counts = new Map<string, number>();
  /** How many ran, in any state. */
  total = 0;

  /** @throws if a dotted name is no state of the machine: an assertion under it would never run. */
  constructor(machine: AnyStateMachine, names: readonly string[]) {
    const all = nodesOf(machine)
      .map(({ path }) => path.join('.'))
      .filter(Boolean);
    const unknown = names.filter((name) => !all.includes(name));
    if (unknown.length > 0) throw new Error(`No such state: ${unknown.join(', ')}. There are: ${all.join(', ')}`);
  }

  /** @param name the state that the assertions are about @param value the state value in which they ran */
  add(name: string, value: unknown, times: number): void {
    this.total += times;
    for (const leaf of leavesOf(value).filter((one) => one === name || one.startsWith(`${name}.`)))
      this.#counts.set(leaf, (this.#counts.get(leaf) ?? 0) + times);
  }

  /** Which of the leaf states on the paths were asserted, and which never. */
  on(paths: readonly Path[]): { readonly asserted: readonly string[]; readonly missing: readonly string[] } {
    const leaves = [
      ...new Set(paths.flatMap(({ steps }) => steps.flatMap(({ state }) => leavesOf(state.snapshot.value)))),
    ];
    const isAsserted = (leaf: string) => (this.#counts.get(leaf) ?? 0) > 0;
    return { asserted: leaves.filter(isAsserted), missing: leaves.filter((leaf) => !isAsserted(leaf)) };
  }
}

/**
 * Writes a line such as `sequence: 41/41 transitions, 9/9 states asserted 312 times (pure)` for the final report of
 * `npm test`, and returns it.
 */
export function report(
  machine: string,
  kind: Kind,
  { covered, total }: Coverage,
  assertions: Assertions,
  paths: readonly Path[],
): string {
  const { asserted, missing } = assertions.on(paths);
  const states = `${asserted.length}/${asserted.length + missing.length} states asserted ${assertions.total} times`;
  const line = `${machine}: ${covered}/${total} transitions, ${states} (${kind})`;
  const folder = join(import.meta.dirname, '../../.build/transitions');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${machine} ${kind}.txt`), `${line}\n`);
  return line;
}
