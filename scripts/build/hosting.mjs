// @ts-check
import { headers, immutable, reader, revalidate } from '../headers.mjs';

/** Files that give a static host the headers, the old paths and the page for unknown ones. */

/** @typedef {readonly { from: string, to: string }[]} Redirects */

const entries = Object.entries(headers);
/** @param {string} value */
const quoted = (value) => `"${value.replaceAll('"', '\\"')}"`;

/**
 * Netlify and Cloudflare Pages. The line with `!` takes back the general policy on Cloudflare, which would join the two;
 * Netlify passes over it.
 */
const headerFile = () => `/*
${entries.map(([name, value]) => `  ${name}: ${value}\n`).join('')}/assets/*
  Cache-Control: ${immutable}
${reader.path}*
  ! Content-Security-Policy
  Content-Security-Policy: ${reader.policy}
  Cache-Control: ${immutable}
/sw.js
  Cache-Control: ${revalidate}
`;

/** @param {Redirects} redirects */
const redirectFile = (redirects) => redirects.map(({ from, to }) => `${from} ${to} 308\n`).join('');

/** Vercel. It answers unknown paths with 404.html by itself. @param {Redirects} redirects */
const vercel = (redirects) =>
  JSON.stringify(
    {
      cleanUrls: true,
      trailingSlash: false,
      redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, permanent: true })),
      headers: [
        { source: '/(.*)', headers: entries.map(([key, value]) => ({ key, value })) },
        {
          source: `${reader.path}(.*)`,
          headers: [
            { key: 'Content-Security-Policy', value: reader.policy },
            { key: 'Cache-Control', value: immutable },
          ],
        },
        { source: '/assets/(.*)', headers: [{ key: 'Cache-Control', value: immutable }] },
        { source: '/sw.js', headers: [{ key: 'Cache-Control', value: revalidate }] },
      ],
    },
    null,
    2,
  );

/** Apache with mod_headers, mod_rewrite and mod_mime. @param {Redirects} redirects */
const htaccess = (redirects) => `Options -Indexes -MultiViews
DirectorySlash Off
ErrorDocument 404 /404.html
AddType text/markdown .md
AddType application/manifest+json .webmanifest
AddDefaultCharset utf-8

${entries.map(([name, value]) => `Header always set ${name} ${quoted(value)}`).join('\n')}
SetEnvIf Request_URI "^(/assets/|${reader.path})" ASSAY_HASHED
SetEnvIf Request_URI "^${reader.path}" ASSAY_READER
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

/** Files for hosts, by their name. @param {Redirects} redirects @returns {Record<string, string>} */
export const hostFiles = (redirects) => ({
  _headers: headerFile(),
  _redirects: redirectFile(redirects),
  'vercel.json': `${vercel(redirects)}\n`,
  '.htaccess': htaccess(redirects),
  // Without it GitHub Pages leaves out files whose names begin with an underscore.
  '.nojekyll': '',
});
