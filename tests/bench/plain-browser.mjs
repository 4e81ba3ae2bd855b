// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @typedef {(method: string, params?: object) => Promise<any>} Send Sends a command of the DevTools protocol. */
/**
 * @typedef {object} PlainPage
 * @property {Send} send
 * @property {(expression: string) => Promise<any>} evaluate
 * @property {() => Promise<void>} close
 */
/** @typedef {Awaited<ReturnType<typeof openPlain>>} PlainBrowser */

/**
 * Opens Chromium without Playwright, whose pages cost more than a visitor's: for its `Runtime.enable`, V8 records a stack
 * for each `Error` that is created and parses all functions on that stack again. React creates five errors while it
 * loads.
 * @param {string} executablePath
 */
export async function openPlain(executablePath) {
  const profile = await mkdtemp(join(tmpdir(), 'assay-plain-'));
  const flags = [
    '--headless',
    '--no-sandbox',
    '--no-first-run',
    '--hide-scrollbars',
    '--disable-background-networking',
  ];
  const browser = spawn(executablePath, [...flags, '--remote-debugging-pipe', `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const [, , , commands, answers] = /** @type {import('node:stream').Duplex[]} */ (
    /** @type {unknown} */ (browser.stdio)
  );
  if (!commands || !answers) throw new Error('Chromium has no pipes');

  /** @type {Map<number, { resolve: (result: any) => void, reject: (error: Error) => void }>} */
  const waiting = new Map();
  let received = '';
  answers.setEncoding('utf8').on('data', (text) => {
    const messages = (received + text).split('\0');
    received = messages.pop() ?? '';
    for (const message of messages) {
      const { id, result, error } = JSON.parse(message);
      if (error) waiting.get(id)?.reject(new Error(error.message));
      else waiting.get(id)?.resolve(result);
      waiting.delete(id);
    }
  });
  let last = 0;
  /** @param {string} method @param {object} [params] @param {string} [sessionId] @returns {Promise<any>} */
  const send = (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      waiting.set(++last, { resolve, reject });
      commands.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
    });

  return {
    /** Opens a page with an empty cache and no stored data. @returns {Promise<PlainPage>} */
    async newPage() {
      const { browserContextId } = await send('Target.createBrowserContext');
      const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId });
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
      return {
        send: (method, params) => send(method, params, sessionId),
        evaluate: async (expression) =>
          (await send('Runtime.evaluate', { expression, returnByValue: true }, sessionId)).result.value,
        close: () => send('Target.disposeBrowserContext', { browserContextId }),
      };
    },
    async close() {
      void send('Browser.close').catch(() => {});
      await once(browser, 'exit');
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
