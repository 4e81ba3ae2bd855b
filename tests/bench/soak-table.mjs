// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import { withRows } from './results.mjs';
import { meters } from './soak-meters.mjs';

/** Writes the tables of the last full runs, in `soak.md`. A run of some tests replaces only their rows. */

/** @typedef {import('./soak-meters.mjs').Reading} Reading */
/** @typedef {{ name: string, before: Reading, after: Reading, grown: readonly string[] }} Row */

/** @param {Row} row */
const cellsOf = ({ name, before, after, grown }) => [
  name,
  ...meters.map((meter) => {
    const cell = `${before[meter]} → ${after[meter]}`;
    return grown.includes(meter) ? `**${cell}**` : cell;
  }),
];

/** @param {{ starts: readonly Row[], minutes: readonly Row[] }} rows of this run */
export function writeTable({ starts, minutes }) {
  const file = new URL('soak.md', import.meta.url);
  const text = withRows(readFileSync(file, 'utf8'), starts.map(cellsOf), 'starts');
  writeFileSync(file, withRows(text, minutes.map(cellsOf), 'minutes'));
}
