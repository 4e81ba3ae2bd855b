import { startOf } from '../kit/check';
import { profileOf } from '../kit/profile';
import { opened } from '../kit/test-page';
import { looksRight } from './detectors';
import { alertOf, InspectionPage, profilePath, saved } from './models/inspection.page';
import { unlisted } from './stored';
import { expect, type Locator, test } from './test';
import { watchPage } from './watch-page';

test('a run from start to finish: a real test, a skip and a person’s verdict', async ({ page }) => {
  const { pageErrors, foreignRequests } = watchPage(page);
  const run = await opened(InspectionPage, page);
  await run.field('Asset tag').fill('AT-004417');
  await run.unfold();
  await run.field('Model').fill('ThinkPad T14');
  await expect(page.getByText('Laptop, lot, maker, ThinkPad T14, year of production, notes')).toBeVisible();
  await run.start();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(run.rail).toContainText('AT-004417');
  await expect(run.control('Previous')).toBeDisabled();

  await test.step('the very page of a test gives its verdict to the run', async () => {
    await startOf('screen')(page);
    await expect(run.verdict('Cannot tell')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('navigation', { name: 'Next test' })).toHaveCount(0);
    await run.leave('Next', 'Keyboard');
    await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  });

  await test.step('a skip has a reason, in words where it needs them', async () => {
    await run.control('Skip').click();
    await run.skipSheet.getByRole('radio', { name: /Another reason/ }).check();
    const skip = run.skipSheet.getByRole('button', { name: 'Skip the Test' });
    await expect(skip).toBeDisabled();
    await run.skipSheet.getByLabel('The reason, in words').fill('No keyboard at hand');
    await skip.click();
    await run.expectTest('Mouse');
  });

  await test.step('a person judges, with what was found', async () => {
    await run.judge('Fail', /Wheel jumps backward/);
    await expect(run.verdict('Fail')).toHaveAttribute('aria-pressed', 'true');
    await expect(run.dock).toContainText('MSE-WHEEL');
    await run.leave('Next', 'Sound');
  });

  await run.toEnd();
  await expect(run.finishHeading).toBeVisible();
  await expect(run.line('Keyboard')).toContainText('Skipped');
  await expect(run.line('Keyboard')).toContainText('No keyboard at hand');
  await expect(run.line('Mouse')).toContainText('MSE-WHEEL');
  await expect(run.summary).toContainText('Fail');
  await expect(run.summary).toContainText('Incomplete');

  await page.getByRole('radio', { name: /^F5/ }).check();
  await expect(page.getByText('F5 does not fit what this run found')).toBeVisible();
  await page.getByRole('radio', { name: /^C5/ }).check();
  await page.getByRole('textbox', { name: 'Notes' }).fill('Scratch on the lid');
  const file = await saved(page, 'Save as File');
  expect(file.facts).toMatchObject({ assetTag: 'AT-004417', model: 'ThinkPad T14', notes: 'Scratch on the lid' });
  expect(file.grades).toEqual({ cosmetic: 'C5', function: 'F5' });
  expect(file.entries.find(({ check }) => check === 'screen')?.result?.status).toBe('inconclusive');
  expect(file.appMs).toBeLessThan(90_000);

  // What is stored cannot be read for a moment: a report without it would replace the run.
  await page.evaluate(() => {
    const { getAll } = IDBIndex.prototype;
    IDBIndex.prototype.getAll = () => {
      IDBIndex.prototype.getAll = getAll;
      throw new DOMException('', 'UnknownError');
    };
  });
  const seal = page.getByRole('button', { name: 'Seal the Report' });
  await seal.click();
  await expect(page.getByRole('alert').filter({ hasText: 'The report was not sealed. Try again' })).toBeVisible();
  await seal.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inspection report' })).toBeVisible();
  await expect(page.getByText('ThinkPad T14').first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Pages of the inspection' }).getByRole('link', { name: 'New' }).click();
  await expect(run.startButton).toBeVisible();
  await expect(run.waiting).toHaveCount(0);
  await expect(page.getByText('Last here')).toContainText(/AT-004417.*Fail/);
  await expect.poll(() => unlisted(page)).toEqual([]);
  expect(foreignRequests).toEqual([]);
  expect(pageErrors, 'of sealing').toEqual([expect.stringContaining('UnknownError')]);
});

test('the row of the run is on every test that covers the screen', async ({ page }) => {
  const run = new InspectionPage(page);
  const profile = profileOf(
    { check: 'touch', isRequired: false },
    { check: 'pixel-repair', isRequired: false },
    { check: 'keyboard', isRequired: false },
  );
  await page.goto(profilePath(profile));
  await page.getByRole('button', { name: 'Touch: Not fitted' }).click();
  await run.startButton.click();
  const judged = async (layer: Locator, byKeys: boolean) => {
    await expect(layer.getByRole('timer', { name: 'Elapsed' })).toBeVisible();
    if (byKeys) {
      await page.keyboard.press('Enter');
      await expect(layer.getByRole('button', { name: 'Cannot tell' })).toBeVisible();
      await page.keyboard.press('c');
    } else await layer.getByRole('button', { name: 'Cannot tell' }).click();
    await expect(layer).toHaveCount(0);
    await expect(run.verdict('Cannot tell')).toHaveAttribute('aria-pressed', 'true');
  };
  const layer = page.getByRole('dialog');

  await run.expectTest('Touch');
  await page.getByRole('button', { name: 'Start Test' }).first().click();
  await expect(layer).toContainText('1/3');
  await judged(layer, true);
  await run.leave('Next', 'Pixel repair');
  // The first Enter begins the repair, also right after the start. The next one judges.
  const start = page.getByRole('button', { name: 'Start Repair' }).first();
  await start.evaluate(async (button: HTMLButtonElement) => {
    button.click();
    await null;
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true }));
  });
  await expect(layer.getByRole('timer', { name: 'Time left' })).toBeVisible();
  await judged(layer, true);
  await run.leave('Next', 'Keyboard');
  await page.getByRole('button', { name: 'Full Screen' }).first().click();
  await page.keyboard.press('p');
  await expect(layer).toContainText(/\D1\/\d+ keys tested/);
  await judged(layer, false);
});

test('a test whose page does not load says so, and the run goes on', async ({ page }) => {
  const run = await opened(InspectionPage, page);
  await page.route(/\/assets\/Screen\.page.*\.js/, (route) => route.abort());
  await page.getByRole('radio', { name: /^Quick/ }).check();
  await run.startButton.click();
  await expect(alertOf(page)).toContainText('This test did not load');
  await run.leave('Next', 'Keyboard');
});

test('a run whose parts do not load says so when they are needed, and continues after a reload', async ({ page }) => {
  const parts = /\/assets\/Run-.*\.js/;
  await page.route(parts, (route) => route.abort());
  const run = await opened(InspectionPage, page);
  await run.field('Asset tag').fill('AT-004417');
  await run.startButton.click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await page.unroute(parts);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await page.getByRole('button', { name: /^Resume/ }).click();
  await expect(run.rail).toContainText('AT-004417');
  await run.expectTest('Screen');
});

test('every view is accessible in both themes, fits, and has targets for a finger', async ({ page }) => {
  const run = new InspectionPage(page);
  const looks = async (view: string) => {
    await looksRight(page, view);
    await page.setViewportSize({ width: 1440, height: 900 });
  };
  await page.goto(
    `/inspection#job=RMA-4711&profile=buyer&assetTag=AT-004417&serial=${'W'.repeat(120)}&returnNote=Shelf+B4`,
  );
  await expect(page.getByRole('button', { name: 'Take Job' })).toBeFocused();
  await looks('job');
  await page.getByRole('button', { name: 'Take Job' }).click();
  await run.start();
  await looks('run');
  await run.control('Skip').click();
  await looks('skip');
  await run.skipSheet.getByRole('radio', { name: /No time/ }).check();
  await run.skipSheet.getByRole('button', { name: 'Skip the Test' }).click();
  await run.verdict('Fail').click();
  await looks('findings');
  await page.keyboard.press('Escape');
  await run.rail.getByRole('button', { name: 'Pause' }).click();
  await looks('paused');
  await page.getByRole('button', { name: 'Resume' }).first().click();
  await run.toEnd();
  await page.getByRole('radio', { name: /^F4/ }).check();
  await looks('finish');
});

test('the strip of twenty tests stays left of the verdict so far in the dock (B strip)', async ({ page }) => {
  const run = await opened(InspectionPage, page);
  await run.start('Full');
  for (const width of [1440, 1360, 1180, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const [strip, soFar] = [run.strip, run.dock.getByText('No verdict yet')];
    const end = await strip.evaluate((one) => one.lastElementChild?.getBoundingClientRect().right ?? 0);
    const box = await soFar.boundingBox();
    if (box) expect(end).toBeLessThan(box.x);
    await expect.poll(() => strip.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
    await expect.poll(() => soFar.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  }
});
