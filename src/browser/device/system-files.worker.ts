import { readSystemText } from '../../../measure/system/read-system-file';
import type { SystemReading } from '../../../measure/system/system-facts';
import { decodeText } from './decode-text';

/** What a file tells, with the SHA-256 of its content in hexadecimal. */
export interface Reading {
  readonly sha256: string;
  readonly reading: SystemReading;
}

addEventListener('message', async ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) => {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
  const sha256 = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  postMessage({ sha256, reading: readSystemText(decodeText(data)) } satisfies Reading);
});
