import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Imports that break the rule of direction: the file, and what it imports. */
const forbidden = [
  ['content/a.ts', '../machines/result'],
  ['content/b.ts', '../src/registry'],
  ['machines/touch/a.ts', '../../renderers/stage'],
  ['machines/touch/b.ts', '../../src/App'],
  ['machines/c.ts', 'react'],
  ['machines/d.ts', 'pixi.js/unsafe-eval'],
  ['renderers/a.ts', '../src/ui/Button'],
  ['renderers/touch/b.ts', '../../machines/touch/touch.machine'],
  ['renderers/c.ts', 'xstate'],
  ['renderers/d.ts', 'react-dom/client'],
  ['src/a.ts', '../tests/harness/model'],
] as const;

const allowed = [
  ['content/x.ts', './site'],
  ['machines/touch/x.ts', '../../content/catalogue'],
  ['machines/y.ts', 'xstate'],
  ['renderers/x.ts', '../machines/touch/coverage'],
  ['renderers/y.ts', 'pixi.js'],
  ['src/x.ts', '../machines/touch/touch.machine'],
  ['tests/x.ts', '../src/registry'],
] as const;

describe('the rule of direction', () => {
  const folder = mkdtempSync(join(tmpdir(), 'direction-'));
  let reported: Set<string>;

  beforeAll(() => {
    cpSync(join(root, 'biome.json'), join(folder, 'biome.json'));
    for (const [file, from] of [...forbidden, ...allowed]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `import { thing } from '${from}';\n\nthing();\n`);
    }
    const biome = join(root, 'node_modules/.bin/biome');
    const args = ['lint', '--reporter=json', '--vcs-enabled=false', '--max-diagnostics=none', '.'];
    const { stdout } = spawnSync(biome, args, { cwd: folder, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { category: string; location: { path: unknown } }[] };
    reported = new Set(
      diagnostics
        .filter(({ category }) => category === 'lint/style/noRestrictedImports')
        .map(({ location }) => JSON.stringify(location.path)),
    );
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  const isReported = (file: string) => [...reported].some((path) => path.includes(file));

  it.each(forbidden)('%s may not import %s', (file) => expect(isReported(file)).toBe(true));
  it.each(allowed)('%s may import %s', (file) => expect(isReported(file)).toBe(false));
});
