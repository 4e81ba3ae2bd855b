import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findings, overflowing } from './detectors';
import { built } from './routes';
import { expect } from './test';
import { cleanTest as test } from './watch-page';

/** The state chart for developers, opened by `?inspect`. */

test('follows the machine of the page, shows the source of a transition, and stays', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/mouse-test?inspect');
  const chart = page.getByRole('complementary', { name: 'State chart' });
  await expect(chart).toBeVisible();
  await expect(chart.locator('[aria-current]')).toContainText('settled');

  await page.getByRole('button', { name: 'Start Movement test' }).click();
  await expect(chart.locator('[aria-current]')).toContainText('movement');
  await expect(chart.getByRole('list', { name: 'Events' })).toContainText('START');
  await expect(chart.locator('svg path').first()).toBeAttached();

  const complete = chart.getByRole('button', { name: 'COMPLETE [Complete Test does not wait]' });
  await complete.press('Enter');
  const source = chart.getByRole('region', { name: /^machines\/mouse\/mouse\.machine\.ts, lines \d+ to \d+$/ });
  await expect(source.locator('[data-lit]').first()).toContainText('COMPLETE');
  await complete.press('Escape');
  await expect(source).toHaveCount(0);
  await expect.poll(() => findings(page)).toEqual([]);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL(/\/privacy\?inspect$/);
  await expect(chart).toContainText('No machine runs on this page now.');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Screen', exact: true }).click();
  await expect(chart.locator('[aria-current]')).toContainText('idle');
  await page.getByRole('button', { name: 'Start Test' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // The test covers the chart, which is inert meanwhile.
  await expect(page.locator('div[inert]', { has: page.locator('[data-state]') })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(chart.getByRole('list', { name: 'Events' })).toContainText('EXIT');

  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => overflowing(page)).toEqual([]);
  await chart.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(chart.getByRole('list', { name: 'Events' })).toHaveCount(0);
  await chart.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(chart).toHaveCount(0);
  await expect(page).toHaveURL(/\/screen-test$/);
});

test('shows each machine of a page that has several', async ({ page }) => {
  await page.goto('/inspection?inspect');
  const machine = page.getByRole('complementary', { name: 'State chart' }).getByRole('combobox', { name: 'Machine' });
  await expect(machine.getByRole('option')).toHaveText(['inspectionBarcodes', 'inspection']);
  await machine.selectOption('inspectionBarcodes');
  await expect(page.locator('[data-state="inspectionBarcodes.closed"]')).toHaveAttribute('aria-current');
});

test('is loaded by no page without ?inspect, and kept for no use without a network', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/mouse-test');
  await page.getByRole('button', { name: 'Start Movement test' }).click();
  await expect(page.locator('[data-running]').first()).toBeVisible();
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((url) => /open-chart|sources-/.test(url))).toEqual([]);
  expect(readFileSync(join(built, 'sw.js'), 'utf8')).not.toMatch(/open-chart|sources-/);
});
