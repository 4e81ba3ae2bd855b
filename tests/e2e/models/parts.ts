import type { Locator, Page } from '../test';

/** The values of the cells with this label, in the strips of data of a page or of a part of it. */
export const figureOf = (within: Page | Locator, label: string) =>
  within
    .locator('dl > div')
    .filter({ has: ('goto' in within ? within : within.page()).getByText(label, { exact: true }) })
    .locator('dd');

/** The rows of a result with this name. */
export const rowOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });

/** Counts how often React changes the document, from the next navigation on. Returns a function that tells the number. */
export async function countCommits(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const commits = { count: 0 };
    Object.assign(window, {
      commits,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        renderers: new Map(),
        inject: () => 1,
        onCommitFiberRoot: () => {
          commits.count += 1;
        },
        onCommitFiberUnmount: () => undefined,
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { commits: { count: number } }).commits.count);
}
