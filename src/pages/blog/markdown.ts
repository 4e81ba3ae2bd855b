import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { blogTexts } from '../../../content/posts';

/**
 * The size of every drawing in `public/posts`. It reserves space, so that the page does not shift while a drawing
 * loads.
 */
export const drawing = { width: 720, height: 400 } as const;

/** Removes a leading first-level heading that a blank line follows: the page shows the title itself. */
export function withoutTitle(markdown: string): string {
  return markdown.replace(/^\uFEFF?# [^\r\n]*\r?\n[ \t]*\r?\n/, '');
}

/**
 * Converts a post to HTML that the content security policy allows: no inline style, no script. Raw HTML in the text is
 * escaped. Tables can be scrolled by keyboard, a picture alone in its paragraph becomes a figure whose title is the
 * caption, and links to other sites are marked as external.
 */
export function toHtml(markdown: string): string {
  const html = micromark(withoutTitle(markdown), { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] });
  let tables = 0;
  return html
    .replace(/<table>.*?<\/table>/gs, (table) => {
      tables += 1;
      return `<section aria-label="${blogTexts.table(tables)}" tabindex="0">${table}</section>`;
    })
    .replace(/<th>/g, '<th scope="col">')
    .replace(
      /<p><img src="([^"]*)" alt="([^"]*)"(?: title="([^"]*)")? \/><\/p>/g,
      (_, src: string, alt: string, title?: string) =>
        `<figure><img src="${src}" alt="${alt}" width="${drawing.width}" height="${drawing.height}" loading="lazy">${
          title ? `<figcaption>${title}</figcaption>` : ''
        }</figure>`,
    )
    .replace(/<a href="(?=https?:)/g, '<a rel="external noopener noreferrer" href="');
}
