// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Writes the table of the last full runs, `soak.md`. A run of some tests replaces only their rows. */

/** @typedef {import('./soak-meters.mjs').Reading} Reading */
/** @typedef {{ name: string, before: Reading, after: Reading, grown: readonly string[] }} Row */

const FILE = 'tests/bench/soak.md';
const heads = ['Heap, KiB', 'Nodes', 'Listeners', 'WebGL', '2D', 'Audio', 'Tracks', 'Workers'];
/** @type {readonly (keyof Reading)[]} */
const meters = ['heap', 'nodes', 'listeners', 'webgl', 'canvas2d', 'audio', 'tracks', 'workers'];

/** @param {Row} row */
const lineOf = ({ name, before, after, grown }) => {
  const cells = meters.map((meter) => {
    const cell = `${before[meter]} → ${after[meter]}`;
    return grown.includes(meter) ? `**${cell}**` : cell;
  });
  return `| ${[name, ...cells].join(' | ')} |`;
};

/** Rows of a section by the name in their first cell. @param {string} text @param {string} title */
function rowsOf(text, title) {
  const section = text.split('\n## ').find((one) => one.startsWith(title)) ?? '';
  return new Map(
    section.split('\n').flatMap((line) => {
      const name = /^\| ([a-z-]+) +\|/.exec(line)?.[1];
      return name ? [/** @type {const} */ ([name, line])] : [];
    }),
  );
}

/**
 * @param {{ starts: readonly Row[], minutes: readonly Row[] }} rows of this run
 * @param {{ starts: readonly string[], minutes: readonly string[] }} names all possible rows, in order
 */
export function writeTable(rows, names) {
  const old = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  const section = (
    /** @type {string} */ title,
    /** @type {string} */ text,
    /** @type {readonly Row[]} */ fresh,
    /** @type {readonly string[]} */ all,
  ) => {
    const lines = rowsOf(old, title);
    for (const row of fresh) lines.set(row.name, lineOf(row));
    const present = all.flatMap((name) => lines.get(name) ?? []);
    return [
      `## ${title}`,
      '',
      text,
      '',
      `| Test | ${heads.join(' | ')} |`,
      `| --- |${' --- |'.repeat(heads.length)}`,
      ...present,
      '',
    ];
  };
  const text = [
    '# Soak',
    '',
    '`npm run soak` writes this file. It counts, after garbage collections, what a page holds before and after: live contexts and workers, open tracks, and the browser’s own counts of the rest. What has grown is bold, and fails the run.',
    '',
    ...section(
      'Started and left 200 times',
      'In one document, by its own links, after 20 starts that are not counted. Scripts are not compiled to machine code, which would count as heap.',
      rows.starts,
      names.starts,
    ),
    ...section(
      '30 minutes of the page’s clock',
      'After 5 minutes that are not counted. Frames and timers come as fast as the computer can; the samples of the microphone too.',
      rows.minutes,
      names.minutes,
    ),
  ];
  writeFileSync(FILE, text.join('\n'));
  spawnSync('node_modules/.bin/biome', ['format', '--write', FILE]);
}
