// @ts-check
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

/** @type {Variant} */
const empty = { name: 'an empty frame', subject: 'empty' };

/** By WebGL and on a 2D canvas. @param {Variant['subject']} subject @returns {Variant[]} */
const bothWays = (subject) => [
  { name: 'Assay by WebGL', subject, own: true, webgl: true },
  { name: 'Assay on a 2D canvas', subject, own: true },
];

/** @satisfies {Record<string, Part>} */
const drawingParts = {
  touch: {
    title: 'Touch grid under a drag, 240 samples a second or one a frame',
    own: bothWays('touch'),
    others: [
      { name: '2D canvas, dirty cells', subject: 'touchDirty' },
      { name: 'DOM cells', subject: 'touchDom' },
    ],
  },
  pen: {
    title: 'Pen sheet full of ink, under a stroke',
    own: bothWays('pen'),
    others: [
      { name: '2D canvas, dirty cells', subject: 'penDirty' },
      { name: 'DOM cells, SVG ink', subject: 'penDom' },
    ],
  },
  motion: {
    title: 'Five objects in motion',
    own: bothWays('motion'),
    others: [
      { name: '2D canvas, dirty places', subject: 'motionDirty' },
      { name: 'CSS animation', subject: 'motionCss' },
    ],
    more: /** @type {const} */ ([
      ['vertical', 'motionVertical'],
      ['circular', 'motionCircular'],
      ['diagonal', 'motionDiagonal'],
      ['lanes', 'motionLanes'],
      ['bars', 'motionBars'],
      ['pursuit', 'motionPursuit'],
      ['strip of frame times', 'motionStrip'],
    ]).map(([name, subject]) => ({ name: `Assay, ${name}`, subject, own: true, webgl: true })),
  },
  repair: {
    title: 'Repair noise over the whole stage, new in each frame',
    own: bothWays('noise'),
    others: [{ name: 'Math.random into ImageData', subject: 'noiseImage' }],
  },
  meters: {
    title: 'Level meters of the microphone: waveform, spectrum and gauge',
    own: [{ name: 'Assay on 2D canvases', subject: 'meters', own: true }],
    others: [
      { name: 'DOM width, DOM bars, SVG line', subject: 'metersDom' },
      { name: 'the signal’s arithmetic alone', subject: 'metersSignal' },
    ],
    small: true,
  },
  mouse: {
    title: 'Mouse at 1,000 samples a second',
    own: [{ name: 'Assay, coalesced samples', subject: 'mouse', own: true }],
    others: [{ name: 'single pointer events', subject: 'mouseSingle' }],
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
  const bench = await openDrawings(executablePath);
  try {
    const slower = own.map((variant) => ({ ...variant, name: `${variant.name}, 240 Hz`, rate: 240 }));
    const large = small ? LARGE_BY_RATIO : LARGE;
    const { text, results } = await compare(bench, [
      { variants: [...own, ...others, ...slower, empty], setting: { ...SMALL, rate: 360 } },
      { variants: [...own, ...others, ...slower, empty], setting: { ...large, rate: 360 } },
      { variants: [...own, empty], setting: { ...SMALL, rate: 120, slow: 4 } },
      { variants: [...own, empty], setting: { ...large, rate: 120, slow: 4 } },
      ...(more.length > 0
        ? [{ variants: [...own.slice(0, 1), ...more, empty], setting: { ...SMALL, rate: 360 } }]
        : []),
    ]);
    const heap = await compareHeaps(bench, [...own, ...others], { rate: 360 });
    return {
      body: `## ${title}\n\n${text}\n\n${heap}`,
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
