// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
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

const refuse = (name: string) => () => Promise.reject(new DOMException('', name));

it('opens the share sheet before anything is awaited', async () => {
  const open = vi.fn(() => Promise.resolve());
  browserHas({ share: open, canShare: () => true });
  const outcome = share(result);
  expect(open).toHaveBeenCalledWith(result);
  expect(await outcome).toBe('shared');
});

const both = 'Fail, 6 of 8\nhttps://assay.example/screen-test';
it.each([
  ['is shared where the browser cannot say beforehand what it shares', { share: async () => {} }, 'shared', []],
  ['is copied by nobody when the person closes the sheet', { share: refuse('AbortError') }, 'dismissed', []],
  ['is copied when the sheet is refused', { share: refuse('NotAllowedError') }, 'copied', [[both]]],
  [
    'is copied when the sheet does not take this data',
    { share: async () => {}, canShare: () => false },
    'copied',
    [[both]],
  ],
])('a result %s', async (_, abilities, outcome, copied) => {
  const writeText = vi.fn(() => Promise.resolve());
  browserHas({ ...abilities, writeText });
  expect(await share(result)).toBe(outcome);
  expect(writeText.mock.calls).toEqual(copied);
});

it('copies the address alone when there is no text', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  browserHas({ writeText });
  expect(await share({ title: 'Gradient test', url: 'https://assay.example/gradient-test' })).toBe('copied');
  expect(writeText).toHaveBeenCalledWith('https://assay.example/gradient-test');
});

it('rejects when the clipboard is refused too', async () => {
  browserHas({ writeText: refuse('NotAllowedError') });
  await expect(share(result)).rejects.toMatchObject({ name: 'NotAllowedError' });
});
