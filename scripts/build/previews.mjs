// @ts-check
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import satori from 'satori';
import subsetFont from 'subset-font';
import { published, sources } from '../fonts.mjs';
import { illustrationPicture, readSheet } from './illustrations.mjs';

/** Draws the link preview picture of each page. */

/** @typedef {import('./pages.mjs').Preview} Preview */
/** @typedef {{ type: string, props: Record<string, unknown> }} Element */

/** One weight of a variable font. @param {string} source @param {Record<string, number>} axes */
const instance = (source, axes) =>
  subsetFont(published(source), undefined, { keepAllGlyphs: true, variationAxes: axes, targetFormat: 'sfnt' });

/** @returns {Promise<import('satori').SatoriOptions['fonts']>} */
const instances = () =>
  Promise.all([
    ...[400, 600, 700].map(async (wght) => ({
      name: 'Grotesk',
      data: await instance(sources.grotesk, { wght }),
      weight: /** @type {400 | 600 | 700} */ (wght),
    })),
    instance(sources.mono, { wght: 400, wdth: 80 }).then((data) => ({ name: 'Mono', data })),
  ]);

const colors = ['#fff', '#000', '#f00', '#0f0', '#00f', '#ff0', '#0ff', '#f0f'];
const MARGIN = 64;
/** Side in px of a page's illustration, and of each of the four illustrations for the home page. */
const ILLUSTRATION_PX = 420;
const CELL_PX = 206;

/** @param {Record<string, unknown>} style @param {readonly (Element | string)[]} [children] @returns {Element} */
const box = (style, children = []) => ({ type: 'div', props: { style: { display: 'flex', ...style }, children } });

/** @param {number} height @param {Record<string, unknown>} [style] */
const strip = (height, style) =>
  box(
    { height, ...style },
    colors.map((background) => box({ flex: 1, background })),
  );

/** @param {string} source @param {number} size */
const framed = (source, size) =>
  box({ width: size, height: size, border: '1px solid #7a7a7a', background: '#d9d9d9' }, [
    { type: 'img', props: { src: source, width: size - 2, height: size - 2 } },
  ]);

/** Font size in px of a name: smaller for long names, so that each fits in four lines. @param {string} name */
const sizeOf = (name) => (name.length > 44 ? 60 : name.length > 24 ? 72 : 88);

/**
 * @param {{ name: string }} site @param {Preview} preview
 * @param {readonly string[]} drawings data URLs of illustrations: none, the page's own, or four
 */
function compose(site, { number, name, text }, drawings) {
  const words = box({ flexDirection: 'column', width: drawings.length > 0 ? 580 : 1000 }, [
    ...(number ? [box({ fontFamily: 'Mono', fontSize: 30, color: '#5c5c5c', marginBottom: 20 }, [number])] : []),
    box({ fontSize: sizeOf(name), fontWeight: 600, letterSpacing: '-.038em', lineHeight: 0.98 }, [name]),
    box({ fontSize: 30, lineHeight: 1.35, color: '#454545', marginTop: 24 }, [text]),
  ]);
  const [own] = drawings;
  const picture =
    drawings.length > 1
      ? box(
          { flexWrap: 'wrap', gap: 8, width: ILLUSTRATION_PX + 8 },
          drawings.map((drawing) => framed(drawing, CELL_PX)),
        )
      : own && framed(own, ILLUSTRATION_PX);
  return box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: '100%',
      height: '100%',
      background: '#ebebeb',
      color: '#111',
      fontFamily: 'Grotesk',
    },
    [
      box({ position: 'relative', flex: 1, padding: MARGIN }, [
        box({ flexDirection: 'column', justifyContent: 'space-between' }, [
          box({ alignItems: 'center', gap: 18, fontSize: 36, fontWeight: 700, letterSpacing: '-.03em' }, [
            strip(34, { width: 58, border: '1px solid #7a7a7a' }),
            site.name,
          ]),
          words,
        ]),
        ...(picture
          ? [
              box(
                {
                  position: 'absolute',
                  right: MARGIN,
                  top: 0,
                  bottom: 0,
                  alignItems: 'center',
                },
                [picture],
              ),
            ]
          : []),
      ]),
      strip(14),
    ],
  );
}

/**
 * @param {{ name: string }} site
 * @param {readonly Preview[]} previews
 * @param {{ width: number, height: number }} size in px
 * @param {string} css the site's style sheets, which color the illustrations
 * @returns {Promise<Map<string, Buffer>>} PNG pictures by their path
 */
export async function drawPreviews(site, previews, size, css) {
  const folder = mkdtempSync(join(tmpdir(), 'assay-'));
  const letters = join(folder, 'letters.ttf');
  writeFileSync(letters, await instance(sources.grotesk, { wght: 600 }));
  const font = { loadSystemFonts: false, fontFiles: [letters], defaultFontFamily: 'Schibsted Grotesk' };
  const fonts = await instances();
  const sheet = readSheet(css);
  try {
    /** @type {Map<string, string>} */
    const drawings = new Map();
    for (const { path, illustration } of previews) {
      if (!illustration) continue;
      // Rasterized first: text in an SVG image inside another SVG is not rendered.
      const picture = await renderAsync(illustrationPicture(illustration, sheet), {
        font,
        fitTo: { mode: 'width', value: ILLUSTRATION_PX - 2 },
      });
      drawings.set(path, `data:image/png;base64,${picture.asPng().toString('base64')}`);
    }
    const four = [...drawings.values()].slice(0, 4);
    // Together, because the renderer has threads of its own.
    const pictures = previews.map(async (preview) => {
      const own = drawings.get(preview.path);
      const shown = own ? [own] : preview.path === '/og/home.png' && four.length === 4 ? four : [];
      const svg = await satori(/** @type {any} */ (compose(site, preview, shown)), { ...size, fonts });
      return /** @type {const} */ ([preview.path, (await renderAsync(svg, { font })).asPng()]);
    });
    return new Map(await Promise.all(pictures));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
