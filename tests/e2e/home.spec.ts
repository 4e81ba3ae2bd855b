import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Check, catalogue } from '../../content/catalogue';
import { audiences } from '../../content/home-below';
import { site } from '../../content/site';
import { launchOptions, origin } from './browser';
import { shiftWithLateFonts } from './layout-shift';
import { type ConsoleMessage, chromium, expect, type Page, test } from './test';

const folder = fileURLToPath(new URL('../../src/checks/', import.meta.url));
const isThere = ({ id }: Pick<Check, 'id'>) =>
  existsSync(folder + id) && readdirSync(folder + id).some((file) => file.endsWith('.page.tsx'));
const existing = (catalogue as readonly Check[]).filter(isThere);
const inGroup = (group: Check['group']) => existing.filter((check) => check.group === group);

const detect = (page: Page) => page.getByRole('button', { name: /^(Detect|Detecting|Refresh)$/ });
const card = (page: Page) => page.getByRole('img', { name: /^Test card/ });
const startScreen = (page: Page) => page.getByRole('link', { name: 'Start test: Screen', exact: true });

/** The cells of the card, from label to text. Omits the marks for figures that are only reported. */
const cells = (page: Page) =>
  page
    .locator('dl > div')
    .evaluateAll((all) =>
      Object.fromEntries(
        all.map((cell) => [
          cell.querySelector('dt')?.firstChild?.textContent ?? '',
          [...(cell.querySelector('dd')?.childNodes ?? [])].map((node) => node.textContent).join(' | '),
        ]),
      ),
    );

test.describe('the sections', () => {
  test('stand in their order, and list the tests that exist and no other', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('main h1')).toHaveCount(1);
    await expect
      .poll(() => page.locator('main h2').allTextContents())
      .toEqual([
        'System information',
        'Complete Testing Suite',
        ...(inGroup('advanced').length > 0 ? ['Advanced Testing Tools'] : []),
        `Why Choose ${site.name}`,
        'Perfect For',
        'Start with the screen. It takes one minute.',
      ]);
    const names = await page
      .getByRole('link', { name: /^Start test: / })
      .evaluateAll((all) => all.map((link) => link.getAttribute('aria-label')));
    const listed = [...inGroup('suite'), ...inGroup('advanced')];
    expect(names).toEqual(listed.map(({ name }) => `Start test: ${name}`));
    await expect(startScreen(page).locator('xpath=..')).toContainText('Most Popular');
    for (const { name, checks } of audiences) {
      const shown = await page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name }) })
        .getByRole('link')
        .allTextContents();
      const first = checks.flatMap((id) => existing.find((check) => check.id === id) ?? []).slice(0, 4);
      expect(shown).toEqual(first.map((check) => String(check.number).padStart(2, '0') + check.name));
    }
  });

  test('fill every row of the advanced tests, the last one with a way to the tests without a card', async ({
    page,
  }) => {
    await page.goto('/');
    const cells = page.getByRole('region', { name: 'Advanced Testing Tools' }).getByRole('listitem');
    await expect(cells.last().getByRole('link', { name: 'See these tests' })).toHaveAttribute('href', '/more-tests');
    for (const { name } of inGroup('none')) await expect(cells.last()).toContainText(new RegExp(name, 'i'));
    /** The number of different right edges of the rows, in whole px. */
    const ends = () =>
      cells.evaluateAll((all) => {
        const rows = new Map<number, number>();
        for (const cell of all) {
          const { top, right } = cell.getBoundingClientRect();
          rows.set(Math.round(top), Math.max(rows.get(Math.round(top)) ?? 0, Math.round(right)));
        }
        return new Set(rows.values()).size;
      });
    for (const width of [1440, 800, 740, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(ends, `${width} px`).toBe(1);
    }
  });
});

test.describe('the system information', () => {
  test('is read when asked for, and again on Refresh', async ({ page }) => {
    await page.goto('/');
    await expect.poll(async () => Object.values(await cells(page))).toEqual(Array(12).fill('— | Not known'));

    const button = await detect(page).elementHandle();
    await detect(page).focus();
    await page.keyboard.press('Enter');
    await expect(detect(page)).toHaveText('Refresh');
    await expect.poll(() => button?.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect(page.getByRole('status').filter({ hasText: 'items detected' })).toHaveCount(1);

    const facts = await page.evaluate(() => ({
      size: `${screen.width} × ${screen.height}\u202fpx | ${Math.round(screen.width * devicePixelRatio)} × ${Math.round(
        screen.height * devicePixelRatio,
      )} device\u00a0px`,
      ratio: devicePixelRatio.toFixed(2),
      cores: `${navigator.hardwareConcurrency} logical cores`,
      agent: navigator.userAgent,
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      language: navigator.language,
    }));
    await expect
      .poll(() => cells(page))
      .toMatchObject({
        Screen: facts.size,
        'Pixel ratio': facts.ratio,
        Processor: facts.cores,
        'User agent': facts.agent,
        'Time zone': facts.zone,
        Language: facts.language,
        Browser: expect.stringMatching(/^Chrom(e|ium) \d+/),
        Graphics: expect.stringMatching(/\w/),
      });

    await page.setViewportSize({ width: 1024, height: 700 });
    await detect(page).click();
    await expect.poll(async () => (await cells(page)).Screen).toContain('1024 × 700');
  });

  test('leaves out what fails or is not told, counts what is left, and only logs it', async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message: ConsoleMessage) => message.type() === 'error' && errors.push(message.text()));
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'platform', { get: () => '' });
      Object.defineProperty(Navigator.prototype, 'getBattery', {
        value: () => Promise.reject(new Error('battery refused')),
      });
      const { getContext } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: [string]) {
        return args[0].startsWith('webgl') ? null : Reflect.apply(getContext, this, args);
      } as typeof getContext;
    });
    await page.goto('/');
    await detect(page).click();
    await expect(detect(page)).toHaveText('Refresh');
    await expect.poll(async () => Object.keys(await cells(page))).toHaveLength(9);
    const shown = Object.keys(await cells(page));
    for (const label of ['Platform', 'Battery', 'Graphics']) expect(shown).not.toContain(label);
    await expect(page.getByRole('status').filter({ hasText: '9 items detected' })).toHaveCount(1);
    await expect.poll(() => errors).toHaveLength(2);
    expect(errors.join()).toContain('battery refused');
    expect(errors.join()).toContain('No WebGL');
  });

  test('keeps no WebGL context', async ({ page }) => {
    await page.addInitScript(() => {
      const { getContext } = HTMLCanvasElement.prototype;
      const contexts: WebGLRenderingContext[] = [];
      Object.assign(window, { contexts });
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: [string]) {
        const context: unknown = Reflect.apply(getContext, this, args);
        if (args[0].startsWith('webgl') && context) contexts.push(context as WebGLRenderingContext);
        return context;
      } as typeof getContext;
    });
    await page.goto('/');
    for (let run = 0; run < 6; run++) {
      await detect(page).click();
      await expect(detect(page)).toHaveText('Refresh');
    }
    const lost = () =>
      page.evaluate(() =>
        (window as unknown as { contexts: WebGLRenderingContext[] }).contexts.map((context) => context.isContextLost()),
      );
    await expect.poll(lost).toEqual(Array(6).fill(true));
  });
});

test('a card describes itself by its tooltip, shows its focus around the whole cell, and is a link all over', async ({
  page,
}) => {
  const tip = 'Use it in a dark room, with the screen cleaned first.';
  await page.goto('/');
  await expect(startScreen(page)).toHaveAccessibleDescription(tip);
  const cell = startScreen(page).locator('xpath=..');
  const ring = () => cell.evaluate((element) => getComputedStyle(element, '::after').borderTopWidth);
  await expect.poll(() => ring()).toBe('0px');

  const moved = await page.evaluateHandle(() => {
    const names: string[] = [];
    addEventListener('animationstart', ({ target }) => names.push((target as Element).nodeName));
    return names;
  });
  await startScreen(page).hover();
  await expect.poll(() => moved.jsonValue(), 'its mark alone').toEqual(['path']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The tooltip layer loads with the first pointer that comes near.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await startScreen(page).hover();
    await expect(page.getByRole('tooltip')).toHaveText(tip, { timeout: 2000 });
  }).toPass();
  expect(await moved.jsonValue(), 'nothing under reduced motion').toEqual(['path']);
  await page.keyboard.press('Tab');
  await startScreen(page).focus();
  await expect.poll(() => ring()).toBe('3px');
  await cell.click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL('/screen-test');
});

test.describe('the test card', () => {
  test('keeps its place while it is drawn', async ({ page }) => {
    // A font that loads late moves text. The next test covers that.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto('/');
    await expect(card(page).locator('canvas')).toBeVisible();
    await detect(page).scrollIntoViewIfNeeded();
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 300);
        }),
    );
    expect(shifts).toBe(0);
  });

  test('a font that comes late moves little', async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await shiftWithLateFonts(page, '/'), `${width} px`).toBeLessThan(0.05);
    }
  });

  test('has one canvas pixel for each device pixel at a fractional scale', async () => {
    const browser = await chromium.launch(
      launchOptions({ args: ['--force-device-scale-factor=1.5', '--window-size=1400,900'] }),
    );
    const page = await browser.newPage({ viewport: null });
    await page.goto(origin);
    const canvas = card(page).locator('canvas');
    await expect(canvas).toBeVisible();
    const sizes = await canvas.evaluate(
      (element: HTMLCanvasElement) =>
        new Promise<{ store: number[]; box: number[] }>((resolve) => {
          new ResizeObserver(([entry]) => {
            const [size] = entry?.devicePixelContentBoxSize ?? [];
            resolve({
              store: [element.width, element.height],
              box: [size?.inlineSize ?? 0, size?.blockSize ?? 0],
            });
          }).observe(element, { box: 'device-pixel-content-box' });
        }),
    );
    expect(sizes.store).toEqual(sizes.box);
    const colors = await canvas.evaluate((element: HTMLCanvasElement) => {
      const data = element.getContext('2d')?.getImageData(0, 0, element.width, element.height).data ?? [];
      const found = new Set<string>();
      for (let i = 0; i < data.length; i += 4) found.add([data[i], data[i + 1], data[i + 2]].join());
      return [...found];
    });
    expect(colors).toEqual(
      expect.arrayContaining(['255,0,0', '0,255,0', '0,0,255', '255,0,255', '0,0,0', '255,255,255']),
    );
    await browser.close();
  });
});
