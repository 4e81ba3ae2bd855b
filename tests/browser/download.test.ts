// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { download } from '../../src/browser/files/download';

interface Click {
  readonly name: string;
  readonly href: string;
  readonly connected: boolean;
}

let clicks: Click[];
let blobs: Map<string, Blob>;

beforeEach(() => {
  clicks = [];
  blobs = new Map();
  vi.useFakeTimers();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicks.push({ name: this.download, href: this.href, connected: this.isConnected });
  });
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = `blob:http://localhost/${blobs.size}`;
    blobs.set(url, blob as Blob);
    return url;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void blobs.delete(url));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('saves text as UTF-8 under its name, through a link that is in the document', async () => {
  download('screen-test-report.txt', '2880 × 1800 px');
  expect(clicks).toEqual([{ name: 'screen-test-report.txt', href: 'blob:http://localhost/0', connected: true }]);
  const blob = blobs.get('blob:http://localhost/0');
  expect(blob?.type).toBe('text/plain;charset=utf-8');
  expect(await blob?.text()).toBe('2880 × 1800 px');
});

it('saves a blob as it is', () => {
  const picture = new Blob([new Uint8Array([1, 2, 3])], { type: 'image/png' });
  download('touchscreen.png', picture);
  expect(blobs.get('blob:http://localhost/0')).toBe(picture);
});

it('keeps the address while the browser may still read it, then releases everything', () => {
  download('a.txt', 'a');
  expect(document.querySelector('a')).toBeNull();
  vi.advanceTimersByTime(5000);
  expect(blobs.size).toBe(1);
  vi.advanceTimersByTime(10_000);
  expect(blobs.size).toBe(0);
});
