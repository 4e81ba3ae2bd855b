import { describe, expect, it } from 'vitest';
import { type KeyboardState, stateOf } from '../../../../measure/keyboard/keys';
import { resumeKeyboard, toggleFaulty } from '../../../../measure/keyboard/presses';
import { replay } from './typing';

/** The keys that were down or up, each as `KeyA 2`: `+` is down, `r` was released, `s` comes as one event, `!` stuck. */
const told = ({ byCode }: KeyboardState) =>
  Object.values(byCode)
    .filter(({ tested, released, pressed }) => tested || released || pressed)
    .map((key) => {
      const marks = [key.pressed && '+', key.released && 'r', key.singleEvent && 's', key.stuck && '!'];
      return `${key.code} ${key.presses}${marks.filter(Boolean).join('')}`;
    })
    .sort()
    .join(', ');
const lines = (trace: string) => trace.replaceAll('; ', '\n');
const control = '0 +ControlLeft control; ';

describe('a key is counted by these rules:', () => {
  it.each([
    ['0 +KeyA', 'KeyA 1+'],
    ['0 +KeyA; 90 -KeyA', 'KeyA 1r'],
    ['0 +KeyA; 500 *KeyA; 530 *KeyA', 'KeyA 1+'],
    // A second press proves a release that was lost.
    ['0 +KeyA; 500 +KeyA', 'KeyA 2+r'],
    ['0 -KeyA', ''],
    ['0 -PrintScreen', 'PrintScreen 1rs'],
    ['0 +PrintScreen; 50 -PrintScreen', 'PrintScreen 1r'],
    // The left Control waits for the right Alt of AltGr.
    [control, ''],
    [`${control}50 +AltRight`, 'AltRight 1+'],
    [`${control}51 +AltRight alt control`, 'AltRight 1+'],
    [`${control}100 +AltRight alt control`, 'AltRight 1+, ControlLeft 1+'],
    [`${control}20 -AltRight control`, ''],
    [`${control}99 +KeyA control`, 'KeyA 1+'],
    [`${control}100 +KeyA control`, 'ControlLeft 1+, KeyA 1+'],
    [`${control}50 -ControlLeft`, 'ControlLeft 1r'],
    [`${control}50 +ControlLeft control; settle`, 'ControlLeft 2+r'],
    [`${control}settle`, 'ControlLeft 1+'],
    // Without its flag on the next key, it came up unseen.
    [`${control}20 +KeyA`, 'ControlLeft 1r, KeyA 1+'],
    ['0 +ControlLeft; 20 +KeyA', 'KeyA 1+'],
    // Stuck are keys that stay down while others come up: not before, and not for a short time.
    ['0 +KeyB; 1 -KeyB; 2 +KeyC; 3 -KeyC; 4 +KeyA; 30005 +KeyD', 'KeyA 1+, KeyB 1r, KeyC 1r, KeyD 1+'],
    ['29000 +KeyA; 29001 +KeyB; 29002 -KeyB; 29003 +KeyC; 29004 -KeyC', 'KeyA 1+, KeyB 1r, KeyC 1r'],
    // A modifier whose flag is gone came up, and what went down with it.
    ['0 +ShiftLeft shift; 90 +KeyA', 'KeyA 1+, ShiftLeft 1r'],
    ['0 +ShiftLeft; 90 +KeyA', 'KeyA 1+, ShiftLeft 1+'],
    ['0 +ShiftLeft shift; 90 +KeyA shift; 200 +KeyB', 'KeyA 1+, KeyB 1+, ShiftLeft 1r'],
    ['0 +AltLeft alt; 90 +KeyA alt; 200 +KeyB', 'AltLeft 1r, KeyA 1, KeyB 1+'],
    ['0 +KeyA; 90 +AltLeft alt; 200 +KeyB', 'AltLeft 1r, KeyA 1+, KeyB 1+'],
    ['0 +AltLeft alt; 90 +KeyA alt; 100 +AltRight alt; 200 -AltRight', 'AltLeft 1r, AltRight 1r, KeyA 1+'],
    [
      '0 +AltLeft alt; 90 +KeyA alt; 100 +ControlRight alt control; 200 -ControlRight',
      'AltLeft 1r, ControlRight 1r, KeyA 1',
    ],
    ['0 +ShiftLeft shift; blur; 90 +KeyA', 'KeyA 1+, ShiftLeft 1r'],
    ['0 +ShiftLeft shift; blur; 90 +KeyA shift', 'KeyA 1+, ShiftLeft 1'],
    ['0 +ShiftLeft; blur; 90 +KeyA', 'KeyA 1+, ShiftLeft 1'],
    // Only a Copilot key is as quick as this.
    ['0 +MetaLeft meta; 1 +ShiftLeft shift meta; 100 +F23 shift meta', 'F23 1+'],
    ['0 +MetaLeft meta; 1 +ShiftLeft shift meta; 101 +F23 shift meta', 'F23 1+, MetaLeft 1+, ShiftLeft 1+'],
    ['0 +MetaLeft meta; 1 +F23 meta', 'F23 1+, MetaLeft 1+'],
    ['0 +MetaLeft meta; 1 +ShiftLeft shift meta; 2 +F22 shift meta', 'F22 1+, MetaLeft 1+, ShiftLeft 1+'],
    // The two events of a mode key are one press, if the second one comes soon.
    ['0 +KanaMode; 1999 -KanaMode', 'KanaMode 1rs'],
    ['0 +KanaMode; 2000 -KanaMode', 'KanaMode 2rs'],
    ['0 -KanaMode', 'KanaMode 1rs'],
    ['0 +KanaMode; 90 +KanaMode', 'KanaMode 2rs'],
    ['0 +Backquote key=Zenkaku; 90 -Backquote key=Hankaku', 'Backquote 1rs'],
    // Stuck: for 30 s, while two others came and went.
    ['0 +KeyA; 1 +KeyB; 2 -KeyB; 3 +KeyB; 4 -KeyB; 30000 +KeyC', 'KeyA 1+!, KeyB 2r, KeyC 1+'],
    ['0 +KeyA; 1 +KeyB; 2 -KeyB; 3 +KeyB; 4 -KeyB; 29999 +KeyC', 'KeyA 1+, KeyB 2r, KeyC 1+'],
    ['0 +KeyA; 1 +KeyB; 2 -KeyB; 30000 +KeyC', 'KeyA 1+, KeyB 1r, KeyC 1+'],
    ['0 +KeyA; 1 +KeyB; 2 -KeyB; 3 +KeyB; 4 -KeyB; 30000 +KeyC; 30500 -KeyA', 'KeyA 1r!, KeyB 2r, KeyC 1+'],
    // A modifier that comes up is a person's.
    ['0 +ShiftLeft; 1 +KeyB; 2 -KeyB; 3 +KeyB; 4 -KeyB; 30000 +KeyC', 'KeyB 2r, KeyC 1+, ShiftLeft 1+!'],
    [
      '0 +ShiftLeft; 1 +KeyB; 2 -KeyB; 3 +KeyB; 4 -KeyB; 30000 +KeyC; 30500 -ShiftLeft',
      'KeyB 2r, KeyC 1+, ShiftLeft 1r',
    ],
    ['0 +KeyA; 1 +KeyB; 2 -KeyB; 3 +KeyB; 4 -KeyB; 500 -KeyA; 60000 +KeyC', 'KeyA 1r, KeyB 2r, KeyC 1+'],
  ])('%s: %s', (trace, keys) => expect(told(replay(lines(trace)))).toBe(keys));

  it.each([
    [control, 'ControlLeft 1+'],
    ['0 +CapsLock; 900 -CapsLock', 'CapsLock 2rs'],
    // While Command is down, the releases of other keys are missing.
    ['0 +MetaLeft meta; 90 +KeyA meta; 200 -MetaLeft', 'KeyA 1, MetaLeft 1r'],
    ['0 +KeyA; 90 +MetaLeft meta; 200 -MetaLeft', 'KeyA 1, MetaLeft 1r'],
    ['0 +KeyA; 90 +MetaLeft meta; 200 +KeyB', 'KeyA 1, KeyB 1+, MetaLeft 1r'],
    ['0 +KeyA; 90 +ShiftLeft shift; 200 -ShiftLeft', 'KeyA 1+, ShiftLeft 1r'],
    [
      '0 +MetaLeft meta; 1 +KeyA meta; 2 +KeyB meta; 3 -KeyB meta; 4 +KeyB meta; 5 -KeyB meta; 30001 +KeyC meta',
      'KeyA 1+, KeyB 2r, KeyC 1+, MetaLeft 1+!',
    ],
    ['0 +KeyA; 2 +KeyB; 3 -KeyB; 4 +KeyB; 5 -KeyB; 30001 +KeyC', 'KeyA 1+!, KeyB 2r, KeyC 1+'],
  ])('on a Mac, %s: %s', (trace, keys) => expect(told(replay(lines(trace), 'mac'))).toBe(keys));

  it('has its gaps, the longest press and the most keys at once', () => {
    const keys = replay(lines('0 +KeyA; 90 -KeyA; 119 +KeyA; 150 +KeyB; 200 -KeyA; 230 +KeyA; 260 -KeyB'));
    expect(stateOf(keys, 'KeyA')).toMatchObject({ gaps: 2, suspect: null, row: 3, downAt: 230, upAt: 200 });
    expect(keys).toMatchObject({ most: 2, ended: 3, last: { code: 'KeyB', held: 110 }, down: ['KeyA'] });
    expect(keys.gaps.flatMap((count, bin) => (count ? [[bin, count]] : []))).toEqual([
      [5, 1],
      [6, 1],
    ]);
    const later = resumeKeyboard(keys);
    expect(stateOf(later, 'KeyA')).toMatchObject({ pressed: false, upAt: null, presses: 3 });
    expect(later.down).toEqual([]);
    expect([true, false]).toEqual(
      [
        stateOf(toggleFaulty(keys, 'KeyA'), 'KeyA'),
        stateOf(toggleFaulty(toggleFaulty(keys, 'KeyA'), 'KeyA'), 'KeyA'),
      ].map(({ faulty }) => faulty),
    );
  });

  it('is in the log, with what was made of it', () => {
    const notes = (trace: string) => replay(lines(trace)).log.filter(({ what }) => what === 'note');
    expect(notes(`${control}9 +AltRight`)).toEqual([
      { at: 9, what: 'note', code: 'ControlLeft', key: 'part of AltGr, not counted' },
    ]);
    expect(notes('0 +MetaLeft meta; 1 +ShiftLeft shift meta; 2 +F23 shift meta')).toEqual([
      { at: 2, what: 'note', code: 'F23', key: 'the Copilot key; Win and Shift not counted' },
    ]);
    expect(notes('0 +KeyA; 1 +KeyB; 2 -KeyB; 3 +KeyB; 4 -KeyB; 30000 +KeyC; 30001 -KeyC')).toEqual([
      { at: 30000, what: 'note', code: 'KeyA', key: 'stuck' },
    ]);
  });
});
