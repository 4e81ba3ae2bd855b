import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasBidiControls, isPlainLine, plainLine, withoutBidiControls } from '../../measure/plain-text';

describe('a text that came from outside', () => {
  it('becomes one line that reads as it is', () => {
    expect(plainLine(' PF-3K0O1L\r\n\u0000')).toBe('PF-3K0O1L');
    expect(plainLine('photo\u202egnp.exe')).toBe('photo gnp.exe');
    expect(plainLine('a\u2066b\u2069\ud800c')).toBe('a b c');
  });

  it('is plain after that, whatever it was, and stays as it is the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const plain = plainLine(text);
        expect(isPlainLine(plain)).toBe(true);
        expect(plainLine(plain)).toBe(plain);
        expect(hasBidiControls(withoutBidiControls(text))).toBe(false);
      }),
    );
  });

  it('keeps its spaces, lines and markup where only its direction is mended', () => {
    expect(withoutBidiControls('<b>one</b> \n\u202dtwo ')).toBe('<b>one</b> \ntwo ');
    expect([hasBidiControls('a\u202eb'), hasBidiControls('שלום \u200f<b>')]).toEqual([true, false]);
  });
});
