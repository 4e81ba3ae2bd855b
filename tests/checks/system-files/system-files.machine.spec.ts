import type { FilesRead } from '../../../machines/system-files/run';
import { expect, type Page } from '../../e2e/test';
import { testPage } from '../../kit/page';
import { SystemFilesPage } from './system-files.check';
import { drive, systemFilesModel } from './system-files.model';
import { smartctl, upower } from './system-files.samples';

declare global {
  interface Window {
    /** Ends the reading of the chosen file with this text, or with an error. Set while the page reads. */
    endReading?: ((text: string | null) => void) | undefined;
  }
}

/** Holds the content of each file back until the test gives it. */
const holdFiles = () => {
  File.prototype.arrayBuffer = () =>
    new Promise((resolve) => {
      window.endReading = (text) => {
        window.endReading = undefined;
        if (text === null)
          Object.defineProperty(navigator, 'hardwareConcurrency', {
            configurable: true,
            get: () => {
              throw new Error('no reader');
            },
          });
        else Reflect.deleteProperty(navigator, 'hardwareConcurrency');
        resolve(new TextEncoder().encode(text ?? '').buffer);
      };
    });
};

async function end(page: Page, text: string | null) {
  await expect.poll(() => page.evaluate(() => window.endReading !== undefined)).toBe(true);
  await page.evaluate((given) => window.endReading?.(given), text);
}

testPage('system-files', systemFilesModel, (page) => new SystemFilesPage(page), {
  start: async (view) => {
    await view.page.addInitScript(holdFiles);
    await view.open();
  },
  longest: 60,
  states: {
    waiting: async (view, { context: { files, refused } }) => {
      await expect(view.button('Choose Files')).toBeVisible();
      await expect(view.button('Back to Result')).toHaveCount(files.length > 0 ? 1 : 0);
      await expect(view.refused).toHaveCount(refused.length);
    },
    reading: ({ page }) => expect(page.getByRole('status').filter({ hasText: 'Reading…' })).toBeVisible(),
    results: async (view, { context: { files, refused } }) => {
      await expect(view.resultHeading).toBeFocused();
      await expect(view.files).toHaveCount(files.length);
      await expect(view.refused).toHaveCount(refused.length);
      await expect(view.row('File of this machine')).toContainText('Pass');
    },
  },
  events: {
    READ: (view) => view.choose({ name: 'file.txt', text: 'held' }),
    'xstate.done.actor.reader': ({ page }, { output }) => {
      const [file] = (output as FilesRead).files;
      return end(page, file ? (file.name === drive.name ? smartctl : upower(47.1)) : '');
    },
    'xstate.error.actor.reader': ({ page }) => end(page, null),
    CANCEL: (view) =>
      view
        .button(/^(?:Cancel|Back to Result)$/)
        .first()
        .click(),
    REMOVE: (view) => view.button('Remove file.txt').first().click(),
    CONTINUE: (view) => view.button('Add Another File').click(),
  },
});
