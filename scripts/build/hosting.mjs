// @ts-check
import { assets, headers, immutable, pageHeaders, reader, revalidate } from '../headers.mjs';

/** Configuration files for static hosts: headers, redirects of old paths, and the page for unknown paths. */

/** @typedef {readonly { from: string, to: string }[]} Redirects */

/** @param {string} policy of pages */
const entriesWith = (policy) => Object.entries({ ...headers, ...pageHeaders, 'Content-Security-Policy': policy });
const plain = headers['Content-Security-Policy'] ?? '';
/** Folders whose files have a different policy than pages. */
const folders = [
  { path: assets, policy: plain },
  { path: reader.path, policy: reader.policy },
];

/** Cloudflare ignores longer header lines. https://developers.cloudflare.com/pages/configuration/headers/ */
const MAX_LINE_CHARACTERS = 2000;
/** @param {string} value */
const quoted = (value) => `"${value.replaceAll('"', '\\"')}"`;

/**
 * For Netlify and Cloudflare Pages. Cloudflare would join the policies of two matching rules: the line with `!` removes
 * the policy of pages there. Netlify ignores that line.
 * @param {string} policy of pages
 * @throws if a line is longer than a host accepts
 */
function headerFile(policy) {
  const lines = entriesWith(policy).map(([name, value]) => `  ${name}: ${value}\n`);
  const longest = Math.max(...lines.map(({ length }) => length));
  if (longest > MAX_LINE_CHARACTERS)
    throw new Error(`A header has ${longest} characters, more than hosts read. Is ASSAY_HANDOFF too long?`);
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

/**
 * For Vercel, which serves 404.html for unknown paths by default.
 * @param {Redirects} redirects
 * @param {string} policy of pages
 */
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

/**
 * For Apache with mod_headers, mod_rewrite and mod_mime.
 * @param {Redirects} redirects
 * @param {string} policy of pages
 */
const htaccess = (redirects, policy) => `Options -Indexes -MultiViews
DirectorySlash Off
ErrorDocument 404 /404.html
AddType text/markdown .md
AddType application/manifest+json .webmanifest
AddDefaultCharset utf-8
AddCharset utf-8 .md

${entriesWith(policy)
  .map(([name, value]) => `Header always set ${name} ${quoted(value)}`)
  .join('\n')}
SetEnvIf Request_URI "^(${assets}|${reader.path})" ASSAY_HASHED
SetEnvIf Request_URI "^${assets}" ASSAY_ASSET
SetEnvIf Request_URI "^${reader.path}" ASSAY_READER
Header always set Content-Security-Policy ${quoted(plain)} env=ASSAY_ASSET
Header always set Content-Security-Policy ${quoted(reader.policy)} env=ASSAY_READER
Header always set Cache-Control ${quoted(revalidate)}
Header always set Cache-Control ${quoted(immutable)} env=ASSAY_HASHED
${Object.keys(pageHeaders)
  .map((name) => `Header always unset ${name} env=ASSAY_HASHED`)
  .join('\n')}

# Otherwise a redirect names the host that the request named. Before Apache 2.4.58 it always does.
<IfDirective RedirectRelative>
RedirectRelative On
</IfDirective>
${redirects.map(({ from, to }) => `RedirectMatch 308 ^${from}$ ${to}`).join('\n')}
RedirectMatch 308 ^/([a-z0-9-]+(?:/[a-z0-9-]+)*)/$ /$1

RewriteEngine On
# Certificates are renewed by files in .well-known.
RewriteRule (^|/)\\.(?!well-known/) - [R=404,L]
RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+)$ $1.html [L]
`;

/**
 * For nginx. Its other lines are the same for every build and are in deploy/nginx.conf.
 * @param {string} policy of pages
 */
const nginx = (policy) => `map $uri $assay_policy {
  default "${policy}";
${folders.map((folder) => `  ~^${folder.path} "${folder.policy}";\n`).join('')}}
`;

/**
 * Files for hosts, by file name.
 * @param {Redirects} redirects @param {string} policy of pages
 * @returns {Record<string, string>}
 */
export const hostFiles = (redirects, policy) => ({
  _headers: headerFile(policy),
  _redirects: redirectFile(redirects),
  'vercel.json': `${vercel(redirects, policy)}\n`,
  '.htaccess': htaccess(redirects, policy),
  '.nginx.conf': nginx(policy),
  // Without it, GitHub Pages does not publish files whose names begin with an underscore.
  '.nojekyll': '',
});
