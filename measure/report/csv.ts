import { plainLine } from '../plain-text';

/**
 * First characters that make a spreadsheet interpret a cell as a formula, including full-width variants.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** The same after a character at which some programs split cells whatever the quotes: Excel at `;` in many countries. */
const LATER_FORMULA = /([;\t|\r\n])(?=[=+\-@＝＋－＠])/g;

/**
 * Puts an apostrophe in front of what a spreadsheet would execute. NUL is removed, because programs stop reading there.
 */
function inert(text: string): string {
  const plain = text.replaceAll('\0', '').replace(LATER_FORMULA, "$1'");
  return FORMULA.test(plain) ? `'${plain}` : plain;
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Formats a CSV cell. A text with a comma, semicolon, quotation mark or line break is quoted (RFC 4180). */
export function csvCell(text: string): string {
  const safe = inert(text);
  return /[",;\r\n]/.test(safe) ? quoted(safe) : safe;
}

/** Formats cells to be pasted into a spreadsheet: one line, with tabs between them. */
export const pastedRow = (cells: readonly string[]): string =>
  cells
    .map((text) => inert(plainLine(text)))
    // A quotation mark means quoting only at the start.
    .map((text) => (text.startsWith('"') ? quoted(text) : text))
    .join('\t');

/** Formats lines of a CSV file, each with CR LF at its end. */
export const csvLines = (lines: readonly (readonly string[])[]): string =>
  lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');

/** Formats a CSV file. The byte order mark at the start tells Excel that it is UTF-8. */
export const csvFile = (lines: readonly (readonly string[])[]): string => `\ufeff${csvLines(lines)}`;
