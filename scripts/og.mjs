// @ts-check
/**
 * Draws public/og.png, the picture that links to the site carry, from the built home page: its name, its headline and
 * its test card. Run `npm run build` first; run this again when one of them changes.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { findChromium } from './chromium.mjs';
import { serve } from './serve.mjs';

const WIDTH = 1200;
const HEIGHT = 630;

const root = fileURLToPath(new URL('..', import.meta.url));
const executablePath = findChromium('shell');
if (!executablePath) throw new Error('No Chromium found. Run `node scripts/chromium.mjs` to install one.');

const server = serve(`${root}/${process.env.OUT_DIR ?? 'dist'}`).listen(0);
const address = server.address();
const port = typeof address === 'object' && address ? address.port : 0;
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const { heading, name, card } = await readHome(`http://localhost:${port}/`);
  const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
  await page.setContent(await compose(heading, name, card));
  await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
  const file = await page.screenshot();
  await writeFile(`${root}/public/og.png`, file);
  console.log(`public/og.png: ${WIDTH} × ${HEIGHT} px, ${Math.round(file.length / 1024)} KiB`);
} finally {
  await browser.close();
  server.close();
}

/** The home page's headline, the site's name and the test card as a data URL. @param {string} url */
async function readHome(url) {
  // So wide that the card is 792 px: it is put into the picture as it is, since scaling would blur its lines.
  const page = await browser.newPage({
    viewport: { width: 1800, height: 1125 },
    screen: { width: 2880, height: 1800 },
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('[role=img] canvas').waitFor();
  await page.evaluate(() => document.fonts.ready);
  // The card is drawn in the frame after its fonts have come.
  await page.waitForTimeout(500);
  return {
    heading: (await page.locator('h1').textContent()) ?? '',
    name: (await page.locator('header a').first().textContent()) ?? '',
    card: await page
      .locator('[role=img] canvas')
      .evaluate((canvas) => /** @type {HTMLCanvasElement} */ (canvas).toDataURL()),
  };
}

/** @param {string} heading @param {string} name @param {string} card */
async function compose(heading, name, card) {
  const font = fileURLToPath(
    import.meta.resolve('@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2'),
  );
  const face = `data:font/woff2;base64,${(await readFile(font)).toString('base64')}`;
  const strip = ['#fff', '#000', '#f00', '#0f0', '#00f', '#ff0', '#0ff', '#f0f']
    .map((colour, i) => `${colour} 0 ${(i + 1) * 12.5}%`)
    .join(', ');
  return `<!doctype html><style>
    @font-face { font-family: Grotesk; src: url(${face}); font-weight: 400 900 }
    body { margin: 0; height: ${HEIGHT}px; overflow: hidden; position: relative; background: #ebebeb; color: #111;
      font-family: Grotesk; -webkit-font-smoothing: antialiased }
    .name { position: absolute; left: 64px; top: 60px; display: flex; align-items: center; gap: 20px;
      font-size: 38px; font-weight: 700; letter-spacing: -.03em; line-height: 1 }
    .mark { width: 62px; height: 36px; border: 1px solid #7a7a7a; background: linear-gradient(90deg, ${strip}) }
    h1 { position: absolute; left: 64px; bottom: 74px; width: 480px; margin: 0; font-size: 78px; font-weight: 600;
      letter-spacing: -.038em; line-height: .96; text-wrap: balance }
    img { position: absolute; left: 572px; top: 60px }
    .strip { position: absolute; inset: auto 0 0; height: 14px; background: linear-gradient(90deg, ${strip}) }
  </style>
  <div class="name"><span class="mark"></span>${name}</div><h1>${heading}</h1><img src="${card}"><div class="strip"></div>`;
}
