// @ts-check
import { assets, headers, immutable, reader, revalidate } from '../headers.mjs';

/** Files that give a static host the headers, the old paths and the page for unknown ones. */

/** @typedef {readonly { from: string, to: string }[]} Redirects */

/** @param {string} policy of pages */
const entriesWith = (policy) => Object.entries({ ...headers, 'Content-Security-Policy': policy });
const plain = headers['Content-Security-Policy'] ?? '';
/** Folders whose files have another policy than pages, with that policy. */
const folders = [
  { path: assets, policy: plain },
  { path: reader.path, policy: reader.policy },
];

/** Cloudflare passes over a header that is longer. https://developers.cloudflare.com/pages/configuration/headers/ */
const MAX_LINE_CHARACTERS = 2000;
/** @param {string} value */
const quoted = (value) => `"${value.replaceAll('"', '\\"')}"`;

/**
 * Netlify and Cloudflare Pages. A line with `!` takes back the policy of pages on Cloudflare, which would join the two;
 * Netlify passes over it.
 * @param {string} policy of pages
 * @throws where a line is longer than a host reads
 */
function headerFile(policy) {
  const lines = entriesWith(policy).map(([name, value]) => `  ${name}: ${value}\n`);
  const longest = Math.max(...lines.map(({ length }) => length));
  if (longest > MAX_LINE_CHARACTERS) throw new Error(`A header has ${longest} characters, more than hosts read`);
  const rules = folders.map(
    (folder) => `${folder.path}*
  ! Content-Security-Policy
  Content-Security-Policy: ${folder.policy}
  Cache-Control: ${immutable}
`,
  );
  return `/*\n${lines.join('')}${rules.join('')}/sw.js\n  Cache-Control: ${revalidate}\n`;
}

/** @param {Redirects} redirects */
const redirectFile = (redirects) => redirects.map(({ from, to }) => `${from} ${to} 308\n`).join('');

/** Vercel. It answers unknown paths with 404.html by itself. @param {Redirects} redirects @param {string} policy of pages */
const vercel = (redirects, policy) =>
  JSON.stringify(
    {
      cleanUrls: true,
      trailingSlash: false,
      redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, permanent: true })),
      headers: [
        { source: '/(.*)', headers: entriesWith(policy).map(([key, value]) => ({ key, value })) },
        ...folders.map((folder) => ({
          source: `${folder.path}(.*)`,
          headers: [
            { key: 'Content-Security-Policy', value: folder.policy },
            { key: 'Cache-Control', value: immutable },
          ],
        })),
        { source: '/sw.js', headers: [{ key: 'Cache-Control', value: revalidate }] },
      ],
    },
    null,
    2,
  );

/** Apache with mod_headers, mod_rewrite and mod_mime. @param {Redirects} redirects @param {string} policy of pages */
const htaccess = (redirects, policy) => `Options -Indexes -MultiViews
DirectorySlash Off
ErrorDocument 404 /404.html
AddType text/markdown .md
AddType application/manifest+json .webmanifest
AddDefaultCharset utf-8

${entriesWith(policy)
  .map(([name, value]) => `Header always set ${name} ${quoted(value)}`)
  .join('\n')}
SetEnvIf Request_URI "^(${assets}|${reader.path})" ASSAY_HASHED
SetEnvIf Request_URI "^${assets}" ASSAY_ASSET
SetEnvIf Request_URI "^${reader.path}" ASSAY_READER
Header always set Content-Security-Policy ${quoted(plain)} env=ASSAY_ASSET
Header always set Content-Security-Policy ${quoted(reader.policy)} env=ASSAY_READER
Header set Cache-Control ${quoted(revalidate)}
Header set Cache-Control ${quoted(immutable)} env=ASSAY_HASHED

RewriteEngine On
${redirects.map(({ from, to }) => `RewriteRule ^${from.slice(1)}$ ${to} [R=308,L]`).join('\n')}
RewriteRule ^(.+)/$ /$1 [R=308,L]
RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^(.+)$ $1.html [L]
`;

/**
 * nginx, whose other lines are the same for every build and are in README.md.
 * @param {string} policy of pages
 */
const nginx = (policy) => `map $uri $assay_policy {
  default "${policy}";
${folders.map((folder) => `  ~^${folder.path} "${folder.policy}";\n`).join('')}}
`;

/**
 * Files for hosts, by their name.
 * @param {Redirects} redirects @param {string} policy of pages
 * @returns {Record<string, string>}
 */
export const hostFiles = (redirects, policy) => ({
  _headers: headerFile(policy),
  _redirects: redirectFile(redirects),
  'vercel.json': `${vercel(redirects, policy)}\n`,
  '.htaccess': htaccess(redirects, policy),
  '.nginx.conf': nginx(policy),
  // Without it GitHub Pages leaves out files whose names begin with an underscore.
  '.nojekyll': '',
});
