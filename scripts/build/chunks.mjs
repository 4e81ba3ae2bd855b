// @ts-check
import { minifySync } from 'vite';

/** Groups modules that pages share into files, so that no page requests many small files. */

/**
 * @typedef {object} Shared A shared file: modules that load together.
 * @property {string[]} ids
 * @property {number} size of the code, in characters
 * @property {Set<number>} users indices of the roots that load the file
 * @property {Set<Shared>} below the files that it imports, directly or indirectly
 * @property {boolean} fixed whether it must not be merged
 */
/**
 * @typedef {object} Graph
 * @property {readonly string[]} pages modules that a visitor opens
 * @property {readonly string[]} others modules that load on demand
 * @property {(id: string) => readonly string[]} importsOf what a module imports statically
 * @property {(id: string) => number} sizeOf size of a module as loaded by a page, in characters
 * @property {(id: string) => boolean} isFree whether a module may go into a shared file
 * @property {(root: string) => boolean} isStart whether the home page loads a root by itself, after its first paint
 * @property {(root: string) => number} costOf how much unneeded code counts at a root
 */

/**
 * A start and what it leads to, directly or indirectly.
 * @template T
 * @param {(one: T) => Iterable<T>} nextOf @param {T} start
 */
function closure(nextOf, start) {
  const seen = new Set([start]);
  for (const one of seen) for (const next of nextOf(one)) seen.add(next);
  return seen;
}

/**
 * How much the relieved pages count in a merge, as a power. With 1, what few pages share gets into the files of many.
 * Which power is best changes with every module that is added, so each is tried.
 */
const RELIEFS = [1.5, 2, 2.5, 3, 3.5];

/**
 * Assigns shared modules to files. Starts with one file for each set of roots that share modules. Then merges two files
 * at a time until no page loads more than `maxFiles`, with each power, and takes the files of which all pages together
 * load the least code.
 * @param {Graph} graph @param {number} maxFiles shared files that a page may load
 * @param {string} name prefix of file names
 * @returns {Map<string, string>} the name of the file for each shared module
 * @throws if that limit cannot be reached
 */
export function shareFiles(graph, maxFiles, name) {
  const roots = [...graph.pages, ...graph.others];
  const costs = new Map(roots.map((root, index) => [index, graph.costOf(root)]));
  const loadOf = (/** @type {readonly Shared[]} */ files) =>
    files.reduce(
      (sum, { size, users }) => [...users].reduce((all, user) => all + size * (costs.get(user) ?? 0), sum),
      0,
    );
  const [least = []] = RELIEFS.map((relief) => merged(graph, maxFiles, costs, relief)).sort(
    (a, b) => loadOf(a) - loadOf(b),
  );
  const shared = least.filter(({ fixed }) => !fixed);
  return new Map(shared.flatMap(({ ids }, index) => ids.map((id) => [id, `${name}-${index}`])));
}

/** @param {Graph} graph @param {number} maxFiles @param {ReadonlyMap<number, number>} costs @param {number} relief @returns {Shared[]} */
function merged(graph, maxFiles, costs, relief) {
  let files = bySameUsers(graph);
  for (;;) {
    const loads = graph.pages.map((_, page) => files.filter(({ users }) => users.has(page)));
    const crowded = loads.flatMap(({ length }, page) => (length > maxFiles ? [page] : []));
    if (crowded.length === 0) return files;
    const [a, b] = cheapest(files, crowded, costs, relief) ?? [];
    if (!a || !b) throw new Error(`No two files can be merged, but a page loads more than ${maxFiles}`);
    const both = mergeOf(a, b);
    for (const { users } of both.below) for (const user of both.users) users.add(user);
    files = [...files.filter((file) => file !== a && file !== b), both];
    for (const file of files)
      if (file.below.has(a) || file.below.has(b)) {
        file.below = new Set([...file.below, both, ...both.below]);
        file.below.delete(a);
        file.below.delete(b);
      }
  }
}

/**
 * Groups modules that a page shares with another root into one file for each set of roots. A module that also loads on
 * demand has its own file. What the home page loads after its first paint is one file: nearly every page needs it.
 * @param {Graph} graph
 */
function bySameUsers({ pages, others, importsOf, sizeOf, isFree, isStart }) {
  const all = [...pages, ...others];
  /** @type {Map<string, number[]>} */
  const usersOf = new Map();
  all.forEach((root, index) => {
    for (const id of closure(importsOf, root)) usersOf.set(id, [...(usersOf.get(id) ?? []), index]);
  });
  /** @type {Map<string, Shared>} */
  const files = new Map();
  /** @type {Map<string, Shared>} */
  const homes = new Map();
  for (const [id, users] of [...usersOf].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [first = 0] = users;
    if (users.length < 2 || first >= pages.length || pages.includes(id) || !isFree(id)) continue;
    const fixed = others.includes(id);
    const isOfStart = users.some((user) => isStart(all[user] ?? ''));
    const key = fixed ? id : isOfStart ? 'start' : users.join();
    const file = files.get(key) ?? { ids: [], size: 0, users: new Set(), below: new Set(), fixed };
    files.set(key, file);
    for (const user of users) file.users.add(user);
    file.ids.push(id);
    file.size += sizeOf(id);
    homes.set(id, file);
  }
  for (const file of files.values())
    file.below = new Set(file.ids.flatMap((id) => importsOf(id).flatMap((next) => homes.get(next) ?? [])));
  for (const file of files.values()) {
    file.below = closure(({ below }) => below, file);
    file.below.delete(file);
  }
  return [...files.values()];
}

/** @param {Shared} a @param {Shared} b @returns {Shared} */
const mergeOf = (a, b) => ({
  ids: [...a.ids, ...b.ids],
  size: a.size + b.size,
  users: new Set([...a.users, ...b.users]),
  below: new Set([...a.below, ...b.below].filter((file) => file !== a && file !== b)),
  fixed: false,
});

/**
 * The unneeded code if further users load a file.
 * @param {Shared} file @param {Iterable<number>} users
 * @param {ReadonlyMap<number, number>} costs how much it counts, by user
 */
function wasteOf(file, users, costs) {
  let waste = 0;
  for (const user of users) if (!file.users.has(user)) waste += file.size * (costs.get(user) ?? 0);
  return waste;
}

/**
 * Finds the two files whose merge relieves the most pages relative to the unneeded code that it adds. Skips merges that
 * would cause a circular import between files.
 * @param {readonly Shared[]} files @param {readonly number[]} crowded pages with too many files
 * @param {ReadonlyMap<number, number>} costs see `wasteOf` @param {number} relief see `RELIEFS`
 */
function cheapest(files, crowded, costs, relief) {
  /** @type {[Shared, Shared] | undefined} */
  let best;
  let least = Number.POSITIVE_INFINITY;
  const open = files.filter(({ fixed }) => !fixed);
  for (const [index, a] of open.entries()) {
    for (const b of open.slice(index + 1)) {
      const relieved = crowded.filter((page) => a.users.has(page) && b.users.has(page)).length ** relief;
      if (relieved === 0) continue;
      if ((1 + wasteOf(a, b.users, costs) + wasteOf(b, a.users, costs)) / relieved >= least) continue;
      const { users, below } = mergeOf(a, b);
      if ([...below].some((file) => file.below.has(a) || file.below.has(b))) continue;
      const waste = [a, b, ...below].reduce((sum, file) => sum + wasteOf(file, users, costs), 1);
      if (waste / relieved >= least) continue;
      least = waste / relieved;
      best = [a, b];
    }
  }
  return best;
}

/** @typedef {import('vite').Rolldown.PluginContext} Context */

/** Matches the source paths of pages. */
export const pagePath = /\/src\/(?:checks\/[^/]+|pages)\/[^/]+\.page\.tsx$/;
const homePath = /\/src\/pages\/Home\.page\.tsx$/;
/** What the home page loads by itself, after its first paint. */
const startPath =
  /\/(?:ui\/feedback\/Toaster|renderers\/test-card\/test-card\.renderer|browser\/screen\/screen-(?:facts|rate))\.tsx?$/;
/** Matches style sheets, which are separate files. */
const sheetPath = /\.css$/;
/** Styles of components that many pages show. */
const commonSheetPath = /\/src\/(?:check|ui|theme)\/.+\.css(?:\.ts\.vanilla\.css)?$/;
/** Styles of components that nearly every page shows, and of the theme. */
const framePath = /\/src\/(?:theme\/.+|ui\/(?:layout\/frame|controls\/basic|figures\/FigureStrip))\.css/;
/** Styles of the tests' cards with their illustrations. */
const cardsPath = /\/src\/ui\/layout\/(?:SuiteGrid|Illustration)\.css/;
/** Styles of components that some pages show initially. */
const controlsPath =
  /\/src\/(?:ui\/(?:controls\/|figures\/|layout\/sections)|check\/(?:observation\/|sequence\/SequenceIntro))/;

/**
 * Style sheets of every page, in cascade order: later sheets win. A page inlines the sheets that its HTML uses and
 * loads the others after the first paint.
 */
export const commonSheets = [
  { name: 'frame', test: framePath },
  { name: 'cards', test: cardsPath },
  { name: 'controls', test: controlsPath },
  // Dialogs, bars, results: nothing that a page shows initially.
  { name: 'parts', test: /./ },
];

/** The policy contains a hash of each inline style sheet. To keep it short, small sheets of pages are combined. */
const MAX_SMALL_SHEET_CHARACTERS = 4600;
const MAX_PACKED_SHEET_CHARACTERS = 11_000;

/** Modules of the home page that at least this share of pages uses are part of the app's file. */
const MIN_PAGE_SHARE = 0.75;

/** What the inspection loads by itself once it answers. */
const stagesPath = /\/inspection\/(?:run\/Run|finish\/Finish)\.tsx$/;

/**
 * How much unneeded code counts in what is loaded on demand: less where it comes after its page, or is seldom used. The
 * stages count most: each inspection loads them, and its page is among the heaviest.
 */
function costOnDemand(/** @type {string} */ id) {
  if (stagesPath.test(id)) return 2;
  return startPath.test(id) ? 1 : 0.3;
}

/** The cost of an unneeded style sheet, in characters of script. */
const SHEET_COST = 2000;

/**
 * Creates the shared files: a plugin that reads the module graph, and the chunk groups that result from it. Besides
 * shared files, a page loads the entry, the program that all pages share and its own file.
 * @param {{ scripts: number, sheets: number }} maxFiles how many shared files a page may load
 */
export function sharedChunks(maxFiles) {
  /** @type {Map<string, string>} */
  let names = new Map();
  /** @type {Map<string, number>} Size of each style sheet in characters. Modules lose that code later in the build. */
  const sheetSizes = new Map();
  /** @type {import('vite').Plugin} */
  const plugin = {
    name: 'shared-chunks',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      order: 'pre',
      filter: { id: sheetPath },
      handler(code, id) {
        sheetSizes.set(id, code.length);
      },
    },
    buildEnd() {
      names = namesOf(this, maxFiles, sheetSizes);
    },
  };
  const groups = [
    ...commonSheets.map(({ name, test }) => ({
      name,
      test: (/** @type {string} */ id) => commonSheetPath.test(id) && test.test(id),
    })),
    { name: (/** @type {string} */ id) => names.get(id) ?? null, debugName: 'shared' },
  ];
  // The imports of a module are assigned to files by the same rules.
  return { plugin, codeSplitting: { includeDependenciesRecursively: false, groups } };
}

/** Imports and re-exports in minified code, which leave nothing in a bundle. */
const links = /\b(?:import|export)[\w\s{},*$]*from"[^"]*";?/g;
/** Of a large module of a package, pages load only what they use. In characters. */
const MAX_PACKAGE_MODULE = 16_000;

/** The size of a module in a bundle, in characters. @param {string} id @param {string} code */
function bundledSize(id, code) {
  const size = minifySync(id, code, { module: true }).code.replace(links, '').length;
  return id.includes('/node_modules/') ? Math.min(size, MAX_PACKAGE_MODULE) : size;
}

/**
 * How much unneeded code counts on a page that needs `share` of what pages need on average: more where a page answers
 * late, and where it would be most of the page.
 * @param {number} share
 */
const costOfPage = (share) => 1 + Math.abs(share - 1);

/**
 * @param {Context} context
 * @param {{ scripts: number, sheets: number }} maxFiles
 * @param {ReadonlyMap<string, number>} sheetSizes
 */
function namesOf(context, maxFiles, sheetSizes) {
  const ids = [...context.getModuleIds()].sort();
  const pages = ids.filter((id) => pagePath.test(id));
  const onDemand = new Set(ids.flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []));
  const imports = new Map(ids.map((id) => [id, context.getModuleInfo(id)?.importedIds ?? []]));
  const importsOf = (/** @type {string} */ id) => imports.get(id) ?? [];
  const entries = ids.filter((id) => context.getModuleInfo(id)?.isEntry);
  const initial = new Set(entries.flatMap((id) => [...closure(importsOf, id)]));
  // Modules that the home page shares with most other pages go into the app's file, so that the home page needs fewer
  // files.
  const reached = pages.map((page) => closure(importsOf, page));
  const home = reached[pages.findIndex((id) => homePath.test(id))] ?? [];
  for (const id of home)
    if (reached.filter((ids) => ids.has(id)).length >= pages.length * MIN_PAGE_SHARE) initial.add(id);
  const isScript = (/** @type {string} */ id) => !initial.has(id) && !sheetPath.test(id);
  const isSheet = (/** @type {string} */ id) => sheetPath.test(id) && !commonSheetPath.test(id);
  const scriptSizes = new Map(
    ids.filter(isScript).map((id) => [id, bundledSize(id, context.getModuleInfo(id)?.code ?? '')]),
  );
  const needs = reached.map((all) => [...all].reduce((sum, id) => sum + (scriptSizes.get(id) ?? 0), 0));
  const mean = needs.reduce((sum, need) => sum + need, 0) / needs.length;
  const pageCosts = new Map(pages.map((page, i) => [page, costOfPage((needs[i] ?? 0) / mean)]));
  const graph = {
    pages,
    others: [...onDemand].filter((id) => !pages.includes(id) && !initial.has(id)).sort(),
    importsOf,
    isStart: (/** @type {string} */ id) => startPath.test(id),
    costOf: (/** @type {string} */ id) => pageCosts.get(id) ?? costOnDemand(id),
  };
  // A style sheet delays the first paint, so an unneeded one costs more than a script.
  const sizeOf = (/** @type {string} */ id) =>
    (scriptSizes.get(id) ?? 0) + (importsOf(id).some(isSheet) ? SHEET_COST : 0);
  const scripts = shareFiles({ ...graph, sizeOf, isFree: isScript }, maxFiles.scripts, 'shared');
  // A page gets the style sheets of all modules that it loads, so the modules of one file are treated as one.
  /** @type {Map<string, string[]>} */
  const mates = new Map();
  for (const [id, name] of scripts) mates.set(name, [...(mates.get(name) ?? []), id]);
  const sheets = shareFiles(
    {
      ...graph,
      importsOf: (id) => mates.get(id) ?? importsOf(id).concat(scripts.get(id) ?? []),
      sizeOf: (id) => sheetSizes.get(id) ?? 0,
      isFree: isSheet,
    },
    maxFiles.sheets,
    'sheet',
  );
  const own = pages.map((page) => [...closure(importsOf, page)].filter((id) => isSheet(id) && !sheets.has(id)));
  // Contains the entry module too. The entry's own file then only imports this file.
  const app = [...initial, RUNTIME].filter((id) => !sheetPath.test(id)).map((id) => /** @type {const} */ ([id, 'app']));
  return new Map([...app, ...scripts, ...sheets, ...packed(own, sheetSizes)]);
}

/** The bundler's helper functions, which any file may need. */
const RUNTIME = '\0rolldown/runtime.js';

/**
 * Packs the style sheets of pages with few own styles into a few files.
 * @param {readonly (readonly string[])[]} own for each page, the sheets that no other page loads
 * @param {ReadonlyMap<string, number>} sizes in characters
 * @returns {Map<string, string>} the name of the file for each of those sheets
 */
function packed(own, sizes) {
  const sizeOf = (/** @type {readonly string[]} */ ids) => ids.reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0);
  /** @type {Map<string, string>} */
  const names = new Map();
  let file = 0;
  let filled = 0;
  for (const ids of own) {
    const size = sizeOf(ids);
    if (size === 0 || size > MAX_SMALL_SHEET_CHARACTERS) continue;
    if (filled + size > MAX_PACKED_SHEET_CHARACTERS) {
      file += 1;
      filled = 0;
    }
    filled += size;
    for (const id of ids) names.set(id, `pages-${file}`);
  }
  return names;
}
