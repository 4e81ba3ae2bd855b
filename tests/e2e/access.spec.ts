import { choose, cutOffBySpacing, forget, listen, obscured, press, streams } from './access';
import { launchOptions, origin } from './browser';
import { MotionSensorsPage, VirtualSensors } from './models/motion-sensors.page';
import { PanelPage, usual } from './models/panel.page';
import { routes } from './routes';
import { button, results } from './run-parts';
import { startOf } from './start';
import { expect, type Page, test } from './test';

/** WCAG 2.2 criteria that axe does not decide; `tests/accessibility.md` says which test proves which. */

test.use({
  launchOptions: launchOptions({ args: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'] }),
});

/** Tests that have no spec of their own that goes from start to result by keyboard alone. */
const byKeyboard: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'refresh-rate': async (page) => {
    await press(page, button(page, 'Start Test'));
    await press(page, button(page, 'Stop Test'));
  },
  gradient: async (page) => {
    await press(page, button(page, 'Start Test'));
    await expect(page.getByRole('dialog').locator('canvas').first()).toBeVisible();
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
  },
  touch: async (page) => {
    await press(page, button(page, 'Start Test'));
    await expect(page.getByRole('dialog').locator('canvas').first()).toBeVisible();
    await page.keyboard.press('Escape');
  },
  'screen-size': async (page) => {
    await press(page, button(page, /^Calibrate/));
    await press(page, button(page, 'It Already Matches'));
    await press(page, button(page, 'Save Calibration'));
    await press(page, button(page, 'Show Result'));
  },
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
  pen: async (page) => {
    await press(page, button(page, 'Start Test'));
    await expect(page.getByRole('dialog').locator('canvas').first()).toBeVisible();
    await page.keyboard.press('Escape');
  },
  touchpad: async (page) => {
    await press(page, button(page, 'Start Test'));
    await press(page, button(page, /Two-finger scroll/));
    await press(page, button(page, 'Show Result'));
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
  ports: async (page) => {
    for (const name of ['Add Port', 'Start Test', 'Skip', 'Show Result']) await press(page, button(page, name));
  },
};

/** Without a reader this test says so and ends. */
const needsHardware: readonly string[] = ['fingerprint'];

for (const { path, check } of routes) {
  if (!check || needsHardware.includes(check.id)) continue;
  const walk = byKeyboard[check.id];
  const how = walk ? 'runs by keyboard alone, ' : '';
  test(`${path} ${how}speaks of progress and verdicts, not of every frame`, async ({ page }) => {
    await listen(page);
    await page.goto(path);
    await forget(page);
    await (walk ?? startOf(check.id))(page);
    await results(page);
    expect(await streams(page), 'announced in a stream').toEqual([]);
  });
}

test('the fields about the person tell browsers their purpose', async ({ page }) => {
  await page.goto('/inspection');
  await page.getByRole('button', { name: 'Change Who and Where' }).click();
  for (const [label, purpose] of [
    ['Company', 'organization'],
    ['Address', 'street-address'],
    ['Technician', 'name'],
  ] as const)
    await expect(page.getByRole('textbox', { name: label })).toHaveAttribute('autocomplete', purpose);
});

test('a stream of announcements is found, and a count of a few is not', async ({ page }) => {
  await listen(page);
  await page.goto('about:blank');
  await page.setContent('<!doctype html><p role="status"></p><p id="still"></p>');
  await forget(page);
  const say = (times: number) =>
    page.evaluate(async (last) => {
      for (let i = 1; i <= last; i++) {
        const [status, still] = document.querySelectorAll('p');
        if (status) status.textContent = `${i} Hz`;
        if (still) still.textContent = `${i} frames`;
        await new Promise<void>((resolve) => queueMicrotask(resolve));
      }
    }, times);
  await say(5);
  expect(await streams(page)).toEqual([]);
  await say(300);
  expect(await streams(page)).toEqual([expect.stringMatching(/^\d+ ×: # Hz$/)]);
});

test('a control that something covers is found, and a text that spacing cuts off', async ({ page }) => {
  await page.goto('about:blank');
  await page.setContent(
    '<!doctype html><button>Seen</button><p id="cut">A text of some length</p><button id="under">Covered</button><div id="over"></div>',
  );
  await page.evaluate(() => {
    const style = (id: string, css: object) => Object.assign(document.getElementById(id)?.style ?? {}, css);
    style('cut', { width: 'max-content', maxWidth: '190px', whiteSpace: 'nowrap', overflow: 'hidden' });
    style('over', { position: 'fixed', inset: '50px 0 0', background: 'red' });
  });
  expect(await obscured(page)).toEqual([expect.stringContaining('Covered')]);
  expect(await cutOffBySpacing(page)).toEqual(['A text of some length']);
});
