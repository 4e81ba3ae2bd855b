import { engineOf, platformOf } from '../../../machines/system-files/platform';
import { type FilesRead, MAX_FILE_BYTES, type RefusedFile, type SystemFile } from '../../../machines/system-files/run';
import type { Seen } from '../../../machines/system-files/same-machine';
import { readDevice } from '../../../renderers/graphics-device';
import { screenPixels } from '../screen/screen-facts';
import { workerUrl } from '../trusted-types';
import { readBattery } from './battery';
import type { Reading } from './system-files.worker';
import readerUrl from './system-files.worker.ts?worker&url';

/** Reads the content of a file in a worker, so that a large or hostile file never blocks the page. */
function readInWorker(bytes: Uint8Array, signal: AbortSignal): Promise<Reading> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(workerUrl(readerUrl), { type: 'module' });
    const end = () => worker.terminate();
    signal.addEventListener('abort', end);
    worker.onerror = (event) => {
      event.preventDefault();
      end();
      reject(new Error('The worker failed'));
    };
    worker.onmessage = ({ data }: MessageEvent<Reading>) => {
      end();
      resolve(data);
    };
    worker.postMessage(bytes);
  });
}

async function readFile(file: File, signal: AbortSignal): Promise<SystemFile | RefusedFile> {
  const { name, size } = file;
  if (size > MAX_FILE_BYTES) return { name, why: 'too-large' };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const { sha256, reading } = await readInWorker(bytes, signal);
    return 'facts' in reading ? { name, bytes: size, sha256, facts: reading.facts } : { name, why: reading.refused };
  } catch {
    return { name, why: 'unreadable' };
  }
}

/** What the browser sees of this machine. */
async function see(): Promise<Seen> {
  const { userAgent, maxTouchPoints, hardwareConcurrency, deviceMemory } = navigator as Navigator & {
    deviceMemory?: number;
  };
  const platform = platformOf(userAgent, maxTouchPoints);
  const renderer = readDevice();
  // Brave calls itself Chrome, and makes up how many threads there are and that the battery is full.
  const isBrave = 'brave' in navigator;
  const battery = await readBattery().catch(() => undefined);
  const now = new Date();
  return {
    ...(platform && { platform }),
    ...(!isBrave && { engine: engineOf(userAgent) }),
    threads: hardwareConcurrency,
    ...(deviceMemory !== undefined && { memoryGiB: deviceMemory }),
    screen: screenPixels(),
    ...(renderer !== undefined && { renderer }),
    // Full and charging is also what the browser says where it knows nothing of a battery.
    ...(!isBrave && battery && !(battery.charging && battery.level === 100) && { charge: battery.level }),
    zone: {
      name: Intl.DateTimeFormat().resolvedOptions().timeZone,
      minutes: 0 - now.getTimezoneOffset(),
      now: now.getTime(),
    },
  };
}

/** Reads files, one after the other, and what the browser sees of this machine. Rejects only if `signal` aborts. */
export async function readSystemFiles(files: readonly File[], signal: AbortSignal): Promise<FilesRead> {
  const read: (SystemFile | RefusedFile)[] = [];
  for (const file of files) read.push(await readFile(file, signal));
  return {
    at: Date.now(),
    seen: await see(),
    files: read.filter((one): one is SystemFile => 'facts' in one),
    refused: read.filter((one): one is RefusedFile => 'why' in one),
  };
}
