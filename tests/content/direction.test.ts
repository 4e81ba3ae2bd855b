import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Imports that break the rule of direction: the file and its import. */
const forbidden = [
  ['content/a.ts', '../machines/result'],
  ['content/b.ts', '../src/registry'],
  ['content/c.ts', '../measure/audio/levels'],
  ['measure/touch/a.ts', '../../machines/result'],
  ['measure/b.ts', '../renderers/stage'],
  ['measure/c.ts', 'xstate'],
  ['machines/touch/a.ts', '../../renderers/stage'],
  ['machines/touch/b.ts', '../../src/App'],
  ['machines/c.ts', 'react'],
  ['machines/d.ts', 'pixi.js/unsafe-eval'],
  ['renderers/a.ts', '../src/ui/Button'],
  ['renderers/touch/b.ts', '../../machines/touch/touch.machine'],
  ['renderers/c.ts', 'xstate'],
  ['renderers/d.ts', 'react-dom/client'],
  ['src/a.ts', '../tests/kit/model'],
] as const;

const allowed = [
  ['content/x.ts', './site'],
  ['measure/touch/x.ts', '../../content/words'],
  ['machines/z.ts', '../measure/audio/levels'],
  ['machines/touch/x.ts', '../../content/catalogue'],
  ['machines/y.ts', 'xstate'],
  ['renderers/x.ts', '../machines/touch/coverage'],
  ['renderers/y.ts', 'pixi.js'],
  ['src/x.ts', '../machines/touch/touch.machine'],
  ['tests/x.ts', '../src/registry'],
] as const;

/** Files that import each other in a circle, by values or only by types. Each is shown with its import. */
const circles = {
  values: [
    ['machines/ring/one.ts', "export { two as one } from './two';"],
    ['machines/ring/two.ts', "export { one as two } from './one';"],
  ],
  types: [
    ['src/ring/Page.tsx', "import { part } from './Part';\n\nexport type Actor = typeof part;"],
    ['src/ring/Part.tsx', "import type { Actor } from './Page';\n\nexport const part: Actor | null = null;"],
  ],
  'three files': [
    ['renderers/ring/a.ts', "import type { B } from './b';\n\nexport type A = B[];"],
    ['renderers/ring/b.ts', "import type { C } from './c';\n\nexport type B = C[];"],
    ['renderers/ring/c.ts', "import type { A } from './a';\n\nexport type C = A[];"],
  ],
} as const;

/** A file that others import, but that imports none of them, is not in a circle. */
const straight = [
  ['src/line/Page.tsx', "import { part } from './Part';\n\nexport const page = part;"],
  ['src/line/Part.tsx', "import type { Actor } from './actor';\n\nexport const part: Actor | null = null;"],
  ['src/line/actor.ts', 'export type Actor = string;'],
] as const;

describe('the rule of direction', () => {
  const folder = mkdtempSync(join(tmpdir(), 'direction-'));
  /** The reported violations: rule and file. */
  let reported: { rule: string; path: string }[];

  beforeAll(() => {
    cpSync(join(root, 'biome.json'), join(folder, 'biome.json'));
    const write = (file: string, text: string) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `${text}\n`);
    };
    for (const [file, from] of [...forbidden, ...allowed]) write(file, `import { thing } from '${from}';\n\nthing();`);
    for (const [file, text] of [...Object.values(circles).flat(), ...straight]) write(file, text);
    const biome = join(root, 'node_modules/.bin/biome');
    const args = ['lint', '--reporter=json', '--vcs-enabled=false', '--max-diagnostics=none', '.'];
    const { stdout } = spawnSync(biome, args, { cwd: folder, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { category: string; location: { path: unknown } }[] };
    reported = diagnostics.map(({ category, location }) => ({ rule: category, path: JSON.stringify(location.path) }));
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  const isReported = (file: string, rule = 'lint/style/noRestrictedImports') =>
    reported.some((one) => one.rule === rule && one.path.includes(file));

  it.each(forbidden)('%s may not import %s', (file) => expect(isReported(file)).toBe(true));
  it.each(allowed)('%s may import %s', (file) => expect(isReported(file)).toBe(false));

  const cycle = 'lint/suspicious/noImportCycles';
  it.each(Object.entries(circles))('a circle of %s is reported in each of its files', (_, files) => {
    for (const [file] of files) expect(isReported(file, cycle), file).toBe(true);
  });
  it.each(straight)('%s is in no import cycle', (file) => expect(isReported(file, cycle)).toBe(false));
});
