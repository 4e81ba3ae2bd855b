import { describe, expect, it } from 'vitest';
import { logText } from '../../../../content/keyboard';
import {
  doublePressesOf,
  doubtOf,
  type KeyboardState,
  newKeyboard,
  type Platform,
  stateOf,
} from '../../../../measure/keyboard/keys';
import { applyKeyEvent, resumeKeyboard, toggleFaulty } from '../../../../measure/keyboard/presses';
import { input } from '../keyboard.model';
import { replay, typing } from './typing';

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
/** Two keys come and go while A is down. */
const busy = '0 +KeyA; 1 +KeyB; 2 -KeyB; 3 +KeyB; 4 -KeyB; ';

describe('a key is counted by these rules:', () => {
  it.each([
    ['0 +KeyA', 'KeyA 1+'],
    ['0 +KeyA; 90 -KeyA', 'KeyA 1r'],
    ['0 +KeyA; 500 *KeyA; 530 *KeyA', 'KeyA 1+'],
    // A second press proves a release that was lost.
    ['0 +KeyA; 500 +KeyA', 'KeyA 2+r'],
    ['0 +KeyA; blur; 500 +KeyA', 'KeyA 2+r'],
    ['0 -KeyA', ''],
    // Print Screen on Windows sends keyup alone, or both: https://github.com/ocornut/imgui/issues/6859,
    // https://github.com/libsdl-org/SDL/issues/551
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
    [`${busy}30000 +KeyC`, 'KeyA 1+!, KeyB 2r, KeyC 1+'],
    [`${busy}29999 +KeyC`, 'KeyA 1+, KeyB 2r, KeyC 1+'],
    ['0 +KeyA; 1 +KeyB; 2 -KeyB; 30000 +KeyC', 'KeyA 1+, KeyB 1r, KeyC 1+'],
    [`${busy}30000 +KeyC; 30500 -KeyA`, 'KeyA 1r!, KeyB 2r, KeyC 1+'],
    // A modifier that comes up is a person's.
    ['0 +ShiftLeft; 1 +KeyB; 2 -KeyB; 3 +KeyB; 4 -KeyB; 30000 +KeyC', 'KeyB 2r, KeyC 1+, ShiftLeft 1+!'],
    [
      '0 +ShiftLeft; 1 +KeyB; 2 -KeyB; 3 +KeyB; 4 -KeyB; 30000 +KeyC; 30500 -ShiftLeft',
      'KeyB 2r, KeyC 1+, ShiftLeft 1r',
    ],
    [`${busy}500 -KeyA; 60000 +KeyC`, 'KeyA 1r, KeyB 2r, KeyC 1+'],
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

  /** What is documented, where, and how many keys were down at most. */
  it.each<[trace: string, keys: string, most?: number, platform?: Platform]>([
    // AltGr on Windows sends a false left Control first, released first, and again and again while both repeat:
    // https://github.com/novnc/noVNC/blob/master/core/input/keyboard.js,
    // https://w3c.github.io/uievents/#dom-keyboardevent-repeat
    [
      '100 +ControlLeft control, 104 +AltRight alt key=AltGraph, 300 +KeyE alt key=€, 380 -KeyE alt key=€, 420 -ControlLeft alt, 421 -AltRight key=AltGraph',
      'AltRight 1r, KeyE 1r',
      2,
    ],
    [
      '100 +ControlLeft control, 100 +AltRight alt key=AltGraph, 600 *ControlLeft control alt, 600 *AltRight alt key=AltGraph, 633 *ControlLeft control alt, 633 *AltRight alt key=AltGraph, 700 -AltRight key=AltGraph, 701 -ControlLeft',
      'AltRight 1r',
      1,
    ],
    // A real left Control that is tapped, or held before AltGr.
    ['100 +ControlLeft control, 160 -ControlLeft, 400 +AltRight alt, 480 -AltRight', 'AltRight 1r, ControlLeft 1r', 1],
    [
      '100 +ControlLeft control, settle, 500 +AltRight control alt, 600 -AltRight control, 700 -ControlLeft',
      'AltRight 1r, ControlLeft 1r',
      2,
    ],
    // Of both Shift keys the release of one is lost; the window loses the keyboard; a keyup is lost (noVNC, as above).
    ['100 +ShiftLeft shift, 200 +ShiftRight shift, 400 -ShiftRight', 'ShiftLeft 1r, ShiftRight 1r', 2],
    ['100 +AltLeft alt, 200 +Tab alt, blur, 5000 -AltLeft, 6000 +KeyA, 6090 -KeyA', 'AltLeft 1r, KeyA 1r, Tab 1', 2],
    ['100 +KeyA, 200 +KeyB, 210 -KeyB, 215 +KeyA, 300 -KeyA', 'KeyA 2r, KeyB 1r', 2],
    // Japanese mode keys send no proper keyup (noVNC).
    [
      '100 +NonConvert, 300 +KanaMode, 500 +Convert, 700 +Backquote key=ZenkakuHankaku, 900 -Backquote key=Hankaku, 1000 +CapsLock key=Alphanumeric, 40000 +KeyA, 40080 -KeyA, 41000 +KeyB, 41080 -KeyB',
      'Backquote 1rs, CapsLock 1rs, Convert 1rs, KanaMode 1rs, KeyA 1r, KeyB 1r, NonConvert 1rs',
      1,
    ],
    // Korean language keys send keydown alone:
    // https://github.com/torvalds/linux/blob/master/drivers/input/keyboard/atkbd.c
    ['100 +Lang1 key=HangulMode, 500 +Lang2 key=HanjaMode, 40000 +KeyA, 40080 -KeyA', 'KeyA 1r, Lang1 1rs, Lang2 1rs'],
    // Ctrl+P opens a dialogue that swallows both releases without a blur:
    // https://github.com/jaywcjlove/hotkeys-js/issues/509
    [
      '100 +ControlLeft control, settle, 300 +KeyP control, 9000 +KeyA, 9090 -KeyA, 40000 +KeyB, 40090 -KeyB',
      'ControlLeft 1r, KeyA 1r, KeyB 1r, KeyP 1',
      2,
    ],
    // The Copilot key sends Win, Shift and F23: https://github.com/microsoft/PowerToys/issues/35808
    [
      '100 +MetaLeft meta, 101 +ShiftLeft shift meta, 102 +F23 shift meta, 180 -F23 shift meta, 181 -ShiftLeft meta, 182 -MetaLeft',
      'F23 1r, MetaLeft 0r, ShiftLeft 0r',
    ],
    // https://w3c.github.io/uievents/#dom-keyboardevent-repeat
    ['100 +KeyA, 600 *KeyA, 633 *KeyA, 666 *KeyA, 700 -KeyA, 1000 *KeyB', 'KeyA 1r', 1],
    // Some keyboards never give the flag: https://developer.mozilla.org/docs/Web/API/KeyboardEvent/metaKey
    ['100 +MetaLeft, 200 +KeyA, 300 -KeyA, 400 -MetaLeft', 'KeyA 1r, MetaLeft 1r', 2],
    // Caps Lock on macOS sends keydown when it lights and keyup when it goes out, in Firefox keydown alone:
    // https://github.com/nosilleg/capslockstate-jquery-plugin/issues/4,
    // https://bugzilla.mozilla.org/show_bug.cgi?id=712535
    ['100 +CapsLock, 1900 +KeyA, 2000 -KeyA, 60000 -CapsLock', 'CapsLock 2rs, KeyA 1r', 1, 'mac'],
    [
      '100 +CapsLock, 900 +CapsLock, 1000 +KeyA, 1080 -KeyA, 45000 +KeyB, 45080 -KeyB',
      'CapsLock 2rs, KeyA 1r, KeyB 1r',
      1,
      'mac',
    ],
    // Keys with Command on macOS send no keyup, nor do those that were held before it:
    // https://bugzilla.mozilla.org/show_bug.cgi?id=1299553,
    // https://github.com/JohannesKlauss/react-hotkeys-hook/issues/1018
    ['100 +MetaLeft meta, 200 +KeyC meta, 400 +KeyV meta, 500 -MetaLeft', 'KeyC 1, KeyV 1, MetaLeft 1r', 3, 'mac'],
    [
      '100 +KeyA, 200 +MetaRight meta, 300 -MetaRight, 40000 +KeyB, 40090 -KeyB, 40200 +KeyC, 40290 -KeyC',
      'KeyA 1, KeyB 1r, KeyC 1r, MetaRight 1r',
      2,
      'mac',
    ],
  ])('%s: %s, as documented', (trace, tested, most, platform) => {
    const keys = replay(trace, platform);
    expect(told(keys)).toBe(tested);
    expect(keys.pendingControl).toBeNull();
    expect(Object.values(keys.byCode).flatMap(doublePressesOf)).toEqual([]);
    if (most !== undefined) expect(keys.most).toBe(most);
  });

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

  it('takes back only what the Copilot key pressed', () => {
    const before = replay('1 +ShiftLeft shift, 80 -ShiftLeft');
    const keys = replay('500 +MetaLeft meta, 501 +ShiftLeft shift meta, 502 +F23 shift meta', 'other', before);
    expect(stateOf(keys, 'ShiftLeft')).toMatchObject({ tested: true, presses: 1, pressed: false });
    expect(stateOf(keys, 'MetaLeft').tested).toBe(false);
  });

  it('is none where keyboards do not name their keys, which are counted', () => {
    const keys = applyKeyEvent(newKeyboard('other'), input('down', '', 5, { key: 'a' }));
    expect(keys).toMatchObject({ unnamed: 1, byCode: {} });
  });
});

describe('a double press', () => {
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
    ['a press of 20 ms, with a third press in the same row', `${split(0, 20, 20, 60)}180 +KeyA,240 -KeyA`, [], 20],
    ['one of 60 ms, which a fast finger makes', `${split(0, 60, 20, 60)}220 +KeyA,280 -KeyA`, [], null],
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
    const keys = replay('100.5 +ControlLeft control, 103 +AltRight alt key=AltGraph');
    const text = logText(keys).split('\n');
    expect(text[0]).toMatch(/^ +0\.0 {2}down +ControlLeft/);
    expect(text[1]).toMatch(/^ +2\.5 {2}down +AltRight +AltGraph$/);
    expect(text[2]).toMatch(/ControlLeft +part of AltGr, not counted$/);
    expect(logText(keys, 2).split('\n')).toEqual(text.slice(-2));
    expect(logText(newKeyboard('other'))).toBe('');
  });

  it.each([
    [`${control}9 +AltRight`, { at: 9, code: 'ControlLeft', key: 'altGr' }],
    ['0 +MetaLeft meta; 1 +ShiftLeft shift meta; 2 +F23 shift meta', { at: 2, code: 'F23', key: 'copilot' }],
    [`${busy}30000 +KeyC; 30001 -KeyC`, { at: 30000, code: 'KeyA', key: 'stuck' }],
  ])('notes of %s: %j', (trace, note) => {
    expect(replay(lines(trace)).log.filter(({ what }) => what === 'note')).toEqual([{ ...note, what: 'note' }]);
  });

  it('says what the Copilot key is', () => {
    const log = [{ at: 2, what: 'note', code: 'F23', key: 'copilot' }] as const;
    expect(logText({ log })).toMatch(/F23 +the Copilot key; Win and Shift not counted$/);
  });

  it('keeps the newest thousand', () => {
    const keys = typing(700).reduce(applyKeyEvent, newKeyboard('other'));
    expect(keys.log).toHaveLength(1000);
    expect(keys.log.at(-1)?.at).toBe(typing(700).at(-1)?.at);
  });
});
