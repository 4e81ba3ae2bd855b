// @ts-check
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { findFirefox } from './engines.mjs';

/** Writes `tests/browsers.md` from Playwright's report of a run. */

/** @typedef {{ type: string, description?: string }} Note */
/** @typedef {{ projectName: string, status: string, annotations: Note[] }} Outcome */
/** @typedef {{ title: string, file: string, tests: Outcome[] }} Spec */
/** @typedef {{ title: string, file: string, specs: Spec[], suites?: Suite[] }} Suite */
/** @typedef {{ suites: Suite[], stats: { expected: number, unexpected: number, flaky: number, startTime: string } }} Report */

const engines = ['Firefox', 'WebKit'];

/** The text of a cell: whether the test passed, then the test's notes. @param {Outcome | undefined} outcome */
function cell(outcome) {
  if (!outcome) return 'not run';
  const notes = outcome.annotations.map(({ description = '' }) => description.replaceAll('|', '\\|'));
  const has = (/** @type {string} */ type) => outcome.annotations.some((one) => one.type === type);
  const word = has('untried') ? 'not tried' : has('cannot') ? 'cannot' : 'yes';
  return [outcome.status === 'expected' ? word : '**failed**', ...notes].join('. ').replace(/\.\. /g, '. ');
}

/** @param {Suite} suite @returns {Spec[]} */
const specsOf = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];

/** A program's own output for its version. @param {string} program @param {...string} args */
const version = (program, ...args) => spawnSync(program, args, { encoding: 'utf8' }).stdout?.trim() ?? '';

/** @param {Report} report @param {string} file */
export function writeTable({ suites, stats }, file) {
  const webkit = 'import gi; gi.require_version("WebKit2", "4.1"); from gi.repository import WebKit2 as w; ';
  const number = 'print(f"WebKitGTK {w.get_major_version()}.{w.get_minor_version()}.{w.get_micro_version()}")';
  const lines = [
    '# Firefox and WebKit',
    '',
    '<!-- Written by `npm run test:browsers`. Do not edit. -->',
    '',
    `${version(findFirefox() ?? 'firefox', '--version')} and ${version('/usr/bin/python3', '-c', webkit + number)}, ${stats.startTime.slice(0, 10)}: ${stats.expected} passed, ${stats.unexpected + stats.flaky} failed.`,
    '',
    '_Yes_: the test passed. _Cannot_: the engine lacks what the sentence says, and the test passed because the page says so too. _Not tried_: it could not be tried on this computer. A figure such as _cannot tell, 1 of 9 passed_ is what the page said: the path is short, and what it left out is not judged. WebKitGTK is not Safari: it has the same engine, with other devices below it.',
    '',
  ];
  for (const suite of suites) {
    const specs = specsOf(suite);
    lines.push(`## ${suite.title.replace('.spec.ts', '')}`, '');
    lines.push(`| Test | ${engines.join(' | ')} |`, `| --- | ${engines.map(() => '---').join(' | ')} |`);
    for (const title of new Set(specs.map((spec) => spec.title))) {
      const outcomes = specs.filter((spec) => spec.title === title).flatMap(({ tests }) => tests);
      const cells = engines.map((engine) => cell(outcomes.find(({ projectName }) => projectName === engine)));
      lines.push(`| ${title} | ${cells.join(' | ')} |`);
    }
    lines.push('');
  }
  lines.push(
    '## Not tried here',
    '',
    '- Real fingers, pens, speakers, microphones, cameras and fingerprint readers.',
    '- Safari on macOS, iPhone and iPad: no full screen on an iPhone, no choice of a speaker, frames at 30 a second in low-power mode.',
    '- Firefox and WebKit on a graphics card: both drew in software.',
    '',
  );
  writeFileSync(file, lines.join('\n'));
  // Formats the tables as the project's formatter does, so that the format check passes.
  spawnSync('node_modules/.bin/biome', ['format', '--write', file], { stdio: 'ignore' });
}
