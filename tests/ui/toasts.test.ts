import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

// The store lives longer than one test, so each test gets its own.
let toasts: typeof import('../../src/ui/feedback/toasts');

beforeEach(async () => {
  vi.resetModules();
  toasts = await import('../../src/ui/feedback/toasts');
});
afterEach(() => vi.resetModules());

describe('a toast fired before anyone shows toasts', () => {
  it('waits for the first that does', () => {
    toasts.toast('Link copied!', 'Test results link copied to clipboard');
    const shown = vi.fn();
    toasts.receiveToasts(shown);
    expect(shown.mock.calls).toEqual([
      [{ title: 'Link copied!', description: 'Test results link copied to clipboard', look: 'plain' }],
    ]);
  });

  it('gives way to a newer one', () => {
    toasts.toast('Older', '');
    toasts.toast('Newer', '', 'destructive');
    const shown = vi.fn();
    toasts.receiveToasts(shown);
    expect(shown.mock.calls).toEqual([[{ title: 'Newer', description: '', look: 'destructive' }]]);
  });

  it('is shown once only', () => {
    toasts.toast('Once', '');
    toasts.receiveToasts(() => undefined)();
    const later = vi.fn();
    toasts.receiveToasts(later);
    expect(later).not.toHaveBeenCalled();
  });
});

it('sends toasts to the latest receiver, even when an older one ends after it began', () => {
  const older = vi.fn();
  const newer = vi.fn();
  const endOlder = toasts.receiveToasts(older);
  toasts.receiveToasts(newer);
  endOlder();
  toasts.toast('To the newer', '');
  expect(older).not.toHaveBeenCalled();
  expect(newer).toHaveBeenCalledOnce();
});
