// @ts-check
import { loadavg } from 'node:os';
import { openDrawings } from './bench-page.mjs';
import { compare, compareHeaps, ms, ratioText } from './drawings.mjs';
import { quantile, ratioOf } from './figures.mjs';

/** Compares Assay's drawings with the usual ways to draw the same, each at its best. */

/** @typedef {import('./drawings.mjs').Variant} Variant */
/** @typedef {import('./drawings.mjs').Setting} Setting */
/**
 * @typedef {object} Part
 * @property {string} title
 * @property {readonly Variant[]} own Assay's ways to draw it, the default one first
 * @property {readonly Variant[]} others
 * @property {boolean} [small] the drawing has a fixed size in CSS px, so the larger run has a higher pixel ratio
 * instead
 */

/**
 * Creates variants from their names.
 * @param {Readonly<Record<string, Variant['subject']>>} subjects
 * @param {Partial<Variant>} [all] properties of all of them
 * @returns {Variant[]}
 */
const variantsOf = (subjects, all = {}) =>
  Object.entries(subjects).map(([name, subject]) => ({ name, subject, ...all }));

/** @type {Variant} */
const empty = { name: 'an empty frame', subject: 'empty' };
/** The minimum cost of a WebGL drawing. @type {Variant} */
const cleared = { name: 'WebGL, cleared and no more', subject: 'cleared' };

/** Variants with WebGL and with a 2D canvas. @param {Variant['subject']} subject */
const bothWays = (subject) => [
  ...variantsOf({ 'Assay by WebGL': subject }, { own: true, webgl: true }),
  ...variantsOf({ 'Assay on a 2D canvas': subject }, { own: true }),
];

/** @satisfies {Record<string, Part>} */
const drawingParts = {
  touch: {
    title: 'Touch grid under a drag, 240 samples a second or one a frame',
    own: bothWays('touch'),
    others: variantsOf({
      '2D canvas, dirty cells and particles': 'touchParticles',
      '2D canvas, dirty cells alone': 'touchDirty',
      'DOM cells': 'touchDom',
    }),
  },
  pen: {
    title: 'Pen sheet full of ink, under a stroke',
    own: variantsOf({ 'Assay on a 2D canvas': 'pen' }, { own: true }),
    others: variantsOf({ '2D canvases, cells and pen': 'penOver', '2D canvas, no pen': 'penDirty' }),
  },
  motion: {
    title: 'Five objects in motion',
    own: bothWays('motion'),
    others: variantsOf({ '2D canvas, dirty places': 'motionDirty', 'CSS animation': 'motionCss' }),
  },
  repair: {
    title: 'Repair noise over the whole stage, new in each frame',
    own: bothWays('noise'),
    others: variantsOf({ 'Math.random into ImageData': 'noiseImage' }),
  },
  meters: {
    title: 'Level meters of the microphone: waveform, spectrum and gauge',
    own: variantsOf({ 'Assay on 2D canvases': 'meters' }, { own: true }),
    others: variantsOf({ 'DOM width, DOM bars, SVG line': 'metersDom' }),
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

/** Size, rounds and frames per round of the smaller and the larger stage. Software WebGL is slow on the larger one. */
const SMALL = { width: 1920, height: 1080, rounds: 30, frames: 8 };
const LARGE = { width: 3840, height: 2160, rounds: 16, frames: 4 };
const LARGE_BY_RATIO = { width: 1920, height: 1080, ratio: 2, rounds: 30, frames: 8 };

/**
 * Runs one part. Returns its section and its row of the README.
 * @param {DrawingPart} name @param {string} executablePath of a headless Chromium
 * @returns {Promise<{ body: string, rows: string[][] }>}
 */
export async function benchDrawing(name, executablePath) {
  /** @type {Part} */
  const { title, own, others, small } = drawingParts[name];
  const load = loadavg()[0]?.toFixed(1);
  const bench = await openDrawings(executablePath);
  try {
    const large = small ? LARGE_BY_RATIO : LARGE;
    const least = own.some(({ webgl }) => webgl) ? [cleared, empty] : [empty];
    const all = [...own, ...others, ...least];
    const { text, results } = await compare(bench, [
      {
        variants: all,
        settings: [
          { ...SMALL, rate: 360 },
          { ...large, rate: 360 },
        ],
      },
      {
        variants: [...own, empty],
        settings: [
          { ...SMALL, rate: 120, slow: 4 },
          { ...large, rate: 120, slow: 4 },
        ],
      },
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
 * The part's row: the cost of Assay's default way on both stages, and the ratios of the other ways.
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
