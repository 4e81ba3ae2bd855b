import { expect, test } from '../../e2e/test';
import { refuse } from '../../kit/held-calls';
import { headset, PortsPage, speakers } from './ports.check';

test('shows each plug on the map at once, asks for nothing by itself, finds the dead port and measures the charge', async ({
  page,
}) => {
  const view = new PortsPage(page);
  await view.openWithStubs();
  await view.add('usb-c', 'left', true);
  await view.add('usb-c', 'right');
  await view.add('usb-a', 'right');
  await view.button('Start Test').click();

  // No time passes, so everything that is shown appears immediately.
  await view.media(speakers, headset);
  await expect(view.trial('USB-C 1', 'Plug')).toHaveText(/Seen$/);
  await expect(view.events.first()).toContainText('Audio plugged inHeadsetUSB-C 1, left');
  await view.media(speakers);
  await expect(view.events.first()).toContainText('Audio pulled out');

  await expect(view.state).toContainText('USB-C 2, right');
  await page.clock.fastForward(20_000);
  await expect(view.question).toBeVisible();
  await view.button('Yes, the Plug I Use for All Ports').click();
  await expect(view.trial('USB-C 2', 'Plug')).toHaveText(/Nothing came$/);

  await page.evaluate(() => window.portStubs.gamepad('gamepadconnected', 'Pad'));
  await expect(view.trial('USB-A', 'Plug')).toHaveText(/Seen$/);
  await page.evaluate(() => window.portStubs.usb('connect', 'Pad by USB'));
  await expect(view.events.first()).toContainText('USB plugged inPad by USBUSB-A, right');

  await expect(view.state).toContainText('Charger in USB-C 1, left');
  await view.battery(0.8, false);
  await expect(view.events.first()).toContainText('Charger pulled out');
  await view.battery(0.8, true);
  await expect(view.trial('USB-C 1', 'Charger')).toHaveText(/Seen$/);
  await expect(view.state).toContainText('All tried');

  expect(await page.evaluate(() => window.portStubs.asked)).toEqual([]);
  await view.button('Choose a USB Device').click();
  await refuse(page, 'prompt', 'NotFoundError');
  await expect(page.getByText('Not allowed', { exact: true })).toBeVisible();

  // One point per minute.
  await view.button('Watch the Charge').click();
  await expect(view.figure('Charge rate')).toHaveText('Cannot tell');
  for (let step = 1; step <= 5; step++) {
    await page.clock.fastForward(60_000);
    await view.battery(0.8 + step / 100, true);
  }
  await expect(view.figure('Charge rate')).toHaveText(/^60\.0\s%\/h$/);

  await view.button('Show Result').click();
  await expect(view.row('USB-C 2, right')).toContainText('It was seen at: USB-C 1, left.');
  await expect(view.row('USB-C 2, right')).toContainText('Fail');
  await expect(view.row('USB-A, right')).toContainText('Pad was seen (gamepad and USB).');
  await expect(view.row('Charger in USB-C 1, left')).toContainText('Pass');
  await expect(view.row('Charge rate')).toContainText('an hour');
  expect(await page.evaluate(() => window.portStubs.asked)).toEqual(['usb']);
});

test('sees a screen of the browser’s own come and go, and lists it once that is allowed', async ({ page, browser }) => {
  const view = new PortsPage(page);
  const session = await page.context().newCDPSession(page);
  await page.goto('/ports-test');
  await view.add('hdmi', 'back');
  await view.button('Start Test').click();
  await expect(page.getByText('No further screen is connected.')).toBeVisible();

  const { screenInfo } = await session.send('Emulation.addScreen', {
    ...{ left: 4000, top: 0, width: 2560, height: 1440, label: 'Second' },
  });
  try {
    await expect(view.trial('HDMI', 'Screen')).toHaveText(/Seen$/);
    await expect(page.getByText('A further screen is there.')).toBeVisible();

    const { targetInfo } = await session.send('Target.getTargetInfo');
    const whole = await browser.newBrowserCDPSession();
    await whole.send('Browser.grantPermissions', {
      permissions: ['windowManagement'],
      origin: new URL(page.url()).origin,
      ...(targetInfo.browserContextId && { browserContextId: targetInfo.browserContextId }),
    });
    await view.button('Allow Screens').click();
    const screens = page.getByRole('region', { name: 'Screens' }).getByRole('listitem');
    await expect(screens.filter({ hasText: 'Second' })).toContainText('2560 × 1440\u202fpx · at 4000, 0');
  } finally {
    await session.send('Emulation.removeScreen', { screenId: screenInfo.id });
  }
  await expect(view.events.first()).toContainText('Screen pulled outSecond');
  await view.button('Show Result').click();
  await expect(view.row('HDMI, back')).toContainText('Pass');
});
