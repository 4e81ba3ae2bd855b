/** How long the object URL is kept: long enough for a slow device to start the download. */
const REVOKE_AFTER_MS = 10_000;

/**
 * Saves a file under a name. Text is saved as UTF-8. The browser may ask the person or refuse; the page cannot tell.
 */
export function download(filename: string, content: Blob | string): void {
  const blob = typeof content === 'string' ? new Blob([content], { type: 'text/plain;charset=utf-8' }) : content;
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.hidden = true;
  // Firefox follows only links that are in the document.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}
