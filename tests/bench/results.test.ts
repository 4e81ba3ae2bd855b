import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withRows, withSection } from './results.mjs';

describe('a section of the results', () => {
  test('is replaced, and leaves the others as they were', () => {
    const first = withSection(withSection('', 'touch', '## Touch\n\nold'), 'pen', '## Pen');
    const second = withSection(first, 'touch', '## Touch\n\nnew');
    expect(second).toBe(first.replace('old', 'new'));
    expect(withSection(second, 'touch', '## Touch\n\nnew')).toBe(second);
    expect(second.match(/## Touch/g)).toHaveLength(1);
  });

  test('has its place by its name, whatever ran first', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(['clock', 'mouse', 'pen', 'touch'], { minLength: 4 }), (parts) => {
        const text = parts.reduce((all, part) => withSection(all, part, `## ${part}`), '');
        expect(text.match(/(?<=^## ).*/gm)).toEqual(parts.toSorted());
      }),
    );
  });
});

describe('the table of the README', () => {
  const readme =
    'Before\n\n<!-- bench -->\n\n| a     |   b |\n| ----- | --: |\n| touch |   1 |\n\n<!-- /bench -->\n\nAfter\n';

  test('gets rows by their first cell', () => {
    const text = withRows(readme, [
      ['touch', '2'],
      ['pen', '3'],
    ]);
    expect(text).toBe(readme.replace('| touch |   1 |', '| touch |   2 |\n| pen   |   3 |'));
    expect(withRows(text, [['touch', '2']])).toBe(text);
  });

  test('has to be there', () => {
    expect(() => withRows('Nothing', [['touch', '2']])).toThrow('There is no table <!-- bench -->');
  });
});
