import { canonicalJson } from '../../measure/report/canonical-json';
import type { Report, SealPart } from './report';
import { contentOf, partsOf } from './seal';

/** A value that differs between two reports. */
export interface Change {
  readonly part: SealPart;
  /** Path within the part: names of members and list indices. */
  readonly path: readonly (string | number)[];
  /** Undefined if it is missing. */
  readonly here: unknown;
  readonly there: unknown;
}

/** The maximum number of listed changes. A report with more is a different report. */
const MAX_CHANGES = 200;

/** The differences between two reports, in the order of the parts. */
export function changesBetween(here: Report, there: Report): readonly Change[] {
  const parts = [...new Set([...partsOf(here), ...partsOf(there)])];
  const changes = parts.flatMap((part) => [...differing(part, [], contentOf(here, part), contentOf(there, part))]);
  return changes.slice(0, MAX_CHANGES);
}

const isBranch = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const text = (value: unknown) => (value === undefined ? '' : canonicalJson(value));

function* differing(part: SealPart, path: Change['path'], here: unknown, there: unknown): Generator<Change> {
  if (text(here) === text(there)) return;
  if (!isBranch(here) || !isBranch(there) || Array.isArray(here) !== Array.isArray(there)) {
    yield { part, path, here, there };
    return;
  }
  for (const name of new Set([...Object.keys(here), ...Object.keys(there)])) {
    const step = Array.isArray(here) ? Number(name) : name;
    yield* differing(part, [...path, step], here[name], there[name]);
  }
}
