import { readdirSync } from 'node:fs';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { built, htmlOf } from './routes';
import { expect, test } from './test';

/** Checks every built page against the HTML standard and WCAG's rules on markup, without a browser. */

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
    rules: {
      // All files come from the site itself.
      'require-sri': 'off',
      // A matter of style, not of the standard: a gauge with ticks is not a `<progress>`, and a region may be a
      // `<div>`.
      'prefer-native-element': 'off',
      // Lists may have a name: ARIA 1.2 forbids it only for generic elements.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // The page exists to show the live camera. Nothing plays until it is requested.
      'no-autoplay': ['error', { include: ['audio'] }],
    },
  }),
);

async function faultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector ?? 'the page'}`),
  );
}

test('the validator finds what is wrong and says nothing of what is right', async () => {
  const page = (body: string) =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title></head><body>${body}</body></html>`;
  expect(await faultsOf(page('<main><h1>Title</h1><p>Text</p></main>'))).toEqual([]);
  expect((await faultsOf(page('<span><div>Text</div></span>'))).join()).toContain('element-permitted-content');
  expect((await faultsOf(page('<p id="a"></p><p id="a"></p>'))).join()).toContain('no-dup-id');
  expect((await faultsOf(page('<img src="/a.png">'))).join()).toContain('h37');
});

test('every page is valid HTML', async () => {
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) expect(await faultsOf(htmlOf({ file })), file).toEqual([]);
});
