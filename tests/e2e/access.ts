import { expect, type Locator, type Page } from './test';

/** Checks of the accessibility specs that axe does not cover. */

/** Call before the page is opened. From then on the page records what a screen reader would announce. */
export function listen(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const regions = '[aria-live], [role=status], [role=alert], [role=log], output';
    const heard: string[] = [];
    const said = new WeakMap<Element, string>();
    Object.assign(window, { heard });
    const tell = (region: Element) => {
      const text = (region.textContent ?? '').replace(/\s+/g, ' ').trim();
      const isSilent = region.getAttribute('aria-live') === 'off' || region.closest('[inert]') !== null;
      if (text === (said.get(region) ?? '') || isSilent) return;
      said.set(region, text);
      if (text) heard.push(text);
    };
    new MutationObserver((records) => {
      const changed = new Set<Element>();
      for (const { target, addedNodes } of records) {
        const around = (target instanceof Element ? target : target.parentElement)?.closest(regions);
        if (around) changed.add(around);
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          for (const alert of [node, ...node.querySelectorAll('*')])
            if (alert.matches('[role=alert]')) changed.add(alert);
        }
      }
      for (const region of changed) tell(region);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/**
 * Announcements that differ only in their figures count as the same text. More repeats than this, at any rate, are a
 * stream.
 */
const MAX_REPEATS = 6;
/** A count of seconds may be announced. A figure updated every frame comes at least ten times a second. */
const MAX_REPEATS_PER_SECOND = 2;

/** Clears the recorded announcements. */
export const forget = (page: Page) =>
  page.evaluate(() => {
    const { heard } = window as unknown as { heard: string[] };
    heard.length = 0;
    Object.assign(window, { listenedFrom: performance.now() });
  });

/**
 * Texts that were announced in a stream since `forget`, such as from a live region that is updated every frame. A slow
 * machine makes no difference: the limit depends on the time that passed on the page.
 */
export async function streams(page: Page): Promise<string[]> {
  const { heard, seconds } = await page.evaluate(() => {
    const { heard, listenedFrom } = window as unknown as { heard: string[]; listenedFrom: number };
    return { heard, seconds: (performance.now() - listenedFrom) / 1000 };
  });
  const counts = new Map<string, number>();
  for (const text of heard) {
    const shape = text.replace(/[\d.,:]+/g, '#');
    counts.set(shape, (counts.get(shape) ?? 0) + 1);
  }
  const most = MAX_REPEATS + MAX_REPEATS_PER_SECOND * seconds;
  return [...counts].filter(([, count]) => count > most).map(([shape, count]) => `${count} ×: ${shape}`);
}

/** Moves the focus to a control by Tab alone, and presses a key on it. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await expect(target).toBeEnabled();
  await expect(async () => {
    for (let i = 0; i < 60; i++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('Tab does not reach it');
  }).toPass();
  await page.keyboard.press(key);
}

/** Moves the focus to a group of radio buttons by Tab alone, then selects one by the arrow keys. */
export async function choose(page: Page, target: Locator): Promise<void> {
  const isInGroup = (element: Element) =>
    document.activeElement instanceof HTMLInputElement &&
    document.activeElement.name === (element as HTMLInputElement).name;
  await expect(async () => {
    for (let i = 0; i < 60 && !(await target.evaluate(isInGroup)); i++) await page.keyboard.press('Tab');
    expect(await target.evaluate(isInGroup), 'Tab reaches the group').toBe(true);
  }).toPass();
  // Arrow keys select the radio button they move to. Tab only focuses one, if none is selected.
  for (let i = 0; i < 12 && !(await target.isChecked()); i++) {
    const isFocused = await target.evaluate((element) => element === document.activeElement);
    await page.keyboard.press(isFocused ? 'Space' : 'ArrowDown');
  }
  await expect(target).toBeChecked();
}

/** Controls that are fully covered by a fixed or sticky element after the focus scrolled them into view. */
export function obscured(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    const isSeen = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [0.02, 0.25, 0.5, 0.75, 0.98].some((x) =>
        [0.1, 0.5, 0.9].some((y) => {
          const hit = document.elementFromPoint(left + x * width, top + y * height);
          return hit !== null && (element.contains(hit) || hit.contains(element));
        }),
      );
    };
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => {
        element.focus();
        if (element !== document.activeElement) return false;
        return !isSeen(element.closest('label') ?? element);
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

/** Text spacing that a person may set (WCAG 1.4.12). The selector has the highest specificity on the page. */
const TEXT_SPACING_CSS =
  '*:not(#a#b) { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p:not(#a#b) { margin-bottom: 2em !important }';

/** Texts that are clipped by a box that does not scroll. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim();
      const parent = walker.currentNode.parentElement;
      if (!text || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(box);
        // Text for screen readers only is clipped on purpose.
        if (clipPath !== 'none') break;
        const edge = box.getBoundingClientRect();
        const isWide = /hidden|clip/.test(overflowX) && (right > edge.right + 2 || left < edge.left - 2);
        const isHigh = /hidden|clip/.test(overflowY) && (bottom > edge.bottom + 4 || top < edge.top - 4);
        if (isWide || isHigh) found.push(text.slice(0, 60));
      }
    }
    return found;
  });
}

/** Texts that the WCAG text spacing clips. The spacing stays applied to the page. */
export async function cutOffBySpacing(page: Page): Promise<string[]> {
  const before = new Set(await cutOff(page));
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, TEXT_SPACING_CSS);
  return (await cutOff(page)).filter((text) => !before.has(text));
}
