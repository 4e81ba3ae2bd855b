import { expect, test } from 'playwright/test';
import { type Person, soon, type Visitor } from './visitor';

/**
 * Adds a sentence to `tests/browsers.md`: what the engine cannot do, what could not be tried here, what replaced a
 * device, or a figure.
 */
export const note = (type: 'cannot' | 'untried' | 'synthetic' | 'figure', description: string) =>
  void test.info().annotations.push({ type, description });

/** The result is shown. */
export const results = (person: Person) => person.see('heading', /results$/);

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
export async function openView(person: Person): Promise<void> {
  await person.click('button', 'Start Test', 'main');
  await person.see('toolbar', 'Test controls');
  const isDrawn = () =>
    person.evaluate(
      () => document.querySelector<HTMLElement>('[role=dialog] canvas, dialog canvas')?.style.visibility === 'visible',
    );
  await soon(isDrawn, 'the picture is drawn').toBe(true);
}

/** The text of an element, found by its test id. */
export const marked = (person: Person, mark: string) =>
  person.evaluate((mark) => document.querySelector(`[data-testid=${mark}]`)?.textContent ?? '', mark);
