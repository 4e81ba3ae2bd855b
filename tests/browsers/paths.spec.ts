import { expect } from 'playwright/test';
import { catalogue } from '../../content/catalogue';
import { paintGrid } from './fingers';
import { note, test } from './fixtures';
import { inBrief, openView, pathOf } from './steps';

for (const { id, path, name } of catalogue) {
  test(`${name} reaches its verdict`, async ({ visitor }) => {
    await visitor.open(path);
    await (await pathOf(id))(visitor);
    if (id !== 'fingerprint' && id !== 'motion-sensors') {
      const [verdict = ''] = await visitor.names('img', /^Result:/);
      expect(verdict).toMatch(/pass|warning|fail|cannot tell/i);
      note('figure', inBrief(verdict));
    }
    expect(visitor.driver.complaints()).toEqual([]);
  });
}

test('A pen does not pass for a finger', async ({ visitor }) => {
  await visitor.open('/touch-test');
  await openView(visitor);
  note('synthetic', 'The pen is scripted pointer events.');
  expect(await visitor.evaluate(paintGrid, { pointerType: 'pen', surface: 'touch-input' })).toBeGreaterThan(100);
  await visitor.press('Escape');
  await visitor.see('img', /^Result:.*cannot tell/i);
});
