// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeTable } from './browsers-table.mjs';
import { ensurePackages } from './engines.mjs';
import { freePort } from './free-port.mjs';

/**
 * Tests the site in Firefox and WebKit, and writes the results into `tests/browsers.md`. Passes arguments to Playwright,
 * and then writes nothing.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const args = process.argv.slice(2);
const results = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? join(root, '.build/browsers.json');

process.chdir(root);
ensurePackages(['firefox', 'webkit', 'display']);
if (!existsSync('dist/index.html')) spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
mkdirSync(dirname(results), { recursive: true });
rmSync(results, { force: true });

const playwright = ['node_modules/.bin/playwright', 'test', '--config=tests/browsers/playwright.config.ts'];
const [program = '', ...rest] = [...playwright, '--reporter=list,json', ...args];
const { status } = spawnSync(program, rest, {
  stdio: 'inherit',
  env: {
    ...process.env,
    PORT: process.env.PORT ?? String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: results,
  },
});
process.exitCode = status ?? 1;
if (args.length === 0 && existsSync(results)) {
  const report = JSON.parse(readFileSync(results, 'utf8'));
  // An interrupted run has no results for the tests that it did not reach.
  if (report.stats.skipped === 0) writeTable(report, join(root, 'tests/browsers.md'));
}
