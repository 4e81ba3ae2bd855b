import type { Inspection } from '../../machines/inspection/inspection';
import { labelOf } from '../../machines/report/report-codes';
import { labelLink } from '../../measure/report/link';
import { profileOf } from '../kit/profile';
import { opened } from '../kit/test-page';
import { scriptedReport } from './fixtures/scripted-report';
import { refuseFullscreen } from './fullscreen';
import { imported } from './models/files';
import { InspectionPage } from './models/inspection.page';
import { inStore } from './stored';
import { expect, type Locator, type Page, test } from './test';

const toastOf = (page: Page) => page.getByRole('region', { name: 'Notifications' });

/** The picture of the screen test in full screen, where keys are verdicts. */
async function judging(page: Page) {
  await page.getByRole('button', { name: 'Start Test' }).first().click();
  const view = page.getByRole('dialog');
  await page.keyboard.press('Enter');
  await expect(view.getByRole('button', { name: 'Cannot tell' })).toBeVisible();
  return view;
}

test.describe('a verdict of a person is not lost by going on (B17)', () => {
  test('with each way on, while findings or a reason are asked for, nor falls on the next test (B17)', async ({
    page,
  }) => {
    const run = await InspectionPage.started(page);
    await page.keyboard.press('w');
    await run.leave('Next', 'Keyboard');
    await expect(run.findingSheet).toHaveCount(0);
    await expect(run.verdict('Warning')).toHaveAttribute('aria-pressed', 'false');
    await run.leave('Previous', 'Screen');
    await expect(run.verdict('Warning')).toHaveAttribute('aria-pressed', 'true');

    const ways: Readonly<Record<string, () => Promise<void>>> = {
      next: async () => {
        await run.leave('Next', 'Keyboard');
        await run.control('Previous').click();
      },
      pause: async () => {
        await run.rail.getByRole('button', { name: 'Pause' }).click();
        await page.getByRole('button', { name: 'Resume' }).first().click();
      },
      repeat: () => run.control('Repeat').click(),
      skip: async () => {
        await run.control('Skip').click();
        await page.keyboard.press('Escape');
      },
    };
    for (const [name, way] of Object.entries(ways))
      await test.step(name, async () => {
        await run.verdict('Pass').click();
        await expect(run.verdict('Pass')).toHaveAttribute('aria-pressed', 'true');
        await page.keyboard.press('f');
        await expect(run.findingSheet).toBeFocused();
        await page.keyboard.press('1');
        await expect(run.findingSheet.getByRole('checkbox').first()).toBeChecked();
        await way();
        await run.expectTest('Screen');
        await expect(run.verdict('Fail')).toHaveAttribute('aria-pressed', 'true');
        await expect(run.dock).toContainText('SCR-DEAD');
      });
    await run.control('Skip').click();
    await run.skipSheet.getByRole('radio', { name: /No time/ }).check();
    await run.leave('Next', 'Keyboard');
    await expect(run.strip).toHaveAccessibleName(/1 skipped/);
  });

  test('with a reload or the browser’s Back while the findings are asked for: the sheet opens again as it was, and Cancel withdraws it (B7, B12, B17)', async ({
    page,
  }) => {
    const run = await InspectionPage.started(page);
    const resume = () => run.waiting.getByRole('button', { name: 'Resume' }).click();
    /** The codes chosen in the stored run; null if no verdict waits for them. */
    const stored = async () =>
      (await inStore<{ inspection: Inspection }>(page, 'inspections', 'getAll'))[0]?.inspection.draft?.codes ?? null;
    await page.keyboard.press('f');
    const cancel = run.findingSheet.getByRole('button', { name: 'Cancel' });
    await expect(run.findingSheet.getByRole('button', { name: 'None of These' })).toBeVisible();
    const place = await cancel.boundingBox();
    await run.findingSheet.getByRole('checkbox').first().check();
    await expect.poll(stored).toEqual(['SCR-DEAD']);
    expect(await cancel.boundingBox(), 'stays where it is').toEqual(place);
    await page.reload();
    await resume();
    await expect(run.findingSheet.getByRole('checkbox').first()).toBeChecked();
    await expect(run.findingSheet.getByRole('button', { name: 'Fail' })).toBeVisible();
    await run.scan('PF-3K0O1L');
    await page.keyboard.press('2');
    await expect.poll(stored).toHaveLength(2);

    await page.goto('/about');
    await page.goBack();
    await resume();
    await expect(run.findingSheet.getByRole('checkbox', { checked: true })).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect.poll(stored).toBeNull();
    await page.reload();
    await resume();
    await run.expectTest('Screen');
    await expect(run.findingSheet).toHaveCount(0);
    await expect(run.verdict('Fail')).toHaveAttribute('aria-pressed', 'false');

    await test.step('and with a reload in full screen', async () => {
      await judging(page);
      await page.keyboard.press('w');
      await expect.poll(stored).toEqual([]);
      await page.reload();
      await resume();
      await run.findingSheet.getByRole('button', { name: 'None of These' }).click();
      await expect(run.verdict('Warning')).toHaveAttribute('aria-pressed', 'true');
    });
  });

  test('and no toast covers the dock or the bar of a test (B17)', async ({ page }) => {
    // Chromium does not resize a window in full screen.
    await refuseFullscreen(page);
    const run = await InspectionPage.started(page);
    const isAbove = async (other: Locator) => {
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await run.scan('PF-3K0O1L');
        await expect(toastOf(page).getByText('PF-3K0O1L')).toBeVisible();
        const room = async () => {
          const [toast, box] = [await toastOf(page).boundingBox(), await other.boundingBox()];
          return (box?.y ?? 0) - (toast?.y ?? 0) - (toast?.height ?? 0);
        };
        await expect.poll(room, `${width} px`).toBeGreaterThanOrEqual(0);
      }
    };
    await isAbove(run.dock);
    await page.getByRole('button', { name: 'Start Test' }).first().click();
    await isAbove(page.getByRole('toolbar', { name: 'Test controls' }));
  });
});

test('a burst of keys in a run is no verdict, asks before it fills a field, and does nothing where it is too short, nor in full screen, whose exit keeps a verdict; on the keyboard test it is keys (B2, B4, B16, B17)', async ({
  page,
}) => {
  const run = await InspectionPage.started(page);
  const isNoVerdict = async (keys: string, pace: { gap: number; hold?: number }, told = keys) => {
    await run.scan(keys, pace);
    await expect(toastOf(page)).toContainText(told);
    await run.expectTest('Screen');
    for (const verdict of ['Pass', 'Fail']) await expect(run.verdict(verdict)).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await isNoVerdict('pf', { gap: 40 }, 'Nothing was changed');
  await isNoVerdict('fasdfp', { gap: 19, hold: 116 });
  await isNoVerdict('PF-3K', { gap: 60 });
  await expect(run.rail).not.toContainText('PF-3K');
  await toastOf(page).getByRole('button', { name: 'Use as Asset Tag' }).click();
  await expect(run.rail).toContainText('PF-3K');

  await test.step('in full screen it is no finding, and the exit that asks for one keeps the verdict (B4, B17)', async () => {
    const view = await judging(page);
    await run.scan('PF-4K', { gap: 60 });
    await expect(toastOf(page)).toContainText('PF-4K');
    await expect(view).toBeVisible();
    await expect(view.getByRole('group', { name: 'What did you find?' })).toHaveCount(0);
    await page.keyboard.press('f');
    await expect(view.getByRole('group', { name: 'What did you find?' })).toBeVisible();
    await page.getByRole('toolbar', { name: 'Test controls' }).getByRole('button', { name: 'Exit' }).click();
    await expect(view).toHaveCount(0);
    await expect(run.verdict('Fail')).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('on the keyboard test it is keys; after holding Escape, Enter does not listen again (B2, B16)', async () => {
    await run.leave('Next', 'Keyboard');
    const tested = page.locator('p').filter({ hasText: 'keys tested' });
    for (const hold of [8, 116]) {
      await run.scan('asdfghjkl', { gap: 19, hold });
      await expect(tested).toContainText(/^10/);
    }
    await expect(toastOf(page)).not.toContainText('asdf');
    await expect(run.rail).not.toContainText('asdf');
    await page.keyboard.down('Escape');
    await page.clock.runFor(2000);
    await page.keyboard.up('Escape');
    await expect(run.dock).not.toContainText('Hold Esc 2 s');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Listening.', { exact: true })).toHaveCount(0);
  });
});

test('on the start page scans fill fields or are offered, and rolling fingers fill none (B2, B4)', async ({ page }) => {
  const run = await opened(InspectionPage, page);
  await run.startButton.focus();
  await run.scan('asdfghjkl', { gap: 19, hold: 116 });
  await expect(toastOf(page)).toContainText('asdfghjkl');
  await expect(run.field('Asset tag')).toHaveValue('');
  await expect(run.startButton).toBeVisible();

  await page.getByRole('radio', { name: /^Quick/ }).focus();
  await run.scan('AT-302', { gap: 60 });
  await expect(run.field('Asset tag')).toHaveValue('');
  await toastOf(page).getByRole('button', { name: 'Use as Asset Tag' }).click();
  await expect(run.field('Asset tag')).toHaveValue('AT-302');

  await run.open();
  await expect(run.field('Asset tag')).toBeFocused();
  for (const text of ['AT-301', 'PF-3K0O1L', 'L-77']) await run.scan(text, { gap: 120 });
  await expect(run.field('Asset tag')).toHaveValue('AT-301');
  await expect(run.field('Serial number')).toHaveValue('PF-3K0O1L');
  await expect(run.field('Lot')).toHaveValue('L-77');
});

test('Enter on a test that needs no start and has no verdict asks first, and going on without one says that it stays not run (B15, B17)', async ({
  page,
}) => {
  const run = new InspectionPage(page);
  await run.startWith(
    profileOf({ check: 'sound', isRequired: true }, { check: 'keyboard', isRequired: true }),
    'Sound',
  );
  // There is no test before the first.
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect(toastOf(page)).toContainText('No verdict yet');
  await run.expectTest('Sound');
  await expect(run.control('Next')).toBeFocused();
  await page.keyboard.press('Enter');
  await run.expectTest('Keyboard');
  await expect(toastOf(page)).toContainText('Sound: not run');
  await run.leave('Previous', 'Sound');
  await expect(toastOf(page)).toContainText('Keyboard: not run');
  await expect(toastOf(page)).toContainText('It has no verdict. Go back to test it from the start.');
  await run.verdict('Pass').click();
  await run.leave('Next', 'Keyboard');
  await run.control('Next').click();
  await expect(run.finishHeading).toBeVisible();
  await expect(run.line('Keyboard')).toContainText('Not run');
  await expect(run.line('Sound')).not.toContainText('Not run');
});

test('the first key does not change the list that has the focus (B3)', async ({ page }) => {
  await page.goto('/keyboard-test');
  const variant = page.getByLabel('Variant');
  await variant.focus();
  const before = await variant.inputValue();
  for (const key of ['j', 'k']) await page.keyboard.press(key);
  await expect(page.locator('p').filter({ hasText: 'keys tested' })).toContainText(/^2/);
  await expect(variant).toHaveValue(before);
});

test('Item sets the keyboard size, Repeat and Resume keep the one chosen, and all keys count (B1, B3)', async ({
  page,
}) => {
  const run = await InspectionPage.started(page);
  await run.leave('Next', 'Keyboard');
  const size = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
  await expect(size('Laptop')).toBeChecked();
  await size('Tenkeyless').check();
  await size('Laptop').check();
  await size('Laptop').focus();
  for (const key of ['Escape', 'a', 'Tab', 's']) await page.keyboard.press(key);
  await expect(page.locator('p').filter({ hasText: 'keys tested' })).toContainText(/^4 of 77|^4\D*77/);
  await run.control('Repeat').click();
  await size('Tenkeyless').check();
  await page.getByLabel('Variant').selectOption('iso');
  await run.control('Repeat').click();
  await expect(size('Tenkeyless')).toBeChecked();
  await expect(page.getByLabel('Variant')).toHaveValue('iso');
  await page.reload();
  await run.waiting.getByRole('button', { name: 'Resume' }).click();
  await expect(size('Tenkeyless')).toBeChecked();
});

test('the label of a report fills in its device, and its address is never an asset tag (B13)', async ({ page }) => {
  const report = await scriptedReport({ serial: 'PF-3K0O1L' });
  const address = `https://assay.example/report#${labelLink(labelOf(report, null))}`;
  const run = await opened(InspectionPage, page);
  await run.scan(address);
  await expect(toastOf(page)).toContainText(`This browser does not have report ${report.report.id}`);
  await expect(run.field('Asset tag')).toHaveValue('');
  await imported(page, report);
  for (const focus of ['Asset tag', null] as const) {
    await run.open();
    if (focus === null) await run.startButton.focus();
    await run.scan(address);
    await expect(run.field('Serial number')).toHaveValue('PF-3K0O1L');
    await expect(run.field('Asset tag')).toHaveValue(report.report.facts.assetTag);
    await expect(run.field('Model')).toHaveValue(report.report.facts.model);
  }
});
