import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { type BarcodePicture, type BarcodeReply, barcodeFormats } from './barcode-formats';

// Otherwise the library downloads its WebAssembly from another site.
prepareZXingModule({ overrides: { locateFile: () => wasm } });
const detector = new BarcodeDetector({ formats: [...barcodeFormats] });

addEventListener('message', async ({ data: { rgba, width } }: MessageEvent<BarcodePicture>) => {
  const tell = (reply: BarcodeReply) => postMessage(reply);
  try {
    const found = await detector.detect(new ImageData(rgba, width));
    tell({ codes: found.map(({ rawValue }) => rawValue) });
  } catch {
    tell({ codes: null });
  }
});
