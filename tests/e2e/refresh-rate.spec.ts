import { expect, type Page, test } from 'playwright/test';
import { choose, hydrated, press, stubFrames } from './models/frames.page';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const give = (page: Page, count: number, interval: number) =>
  page.evaluate(([n, ms]) => window.giveFrames(n as number, ms as number), [count, interval]);

async function open(page: Page) {
  await stubFrames(page);
  await page.goto('/refresh-rate-test');
  await hydrated(page);
}

test('a monitor that runs at 60 where 144 was expected gets a warning that says where to set it', async ({ page }) => {
  await open(page);
  await press(button(page, 'Start Test'));
  await choose(page.getByLabel('My monitor should run at'), '144');
  await give(page, 200, 1000 / 59.951);
  await expect(page.getByText(/This screen runs at 59\.95\d? Hz, not 144\. Set it on Windows/)).toBeVisible();
  await press(button(page, 'Stop Test'));
  await expect(page.getByRole('img', { name: /^Hallmark/ })).toHaveAccessibleName(/warning, 2 of 3/i);
  await choose(page.getByLabel('My monitor should run at'), '60');
  await expect(page.getByRole('img', { name: /^Hallmark/ })).toHaveAccessibleName(/pass, 3 of 3/i);
});

test('frames without an interval give no number, and a warning with the reason', async ({ page }) => {
  await open(page);
  await press(button(page, 'Start Test'));
  await expect(page.getByTestId('rate')).toHaveText('measuring …');
  await page.evaluate(() => {
    // Between 7 and 21 ms, the same at each run.
    for (let i = 0; i < 400; i++) window.giveFrames(1, 7 + ((i * 7919) % 1409) / 100);
  });
  await expect(page.getByText('The frames follow no fixed interval. Variable refresh')).toBeVisible();
  await expect(page.getByTestId('rate')).toHaveText('measuring …');
  await press(button(page, 'Stop Test'));
  await expect(page.getByText(/^No rate could be told\./).first()).toBeVisible();
  await expect(page.getByRole('img', { name: /^Hallmark/ })).toHaveAccessibleName(/warning/i);
});

test('a page that was hidden begins anew and says so', async ({ page }) => {
  await open(page);
  await press(button(page, 'Start Test'));
  await give(page, 200, 1000 / 120);
  await expect(page.getByTestId('rate')).toHaveText(/^120\.0/);
  await page.evaluate(() => window.setVisibility('hidden'));
  await expect(page.getByTestId('rate')).toHaveText('measuring …');
  await page.evaluate(() => {
    window.skipTime(30_000);
    window.setVisibility('visible');
  });
  await give(page, 200, 1000 / 120);
  await expect(page.getByTestId('rate')).toHaveText(/^120\.0/);
  await press(button(page, 'Stop Test'));
  await expect(page.getByText('The count began anew once')).toBeVisible();
});

test('the home page’s test card counts the frames only once it is idle, and lets go of them when it is sure', async ({
  page,
}) => {
  await stubFrames(page);
  await page.goto('/');
  await page.waitForResponse(/screen-rate/);
  await page.waitForTimeout(300);
  const pending = () => page.evaluate(() => window.pendingFrames());
  await give(page, 5, 1000 / 144);
  expect(await pending()).toBe(1);
  await give(page, 200, 1000 / 144);
  expect(await pending()).toBe(0);
});
