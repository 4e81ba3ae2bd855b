// @ts-check
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * Writes src/theme/fonts/ from the published fonts: the weights and widths that the theme uses, in two files per font.
 * The first file has the characters of the site's own texts, and every page loads it. The second file has the rest of
 * Latin-1, for names of people and devices, and loads when a page shows such a character. Hinting is kept: it stops
 * FreeType's autohinter, which would change the letter spacing.
 */

/**
 * @typedef {object} Font
 * @property {string} family
 * @property {string} file
 * @property {'optional' | 'swap'} display `optional` for text, which would shift if the font loaded after the first
 * paint; figures have the same width in their fallback
 * @property {string} source
 * @property {Record<string, { min: number, max: number }>} axes
 * @property {readonly Fallback[]} fallbacks
 */
/**
 * @typedef {object} Fallback An installed font that is shown until the font loads. It is scaled to the font's width and
 * height, so that line breaks stay the same and nothing shifts when the font loads.
 * @property {readonly string[]} local its names on different systems
 * @property {number} scale mean character width of the font in the site's texts, divided by that of the fallback
 * @property {string} [weight]
 * @property {string} [stretch]
 * @property {string} [suffix] of the family's name, for a second fallback
 * @property {string} [range] the characters that it applies to, all if undefined
 */

/** The published fonts, each with all its weights. */
export const sources = {
  grotesk: '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
  mono: '@fontsource-variable/martian-mono/files/martian-mono-latin-wdth-normal.woff2',
};

/** Half as wide as the other characters in Martian Mono, but as wide as them in the fallbacks. */
const NARROW_SPACE = 'U+202F';

const monospaced = ['Menlo', 'DejaVu Sans Mono', 'Droid Sans Mono', 'Liberation Mono'];

/** Ascent and descent, in em. */
const heights = { 'Schibsted Grotesk': [0.98, 0.26], 'Martian Mono': [1, 0.2] };

/** @type {readonly Font[]} */
const fonts = [
  {
    family: 'Schibsted Grotesk',
    file: 'schibsted-grotesk',
    display: 'optional',
    source: sources.grotesk,
    axes: { wght: { min: 400, max: 700 } },
    fallbacks: [
      {
        local: ['Arial', 'Liberation Sans', 'Nimbus Sans', 'NimbusSans-Regular', 'Roboto'],
        scale: 1.04,
        weight: '400 549',
      },
      {
        local: ['Arial Bold', 'Liberation Sans Bold', 'NimbusSans-Bold', 'Roboto Bold'],
        scale: 1.01,
        weight: '550 700',
      },
    ],
  },
  {
    family: 'Martian Mono',
    file: 'martian-mono',
    display: 'swap',
    source: sources.mono,
    axes: { wght: { min: 330, max: 700 }, wdth: { min: 75, max: 80 } },
    // Characters of the first fonts are 0.6 em wide, those of Consolas 0.55 em.
    fallbacks: [
      { local: monospaced, scale: 1, stretch: '75%' },
      { local: monospaced, scale: 1.03, stretch: '80%' },
      { local: ['Consolas'], scale: 1.09, stretch: '75%', suffix: ' 2' },
      { local: ['Consolas'], scale: 1.13, stretch: '80%', suffix: ' 2' },
    ].flatMap((font) => [font, { ...font, scale: font.scale / 2, range: NARROW_SPACE }]),
  },
];

/** Characters of the first and the second file, in the syntax of CSS `unicode-range`. */
export const ranges = {
  '': 'U+20-7E, U+A0, U+A9, U+B0-B7, U+D7, U+2013-2014, U+2018-201D, U+2026, U+202F, U+2190-2193, U+2212-2215',
  '-rest': 'U+A1-A8, U+AA-AF, U+B8-D6, U+D8-FF, U+152-153, U+20AC, U+2122',
};

/** @param {string} range a value of `unicode-range` */
export function charactersOf(range) {
  return range
    .split(', ')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
    })
    .join('');
}

/** Reads a published font. @param {string} source path of a file in a package */
export const published = (source) => readFileSync(fileURLToPath(import.meta.resolve(source)));

/** @param {Record<string, { min: number, max: number }>} axes @param {string} axis @param {string} [unit] */
const span = (axes, axis, unit = '') => axes[axis] && `${axes[axis].min}${unit} ${axes[axis].max}${unit}`;

/** @param {string} family @param {Fallback} fallback */
function fallbackFace(family, { local, scale, weight, stretch, suffix = '', range }) {
  const percent = (/** @type {number} */ part) => `${Number((part * 100).toFixed(1))}%`;
  const [ascent = 0, descent = 0] = Reflect.get(heights, family);
  return [
    '@font-face {',
    `  font-family: "${family} Fallback${suffix}";`,
    `  src: ${local.map((name) => `local("${name}")`).join(', ')};`,
    ...(weight ? [`  font-weight: ${weight};`] : []),
    ...(stretch ? [`  font-stretch: ${stretch};`] : []),
    `  size-adjust: ${percent(scale)};`,
    `  ascent-override: ${percent(ascent / scale)};`,
    `  descent-override: ${percent(descent / scale)};`,
    '  line-gap-override: 0%;',
    ...(range ? [`  unicode-range: ${range};`] : []),
    '}',
    '',
  ].join('\n');
}

/**
 * Generates the font files and the style sheet that declares them.
 * @returns {Promise<Map<string, string | Buffer>>} the folder's files by name
 */
export async function fontFiles() {
  /** @type {Map<string, string | Buffer>} */
  const files = new Map();
  const faces = ['/* Written by `npm run fonts`. */\n'];
  for (const { family, file, display, source, axes, fallbacks } of fonts) {
    for (const [suffix, range] of Object.entries(ranges)) {
      const name = `${file}${suffix}.woff2`;
      const font = await subsetFont(published(source), charactersOf(range), {
        targetFormat: 'woff2',
        variationAxes: axes,
        keepFeatures: ['kern', 'rvrn', 'tnum'],
        dropTables: ['STAT'],
      });
      files.set(name, font);
      const stretch = span(axes, 'wdth', '%');
      faces.push(
        [
          '@font-face {',
          `  font-family: "${family}";`,
          `  src: url("./${name}") format("woff2");`,
          `  font-weight: ${span(axes, 'wght')};`,
          ...(stretch ? [`  font-stretch: ${stretch};`] : []),
          `  font-display: ${display};`,
          `  unicode-range: ${range};`,
          '}',
          '',
        ].join('\n'),
      );
    }
    faces.push(...fallbacks.map((one) => fallbackFace(family, one)));
  }
  files.set('fonts.css', faces.join(''));
  return files;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = new URL('../src/theme/fonts/', import.meta.url);
  await mkdir(folder, { recursive: true });
  for (const [name, content] of await fontFiles()) {
    await writeFile(new URL(name, folder), content);
    console.log(`${name}: ${(content.length / 1024).toFixed(1)} KiB`);
  }
}
