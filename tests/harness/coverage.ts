import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** Writes a line such as `sequence: 41/41 transitions (pure)` for the final report of `npm test`, and returns it. */
export function report(machine: string, kind: Kind, { covered, total }: Coverage): string {
  const line = `${machine}: ${covered}/${total} transitions (${kind})`;
  const folder = join(import.meta.dirname, '../../.build/transitions');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${machine} ${kind}.txt`), `${line}\n`);
  return line;
}
