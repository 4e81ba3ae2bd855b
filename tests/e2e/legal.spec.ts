import { stored } from '../../content/legal/privacy';
import { pageHeaders } from '../../scripts/headers.mjs';
import { unlisted } from './stored';
import { expect, test } from './test';

test('privacy names every entry that is kept, and the permissions that the site grants itself', async ({ page }) => {
  await page.goto('/privacy');
  for (const { key, what } of stored) {
    const row = page.locator('dl > div').filter({ has: page.getByRole('term').getByText(key, { exact: true }) });
    await expect(row).toContainText(what);
  }
  // One line of the page for each feature in the header that is not turned off.
  const lines: Record<string, string | null> = {
    accelerometer: 'Motion sensors',
    autoplay: null,
    camera: 'Camera',
    fullscreen: 'Full screen',
    gamepad: 'Ports, battery and screens',
    gyroscope: 'Motion sensors',
    hid: 'USB, HID and MIDI devices',
    magnetometer: 'Motion sensors',
    microphone: 'Microphone',
    midi: 'USB, HID and MIDI devices',
    'publickey-credentials-create': 'Passkey',
    'screen-wake-lock': 'Screen kept awake',
    'speaker-selection': 'Sound output',
    usb: 'USB, HID and MIDI devices',
    'window-management': 'All screens',
  };
  const granted = (pageHeaders['Permissions-Policy'] ?? '')
    .split(', ')
    .filter((feature) => !feature.endsWith('=()'))
    .map((feature) => feature.split('=')[0] ?? '');
  expect(granted.toSorted()).toEqual(Object.keys(lines).sort());
  for (const name of Object.values(lines)) {
    if (name) await expect(page.getByRole('term').getByText(name, { exact: true })).toBeVisible();
  }
});

test('nothing is kept that privacy does not list, and what it does not list would be noticed', async ({ page }) => {
  await page.goto('/screen-size-test');
  await page.getByRole('button', { name: /^Theme: / }).click();
  await page.getByRole('button', { name: 'Calibrate' }).first().click();
  await page.goto('/privacy');
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toContain('assay.theme');
  await expect.poll(() => unlisted(page)).toEqual([]);

  await page.evaluate(async () => {
    localStorage.setItem('assay.stranger', '1');
    sessionStorage.setItem('visits', '1');
    await caches.open('other');
  });
  await page.context().addCookies([{ name: 'id', value: '1', url: page.url() }]);
  await expect
    .poll(() => unlisted(page))
    .toEqual(['local storage: assay.stranger', 'cache storage: other', 'session storage: visits', 'cookie: id']);
});
