import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  crc16,
  fromBase32,
  fromHex,
  fromUtf8,
  toBase32,
  toHex,
  toUtf8,
  utf8Length,
} from '../../../measure/report/bytes';
import { bytesOfReportId, reportIdOf, reportIdOfBytes } from '../../../measure/report/report-id';
import { combOf, keyGroups, sealGroups } from '../../../measure/report/seal-groups';

describe('bytes', () => {
  const bytes = fc.uint8Array({ maxLength: 60 });

  it('survive base 32, hex and UTF-8', () => {
    fc.assert(
      fc.property(bytes, fc.string({ unit: 'grapheme' }), (some, text) => {
        expect(fromBase32(toBase32(some))).toEqual(some);
        expect(fromBase32(toBase32(some).toLowerCase())).toEqual(some);
        expect(fromHex(toHex(some))).toEqual(some);
        expect(toUtf8(text)).toEqual(new TextEncoder().encode(text));
        expect(utf8Length(text)).toBe(toUtf8(text).length);
        expect(fromUtf8(toUtf8(text))).toBe(text);
      }),
    );
    // A wrong character, a padding bit, and a whole symbol of padding.
    expect(['0U', '01', '000'].map(fromBase32)).toEqual([null, null, null]);
    expect(fromUtf8(Uint8Array.of(0xc3, 0x28))).toBeNull();
    expect([...fromHex('0aZZf')]).toEqual([10, 0]);
    expect([...toUtf8('a\ud800%')]).toEqual([0x61, 0xef, 0xbf, 0xbd, 0x25]);
    expect(['\u007f', '\u0080', '\u07ff', '\u0800', '\uffff', '\u{10000}'].map(utf8Length)).toEqual([1, 2, 2, 3, 3, 4]);
  });

  it('have the check that CRC-16/CCITT-FALSE gives for its test text', () =>
    expect(crc16(toUtf8('123456789'))).toBe(0x29b1));

  it('give an id that reads back, and the same one for the same inspection', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 5, maxLength: 5 }), fc.string(), (five, inspection) => {
        expect(bytesOfReportId(reportIdOfBytes(five))).toEqual(five);
        expect(reportIdOf(inspection)).toBe(reportIdOf(inspection));
        expect(bytesOfReportId(reportIdOf(inspection))).toHaveLength(5);
      }),
    );
    const ids = new Set(Array.from({ length: 2000 }, (_, i) => reportIdOf(i.toString(16).padStart(24, '0'))));
    expect(ids.size).toBe(2000);
    expect(['AS-7QX4-M2DU', 'xAS-7QX4-M2DN', 'AS-7QX4-M2DNx', 'AS-7QX4M2DN', ''].map(bytesOfReportId)).toEqual(
      Array(5).fill(null),
    );
    // FNV-1a by hand. An id never changes.
    expect(['', 'abc', '0'.repeat(24)].map(reportIdOf)).toEqual(['AS-M73V-WXHF', 'AS-9S7E-66QY', 'AS-TYRK-H0F3']);
  });

  it('of a hash make groups and bars', () => {
    const hash = '7f3a90c1de4b52a86610b7fd'.padEnd(64, '0');
    expect(sealGroups(hash)).toEqual(['7F3A', '90C1', 'DE4B', '52A8', '6610', 'B7FD']);
    expect(keyGroups(hash)).toEqual(['7F3A', '90C1', 'DE4B']);
    expect(combOf(keyGroups(hash))).toEqual([7, 15, 3, 10, 9, 0, 12, 1, 13, 14, 4, 11]);
  });
});
