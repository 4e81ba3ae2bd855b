import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AxeResults } from 'axe-core';
import { expect, type Page } from './test';

declare global {
  interface Window {
    axe: { run(options: object): Promise<Pick<AxeResults, 'violations'>> };
  }
}

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Call before the page is opened. Afterwards `prerenderedNodes` and `prerenderedLines` report what the HTML has. */
export function rememberPrerendered(page: Page) {
  // At `interactive` the document has been parsed, and its modules have not run yet.
  return page.addInitScript(`
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      const main = document.querySelector('main');
      window.prerendered = [...document.querySelectorAll('#root, #root *')];
      window.prerenderedLines = main ? (${linesIn})(main) : [];
    });
  `);
}

/** The text of the HTML as it was sent, which is what a browser without JavaScript shows. */
export const prerenderedLines = (page: Page) =>
  page.evaluate(() => (window as unknown as { prerenderedLines: Line[] }).prerenderedLines);

/**
 * Returns the number of nodes that came with the HTML, and the headings, sections, lists and links among them that are
 * gone. Smaller nodes may be replaced once a page has read data from the browser.
 */
export function prerenderedNodes(page: Page) {
  return page.evaluate(() => {
    const { prerendered } = window as unknown as { prerendered: Element[] };
    return {
      count: prerendered.length,
      lost: prerendered
        .filter((node) => !node.isConnected && node.matches('main, section, nav, h1, h2, h3, ul, ol, dl, a, summary'))
        .map((node) => node.outerHTML.slice(0, 80)),
    };
  });
}

/** Makes the browser lay out all parts of the page, including those far below its top. See src/theme/below-fold.ts. */
const layOutAll = (page: Page) =>
  page.evaluate(() => {
    delete document.documentElement.dataset.fromTop;
  });

/** The axe rules that depend on color: contrast, and links that are hard to see within a sentence. */
export const colorRules = ['color-contrast', 'link-in-text-block'];

/** axe's findings, one line per node. Runs all rules, or only the given ones. */
export async function findings(page: Page, rules?: readonly string[]): Promise<string[]> {
  await layOutAll(page);
  // axe stays in the page until the next navigation.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  // The usual reporter also describes what is in order, which takes a fifth of the time.
  const options = { reporter: 'no-passes', resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  return page.evaluate(async (settings) => {
    const { violations } = await window.axe.run(settings);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, any, all, none }) =>
        [`${id}: ${html}`, ...[...any, ...all, ...none].map(({ message }) => message)].join(' '),
      ),
    );
  }, options);
}

/**
 * Elements that make the page wider than its window. A page that hides its overflow counts too, because it would hide
 * this fault.
 */
export async function overflowing(page: Page): Promise<string[]> {
  await layOutAll(page);
  return page.evaluate(() => {
    const { documentElement, body } = document;
    const hidden = [documentElement, body].filter((box) => getComputedStyle(box).overflowX !== 'visible');
    if (hidden.length > 0) return hidden.map((box) => `${box.tagName} hides what overflows`);
    if (documentElement.scrollWidth <= documentElement.clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > documentElement.clientWidth + 0.5)
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

/**
 * Controls that respond to touches in an area smaller than 44 × 44 px. The area where a touch hits counts, so a link
 * that covers a whole cell has the cell's size.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  await layOutAll(page);
  return page.evaluate(() => {
    const controls = 'a[href], button, input, select, summary, [role=button], [role=tab], [role=slider]';
    const inText = (element: Element) =>
      element.matches('a') &&
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim();
    const reach = (element: Element) => {
      const rect = element.getBoundingClientRect();
      return rect.width >= 43.5 && rect.height >= 43.5;
    };
    const catches = (element: Element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const [cx, cy] = [x + width / 2, y + height / 2];
      const hits = (dx: number, dy: number) =>
        document.elementFromPoint(cx + dx, cy + dy)?.closest(controls) === element;
      return (
        (width >= 43.5 || (hits(-21.5, 0) && hits(21.5, 0))) && (height >= 43.5 || (hits(0, -21.5) && hits(0, 21.5)))
      );
    };
    return [...document.querySelectorAll(controls)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => element.getBoundingClientRect().bottom + scrollY > 0)
      .filter((element) => !inText(element) && !reach(element) && !catches(element))
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return `${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 160)}`;
      });
  });
}

interface Line {
  readonly text: string;
  /**
   * Whether the line may depend on data read from this browser: it contains a figure, or is in an element that shows
   * readings. Button labels count too, because they may depend on readings, and no button works without JavaScript.
   */
  readonly reading: boolean;
}

/** Runs in the page. */
function linesIn(main: Element): Line[] {
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.replace(/\s+/g, ' ').trim();
    const around = walker.currentNode.parentElement;
    if (!text || around?.closest('script, style, noscript, [data-local]')) continue;
    const reading =
      /\d/.test(text) || !!around?.closest('dd, output, button, [role=status], [role=alert], [aria-live]');
    lines.push({ text, reading });
  }
  return lines;
}

/**
 * The text of a page's main part, one item for each text node. Omits text that depends on this device or its storage,
 * because no server could render it.
 */
export const linesOf = (page: Page): Promise<Line[]> => page.locator('main').evaluate(linesIn);

/**
 * Lines that appear only with JavaScript. Readings of this browser may be missing without it, and so may a few words
 * that replace a dash. Of the lines with six words or more, at least nine tenths must be there without JavaScript.
 */
export function needsScript(without: readonly Line[], withScript: readonly Line[]): string[] {
  const there = new Set(without.map(({ text }) => text));
  const missing = withScript.filter(({ text }) => !there.has(text));
  const dashes = (lines: readonly Line[]) => lines.filter(({ text }) => text === '—').length;
  const filled = dashes(without) > dashes(withScript);
  const length = ({ text }: Line) => text.split(' ').length;
  const sentences = (lines: readonly Line[]) => lines.filter((line) => length(line) >= 6).length;
  const tooMany = sentences(missing) > 0.1 * sentences(withScript);
  return missing.filter((line) => tooMany || !(line.reading || (filled && length(line) < 6))).map(({ text }) => text);
}

/** A view has nothing for axe and fits its window, on a phone, where it has targets for a finger, and on a desktop, which stays. */
export async function expectSound(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => findings(page), `${width} px`).toEqual([]);
    await expect.poll(() => overflowing(page), `${width} px`).toEqual([]);
    if (width === 390) await expect.poll(() => smallTargets(page)).toEqual([]);
  }
}

/** A view has nothing for axe in either theme, fits its window, and has targets for a finger. The window stays narrow. */
export async function looksRight(page: Page, view = 'the view'): Promise<void> {
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [390, 'dark'],
    [320, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    if (width !== 320) await expect.poll(() => findings(page), `${view}, ${colorScheme}, ${width} px`).toEqual([]);
    await expect.poll(() => overflowing(page), `${view}, ${width} px`).toEqual([]);
  }
  await expect.poll(() => smallTargets(page), view).toEqual([]);
}
