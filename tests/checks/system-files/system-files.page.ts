import { rowOf } from '../../e2e/models/parts';
import { expect, type Page } from '../../e2e/test';

/** Page object of the test that reads files of the system. */
export class SystemFilesPage {
  constructor(readonly page: Page) {}

  button(name: string | RegExp) {
    return this.page.getByRole('main').getByRole('button', { name, exact: typeof name === 'string' });
  }
  get heading() {
    return this.page.getByRole('heading', { level: 1 });
  }
  /** A part of the result. */
  row(name: string) {
    return rowOf(this.page, name);
  }
  get files() {
    return this.page.getByRole('region', { name: 'Files', exact: true }).getByRole('listitem');
  }
  get refused() {
    return this.page.getByRole('alert').locator('p');
  }

  async open() {
    await this.page.goto('/system');
  }
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
  async expectResult() {
    await expect(this.heading).toHaveText(/test results$/);
    await expect(this.heading).toBeFocused();
  }
}
