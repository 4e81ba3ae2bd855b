import { existsSync } from 'node:fs';
import { note, openView, results } from '../browsers/steps';
import type { Person, Role } from '../browsers/visitor';
import { expect, type Locator, type Page } from '../e2e/test';

/** How a person takes a test from its page to its result, in every engine. */
export type Walk = (person: Person) => Promise<unknown>;

/** The walk of the test with this id: that of its `.check.ts` or, without one, the two buttons of most tests. */
export async function walkOf(id: string): Promise<Walk> {
  if (!existsSync(new URL(`../checks/${id}/${id}.check.ts`, import.meta.url)))
    return pressing('Start Test', 'Show Result');
  return ((await import(`../checks/${id}/${id}.check`)) as { default: Walk }).default;
}

/**
 * Starts the test with this id, shows that it runs, and takes it to its result. For suites that check only whether every
 * test works at all. Each test's own specs check its details.
 * @param press how the person activates a control
 */
export const startOf =
  (id: string, press = (target: Locator) => target.click()) =>
  async (page: Page) => {
    await (await walkOf(id))(personOn(page, press));
  };

/** A person in Chromium. */
function personOn(page: Page, press: (target: Locator) => Promise<void>): Person {
  const all = (role: Role, name: string | RegExp, within = 'body') =>
    page.locator(within).getByRole(role, { name, exact: true });
  return {
    click: (...wanted) => press(all(...wanted).first()),
    see: (...wanted) => expect(all(...wanted).first()).toBeVisible(),
    seeNone: (...wanted) => expect(all(...wanted)).toHaveCount(0),
    read: (text, selector = 'main') => expect(page.locator(selector)).toContainText(text),
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    },
    evaluate: <R, A>(work: (value: A) => R | Promise<R>, value?: A) =>
      page.evaluate(work as never, value) as Promise<R>,
  };
}

/** Says in `tests/browsers.md` what holds for the other engines. */
export const noted =
  (...[type, description, walk]: [...Parameters<typeof note>, Walk]): Walk =>
  (person) => {
    note(type, description);
    return walk(person);
  };

/** Presses these buttons one after the other. The last shows the result. */
export const pressing =
  (...names: readonly (string | RegExp)[]): Walk =>
  async (person) => {
    for (const name of names) await person.click('button', name, 'main');
    await results(person);
  };

/** For tests that one button starts and another ends with a result. */
export const between =
  (first: string, last: string, walk: Walk): Walk =>
  async (person) => {
    await person.click('button', first, 'main');
    await walk(person);
    await pressing(last)(person);
  };

/** For tests whose button first starts them and then stops them. */
export const toggle = (walk: Walk): Walk =>
  between('Start Test', 'Stop Test', async (person) => {
    await person.see('button', 'Stop Test', 'main');
    await walk(person);
  });

/** For tests that cover the whole screen, left by Escape. */
export const view =
  (walk: Walk): Walk =>
  async (person) => {
    await openView(person);
    await walk(person);
    await person.press('Escape');
    await results(person);
  };

/** For tests that show one picture after the other. */
export const sequence = (pictures: number): Walk =>
  view(async (person) => {
    for (let i = 1; i < pictures; i++) await person.press('ArrowRight');
  });

/**
 * For tests in which the person answers questions about samples. One answer is enough. A question can be answered once
 * its sample was visible for a second.
 */
export const observation: Walk = async (person) => {
  await person.evaluate(() => {
    const question = [...document.querySelectorAll('[data-question]')].at(-1);
    question?.setAttribute('data-chosen', '');
    question?.scrollIntoView({ block: 'end', behavior: 'instant' });
  });
  await person.click('radio', /./, '[data-chosen]');
  await pressing('Show Result')(person);
};
