import { expect } from 'playwright/test';
import { walkOf } from '../kit/check';
import { test } from './fixtures';
import { note } from './steps';

test('An inspection is sealed into a report, which verifies', async ({ visitor }) => {
  await visitor.open('/inspection');
  await visitor.click('radio', /^Quick/, 'main');
  await visitor.click('button', 'Start Inspection');
  await visitor.see('heading', /Screen/);
  await (await walkOf('screen'))(visitor);
  for (const name of ['Keyboard', 'Mouse', 'Sound', 'Microphone', 'Webcam']) {
    await visitor.click('button', 'Next', '[aria-label="Inspection controls"]');
    await visitor.read(name, '[aria-label="Inspection controls"]');
  }
  await visitor.click('button', 'Next', '[aria-label="Inspection controls"]');
  await visitor.see('heading', 'Look, declare, seal');
  await visitor.click('button', 'Seal the Report');
  await visitor.see('heading', 'Inspection report');
  await visitor.click('link', 'Verify This Report');
  await visitor.see('heading', 'The verdict was recomputed');
  await visitor.read('Matches the seal in all');
  expect(visitor.driver.complaints()).toEqual([]);
  note('figure', 'Of the quick profile the screen test was run; the others were left without a result.');
});
