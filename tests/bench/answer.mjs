// @ts-check
import { quantile, ratioOf } from './figures.mjs';
import { aims, runLighthouse } from './lighthouse.mjs';
import { table } from './table.mjs';
import { before, scripts, sum } from './wire.mjs';

/** Compares how soon a page responds to input with an earlier build. One browser loads both builds in turns. */

const ROUNDS = 7;
const RUNS = 5;

/** @typedef {import('./wire.mjs').Load} Load */
/** @typedef {{ title: string, path: string }} Judged */

const median = (/** @type {readonly number[]} */ values) => quantile(values, 0.5);
const kib = (/** @type {number} */ bytes) => (bytes / 1024).toFixed(1);
/** How long a visitor waits for a response after pressing a button right at first paint, in ms. @param {Load} load */
const waitOf = ({ paintedAt, hydratedAt }) => hydratedAt - paintedAt;

/**
 * @param {{ earlier: string, now: string }} origins where the two builds are served
 * @param {readonly Judged[]} pages
 * @param {(url: string) => Promise<Load>} load loads a page into an empty cache
 * @param {string | undefined} full of a full Chromium
 * @returns {Promise<{ body: string }>} a section of the results
 */
export async function benchAnswer({ earlier, now }, pages, load, full) {
  /** @type {string[][]} */
  const rows = [];
  for (const { title, path } of pages) {
    /** @type {{ earlier: Load, now: Load }[]} */
    const rounds = [];
    while (rounds.length < ROUNDS) {
      // The order alternates, so that neither build always runs in a warm browser.
      const isEarlierFirst = rounds.length % 2 === 0;
      const first = await load((isEarlierFirst ? earlier : now) + path);
      const second = await load((isEarlierFirst ? now : earlier) + path);
      rounds.push(isEarlierFirst ? { earlier: first, now: second } : { earlier: second, now: first });
    }
    const [one] = rounds;
    if (!one) continue;
    const both = (/** @type {(load: Load) => number | string} */ read) => `${read(one.earlier)} → ${read(one.now)}`;
    const waits = { earlier: rounds.map((round) => waitOf(round.earlier)), now: rounds.map(({ now }) => waitOf(now)) };
    const { ratio, low, high } = ratioOf(waits.now, waits.earlier);
    rows.push([
      title,
      both((load) => before(load).length),
      both((load) => kib(sum(before(load)))),
      both((load) => kib(sum(scripts(load)))),
      `${median(waits.earlier).toFixed(0)} → ${median(waits.now).toFixed(0)}`,
      `${ratio.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`,
    ]);
    console.log(rows.at(-1)?.join(' | '));
  }
  const answers = table(
    [
      '',
      'scripts before it answers',
      'KiB of them',
      'KiB of script in all',
      'paint to answer ms',
      'ratio (95 % interval)',
    ],
    rows,
  );

  const results = await runLighthouse(
    full,
    pages.flatMap(({ path }) => [earlier + path, now + path]),
    RUNS,
  );
  const figures = aims.filter(({ name }) => ['performance', 'LCP', 'TBT', 'CLS'].includes(name));
  const scores = table(
    ['', ...figures.map(({ name }) => name)],
    pages.map(({ title, path }) => {
      const both = [earlier, now].map((origin) => results.get(origin + path) ?? []);
      return [title, ...figures.map(({ read, show }) => both.map((runs) => show(median(runs.map(read)))).join(' → '))];
    }),
  );
  console.log(scores);
  return {
    body: `## First answer, beside an earlier build

${ROUNDS} loads of each build in turns, medians. An answer is what a button does once the program runs.

${answers}

Lighthouse, mobile, medians of ${RUNS} runs in turns.

${scores}`,
  };
}
