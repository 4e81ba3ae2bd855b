/**
 * First characters that make a spreadsheet interpret a cell as a formula, including full-width variants.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * Formats a CSV cell. A text that a spreadsheet would execute gets a leading apostrophe. A text with a comma, quotation
 * mark or line break is quoted (RFC 4180). NUL is removed, because programs stop reading there.
 */
export function csvCell(text: string): string {
  const plain = text.replaceAll('\0', '');
  const safe = FORMULA.test(plain) ? `'${plain}` : plain;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Formats a CSV file with CR LF line endings. The byte order mark at the start tells Excel that it is UTF-8. */
export const csvFile = (lines: readonly (readonly string[])[]): string =>
  `\ufeff${lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`;
