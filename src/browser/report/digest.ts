import type { Digest } from '../../../machines/report/seal';
import { toHex } from '../../../measure/report/bytes';
import { nextTask } from '../frames/next-task';

/** To write a text of so many characters took long enough. Its bytes are for another task. */
const LONG = 2 ** 18;

/** SHA-256. Rejects where the page is not secure, since browsers keep it from such pages. */
export const digest: Digest = async (content) => {
  if (content.length > LONG) await nextTask();
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
};
