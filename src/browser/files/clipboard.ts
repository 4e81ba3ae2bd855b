/**
 * Puts text on the clipboard. Call it straight from a click: browsers ask for one. Rejects when the browser refuses.
 * Without the clipboard API, as on an insecure page, the text is copied out of a field that is there for that moment.
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
  // Selecting needs a field that is rendered; iOS zooms to one that may be typed in.
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
