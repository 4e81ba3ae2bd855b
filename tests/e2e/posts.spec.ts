import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { posts } from '../../content/posts';
import { findings, overflowing, prerenderedNodes, rememberPrerendered } from './detectors';
import { built, htmlOf } from './routes';
import { bare, expect, type Locator, type Page, type Request, type Route, test } from './test';
import { settled } from './waits';
import { cleanTest, watchPage } from './watch-page';

const [first, second] = posts;
const body = (page: Page) => page.locator('[data-post]');
const markdownOf = (slug: string) => `/content/posts/${slug}.md`;

/** Paths of the markdown files that a page requests. */
function markdownRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/content/')) asked.push(pathname);
  });
  return asked;
}

/** The body of the prerendered page, as serialized by a browser. */
const sentBody = (page: Page, slug: string) =>
  page.evaluate(async (path) => {
    // The policy does not allow text for a DOMParser.
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.open('GET', path);
    await new Promise((resolve) => {
      request.onload = resolve;
      request.send();
    });
    return request.responseXML?.querySelector('[data-post]')?.innerHTML;
  }, `/blog/${slug}`);

const cardOf = (page: Page, title: string) => page.getByRole('link', { name: `Read Guide: ${title}` });
const sameDocument = (page: Page) => page.evaluate(() => 'same' in window);

const newestFirst = posts.toSorted((a, b) => b.date.localeCompare(a.date));

test.describe('the list', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  cleanTest('shows every guide, the newest first, with its date and three tags, in any time zone', async ({ page }) => {
    await page.goto('/blog');
    await expect(page).toHaveTitle('Blog – Assay');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Testing Guides & Tips');
    await expect(page.getByRole('main')).toContainText(/laptop’s display, keyboard, audio and more/);

    const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
    await expect(cards).toHaveCount(posts.length);
    for (const [i, post] of newestFirst.entries()) {
      const card = cards.nth(i);
      await expect(card.getByRole('heading')).toHaveText(post.title);
      await expect(card).toContainText(post.description);
      const [year, month, day] = post.date.split('-').map(Number);
      await expect(card.locator('time')).toHaveText(`${month}/${day}/${year}`);
      await expect(card.getByRole('listitem')).toHaveText(post.tags.slice(0, 3));
      await expect(card.getByText('Read Guide')).toHaveAttribute('href', `/blog/${post.slug}`);
    }
    await page.goto(`/blog/${first.slug}`);
    await expect(page.locator('time')).toHaveText('September 7, 2025');
  });
});

cleanTest(
  'every guide brings its text in the HTML, and keeps it without asking for it again; tables scroll by keyboard on a phone, and axe finds nothing in guides with many of them',
  async ({ page }) => {
    const asked = markdownRequests(page);
    await rememberPrerendered(page);
    await page.setViewportSize({ width: 320, height: 800 });
    for (const { slug, title, tags } of posts) {
      await page.goto(`/blog/${slug}`);
      await expect(page).toHaveTitle(`${title} – Assay`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('article').getByRole('list').first().getByRole('listitem')).toHaveText([...tags]);
      await expect.poll(async () => (await prerenderedNodes(page)).lost, slug).toEqual([]);
      await expect.poll(() => overflowing(page), slug).toEqual([]);
      const sent = (await sentBody(page, slug)) ?? '';
      expect(sent.length).toBeGreaterThan(5000);
      await expect.poll(() => body(page).innerHTML(), slug).toBe(sent);
      await expect.poll(() => body(page).getByRole('heading', { level: 1 }).count()).toBe(0);
      if (!['refresh-rate-hz-test', 'dead-pixel-test-guide'].includes(slug)) continue;
      await expect.poll(() => findings(page), slug).toEqual([]);
      const table = body(page).getByRole('region', { name: 'Table 2' });
      await expect.poll(() => table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeGreaterThan(0);
      await table.focus();
      await expect(table).toBeFocused();
      // Told in a frame, which has then also laid out what was far below. Before that the table has nothing to scroll.
      await expect(table).toBeInViewport();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
    }
    expect(asked).toEqual([]);
  },
);

test.describe('a guide that is reached by a link', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/blog');
    await page.evaluate(() => Object.assign(window, { same: true }));
  });

  test('fetches its text once, shows what the prerendered page shows, and is not overwritten by the late answer of the one before', async ({
    page,
  }) => {
    const { pageErrors } = watchPage(page);
    const asked = markdownRequests(page);
    const late: Route[] = [];
    await page.route(`**${markdownOf(first.slug)}`, (route) => void late.push(route));
    await cardOf(page, first.title).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.title);
    await expect(body(page)).toBeEmpty();
    await page.goBack();
    await cardOf(page, second.title).click();
    await expect(body(page).getByRole('heading', { name: 'Sources' })).toBeVisible();
    // The page may have withdrawn its request.
    for (const route of late) await route.fulfill({ body: '# Late\n\nToo late.' }).catch(() => {});
    await settled(page);
    await expect(body(page)).not.toContainText('Too late');
    await expect.poll(() => body(page).innerHTML()).toBe(await sentBody(page, second.slug));

    await expect(page).toHaveURL(`/blog/${second.slug}`);
    await expect(page).toHaveTitle(`${second.title} – Assay`);
    await expect(page.locator('main')).toBeFocused();

    await page.getByRole('link', { name: 'Back to Blog' }).click();
    await cardOf(page, second.title).click();
    await expect(body(page).getByRole('heading', { name: 'Sources' })).toBeVisible();
    expect(asked).toEqual([markdownOf(first.slug), markdownOf(second.slug)]);
    await expect.poll(() => sameDocument(page)).toBe(true);
    expect(pageErrors).toEqual([]);
  });

  for (const [fault, fail] of [
    ['the network', (page: Page) => page.route('**/*.md', (route) => route.abort())],
    ['a chunk', (page: Page) => page.route('**/markdown-*.js', (route) => route.abort())],
  ] as const) {
    test(`stays empty, and says so in the console, when ${fault} fails`, async ({ page }) => {
      const { pageErrors } = watchPage(page);
      await fail(page);
      await cardOf(page, first.title).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.title);
      await expect.poll(() => pageErrors.filter((text) => text.startsWith('Error loading post')).length).toBe(1);
      await expect(body(page)).toBeEmpty();
      const related = page.locator('section').filter({ hasText: 'Try These Related Tests' });
      await expect(related.getByRole('link', { name: 'Screen Test' })).toHaveAttribute('href', '/screen-test');
      // It offers to try again, which shows the text once the fault is gone.
      const again = page.getByRole('alert').getByRole('button', { name: 'Try Again' });
      const top = async (one: Locator) => (await one.boundingBox())?.y ?? 0;
      expect(await top(again), 'in place of the text (D13)').toBeLessThan(await top(related));
      await again.click();
      await expect.poll(() => pageErrors.filter((text) => text.startsWith('Error loading post')).length).toBe(2);
      await page.unrouteAll();
      if (fault === 'a chunk') return;
      await again.click();
      await expect(body(page).getByRole('heading', { name: 'Sources' })).toBeVisible();
      await expect(page.getByRole('alert').filter({ has: again })).toHaveCount(0);
    });
  }
});

test('links in the text go to tests and to other guides without loading the document again, or to a new tab where one is asked for', async ({
  page,
  context,
}) => {
  await page.goto(`/blog/${second.slug}`);
  await page.evaluate(() => Object.assign(window, { same: true }));
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    body(page)
      .getByRole('link', { name: 'screen test' })
      .first()
      .click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(opened).toHaveURL('/screen-test');
  await expect(page).toHaveURL(`/blog/${second.slug}`);
  await opened.close();
  await body(page).getByRole('link', { name: 'a pixel fault' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.title);
  await expect(body(page).getByRole('heading', { name: 'How to search' })).toBeVisible();
  await expect.poll(() => body(page).innerHTML()).toBe(await sentBody(page, first.slug));

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.title);
  await expect.poll(() => body(page).innerHTML()).toBe(await sentBody(page, second.slug));
  await body(page).getByRole('link', { name: 'screen test' }).first().click();
  await expect(page).toHaveURL('/screen-test');
  await expect.poll(() => sameDocument(page)).toBe(true);
});

test("an unknown guide is a 404 that says 'Post Not Found', asks for nothing, and leads back", async ({ page }) => {
  const asked = markdownRequests(page);
  for (const path of ['/blog/no-such-guide', '/blog/constructor', `/blog/${first.slug}.md`]) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post Not Found');
    await expect(page).toHaveTitle('Post Not Found – Assay');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  }
  expect(asked).toEqual([]);
  // Not the words about pages, which the host sends for every unknown path (D22).
  await page.route('**/assets/*.js', (route) => route.abort());
  await bare(page).goto('/blog/no-such-guide');
  await expect(page.getByText('Page not found')).toBeHidden();
  await bare(page).goto('/no-such-page');
  await expect(page.getByText('Page not found')).toBeVisible();
  await page.unroute('**/assets/*.js');
  await page.goto('/blog/no-such-guide');
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Testing Guides & Tips');
});

test('the built site serves the text of each guide as markdown', async ({ request }) => {
  for (const { slug } of posts) {
    const answer = await request.get(markdownOf(slug));
    expect(answer.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    expect(await answer.text()).toBe(
      readFileSync(join(import.meta.dirname, '../../content/posts', `${slug}.md`), 'utf8'),
    );
  }
  expect((await request.get(markdownOf('no-such-guide'))).status()).toBe(404);
});

test('no page but those of the blog carries the list of guides, and none the markdown converter from the start', () => {
  const scripts = (path: string) =>
    [...htmlOf({ file: path }).matchAll(/\/assets\/[^"\s]+\.js/g)].map(([file]) =>
      readFileSync(join(built, file), 'utf8'),
    );
  for (const file of ['index.html', 'screen-test.html'])
    expect(scripts(file).filter((code) => code.includes(first.title))).toEqual([]);
  const post = scripts(`blog/${first.slug}.html`);
  expect(post.filter((code) => code.includes(first.title))).toHaveLength(1);
  // A word of the text, and a word that only the converter contains.
  for (const word of ['thin-film transistor', 'codeFenced'])
    expect(post.filter((code) => code.includes(word))).toEqual([]);
});
