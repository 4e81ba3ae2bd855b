import { overflowing } from './detectors';
import { scriptedReport } from './fixtures/scripted-report';
import { chooseFile } from './models/files';
import { InspectionPage } from './models/inspection.page';
import { expect, test } from './test';
import { cleanTest } from './watch-page';

/** Texts from outside are shown as plain text and never run: device names, scans, files, reports. */

const tag = '<img src=x onerror="hacked=1">';
const hostile = `${tag}<script>hacked=1</script>javascript:hacked=1//`;
const long = 'W'.repeat(200);

cleanTest('hostile text in fields, scans, names of devices and of files, and in reports is inert', async ({ page }) => {
  const run = new InspectionPage(page);

  await test.step('fields and scans of an inspection', async () => {
    await run.open();
    await run.unfold();
    await run.field('Model').fill(`a\u202e${hostile}`);
    await expect(run.field('Model')).toHaveValue(`a${hostile}`);
    await run.field('Asset tag').focus();
    await run.scan('\u202eSN<img>');
    await run.field('Serial number').fill(long);
    await run.start();
    await expect.poll(() => overflowing(page)).toEqual([]);
  });

  await test.step('the name of a camera', async () => {
    await page.addInitScript((label) => {
      const device = { deviceId: 'a', groupId: '', kind: 'videoinput', label };
      navigator.mediaDevices.enumerateDevices = async () =>
        [device, { ...device, deviceId: 'b' }] as unknown as MediaDeviceInfo[];
      navigator.mediaDevices.getUserMedia = async () => {
        const canvas = document.createElement('canvas');
        canvas.getContext('2d')?.fillRect(0, 0, 300, 150);
        const stream = canvas.captureStream(10);
        for (const track of stream.getTracks()) Object.defineProperty(track, 'label', { value: label });
        return stream;
      };
    }, `\u202e${hostile}${long}`);
    await page.goto('/webcam-test');
    await page.getByRole('button', { name: 'Start Test' }).click();
    await expect(page.getByRole('option').filter({ hasText: hostile }).first()).toBeAttached();
    await expect.poll(() => overflowing(page)).toEqual([]);
    await page.getByRole('button', { name: 'Stop Test' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /results$/ })).toBeVisible();
    await expect.poll(() => overflowing(page)).toEqual([]);
  });

  await test.step('an imported report, and the name of its file', async () => {
    await page.goto('/verify');
    const turned = JSON.stringify(await scriptedReport({ serial: 'PF' })).replace('"PF"', '"P\u202eF"');
    await chooseFile(page, turned, `${tag}.json`);
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await page.getByRole('button', { name: 'Choose Another File' }).click();
    const report = await scriptedReport({
      serial: hostile,
      notes: `${hostile} [a](javascript:hacked=1) ${long}`,
      tests: { keyboard: { details: hostile } },
    });
    await chooseFile(page, JSON.stringify(report), `\u202e${tag}.json`);
    await page.getByRole('link', { name: 'Open the Report' }).click();
    await expect(page.getByText(hostile).first()).toBeVisible();
    await expect.poll(() => overflowing(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 568 });
    await expect.poll(() => overflowing(page)).toEqual([]);
  });

  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(await page.locator('img[src=x], a[href^=javascript]').count()).toBe(0);
});

test('the page itself takes no text for HTML or for a script, and no policy but its own', async ({ page }) => {
  await page.goto('/blog');
  const refused = await page.evaluate(() => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): object };
    };
    const attempts: Record<string, () => unknown> = {
      html: () => {
        document.createElement('div').innerHTML = '<p>x</p>';
      },
      script: () => {
        document.createElement('script').src = '/sw.js';
      },
      worker: () => new Worker('/sw.js'),
      policy: () => trustedTypes.createPolicy('mine', {}),
      twice: () => trustedTypes.createPolicy('default', {}),
    };
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt();
        return [];
      } catch {
        return [name];
      }
    });
  });
  expect(refused).toEqual(['html', 'script', 'worker', 'policy', 'twice']);
  // Style sheets other than those of its own pages are blocked too.
  const [known, foreign] = await page.evaluate(() =>
    [document.querySelector('style')?.textContent ?? '', 'main { display: none }'].map((text) => {
      const style = document.createElement('style');
      style.textContent = text;
      document.head.append(style);
      return style.sheet?.cssRules.length ?? 0;
    }),
  );
  expect(known).toBeGreaterThan(0);
  expect(foreign).toBe(0);
});
