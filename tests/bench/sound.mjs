// @ts-check
/**
 * Records what a sound card would receive: the page plays through a real audio server into a null sink with a monitor.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright';
import { findChromium } from '../../scripts/chromium.mjs';

/** Sample rate of the sink in Hz. */
const RATE = 48_000;
/** For each sound: the button's name, its frequency in Hz, and the channel that must stay silent. */
const sounds = /** @type {const} */ ([
  ['Left', 440, 1],
  ['Right', 440, 0],
  ['Center', 440, null],
  ['100\u202fHz', 100, null],
  ['1000\u202fHz', 1000, null],
  ['8000\u202fHz', 8000, null],
]);

/**
 * Prints frequency, duration, clicks and the level of the silent channel for every tone. Needs PulseAudio (`pulseaudio`
 * and `parec`) and the full Chromium. Without them, prints a message.
 * @param {string} origin of the built site
 */
export async function benchSound(origin) {
  console.log('\nSound test, recorded from a PulseAudio null sink');
  const executablePath = findChromium('full');
  if (!executablePath || spawnSync('pulseaudio', ['--version']).error || spawnSync('parec', ['--version']).error) {
    console.log('  not run: install pulseaudio, pulseaudio-utils and the whole Chromium');
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'assay-pulse-'));
  const env = {
    ...process.env,
    XDG_RUNTIME_DIR: folder,
    PULSE_RUNTIME_PATH: folder,
    PULSE_STATE_PATH: folder,
    PULSE_SERVER: `unix:${folder}/native`,
  };
  const server = spawn(
    'pulseaudio',
    [
      '-n',
      '--daemonize=no',
      '--use-pid-file=no',
      '--exit-idle-time=-1',
      '--load=module-native-protocol-unix auth-anonymous=1',
      `--load=module-null-sink sink_name=assay rate=${RATE} channels=2`,
      // Chromium does not accept a monitor as a microphone.
      '--load=module-remap-source master=assay.monitor source_name=wire channels=1 channel_map=mono',
    ],
    { env, stdio: 'ignore' },
  );
  try {
    await listening(env);
    /** @param {NodeJS.ProcessEnv} own @param {(page: import('playwright').Page) => Promise<void>} use */
    const visit = async (own, use) => {
      const browser = await chromium.launch({
        executablePath,
        env: /** @type {Record<string, string>} */ ({ ...env, ...own }),
        args: ['--no-sandbox', '--use-fake-ui-for-media-stream'],
        ignoreDefaultArgs: ['--mute-audio'],
      });
      try {
        const page = await browser.newPage();
        await page.goto(`${origin}/sound-test`);
        await page.waitForLoadState('networkidle');
        await use(page);
      } finally {
        await browser.close();
      }
    };
    // Enough latency for a busy machine. The microphone uses the default: with this latency its samples would arrive in
    // bursts.
    await visit({ PULSE_LATENCY_MSEC: '300' }, async (page) => {
      for (const sound of sounds) await one(page, env, sound);
    });
    await visit({}, loop);
  } finally {
    server.kill();
    await once(server, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {NodeJS.ProcessEnv} env */
async function listening(env) {
  for (let i = 0; i < 50; i++) {
    if (spawnSync('pactl', ['info'], { env }).status === 0) return;
    await sleep(100);
  }
  throw new Error('PulseAudio did not start');
}

/**
 * @param {import('playwright').Page} page @param {NodeJS.ProcessEnv} env
 * @param {readonly [string, number, 0 | 1 | null]} sound
 */
async function one(page, env, [button, frequency, silent]) {
  const recorder = spawn('parec', ['-d', 'assay.monitor', '--format=float32le', `--rate=${RATE}`, '--channels=2'], {
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  /** @type {Buffer[]} */
  const pieces = [];
  recorder.stdout.on('data', (piece) => pieces.push(piece));
  await sleep(700);
  await page.getByRole('button', { name: button, exact: true }).click();
  await sleep(6500);
  recorder.kill();
  await once(recorder, 'close');
  const bytes = Buffer.concat(pieces);
  const frames = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + (bytes.length & ~7)));
  const sides = [0, 1].map((side) => frames.filter((_, i) => i % 2 === side));
  const samples = sides[silent === 0 ? 1 : 0] ?? frames;
  const loud = (/** @type {number} */ x) => Math.abs(x) > 1e-4;
  const [from, to] = [samples.findIndex(loud), samples.findLastIndex(loud)];
  const { frequency: measured, gaps } = periodsOf(samples.subarray(from + RATE / 10, to - RATE / 10));
  const clicks = [from, to].map(
    (at) => clickOf(samples.subarray(at - 2048, at + 2048), frequency) - levelOf(samples, from, to),
  );
  const other = silent === null ? '' : `, other side ${decibels(peakOf(sides[silent] ?? frames))}`;
  console.log(
    `  ${button.padEnd(8)} ${measured.toFixed(3)} Hz (${(100 * (measured / frequency - 1)).toFixed(4)} %), ` +
      `${((to - from) / RATE).toFixed(3)} s, clicks ${clicks.map((level) => `${level.toFixed(1)} dB`).join(' and ')}${other}, ${gaps} periods out of step`,
  );
}

/** @param {number} level */
const decibels = (level) => (level === 0 ? 'exactly zero' : `${(20 * Math.log10(level)).toFixed(1)} dBFS`);
/** @param {Float32Array} samples */
const peakOf = (samples) => samples.reduce((peak, x) => Math.max(peak, Math.abs(x)), 0);

/**
 * Root mean square in dB, without the first and the last second.
 * @param {Float32Array} samples
 * @param {number} from
 * @param {number} to
 */
function levelOf(samples, from, to) {
  const middle = samples.subarray(from + RATE, to - RATE);
  return 10 * Math.log10(middle.reduce((sum, x) => sum + x * x, 0) / middle.length);
}

/**
 * Runs the closed-loop measurement with the sink's monitor as the microphone: a direct connection.
 * @param {import('playwright').Page} page
 */
async function loop(page) {
  await page.getByRole('button', { name: 'Measure', exact: true }).click();
  await page.getByRole('button', { name: 'Measure', exact: true }).waitFor({ timeout: 30_000 });
  const zone = page.getByRole('region', { name: 'Measure with the microphone' });
  const figures = await zone.locator('dl > div').allInnerTexts();
  const findings = await zone.locator('li').allInnerTexts();
  // If there are no figures, the page says why.
  const lines = figures.length > 0 ? [...findings, ...figures] : await zone.locator('p').last().allInnerTexts();
  console.log(`  Closed loop over the sink: ${lines.map((text) => text.replaceAll('\n', ' ')).join(' · ')}`);
}

/**
 * The frequency from the rising zero crossings, and the number of periods that differ from the median by more than a
 * tenth: a busy machine drops samples between page and sink, which is not the page's fault.
 * @param {Float32Array} samples @returns {{ frequency: number, gaps: number }}
 */
function periodsOf(samples) {
  /** @type {number[]} */
  const crossings = [];
  for (let i = 1; i < samples.length; i++) {
    const [a = 0, b = 0] = [samples[i - 1], samples[i]];
    if (a < 0 && b >= 0) crossings.push(i - 1 + a / (a - b));
  }
  const periods = crossings.slice(1).map((at, i) => at - (crossings[i] ?? 0));
  const median = periods.toSorted((a, b) => a - b)[periods.length >> 1] ?? 0;
  const even = periods.filter((period) => Math.abs(period / median - 1) < 0.1);
  const mean = even.reduce((sum, period) => sum + period, 0) / even.length;
  return { frequency: RATE / mean, gaps: periods.length - even.length };
}

/**
 * The level in dB of everything outside a band around the tone: below `frequency − max(frequency / 2, 1 kHz)` and above
 * `frequency + max(frequency, 1 kHz)`. Uses a Fourier sum with a Blackman-Harris window.
 * @param {Float32Array} look @param {number} frequency
 */
function clickOf(look, frequency) {
  const n = look.length;
  const windowed = look.map((sample, i) => {
    const x = (2 * Math.PI * i) / n;
    return sample * (0.35875 - 0.48829 * Math.cos(x) + 0.14128 * Math.cos(2 * x) - 0.01168 * Math.cos(3 * x));
  });
  let power = 0;
  for (let k = 1; k < n / 2; k++) {
    const at = (k * RATE) / n;
    if (at > frequency - Math.max(frequency / 2, 1000) && at < frequency + Math.max(frequency, 1000)) continue;
    let [re, im] = [0, 0];
    for (let i = 0; i < n; i++) {
      re += (windowed[i] ?? 0) * Math.cos((2 * Math.PI * k * i) / n);
      im += (windowed[i] ?? 0) * Math.sin((2 * Math.PI * k * i) / n);
    }
    power += re * re + im * im;
  }
  // 0.258 is the window's mean square.
  return 10 * Math.log10((2 * power) / (n * n * 0.258));
}
