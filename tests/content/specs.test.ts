import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Calls that make a test depend on how busy the machine is, and the files that may use them. */
const rules = [
  {
    call: /\bbare\(/,
    // Pages that are looked at before their scripts have come.
    may: ['e2e/early-input.spec.ts', 'e2e/layout-shift.ts', 'e2e/posts.spec.ts', 'kit/test-page.ts'],
  },
  // Where nothing must come in real time.
  { call: /\.waitForTimeout\(/, may: ['e2e/offline.update.paced.spec.ts'] },
  { call: /networkidle/, may: [] },
  // Waits forever if the page reloads meanwhile.
  { call: /await [\w.]+\.detach\(/, may: [] },
  // Gives up after 1 s. `expect.poll` has the test's own limit, see vite.config.ts.
  { call: /\bvi\.wait(?:For|Until)\(/, may: [] },
  { call: /\bretries\b|\btest\.(?:only|skip|fixme)\(/, may: [] },
] as const;

const folder = join(import.meta.dirname, '..');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^(browser|checks|e2e|kit|machines|measure|renderers|ui)\/.+\.tsx?$/.test(file),
);

/** The files in which a call occurs, but for those that may use it. */
const users = (call: RegExp, may: readonly string[]) =>
  files.filter((file) => !may.includes(file) && call.test(readFileSync(join(folder, file), 'utf8')));

describe('tests', () => {
  it.each(rules)('contain $call only in $may', ({ call, may }) => {
    expect(users(call, ['e2e/test.ts', ...may])).toEqual([]);
  });

  it('are searched', () => {
    expect(users(/from '\.\/test'/, [])).toContain('e2e/smoke.spec.ts');
  });
});
