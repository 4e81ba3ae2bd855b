/**
 * First characters that make a spreadsheet interpret a cell as a formula, including full-width variants.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** The same after a character at which some programs split cells whatever the quotes: Excel at `;` in many countries. */
const LATER_FORMULA = /([;\t|\r\n])(?=[=+\-@＝＋－＠])/g;

/**
 * Formats a CSV cell. What a spreadsheet would execute gets an apostrophe in front. A text with a comma, semicolon,
 * quotation mark or line break is quoted (RFC 4180). NUL is removed, because programs stop reading there.
 */
export function csvCell(text: string): string {
  const plain = text.replaceAll('\0', '').replace(LATER_FORMULA, "$1'");
  const safe = FORMULA.test(plain) ? `'${plain}` : plain;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Formats lines of a CSV file, each with CR LF at its end. */
export const csvLines = (lines: readonly (readonly string[])[]): string =>
  lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');

/** Formats a CSV file. The byte order mark at the start tells Excel that it is UTF-8. */
export const csvFile = (lines: readonly (readonly string[])[]): string => `\ufeff${csvLines(lines)}`;
