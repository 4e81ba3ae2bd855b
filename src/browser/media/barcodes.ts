import { type EventObject, fromCallback } from 'xstate';
import type { BarcodesEvent } from '../../../machines/inspection/barcodes.machine';
import { plainLine } from '../../../measure/plain-text';
import { workerUrl } from '../trusted-types';
import { type BarcodeReply, barcodeFormats } from './barcode-formats';
import readerUrl from './barcode-reader.worker.ts?worker&url';
import { createGrabber, type Viewfinder } from './camera-video';

/**
 * The browser's own detector, available on some systems.
 * https://wicg.github.io/shape-detection-api/#barcode-detection-api
 */
interface BrowserDetector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface BrowserDetectorClass {
  new (options: { formats: readonly string[] }): BrowserDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

interface Reader {
  /** The texts in the newest frame. Rejects if the reader no longer works. */
  read(video: HTMLVideoElement): Promise<readonly string[]>;
  end(): void;
}

/** The browser's own reader; null unless it supports all the formats. */
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
 * The site's own reader. It runs in a worker, so that it does not block the page, and because the worker's own security
 * policy allows compiling WebAssembly, which the pages' policy forbids.
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

/** Time between two readings of the picture. */
const READ_INTERVAL_MS = 120;

/**
 * Reads the viewfinder's picture repeatedly. Sends READ for each text found in two consecutive readings, because a
 * single blurred frame may be misread, and READER.FAILED if nothing can be read.
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
      for (const text of seen) if (before.includes(text)) send({ type: 'READ', text });
      before = seen;
      if (!isOver) timer = window.setTimeout(run, READ_INTERVAL_MS);
    };
    const run = () => void look().catch(() => send({ type: 'READER.FAILED' }));
    run();
    return () => {
      isOver = true;
      clearTimeout(timer);
      reader?.end();
    };
  });
