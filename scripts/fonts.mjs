// @ts-check
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * Writes src/theme/fonts/ from the fonts as published: the weights and widths that the theme uses, in two files each.
 * The first has the characters that the site's own texts are made of, and every page loads it; the second has the rest of
 * Latin-1, for what people and devices call things, and is loaded with the first such character. Hinting stays: it tells
 * FreeType to hint nothing by itself, which would space the letters otherwise.
 */

/** @typedef {{ family: string, file: string, source: string, axes: Record<string, { min: number, max: number }> }} Font */

/** The fonts as published, each with all its weights. */
export const sources = {
  grotesk: '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
  mono: '@fontsource-variable/martian-mono/files/martian-mono-latin-wdth-normal.woff2',
};

/** @type {readonly Font[]} */
const fonts = [
  {
    family: 'Schibsted Grotesk',
    file: 'schibsted-grotesk',
    source: sources.grotesk,
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    family: 'Martian Mono',
    file: 'martian-mono',
    source: sources.mono,
    axes: { wght: { min: 330, max: 700 }, wdth: { min: 75, max: 80 } },
  },
];

/** Characters of the first and the second file, as CSS writes them. */
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

/** @param {string} source a package's file */
export const published = (source) => readFileSync(fileURLToPath(import.meta.resolve(source)));

/** @param {Record<string, { min: number, max: number }>} axes @param {string} axis @param {string} [unit] */
const span = (axes, axis, unit = '') => axes[axis] && `${axes[axis].min}${unit} ${axes[axis].max}${unit}`;

/** @returns {Promise<Map<string, string | Buffer>>} the folder's files by name */
export async function fontFiles() {
  /** @type {Map<string, string | Buffer>} */
  const files = new Map();
  const faces = [];
  for (const { family, file, source, axes } of fonts) {
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
          '  font-display: swap;',
          `  unicode-range: ${range};`,
          '}',
          '',
        ].join('\n'),
      );
    }
  }
  return files.set('fonts.css', `/* Written by \`npm run fonts\`. */\n${faces.join('')}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = new URL('../src/theme/fonts/', import.meta.url);
  await mkdir(folder, { recursive: true });
  for (const [name, content] of await fontFiles()) {
    await writeFile(new URL(name, folder), content);
    console.log(`${name}: ${(content.length / 1024).toFixed(1)} KiB`);
  }
}
