import { press, stubFrames } from './models/frames.page';
import { expect, test } from './test';
import { ZoomBrowser } from './zoom-browser';

test('counting restarts at another pixel ratio, each time', async () => {
  const browser = await ZoomBrowser.launch();
  try {
    const { page } = browser;
    await stubFrames(page);
    await page.goto('/refresh-rate-test');
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const rate = page.getByTestId('rate');
    await press(button('Start Test'));
    for (const [factor, hz] of [
      [1.25, 120],
      [1.5, 75],
    ] as const) {
      await page.evaluate((interval) => window.giveFrames(200, interval), 1000 / hz);
      await expect(rate).toHaveText(new RegExp(`^${hz}\\.0`));
      await browser.zoom(factor);
      await expect(rate).toHaveText('Measuring …');
    }
    await press(button('Stop Test'));
    await expect(page.getByText('Counting restarted 2 times')).toBeVisible();
  } finally {
    await browser.close();
  }
});
