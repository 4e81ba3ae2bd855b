import { reportFileName } from '../../../machines/report/file-name';
import type { Sealed } from '../../../machines/report/report';
import { formatReport } from '../../../machines/report/report-of';
import { inTime } from '../in-time';

/** The largest report, with twelve photos of 0.6 MB, is 10 MB of JSON: 80 s at 1 Mbit/s, and time for the answer. */
const MAX_SEND_MS = 120_000;
/** Room for a number and a sentence. */
const MAX_WORDS = 200;

/** What became of a sending. `unreachable`: no network, a redirect, or the receiver does not allow this site (CORS). */
export type Sending =
  | { readonly ok: true; readonly words: string }
  | { readonly ok: false; readonly reason: 'unreachable' | 'no-answer' }
  | { readonly ok: false; readonly reason: 'refused'; readonly status: number; readonly words: string };

/**
 * Posts a report as its file, always with the same bytes. The key, the hash of the seal, lets the receiver recognize a
 * repeat. Never rejects.
 */
export async function sendReport(sealed: Sealed): Promise<Sending> {
  const abort = new AbortController();
  const name = encodeURIComponent(reportFileName(sealed.report));
  const ask = async (): Promise<Sending> => {
    const response = await fetch(__HANDOFF__, {
      method: 'POST',
      body: formatReport(sealed),
      headers: {
        'Content-Type': 'application/json',
        'Content-Disposition': `attachment; filename*=UTF-8''${name}`,
        // Quoted, as in draft-ietf-httpapi-idempotency-key-header.
        'Idempotency-Key': `"${sealed.seal.hash}"`,
      },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      cache: 'no-store',
      signal: abort.signal,
    });
    const words = await wordsOf(response);
    return response.ok ? { ok: true, words } : { ok: false, reason: 'refused', status: response.status, words };
  };
  try {
    return await inTime(ask(), MAX_SEND_MS);
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    return { ok: false, reason: isLate ? 'no-answer' : 'unreachable' };
  } finally {
    // Ends a request that is late, and the rest of a long answer.
    abort.abort();
  }
}

/** The start of an answer in plain text, as one line without control characters. Empty for any other type. */
async function wordsOf({ headers, body }: Response): Promise<string> {
  if (!body || !/^text\/plain\b/i.test(headers.get('Content-Type') ?? '')) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (text.length < MAX_WORDS) {
    const { done, value } = await reader.read();
    if (done) break;
    text += decoder.decode(value, { stream: true });
  }
  const words = [...text.replaceAll(/[\p{C}\s]+/gu, ' ').trim()];
  return words.length > MAX_WORDS ? `${words.slice(0, MAX_WORDS).join('')}…` : words.join('');
}
