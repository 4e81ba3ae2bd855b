import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allowedFaults,
  isWithinClass,
  type PixelFaults,
  pixelFaultClass,
  pixelFaultClasses,
} from '../../measure/screen/pixel-fault-class';

const faults = (bright: number, dark: number, subPixel: number): PixelFaults => ({ bright, dark, subPixel });
const FULL_HD = (1920 * 1080) / 1e6;

describe('the faults that a class allows', () => {
  it('are those of ISO 9241-307 on a million pixels', () => {
    expect(pixelFaultClasses.map((one) => allowedFaults(one, 1))).toEqual([
      faults(0, 0, 0),
      faults(1, 1, 2),
      faults(2, 2, 5),
      faults(5, 15, 50),
    ]);
  });

  it('agree with what makers state', () => {
    // Fujitsu's notes: 1280 × 1024 in class II, 1920 × 1080 in class I (lit sub-pixels 5 there, by its own rule).
    expect(allowedFaults('II', 1.31072)).toEqual(faults(3, 3, 7));
    expect(allowedFaults('I', FULL_HD)).toEqual(faults(2, 2, 4));
  });

  it('grow with the screen', () => {
    expect(allowedFaults('III', 8.2944)).toEqual(faults(41, 124, 415));
    expect(allowedFaults('I', 0.3072)).toEqual(faults(0, 0, 1));
  });

  it('are not known for a size that no screen has', () => {
    for (const size of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(() => allowedFaults('I', size)).toThrow(RangeError);
  });
});

describe('the class of a screen', () => {
  it('is 0 without a fault, and changes at each limit of a Full HD screen', () => {
    const classOf = (...counts: [number, number, number]) => pixelFaultClass(faults(...counts), FULL_HD);
    expect(classOf(0, 0, 0)).toBe('0');
    expect([classOf(1, 0, 0), classOf(2, 2, 4), classOf(3, 0, 0)]).toEqual(['I', 'I', 'II']);
    expect([classOf(4, 4, 10), classOf(0, 0, 11)]).toEqual(['II', 'III']);
    expect([classOf(10, 31, 104), classOf(11, 0, 0), classOf(0, 32, 0), classOf(0, 0, 105)]).toEqual([
      'III',
      null,
      null,
      null,
    ]);
  });

  it('never improves with another fault', () => {
    const counts = fc.record({ bright: fc.nat(60), dark: fc.nat(60), subPixel: fc.nat(300) });
    const place = (one: ReturnType<typeof pixelFaultClass>) => (one === null ? 4 : pixelFaultClasses.indexOf(one));
    fc.assert(
      fc.property(
        counts,
        fc.constantFrom('bright', 'dark', 'subPixel'),
        fc.double({ min: 0.1, max: 40, noNaN: true }),
        (few, type, size) => {
          const more = { ...few, [type]: few[type] + 1 };
          expect(place(pixelFaultClass(more, size))).toBeGreaterThanOrEqual(place(pixelFaultClass(few, size)));
        },
      ),
    );
  });

  it('is compared with the worst that is allowed', () => {
    expect(isWithinClass('0', 'I')).toBe(true);
    expect(isWithinClass('II', 'II')).toBe(true);
    expect(isWithinClass('II', 'I')).toBe(false);
    expect(isWithinClass(null, 'III')).toBe(false);
  });
});
