import type { Digest } from '../../../machines/report/seal';
import { toHex } from '../../../measure/report/bytes';
import { nextTask } from '../../../renderers/next-task';

/** Encoding a longer text is done in a separate task, because writing it already took long. In characters or bytes. */
const LONG_CONTENT_LENGTH = 2 ** 18;

/** SHA-256. Rejects on an insecure page, where browsers do not provide it. */
export const digest: Digest = async (content) => {
  if (content.length > LONG_CONTENT_LENGTH) await nextTask();
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
};
