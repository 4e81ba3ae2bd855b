// @ts-check
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { getAsset } from 'node:sea';
import { unzipSync } from 'fflate';
import { PORT, redirectsIn, serve } from './serve.mjs';

/**
 * The program for a USB stick: `scripts/release.mjs` packs it together with the site and Node.js into one file. It
 * serves the site to this computer only and opens the browser. `PORT` changes the port, `BROWSER=none` opens nothing.
 */

const site = mkdtempSync(join(tmpdir(), 'assay-'));
process.on('exit', () => rmSync(site, { recursive: true, force: true }));
// SIGHUP: its window was closed.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit());
for (const [name, content] of Object.entries(unzipSync(new Uint8Array(getAsset('site.zip'))))) {
  mkdirSync(dirname(join(site, name)), { recursive: true });
  writeFileSync(join(site, name), content);
}

const address = `http://localhost:${PORT}`;
serve(site, redirectsIn(site))
  .on('error', ({ message }) => {
    console.error(`${message}. Is Assay running already? PORT chooses another port.`);
    process.exit(1);
  })
  // Browsers treat `localhost` as secure, so the camera and the microphone work without a certificate.
  .listen(PORT, '127.0.0.1', () => {
    console.log(`Assay is at ${address}. Close this window to stop it.`);
    if (process.env.BROWSER !== 'none') open(address);
  });

/** @param {string} url */
function open(url) {
  const commands = { win32: ['cmd', '/c', 'start', url], darwin: ['open', url] };
  const [program = '', ...args] = commands[/** @type {'win32'} */ (process.platform)] ?? ['xdg-open', url];
  // Without such a program, the address above is enough.
  spawn(program, args, { stdio: 'ignore' }).on('error', () => {});
}
