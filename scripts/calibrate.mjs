// @ts-check
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Runs every population on a seed, and writes `tests/calibration.md`: `npm run calibrate -- 7 mouse`. */
const [seed = '1', ...files] = process.argv.slice(2);
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const { status } = spawnSync(join('node_modules/.bin/vitest'), ['run', 'tests/calibration', '-t', files.join('|')], {
  stdio: 'inherit',
  env: { ...process.env, CALIBRATION_SEED: seed },
});
spawnSync(join('node_modules/.bin/biome'), ['format', '--write', 'tests/calibration.md']);
if (status !== 0) console.error('A row does not meet its limits.');
process.exitCode = status ?? 1;
