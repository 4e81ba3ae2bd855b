import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from 'playwright/test';
import type { Profile } from '../../content/profiles';
import type { Inspection } from '../../machines/inspection/inspection';
import { profileToLink } from '../../machines/inspection/profile';
import { findings, sideways, smallTargets } from './detectors';
import { InspectionPage } from './models/inspection.page';
import { startOf } from './start';
import { unlisted } from './stored';
import { visit, watch } from './witness';

const on = (page: Page) => new InspectionPage(page);
const alertOf = (page: Page) => page.getByRole('main').getByRole('alert');

/** The file that a button saves. */
async function saved(page: Page, name: string): Promise<Inspection> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^inspection-.+\.json$/);
  return JSON.parse(readFileSync(await download.path(), 'utf8')) as Inspection;
}

test('a run from start to finish: a real test, a skip, a person’s verdict and a part that is not fitted', async ({
  page,
}) => {
  const { complaints, strangers } = watch(page);
  const run = on(page);
  await run.open();
  await run.field('Asset tag').fill('AT-004417');
  await run.field('Model').fill('ThinkPad T14');
  await run.start();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(run.rail).toContainText('AT-004417');
  await expect(run.control('Previous')).toBeDisabled();

  await test.step('the very page of a test gives its verdict to the run', async () => {
    await startOf('screen')(page);
    await expect(run.verdict('Cannot tell')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('navigation', { name: 'Next test' })).toHaveCount(0);
    await run.control('Next').click();
    await run.expectTest('Keyboard');
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
    await run.verdict('Fail').click();
    await run.findingSheet.getByRole('checkbox', { name: /Wheel jumps backward/ }).check();
    await run.findingSheet.getByRole('button', { name: 'Fail' }).click();
    await expect(run.verdict('Fail')).toHaveAttribute('aria-pressed', 'true');
    await expect(run.dock).toContainText('MSE-WHEEL');
    await run.control('Next').click();
    await run.expectTest('Sound');
  });

  await test.step('a part is not fitted', async () => {
    await run.control('Skip').click();
    await run.skipSheet.getByRole('button', { name: 'Not Fitted' }).click();
  });

  await run.toEnd();
  await expect(run.finishHeading).toBeVisible();
  await expect(run.line('Keyboard')).toContainText('Skipped');
  await expect(run.line('Keyboard')).toContainText('No keyboard at hand');
  await expect(run.line('Sound')).toContainText('Not fitted');
  await expect(run.line('Mouse')).toContainText('MSE-WHEEL');
  await expect(run.summary).toContainText('Fail');
  await expect(run.summary).toContainText('Incomplete');

  await page.getByRole('radio', { name: /^F5/ }).check();
  await expect(page.getByText('F5 leaves no room for what this run found')).toBeVisible();
  await page.getByRole('radio', { name: /^C5/ }).check();
  await page.getByRole('textbox', { name: 'Notes' }).fill('Scratch on the lid');
  const file = await saved(page, 'Save as File');
  expect(file.facts).toMatchObject({ assetTag: 'AT-004417', model: 'ThinkPad T14', notes: 'Scratch on the lid' });
  expect(file.grades).toEqual({ cosmetic: 'C5', function: 'F5' });
  expect(file.entries.find(({ check }) => check === 'screen')?.result?.status).toBe('inconclusive');
  console.log(`a quick run: ${Math.round(file.appMs)} ms of the app’s own time`);
  expect(file.appMs).toBeLessThan(90_000);

  await page.getByRole('button', { name: 'Seal the Report' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inspection report' })).toBeVisible();
  await expect(page.getByText('ThinkPad T14').first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Pages of the inspection' }).getByRole('link', { name: 'New' }).click();
  await expect(run.startButton).toBeVisible();
  await expect(run.waiting).toHaveCount(0);
  await expect.poll(() => unlisted(page)).toEqual([]);
  expect(strangers).toEqual([]);
  expect(complaints).toEqual([]);
});

test('single-character keys can be turned off', async ({ page }) => {
  const run = on(page);
  await run.open();
  const letters = page.getByRole('checkbox', { name: 'Use single-character keys as commands' });
  await letters.uncheck();
  await run.start();
  /** Whether the page takes a key for itself. */
  const takes = (key: string) =>
    page.evaluate(
      (name) =>
        !document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })),
      key,
    );
  for (const key of ['s', 'p', '?', 'R']) expect(await takes(key), key).toBe(false);
  await page.reload();
  await expect(letters).not.toBeChecked();
  await letters.check();
  await run.waiting.getByRole('button', { name: 'Resume' }).click();
  await run.expectTest('Screen');
  await expect.poll(() => takes('s')).toBe(true);
});

test('by keyboard alone: skip, judge, repeat, back and on, with a sheet of keys', async ({ page }) => {
  const run = on(page);
  await run.open();
  await run.field('Asset tag').focus();
  await page.keyboard.type('AT-1', { delay: 60 });
  await page.keyboard.press('Enter');
  await expect(run.field('Serial number')).toBeFocused();
  await page.getByRole('radio', { name: /^Full(?! display)/ }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Control+Enter');
  await run.expectTest('Screen');
  await expect(page.getByRole('main')).toBeFocused();

  await page.keyboard.press('?');
  await expect(run.sheet('Keys')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(run.sheet('Keys')).toHaveCount(0);

  await page.keyboard.press('s');
  await expect(run.skipSheet).toBeFocused();
  await page.keyboard.press('5');
  await expect(run.skipSheet.getByRole('radio', { name: /No time/ })).toBeChecked();
  await page.keyboard.press('Enter');
  await run.expectTest('Keyboard');
  await expect(run.strip).toHaveAccessibleName(/1 skipped/);

  await test.step('the keyboard test has the keys until Escape is held', async () => {
    await expect(run.dock).toContainText('Hold Esc 2 s to use these keys.');
    await page.keyboard.press('w');
    await expect(page.getByText('Listening.', { exact: true })).toBeVisible();
    await expect(run.verdict('Warning')).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.down('Escape');
    await expect(run.dock).not.toContainText('Hold Esc 2 s', { timeout: 4000 });
    await page.keyboard.up('Escape');
    await page.keyboard.press('p');
    await expect(run.verdict('Pass')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('Listening.', { exact: true })).toHaveCount(0);
  });

  await page.keyboard.press('Enter');
  await run.expectTest('Mouse');
  await page.keyboard.press('f');
  await expect(run.findingSheet).toBeFocused();
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(run.verdict('Fail')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Shift+R');
  await expect(run.findingSheet).toHaveCount(0);
  await run.expectTest('Mouse');
  await page.keyboard.press('Backspace');
  await run.expectTest('Keyboard');
});

test('a picture on the whole screen can be judged without leaving it first', async ({ page }) => {
  const run = on(page);
  await run.open();
  await run.start();
  await page.getByRole('button', { name: 'Start Test' }).click();
  const controls = page.getByRole('toolbar', { name: 'Test controls' });
  await expect(controls).toContainText('1/6');
  await page.keyboard.press('Enter');
  await expect(controls.getByRole('button', { name: 'Cannot tell' })).toBeVisible();
  await page.keyboard.press('f');
  await expect(controls.getByRole('group', { name: 'What did you find?' })).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(run.verdict('Fail')).toHaveAttribute('aria-pressed', 'true');
  await expect(run.dock).toContainText('SCR-DEAD');
});

test('the row of the run is on every test that covers the screen', async ({ page }) => {
  const run = on(page);
  const profile: Profile = {
    format: 1,
    id: 'covering',
    name: 'Covering',
    summary: 'Tests that cover the screen.',
    minutes: null,
    tests: [
      { check: 'touch', isRequired: false },
      { check: 'pixel-repair', isRequired: false },
      { check: 'keyboard', isRequired: false },
    ],
    passMarks: {},
  };
  await visit(page, `/inspection#profile=${profileToLink(profile)}`);
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
  await run.control('Next').click();

  await run.expectTest('Pixel repair');
  await page.getByRole('button', { name: 'Start Repair' }).first().click();
  // The first Enter begins the repair, the next one judges.
  await expect(layer).toContainText('Begin Repair');
  await page.keyboard.press('Enter');
  await expect(layer.getByRole('timer', { name: 'Time left' })).toBeVisible();
  await judged(layer, true);
  await run.control('Next').click();

  await run.expectTest('Keyboard');
  await page.getByRole('button', { name: 'Full Screen' }).first().click();
  await page.keyboard.press('p');
  await expect(layer).toContainText(/\D1\/\d+ keys tested/);
  await judged(layer, false);
});

test('nothing that was answered is lost in a reload, and a second tab looks on', async ({ page, context }) => {
  const run = on(page);
  await run.open();
  await run.start();
  await startOf('screen')(page);
  await run.verdict('Warning').click();
  await run.findingSheet.getByRole('button', { name: 'None of These' }).click();
  await run.control('Next').click();
  await run.expectTest('Keyboard');
  await page.reload();
  await expect(run.waiting).toContainText('04 Keyboard');
  await run.waiting.getByRole('button', { name: 'Resume' }).click();
  await run.expectTest('Keyboard');
  await expect(run.strip).toHaveAccessibleName(/1 warning/);

  await test.step('the second tab', async () => {
    const second = await context.newPage();
    await visit(second, '/inspection');
    await on(second).waiting.getByRole('button', { name: 'Resume' }).click();
    await expect(second.getByRole('heading', { name: 'This inspection is open in another tab' })).toBeVisible();
    await expect(second.getByText('04 Keyboard')).toBeVisible();
    await run.control('Next').click();
    await expect(second.getByText('08 Mouse')).toBeVisible();
    await page.close();
    await second.getByRole('button', { name: 'Resume Here' }).click();
    await on(second).expectTest('Mouse');
    await second.close();
  });
});

test('a reload after each step and a crashed page lose no answer', async ({ page, context }) => {
  const run = on(page);
  await run.open();
  await run.start();
  const unstored: number[] = [];
  for (let step = 1; step <= 5; step++) {
    // The time between the answer and its place in the storage: what a crash in between would lose.
    const stored = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let answeredAt = 0;
          addEventListener(
            'keydown',
            ({ key, timeStamp }) => {
              if (key === 'Enter') answeredAt = timeStamp;
            },
            { capture: true },
          );
          const channel = new BroadcastChannel('assay.inspections');
          channel.onmessage = () => {
            if (answeredAt === 0) return;
            channel.close();
            resolve(performance.now() - answeredAt);
          };
        }),
    );
    // The keyboard test has the keys: it is skipped by the button.
    await run.control('Skip').click();
    await run.skipSheet.getByRole('radio', { name: /No time/ }).check();
    await run.skipSheet.focus();
    await run.skipSheet.getByRole('button', { name: 'Skip the Test' }).press('Enter');
    unstored.push(await stored);
    await page.reload();
    await expect(run.waiting.getByRole('img')).toHaveAccessibleName(`${step} skipped`);
    await run.waiting.getByRole('button', { name: 'Resume' }).click();
    await expect(run.strip).toHaveAccessibleName(new RegExp(`${step} skipped`));
  }
  console.log(`an answer is stored after at most ${Math.ceil(Math.max(...unstored))} ms`);

  const client = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  client.send('Page.crash').catch(() => undefined);
  await crashed;
  const next = await context.newPage();
  await on(next).open();
  await on(next).waiting.getByRole('button', { name: 'Resume' }).click();
  await expect(on(next).strip).toHaveAccessibleName(/5 skipped/);
});

test('a pause lets no time pass, and a stopped run says so', async ({ page }) => {
  const run = on(page);
  await run.open();
  await run.start();
  await run.rail.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Paused' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Resume' }).last()).toBeFocused();
  await page.keyboard.press('Enter');
  await run.expectTest('Screen');
  await run.rail.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Stop Inspection' }).click();
  await page.getByRole('button', { name: 'Stop Inspection' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inspection stopped' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(run.startButton).toBeVisible();
});

test('where storage is blocked the run goes on and can be saved', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
  });
  const run = on(page);
  await run.open();
  await expect(alertOf(page)).toContainText('Storage is blocked here');
  await run.start();
  await run.verdict('Pass').click();
  await expect(alertOf(page)).toContainText('Storage is blocked here');
  expect((await saved(page, 'Save This Run')).entries[0]?.judgment?.verdict).toBe('pass');
  await page.getByRole('button', { name: 'Go On All the Same' }).click();
  await expect(alertOf(page)).toHaveCount(0);
  await run.control('Next').click();
  await run.expectTest('Keyboard');
});

test('a full storage is reported, and a run that was deleted from outside is stored again', async ({ page }) => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...values) {
      if ('isFull' in window) throw new DOMException('Full', 'QuotaExceededError');
      return put.apply(this, values);
    };
  });
  const run = on(page);
  await run.open();
  await run.start();
  await page.evaluate(() => Object.assign(window, { isFull: true }));
  await run.control('Next').click();
  await expect(alertOf(page).filter({ hasText: 'no room left' })).toBeVisible();
  await page.evaluate(() => Reflect.deleteProperty(window, 'isFull'));
  await run.control('Next').click();
  await expect(alertOf(page).filter({ hasText: 'no room left' })).toHaveCount(0);

  const journals = () =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          const opening = indexedDB.open('assay');
          opening.onsuccess = () => {
            const counting = opening.result.transaction('journals').objectStore('journals').count();
            counting.onsuccess = () => {
              opening.result.close();
              resolve(counting.result);
            };
          };
        }),
    );
  // Of the tests that were left while there was no room as well.
  await expect.poll(journals).toBe(2);

  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('assay');
        opening.onsuccess = () => {
          const clearing = opening.result.transaction(['inspections', 'journals'], 'readwrite');
          clearing.objectStore('inspections').clear();
          clearing.objectStore('journals').clear();
          clearing.oncomplete = () => {
            opening.result.close();
            resolve(null);
          };
        };
      }),
  );
  await run.control('Next').click();
  await expect(page.getByText('The saved run was deleted')).toBeVisible();
  await expect.poll(journals).toBe(3);
  await page.reload();
  await expect(run.waiting).toBeVisible();
});

test('a run of a newer version is kept and not read', async ({ page }) => {
  const run = on(page);
  await run.open();
  await run.start();
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('assay');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('inspections', 'readwrite');
          writing.objectStore('inspections').put({ id: 'newer', savedAt: 1, inspection: { format: 99 } });
          writing.oncomplete = () => {
            opening.result.close();
            resolve(null);
          };
        };
      }),
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Made by a newer Assay' })).toBeVisible();
  await run.waiting.getByRole('button', { name: 'Discard' }).click();
  await run.waiting.getByRole('button', { name: 'Discard' }).click();
  await expect(run.waiting).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Made by a newer Assay' })).toBeVisible();
  await expect(run.waiting).toHaveCount(0);
});

test('a scan goes to the next empty field, wherever the focus is, and is never a verdict', async ({ page }) => {
  const run = on(page);
  await run.open();
  await run.scan('AT-004417');
  await expect(run.field('Asset tag')).toHaveValue('AT-004417');
  await run.field('Notes').fill('Lid: ');
  await run.field('Notes').focus();
  await run.scan('PF-3K0O1L');
  await expect(run.field('Serial number')).toHaveValue('PF-3K0O1L');
  await expect(run.field('Notes')).toHaveValue('Lid: ');
  await run.start();
  await run.scan('PF-3K0O1L');
  await run.expectTest('Screen');
  await expect(run.verdict('Pass')).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await test.step('the keyboard test gets what is typed, and nothing of a scan', async () => {
    await run.control('Next').click();
    await run.expectTest('Keyboard');
    const tested = page.locator('p').filter({ hasText: 'keys tested' });
    for (const key of ['a', 'b', 'c']) await page.keyboard.press(key, { delay: 20 });
    await expect(tested).toContainText('3');
    await run.scan('L-7788');
    await expect(page.getByText('L-7788')).toBeVisible();
    await expect(tested).toContainText(/^3/);
    await page.keyboard.press('d', { delay: 20 });
    await expect(tested).toContainText(/^4/);
  });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('assay.inspection.facts'))).toBeNull();
});

test('a test whose page does not load says so, and the run goes on', async ({ page }) => {
  const run = on(page);
  await run.open();
  await page.route(/\/assets\/Screen\.page.*\.js/, (route) => route.abort());
  await page.getByRole('radio', { name: /^Quick/ }).check();
  await run.startButton.click();
  await expect(alertOf(page)).toContainText('This test did not load');
  await run.control('Next').click();
  await run.expectTest('Keyboard');
});

test('a device that was typed in once is offered again', async ({ page }) => {
  const run = on(page);
  await run.open();
  await page.getByRole('button', { name: 'Change Who and Where' }).click();
  await expect(run.field('Company')).toBeFocused();
  await run.field('Company').fill('Northgate');
  await run.field('Lot').fill('L-7');
  await run.start();
  await page.reload();
  await expect(run.field('Lot')).toHaveValue('L-7');
  await expect(page.getByText('Northgate')).toBeVisible();
});

test('every view is accessible in both themes, fits, and has targets for a finger', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const run = on(page);
  const looksRight = async (view: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 844 });
        await expect.poll(() => findings(page), `${view}, ${colorScheme}, ${width} px`).toEqual([]);
        await expect.poll(() => sideways(page), `${view}, ${width} px`).toEqual([]);
      }
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => smallTargets(page), view).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
  };
  await run.open();
  await run.field('Asset tag').fill('AT-004417');
  await run.start();
  await looksRight('run');
  await run.control('Skip').click();
  await looksRight('skip');
  await run.skipSheet.getByRole('radio', { name: /No time/ }).check();
  await run.skipSheet.getByRole('button', { name: 'Skip the Test' }).click();
  await run.verdict('Fail').click();
  await looksRight('findings');
  await page.keyboard.press('Escape');
  await run.rail.getByRole('button', { name: 'Pause' }).click();
  await looksRight('paused');
  await page.getByRole('button', { name: 'Resume' }).first().click();
  await run.toEnd();
  await page.getByRole('radio', { name: /^F4/ }).check();
  await looksRight('finish');
});
