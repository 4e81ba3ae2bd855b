import {
  colorRules,
  findings,
  linesOf,
  needsScript,
  overflowing,
  prerenderedNodes,
  rememberPrerendered,
  smallTargets,
} from './detectors';
import { htmlOf } from './routes';
import { expect, type Page, test } from './test';
import { watchPage } from './watch-page';

/** Tests each detector of the smoke test with a fault that it must find, and with the same page without the fault. */

/** Serves the home page with changed HTML. */
async function withHome(page: Page, change: (html: string) => string) {
  const html = htmlOf({ file: 'index.html' });
  const changed = change(html);
  expect(changed).not.toBe(html);
  await page.route('/', async (route) => route.fulfill({ response: await route.fetch(), body: changed }));
}

test('a text that differs from the prerendered one is an error, and its nodes are lost', async ({ page }) => {
  const { pageErrors } = watchPage(page);
  await rememberPrerendered(page);
  await withHome(page, (html) => html.replace(/(<h1[^>]*>)[^<]+/, '$1Something else'));
  await page.goto('/');
  await expect.poll(() => pageErrors.join()).toMatch(/hydrat|#418/i);
  await expect.poll(async () => (await prerenderedNodes(page)).lost).not.toEqual([]);
});

test('an inline script, an inline style and a picture from elsewhere are errors', async ({ page }) => {
  for (const fault of [
    '<script>document.title = 1</script>',
    '<p style="color: red">red</p>',
    '<img src="https://elsewhere.example/a.png" alt="">',
  ]) {
    const { pageErrors } = watchPage(page);
    await withHome(page, (html) => html.replace('</body>', `${fault}</body>`));
    await page.goto('/');
    await expect.poll(() => pageErrors.join(), fault).toContain('Content Security Policy');
    await page.unrouteAll();
  }
});

test('a request to another origin is a foreign request', async ({ page }) => {
  const { foreignRequests } = watchPage(page);
  await page.route('https://elsewhere.example/**', (route) => route.fulfill({ body: 'x' }));
  await page.goto('about:blank');
  await page.evaluate(() => fetch('https://elsewhere.example/data').catch(() => undefined));
  await expect.poll(() => foreignRequests).toEqual(['https://elsewhere.example/data']);
});

test('faults of axe, width, small targets and text that needs a script are found, and no other', async ({ page }) => {
  await test.step('a picture without a text and a gray that is too light are found by axe', async () => {
    await page.setContent(
      '<!doctype html><html lang="en"><title>t</title><main><h1>Heading</h1><p>Fine</p></main></html>',
    );
    await expect.poll(() => findings(page)).toEqual([]);
    await page.evaluate(() => {
      document
        .querySelector('main')
        ?.insertAdjacentHTML('beforeend', '<img src="data:,"><p style="color: #bbb">pale</p>');
    });
    const found = (await findings(page)).join();
    expect(found).toContain('image-alt');
    expect(found).toContain('color-contrast');
    const byColor = (await findings(page, colorRules)).join();
    expect(byColor).not.toContain('image-alt');
    expect(byColor).toContain('color-contrast');
  });
  await test.step('what is wider than the window is named', async () => {
    await page.setContent('<!doctype html><body><p>short</p></body>');
    await expect.poll(() => overflowing(page)).toEqual([]);
    await page.setContent('<!doctype html><body><div style="width: 200vw">wide</div></body>');
    expect((await overflowing(page)).join()).toContain('wide');
    await page.setContent(
      '<!doctype html><body style="overflow-x: hidden"><div style="width: 200vw">wide</div></body>',
    );
    await expect.poll(() => overflowing(page)).toEqual(['BODY hides what overflows']);
  });
  await test.step('a small button is named; a link in a sentence and a link that covers its cell are not', async () => {
    const cell = '<div style="position: relative; width: 90px; height: 90px">';
    const cover = '<style>a::after { content: ""; position: absolute; inset: 0 }</style>';
    await page.setContent(
      `<!doctype html><p>Read <a href="/x">this</a> first.</p><button style="width: 60px; height: 20px">b</button>`,
    );
    await expect.poll(() => smallTargets(page)).toEqual([expect.stringContaining('60 × 20')]);
    await page.setContent(`<!doctype html>${cover}${cell}<br><a href="/x">all of it</a></div>`);
    await expect.poll(() => smallTargets(page)).toEqual([]);
    await page.setContent(`<!doctype html>${cell}<br><a href="/x" style="display: block">one line</a></div>`);
    await expect.poll(() => smallTargets(page)).toEqual([expect.stringContaining('one line')]);
  });
  await test.step('text that only a script writes is named; a reading of the browser is not', async () => {
    const said =
      '<p>One <b>two</b> three four five six seven eight nine ten eleven twelve</p><script>not this</script>';
    await page.setContent(`<main>${said}<dl><dt>Cores</dt><dd>—</dd></dl></main>`);
    const without = await linesOf(page);
    expect(without.map(({ text }) => text)).not.toContain('not this');
    await page.setContent(`<main>${said}<dl><dt>Cores</dt><dd>8</dd></dl></main>`);
    expect(needsScript(without, await linesOf(page))).toEqual([]);
    await page.setContent(`<main>${said}<dl><dt>Cores</dt><dd>—</dd></dl><p>late</p></main>`);
    expect(needsScript(without, await linesOf(page))).toEqual(['late']);
    await page.setContent(
      `<main>${said}<dl><dt>Cores</dt><dd>one reading that has far too many words</dd></dl></main>`,
    );
    expect(needsScript(without, await linesOf(page))).toHaveLength(1);
  });
});
