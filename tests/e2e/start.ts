import type { Page } from './test';

type Start = (page: Page) => Promise<void>;

/**
 * Starts the test with this id, shows that it runs, and takes it to its result: `checks/<id>/<id>.run.ts`. For suites that check
 * only whether every test works at all. Each test's own specs check its details.
 */
export const startOf =
  (id: string): Start =>
  async (page) => {
    const { default: run } = (await import(`../checks/${id}/${id}.run`)) as { default: Start };
    await run(page);
  };
