// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyText } from '../../src/browser/files/clipboard';

function withClipboard(clipboard: Partial<Clipboard> | undefined): void {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(document, 'execCommand');
  document.body.replaceChildren();
});

describe('copying with the clipboard API', () => {
  it('hands over the text before anything is awaited', () => {
    const writeText = vi.fn(() => Promise.resolve());
    withClipboard({ writeText });
    void copyText('figures');
    expect(writeText).toHaveBeenCalledWith('figures');
  });

  it('rejects when the browser refuses', async () => {
    withClipboard({ writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) });
    await expect(copyText('figures')).rejects.toMatchObject({ name: 'NotAllowedError' });
  });
});

describe('copying without it', () => {
  let copied: string | undefined;
  let answer: boolean;

  beforeEach(() => {
    copied = undefined;
    answer = true;
    withClipboard(undefined);
    document.execCommand = () => {
      const field = document.querySelector('textarea');
      copied = field?.value.slice(field.selectionStart, field.selectionEnd);
      return answer;
    };
  });

  it('copies the whole text out of a field that is gone afterwards', async () => {
    await copyText('line one\nline two');
    expect(copied).toBe('line one\nline two');
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('leaves the focus where it was', async () => {
    const button = document.body.appendChild(document.createElement('button'));
    button.focus();
    await copyText('figures');
    expect(document.activeElement).toBe(button);
  });

  it('rejects when the browser refuses, and leaves no field behind', async () => {
    answer = false;
    await expect(copyText('figures')).rejects.toThrow('refused');
    expect(document.querySelector('textarea')).toBeNull();
  });
});
