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
  ])('is right for %j', (text, at, isCut) => expect(jsonFault(text)).toEqual({ at, isCut }));
});
