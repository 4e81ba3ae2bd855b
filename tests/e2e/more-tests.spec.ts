import { catalogue, checkOf, kinds } from '../../content/catalogue';
import { moreTests } from '../../content/more-tests';
import { routes } from './routes';
import { expect, test } from './test';

const exists = (path: string) => routes.some((route) => route.path === path);

test('lists six tests in two rows from medium screens on, then all tests by what they check (D3)', async ({ page }) => {
  expect(moreTests).toHaveLength(6);
  await page.goto('/more-tests');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('More Tests');
  const expected = moreTests.map(checkOf).filter(({ path }) => exists(path));
  expect(expected.length).toBeGreaterThanOrEqual(3);
  const links = page.getByRole('region', { name: 'Tests', exact: true }).getByRole('link', { name: /^Start test/ });
  await expect(links).toHaveCount(expected.length);
  for (const [i, { name, path }] of expected.entries()) {
    await expect(links.nth(i)).toHaveAccessibleName(`Start test: ${name}`);
    await expect(links.nth(i)).toHaveAttribute('href', path);
  }

  for (const kind of kinds) {
    const inOrder = catalogue.filter((check) => check.kind === kind).toSorted((a, b) => a.number - b.number);
    const rows = page.getByRole('main').getByRole('region', { name: kind }).getByRole('link');
    await expect(rows).toHaveText(inOrder.map(({ name }) => name));
  }

  const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
  const tops = () => cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
  const tests = page.getByRole('region', { name: 'Tests', exact: true }).getByRole('listitem');
  const rows = () => tests.evaluateAll((all) => new Set(all.map((cell) => cell.getBoundingClientRect().top)).size);
  for (const width of [1280, 1024, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(async () => new Set(await tops()).size, `info cards at ${width} px`).toBe(1);
    await expect.poll(() => rows(), `tests at ${width} px`).toBe(2);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => new Set(await tops()).size).toBe(3);
});
