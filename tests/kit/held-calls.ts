import type { Page } from '../e2e/test';

declare global {
  interface Window {
    /** For a stub of a browser's call: a promise that stays open until the test settles it by this name. */
    held<T>(name: string): Promise<T>;
    settle(name: string, how: 'resolve' | 'reject', value: unknown): void;
  }
}

/** Lets the test answer the calls that its stubs hold, from the next navigation on. Comes before the stubs. */
export const holdCalls = (page: Page) =>
  page.addInitScript(() => {
    const calls: Record<string, Record<'resolve' | 'reject', (value: never) => void>> = {};
    window.held = (name) =>
      new Promise((resolve, reject) => {
        calls[name] = { resolve, reject };
      });
    window.settle = (name, how, value) => calls[name]?.[how](value as never);
  });

export const answer = (page: Page, name: string, value?: unknown) =>
  page.evaluate(([call, result]) => window.settle(call, 'resolve', result), [name, value] as const);

/** @param error the name of the error */
export const refuse = (page: Page, name: string, error = '') =>
  page.evaluate(([call, why]) => window.settle(call, 'reject', new DOMException('', why)), [name, error] as const);
