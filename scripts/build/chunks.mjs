// @ts-check
import { minifySync } from 'vite';

/** Decides which modules that pages share come in one file, so that no page asks for many small ones. */

/**
 * @typedef {object} Shared Modules that load together.
 * @property {string[]} ids
 * @property {number} size of their code, in characters
 * @property {Set<number>} users the roots that load it, by index
 */
/**
 * @typedef {object} Graph
 * @property {readonly string[]} pages modules that a visitor opens
 * @property {readonly string[]} others modules that are loaded later, on demand
 * @property {(id: string) => readonly string[]} importsOf what a module imports statically
 * @property {(id: string) => number} sizeOf in characters, as a page loads it
 * @property {(id: string) => boolean} isFree whether a module may go into a shared file
 */
/** @typedef {Map<string, Shared>} Homes the file of each module */

/** A module and all that it imports statically. @param {Graph['importsOf']} importsOf @param {string} root */
function closure(importsOf, root) {
  const seen = new Set([root]);
  for (const id of seen) for (const next of importsOf(id)) seen.add(next);
  return seen;
}

/**
 * Shared modules in files: first those that the very same roots use, then merged two by two, the cheapest first, until no
 * page loads more than `most` of them. Two are not merged where files would then import each other in a circle.
 * @param {Graph} graph @param {number} most @param {string} name that names begin with
 * @returns {Map<string, string>} the name of its file for each shared module
 * @throws where pages would load more files
 */
export function shareFiles(graph, most, name) {
  const homes = bySameUsers(graph);
  /** @type {number[]} What each root loads without need, in characters. */
  const wasted = [];
  // What is also loaded on demand has a file of its own, which a page that imports it loads besides.
  const others = new Set(graph.others);
  const guests = graph.pages.map(
    (page) => [...closure(graph.importsOf, page)].filter((id) => others.has(id) && graph.isFree(id)).length,
  );
  for (;;) {
    const files = [...new Set(homes.values())];
    const counts = guests.map((count, page) => count + files.filter(({ users }) => users.has(page)).length);
    const crowded = counts.flatMap((count, page) => (count > most ? [page] : []));
    if (crowded.length === 0) return new Map([...homes].map(([id, home]) => [id, `${name}-${files.indexOf(home)}`]));
    const next = cheapest(graph, homes, files, crowded, wasted);
    if (!next) throw new Error(`No two files can be merged, but a page loads more than ${most}`);
    const { ids, size, users, below, waste } = next;
    for (const [user, more] of waste) wasted[user] = (wasted[user] ?? 0) + more;
    const merged = { ids, size, users };
    for (const id of ids) homes.set(id, merged);
    for (const file of below) for (const user of users) file.users.add(user);
  }
}

/** The modules that two roots share, a page among them, in a file for each set of roots. @param {Graph} graph @returns {Homes} */
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
 * The two files whose merging relieves the most pages for what is then loaded without need. That counts by its cube, so
 * that no page carries it alone.
 * @param {Graph} graph @param {Homes} homes @param {Shared[]} files @param {number[]} crowded pages with too many files
 * @param {number[]} wasted what each root loads without need already, in characters
 * @returns {(Shared & { below: Set<Shared>, waste: Map<number, number> }) | undefined} both as one, the files that it imports, and what each root then loads without need
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

/** Adds what new users of a file load without need. @param {Map<number, number>} waste @param {Shared} file @param {Set<number>} users */
function addWaste(waste, file, users) {
  for (const user of users) if (!file.users.has(user)) waste.set(user, (waste.get(user) ?? 0) + file.size);
}

/**
 * The files that a file of both would import, directly or not; undefined where one of them imports it in turn.
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

/** Pages, by the path of their source. */
export const pagePath = /\/src\/(?:checks\/[^/]+|pages)\/[^/]+\.page\.tsx$/;
const homePath = /\/src\/pages\/Home\.page\.tsx$/;
/** Style sheets are files of their own. */
const sheetPath = /\.css$/;
/** What styles the parts that many pages show. */
const commonSheetPath = /\/src\/(?:(?:ui|theme)\/.+|[^/]+|checks\/[^/]+\/illustration)\.css(?:\.ts\.vanilla\.css)?$/;
/** Parts that nearly every page is drawn with, and the theme. */
const framePath =
  /\/src\/(?:theme\/.+|[^/]+|ui\/(?:layout\/(?:Footer|Guide|Header|PageHead|StatusBar|page)|controls\/(?:Button|Choice|Disclosure)|figures\/DataStrip))\.css/;
/** Tests' cards with their drawings. */
const cardsPath = /\/src\/(?:ui\/layout\/(?:SuiteGrid|Illustration)|checks\/[^/]+\/illustration)\.css/;
/** Parts that some pages show at first. */
const controlsPath =
  /\/src\/ui\/(?:controls\/|figures\/|observation\/|layout\/(?:IssueList|Sections)|results\/(?:CodeTag|VerdictBadge)|sequence\/SequenceIntro)/;

/**
 * Style sheets that every page has; the rules of a later one win. A page has those inline that its own HTML uses, and loads
 * the others after its first paint.
 */
export const commonSheets = [
  { name: 'frame', test: framePath },
  { name: 'cards', test: cardsPath },
  { name: 'controls', test: controlsPath },
  // Dialogs, bars, results: what no page shows at first.
  { name: 'parts', test: /./ },
];

/** The hash of each inline style sheet makes the policy longer, so pages' small ones are put together. */
const MAX_SMALL_SHEET_CHARACTERS = 3200;
const MAX_PACKED_SHEET_CHARACTERS = 8000;

const MOST_PAGES = 0.75;

/** What a style sheet without need costs, in characters of script. */
const SHEET_COST = 2000;

/** What of a library's single large file is left once its unused parts are dropped. */
const MAX_LIBRARY_CHARACTERS = 16_000;

/**
 * Files for what pages share, as a plugin that looks at all modules and the groups that follow from it. Beside these a page
 * loads the entry, the program that all pages share, the bundler's runtime and its own file.
 * @param {{ scripts: number, sheets: number }} most how many shared files a page may load
 */
export function sharedChunks(most) {
  /** @type {Map<string, string>} */
  let names = new Map();
  /** @type {Map<string, number>} Characters of each style sheet, which is no module's code in the end. */
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
      names = namesOf(this, most, sheetSizes);
    },
  };
  const groups = [
    ...commonSheets.map(({ name, test }) => ({
      name,
      test: (/** @type {string} */ id) => commonSheetPath.test(id) && test.test(id),
    })),
    { name: (/** @type {string} */ id) => names.get(id) ?? null, debugName: 'shared' },
  ];
  // What a module imports has a file of its own by the same rule.
  return { plugin, codeSplitting: { includeDependenciesRecursively: false, groups } };
}

/** @param {Context} context @param {{ scripts: number, sheets: number }} most @param {ReadonlyMap<string, number>} sheetSizes */
function namesOf(context, most, sheetSizes) {
  const ids = [...context.getModuleIds()].sort();
  const pages = ids.filter((id) => pagePath.test(id));
  const onDemand = new Set(ids.flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? []));
  const imports = new Map(ids.map((id) => [id, context.getModuleInfo(id)?.importedIds ?? []]));
  const importsOf = (/** @type {string} */ id) => imports.get(id) ?? [];
  const entries = ids.filter((id) => context.getModuleInfo(id)?.isEntry);
  const initial = new Set(entries.flatMap((id) => [...closure(importsOf, id)]));
  // What the home page shares with most others comes with the program, so that it needs no file in which it is a guest.
  const reached = pages.map((page) => closure(importsOf, page));
  const home = reached[pages.findIndex((id) => homePath.test(id))] ?? [];
  for (const id of home) if (reached.filter((ids) => ids.has(id)).length >= pages.length * MOST_PAGES) initial.add(id);
  const graph = {
    pages,
    others: [...onDemand].filter((id) => !pages.includes(id) && !initial.has(id)).sort(),
    importsOf,
    sizeOf: (/** @type {string} */ id) => sizeOf(id, context.getModuleInfo(id)?.code ?? ''),
  };
  const isScript = (/** @type {string} */ id) => !initial.has(id) && !sheetPath.test(id);
  const isSheet = (/** @type {string} */ id) => sheetPath.test(id) && !commonSheetPath.test(id);
  // A style sheet stands in the way of the first paint, so one without need costs more than a script.
  const costOf = (/** @type {string} */ id) => graph.sizeOf(id) + (importsOf(id).some(isSheet) ? SHEET_COST : 0);
  const scripts = shareFiles({ ...graph, sizeOf: costOf, isFree: isScript }, most.scripts, 'shared');
  // A page gets the sheets of all that it loads, so what lies in one file counts as one.
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
    most.sheets,
    'sheet',
  );
  const own = pages.map((page) => [...closure(importsOf, page)].filter((id) => isSheet(id) && !sheets.has(id)));
  // With the entry, whose own file then holds nothing but an import of this one.
  const app = [...initial, RUNTIME].filter((id) => !sheetPath.test(id)).map((id) => /** @type {const} */ ([id, 'app']));
  return new Map([...app, ...scripts, ...sheets, ...packed(own, sheetSizes)]);
}

/** The bundler's own helpers, which any file may need. */
const RUNTIME = '\0rolldown/runtime.js';

/** How many characters a module has once it is minified. @param {string} id @param {string} code */
function sizeOf(id, code) {
  const { length } = minifySync(id, code, { module: true }).code;
  return id.includes('/node_modules/') ? Math.min(length, MAX_LIBRARY_CHARACTERS) : length;
}

/**
 * Puts the style sheets of pages that have little of their own into a few files.
 * @param {readonly (readonly string[])[]} own the sheets of each page that no other page loads
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
