// @ts-check
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './chromium.mjs';
import { freePort } from './free-port.mjs';

/**
 * Runs all checks and tests of the project, cheap ones first. The last line is `N passed, N failed`. Of the tests in
 * other engines, it runs only the quick ones in Firefox; with `ASSAY_ENGINES=all`, as in CI, it runs all of them.
 */

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {{ status: string, assertionResults: unknown[] }} VitestFile */
/** @typedef {{ numPassedTests: number, numFailedTests: number, testResults: VitestFile[] }} VitestReport */
/** @typedef {{ stats: Record<'expected' | 'unexpected' | 'flaky', number>, errors: unknown[] }} PlaywrightReport */

const root = fileURLToPath(new URL('..', import.meta.url));
const notes = join(root, '.build/test');
process.chdir(root);
rmSync(notes, { recursive: true, force: true });
rmSync(join(root, '.build/transitions'), { recursive: true, force: true });
mkdirSync(notes, { recursive: true });

/** @type {Count} */
const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const failures = [];

/** @param {string} name @param {Count} count */
function add(name, { passed, failed }) {
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push(`${name}: ${failed} failed`);
}

/**
 * Runs a command and prints its output: live, or all at once at the end, so that the output of parallel steps does not
 * mix.
 * @param {string} name @param {string[]} command @param {Record<string, string>} [env]
 * @returns {Promise<boolean>} whether it succeeded
 */
function run(name, [file = '', ...args], env = {}, live = false) {
  /** @type {Buffer[]} */
  const output = [];
  if (live) console.log(`\n— ${name}`);
  const began = Date.now();
  const path = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
      env: { ...process.env, ...env, PATH: path, CI: 'true' },
    });
    child.stdout?.on('data', (data) => output.push(data));
    child.stderr?.on('data', (data) => output.push(data));
    child.on('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.on('close', (code) => {
      if (!live) process.stdout.write(`\n— ${name}\n${Buffer.concat(output)}`);
      console.log(`${code === 0 ? 'ok' : 'FAILED'} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
      resolve(code === 0);
    });
  });
}

/** A step that counts as one test. @param {string} name @param {string[]} command @param {Record<string, string>} [env] */
async function check(name, command, env) {
  const ok = await run(name, command, env);
  add(name, ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
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
  const ok = await run(name, command, env, live);
  const count = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  const missing = count.failed === 0 && (!ok || count.passed === 0);
  add(name, missing ? { ...count, failed: 1 } : count);
}

/** @param {PlaywrightReport} report @returns {Count} */
const countOf = ({ stats, errors }) => ({
  passed: stats.expected,
  // A flaky test proves nothing.
  failed: stats.unexpected + stats.flaky + errors.length,
});

/** @type {Record<string, string> | undefined} */
let browsers;
try {
  browsers = ensureChromium();
} catch (error) {
  console.error(error);
  add('Chromium', { passed: 0, failed: 1 });
}

/** Runs the static checks one after the other. */
async function staticChecks() {
  for (const project of ['.', 'content', 'measure', 'machines', 'renderers', 'src/service-worker'])
    await check(`types: ${project}`, ['tsc', '-p', project]);
  await check('lint', ['biome', 'ci', '.']);
  // Knip loads the configuration of the browser tests, which needs the paths of the browsers.
  await check('unused code', ['knip', '--no-progress'], browsers);
}

const vitest = join(notes, 'vitest.json');
const unitTests = () =>
  suite(
    'Vitest',
    ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitest}`],
    vitest,
    (/** @type {VitestReport} */ report) => ({
      passed: report.numPassedTests,
      // A file that fails to load has no failed test, so it counts as one failure.
      failed:
        report.numFailedTests +
        report.testResults.filter(
          ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
        ).length,
    }),
  );

// In parallel, because each of the three leaves a core idle at times.
const [built] = await Promise.all([
  check('build', [process.execPath, 'scripts/build.mjs']),
  staticChecks(),
  unitTests(),
]);

if (!built) console.log('Playwright was not run: there is no build to test.');
else if (browsers) {
  const playwright = join(notes, 'playwright.json');
  await suite(
    'Playwright',
    ['playwright', 'test', '--config=tests/playwright.config.ts', '--reporter=list,json'],
    playwright,
    countOf,
    { ...browsers, PORT: String(await freePort()), PLAYWRIGHT_JSON_OUTPUT_FILE: playwright },
    true,
  );
}

if (built) {
  const isWhole = process.env.ASSAY_ENGINES === 'all';
  const engines = join(notes, 'engines.json');
  await suite(
    isWhole ? 'Firefox and WebKit' : 'Firefox',
    [process.execPath, 'scripts/test-browsers.mjs', ...(isWhole ? [] : ['--quick'])],
    engines,
    countOf,
    { ...browsers, PLAYWRIGHT_JSON_OUTPUT_FILE: engines },
    true,
  );
}

const transitions = join(root, '.build/transitions');
console.log('');
if (existsSync(transitions)) {
  for (const file of readdirSync(transitions).sort()) console.log(readFileSync(join(transitions, file), 'utf8').trim());
}
for (const failure of failures) console.log(failure);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
