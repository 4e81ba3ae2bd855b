// @ts-check
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { headers, immutable } from './headers.mjs';

/** @typedef {{ file: string, css?: string[], imports?: string[], assets?: string[] }} Chunk */

const root = fileURLToPath(new URL('..', import.meta.url));
const out = process.env.OUT_DIR ?? 'dist';
const dist = join(root, out);
const ssr = join(root, '.build', `ssr-${out.replaceAll('/', '-')}`);

process.chdir(root);
await rm(dist, { recursive: true, force: true });
await build({ logLevel: 'warn', build: { outDir: out } });
await build({
  logLevel: 'warn',
  build: { ssr: 'src/prerender.tsx', outDir: ssr, manifest: false, copyPublicDir: false, emptyOutDir: true },
  // Bundled, so that the prerenderer runs wherever the repository lies.
  ssr: { noExternal: true },
});

const template = await readFile(join(dist, 'index.html'), 'utf8');
/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'));
const { redirects, renderAll, site } = await import(pathToFileURL(join(ssr, 'prerender.js')).href);
/** @type {{ path: string, source: string, silent: boolean, head: string, body: string }[]} */
const pages = await renderAll();

const fonts = Object.values(manifest)
  .flatMap(({ file, assets = [] }) => [file, ...assets])
  .filter((file, i, all) => file.endsWith('.woff2') && all.indexOf(file) === i)
  .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`)
  .join('');

for (const page of pages) {
  const name = page.path === '/' ? 'index' : page.path === '*' ? '404' : page.path.slice(1);
  const html = template
    .replace('<!--head-->', () => page.head + fonts)
    // After the entry's style sheets, so that a page's own rules win.
    .replace('</head>', () => `${chunkLinks(page.source)}</head>`)
    .replace('<body>', page.silent ? '<body data-silent>' : '<body>')
    .replace('<div id="root"></div>', () => `<div id="root" data-path="${page.path}">${page.body}</div>`);
  const target = join(dist, `${name}.html`);
  await mkdir(join(target, '..'), { recursive: true });
  await writeFile(target, html);
}

/** Style sheets and module preloads of a page's own chunk, which the entry would otherwise discover late. @param {string} source */
function chunkLinks(source) {
  const entry = new Set(closure('index.html'));
  const own = closure(source).filter((key) => !entry.has(key));
  const css = [...new Set(own.flatMap((key) => manifest[key]?.css ?? []))].filter((file) => !template.includes(file));
  const scripts = own.map((key) => manifest[key]?.file).filter((file) => file?.endsWith('.js'));
  return [
    ...css.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
  ].join('');
}

/** A chunk and all that it imports statically. @param {string} key @param {Set<string>} [seen] @returns {string[]} */
function closure(key, seen = new Set()) {
  if (seen.has(key) || !manifest[key]) return [];
  seen.add(key);
  return [key, ...(manifest[key].imports ?? []).flatMap((next) => closure(next, seen))];
}

const listed = pages.filter(({ path }) => path !== '*');
await writeFile(
  join(dist, 'sitemap.xml'),
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${listed.map(({ path }) => `  <url><loc>${site.origin}${path}</loc></url>`).join('\n')}
</urlset>
`,
);
await writeFile(join(dist, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${site.origin}/sitemap.xml\n`);
await writeFile(
  join(dist, '_redirects'),
  redirects.map((/** @type {{ from: string, to: string }} */ { from, to }) => `${from} ${to} 308\n`).join(''),
);
await writeFile(
  join(dist, '_headers'),
  `/*\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}/assets/*\n  Cache-Control: ${immutable}\n`,
);
console.log(`Built ${pages.length} pages into ${out}/`);
