import { serveFixture } from './fixtures/serve';
import { type Browser, expect, type Locator, type Page, test } from './test';
import { settled, setVisibility } from './waits';

const address = serveFixture('ui');

const region = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const plain = (page: Page) => region(page).getByText('Link copied!');
const destructive = (page: Page) => region(page).getByText('Share failed');

/**
 * Fires a toast and waits for it. Its file loads with the first toast, and a clock that started before would miss it.
 */
async function fire(page: Page, name: 'Plain' | 'Destructive'): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await (name === 'Plain' ? plain : destructive)(page).waitFor();
}

/** Opens the page and waits for the layer. */
async function open(page: Page): Promise<void> {
  await page.goto(address());
  await region(page).waitFor({ state: 'attached' });
}

let shared: Page | null = null;
test.afterAll(() => shared?.close());

/**
 * A page that is opened once for all tests that leave nothing behind except a toast. It has no toast when it is
 * returned.
 */
async function atRest(browser: Browser): Promise<Page> {
  if (!shared) {
    shared = await browser.newPage();
    await open(shared);
  }
  const page = shared;
  await page.emulateMedia({ reducedMotion: null });
  const close = region(page).getByRole('button', { name: 'Close toast' });
  await close.evaluateAll((buttons) => {
    for (const button of buttons as HTMLElement[]) button.click();
  });
  await expect(close).toHaveCount(0);
  await away(page);
  return page;
}

/** Like `open`, with a stopped clock that only the test advances. */
async function openWithClock(page: Page): Promise<void> {
  await open(page);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Lets the page process what just happened to it, then advances its clock. */
async function run(page: Page, ms: number): Promise<void> {
  await settled(page);
  await page.clock.runFor(ms);
}

/** Moves the pointer away from the toast. */
const away = (page: Page) => page.mouse.move(5, 400);

/** Center of a toast that has finished moving in. */
async function center(page: Page): Promise<{ x: number; y: number }> {
  await expect.poll(() => transform(page)).toBe('none');
  const box = await plain(page).boundingBox();
  if (!box) throw new Error('There is no toast');
  return { x: box.x + 60, y: box.y + box.height / 2 };
}

/**
 * Presses the mouse at a point. Moves are relative to it, in px, some ms after the one before. All carry their own
 * times, so a busy machine does not slow down the gesture.
 */
async function grab(page: Page, { x, y }: { x: number; y: number }) {
  const session = await page.context().newCDPSession(page);
  let timestamp = Date.now() / 1000;
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', across: number, down: number, ms: number) => {
    timestamp += ms / 1000;
    const buttons = type === 'mouseReleased' ? 0 : 1;
    const at = { x: x + across, y: y + down };
    return session.send('Input.dispatchMouseEvent', { type, ...at, button: 'left', buttons, clickCount: 1, timestamp });
  };
  await send('mousePressed', 0, 0, 0);
  return {
    to: (across: number, down: number, ms: number) => send('mouseMoved', across, down, ms),
    drop: (across: number, down: number, ms: number) => send('mouseReleased', across, down, ms),
  };
}

/** The toast's transform, which is `none` at rest. */
const transform = (page: Page) =>
  region(page).evaluate((element) => {
    const slab = element.querySelector('button')?.parentElement;
    return slab ? getComputedStyle(slab).transform : 'gone';
  });

test.describe('a toast', () => {
  test('gives way to the next, and leaves the focus in the region if it had it', async ({ browser }) => {
    const page = await atRest(browser);
    await fire(page, 'Plain');
    await expect(region(page).getByRole('status')).toContainText('Link copied!Test results link copied to clipboard');
    await region(page).getByRole('button', { name: 'Close toast' }).focus();
    await page.getByRole('button', { name: 'Destructive' }).dispatchEvent('click');
    await expect(region(page).getByRole('alert')).toContainText('Share failedCould not share results');
    await expect(region(page)).toBeFocused();
    await expect(plain(page)).toHaveCount(0);
    await expect(region(page).getByRole('button', { name: 'Close toast' })).toHaveCount(1);
  });

  test('leaves after 5 s, and stays while the pointer or the focus is on it, or the window is hidden', async ({
    page,
  }) => {
    await openWithClock(page);
    /** Lets the rest of a toast's time pass, and a moment before it. */
    const leaves = async (toast: Locator, rest: number) => {
      await run(page, rest - 200);
      await expect(toast).toBeVisible();
      await run(page, 800);
      await expect(toast).toHaveCount(0);
    };
    /** Fires a toast, and leaves the pointer on it from some ms on. */
    const rests = async (from: number) => {
      await fire(page, 'Plain');
      await run(page, from);
      await plain(page).hover();
      await run(page, 20_000);
    };
    await test.step('leaves after 5 s', async () => {
      await fire(page, 'Plain');
      await leaves(plain(page), 5000);
    });
    await test.step('stays while the pointer is on it, then for the rest of its time', async () => {
      await rests(3000);
      await away(page);
      await leaves(plain(page), 2000);
    });
    await test.step('has its own 5 s when it replaces one that is paused', async () => {
      await rests(500);
      await page.getByRole('button', { name: 'Destructive' }).press('Enter');
      await away(page);
      await leaves(destructive(page), 5000);
    });
    await test.step('stays while the window is hidden', async () => {
      await fire(page, 'Plain');
      await run(page, 3000);
      await setVisibility(page, 'hidden');
      await run(page, 60_000);
      await expect(plain(page)).toBeVisible();
      await setVisibility(page, 'visible');
      await leaves(plain(page), 2000);
    });
    await test.step('stays while the focus is in its region, which Alt+T moves there, and gives it back when closed', async () => {
      await fire(page, 'Plain');
      await page.keyboard.press('Alt+t');
      await expect(region(page)).toBeFocused();
      await run(page, 60_000);
      await expect(plain(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(region(page).getByRole('button', { name: 'Close toast' })).toBeFocused();
      await run(page, 60_000);
      await expect(plain(page)).toBeVisible();
      await page.keyboard.press('Enter');
      await run(page, 600);
      await expect(plain(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Plain' })).toBeFocused();
    });
    await test.step('is closed at any moment of its arrival', async () => {
      for (let age = 0; age <= 400; age += 40) {
        await fire(page, 'Plain');
        await run(page, age);
        await region(page).getByRole('button', { name: 'Close toast' }).dispatchEvent('click');
        await run(page, 600);
        await expect(plain(page), `closed after ${age} ms`).toHaveCount(0);
      }
    });
  });
});

test('closing by Escape is not seen by the page, and works while the page is inert', async ({ page }) => {
  await open(page);
  await page.evaluate(() => addEventListener('keydown', (event) => document.body.append(`pressed ${event.key}`)));
  await fire(page, 'Plain');
  await region(page).getByRole('button', { name: 'Close toast' }).focus();
  await page.keyboard.press('Escape');
  await expect(plain(page)).toHaveCount(0);
  await expect(page.getByText('pressed Escape')).toHaveCount(0);

  await fire(page, 'Plain');
  await page.evaluate(() => document.getElementById('root')?.setAttribute('inert', ''));
  await region(page).getByRole('button', { name: 'Close toast' }).click();
  await expect(plain(page)).toHaveCount(0);
});

test.describe('a swipe', () => {
  test('by mouse follows the pointer, and dismisses or springs back', async ({ browser }) => {
    const page = await atRest(browser);
    await test.step('far', async () => {
      await fire(page, 'Plain');
      const { x, y } = await center(page);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 200, y, { steps: 20 });
      await expect.poll(() => transform(page)).toBe('matrix(1, 0, 0, 1, 200, 0)');
      await page.mouse.up();
      await expect(plain(page)).toHaveCount(0);
    });
    for (const [speed, step, stays] of [
      ['fast', 10, 0],
      ['slow', 60, 1],
    ] as const)
      await test.step(`60 px, ${speed}`, async () => {
        await fire(page, 'Plain');
        const drag = await grab(page, await center(page));
        for (let i = 1; i <= 6; i++) await drag.to(i * 10, 0, step);
        await drag.drop(60, 0, 1);
        await expect.poll(() => transform(page)).toBe(stays ? 'none' : 'gone');
        await expect(plain(page)).toHaveCount(stays);
      });
    await test.step('begun on the close button, which is not pressed', async () => {
      const box = await region(page).getByRole('button', { name: 'Close toast' }).boundingBox();
      if (!box) throw new Error('The button is not drawn');
      const drag = await grab(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
      for (let i = 1; i <= 4; i++) await drag.to(-3 * i, 0, 8);
      await drag.drop(-12, 0, 150);
      await expect.poll(() => transform(page)).toBe('none');
      await expect(plain(page)).toBeVisible();
    });
  });

  test('is immediate under reduced motion', async ({ browser }) => {
    const page = await atRest(browser);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await fire(page, 'Plain');
    const drag = await grab(page, await center(page));
    for (let i = 1; i <= 5; i++) await drag.to(10 * i, 0, 8);
    // The toast is at rest from the frame after the release on.
    const places = await page.evaluateHandle(() => {
      const slab = document.querySelector('[aria-label="Close toast"]')?.parentElement;
      const seen: string[] = [];
      const look = () => {
        if (slab) seen.push(getComputedStyle(slab).transform);
        if (seen.length < 20) requestAnimationFrame(look);
      };
      addEventListener('pointerup', () => requestAnimationFrame(look), { once: true });
      return seen;
    });
    await drag.drop(50, 0, 150);
    await expect.poll(() => places.evaluate((seen) => seen.length)).toBe(20);
    expect(new Set(await places.jsonValue())).toEqual(new Set(['none']));
  });
});

test.describe('with touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('the toast is as wide as the screen, less its margins, and a swipe to the left dismisses', async ({ page }) => {
    await open(page);
    await fire(page, 'Plain');
    await expect.poll(() => region(page).boundingBox()).toMatchObject({ x: 16, width: 390 - 32 });
    const { x, y } = await center(page);
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] });
    await touch('touchStart', x + 150);
    for (let moved = 10; moved <= 200; moved += 10) await touch('touchMove', x + 150 - moved);
    await touch('touchEnd');
    await expect(plain(page)).toHaveCount(0);
  });
});
