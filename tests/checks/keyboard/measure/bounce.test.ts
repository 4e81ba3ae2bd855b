import { describe, expect, it } from 'vitest';
import { logText } from '../../../../content/keyboard';
import { doublePressesOf, doubtOf, newKeyboard, stateOf } from '../../../../measure/keyboard/keys';
import { applyKeyEvent } from '../../../../measure/keyboard/presses';
import { input } from '../keyboard.model';
import { replay, typing } from './typing';

describe('a key', () => {
  it('takes back only what the Copilot key pressed', () => {
    const before = replay('1 +ShiftLeft shift\n80 -ShiftLeft');
    const keys = replay('500 +MetaLeft meta\n501 +ShiftLeft shift meta\n502 +F23 shift meta', 'other', before);
    expect(stateOf(keys, 'ShiftLeft')).toMatchObject({ tested: true, presses: 1, pressed: false });
    expect(stateOf(keys, 'MetaLeft').tested).toBe(false);
  });

  it('counts keyboards that do not name their keys, and no key of theirs', () => {
    const keys = applyKeyEvent(newKeyboard('other'), input('down', '', 5, { key: 'a' }));
    expect(keys.unnamed).toBe(1);
    expect(keys.byCode).toEqual({});
  });
});

describe('bounce', () => {
  it('knows nothing of the gap after a release that was lost', () => {
    const keys = replay('0 +KeyA\n90 -KeyA\n200 +KeyA\n600 +KeyA\n690 -KeyA');
    expect(keys.gaps.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(keys.gaps[110 / 5]).toBe(1);
  });

  const split = (at: number, opens: number, gap: number, hold = 100) =>
    `${at} +KeyA,${at + opens} -KeyA,${at + opens + gap} +KeyA,${at + opens + gap + hold} -KeyA,`;
  it.each([
    ['two presses within 40 ms', split(0, 20, 19.9), [19.9], null],
    ['not within 40 ms, while it happens once', split(0, 20, 20), [], 20],
    ['a press of 10 ms after the release, once', split(0, 100, 10, 10), [], 10],
    ['that, twice', split(0, 100, 10, 10) + split(500, 100, 12, 10), [10, 12], null],
    ['contact lost in mid press, once', split(0, 60, 29.9), [], 29.9],
    ['contact lost for 30 ms', split(0, 60, 30), [], null],
    ['contact lost in mid press, twice', split(0, 60, 25) + split(500, 60, 29), [25, 29], null],
    ['contact lost once, and two clean presses', `${split(0, 60, 25)}500 +KeyA,590 -KeyA,900 +KeyA,990 -KeyA`, [], 25],
    [
      'contact lost once, and three clean presses',
      `${split(0, 60, 25)}500 +KeyA,590 -KeyA,900 +KeyA,990 -KeyA,1300 +KeyA,1390 -KeyA`,
      [],
      null,
    ],
    ['a finger that is pressed on and on', split(0, 60, 25) + split(235, 60, 25), [], null],
    ['repeats of X11', '0 +KeyA,660 -KeyA,661 +KeyA,700 -KeyA,700 +KeyA,720 -KeyA', [], null],
    ['a release too early for a repeat', '0 +KeyA,100 -KeyA,101 +KeyA,200 -KeyA', [], 1],
  ])('tells the switch from a finger and the system: %s', (_, trace, bounces, doubt) => {
    const key = stateOf(replay(trace.replace(/,$/, '')), 'KeyA');
    expect({ bounces: doublePressesOf(key), doubt: doubtOf(key) }).toEqual({
      bounces: bounces.map((gap) => expect.closeTo(gap)),
      doubt: doubt === null ? null : expect.closeTo(doubt),
    });
  });

  it('is one press while the system repeats it', () => {
    const keys = replay('0 +KeyB,10 +KeyA,660 -KeyA,661 +KeyA,700 -KeyA,700 +KeyA');
    expect(keys).toMatchObject({ down: ['KeyB', 'KeyA'], ended: 0, last: { code: 'KeyA', held: null } });
    expect(stateOf(keys, 'KeyA')).toMatchObject({ presses: 1, downAt: 10, pressed: true });
  });
});

describe('the event log', () => {
  it('has every event with its time since the first, and what was made of it', () => {
    const keys = replay('100.5 +ControlLeft control\n103 +AltRight alt key=AltGraph');
    const lines = logText(keys).split('\n');
    expect(lines[0]).toMatch(/^ +0\.0 {2}down +ControlLeft/);
    expect(lines[1]).toMatch(/^ +2\.5 {2}down +AltRight +AltGraph$/);
    expect(lines[2]).toContain('part of AltGr, not counted');
    expect(logText(keys, 2).split('\n')).toEqual(lines.slice(-2));
    expect(logText(newKeyboard('other'))).toBe('');
  });

  it('keeps the newest thousand', () => {
    const keys = typing(700).reduce(applyKeyEvent, newKeyboard('other'));
    expect(keys.log).toHaveLength(1000);
    expect(keys.log.at(-1)?.at).toBe(typing(700).at(-1)?.at);
  });
});
