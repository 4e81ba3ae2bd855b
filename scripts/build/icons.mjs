// @ts-check
import { Resvg } from '@resvg/resvg-js';

/** The light theme's page color. Also the background of icons that must be filled. */
const PAGE_COLOR = '#ebebeb';
/** The dark theme's page color. */
const DARK_PAGE_COLOR = '#131313';

/**
 * The logo on a square, as PNG.
 * @param {string} mark SVG of 32 × 32
 * @param {number} size in px
 * @param {number} share of the square's side that the logo takes
 * @param {string} [ground] background color
 */
function icon(mark, size, share, ground) {
  const side = Math.round((size * share) / 32) * 32;
  const at = (size - side) / 2;
  const ground_ = ground ? `<path fill="${ground}" d="M0 0h${size}v${size}H0z"/>` : '';
  const inner = mark.replace('<svg ', `<svg x="${at}" y="${at}" width="${side}" height="${side}" `);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground_}${inner}</svg>`;
  return new Resvg(svg).render().asPng();
}

/**
 * Icons by file name. A system may crop a maskable icon to a circle of 4/5 of its size.
 * @param {string} mark
 * @returns {Record<string, Buffer>}
 */
export const icons = (mark) => ({
  'icon-192.png': icon(mark, 192, 1),
  'icon-512.png': icon(mark, 512, 1),
  'icon-maskable.png': icon(mark, 512, 0.64, PAGE_COLOR),
  'apple-touch-icon.png': icon(mark, 180, 0.72, PAGE_COLOR),
});

/** @param {{ name: string, description: string }} site */
export const webManifest = ({ name, description }) =>
  JSON.stringify({
    id: '/',
    name,
    short_name: name,
    description,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: PAGE_COLOR,
    theme_color: PAGE_COLOR,
    categories: ['utilities'],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });

/** Tags for the head of every page. @param {{ name: string }} site */
export const siteLinks = ({ name }) =>
  [
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    `<link rel="alternate" type="application/rss+xml" title="${name}: guides" href="/feed.xml">`,
    `<meta name="theme-color" content="${PAGE_COLOR}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${DARK_PAGE_COLOR}" media="(prefers-color-scheme: dark)">`,
  ].join('');
