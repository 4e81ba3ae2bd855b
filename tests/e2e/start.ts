import type { Page } from 'playwright/test';

type Start = (page: Page) => Promise<void>;

/**
 * How the test of this id is started, how it shows that it runs, and how it reaches its result: `runs/<id>.ts`. For a run
 * that asks of every test whether it works at all; what each of them does is the matter of its own specs.
 */
export const startOf =
  (id: string): Start =>
  async (page) => {
    const { default: run } = (await import(`./runs/${id}`)) as { default: Start };
    await run(page);
  };
