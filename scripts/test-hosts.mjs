// @ts-check

import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, extname, join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { APACHE, ensurePackages, NGINX, spawnBound } from './engines.mjs';
import { freePort } from './free-port.mjs';
import { assets, headers, immutable, pageHeaders, reader, revalidate } from './headers.mjs';
import { pack } from './release.mjs';

/**
 * Asks nginx with `deploy/nginx.conf`, Apache with `dist/.htaccess`, `scripts/serve.mjs`, the program of the release and,
 * where Docker is, the container the same questions: each file and page of the build, and hostile paths. Requests are
 * written to the socket, because clients tidy paths up.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
ensurePackages(['hosts']);
const folder = mkdtempSync(join(tmpdir(), 'assay-hosts-'));
const site = join(folder, 'site');
const SECRET = 'outside the site';
// Servers that root starts read files as nobody.
chmodSync(folder, 0o755);
cpSync(dist, site, { recursive: true });
mkdirSync(`${site}-old`);
for (const file of ['secret', 'secret.html', 'site-old/secret', 'site-old/index.html'])
  writeFileSync(join(folder, file), SECRET);

/** @param {number} port */
const nginx = (port) => {
  const lines = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `user nobody nogroup; daemon off; pid ${folder}/nginx.pid; events {}
http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')}
${lines.replace('listen 80;', `listen 127.0.0.1:${port};`).replaceAll('/srv/assay/dist', site)}}`,
  );
  return [NGINX, '-e', `${folder}/nginx.log`, '-c', `${folder}/nginx.conf`];
};

/** What README.md asks for, and listings, which many hosts have on. @param {number} port */
const apache = (port) => {
  const modules = 'mpm_event alias authz_core autoindex dir headers mime negotiation rewrite setenvif'.split(' ');
  writeFileSync(
    join(folder, 'apache.conf'),
    `${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so\n`).join('')}
ServerName site.example\nListen 127.0.0.1:${port}\nUser nobody\nGroup nogroup\nTypesConfig /etc/mime.types
ServerRoot ${folder}\nDefaultRuntimeDir ${folder}\nPidFile apache.pid\nErrorLog apache.log\nDocumentRoot ${site}
<Directory ${site}>\nOptions Indexes FollowSymLinks MultiViews\nAllowOverride All\nRequire all granted\n</Directory>`,
  );
  return [APACHE, '-D', 'FOREGROUND', '-E', `${folder}/apache.log`, '-f', `${folder}/apache.conf`];
};

const small = () => [process.execPath, join(root, 'scripts/serve.mjs')];

const program = await pack();
/** The program for a USB stick. */
const stick = () => [program];

/** Needs a Docker engine. @param {number} port */
const container = (port) => ['docker', 'run', '--rm', '--init', `--publish=127.0.0.1:${port}:80`, IMAGE];
const IMAGE = 'assay-test';
/** @param {...string} args */
const docker = (...args) => spawnSync('docker', args).status === 0;

/** @typedef {{ status: number, head: string, type: string, location: string | undefined, body: Buffer }} Answer */

/** @param {number} port @param {string} path as it is, in Latin-1 @returns {Promise<Answer>} */
const ask = (port, path) =>
  new Promise((resolve, reject) => {
    /** @type {Buffer[]} */
    const parts = [];
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n`, 'latin1'),
    );
    socket.setTimeout(10_000, () => socket.destroy(new Error(`no answer to ${path}`)));
    socket.on('data', (data) => parts.push(data));
    socket.on('error', reject);
    socket.on('end', () => {
      const all = Buffer.concat(parts);
      const end = all.indexOf('\r\n\r\n');
      const head = all.subarray(0, end).toString('latin1');
      const [type = '', location] = ['Content-Type', 'Location'].map((name) => valueIn(head, name));
      resolve({ status: Number(head.split(' ')[1]), head, type, location, body: all.subarray(end + 4) });
    });
  });

/** The value of a header; two of them are joined, as browsers do. @param {string} head @param {string} name */
function valueIn(head, name) {
  const values = [...head.matchAll(new RegExp(`^${name}: (.*?)\r?$`, 'gim'))].map(([, value]) => value);
  return values.length > 0 ? values.join(', ') : undefined;
}

const policy = /^ {2}Content-Security-Policy: (.*)$/m.exec(readFileSync(join(dist, '_headers'), 'utf8'))?.[1] ?? '';

/** Each header that differs from what it should be. @param {Answer} answer @param {string} path of what is sent */
function wrongHeaders({ head }, path) {
  const isAsset = path.startsWith(assets);
  const isReader = path.startsWith(reader.path);
  const isHashed = isAsset || isReader;
  const own = isAsset ? headers['Content-Security-Policy'] : isReader ? reader.policy : policy;
  const wanted = {
    ...headers,
    ...(isHashed ? Object.fromEntries(Object.keys(pageHeaders).map((name) => [name, undefined])) : pageHeaders),
    'Content-Security-Policy': own,
    'Cache-Control': isHashed ? immutable : revalidate,
  };
  return Object.entries(wanted).flatMap(([name, value]) => {
    const given = valueIn(head, name);
    return given === value ? [] : [`${name}: ${given?.slice(0, 60)}`];
  });
}

/** @param {string} text */
const words = (text) => text.trim().split(/[ \n]+/);

/** How the type begins, by the end of the file's name; `application/` of a script or a feed is left out. */
const types = new Map(
  words(`css=text/css html=text/html;charset=utf-8 js=text/javascript json=application/json md=text/markdown;charset=utf-8
    png=image/png svg=image/svg+xml txt=text/plain wasm=application/wasm webmanifest=application/manifest+json
    webp=image/webp woff2=font/woff2 xml=text/xml`).map((one) => /** @type {[string, string]} */ (one.split('='))),
);
/** @param {string} type */
const plain = (type) =>
  type
    .toLowerCase()
    .replace('; ', ';')
    .replace(/^application\/(?=javascript|xml)/, 'text/');

/** @typedef {{ path: string, wrong: (answer: Answer) => string[] }} Question */

/** @param {string} path @param {number} status @param {string} file whose content it is */
const content = (path, status, file) => ({
  path,
  /** @param {Answer} answer */
  wrong: (answer) => [
    ...(answer.status === status ? [] : [`status ${answer.status}`]),
    ...(answer.body.includes(readFileSync(join(dist, file))) ? [] : [`not ${file}`]),
    ...(plain(answer.type).startsWith(types.get(extname(file).slice(1)) ?? '') ? [] : [`type ${answer.type}`]),
    // Headers of a page that stands in for a file are a page's.
    ...wrongHeaders(answer, status === 200 ? path : `/${file}`),
  ],
});

/** @param {string} path @param {string} to */
const redirect = (path, to) => ({
  path,
  /** @param {Answer} answer */
  wrong: (answer) => [
    ...(answer.status === 308 && answer.location === to ? [] : [`${answer.status} to ${answer.location}`]),
    ...wrongHeaders(answer, path),
  ],
});

const names = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((one) => one.isFile())
  .map((one) => relative(dist, join(one.parentPath, one.name)));
const hidden = names.filter((name) => /(^|\/)\./.test(name));
const kept = hidden.map((name) => readFileSync(join(dist, name))).filter(({ length }) => length > 0);
const pages = [...readFileSync(join(dist, 'sitemap.xml'), 'utf8').matchAll(/<loc>https:\/\/[^/]+(.*?)<\/loc>/g)].map(
  ([, path = '']) => path,
);
const moved = readFileSync(join(dist, '_redirects'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

/** @type {Question[]} */
const asked = [
  ...pages.map((path) => content(path, 200, path === '/' ? 'index.html' : `${path.slice(1)}.html`)),
  ...names.filter((name) => !hidden.includes(name)).map((name) => content(`/${name}`, 200, name)),
  ...words(`nothing nothing.html blog/nothing assets/nothing.js reader/nothing.js ${hidden.join(' ')}`).map((name) =>
    content(`/${name}`, 404, '404.html'),
  ),
  ...moved.map(([from = '', to = '']) => redirect(from, to)),
  ...pages.filter((path) => path !== '/').map((path) => redirect(`${path}/`, path)),
];

/** Every mix of the parts. @param {string[][]} parts */
const mixes = (...parts) => parts.reduce((all, part) => all.flatMap((start) => part.map((end) => start + end)), ['']);
/** What a browser, a proxy or a server may take for a slash, for nothing, or for the start of a host or a header. */
const starts = words(`// /// /\\ /\\\\ \\\\ /%5C /%5c%5C /%2F /%2f%2F //%5C /%09/ /%09 /\t/ /%0a/ /%0A /%0d%0aX-Evil:%20
  /%0d%0a%0d%0a /%00/ /%00 /./ /..// /%2e%2e// /.%2e/ /@ //a@ /; /;/ /: /%20/ /https:// /https:/ /https:%2f%2f https://
  /\u00e3\u0080\u0082 /%E3%80%82 /%ef%bc%8f /%ff /%c0%af /%zz/ /% /about// /about/..// /blog/%2e%2e//
  /${'a'.repeat(300)}// /${'a/'.repeat(5000)}`);
const hosts = words('evil.example evil 2130706433 evil.example:80 about');
const ends = ['', ...words('/ // /.. /%2e%2e/ /about/ %2f \\ /?next=//evil.example /;/')];
const above = words(
  '../ %2e%2e/ .%2e/ ..%2f %2E%2E%2F ..\\ ..%5c ..;/ %252e%252e%252f ..%c0%af ....// ..%00/ ../../ %2e%2e%2f..%2f',
);
const dotted = [...hidden, ...hidden.map((name) => name.replace('.', '%2E'))];
const folders = names.flatMap((name) => (name.includes('/') ? [`/${dirname(name)}/`] : []));
const hostile = new Set([
  ...mixes(starts, hosts, ends),
  ...mixes(words('/ // /./ /assets/ /blog/'), above, ['', ...words('secret site-old/ site-old/secret')]),
  ...mixes(words('/ // /%2f /%5c /%2e/ /a/../'), dotted, ['', '/', '%00']),
  ...mixes(['/', ...folders], ['', '/', '?', '.']),
]);

/** @param {Answer} answer */
const harm = ({ status, head, location, body }) => [
  ...(status >= 200 && status < 500 ? [] : [`status ${status}`]),
  ...(location === undefined || /^\/[a-z0-9-]+(\/[a-z0-9-]+)*(\?[!-~]*)?$/.test(location) ? [] : [`to ${location}`]),
  ...(/^(x-evil|set-cookie)/im.test(head) ? ['a header of the path'] : []),
  ...(body.includes(SECRET) ? ['a file outside the site'] : []),
  ...(kept.some((content) => body.equals(content)) ? ['a hidden file'] : []),
  ...(body.includes(folder) || body.includes(root) ? ['the name of a folder'] : []),
  ...(/<title>(Index of|Directory)/i.test(body.toString('latin1')) ? ['a list of files'] : []),
];
const questions = [...asked, ...[...hostile].map((path) => ({ path, wrong: harm }))];

/** @type {{ passed: number, failed: number, names: string[] }} */
const count = { passed: 0, failed: 0, names: [] };
const servers = { nginx, Apache: apache, 'serve.mjs': small, 'USB program': stick };
if (docker('info')) {
  if (!docker('build', '--tag', IMAGE, root)) throw new Error('The image was not built');
  Object.assign(servers, { Docker: container });
} else console.log('Docker: no engine here. nginx ran the same lines.');

for (const [name, command] of Object.entries(servers)) {
  const port = await freePort();
  const server = spawnBound(command(port), { PORT: String(port), OUT_DIR: relative(root, site), BROWSER: 'none' });
  const before = count.failed;
  try {
    for (let tries = 0; !(await ask(port, '/').catch(() => undefined)); tries++) {
      const log = join(folder, `${name.toLowerCase()}.log`);
      if (tries > 100) throw new Error(`${name} did not start. ${existsSync(log) ? readFileSync(log, 'utf8') : ''}`);
      await sleep(100);
    }
    for (const { path, wrong } of questions) {
      const answer = await ask(port, path);
      const found = wrong(answer);
      count[found.length > 0 ? 'failed' : 'passed']++;
      if (found.length > 0)
        count.names.push(`${name} ${JSON.stringify(path.slice(0, 80))}: ${found.join('; ').slice(0, 200)}`);
    }
  } catch (error) {
    count.failed++;
    count.names.push(String(error));
  }
  server.kill();
  console.log(
    `${name}: ${asked.length} pages and files, ${hostile.size} hostile paths, ${count.failed - before} failed`,
  );
}
for (const line of count.names.slice(0, 20)) console.log(line);
rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
const report = process.argv[2];
if (report) writeFileSync(report, JSON.stringify(count));
process.exitCode = count.failed > 0 ? 1 : 0;
