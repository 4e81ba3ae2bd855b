import { results } from '../../browsers/steps';
import { noted, type Walk } from '../../kit/check';
import { TestPage } from '../../kit/test-page';
import { upower } from './system-files.samples';

/** Page object of the test that reads files of the system. */
export class SystemFilesPage extends TestPage {
  readonly path = '/system';
  readonly files = this.page.getByRole('region', { name: 'Files', exact: true }).getByRole('listitem');
  readonly refused = this.page.getByRole('alert').locator('p');

  /** Pastes a text, as what a command printed. */
  async paste(text: string) {
    await this.page.evaluate((pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    }, text);
  }
  /** Chooses files by the button of the page's head. */
  async choose(...files: readonly { readonly name: string; readonly text: string | Buffer }[]) {
    const chooser = this.page.waitForEvent('filechooser');
    await this.button('Choose Files').click();
    await (await chooser).setFiles(
      files.map(({ name, text }) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })),
    );
  }
}

const read: Walk = async (person) => {
  await person.evaluate((text) => {
    const files = new DataTransfer();
    files.items.add(new File([text], 'battery.txt'));
    const input = document.querySelector<HTMLInputElement>('main input[type=file]');
    if (!input) throw new Error('The page has no field for a file');
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, upower(47.1));
  await results(person);
  await person.read('93% of new.');
};

export default noted('synthetic', 'A script puts the file into its field: no engine here opens a file picker.', read);
