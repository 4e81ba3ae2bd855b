import { describe, expect, it } from 'vitest';
import {
  deviceOf,
  noScrolling,
  reversalsOf,
  type Scrolling,
  scroll,
  type WheelInput,
} from '../../../measure/pointer/scroll';

describe('the wheel', () => {
  const turn = (direction: number, timestamp: number, more: Partial<WheelInput> = {}): WheelInput => ({
    deltaX: 0,
    deltaY: direction * 100,
    timestamp,
    lines: false,
    notchX: 0,
    notchY: direction * -120,
    ...more,
  });
  /** Wheel steps `gap` ms apart: `+` is down, `-` is up, and a space is a pause of 0.5 s. */
  const turned = (signs: string, gap = 60): Scrolling => {
    let at = 1000;
    const inputs: WheelInput[] = [];
    for (const sign of signs) {
      at += sign === ' ' ? 500 : gap;
      if (sign !== ' ') inputs.push(turn(sign === '+' ? 1 : -1, at));
    }
    return scroll(noScrolling, inputs);
  };

  it('finds 3 reversals among 60 steps', () => {
    const signs = [...'+'.repeat(60)].map((sign, i) => ([9, 31, 47].includes(i) ? '-' : sign)).join('');
    const found = turned(signs);
    expect(reversalsOf(found)).toBe(3);
    expect(found).toMatchObject({ up: 3, down: 57 });
  });

  it.each([8, 30, 120, 190])('finds them at %i ms between the steps', (gap) => {
    expect(reversalsOf(turned('++-+++++-+++-++', gap))).toBe(3);
    expect(reversalsOf(turned('--+-----', gap))).toBe(1);
  });

  it('finds none in 60 clean steps, nor where a person turns round', () => {
    expect(reversalsOf(turned('+'.repeat(60)))).toBe(0);
    expect(reversalsOf(turned('+++++-----+++++-----'))).toBe(0);
    expect(reversalsOf(turned('+++++ ----- +++++ --'))).toBe(0);
    expect(reversalsOf(turned('++--++--++--'))).toBe(0);
    expect(reversalsOf(turned('+-+-+-+-+-'))).toBe(0);
    expect(reversalsOf(turned('+++++-'))).toBe(0);
    expect(reversalsOf(turned('+++ - +++'))).toBe(0);
    expect(reversalsOf(turned('++-++', 210))).toBe(0);
  });

  it('finds one at the beginning of a stroke, two that stand close, and the two notches of one', () => {
    expect(reversalsOf(turned('+-+++++'))).toBe(1);
    expect(reversalsOf(turned('++-+-+++++'))).toBe(2);
    expect(reversalsOf(turned('+++++--+++'))).toBe(2);
  });

  it('A3: finds one at the end of a stroke, once the wheel is turned on the same way', () => {
    expect(reversalsOf(turned('+++++-'))).toBe(0);
    expect(reversalsOf(turned('+++++- +++'))).toBe(1);
  });

  it('A3: does not tell a jump from a hand that turns back and forth', () => {
    const found = turned('++-+++--++-+++--');
    expect(reversalsOf(found)).toBe(0);
    expect(found.unsure).toBeGreaterThan(0);
    expect(turned('+++++-+++++---+++++---+++++')).toMatchObject({ reversals: [], unsure: 1 });
  });

  it('counts several notches of one event, and those to the sides', () => {
    const found = scroll(noScrolling, [
      turn(1, 0),
      turn(3, 50, { notchY: -360 }),
      turn(0, 100, { deltaX: -100, notchX: 120 }),
      turn(0, 150, { deltaX: 100, notchX: -120 }),
      turn(0, 200),
    ]);
    expect(found).toMatchObject({ down: 4, up: 0, left: 1, right: 1 });
    expect(found.records).toEqual([
      { deltaY: 100, timestamp: 0 },
      { deltaY: 300, timestamp: 50 },
    ]);
  });

  it.each<[string, (i: number) => Partial<WheelInput>, ReturnType<typeof deviceOf>]>([
    ['whole notches', () => ({}), 'wheel'],
    ['lines, as Firefox gives them', () => ({ lines: true, deltaY: 3, notchY: null, notchX: null }), 'wheel'],
    ['eighths of a notch', () => ({ deltaY: 12.5, notchY: -15 }), 'fine wheel'],
    [
      'odd lengths, as two fingers make them',
      (i) => ({ deltaY: 1 + ((i * 7) % 23), notchY: -3 * (1 + ((i * 7) % 23)) }),
      'touch pad',
    ],
    ['both axes at once', (i) => ({ deltaX: i % 3, deltaY: 40 }), 'touch pad'],
  ])('takes %s for what they are', (_, more, device) => {
    const inputs = Array.from({ length: 40 }, (_unused, i) => turn(1, i * 16, more(i)));
    expect(deviceOf(scroll(noScrolling, inputs))).toBe(device);
  });

  it('holds no step against a touch pad', () => {
    const inputs = [...'++-++'].map((sign, i) => {
      const deltaY = (sign === '+' ? 1 : -1) * (7 + i);
      return turn(1, i * 16, { deltaY, notchY: -3 * deltaY });
    });
    expect(reversalsOf(scroll(noScrolling, inputs))).toBe(0);
  });

  it('says nothing before it turned', () => expect(deviceOf(noScrolling)).toBeNull());
});
