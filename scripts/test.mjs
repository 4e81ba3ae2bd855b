// @ts-check
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.mjs';

/**
 * Runs the tests of the project, cheap ones first. `npm test`: static checks, unit tests, the build, and the browser
 * tests that a change usually breaks. `npm run test:all` (`--all`): every test, in all engines. The last line is
 * `N passed, N failed`.
 */

/** @typedef {{ passed: number, failed: number, names?: string[] }} Count */
/** @typedef {{ status: string, name: string, assertionResults: { status: string, fullName: string }[] }} VitestFile */
/** @typedef {{ numPassedTests: number, numFailedTests: number, testResults: VitestFile[] }} VitestReport */
/** @typedef {{ title: string, file: string, line: number, ok: boolean }} Spec */
/** @typedef {{ specs: Spec[], suites?: Suite[] }} Suite */
/** @typedef {{ stats: Record<'expected' | 'unexpected' | 'flaky', number>, errors: unknown[], suites: Suite[] }} PlaywrightReport */

const isAll = process.argv.includes('--all');
const root = fileURLToPath(new URL('..', import.meta.url));
const notes = join(root, '.build/test');
const transitions = join(root, '.build/transitions');
const began = Date.now();
process.chdir(root);
for (const folder of [notes, transitions]) rmSync(folder, { recursive: true, force: true });
mkdirSync(notes, { recursive: true });

/** @type {Record<string, string>} */
const runs = isAll ? { ASSAY_RUNS: 'all' } : {};

/** @type {Count} */
const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const failures = [];
/** @type {string[]} */
const times = [];
/** Names of failed tests. @type {string[]} */
const failed = [];
const MAX_NAMES = 20;

/** @param {string} step @param {Count} count */
function add(step, { passed, failed: count, names = [] }) {
  total.passed += passed;
  total.failed += count;
  if (count > 0) failures.push(`${step}: ${count} failed`);
  failed.push(...names);
}

/**
 * Runs a command and prints its output: live, or all at once at the end, so that the output of parallel steps does not
 * mix.
 * @param {string} name @param {string[]} command @param {Record<string, string>} [env]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
function run(name, [file = '', ...args], env = {}, live = false) {
  /** @type {Buffer[]} */
  const output = [];
  if (live) console.log(`\n— ${name}`);
  const started = Date.now();
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
      env: { ...process.env, ...env, PATH: path, CI: 'true' },
    });
    child.stdout?.on('data', (data) => output.push(data));
    child.stderr?.on('data', (data) => output.push(data));
    child.on('error', (error) => output.push(Buffer.from(error.message)));
    child.on('close', (code) => {
      const text = Buffer.concat(output).toString();
      if (!live) process.stdout.write(`\n— ${name}\n${text}`);
      const time = `${code === 0 ? 'ok' : 'FAILED'} ${name}: ${seconds(started)} to ${seconds()}`;
      console.log(time);
      times.push(time);
      resolve({ ok: code === 0, output: text });
    });
  });

  /** Time since this program started. */
  function seconds(at = Date.now()) {
    return `${((at - began) / 1000).toFixed(0)} s`;
  }
}

/** A step that counts as one test. @param {string} name @param {string[]} command @param {Record<string, string>} [env] */
async function check(name, command, env) {
  const { ok } = await run(name, command, env);
  add(name, { passed: Number(ok), failed: Number(!ok) });
  return ok;
}

/**
 * Runs a test runner and counts its results from its report. A runner that fails or runs no test counts as one failure
 * at least.
 * @template Report
 * @param {string} name @param {string[]} command @param {string} file @param {(report: Report) => Count} read
 * @param {Record<string, string>} [env] @param {boolean} [live]
 */
async function suite(name, command, file, read, env, live) {
  const { ok } = await run(name, command, env, live);
  const count = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  const missing = count.failed === 0 && (!ok || count.passed === 0);
  add(name, missing ? { ...count, failed: 1 } : count);
}

/** The tests of a suite that did not pass. @param {Suite} suite @returns {string[]} */
const failedIn = ({ specs, suites = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line} ${title}`),
  ...suites.flatMap(failedIn),
];

/** @param {PlaywrightReport} report @returns {Count} */
const countOf = ({ stats, errors, suites }) => ({
  passed: stats.expected,
  names: suites.flatMap(failedIn),
  // A flaky test proves nothing.
  failed: stats.unexpected + stats.flaky + errors.length,
});

/** A script of this folder. @param {string} script @param {string[]} args */
const node = (script, ...args) => [process.execPath, `scripts/${script}`, ...args];

/** Finds Chromium, or installs it. The paths of both kinds, by environment variable. */
async function chromium() {
  const { ok, output } = await run('Chromium', node('chromium.mjs'));
  if (!ok) add('Chromium', { passed: 0, failed: 1 });
  return ok ? /** @type {Record<string, string>} */ (JSON.parse(output.trim().split('\n').at(-1) ?? '')) : undefined;
}

/** @param {Promise<Record<string, string> | undefined>} browsers */
async function staticChecks(browsers) {
  for (const project of ['.', 'content', 'measure', 'machines', 'renderers', 'src/service-worker'])
    await check(`types: ${project}`, ['tsc', '-p', project, '--checkers', '1']);
  await check('lint', ['biome', 'ci', '.']);
  // Knip loads the configuration of the browser tests, which needs the paths of the browsers.
  await check('unused code', ['knip', '--no-progress'], await browsers);
}

const vitest = join(notes, 'vitest.json');
const unitTests = () =>
  suite(
    'Vitest',
    ['vitest', 'run', '--reporter=dot', '--silent=passed-only', '--reporter=json', `--outputFile.json=${vitest}`],
    vitest,
    (/** @type {VitestReport} */ report) => ({
      passed: report.numPassedTests,
      names: report.testResults.flatMap(({ name, status, assertionResults }) => {
        if (status === 'failed' && assertionResults.length === 0) return [name];
        return assertionResults.filter((one) => one.status === 'failed').map(({ fullName }) => fullName);
      }),
      // A file that fails to load has no failed test, so it counts as one failure.
      failed:
        report.numFailedTests +
        report.testResults.filter(
          ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
        ).length,
    }),
    runs,
  );

/** @param {string} name @param {string[]} args of Playwright @param {Record<string, string>} browsers */
async function browserTests(name, args, browsers) {
  const file = join(notes, `${name.replaceAll(' ', '-')}.json`);
  const env = { ...browsers, PORT: String(await freePort()), PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...runs };
  const command = ['playwright', 'test', '--config=tests/playwright.config.ts', '--reporter=list,json', ...args];
  await suite(name, command, file, countOf, env, true);
}

/** @param {Record<string, string>} browsers */
async function engineTests(browsers) {
  const file = join(notes, 'engines.json');
  const env = { ...browsers, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  await suite('Firefox and WebKit', node('test-browsers.mjs'), file, countOf, env, true);
}

/** Real servers with the settings for hosts. */
async function hostTests() {
  const file = join(notes, 'hosts.json');
  await suite('hosts', node('test-hosts.mjs', file), file, (/** @type {Count} */ count) => count);
}

// Installing browsers, the checks and the tests each leave a core idle at times, so the browser tests do not wait for the
// unit tests.
const units = unitTests();
const browsers = chromium();
const engines = isAll ? browsers.then(() => check('engines and servers', node('engines.mjs'))) : true;
const [built] = await Promise.all([check('build', node('build.mjs')), staticChecks(browsers), engines]);
const found = await browsers;

if (built && isAll) await hostTests();
if (!built) console.log('The browser tests were not run: there is no build to test.');
else if (found)
  await browserTests(
    'Chromium',
    isAll ? ['--project=quick', '--project=shell', '--project=full'] : ['--project=quick'],
    found,
  );
await units;
if (isAll && built && found) {
  // What needs real time has the machine to itself.
  await browserTests('Chromium in real time', ['--project=paced', '--workers=1'], found);
  await engineTests(found);
}

console.log('');
if (existsSync(transitions)) {
  for (const file of readdirSync(transitions).sort()) console.log(readFileSync(join(transitions, file), 'utf8').trim());
}
for (const line of [...times, ...failures, ...failed.slice(0, MAX_NAMES)]) console.log(line);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
