import { toHex } from '../../../measure/report/bytes';
import { readSystemText } from '../../../measure/system/read-system-file';
import type { SystemReading } from '../../../measure/system/system-facts';
import { decodeText } from './decode-text';

/** What a file tells, with the SHA-256 of its content in hexadecimal. */
export interface Reading {
  readonly sha256: string;
  readonly reading: SystemReading;
}

addEventListener('message', async ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) => {
  const sha256 = toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', data)));
  postMessage({ sha256, reading: readSystemText(decodeText(data)) } satisfies Reading);
});
