import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FingerprintPage } from '../checks/fingerprint/fingerprint.check';
import { MotionSensorsPage, VirtualSensors } from '../checks/motion-sensors/motion-sensors.check';
import { PanelPage, usual } from '../checks/panel/panel.check';
import { startOf } from '../kit/check';
import { choose, forget, listen, press, streams } from './access';
import { fakeDevices, launchOptions, origin } from './browser';
import { built, routes } from './routes';
import { unlisted } from './stored';
import { expect, type Page, test } from './test';

test.use({ launchOptions: launchOptions({ args: fakeDevices }) });

const byKeys = (id: string) => startOf(id, (target) => press(target.page(), target));

/** Tests that have no spec of their own that goes from start to result by keyboard alone. */
const byKeyboard: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  ...Object.fromEntries(
    ['refresh-rate', 'load', 'gradient', 'touch', 'screen-size', 'pen', 'touchpad', 'ports'].map((id) => [
      id,
      byKeys(id),
    ]),
  ),
  panel: async (page) => {
    const panel = new PanelPage(page);
    for (const [name, value] of usual) await choose(page, panel.condition(name, value));
    await press(page, panel.start);
    await expect(panel.canvas).toHaveCSS('visibility', 'visible');
    // Keys are ignored while the gray before a picture is shown.
    await expect(async () => {
      await page.keyboard.press('1');
      await expect(panel.bar).toContainText(/[2-9] of at most 60/, { timeout: 1000 });
    }).toPass();
    await press(page, panel.control('exit'));
  },
  'motion-sensors': async (page) => {
    const view = new MotionSensorsPage(page);
    const sensors = await VirtualSensors.on(page, origin);
    await sensors.read([0.2, -0.1, 9.8], [0.5, 0, 0], 270);
    await press(page, view.reset);
    await expect(view.state).toContainText('Ready');
    await press(page, view.start);
    await sensors.read([0.2, -0.1, 9.8], [0.5, 0, 0], 270);
    await expect(view.figure('Compass')).toHaveText('270°');
    await choose(page, view.task('senses'));
    await press(page, view.finish);
  },
  fingerprint: async (page) => {
    const reader = new FingerprintPage(page);
    await reader.addReader();
    await press(page, reader.reset);
    await press(page, reader.start);
    await expect(page.getByRole('heading', { name: 'The device verified you' })).toBeFocused();
    await press(page, reader.factor('Finger'), 'Space');
  },
};

/** What the page says of the result, part by part. */
const shown = (page: Page) =>
  page
    .getByRole('main')
    .evaluate((main) => [
      main.querySelector('[role=img][aria-label^="Result:"]')?.getAttribute('aria-label'),
      ...[...main.querySelectorAll('[aria-label=Parts] > li')].map(({ textContent }) => textContent),
    ]);

const badge = (page: Page) => page.getByRole('main').getByRole('img', { name: /^Result:/ });
const again = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^(Test Again|Reset Test|Try Repair Again)$/ });
const checked = routes.flatMap(({ path, check }) => (check ? [{ path, check }] : []));
const worker = readFileSync(join(built, 'sw.js'), 'utf8');

/** One test to its result, and back to its start. */
async function survives(page: Page, { path, check }: (typeof checked)[number], asked: ReadonlySet<string>) {
  await page.goto(path);
  await forget(page);
  await (byKeyboard[check.id] ?? startOf(check.id))(page);
  await expect(page.getByRole('heading', { level: 1, name: /results$/ })).toBeVisible();
  expect(await streams(page), 'announced in a stream').toEqual([]);

  await expect(badge(page)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Parts' }), 'still loads remedies').not.toHaveAttribute(
    'aria-busy',
    'true',
  );
  const said = await shown(page);
  expect(said.length).toBeGreaterThan(1);
  await page.reload();
  await expect.poll(() => shown(page), 'after a reload').toEqual(said);
  await expect.poll(() => unlisted(page), 'kept without being on the privacy page').toEqual([]);
  await again(page).click();
  await expect(badge(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body), 'has a focus').toBe(true);
  const lacking = [...asked].filter((file) => file.startsWith('/assets/') && !worker.includes(`"${file}"`));
  expect(lacking, 'not kept for use without a network').toEqual([]);
}

for (const [how, tests] of [
  ['run by keyboard alone, ', checked.filter(({ check }) => byKeyboard[check.id])],
  ['', checked.filter(({ check }) => !byKeyboard[check.id])],
] as const)
  test(`tests ${how}speak of progress and verdicts, not of every frame, and keep their result until they run again`, async ({
    page,
  }) => {
    // One page for all: a new one costs as much as a test.
    test.slow();
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).pathname));
    await listen(page);
    for (const one of tests) await test.step(one.path, () => survives(page, one, asked));
  });

test('a result is there after Back, later offered, and gone once forgotten or run again (D2)', async ({ page }) => {
  await page.goto('/screen-test');
  await startOf('screen')(page);
  const said = await shown(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect.poll(() => shown(page)).toEqual(said);
  const label = (await badge(page).getAttribute('aria-label')) ?? '';
  const start = page.getByRole('main').getByRole('button', { name: 'Start Test' });
  const offer = page.getByRole('region', { name: 'Earlier result' });
  const arrive = async () => {
    await page.goto('/');
    await page.clock.fastForward('12:00');
    await page.getByRole('link', { name: 'Start Testing Now' }).click();
    await expect(offer).toContainText(/You tested this screen \d\d minutes ago\. .*colors were/);
    await expect(badge(page)).toHaveCount(0);
  };

  await arrive();
  await expect(offer).not.toContainText('another one');
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.reload();
  await expect(offer).toContainText('This screen may be another one.');
  if (size) await page.setViewportSize(size);
  await page.reload();
  await start.click();
  await expect(page.getByRole('toolbar', { name: 'Test controls' })).toContainText('1/8');
  await page.goBack();

  await arrive();
  await offer.getByRole('button', { name: 'Show' }).click();
  await expect(badge(page)).toHaveAccessibleName(label);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(offer).toHaveCount(0);

  await arrive();
  await offer.getByRole('button', { name: 'Forget this result' }).click();
  await expect(offer).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await expect(start).toBeVisible();
  await expect(offer).toHaveCount(0);

  await startOf('screen')(page);
  await again(page).click();
  await page.reload();
  await expect(start).toBeVisible();
  await expect(badge(page)).toHaveCount(0);
});
