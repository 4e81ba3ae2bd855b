import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Check, catalogue } from '../../content/catalogue';
import { audiences, moreFor, testedTexts } from '../../content/home-below';
import { site } from '../../content/site';
import { shiftSoFar, shiftWithLateFonts } from './layout-shift';
import { expect, type Page, test } from './test';

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
  test('stand in their order, list the tests that exist and no other, fill every row of the advanced tests, and show the tests without a card in three groups (D3, D22)', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.locator('main h1')).toHaveCount(1);
    await expect
      .poll(() => page.locator('main h2').allTextContents())
      .toEqual([
        'Inspect the whole device',
        'Complete Testing Suite',
        'Advanced Testing Tools',
        'System information',
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

    const advanced = page.getByRole('region', { name: 'Advanced Testing Tools' });
    for (const { heading, kind } of moreFor) {
      const few = inGroup('none').filter((check) => check.kind === kind);
      const links = advanced.getByRole('region', { name: heading }).getByRole('link');
      await expect(links).toHaveText(few.map(({ name, number }) => `${number}${name}`));
    }
    const cells = advanced.getByRole('link', { name: /^Start test: / }).locator('xpath=..');
    await expect(cells).toHaveCount(6);
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

  test('say what was tested in this tab, lead to the next test, and forget it after a question', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('region', { name: testedTexts.label })).toHaveCount(0);
    await page.evaluate(() => {
      for (const [id, verdict] of [
        ['screen', 'pass'],
        ['keyboard', 'warning'],
        ['pen', 'fail'],
      ])
        sessionStorage.setItem(`assay:result:${id}`, JSON.stringify({ build: '', form: '', verdict, snapshot: null }));
      const parts = [{ verdict: 'pass' }, { verdict: 'warning' }, { verdict: 'not-run' }];
      const result = { status: 'warning', details: '', parts, finishedAt: Date.now() - 750_000 };
      const snapshot = { context: { result } };
      sessionStorage.setItem('assay:result:keyboard', JSON.stringify({ verdict: 'warning', snapshot }));
    });
    await page.reload();
    const strip = page.getByRole('region', { name: testedTexts.label });
    await expect(strip).toContainText(`3of ${catalogue.length}tested`);
    await expect(strip.getByRole('img')).toHaveAccessibleName('1 fail, 1 warning and 1 pass');
    await expect(strip.getByRole('link', { name: 'Continue: Pixel repair' })).toHaveAttribute('href', '/pixel-repair');
    await expect(page.getByRole('link', { name: 'Start test: Keyboard, Warning' })).toBeVisible();
    await expect(page.getByText('1/2, 12 minutes ago')).toBeVisible();
    await expect(page.getByRole('link', { name: '18 Pen Fail' })).toBeVisible();
    await strip.getByRole('button', { name: 'Start Over' }).click();
    await strip.getByRole('button', { name: 'Forget 3 results?' }).click();
    await expect(strip).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Start test: Keyboard', exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Advanced Testing Tools' })).toBeVisible();
    await expect(strip).toHaveCount(0);
  });
});

test('the system information is read when asked for, and again on Refresh', async ({ page }) => {
  await page.goto('/');
  await expect.poll(async () => Object.values(await cells(page))).toEqual(Array(12).fill('— | Not known'));

  const button = await detect(page).elementHandle();
  await detect(page).focus();
  await page.keyboard.press('Enter');
  await expect(detect(page)).toHaveText('Refresh');
  await expect.poll(() => button?.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect(page.getByRole('status').filter({ hasText: 'items detected' })).toHaveCount(1);

  const facts = await page.evaluate(() => ({
    cores: `${navigator.hardwareConcurrency} logical cores`,
    agent: navigator.userAgent,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    language: navigator.language,
  }));
  await expect
    .poll(() => cells(page))
    .toMatchObject({
      Screen: '1280 × 800\u202fpx | 1280 × 800 device\u00a0px',
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
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(await shiftSoFar(page)).toBe(0);
  });

  test('a font that comes late moves little', async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await shiftWithLateFonts(page, '/'), `${width} px`).toBeLessThan(0.05);
    }
  });
});
