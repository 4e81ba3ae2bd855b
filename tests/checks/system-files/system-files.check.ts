import * as engines from '../../browsers/steps';
import { expect } from '../../e2e/test';
import { noted, results } from '../../kit/check';
import { SystemFilesPage } from './system-files.page';
import { upower } from './system-files.samples';

export default noted('synthetic', 'A script puts the file into its field: no engine here opens a file picker.', {
  run: async (page) => {
    await new SystemFilesPage(page).paste(upower(47.1));
    await results(page);
    await expect(new SystemFilesPage(page).row('Battery')).toContainText('93% of new.');
  },
  path: async (visitor) => {
    await visitor.evaluate((text) => {
      const files = new DataTransfer();
      files.items.add(new File([text], 'battery.txt'));
      const input = document.querySelector<HTMLInputElement>('main input[type=file]');
      if (!input) throw new Error('The page has no field for a file');
      input.files = files.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }, upower(47.1));
    await engines.results(visitor);
  },
});
