import { cutOffBySpacing, forget, listen, obscured, streams } from './access';
import { expect, test } from './test';

/** WCAG 2.2 criteria that axe does not decide; `tests/accessibility.md` says which test proves which. */

test('the fields about the person tell browsers their purpose', async ({ page }) => {
  await page.goto('/inspection');
  await page.getByText('Who and where').click();
  for (const [label, purpose] of [
    ['Company', 'organization'],
    ['Address', 'address-line1'],
    ['Technician', 'name'],
  ] as const)
    await expect(page.getByRole('textbox', { name: label })).toHaveAttribute('autocomplete', purpose);
});

test('a stream of announcements is found, and a count of a few is not; a control that something covers is, and a text that spacing cuts off', async ({
  page,
}) => {
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

  await page.setContent(
    '<!doctype html><button>Seen</button><p id="cut">A text of some length</p><button id="under">Covered</button><div id="over"></div>',
  );
  await page.evaluate(() => {
    const style = (id: string, css: object) => Object.assign(document.getElementById(id)?.style ?? {}, css);
    style('cut', { width: 'max-content', whiteSpace: 'nowrap', overflow: 'hidden' });
    // A little wider than the text in whichever font is installed.
    style('cut', { width: `${(document.getElementById('cut')?.offsetWidth ?? 0) + 8}px` });
    style('over', { position: 'fixed', inset: '50px 0 0', background: 'red' });
  });
  expect(await obscured(page)).toEqual([expect.stringContaining('Covered')]);
  expect(await cutOffBySpacing(page)).toEqual(['A text of some length']);
});
