// @ts-check
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zipSync } from 'fflate';
import { inject } from 'postject';
import { build } from 'vite';

/**
 * Packs the built site into `release/`: `assay.zip` for a host, a program for a USB stick for this system, and the
 * SHA-256 of both. The same build gives the same zip.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, process.env.OUT_DIR || 'dist');
const release = join(root, 'release');
const work = join(root, '.build/release');
const { platform, arch } = process;
const ZIP = join(release, 'assay.zip');
const PROGRAM = join(release, `assay-${platform}-${arch}${platform === 'win32' ? '.exe' : ''}`);
/** Where Node.js looks for what it shall run. https://nodejs.org/docs/latest-v20.x/api/single-executable-applications.html */
const FUSE = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2';
/** The first day that a zip file can hold. */
const MODIFIED = '1980-01-01';

/** The built site as a zip file. */
function zip() {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name))
    .sort();
  return zipSync(
    Object.fromEntries(files.map((file) => [relative(dist, file).replaceAll('\\', '/'), readFileSync(file)])),
    { level: 9, mtime: MODIFIED },
  );
}

/**
 * Node.js, `scripts/usb.mjs` and the site in one file.
 * @throws if this Node.js cannot be packed, as one that loads its own code from a shared library
 */
async function program() {
  const main = join(work, 'usb.cjs');
  const blob = join(work, 'blob');
  const settings = join(work, 'settings.json');
  await build({
    configFile: false,
    logLevel: 'warn',
    // In one file, no module is the main one. This path keeps `serve.mjs` from starting by itself.
    define: { 'import.meta.url': '"file:///C:/"' },
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'scripts/usb.mjs'),
      outDir: work,
      rolldownOptions: { output: { format: 'cjs', entryFileNames: 'usb.cjs' } },
    },
  });
  writeFileSync(
    settings,
    JSON.stringify({ main, output: blob, disableExperimentalSEAWarning: true, assets: { 'site.zip': ZIP } }),
  );
  execFileSync(process.execPath, ['--experimental-sea-config', settings], { stdio: 'ignore' });
  if (!readFileSync(process.execPath).includes(FUSE))
    throw new Error(`${process.execPath} cannot be packed into a program. Use Node.js from nodejs.org.`);
  copyFileSync(process.execPath, PROGRAM);
  // macOS starts no program whose signature does not match it.
  if (platform === 'darwin') execFileSync('codesign', ['--remove-signature', PROGRAM]);
  await inject(PROGRAM, 'NODE_SEA_BLOB', readFileSync(blob), {
    sentinelFuse: FUSE,
    ...(platform === 'darwin' && { machoSegmentName: 'NODE_SEA' }),
  });
  if (platform === 'darwin') execFileSync('codesign', ['--sign', '-', PROGRAM]);
}

/** Packs the build anew. Returns the path of the program. */
export async function pack() {
  for (const folder of [release, work]) rmSync(folder, { recursive: true, force: true });
  for (const folder of [release, work]) mkdirSync(folder, { recursive: true });
  writeFileSync(ZIP, zip());
  await program();
  const sums = [ZIP, PROGRAM].map((file) => {
    const content = readFileSync(file);
    console.log(`${relative(root, file)}: ${(content.length / 2 ** 20).toFixed(1)} MiB`);
    return `${createHash('sha256').update(content).digest('hex')}  ${relative(release, file)}\n`;
  });
  writeFileSync(join(release, 'SHA256SUMS'), sums.join(''));
  return PROGRAM;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await pack();
