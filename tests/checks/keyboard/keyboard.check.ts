import { layoutNames } from '../../../content/key-names';
import { LEAVE_MS } from '../../../machines/keyboard/keyboard.machine';
import type { Layout, Size } from '../../../machines/keyboard/layouts';
import type { KeyInput } from '../../../measure/keyboard/keys';
import { stubFullscreen } from '../../e2e/models/fullscreen-stub';
import { type CDPSession, expect, type Page } from '../../e2e/test';
import { stopClock } from '../../e2e/waits';
import { between } from '../../kit/check';
import { holdCalls } from '../../kit/held-calls';
import { opened, TestPage } from '../../kit/test-page';

const windowsKey: Readonly<Record<string, number>> = { Escape: 27, ControlLeft: 17, Tab: 9, Space: 32, F5: 116 };

interface Stroke {
  readonly code: string;
  readonly key?: string;
  /** Modifier bits as in CDP: Alt 1, Ctrl 2, Meta 4, Shift 8. */
  readonly modifiers?: number;
  /** Seconds since the epoch, as in CDP. */
  readonly timestamp?: number;
  readonly repeat?: boolean;
}

/** Page object of the keyboard test. */
export class KeyboardPage extends TestPage {
  readonly path = '/keyboard-test';
  #session: Promise<CDPSession> | null = null;
  override readonly start = this.page.getByRole('button', { name: 'Start Listening' });
  readonly stop = this.page.getByRole('button', { name: 'Stop Listening' });
  readonly board = this.page.getByRole('img', { name: /^On-screen keyboard/ });
  readonly layer = this.page.getByRole('dialog', { name: 'Keyboard test' });
  readonly progress = this.page.getByRole('progressbar', { name: 'Keys tested' });

  size(size: Size) {
    const name = { full: 'Full Size', tenkeyless: 'Tenkeyless', laptop: 'Laptop' }[size];
    return this.page.getByRole('group', { name: 'Keyboard size' }).locator('label').filter({ hasText: name });
  }
  key(code: string) {
    return this.board.first().locator(`[data-code="${code}"]`);
  }

  /** Opens the page. The computer gives no hints about the size of its keyboard, unless `hints` is set. */
  override async open({ hints = false } = {}) {
    if (!hints)
      await this.page.addInitScript(() => {
        Object.defineProperty(navigator, 'getBattery', { value: undefined });
      });
    await super.open();
  }

  /** Holds Escape until the page releases the keys. */
  async holdEscape() {
    await this.send('down', { code: 'Escape' });
    await expect(this.page.locator('[data-code=Escape][data-state=held]').first()).toBeAttached();
    await this.page.clock.runFor(LEAVE_MS);
    await expect(this.start).toBeVisible();
    await this.send('up', { code: 'Escape' });
  }

  /** Selects the options that are not selected yet. */
  async choose({ variant, size, system }: Layout) {
    const tab = this.page.getByRole('tab', { name: layoutNames.system[system] });
    if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click();
    const select = this.page.getByRole('combobox', { name: 'Variant' });
    if ((await select.inputValue()) !== variant) await select.selectOption(variant);
    if (!(await this.size(size).getByRole('radio').isChecked())) await this.size(size).click();
  }

  /** Opens the page with fullscreen, keyboard lock, legends and time under the test's control. */
  async openWithStubs() {
    await stubFullscreen(this.page);
    await holdCalls(this.page);
    await this.page.addInitScript(() => {
      const getLayoutMap = async () => new Map(Object.entries(await window.held<Record<string, string>>('legends')));
      const keyboard = { getLayoutMap, lock: () => window.held('lock'), unlock: () => undefined };
      Object.defineProperty(navigator, 'getBattery', { value: () => window.held('battery') });
      Object.defineProperty(navigator, 'keyboard', { value: keyboard });
    });
    await this.page.goto(this.path);
    // Otherwise the machine's delays would pass while the test runs its assertions.
    await stopClock(this.page);
  }

  /** Sends a key event with any code. */
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
  /** Sends down and up. Several calls at once keep their order. */
  async press(code: string) {
    await Promise.all([this.send('down', { code }), this.send('up', { code })]);
  }

  /** Sends the events of a hand of the calibration with their times. All are sent before any is answered. */
  async plant(events: readonly KeyInput[]) {
    const from = Date.now() / 1000;
    await Promise.all(events.map(({ phase, code, at }) => this.send(phase, { code, timestamp: from + at / 1000 })));
  }

  async expectKey(code: string, state: 'untested' | 'held' | 'tested', flagged = false) {
    await expect(this.key(code)).toHaveAttribute('data-state', state);
    if (flagged) await expect(this.key(code)).toHaveAttribute('data-flagged');
    else await expect(this.key(code)).not.toHaveAttribute('data-flagged');
  }
  async expectCount(tested: number, of = 104) {
    await expect(this.page.getByRole('main')).toContainText(`${tested} of ${of} keys tested`);
    await expect(this.progress.first()).toHaveAttribute('aria-valuenow', String(tested));
  }
}

export async function started(page: Page): Promise<KeyboardPage> {
  const keyboard = await opened(KeyboardPage, page);
  await keyboard.start.click();
  await expect(keyboard.stop).toBeVisible();
  return keyboard;
}

/** More, as fast as a script types, would be announced in a stream. */
const keys = 'asdfgh';

export default between('Start Listening', 'Show Result', async (person) => {
  await person.press(...keys);
  await person.read(new RegExp(`${keys.length} of \\d+ keys tested`));
});
