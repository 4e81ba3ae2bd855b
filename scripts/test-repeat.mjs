// @ts-check
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './chromium.mjs';
import { freePort } from './free-port.mjs';

/**
 * Repeats browser tests to find those that pass by luck: `npm run test:repeat -- 20`. Every second run is under load, a
 * busy loop for each core. Prints each test that failed, with how often. Repeats the browser tests of `npm test`;
 * further arguments are Playwright's and choose others: `npm run test:repeat -- 20 --project=shell toasts`.
 */

/** @typedef {{ title: string, ok: boolean, tests: { projectName: string }[] }} Spec */
/** @typedef {{ title: string, file?: string, specs?: Spec[], suites?: Suite[] }} Suite */

const [count = '', ...args] = process.argv.slice(2);
const times = Number(count);
if (!Number.isInteger(times) || times < 1) {
  console.error('Usage: npm run test:repeat -- <times> [arguments for Playwright]');
  process.exit(2);
}

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const file = '.build/test/repeat.json';
mkdirSync(dirname(file), { recursive: true });
const browsers = ensureChromium();
/** @type {Map<string, { quiet: number, loaded: number }>} */
const failed = new Map();
let green = 0;

for (let run = 1; run <= times; run++) {
  const isLoaded = run % 2 === 0;
  const load = isLoaded ? Array.from({ length: availableParallelism() }, busyLoop) : [];
  rmSync(file, { force: true });
  const began = Date.now();
  const { status } = spawnSync(
    join('node_modules/.bin/playwright'),
    [
      ...['test', '--config=tests/playwright.config.ts', '--reporter=json'],
      ...(args.some((arg) => arg.startsWith('--project')) ? [] : ['--project=quick']),
      ...args,
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        ...browsers,
        CI: 'true',
        PORT: String(await freePort()),
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      },
    },
  );
  for (const child of load) child.kill();
  /** @type {Suite} */
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { title: '', suites: [] };
  const names = failuresOf(report);
  if (status !== 0 && names.length === 0) names.push('(the run itself)');
  for (const name of names) {
    const counts = failed.get(name) ?? { quiet: 0, loaded: 0 };
    counts[isLoaded ? 'loaded' : 'quiet'] += 1;
    failed.set(name, counts);
  }
  green += Number(names.length === 0);
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  console.log(`run ${run} ${isLoaded ? 'under load' : 'quiet'}: ${names.length} failed, ${seconds} s`);
}

for (const [name, { quiet, loaded }] of failed) console.log(`${quiet} quiet, ${loaded} under load: ${name}`);
console.log(`${green} of ${times} runs green`);
process.exitCode = green === times ? 0 : 1;

function busyLoop() {
  return spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
}

/** @param {Suite} suite @param {string} [path] @returns {string[]} */
function failuresOf({ title, specs = [], suites = [] }, path = '') {
  const here = [path, title].filter(Boolean).join(' › ');
  return [
    ...specs.filter(({ ok }) => !ok).map((spec) => `${here} › ${spec.title}`),
    ...suites.flatMap((suite) => failuresOf(suite, here)),
  ];
}
