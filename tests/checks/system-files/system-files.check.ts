import * as engines from '../../browsers/steps';
import { expect } from '../../e2e/test';
import { noted, results } from '../../kit/check';
import { SystemFilesPage } from './system-files.page';
import { upower } from './system-files.samples';

export default noted('synthetic', 'The file is pasted by a script: no engine here opens a file picker.', {
  run: async (page) => {
    await new SystemFilesPage(page).paste(upower(47.1));
    await results(page);
    await expect(new SystemFilesPage(page).row('Battery')).toContainText('93% of new.');
  },
  path: async (visitor) => {
    await visitor.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, upower(47.1));
    await engines.results(visitor);
  },
});
