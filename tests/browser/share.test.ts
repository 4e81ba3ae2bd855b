// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { share } from '../../src/browser/files/share';

const result = { title: 'Screen test', text: 'Fail, 6 of 8', url: 'https://assay.example/screen-test' };

function browserHas(abilities: { share?: unknown; canShare?: unknown; writeText?: unknown }): void {
  const { writeText, ...sharing } = abilities;
  for (const [name, value] of Object.entries({ ...sharing, clipboard: { writeText } })) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
}

afterEach(() => {
  for (const name of ['share', 'canShare', 'clipboard']) Reflect.deleteProperty(navigator, name);
});

describe('where there is a share sheet', () => {
  it('opens it before anything is awaited', async () => {
    const open = vi.fn(() => Promise.resolve());
    browserHas({ share: open, canShare: () => true });
    const outcome = share(result);
    expect(open).toHaveBeenCalledWith(result);
    expect(await outcome).toBe('shared');
  });

  it('says nothing but "dismissed" when the person closes it, and copies nothing', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    browserHas({ share: () => Promise.reject(new DOMException('', 'AbortError')), canShare: () => true, writeText });
    expect(await share(result)).toBe('dismissed');
    expect(writeText).not.toHaveBeenCalled();
  });

  it('uses it where the browser cannot say beforehand what it shares', async () => {
    browserHas({ share: () => Promise.resolve() });
    expect(await share(result)).toBe('shared');
  });

  it('copies when the sheet is refused', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    browserHas({
      share: () => Promise.reject(new DOMException('', 'NotAllowedError')),
      canShare: () => true,
      writeText,
    });
    expect(await share(result)).toBe('copied');
    expect(writeText).toHaveBeenCalledWith('Fail, 6 of 8\nhttps://assay.example/screen-test');
  });

  it('copies when the sheet does not take this data', async () => {
    const open = vi.fn();
    browserHas({ share: open, canShare: () => false, writeText: () => Promise.resolve() });
    expect(await share(result)).toBe('copied');
    expect(open).not.toHaveBeenCalled();
  });
});

describe('where there is none', () => {
  it('copies the address alone when there is no text', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    browserHas({ writeText });
    expect(await share({ title: 'Gradient test', url: 'https://assay.example/gradient-test' })).toBe('copied');
    expect(writeText).toHaveBeenCalledWith('https://assay.example/gradient-test');
  });

  it('rejects when the clipboard is refused too', async () => {
    browserHas({ writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) });
    await expect(share(result)).rejects.toMatchObject({ name: 'NotAllowedError' });
  });
});
