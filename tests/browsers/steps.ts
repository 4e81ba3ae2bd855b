import { expect } from 'playwright/test';
import { soon, type Visitor } from './visitor';

/** The steps that take a test from its page to its verdict. */
export type Path = (visitor: Visitor) => Promise<void>;

/** The result is shown. */
export const results = (visitor: Visitor) => visitor.see('heading', /results$/);

/**
 * A verdict without the test's name and the date: `cannot tell, 1 of 9 passed`. @param name accessible name of a
 * result's badge
 */
export const inBrief = (name: string): string => name.replace(/^Result: [^,]+, |, [^,]+, \d{4}$/g, '');

/** Of a phone, then of a desktop, which stays. */
const WIDTHS = [390, 1440];

/** Whether anything is wider than the page. */
const overflow = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? `${scrollWidth} px in ${clientWidth}` : 'none';
};

/** Opens a route, which has its title, one heading and no overflow. */
export async function openWhole(visitor: Visitor, { path, title }: { path: string; title: string }): Promise<void> {
  await visitor.open(path);
  expect(await visitor.evaluate(() => document.title)).toBe(title);
  expect(await visitor.evaluate(() => document.querySelectorAll('h1').length)).toBe(1);
  for (const width of WIDTHS) {
    await visitor.driver.resize(width, 900);
    expect(await visitor.evaluate(overflow), `${width} px`).toBe('none');
  }
  expect(await visitor.text('body')).not.toContain('A newer version is ready');
}

/** Starts a test that covers the whole screen. */
export async function openView(visitor: Visitor): Promise<void> {
  await visitor.click('button', 'Start Test', 'main');
  await visitor.see('toolbar', 'Test controls');
  const isDrawn = () =>
    visitor.evaluate(
      () => document.querySelector<HTMLElement>('[role=dialog] canvas, dialog canvas')?.style.visibility === 'visible',
    );
  await soon(isDrawn, 'the picture is drawn').toBe(true);
}

/** Shows one picture after the other in full screen, then exits. */
export const sequence =
  (pictures: number): Path =>
  async (visitor) => {
    await openView(visitor);
    for (let i = 1; i < pictures; i++) await visitor.press('ArrowRight');
    await visitor.press('Escape');
    await results(visitor);
  };

/** Answers one question about a sample. The sample must have been visible for a second. */
export const observation: Path = async (visitor) => {
  await visitor.evaluate(() => {
    const question = [...document.querySelectorAll('[data-question]')].at(-1);
    question?.setAttribute('data-chosen', '');
    question?.scrollIntoView({ block: 'end', behavior: 'instant' });
  });
  await visitor.click('radio', /./, '[data-chosen]');
  await visitor.click('button', 'Show Result', 'main');
  await results(visitor);
};

/** Starts, waits for the measurement, and stops. */
export const toggle =
  (measured: Path): Path =>
  async (visitor) => {
    await visitor.click('button', 'Start Test', 'main');
    await visitor.see('button', 'Stop Test', 'main');
    await measured(visitor);
    await visitor.click('button', 'Stop Test', 'main');
    await results(visitor);
  };

/** The text of an element, found by its test id. */
export const marked = (visitor: Visitor, mark: string) =>
  visitor.evaluate((mark) => document.querySelector(`[data-testid=${mark}]`)?.textContent ?? '', mark);

/** The path of a test: the default export of `checks/<id>/<id>.path.ts`. Rejects if there is no such file. */
export async function pathOf(check: string): Promise<Path> {
  const { default: path } = (await import(`../checks/${check}/${check}.path`)) as { default: Path };
  return path;
}
