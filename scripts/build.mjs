// @ts-check
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { robots, rss, sitemap } from './build/feeds.mjs';
import { hostFiles } from './build/hosting.mjs';
import { icons, siteLinks, webManifest } from './build/icons.mjs';
import { inlineOf } from './build/inline.mjs';
import { nameOf, packOf, serviceWorker, sha256, unused } from './build/offline.mjs';
import { fileOf, pageMaker } from './build/pages.mjs';
import { drawPreviews } from './build/previews.mjs';
import { removeBuild } from './build/remove-build.mjs';
import { reportSchema } from './build/report-schema.mjs';
import { handoffOf, pagePolicy } from './headers.mjs';

/** @typedef {import('./build/pages.mjs').Page} Page */

const root = fileURLToPath(new URL('..', import.meta.url));
const out = process.env.OUT_DIR || 'dist';
const dist = join(root, out);
const ssr = join(root, '.build', `ssr-${out.replaceAll('/', '-')}`);
const began = performance.now();
const handoff = handoffOf(process.env.ASSAY_HANDOFF);

process.chdir(root);
await removeBuild(dist);
const prerenderer = fork(join(root, 'scripts/build/prerenderer.mjs'), [ssr]);
const [[code]] = await Promise.all([once(prerenderer, 'exit'), build({ logLevel: 'warn', build: { outDir: out } })]);
if (code !== 0) throw new Error('The prerenderer was not built');

const template = await readFile(join(dist, 'index.html'), 'utf8');
/** @type {import('./build/pages.mjs').Manifest} */
const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
const { markdown, PREVIEW_SIZE_PX, redirects, renderAll, sealedSchema, site } = await import(
  pathToFileURL(join(ssr, 'prerender.js')).href
);
/** @type {Page[]} */
const pages = await renderAll();
const listed = pages.filter(({ preview }) => preview);
const posts = listed.filter(({ date }) => date);

/** @param {string} file inside the built folder @param {string | Buffer} content */
async function write(file, content) {
  const target = join(dist, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
}

for (const [slug, text] of Object.entries(markdown)) await write(`content/posts/${slug}.md`, text);
const mark = await readFile(join(dist, 'icon.svg'), 'utf8');
for (const [name, content] of Object.entries(icons(mark))) await write(name, content);
await write('manifest.webmanifest', webManifest(site));
await write('sitemap.xml', sitemap(site, listed));
await write('robots.txt', robots(site));
for (const version of [1, 2]) await write(`schema/report-${version}.json`, reportSchema(site, sealedSchema, version));
const blog = listed.find(({ path }) => path === '/blog');
await write('feed.xml', rss(site, blog, posts));

const assets = (await readdir(join(dist, 'assets'))).map((file) => `assets/${file}`);
/** The highest: 2 % fewer bytes than the next, for 2.5 s. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
/** Compresses files for hosts that send what they find beside a file: with Brotli, `a.js.br`. @param {string[]} files */
const compress = (files) =>
  Promise.all(
    files.map(async (file) => {
      const content = await promisify(brotliCompress)(await readFile(join(dist, file)), quality);
      await write(`${file}.br`, content);
      return /** @type {const} */ ([file, content.length]);
    }),
  );
// In other threads, while the pictures of links are drawn.
const compressed = compress(assets.filter((file) => /\.(js|css|json|wasm)$/.test(file)));

const sheetFiles = assets.filter((file) => file.endsWith('.css'));
const sheets = new Map(
  await Promise.all(
    sheetFiles.map(async (file) => /** @type {const} */ ([file, await readFile(join(dist, file), 'utf8')])),
  ),
);
const drawing = performance.now();
const previews = listed.flatMap(({ preview }) => preview ?? []);
const pictures = await drawPreviews(site, previews, PREVIEW_SIZE_PX, [...sheets.values()].join(''));
for (const [path, picture] of pictures) await write(path, picture);
const drawn = performance.now() - drawing;

// Kept for offline use: every page except the posts, and everything that a page may load. Not the barcode reader and the
// sample report: they are large, and few visitors need them without a network. Posts are kept once they are read, and
// what formats their text with them.
const left = unused(manifest);
const markdownFile = manifest['src/pages/blog/markdown.ts']?.file ?? '';
const keptAssets = assets.filter(
  (file) => !left.has(file) && file !== markdownFile && !/\.wasm$|\/sample-report-/.test(file),
);
const keptPages = pages.filter((page) => !posts.includes(page));
const keptFiles = [...keptAssets, 'icon.svg', 'manifest.webmanifest'];
const contents = await Promise.all(keptFiles.map((file) => readFile(join(dist, file))));
const toHtml = pageMaker(template, manifest, siteLinks(site), sheets);
const name = nameOf([...pages.map((page) => toHtml(page, '')), ...Object.values(markdown), ...contents]);
const html = new Map(pages.map((page) => [page.path, toHtml(page, name)]));
for (const [path, text] of html) await write(fileOf(path), text);
const policy = pagePolicy(inlineOf([...html.values()]), handoff?.origin);
for (const [name, content] of Object.entries(hostFiles(redirects, policy))) await write(name, content);

/** The SHA-256 of built files by their paths. @param {readonly string[]} files */
const hashesOf = async (files) =>
  Object.fromEntries(
    await Promise.all(files.map(async (file) => [`/${file}`, sha256(await readFile(join(dist, file)))])),
  );
/** @param {Page} page */
const hashOfPage = ({ path }) => [path, sha256(html.get(path) ?? '')];
/** A post: its page, its text and its pictures. @param {Page} post */
const filesOfPost = async (post) => {
  const slug = post.path.replace('/blog/', '');
  const pictures = [...post.body.matchAll(/<img src="\/(posts\/[^"]+)"/g)].map(([, file = '']) => file);
  const files = await hashesOf([`content/posts/${slug}.md`, markdownFile, ...pictures]);
  return [slug, { ...Object.fromEntries([hashOfPage(post)]), ...files }];
};
const keptHtml = new Map(keptPages.map(({ path }) => [path === '*' ? '/404.html' : path, html.get(path) ?? '']));
const pack = packOf(keptHtml, new Map(Array.from(sheets, ([file, css]) => [`/${file}`, css])));
const packFile = `assets/pages-${sha256(pack).slice(0, 8)}.json`;
await write(packFile, pack);
await write(
  'sw.js',
  await serviceWorker({
    build: name,
    kept: await hashesOf(keptFiles),
    pack: [`/${packFile}`, sha256(pack)],
    pages: [...keptHtml.keys()],
    moved: Object.fromEntries(redirects.map((/** @type {{ from: string, to: string }} */ { from, to }) => [from, to])),
    posts: Object.fromEntries(await Promise.all(posts.map(filesOfPost))),
  }),
);

const sizes = new Map([...(await compressed), ...(await compress([packFile]))]);
const weight = keptFiles.reduce(
  (sum, file, i) => sum + (sizes.get(file) ?? gzipSync(contents[i] ?? '').length),
  sizes.get(packFile) ?? 0,
);
const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(1)} s`;
console.log(
  `Built ${pages.length} pages into ${out}/ in ${seconds(performance.now() - began)}, ` +
    `including ${pictures.size} link pictures in ${seconds(drawn)}. ` +
    `Without a network: ${keptHtml.size} pages and ${contents.length} files, ${(weight / 1024).toFixed(0)} KiB compressed.`,
);
