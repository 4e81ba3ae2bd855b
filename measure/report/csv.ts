/**
 * First characters by which a spreadsheet takes a cell for a formula, full-width ones included.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * A cell of a CSV file. A text that a spreadsheet would run gets an apostrophe in front; one with a comma, a quotation mark or a
 * line break is put in quotation marks (RFC 4180). NUL is left out, since programs stop there.
 */
export function csvCell(text: string): string {
  const plain = text.replaceAll('\0', '');
  const safe = FORMULA.test(plain) ? `'${plain}` : plain;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A CSV file: lines of cells that end in CR LF. The mark at its beginning tells Excel that it is UTF-8. */
export const csvFile = (lines: readonly (readonly string[])[]): string =>
  `\ufeff${lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`;
