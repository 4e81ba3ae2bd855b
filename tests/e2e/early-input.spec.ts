import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Host } from './host';
import { chooseFile } from './models/files';
import { built } from './routes';
import { bare, expect, type Page, programRuns, test } from './test';
import { hold } from './waits';
import { watchPage } from './watch-page';

/** `src/boot/boot.js` records input that comes before the app runs, and replays it once the app runs. */

/** Opens a page and delays its scripts. Call the returned function to let them load. */
async function openWithoutProgram(page: Page, path: string): Promise<() => Promise<void>> {
  const open = await hold(page, '**/assets/*.js');
  await bare(page).goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return async () => {
    open();
    await programRuns(page);
  };
}

test('a page that arrives slowly is taken over once it is whole, and not drawn anew', async ({ page }) => {
  const { pageErrors } = watchPage(page);
  const host = new Host(built);
  await host.open();
  try {
    const sendRest = host.cut('/keyboard-test');
    await bare(page).goto(`${host.origin}/keyboard-test`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const entry = /data-entry="([^"]+)"/.exec(readFileSync(join(built, 'keyboard-test.html'), 'utf8'))?.[1] ?? '';
    await expect.poll(() => host.asked).toContain(entry);
    await page.waitForFunction((entry) => performance.getEntriesByName(new URL(entry, location.href).href)[0], entry);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    sendRest();
    await programRuns(page);
    expect(pageErrors).toEqual([]);
  } finally {
    await host.close();
  }
});

test('C12: a click before the program runs is shown where it is held, until it is answered, and the last option counts', async ({
  page,
}) => {
  const run = await openWithoutProgram(page, '/motion-blur-test');
  const held = page.locator('[data-waiting]');
  await page.getByText('Objects', { exact: true }).click();
  await page.getByText('Bars', { exact: true }).click();
  await expect(held).toHaveText(['Bars']);
  await expect(held).toHaveCSS('cursor', 'progress');
  await expect(held).toHaveCSS('outline-style', 'dashed');
  await page.getByRole('button', { name: 'Start Test' }).first().click();
  await expect(held).toHaveText(['Start Test', 'Bars']);
  await expect(held.first()).toHaveCSS('outline-style', 'dashed');
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
  await run();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(held).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Bars' })).toBeChecked();
});

test('Start is pressed before the program runs on a page that offers to continue a stopped run', async ({ page }) => {
  await page.goto('/gradient-test');
  await page.getByRole('button', { name: 'Start Test' }).click();
  const controls = page.getByRole('toolbar', { name: 'Test controls' });
  await expect(controls).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Stopped run' })).toBeVisible();
  const run = await openWithoutProgram(page, '/gradient-test');
  await page.getByRole('button', { name: 'Start Test' }).click();
  await run();
  await expect(controls).toContainText('1/5');
});

test('a checkbox that is clicked before the program runs is switched, and twice is as it was', async ({ page }) => {
  const box = page.getByRole('checkbox').first();
  await page.goto('/motion-blur-test');
  const before = await box.isChecked();
  const run = await openWithoutProgram(page, '/motion-blur-test');
  await box.click();
  await run();
  await expect(box).toBeChecked({ checked: !before });
  await page.unrouteAll({ behavior: 'wait' });
  const runAgain = await openWithoutProgram(page, '/motion-blur-test');
  await box.click();
  await box.click();
  await runAgain();
  await expect(box).toBeChecked({ checked: before });
});

test('a slider that is moved before the program runs stays there, and acts', async ({ page }) => {
  const run = await openWithoutProgram(page, '/pixel-repair');
  const duration = page.getByRole('slider', { name: 'Duration' });
  const minutes = await duration.getAttribute('aria-valuetext');
  await duration.press('ArrowRight');
  await run();
  await expect(duration).toHaveValue('360');
  await expect(duration).not.toHaveAttribute('aria-valuetext', minutes ?? '');
});

test('D23: keys count from the moment that the page listens, all of them, and none from before', async ({ page }) => {
  const run = await openWithoutProgram(page, '/keyboard-test');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Start Listening' }).click();
  // Their times are not known later, and keys without times could look like double presses.
  for (const key of ['q', 'w', 'q', 'q']) await page.keyboard.press(key);
  await run();
  await expect(main.getByText('Listening.', { exact: true })).toBeVisible();
  await expect(main).toContainText(/\b0 of \d+ keys tested/);
  for (const key of 'asdfjkl') await page.keyboard.press(key);
  await expect(main).toContainText(/\b7 of \d+ keys tested/);
  await expect(main).toContainText('Keys from before do not count.');
});

test('a form that is sent before the program runs is sent once, as it was filled in', async ({ page }) => {
  const run = await openWithoutProgram(page, '/ports-test');
  await page.getByPlaceholder('such as USB-C, rear').fill('USB-A, under the hinge');
  await page.getByLabel('Kind').selectOption('USB-A');
  await page.getByRole('button', { name: 'Add Port' }).click();
  await run();
  const ports = page.getByRole('region', { name: 'Map of your device' }).getByRole('listitem');
  await expect(ports).toContainText('USB-A, under the hinge');
  await expect(ports).toHaveCount(1);
  expect(new URL(page.url()).search).toBe('');
});

test('a file that is chosen before the program runs is opened', async ({ page }) => {
  const run = await openWithoutProgram(page, '/verify');
  await chooseFile(page, '{}');
  await run();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Choose Another');
});

test('a choice from a list before the program runs is kept, and acts', async ({ page }) => {
  const run = await openWithoutProgram(page, '/refresh-rate-test');
  const list = page.getByRole('combobox').first();
  await list.selectOption({ label: '144 Hz' });
  await run();
  await expect(list.locator('option:checked')).toHaveText('144 Hz');
  // The app knows the value too: it shows what it compares with.
  await expect(list).toHaveValue(/144/);
});
