import { expect } from 'playwright/test';
import { routes } from '../e2e/routes';
import { test } from './fixtures';

const WIDTHS = [1440, 390];

/** Whether anything is wider than the page. */
const overflow = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? `${scrollWidth} px in ${clientWidth}` : 'none';
};

/** One guide stands for all of them, because they differ only in their text. */
const walked = [...routes.filter(({ post }) => !post), ...routes.filter(({ post }) => post).slice(0, 1)];

for (const { path, title } of walked) {
  test(`${path} loads, runs and fits`, async ({ visitor }) => {
    await visitor.open(path);
    expect(await visitor.evaluate(() => document.title)).toBe(title);
    expect(await visitor.evaluate(() => document.querySelectorAll('h1').length)).toBe(1);
    for (const width of WIDTHS) {
      await visitor.driver.resize(width, 900);
      expect(await visitor.evaluate(overflow), `${width} px`).toBe('none');
    }
    expect(await visitor.text('body')).not.toContain('A newer version is ready');
    expect(visitor.driver.complaints()).toEqual([]);
  });
}
