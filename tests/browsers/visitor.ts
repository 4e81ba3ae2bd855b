import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'playwright/test';
import type { Driver } from './driver';

/**
 * Waits for a value that is quickly read. Asks again after a tenth of a second; the pauses of a bare `poll` grow to a
 * second, which leaves the page time where looking costs it much: for roles and names.
 */
export const soon = <Value>(read: () => Value | Promise<Value>, message = '') =>
  expect.poll(read, { intervals: [100], message });

const axe = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Elements that may have a role. axe then determines the actual role and name. */
const candidates = {
  button: 'button, [role=button]',
  link: 'a[href]',
  radio: 'input[type=radio], [role=radio]',
  checkbox: 'input[type=checkbox], [role=checkbox]',
  heading: 'h1, h2, h3, h4',
  img: 'img, svg, [role=img]',
  textbox: 'input, textarea',
  dialog: 'dialog, [role=dialog]',
  toolbar: '[role=toolbar]',
  group: 'fieldset, [role=group]',
  region: 'section, [role=region]',
  timer: '[role=timer]',
} as const;

export type Role = keyof typeof candidates;

interface Wanted {
  readonly role: Role;
  /** The full name, or a pattern. */
  readonly name: string | RegExp;
  /** Selector of the element to search in. */
  readonly within: string;
}

interface Found {
  readonly name: string;
  /** Whether it can be clicked: it is enabled, not moving, and nothing covers it. */
  readonly ready: boolean;
  readonly x: number;
  readonly y: number;
}

interface Axe {
  setup(root: Element): void;
  teardown(): void;
  commons: { text: { accessibleText(element: Element): string } };
}

/** Simulates a person: finds elements by role and name, clicks, types, and waits until elements appear. */
export class Visitor {
  constructor(
    readonly driver: Driver,
    readonly origin: string,
  ) {}

  /** Opens a path and waits until React runs the page. */
  async open(path: string): Promise<void> {
    await this.driver.goto(this.origin + path);
    await this.expectToRun();
  }

  expectToRun(): Promise<void> {
    const runs = () =>
      this.evaluate(() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')));
    return soon(runs, 'React runs the page').toBe(true);
  }

  evaluate<R>(work: () => R | Promise<R>): Promise<R>;
  evaluate<R, A>(work: (value: A) => R | Promise<R>, value: A): Promise<R>;
  evaluate<R, A>(work: (value: A) => R | Promise<R>, value?: A): Promise<R> {
    return this.driver.evaluate(work, (value ?? null) as A);
  }

  /** Names and positions of the visible elements of a role. */
  async #find({ role, name, within }: Wanted, reach: boolean): Promise<Found[]> {
    if (!(await this.evaluate(() => 'axe' in window))) await this.driver.run(axe);
    const pattern = typeof name === 'string' ? null : [name.source, name.flags];
    const query = { selector: candidates[role], name: String(name), pattern, within, reach };
    return this.evaluate(async ({ selector, name, pattern, within, reach }) => {
      const { axe } = window as unknown as { axe: Axe };
      const all = [...document.querySelectorAll<HTMLElement>(within)]
        .flatMap((around) => [...around.querySelectorAll<HTMLElement>(selector)])
        .filter((element) => element.checkVisibility({ visibilityProperty: true }));
      axe.setup(document.documentElement);
      const named = all.map((element) => ({ element, text: axe.commons.text.accessibleText(element).trim() }));
      axe.teardown();
      const test = pattern ? new RegExp(pattern[0] ?? '', pattern[1]) : null;
      const fitting = named.filter(({ text }) => (test ? test.test(text) : text === name));
      const frame = () => new Promise(requestAnimationFrame);
      const place = async ({ element, text }: { element: HTMLElement; text: string }) => {
        // A hidden field is clicked through its label.
        const label = 'labels' in element ? (element.labels as NodeListOf<HTMLElement>)[0] : undefined;
        const target = label && element.getBoundingClientRect().width < 8 ? label : element;
        if (reach) target.scrollIntoView({ block: 'center', behavior: 'instant' });
        const box = target.getBoundingClientRect();
        if (reach) await frame();
        const later = target.getBoundingClientRect();
        const [x, y] = [later.x + later.width / 2, later.y + later.height / 2];
        const hit = document.elementFromPoint(x, y);
        const isHit = hit !== null && (target.contains(hit) || (label?.contains(hit) ?? false) || hit === element);
        const isEnabled = !element.matches(':disabled, [aria-disabled=true]');
        return { name: text, ready: isEnabled && isHit && box.x === later.x && box.y === later.y, x, y };
      };
      const found: Found[] = [];
      for (const one of fitting) found.push(await place(one));
      const aim = reach ? fitting[found.findIndex(({ ready }) => ready)]?.element : undefined;
      if (aim) {
        const aimed = { isHit: false };
        const label = 'labels' in aim ? (aim.labels as NodeListOf<HTMLElement>)[0] : undefined;
        const hear = (event: Event) => {
          aimed.isHit ||= event.composedPath().some((one) => one === aim || one === label);
        };
        addEventListener('click', hear, { capture: true, once: true });
        Object.assign(window, { aimed });
      }
      return found;
    }, query);
  }

  /** Names of the elements that are visible now. */
  async names(role: Role, name: string | RegExp = /./, within = 'body'): Promise<string[]> {
    return (await this.#find({ role, name, within }, false)).map((found) => found.name);
  }

  /** Waits until an element with this role and name is visible. */
  async see(role: Role, name: string | RegExp, within?: string): Promise<void> {
    await expect.poll(() => this.names(role, name, within), `${role} ${name}`).not.toEqual([]);
  }
  async seeNone(role: Role, name: string | RegExp): Promise<void> {
    await expect.poll(() => this.names(role, name), `${role} ${name}`).toEqual([]);
  }
  /** Waits until the page contains the text. */
  async read(text: string | RegExp, selector = 'main'): Promise<void> {
    await soon(() => this.text(selector)).toMatch(text);
  }
  text(selector = 'main'): Promise<string> {
    // Unlike `textContent`, it omits hidden text and separates words as the page does.
    // biome-ignore lint/performance/useDomNodeTextContent: see above
    return this.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.innerText ?? '', selector);
  }

  /**
   * Clicks the first match once it can be clicked. Clicks again if it moved away before the button was released: the
   * browser then sends a press, but no click.
   */
  async click(role: Role, name: string | RegExp, within = 'body'): Promise<void> {
    const isHit = () => (window as unknown as { aimed?: { isHit: boolean } }).aimed?.isHit ?? true;
    const clicked = async () => {
      const at = (await this.#find({ role, name, within }, true)).find(({ ready }) => ready);
      if (!at) return `not among: ${await this.text()}`;
      await this.driver.click(at.x, at.y);
      // If the click navigated away, the page can no longer answer.
      return (await this.evaluate(isHit).catch(() => true)) ? 'clicked' : 'moved away';
    };
    await expect.poll(clicked, `${role} ${name}`).toBe('clicked');
  }

  press = (...keys: readonly string[]) => this.driver.press(...keys);
}

/** What the walk of a test needs of the person who takes it. In Chromium, Playwright's own page does it. */
export type Person = Pick<Visitor, 'click' | 'see' | 'seeNone' | 'read' | 'press' | 'evaluate'>;
