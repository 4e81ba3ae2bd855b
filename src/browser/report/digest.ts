import type { Digest } from '../../../machines/report/seal';
import { toHex } from '../../../measure/report/bytes';

/** SHA-256. Rejects where the page is not secure, since browsers keep it from such pages. */
export const digest: Digest = async (content) => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
};
