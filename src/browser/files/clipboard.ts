/**
 * Copies text to the clipboard. Call it directly from a click, as browsers require. Rejects if the browser refuses.
 * Without the clipboard API, as on an insecure page, the text is copied from a temporary field.
 */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) {
    await navigator.clipboard.writeText(text);
    return;
  }
  if (!copyFromField(text)) throw new Error('The browser refused to copy');
}

function copyFromField(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  // A selection needs a rendered field. It is read-only because iOS zooms in on editable fields.
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  Object.assign(field.style, { position: 'fixed', top: '0', left: '-9999px' });
  document.body.append(field);
  try {
    field.select();
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
