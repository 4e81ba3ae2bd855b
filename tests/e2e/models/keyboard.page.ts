import { type CDPSession, expect, type Page } from 'playwright/test';
import { LEAVE_MS } from '../../../machines/keyboard/keyboard.machine';
import type { Layout, Size } from '../../../machines/keyboard/layouts';
import { openWithProgram } from '../visit';

/** What the init script leaves in the page for the test to answer with. */
interface KeyboardStubs {
  legends(map: Record<string, string> | null): void;
  lock(): void;
  guess(found: boolean): void;
  grant(): void;
  refuse(): void;
  leave(): void;
}
declare global {
  interface Window {
    keyboardStubs: KeyboardStubs;
  }
}

const windowsKey: Readonly<Record<string, number>> = { Escape: 27, ControlLeft: 17, Tab: 9, Space: 32, F5: 116 };

interface Stroke {
  readonly code: string;
  readonly key?: string;
  /** Bits as in CDP: Alt 1, Ctrl 2, Meta 4, Shift 8. */
  readonly modifiers?: number;
  /** Seconds since the epoch, as CDP counts them. */
  readonly timestamp?: number;
  readonly repeat?: boolean;
}

/** The keyboard test as a person uses it. */
export class KeyboardPage {
  #session: Promise<CDPSession> | null = null;

  constructor(readonly page: Page) {}

  get start() {
    return this.page.getByRole('button', { name: 'Start Listening' });
  }
  get stop() {
    return this.page.getByRole('button', { name: 'Stop Listening' });
  }
  get board() {
    return this.page.getByRole('img', { name: /^On-screen keyboard/ });
  }
  get layer() {
    return this.page.getByRole('dialog', { name: 'Keyboard test' });
  }
  get badge() {
    return this.page.getByRole('progressbar', { name: 'Keys tested' });
  }
  get resultHeading() {
    return this.page.getByRole('heading', { level: 1, name: 'Keyboard test results' });
  }
  size(size: Size) {
    const name = { full: 'Full Size', tenkeyless: 'Tenkeyless', laptop: 'Laptop' }[size];
    return this.page.getByRole('group', { name: 'Keyboard size' }).locator('label').filter({ hasText: name });
  }
  key(code: string) {
    return this.board.first().locator(`[data-code="${code}"]`);
  }

  /** Opens the page, on a computer that gives no hint at the size of its keyboard unless the test says so. */
  async open({ hints = false } = {}) {
    if (!hints)
      await this.page.addInitScript(() => {
        if (!('keyboardStubs' in window))
          Object.defineProperty(navigator, 'getBattery', { value: undefined, configurable: true });
      });
    await openWithProgram(this.page, '/keyboard-test');
  }

  /** Opens the page and has the board listen. */
  async openAndStart() {
    await this.open();
    await this.start.click();
    await expect(this.stop).toBeVisible();
  }

  /** Holds Escape until the page has its keys back: for two real seconds, or as long by `page.clock`. */
  async holdEscape({ clock = false } = {}) {
    await this.send('down', { code: 'Escape' });
    if (clock) {
      await expect(this.page.locator('[data-code=Escape][data-state=held]').first()).toBeAttached();
      await this.page.clock.runFor(LEAVE_MS);
    }
    await expect(this.start).toBeVisible({ timeout: LEAVE_MS + 3000 });
    await this.send('up', { code: 'Escape' });
  }

  /** Chooses what is not chosen yet. */
  async choose({ variant, size, system }: Layout) {
    const tab = this.page.getByRole('tab', { name: system === 'mac' ? 'Mac' : 'Windows' });
    if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click();
    const select = this.page.getByRole('combobox', { name: 'Variant' });
    if ((await select.inputValue()) !== variant) await select.selectOption(variant);
    if (!(await this.size(size).getByRole('radio').isChecked())) await this.size(size).click();
  }

  /** Opens the page with fullscreen, keyboard lock, legends and time in the test's hands. */
  async openWithStubs() {
    await this.page.addInitScript(() => {
      let element: Element | null = null;
      let fullscreen: { resolve: () => void; reject: (error: Error) => void } | null = null;
      let map: { resolve: (map: Map<string, string>) => void; reject: (error: Error) => void } | null = null;
      let lock: (() => void) | null = null;
      let battery: { resolve: (battery: object) => void; reject: (error: Error) => void } | null = null;
      Object.defineProperty(navigator, 'getBattery', {
        value: () =>
          new Promise((resolve, reject) => {
            battery = { resolve, reject };
          }),
      });
      const change = (to: Element | null) => {
        element = to;
        document.dispatchEvent(new Event('fullscreenchange'));
      };
      Object.defineProperty(Document.prototype, 'fullscreenElement', { get: () => element });
      Element.prototype.requestFullscreen = () =>
        new Promise((resolve, reject) => {
          fullscreen = { resolve, reject };
        });
      Document.prototype.exitFullscreen = async () => change(null);
      Object.defineProperty(navigator, 'keyboard', {
        value: {
          getLayoutMap: () =>
            new Promise((resolve, reject) => {
              map = { resolve, reject };
            }),
          lock: () =>
            new Promise<void>((resolve) => {
              lock = resolve;
            }),
          unlock: () => undefined,
        },
      });
      window.keyboardStubs = {
        legends: (entries) =>
          entries ? map?.resolve(new Map(Object.entries(entries))) : map?.reject(new Error('not told')),
        lock: () => lock?.(),
        guess: (found) =>
          found ? battery?.resolve({ charging: false, level: 1 }) : battery?.reject(new Error('no hint')),
        grant() {
          change(document.documentElement);
          fullscreen?.resolve();
        },
        refuse: () => fullscreen?.reject(new TypeError('Permissions check failed')),
        leave: () => change(null),
      };
    });
    await this.page.clock.install({ time: new Date('2026-03-05T10:00:00Z') });
    await this.open();
    // Else the delays of the machine pass while the test looks.
    await this.page.clock.pauseAt(new Date('2026-03-05T10:10:00Z'));
  }

  /** A key event by its code, any code there is. */
  async send(phase: 'down' | 'up', { code, key, repeat, ...rest }: Stroke) {
    this.#session ??= this.page.context().newCDPSession(this.page);
    const session = await this.#session;
    await session.send('Input.dispatchKeyEvent', {
      type: phase === 'down' ? 'rawKeyDown' : 'keyUp',
      code,
      key: key ?? code,
      windowsVirtualKeyCode: windowsKey[code] ?? 0,
      ...(repeat && { autoRepeat: true }),
      ...rest,
    });
  }
  /** Down and up; many may be sent at once and keep their order. */
  async press(code: string) {
    await Promise.all([this.send('down', { code }), this.send('up', { code })]);
  }

  async expectKey(code: string, state: 'untested' | 'held' | 'tested', flagged = false) {
    await expect(this.key(code)).toHaveAttribute('data-state', state);
    if (flagged) await expect(this.key(code)).toHaveAttribute('data-flagged');
    else await expect(this.key(code)).not.toHaveAttribute('data-flagged');
  }
  async expectCount(tested: number, of = 104) {
    await expect(this.page.getByRole('main')).toContainText(`${tested} of ${of} keys tested`);
    await expect(this.badge.first()).toHaveAttribute('aria-valuenow', String(tested));
  }
}
