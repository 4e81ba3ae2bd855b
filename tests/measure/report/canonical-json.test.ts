import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromHex } from '../../../measure/report/bytes';
import { canonicalJson, MAX_JSON_DEPTH, NotCanonical } from '../../../measure/report/canonical-json';

/** The double with these 16 hex digits. */
const double = (hex: string) => new DataView(new Uint8Array(fromHex(hex)).buffer).getFloat64(0);

describe('canonical JSON by RFC 8785', () => {
  it('sorts members and writes values as section 3.2.3 says', () => {
    const value = JSON.parse(
      '{"numbers":[333333333.33333329,1E30,4.50,2e-3,0.000000000000000000000000001],' +
        '"string":"\\u20ac$\\u000F\\u000aA\'\\u0042\\u0022\\u005c\\\\\\"\\/","literals":[null,true,false]}',
    );
    expect(canonicalJson(value)).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],' +
        '"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
  });

  it('sorts by UTF-16 code units, as in the example of section 3.2.3', () => {
    const names = ['\u20ac', '\r', '\ufb33', '1', '\ud83d\ude00', '\u0080', '\u00f6'];
    expect(canonicalJson(Object.fromEntries(names.map((name) => [name, 0])))).toBe(
      '{"\\r":0,"1":0,"\u0080":0,"ö":0,"€":0,"😀":0,"\ufb33":0}',
    );
  });

  it.each([
    ['0000000000000000', '0'],
    ['8000000000000000', '0'],
    ['0000000000000001', '5e-324'],
    ['8000000000000001', '-5e-324'],
    ['7fefffffffffffff', '1.7976931348623157e+308'],
    ['ffefffffffffffff', '-1.7976931348623157e+308'],
    ['4340000000000000', '9007199254740992'],
    ['c340000000000000', '-9007199254740992'],
    ['4430000000000000', '295147905179352830000'],
    ['44b52d02c7e14af5', '9.999999999999997e+22'],
    ['44b52d02c7e14af6', '1e+23'],
    ['44b52d02c7e14af7', '1.0000000000000001e+23'],
    ['444b1ae4d6e2ef4e', '999999999999999700000'],
    ['444b1ae4d6e2ef4f', '999999999999999900000'],
    ['444b1ae4d6e2ef50', '1e+21'],
    ['3eb0c6f7a0b5ed8c', '9.999999999999997e-7'],
    ['3eb0c6f7a0b5ed8d', '0.000001'],
    ['41b3de4355555553', '333333333.3333332'],
    ['41b3de4355555557', '333333333.33333343'],
    ['becbf647612f3696', '-0.0000033333333333333333'],
    ['43143ff3c1cb0959', '1424953923781206.2'],
  ])('writes the number %s of appendix B as %s', (hex, text) => {
    expect(canonicalJson(double(hex))).toBe(text);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, '\ud800', { '\udc00': 1 }, [() => 0], 1n])(
    'refuses what has no form: %s',
    (value) => expect(() => canonicalJson(value)).toThrow(NotCanonical),
  );

  it('leaves out what is undefined, and refuses what is nested too deeply', () => {
    expect(canonicalJson({ b: undefined, a: [undefined] })).toBe('{"a":[null]}');
    const nested = (depth: number): unknown => (depth === 0 ? 0 : [nested(depth - 1)]);
    expect(canonicalJson(nested(MAX_JSON_DEPTH))).toContain('[0]');
    expect(() => canonicalJson(nested(MAX_JSON_DEPTH + 1))).toThrow(NotCanonical);
  });

  it('sorts names that an object would put in another order', () => {
    const value = JSON.parse('{"b":[{"9":1,"10":2,"a":null}],"__proto__":{"2":0,"11":"\\u20ac"}}');
    value.c = undefined;
    expect(canonicalJson(value)).toBe('{"__proto__":{"11":"€","2":0},"b":[{"10":2,"9":1,"a":null}]}');
  });

  it('is a fixed point, and gives the same value again', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
        const plain = JSON.parse(JSON.stringify(value));
        const text = canonicalJson(plain);
        expect(JSON.parse(text)).toEqual(plain);
        expect(canonicalJson(JSON.parse(text))).toBe(text);
      }),
      { numRuns: 100 },
    );
  });
});
