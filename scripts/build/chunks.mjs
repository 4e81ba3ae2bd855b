// @ts-check
import { minifySync } from 'vite';

/** Groups modules that pages share into files, so that no page requests many small files. */

/**
 * @typedef {object} Shared A shared file: modules that load together.
 * @property {string[]} ids
 * @property {number} size of the code, in characters
 * @property {Set<number>} users indices of the roots that load the file
 */
/**
 * @typedef {object} Graph
 * @property {readonly string[]} pages modules that a visitor opens
 * @property {readonly string[]} others modules that load on demand
 * @property {(id: string) => readonly string[]} importsOf what a module imports statically
 * @property {(id: string) => number} sizeOf size of a module as loaded by a page, in characters
 * @property {(id: string) => boolean} isFree whether a module may go into a shared file
 */
/** @typedef {Map<string, Shared>} Homes the shared file of each module */

/** A module and its static imports, direct and indirect. @param {Graph['importsOf']} importsOf @param {string} root */
function closure(importsOf, root) {
  const seen = new Set([root]);
  for (const id of seen) for (const next of importsOf(id)) seen.add(next);
  return seen;
}

/**
 * Assigns shared modules to files. Starts with one file for each set of roots that share modules. Then merges two files
 * at a time, cheapest first, until no page loads more than `maxFiles`. Does not merge two files if that would cause a
 * circular import between files.
 * @param {Graph} graph @param {number} maxFiles shared files that a page may load
 * @param {string} name prefix of file names
 * @returns {Map<string, string>} the name of the file for each shared module
 * @throws if that limit cannot be reached
 */
export function shareFiles(graph, maxFiles, name) {
  const homes = bySameUsers(graph);
  /** @type {number[]} Unneeded code that each root loads, in characters. */
  const wasted = [];
  // A module that also loads on demand has its own file, which counts for each page that imports it.
  const others = new Set(graph.others);
  const guests = graph.pages.map(
    (page) => [...closure(graph.importsOf, page)].filter((id) => others.has(id) && graph.isFree(id)).length,
  );
  for (;;) {
    const files = [...new Set(homes.values())];
    const counts = guests.map((count, page) => count + files.filter(({ users }) => users.has(page)).length);
    const crowded = counts.flatMap((count, page) => (count > maxFiles ? [page] : []));
    if (crowded.length === 0) return new Map([...homes].map(([id, home]) => [id, `${name}-${files.indexOf(home)}`]));
    const next = cheapest(graph, homes, files, crowded, wasted);
    if (!next) throw new Error(`No two files can be merged, but a page loads more than ${maxFiles}`);
    const { ids, size, users, below, waste } = next;
    for (const [user, more] of waste) wasted[user] = (wasted[user] ?? 0) + more;
    const merged = { ids, size, users };
    for (const id of ids) homes.set(id, merged);
    for (const file of below) for (const user of users) file.users.add(user);
  }
}

/**
 * Groups modules that a page shares with another root into one file for each set of roots.
 * @param {Graph} graph
 * @returns {Homes}
 */
function bySameUsers(graph) {
  const roots = [...graph.pages, ...graph.others];
  /** @type {Map<string, number[]>} */
  const usersOf = new Map();
  roots.forEach((root, index) => {
    for (const id of closure(graph.importsOf, root)) usersOf.set(id, [...(usersOf.get(id) ?? []), index]);
  });
  /** @type {Map<string, Shared>} */
  const files = new Map();
  /** @type {Homes} */
  const homes = new Map();
  for (const [id, users] of [...usersOf].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [first = 0] = users;
    if (users.length < 2 || first >= graph.pages.length || roots.includes(id) || !graph.isFree(id)) continue;
    const file = files.get(users.join()) ?? { ids: [], size: 0, users: new Set(users) };
    files.set(users.join(), file);
    file.ids.push(id);
    file.size += graph.sizeOf(id);
    homes.set(id, file);
  }
  return homes;
}

/**
 * Finds the two files whose merge relieves the most pages relative to the unneeded code that it adds. Unneeded code
 * counts by its cube, so that it is spread over many pages.
 * @param {Graph} graph @param {Homes} homes @param {Shared[]} files @param {number[]} crowded pages with too many files
 * @param {number[]} wasted unneeded code that each root already loads, in characters
 * @returns {(Shared & { below: Set<Shared>, waste: Map<number, number> }) | undefined} the merged file, the files that
 * it imports, and the unneeded code that it adds for each root
 */
function cheapest(graph, homes, files, crowded, wasted) {
  const price = (/** @type {Map<number, number>} */ waste) =>
    [...waste].reduce((sum, [user, more]) => {
      const before = wasted[user] ?? 0;
      return sum + (before + more) ** 3 - before ** 3;
    }, 1);
  const choices = files.flatMap((a, index) =>
    files.slice(index + 1).flatMap((b) => {
      const relieved = crowded.filter((page) => a.users.has(page) && b.users.has(page)).length;
      if (relieved === 0) return [];
      const users = new Set([...a.users, ...b.users]);
      const waste = new Map();
      addWaste(waste, a, users);
      addWaste(waste, b, users);
      return [{ a, b, users, relieved, waste, price: price(waste) / relieved }];
    }),
  );
  choices.sort((one, other) => one.price - other.price);
  let best;
  let least = Number.POSITIVE_INFINITY;
  for (const choice of choices) {
    const { a, b, users, waste, relieved } = choice;
    if (choice.price >= least) break;
    const below = importedBy(graph, homes, a, b);
    if (!below) continue;
    for (const file of below) addWaste(waste, file, users);
    if (price(waste) / relieved >= least) continue;
    least = price(waste) / relieved;
    best = { ids: [...a.ids, ...b.ids], size: a.size + b.size, users, below, waste };
  }
  return best;
}

/**
 * Adds a file's size to `waste` for each user that did not load it before.
 * @param {Map<number, number>} waste
 * @param {Shared} file
 * @param {Set<number>} users
 */
function addWaste(waste, file, users) {
  for (const user of users) if (!file.users.has(user)) waste.set(user, (waste.get(user) ?? 0) + file.size);
}

/**
 * The files that a merged file would import, directly or indirectly. Undefined if one of these imports it in turn.
 * @param {Graph} graph @param {Homes} homes @param {Shared} a @param {Shared} b
 */
function importedBy(graph, homes, a, b) {
  const filesOf = (/** @type {Shared} */ { ids }) =>
    ids.flatMap((id) => graph.importsOf(id).flatMap((next) => homes.get(next) ?? []));
  const below = new Set([...filesOf(a), ...filesOf(b)].filter((file) => file !== a && file !== b));
  for (const file of below) {
    for (const next of filesOf(file)) {
      if (next === a || next === b) return undefined;
      below.add(next);
    }
  }
  return below;
}

/** @typedef {import('vite').Rolldown.PluginContext} Context */

/** Matches the source paths of pages. */
export const pagePath = /\/src\/(?:checks\/[^/]+|pages)\/[^/]+\.page\.tsx$/;
const homePath = /\/src\/pages\/Home\.page\.tsx$/;
/** Matches style sheets, which are separate files. */
const sheetPath = /\.css$/;
/** Styles of components that many pages show. */
const commonSheetPath = /\/src\/(?:(?:ui|theme)\/.+|[^/]+|checks\/[^/]+\/illustration)\.css(?:\.ts\.vanilla\.css)?$/;
/** Styles of components that nearly every page shows, and of the theme. */
const framePath =
  /\/src\/(?:theme\/.+|[^/]+|ui\/(?:layout\/(?:Footer|Guide|Header|PageHead|StatusBar|page)|controls\/(?:Button|Choice|Disclosure)|figures\/DataStrip))\.css/;
/** Styles of the tests' cards with their illustrations. */
const cardsPath = /\/src\/(?:ui\/layout\/(?:SuiteGrid|Illustration)|checks\/[^/]+\/illustration)\.css/;
/** Styles of components that some pages show initially. */
const controlsPath =
  /\/src\/ui\/(?:controls\/|figures\/|observation\/|layout\/(?:IssueList|Sections)|results\/(?:CodeTag|VerdictBadge)|sequence\/SequenceIntro)/;

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
const MAX_SMALL_SHEET_CHARACTERS = 3200;
const MAX_PACKED_SHEET_CHARACTERS = 8000;

/** Modules of the home page that at least this share of pages uses are part of the app's file. */
const MIN_PAGE_SHARE = 0.75;

/** The cost of an unneeded style sheet, in characters of script. */
const SHEET_COST = 2000;

/** Estimated upper limit for what remains of a library's single large file after tree shaking. */
const MAX_LIBRARY_CHARACTERS = 16_000;

/**
 * Creates the shared files: a plugin that reads the module graph, and the chunk groups that result from it. Besides
 * shared files, a page loads the entry, the program that all pages share, the bundler's runtime and its own file.
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
    apply: 'build',
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
  const graph = {
    pages,
    others: [...onDemand].filter((id) => !pages.includes(id) && !initial.has(id)).sort(),
    importsOf,
    sizeOf: (/** @type {string} */ id) => sizeOf(id, context.getModuleInfo(id)?.code ?? ''),
  };
  const isScript = (/** @type {string} */ id) => !initial.has(id) && !sheetPath.test(id);
  const isSheet = (/** @type {string} */ id) => sheetPath.test(id) && !commonSheetPath.test(id);
  // A style sheet delays the first paint, so an unneeded one costs more than a script.
  const costOf = (/** @type {string} */ id) => graph.sizeOf(id) + (importsOf(id).some(isSheet) ? SHEET_COST : 0);
  const scripts = shareFiles({ ...graph, sizeOf: costOf, isFree: isScript }, maxFiles.scripts, 'shared');
  // A page gets the style sheets of all modules that it loads, so the modules of one file are treated as one.
  /** @type {Map<string | undefined, string[]>} */
  const mates = new Map();
  for (const [id, name] of scripts) mates.set(name, [...(mates.get(name) ?? []), id]);
  const sheets = shareFiles(
    {
      ...graph,
      importsOf: (id) => [...importsOf(id), ...((scripts.has(id) && mates.get(scripts.get(id))) || [])],
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

/** Size of a module after minification, in characters. @param {string} id @param {string} code */
function sizeOf(id, code) {
  const { length } = minifySync(id, code, { module: true }).code;
  return id.includes('/node_modules/') ? Math.min(length, MAX_LIBRARY_CHARACTERS) : length;
}

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
