import { copyText } from './clipboard';

export interface Shared {
  readonly title: string;
  readonly text?: string;
  readonly url?: string;
}

/** `dismissed`: the person closed the share sheet, which needs no message. */
export type ShareOutcome = 'shared' | 'copied' | 'dismissed';

/**
 * Opens the system's share sheet. If there is none, copies the text and the URL on separate lines. Call it directly
 * from a click, before any `await`. Rejects if neither worked.
 */
export async function share({ title, text, url }: Shared): Promise<ShareOutcome> {
  const data: ShareData = { title, ...(text && { text }), ...(url && { url }) };
  if (canShare(data)) {
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
      // Sharing exists but is not available for this page or this data. Fall back to the clipboard.
    }
  }
  await copyText([text, url].filter(Boolean).join('\n'));
  return 'copied';
}

/** Safari had `share` before `canShare`. */
function canShare(data: ShareData): boolean {
  if (!('share' in navigator)) return false;
  return 'canShare' in navigator ? navigator.canShare(data) : true;
}
