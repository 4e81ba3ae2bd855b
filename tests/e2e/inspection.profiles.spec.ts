import { builtInProfiles, type Profile } from '../../content/profiles';
import { opened } from '../kit/test-page';
import { looksRight } from './detectors';
import { chooseFile, savedBy } from './models/files';
import { alertOf, InspectionPage, profilePath } from './models/inspection.page';
import { unlisted } from './stored';
import { expect, type Page, test } from './test';

const editorOf = (page: Page) => page.getByRole('region', { name: 'Edit profile' });
const profile = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

test('an own profile is made, changed, kept, exported, imported, shared and deleted', async ({ page, browser }) => {
  const run = await opened(InspectionPage, page);
  await profile(page, 'Quick').check();
  await run.unfold('This profile');
  await button(page, 'New Profile').click();
  const editor = editorOf(page);
  await expect(editor.getByLabel('Name')).toBeFocused();
  await editor.getByLabel('Name').fill('');
  await editor.getByLabel('Name').fill('Repair bench');
  await editor.getByRole('checkbox', { name: 'Webcam', exact: true }).uncheck();
  await editor.getByRole('checkbox', { name: 'Keyboard is required' }).uncheck();
  await editor.getByRole('button', { name: 'Move Mouse up' }).click();
  await editor.getByLabel('Untested keys, at most').fill('2');
  await editor.getByLabel('Pixel faults').selectOption('I');
  await looksRight(page);
  await editor.getByRole('button', { name: 'Done' }).click();

  await page.goto('/inspection');
  await profile(page, 'Repair bench').check();
  await run.unfold('This profile');
  const file = await savedBy(button(page, 'Export'));
  expect(file.name).toBe('profile-Repair-bench.json');
  const text = String(file.bytes);
  const exported = JSON.parse(text) as Profile;
  expect(exported).toMatchObject({ name: 'Repair bench', passMarks: { untestedKeys: 2, pixelFaultClass: 'I' } });
  expect(exported.tests.map(({ check }) => check)).toEqual(['screen', 'mouse', 'keyboard', 'sound', 'microphone']);
  expect(exported.tests.find(({ check }) => check === 'keyboard')?.isRequired).toBe(false);
  await expect.poll(() => unlisted(page)).toEqual([]);

  await test.step('another browser takes the file, and the same profile by a link only once', async () => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const other = await context.newPage();
    await other.goto('/inspection');
    await chooseFile(other, text, 'bench.json');
    await expect(profile(other, 'Repair bench')).toBeChecked();
    await other.goto(profilePath(exported));
    await other.reload();
    await expect(profile(other, 'Repair bench')).toHaveCount(1);
    await expect.poll(() => new URL(other.url()).hash).toBe('');
    await new InspectionPage(other).startButton.click();
    await new InspectionPage(other).expectTest('Screen');
    await context.close();
  });

  await button(page, 'Edit Profile').click();
  await editor.getByRole('button', { name: 'Delete Profile' }).click();
  await expect(profile(page, 'Repair bench')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('assay.inspection.profiles'))).toBeNull();
});

test('a profile that is damaged, hostile, huge or newer is refused with the reason', async ({ page }) => {
  await new InspectionPage(page).open();
  for (const [content, reason] of [
    ['', 'There is no profile in it.'],
    ['{"format":1,', 'The file is damaged. Ask for it again.'],
    ['{"format":1,"__proto__":{},"name":"<img onerror>"}', 'This file is not a profile. Nothing in it was used.'],
    ['x'.repeat(65 * 1024), 'A profile has at most 64 KiB. Nothing in this file was read.'],
    ['{"format":2}', 'A newer Assay made this profile. Reload to update, then open it again.'],
  ] as const) {
    await chooseFile(page, content, 'profile.json');
    await expect(alertOf(page)).toContainText(reason);
  }
  await page.evaluate(() => {
    location.hash = '#profile=1~Cut';
  });
  await expect(alertOf(page)).toContainText('The file is damaged. Ask for it again.');
  await expect(page.getByRole('radio')).toHaveCount(builtInProfiles.length);
});
