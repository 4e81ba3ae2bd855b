// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { table } from './table.mjs';

/** Writes the results of a bench: a section per part in `results.md`, and rows of the table in the README. */

const HEAD = `# What the bench measured

Written by \`npm run bench\`; \`npm run bench -- touch\` replaces the section of one part. Times are milliseconds of main-thread processor time where nothing else is said. Variants of a part take turns in one browser, in rounds of shuffled order. _Spread_ is the distance between the quartiles. The ratio is the geometric mean over the rounds, each round's median against that of Assay's first variant in the same round, with its interval from a studentized bootstrap over the rounds. _Own_ is a frame without what an empty frame of the browser costs on average in the same round.

No browser here runs at 240 or 360 Hz: the page's frame callbacks, times and timers are driven at that pace, one in each of the browser's own frames. The GPU is emulated, so WebGL says what it costs the main thread, and nothing of a GPU.
`;

/** Separates sections: a comment with the part's name, invisible to readers. @param {string} part */
const markOf = (part) => `<!-- part: ${part} -->`;

/**
 * Replaces a part's section, or adds it in the order of the parts' names.
 * @param {string} text of the file, may be empty @param {string} part @param {string} body
 */
export function withSection(text, part, body) {
  const [, ...sections] = text.split(/(?=<!-- part: )/);
  const kept = sections.filter((section) => !section.startsWith(markOf(part)));
  const all = [...kept, `${markOf(part)}\n\n${body.trim()}`].map((section) => section.trim());
  return `${[HEAD.trim(), ...all.toSorted()].join('\n\n')}\n`;
}

/**
 * Replaces the rows with the same first cell in the table between two comments of this name, or adds rows.
 * @param {string} text @param {readonly (readonly string[])[]} rows @param {string} [name]
 * @throws {Error} if the comments are missing
 */
export function withRows(text, rows, name = 'bench') {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [before, rest] = text.split(begin);
  const [lines, after] = rest?.split(end) ?? [];
  if (before === undefined || lines === undefined || after === undefined) throw new Error(`There is no table ${begin}`);
  const cells = lines
    .trim()
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const [head = [], , ...all] = cells;
  for (const row of rows) {
    const at = all.findIndex(([first]) => first === row[0]);
    if (at < 0) all.push([...row]);
    else all[at] = [...row];
  }
  return `${before}${begin}\n\n${table(head, all)}\n\n${end}${after}`;
}

/** Processor, Node version and browser. Without the machine's name. @param {string} browser version of the browser */
export function machineOf(browser) {
  const [cpu] = cpus();
  return `${cpus().length} cores of ${cpu?.model.trim() ?? 'an unknown processor'}, Node ${process.versions.node}, Chromium ${browser}, headless`;
}

/**
 * Writes a part's section and its rows of the README.
 * @param {string} part @param {string} body @param {readonly (readonly string[])[]} [rows]
 */
export function writeResults(part, body, rows = []) {
  const file = new URL('results.md', import.meta.url);
  writeFileSync(file, withSection(textOf(file), part, body));
  if (rows.length === 0) return;
  const readme = new URL('../../README.md', import.meta.url);
  writeFileSync(readme, withRows(textOf(readme), rows));
}

/** @param {URL} file */
const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
