import * as engines from '../browsers/steps';
import { expect, type Page } from '../e2e/test';

type Run = (page: Page) => Promise<unknown>;
type Path = engines.Path;

/** How a person takes a test from its page to its result: in Chromium, and in the other engines. */
export interface Check {
  readonly run: Run;
  readonly path: Path;
}

const checkOf = async (id: string) => ((await import(`../checks/${id}/${id}.check`)) as { default: Check }).default;

/**
 * Starts the test with this id, shows that it runs, and takes it to its result. For suites that check only whether every
 * test works at all. Each test's own specs check its details.
 */
export const startOf = (id: string) => async (page: Page) => {
  await (await checkOf(id)).run(page);
};

/** The same in the other engines. Rejects if there is no such test. */
export const pathOf = async (id: string): Promise<Path> => (await checkOf(id)).path;

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first();
export const results = (page: Page) => expect(page.getByRole('heading', { level: 1, name: /results$/ })).toBeVisible();

/** Starts a test that covers the whole screen. */
export async function openView(page: Page): Promise<void> {
  await button(page, 'Start Test').click();
  await expect(page.getByRole('toolbar', { name: 'Test controls' })).toBeVisible();
  await expect(page.getByRole('dialog').locator('canvas').first()).toBeVisible();
}

/** Says in `tests/browsers.md` what holds for the other engines. */
export const noted = (...[type, description, { run, path }]: [...Parameters<typeof engines.note>, Check]): Check => ({
  run,
  path: (visitor) => {
    engines.note(type, description);
    return path(visitor);
  },
});

/** Presses these buttons one after the other. The last shows the result. */
export const pressing = (...names: readonly (string | RegExp)[]): Check => ({
  run: async (page) => {
    for (const name of names) await button(page, name).click();
    await results(page);
  },
  path: async (visitor) => {
    for (const name of names) await visitor.click('button', name, 'main');
    await engines.results(visitor);
  },
});

/** For tests that one button starts and another ends with a result. */
export const between = (first: string, last: string, { run, path }: Check): Check => ({
  run: async (page) => {
    await button(page, first).click();
    await run(page);
    await button(page, last).click();
    await results(page);
  },
  path: async (visitor) => {
    await visitor.click('button', first, 'main');
    await path(visitor);
    await visitor.click('button', last, 'main');
    await engines.results(visitor);
  },
});

/** For tests whose button first starts them and then stops them. */
export const toggle = ({ run, path }: Check): Check =>
  between('Start Test', 'Stop Test', {
    run: async (page) => {
      await expect(button(page, 'Stop Test')).toBeVisible();
      await run(page);
    },
    path: async (visitor) => {
      await visitor.see('button', 'Stop Test', 'main');
      await path(visitor);
    },
  });

/** For tests that cover the whole screen, left by Escape. */
export const view = ({ run, path }: Check): Check => ({
  run: async (page) => {
    await openView(page);
    await run(page);
    await page.keyboard.press('Escape');
    await results(page);
  },
  path: async (visitor) => {
    await engines.openView(visitor);
    await path(visitor);
    await visitor.press('Escape');
    await engines.results(visitor);
  },
});

/** For tests that show one picture after the other. @param pictures that the other engines show */
export const sequence = (pictures: number): Check =>
  view({
    run: async (page) => {
      for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
    },
    path: async (visitor) => {
      for (let i = 1; i < pictures; i++) await visitor.press('ArrowRight');
    },
  });

/**
 * For tests in which the person answers questions about samples. One answer is enough. A question can be answered once
 * its sample was visible for a second.
 */
export const observation: Check = {
  run: async (page) => {
    const question = page.locator('[data-question]').last();
    await question.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    const radio = question.getByRole('radio').first();
    await expect(radio).toBeEnabled();
    await radio.check();
    await button(page, 'Show Result').click();
    await results(page);
  },
  path: async (visitor) => {
    await visitor.evaluate(() => {
      const question = [...document.querySelectorAll('[data-question]')].at(-1);
      question?.setAttribute('data-chosen', '');
      question?.scrollIntoView({ block: 'end', behavior: 'instant' });
    });
    await visitor.click('radio', /./, '[data-chosen]');
    await visitor.click('button', 'Show Result', 'main');
    await engines.results(visitor);
  },
};
