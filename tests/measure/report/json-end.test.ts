import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonFault } from '../../../measure/report/json-end';

describe('where a text stops being JSON', () => {
  it('is nowhere in JSON, at the end of what is cut, and never behind what JSON.parse refuses', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), fc.nat(), (text, cut, change) => {
        expect(jsonFault(text)).toBeNull();
        for (const mutant of [
          text.slice(0, cut % (text.length + 1)),
          text.slice(0, change % text.length) + '#,:]}"x0.'.charAt(change % 9) + text.slice((change % text.length) + 1),
        ]) {
          let isJson = true;
          try {
            JSON.parse(mutant);
          } catch {
            isJson = false;
          }
          expect(jsonFault(mutant) === null, mutant).toBe(isJson);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it.each(['{ "a" : [ 1.5E-3 , true ] }', '[]', '{}', '"\\u00aF\\n"', ' null\t', '-0'])('is nowhere in %s', (text) =>
    expect(jsonFault(text)).toBeNull(),
  );

  it.each([
    ['{"a":1,"b', 9, true],
    ['{"a":tru', 8, true],
    ['[1,2', 4, true],
    ['[1,-', 4, true],
    ['{"a":1]', 6, false],
    ['{"a" 1}', 5, false],
    ['[1] x', 4, false],
    ['["a\nb"]', 3, false],
    ['["\\x"]', 3, false],
    ['[01]', 1, false],
    ['', 0, true],
    ['{', 1, true],
    ['[', 1, true],
    ['[1', 2, true],
    ['{"a"', 4, true],
    ['{"a":', 5, true],
    ['{"a":1', 6, true],
    ['"a', 2, true],
    ['"\\', 2, true],
    ['"\\u12', 5, true],
    ['"\\u12g4"', 2, false],
    ['"\u001f"', 1, false],
    ['tru', 3, true],
    ['trux', 0, false],
    ['nulll', 0, false],
    ['1.', 2, true],
    ['-1.5e', 5, true],
    ['1e+', 3, true],
    ['1.x', 0, false],
    ['1-', 0, false],
    ['+1', 0, false],
    ['}', 0, false],
    [']', 0, false],
    ['[1,]', 3, false],
    ['[1 2]', 3, false],
    ['[1}', 2, false],
    ['{"a":1,}', 7, false],
    ['{"a":1 "b"}', 7, false],
    ['{1}', 1, false],
    ['{,}', 1, false],
  ])('is right for %j', (text, at, isCut) => expect(jsonFault(text)).toEqual({ at, isCut }));
});
