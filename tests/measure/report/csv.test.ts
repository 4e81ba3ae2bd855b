import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, csvFile, pastedRow } from '../../../measure/report/csv';
import { expectSame } from '../../kit/replay';

/** Parses a CSV text by RFC 4180 into cells. */
function parsed(text: string): string[][] {
  const lines: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  cell.lastIndex = 1;
  for (let match = cell.exec(text); match; match = cell.exec(text)) {
    lines.at(-1)?.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === '\r\n') lines.push([]);
  }
  return lines.slice(0, -1);
}

describe('a row to be pasted into a spreadsheet', () => {
  it('has a tab between cells, and each in one line', () => {
    expect(pastedRow(['AT-1', '', 'a\tb\r\nc', '15" screen', '"deep" scratch'])).toBe(
      'AT-1\t\ta b c\t15" screen\t"""deep"" scratch"',
    );
  });

  it('has as many cells as it was given, none of which begins like a formula', () => {
    const cell = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('=1', '\t=1', ' -1', '\0@x', '\v+1', '"=1'));
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1 }), (cells) => {
        const row = pastedRow(cells).split('\t');
        expect(row).toHaveLength(cells.length);
        for (const one of row) expect(one).not.toMatch(/^[=+\-@]|[\r\n]/);
      }),
    );
  });
});

describe('a CSV file', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '\0=1'])('defuses %j', (text) => {
    expect(csvCell(text).replace(/^"/, '')).toMatch(/^'/);
  });

  it.each(['a;=1+1', 'a|@SUM(A1)', 'a\t-1', 'a\r\n+1'])('C11: defuses %j where a sheet splits it', (text) => {
    const line = csvFile([['x', text, 'y']]).slice(1);
    for (const cell of line.split(/[;\t|\r\n]/)) expect(cell).not.toMatch(/^"?[=+\-@]/);
  });

  it('keeps every cell, whatever is in it, and begins none like a formula', () => {
    const cells = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('a,b', '"', '=x', 'line\r\nbreak', ''));
    fc.assert(
      fc.property(fc.array(fc.tuple(cells, cells, cells), { minLength: 1, maxLength: 4 }), (lines) => {
        const read = parsed(csvFile(lines));
        const bare = (cell: string) =>
          cell.replaceAll('\0', '').replace(/(^|[;\t|\r\n])'(?=[=+\-@\t\r\n＝＋－＠])/g, '$1');
        expectSame(
          read.map((line) => line.map(bare)),
          lines.map((line) => line.map(bare)),
          'cells',
        );
        expectSame(
          read.flat().filter((cell) => /^[=+\-@\t\r\n]/.test(cell)),
          [],
          'formulas',
        );
      }),
      { numRuns: 1000 },
    );
  });
});
