import { type Stored, stored } from '../../content/legal/privacy';
import type { Page } from './test';

const listed = (where: Stored['where'], key: string) =>
  stored.some((one) =>
    one.where !== where ? false : one.key.endsWith('*') ? key.startsWith(one.key.slice(0, -1)) : key === one.key,
  );

/** Data that the site stores in this browser but the privacy page does not list. There must be none. */
export async function unlisted(page: Page): Promise<string[]> {
  const kept = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name ?? ''),
  }));
  const cookies = await page.context().cookies();
  return [
    ...kept.local.filter((key) => !listed('local storage', key)).map((key) => `local storage: ${key}`),
    ...kept.caches.filter((key) => !listed('cache storage', key)).map((key) => `cache storage: ${key}`),
    ...kept.session.filter((key) => !listed('session storage', key)).map((key) => `session storage: ${key}`),
    ...kept.databases.filter((name) => !listed('database', name)).map((name) => `database: ${name}`),
    ...cookies.map(({ name }) => `cookie: ${name}`),
  ];
}

/** Does one thing with a store of the page's database, and answers once that is stored. */
export const inStore = <Entry>(
  page: Page,
  store: 'inspections' | 'journals',
  ...[method, value]: ['getAll'] | ['clear'] | ['put', object]
): Promise<Entry[]> =>
  page.evaluate(
    ([name, method, value]) =>
      new Promise<Entry[]>((resolve, reject) => {
        const opening = indexedDB.open('assay');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(name, 'readwrite');
          const entries = transaction.objectStore(name);
          const request = method === 'put' ? entries.put(value) : entries[method]();
          transaction.oncomplete = () => {
            opening.result.close();
            resolve(request.result as Entry[]);
          };
        };
      }),
    [store, method, value] as const,
  );
