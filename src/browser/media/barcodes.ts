import { type EventObject, fromCallback } from 'xstate';
import type { BarcodesEvent } from '../../../machines/inspection/barcodes.machine';
import { plainLine } from '../../../measure/plain-text';
import { workerUrl } from '../trusted-types';
import { type BarcodeReply, barcodeFormats } from './barcode-formats';
import readerUrl from './barcode-reader.worker.ts?worker&url';
import { createGrabber, type Viewfinder } from './camera-video';

/** What the browser offers by itself, on some systems. https://wicg.github.io/shape-detection-api/#barcode-detection-api */
interface BrowserDetector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface BrowserDetectorClass {
  new (options: { formats: readonly string[] }): BrowserDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

interface Reader {
  /** The texts in the newest frame. Rejects where nothing can be read any more. */
  read(video: HTMLVideoElement): Promise<readonly string[]>;
  end(): void;
}

/** The browser's own reader; null where it has none for all the formats. */
async function ownReader(): Promise<Reader | null> {
  const { BarcodeDetector } = window as { BarcodeDetector?: BrowserDetectorClass };
  if (!BarcodeDetector) return null;
  const formats = await BarcodeDetector.getSupportedFormats().catch((): readonly string[] => []);
  if (!barcodeFormats.every((format) => formats.includes(format))) return null;
  const detector = new BarcodeDetector({ formats: barcodeFormats });
  return {
    read: async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue),
    end: () => undefined,
  };
}

/**
 * The site's own reader. It runs in a worker: there it holds up nothing, and the worker's own policy lets it compile
 * WebAssembly, which that of the pages forbids.
 */
function siteReader(): Reader {
  const worker = new Worker(workerUrl(readerUrl), { type: 'module' });
  const grabber = createGrabber();
  return {
    read: (video) =>
      new Promise((resolve, reject) => {
        const fail = () => reject(new Error('The barcode reader did not load'));
        worker.onerror = fail;
        worker.onmessage = ({ data: { codes } }: MessageEvent<BarcodeReply>) => (codes ? resolve(codes) : fail());
        const frame = grabber.grab(video);
        if (frame) worker.postMessage(frame, [frame.rgba.buffer]);
        else resolve([]);
      }),
    end: () => worker.terminate(),
  };
}

/** Between two looks at the picture. */
const LOOK_EVERY_MS = 120;

/**
 * Reads the viewfinder's picture over and over. Sends READ for each text that two looks in a row saw, since a single blurred
 * frame may be misread, and READER.FAILED where nothing can be read.
 */
export const barcodeReader = (finder: Viewfinder) =>
  fromCallback<EventObject>(({ sendBack }) => {
    const send = (event: BarcodesEvent) => sendBack(event);
    let isOver = false;
    let reader: Reader | null = null;
    let timer = 0;
    let before: readonly string[] = [];

    const look = async () => {
      reader ??= (await ownReader()) ?? siteReader();
      if (isOver) return reader.end();
      const { video } = finder;
      const seen = video && video.videoWidth > 0 ? (await reader.read(video)).map(plainLine).filter(Boolean) : [];
      for (const text of seen) if (!isOver && before.includes(text)) send({ type: 'READ', text });
      before = seen;
      if (!isOver) timer = window.setTimeout(run, LOOK_EVERY_MS);
    };
    const run = () => void look().catch(() => isOver || send({ type: 'READER.FAILED' }));
    run();
    return () => {
      isOver = true;
      clearTimeout(timer);
      reader?.end();
    };
  });
