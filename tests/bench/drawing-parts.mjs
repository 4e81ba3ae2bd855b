// @ts-check
import { loadavg } from 'node:os';
import { compare, compareHeaps, ms, openDrawings, ratioText } from './drawings.mjs';
import { quantile, ratioOf } from './figures.mjs';

/** Assay's drawings beside the usual ways to draw the same, each in its best form. */

/** @typedef {import('./drawings.mjs').Variant} Variant */
/** @typedef {import('./drawings.mjs').Setting} Setting */
/**
 * @typedef {object} Part
 * @property {string} title
 * @property {readonly Variant[]} own Assay's ways to draw it, the usual one first
 * @property {readonly Variant[]} others
 * @property {readonly Variant[]} [more] further drawings of Assay, on the smaller stage alone
 * @property {boolean} [small] it is no larger on a larger stage, but has more device px there
 */

/**
 * Variants by their names.
 * @param {Readonly<Record<string, Variant['subject']>>} subjects @param {Partial<Variant>} [all] what all of them have
 * @returns {Variant[]}
 */
const variantsOf = (subjects, all = {}) =>
  Object.entries(subjects).map(([name, subject]) => ({ name, subject, ...all }));

/** @type {Variant} */
const empty = { name: 'an empty frame', subject: 'empty' };
/** What a drawing by WebGL costs at least. @type {Variant} */
const cleared = { name: 'WebGL, cleared and no more', subject: 'cleared' };

/** By WebGL and on a 2D canvas. @param {Variant['subject']} subject */
const bothWays = (subject) => [
  ...variantsOf({ 'Assay by WebGL': subject }, { own: true, webgl: true }),
  ...variantsOf({ 'Assay on a 2D canvas': subject }, { own: true }),
];

/** @satisfies {Record<string, Part>} */
const drawingParts = {
  touch: {
    title: 'Touch grid under a drag, 240 samples a second or one a frame',
    own: bothWays('touch'),
    others: variantsOf({ '2D canvas, dirty cells': 'touchDirty', 'DOM cells': 'touchDom' }),
  },
  pen: {
    title: 'Pen sheet full of ink, under a stroke',
    own: bothWays('pen'),
    others: variantsOf({ '2D canvas, dirty cells': 'penDirty', 'DOM cells, SVG ink': 'penDom' }),
  },
  motion: {
    title: 'Five objects in motion',
    own: bothWays('motion'),
    others: variantsOf({ '2D canvas, dirty places': 'motionDirty', 'CSS animation': 'motionCss' }),
    more: variantsOf(
      {
        'Assay, vertical': 'motionVertical',
        'Assay, circular': 'motionCircular',
        'Assay, diagonal': 'motionDiagonal',
        'Assay, lanes': 'motionLanes',
        'Assay, bars': 'motionBars',
        'Assay, pursuit': 'motionPursuit',
        'Assay, strip of frame times': 'motionStrip',
      },
      { own: true, webgl: true },
    ),
  },
  repair: {
    title: 'Repair noise over the whole stage, new in each frame',
    own: bothWays('noise'),
    others: variantsOf({ 'Math.random into ImageData': 'noiseImage' }),
  },
  meters: {
    title: 'Level meters of the microphone: waveform, spectrum and gauge',
    own: variantsOf({ 'Assay on 2D canvases': 'meters' }, { own: true }),
    others: variantsOf({
      'DOM width, DOM bars, SVG line': 'metersDom',
      'the signal’s arithmetic alone': 'metersSignal',
    }),
    small: true,
  },
  mouse: {
    title: 'Mouse at 1,000 samples a second',
    own: variantsOf({ 'Assay, coalesced samples': 'mouse' }, { own: true }),
    others: variantsOf({ 'single pointer events': 'mouseSingle' }),
    small: true,
  },
};
/** @typedef {keyof typeof drawingParts} DrawingPart */

/** Rounds and frames of a round on the smaller and on the larger stage, which software WebGL draws slowly. */
const SMALL = { width: 1920, height: 1080, rounds: 10, frames: 8 };
const LARGE = { width: 3840, height: 2160, rounds: 8, frames: 4 };
const LARGE_BY_RATIO = { width: 1920, height: 1080, ratio: 2, rounds: 10, frames: 8 };

/**
 * Runs one part. Gives its section and its row of the README.
 * @param {DrawingPart} name @param {string} executablePath of a headless Chromium
 * @returns {Promise<{ body: string, rows: string[][] }>}
 */
export async function benchDrawing(name, executablePath) {
  /** @type {Part} */
  const { title, own, others, more = [], small } = drawingParts[name];
  const load = loadavg()[0]?.toFixed(1);
  const bench = await openDrawings(executablePath);
  try {
    const slower = own.map((variant) => ({ ...variant, name: `${variant.name}, 240 Hz`, rate: 240 }));
    const large = small ? LARGE_BY_RATIO : LARGE;
    const least = own.some(({ webgl }) => webgl) ? [cleared, empty] : [empty];
    const all = [...own, ...others, ...slower, ...least];
    const { text, results } = await compare(bench, [
      { variants: all, setting: { ...SMALL, rate: 360 } },
      { variants: all, setting: { ...large, rate: 360 } },
      { variants: [...own, empty], setting: { ...SMALL, rate: 120, slow: 4 } },
      { variants: [...own, empty], setting: { ...large, rate: 120, slow: 4 } },
      ...(more.length > 0
        ? [{ variants: [...own.slice(0, 1), ...more, empty], setting: { ...SMALL, rate: 360 } }]
        : []),
    ]);
    const heap = await compareHeaps(bench, [...own, ...others], { rate: 360 });
    return {
      body: `## ${title}\n\n${text}\n\n${heap}\n\nLoad of the machine before it: ${load}.`,
      rows: [rowOf(name, others, results)],
    };
  } finally {
    await bench.close();
  }
}

/**
 * The part's row: what Assay's usual way costs on both stages, and the ratios of the others.
 * @param {string} name @param {readonly Variant[]} others
 * @param {readonly { readonly variants: readonly Variant[], readonly costs: readonly import('./drawings.mjs').Cost[] }[]} results
 */
function rowOf(name, others, results) {
  const [small, large] = results;
  const figure = (/** @type {typeof small} */ result) => {
    const own = result?.costs[0]?.own ?? [];
    return `${ms(quantile(own, 0.5))} / ${ms(quantile(own, 0.95))}`;
  };
  const ratios = others.map((other) => {
    const at = small?.variants.indexOf(other) ?? -1;
    const ratio = ratioOf(small?.costs[at]?.rounds ?? [], small?.costs[0]?.rounds ?? []);
    return `${other.name} ${ratioText(ratio)}`;
  });
  return [name, figure(small), figure(large), ratios.join('; ')];
}
