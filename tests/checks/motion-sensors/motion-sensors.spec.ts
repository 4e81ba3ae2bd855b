import { motionTexts } from '../../../content/motion-sensors';
import { launchOptions, origin } from '../../e2e/browser';
import { expect, test } from '../../e2e/test';
import { clean, Hand } from './measure/device';
import { MotionSensorsPage, VirtualSensors } from './motion-sensors.check';

/** A tablet in portrait. */
test.use({
  viewport: { width: 820, height: 1180 },
  hasTouch: true,
  launchOptions: launchOptions({ args: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'] }),
});

test('reads gravity, its axes, drift and the compass from the browser’s own sensors', async ({ page }) => {
  const view = new MotionSensorsPage(page);
  const sensors = await VirtualSensors.on(page, origin);
  await page.goto('/motion-sensor-test');
  await sensors.read([0.2, -0.1, 9.8], [0.5, 0, 0], 270);
  await view.reset.click();
  await expect(view.state).toContainText('Ready');
  await view.start.click();
  await sensors.read([0.2, -0.1, 9.8], [0.5, 0, 0], 270);
  await expect(view.figure('Axes x, y, z')).toHaveText('0.2 −0.1 9.8');
  await expect(view.figure('Compass')).toHaveText('270°');
  await expect(view.figure('Turning')).toHaveText(/^0\.5/);

  // After five seconds at rest the test continues by itself. The first position is the current one.
  await expect(view.task('positions')).toBeChecked({ timeout: 30_000 });
  await expect(view.panel.getByRole('heading', { name: 'Top edge up' })).toBeVisible({ timeout: 30_000 });
  // The top edge is up, but the sensor reports the right one.
  await sensors.read([9.8, 0, 0], [0.5, 0, 0], 270);
  await expect(view.panel).toContainText(motionTexts.other('right edge up'), { timeout: 30_000 });
  await view.button(motionTexts.confirmPosition).click();
  await expect(view.panel.getByRole('heading', { name: 'Right edge up' })).toBeVisible();

  await view.finish.click();
  await expect(view.row('Gravity')).toContainText('9.80');
  await expect(view.row('Gravity')).toContainText('Pass');
  await expect(view.row('Drift of the gyroscope')).toContainText('0.50');
  await expect(view.row('Axes')).toContainText('2 of 6 positions taken.');
});

test('a reversed axis is named, and a device without a fault passes (A20)', async ({ page }) => {
  const view = new MotionSensorsPage(page);
  await view.openWithStubs();
  for (const [axes, verdict] of [
    [[1, -2, 3], 'SEN-REVERSED'],
    [[1, 2, 3], 'Pass'],
  ] as const) {
    // Before the start, the page looks whether there are sensors.
    await view.feed([[1000, [0, 0, 9.8], [0, 0, 0], 270]]);
    await view.start.click();
    await view.task('positions').check();
    const hand = new Hand({ ...clean, axes: [...axes] });
    hand.positions();
    let from = 0;
    for (const to of [...hand.confirmed, hand.samples.length]) {
      await view.feed(hand.samples.slice(from, to));
      await page.clock.runFor(250);
      if (to < hand.samples.length) await view.button(motionTexts.confirmPosition).click();
      from = to;
    }
    await view.finish.click();
    await expect(view.row('Axes')).toContainText(verdict);
    await view.again.click();
  }
});

test('opens the camera for its light alone, and closes it', async ({ page }) => {
  const view = new MotionSensorsPage(page);
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    const open = MediaDevices.prototype.getUserMedia;
    MediaDevices.prototype.getUserMedia = async function (constraints) {
      const stream = await open.call(this, constraints);
      tracks.push(...stream.getTracks());
      return stream;
    };
    // The fake camera has no light until `fit` is called.
    let hasLight = false;
    const lit: unknown[] = [];
    MediaStreamTrack.prototype.getCapabilities = () => ({ torch: hasLight }) as MediaTrackCapabilities;
    MediaStreamTrack.prototype.applyConstraints = async (wanted) => {
      lit.push(wanted?.advanced?.[0]);
    };
    Object.assign(window, {
      camera: {
        state: () => [tracks.map(({ readyState }) => readyState), lit],
        fit() {
          hasLight = true;
        },
      },
    });
    // Sensors that the computer lacks.
    setInterval(() => {
      dispatchEvent(new DeviceMotionEvent('devicemotion', { accelerationIncludingGravity: { x: 0, y: 0, z: 9.8 } }));
    }, 20);
  });
  const camera = () => page.evaluate(() => (window as unknown as { camera: { state(): unknown } }).camera.state());
  await view.open();
  // The browser's own event without figures may come first.
  await expect(async () => {
    await view.reset.click();
    await expect(view.state).toContainText('Ready', { timeout: 1000 });
  }).toPass();
  await view.start.click();
  await view.task('senses').check();
  await view.button(motionTexts.light).click();
  await expect(view.panel).toContainText(motionTexts.lightFailures.none);
  await expect.poll(camera).toEqual([['ended'], []]);

  await page.evaluate(() => (window as unknown as { camera: { fit(): void } }).camera.fit());
  await view.button(motionTexts.light).click();
  await expect.poll(camera).toEqual([['ended', 'live'], [{ torch: true }]]);
  await view.button(motionTexts.stop).click();
  await expect.poll(camera).toEqual([['ended', 'ended'], [{ torch: true }]]);
  await page
    .getByRole('group', { name: motionTexts.lightQuestion })
    .getByRole('radio', { name: 'No', exact: true })
    .check();
  await view.finish.click();
  await expect(view.row('Light')).toContainText('The light stayed off.');
});
