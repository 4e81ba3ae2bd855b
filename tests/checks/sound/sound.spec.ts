import { hertz } from '../../../content/verdicts/sound';
import { expect, test } from '../../e2e/test';
import { open } from './sound.check';

test('by keyboard alone, a side that is silent fails, one that comes from both hints at mono', async ({ page }) => {
  const sound = await open(page);
  await sound.button('Play Left').focus();
  await page.keyboard.press('Enter');
  await expect(sound.button('Stop Test')).toBeFocused();
  await sound.listen();
  await expect(sound.button('Right')).toBeDisabled();
  const answer = (name: string) => page.getByRole('radio', { name, exact: true });
  await answer('Left').focus();
  for (const _ of [1, 2]) await page.keyboard.press('ArrowRight');
  await expect(answer('Both')).toBeChecked();
  await expect(page.getByText('Mono audio may be on. Windows:')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(answer('Not at all')).toBeChecked();
  await expect(page.getByText('Mono audio may be on. Windows:')).toHaveCount(0);
  await sound.button('Stop Test').focus();
  await page.keyboard.press('Enter');
  await sound.result.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: /^Result:/ })).toHaveAccessibleName(/fail, 0 of 1/);
});

test('a side that is missing is one click away: it plays at once, and the other answer stays', async ({ page }) => {
  const sound = await open(page);
  await sound.button('Left').click();
  await sound.listen();
  await sound.answer('Left', 'Left');
  await sound.stop();
  await sound.result.click();
  await expect(sound.badge).toHaveAccessibleName(/cannot tell, 1 of 1/);
  await expect(page.getByText('Play Right for at least 0.5\u202fs with the volume above 0.')).toBeVisible();
  await sound.button('Play Right').click();
  await expect(sound.state).toContainText('Playing Right');
  await expect(sound.button('Stop Test')).toBeFocused();
  await page.clock.runFor(499);
  await sound.answer('Right', 'Right');
  await sound.stop();
  await expect(page.getByText('Too short to judge, or the volume was 0. Play it again.')).toBeVisible();
  await sound.result.click();
  await expect(sound.row('Right, 440\u202fHz'), 'stopped too soon').toContainText('Cannot tell');
  await sound.button('Play Right').click();
  await sound.listen();
  await sound.stop();
  await sound.result.click();
  await expect(sound.badge).toHaveAccessibleName(/pass, 2 of 2/);
  await expect(page.getByRole('region', { name: 'What is missing' })).toHaveCount(0);
});

test('the volume goes from 0 to 100 by 1 and begins at 50, the frequency from 20 to 20,000 by 10 and begins at 1000', async ({
  page,
}) => {
  const sound = await open(page);
  const { volume, frequency } = sound;
  await expect(volume).toHaveValue('50');
  await sound.press(volume, 'ArrowRight');
  await expect(volume).toHaveValue('51');
  const at = (value: number) => expect(frequency).toHaveAttribute('aria-valuetext', hertz(value));
  await at(1000);
  await sound.press(frequency, 'ArrowLeft');
  await at(990);
  await sound.press(frequency, 'PageUp');
  await at(1090);
  await sound.press(frequency, 'Home', 'ArrowLeft');
  await at(20);
  await sound.press(frequency, 'End', 'ArrowRight');
  await at(20_000);
  // The middle of the ruler is the geometric mean, 632 Hz.
  const box = await frequency.boundingBox();
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await at(630);
});

test('an output that is gone is reported, and the system’s own is used again; a browser without Web Audio is told so', async ({
  page,
}) => {
  const sound = await open(page, { outputs: [{ deviceId: 'gone', label: 'Dock' }] });
  await sound.output.selectOption('gone');
  await sound.button('Left').click();
  await expect(sound.region.getByRole('alert')).toContainText('This output could not be used.');
  await expect(sound.output).toHaveValue('');
  await page.clock.runFor(500);
  await sound.button('Left').click();
  await expect(sound.state).toContainText('Playing');

  await page.addInitScript(() => Reflect.deleteProperty(window, 'AudioContext'));
  await page.goto('/sound-test');
  await sound.button('Left').click();
  await expect(sound.region.getByRole('alert')).toContainText('Your browser cannot play generated sound.');
});
