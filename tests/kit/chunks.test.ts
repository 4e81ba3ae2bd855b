import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareFiles } from '../../scripts/build/chunks.mjs';

/** Modules `m0`, `m1` …, each of which imports only later ones, and pages that import some of them. */
const graphs = fc
  .record({
    modules: fc.array(fc.array(fc.nat(15), { maxLength: 4 }), { minLength: 1, maxLength: 16 }),
    pages: fc.array(fc.array(fc.nat(15), { maxLength: 8 }), { minLength: 2, maxLength: 6 }),
  })
  .map(({ modules, pages }) => {
    const imports = new Map<string, string[]>();
    const known = (index: number) => (index < modules.length ? [`m${index}`] : []);
    modules.forEach((next, index) => {
      imports.set(
        `m${index}`,
        next.flatMap((step) => known(index + 1 + step)),
      );
    });
    pages.forEach((next, index) => {
      imports.set(`page${index}`, next.flatMap(known));
    });
    return { imports, pages: pages.map((_, index) => `page${index}`) };
  });

function closure(importsOf: (id: string) => readonly string[], root: string): Set<string> {
  const seen = new Set([root]);
  for (const id of seen) for (const next of importsOf(id)) seen.add(next);
  return seen;
}

test('no page loads more shared files than allowed, and files import each other in no circle', () => {
  fc.assert(
    fc.property(graphs, fc.integer({ min: 1, max: 3 }), ({ imports, pages }, most) => {
      const importsOf = (id: string) => imports.get(id) ?? [];
      const isFree = (id: string) => id.startsWith('m');
      const files = shareFiles(
        { pages, others: [], importsOf, sizeOf: () => 100, isFree, isStart: () => false, costOf: () => 1 },
        most,
        'shared',
      );
      const fileOf = (id: string) => files.get(id) ?? id;
      const importedBy = (file: string) =>
        [...imports.keys()].filter((id) => fileOf(id) === file).flatMap((id) => importsOf(id).map(fileOf));
      for (const page of pages) {
        const loaded = [...closure(importedBy, page)].filter((file) => file.startsWith('shared'));
        expect(loaded.length).toBeLessThanOrEqual(most);
      }
      for (const file of new Set(files.values())) {
        const others = importedBy(file).filter((next) => next !== file);
        for (const next of others) expect(closure(importedBy, next)).not.toContain(file);
      }
    }),
  );
});

/** The files of pages whose modules may all be moved. */
const sharedBy = (imports: ReadonlyMap<string, string[]>, pages: string[], others: string[] = []) =>
  shareFiles(
    {
      pages,
      others,
      importsOf: (id) => imports.get(id) ?? [],
      sizeOf: () => 1,
      isFree: () => true,
      isStart: (id) => others.includes(id),
      costOf: () => 1,
    },
    8,
    'shared',
  );

test('what two pages share, and only they, comes in one file; what one page alone needs stays with it', () => {
  const imports = new Map([
    ['page0', ['a', 'b', 'own']],
    ['page1', ['a', 'b']],
    ['page2', []],
  ]);
  const files = sharedBy(imports, ['page0', 'page1', 'page2']);
  expect([...files.keys()]).toEqual(['a', 'b']);
  expect(files.get('a')).toBe(files.get('b'));
});

test('what the home page loads after its first paint comes in one file, whoever else needs a part of it', () => {
  const imports = new Map([
    ['page0', ['a', 'b']],
    ['page1', ['b', 'c']],
    ['late', ['a', 'b']],
  ]);
  const files = sharedBy(imports, ['page0', 'page1'], ['late']);
  expect([...files.keys()].sort()).toEqual(['a', 'b']);
  expect(files.get('a')).toBe(files.get('b'));
});
