import { TestPage } from '../../kit/test-page';

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
