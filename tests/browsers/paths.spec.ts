import { expect } from 'playwright/test';
import { routes } from '../e2e/routes';
import { walkOf } from '../kit/check';
import { paintGrid } from './fingers';
import { test } from './fixtures';
import { inBrief, note, openView, openWhole } from './steps';

for (const route of routes) {
  if (!route.check) continue;
  const { id, name } = route.check;
  test(`${name} loads, fits and reaches its verdict`, async ({ visitor }) => {
    await openWhole(visitor, route);
    await (await walkOf(id))(visitor);
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
