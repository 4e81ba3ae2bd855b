import { describe, expect, it } from 'vitest';
import type { Platform } from '../../machines/keyboard/guess';
import {
  BOUNCE,
  freshKeys,
  type KeyInput,
  type Keys,
  type Modifier,
  STUCK,
  stateOf,
} from '../../machines/keyboard/keys';
import type { Layout } from '../../machines/keyboard/layouts';
import { boardOf } from '../../machines/keyboard/layouts';
import { letGo, press, settle } from '../../machines/keyboard/press';
import { findingsOf, judgeKeyboard, logText, percentOf } from '../../machines/keyboard/verdict';
import { ansi, input } from './keyboard.model';
import { quirks } from './keyboard.traces';

/** `100 +ShiftLeft shift` goes down at 100 ms, `-` comes up, `*` repeats; `blur` and `settle` stand alone. */
function replay(trace: string, platform: Platform = 'other', keys: Keys = freshKeys(platform)): Keys {
  return trace
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .reduce((before, [time = '', event = '', ...rest]) => {
      if (time === 'blur') return letGo(before);
      if (time === 'settle') return settle(before);
      const [sign, code] = [event.charAt(0), event.slice(1)];
      const named = rest.find((word) => word.startsWith('key='));
      const more: Partial<KeyInput> = {
        repeat: sign === '*',
        modifiers: rest.filter((word) => word !== named) as Modifier[],
        ...(named && { key: named.slice(4) }),
      };
      return press(before, input(sign === '-' ? 'up' : 'down', code, Number(time), more));
    }, keys);
}

const testedCodes = (keys: Keys) =>
  Object.values(keys.byCode)
    .filter(({ tested }) => tested)
    .map(({ code }) => code)
    .sort();

const flagged = (keys: Keys, layout: Layout = ansi) => {
  const { faulty, stuck, bouncing } = findingsOf({ keys, layout });
  return [...faulty, ...stuck, ...bouncing];
};

describe('documented quirks leave no key stuck, none wrongly flagged and none wrongly counted', () => {
  it.each(quirks)('$name', ({ platform = 'other', trace, tested, most }) => {
    const keys = replay(trace, platform);
    expect(keys.down, 'held').toEqual([]);
    expect(keys.doubt).toBeNull();
    expect(flagged(keys)).toEqual([]);
    expect(testedCodes(keys)).toEqual(tested);
    if (most !== undefined) expect(keys.most).toBe(most);
  });

  it('name where each is documented, and cover at least twelve', () => {
    expect(quirks.length).toBeGreaterThanOrEqual(12);
    for (const { name, source } of quirks) expect(URL.canParse(source), `the source of “${name}”`).toBe(true);
    expect(new Set(quirks.map(({ name }) => name)).size).toBe(quirks.length);
  });

  it('goes on counting presses: both events of a macOS Caps Lock are one each', () => {
    const keys = replay('100 +CapsLock\n900 -CapsLock', 'mac');
    expect(stateOf(keys, 'CapsLock').presses).toBe(2);
    expect(stateOf(replay('100 +CapsLock\n190 -CapsLock'), 'CapsLock').presses).toBe(1);
  });

  it('takes back only what the Copilot key pressed', () => {
    const before = replay('1 +ShiftLeft shift\n80 -ShiftLeft');
    const keys = replay('500 +MetaLeft meta\n501 +ShiftLeft shift meta\n502 +F23 shift meta', 'other', before);
    expect(stateOf(keys, 'ShiftLeft')).toMatchObject({ tested: true, presses: 1, pressed: false });
    expect(stateOf(keys, 'MetaLeft').tested).toBe(false);
    const slow = replay('1 +MetaLeft meta\n300 +ShiftLeft shift meta\n600 +F23 shift meta');
    expect(testedCodes(slow)).toEqual(['F23', 'MetaLeft', 'ShiftLeft']);
  });

  it('counts keyboards that do not name their keys, and no key of theirs', () => {
    const keys = press(freshKeys('other'), input('down', '', 5, { key: 'a' }));
    expect(keys.unnamed).toBe(1);
    expect(keys.byCode).toEqual({});
  });
});

/** A deterministic sequence of numbers from 0 up to 1. */
function* numbers(seed: number) {
  let state = seed;
  while (true) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    yield state / 2 ** 31;
  }
}

const letters = boardOf(ansi).codes.filter((code) => code.startsWith('Key'));

/** Presses of 90 to 160 ms, 60 to 160 ms apart, on changing letters and often twice on one. */
function typing(count: number): KeyInput[] {
  const random = numbers(7);
  const next = () => random.next().value ?? 0;
  let at = 1000;
  let code = 'KeyA';
  return Array.from({ length: count }, () => {
    if (next() > 0.3) code = letters[Math.floor(next() * letters.length)] ?? code;
    const down = input('down', code, at);
    const up = input('up', code, at + 90 + next() * 70);
    at = up.at + 60 + next() * 100;
    return [down, up];
  }).flat();
}

describe('bounce', () => {
  it('is silent over 200 presses of a person', () => {
    const keys = typing(200).reduce(press, freshKeys('other'));
    expect(flagged(keys)).toEqual([]);
    expect(keys.gaps.slice(0, BOUNCE / 5).every((count) => count === 0)).toBe(true);
    expect(keys.gaps.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(100);
  });

  it.each([4, 12])('of %i ms on three keys flags those three', (gap) => {
    const worn = ['KeyE', 'KeyN', 'KeyT'];
    const events = typing(200).flatMap((event) => {
      if (event.phase === 'up' || !worn.includes(event.code)) return [event];
      // The contact opens for a moment in the middle of the press.
      return [event, input('up', event.code, event.at + 20), input('down', event.code, event.at + 20 + gap)];
    });
    const keys = events.reduce(press, freshKeys('other'));
    expect(findingsOf({ keys, layout: ansi }).bouncing.toSorted()).toEqual(worn);
    expect(flagged(keys).toSorted()).toEqual(worn);
    expect(Math.min(...stateOf(keys, 'KeyE').bounces)).toBeCloseTo(gap);
    expect(keys.gaps[Math.floor(gap / 5)]).toBeGreaterThan(3);
  });

  it('knows nothing of the gap after a release that was lost', () => {
    const keys = replay('0 +KeyA\n90 -KeyA\n200 +KeyA\n600 +KeyA\n690 -KeyA');
    expect(keys.gaps.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(keys.gaps[110 / 5]).toBe(1);
  });

  it('begins below 30 ms, and not at 30', () => {
    const gap = (ms: number) => flagged(replay(`0 +KeyA\n100 -KeyA\n${100 + ms} +KeyA\n${200 + ms} -KeyA`));
    expect(gap(29.9)).toEqual(['KeyA']);
    expect(gap(30)).toEqual([]);
  });
});

describe('a stuck key', () => {
  const others = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => `${from + i * 200} +KeyB\n${from + i * 200 + 90} -KeyB`).join('\n');

  it('is found when it stays down for over 30 s while others come and go', () => {
    const keys = replay(`0 +KeyA\n${others(1000, 5)}\n${STUCK + 1} +KeyC`);
    expect(findingsOf({ keys, layout: ansi }).stuck).toEqual(['KeyA']);
  });

  it('is not found before, nor when nothing else is pressed, nor when it is released', () => {
    expect(flagged(replay(`0 +KeyA\n${others(1000, 5)}\n${STUCK - 1} +KeyC`))).toEqual([]);
    expect(flagged(replay(`0 +KeyA\n${STUCK * 2} +KeyB`))).toEqual([]);
    expect(flagged(replay(`0 +KeyA\n500 -KeyA\n${others(1000, 5)}\n${STUCK * 2} +KeyC`))).toEqual([]);
  });

  it('stays on record when it comes up at last', () => {
    const keys = replay(`0 +KeyA\n${others(1000, 5)}\n${STUCK + 1} +KeyC\n${STUCK + 500} -KeyA`);
    expect(stateOf(keys, 'KeyA')).toMatchObject({ stuck: true, pressed: false });
  });
});

describe('the verdict', () => {
  const board: Layout = { ...ansi, size: 'laptop' };
  const pressAll = (leave: readonly string[] = []) =>
    boardOf(board)
      .codes.filter((code) => !leave.includes(code))
      .reduce(
        (keys, code, i) => press(press(keys, input('down', code, i * 500)), input('up', code, i * 500 + 100)),
        freshKeys('other'),
      );
  const judge = (keys: Keys) => judgeKeyboard({ keys, layout: board, startedAt: 1, finishedAt: 2 });

  it('is a pass when every countable key was tested and nothing is flagged', () => {
    const result = judge(pressAll());
    expect(result.status).toBe('pass');
    expect(result.fineness).toEqual({ passed: boardOf(board).codes.length, run: boardOf(board).codes.length });
    expect(result.details).toBe(`All ${boardOf(board).codes.length} keys tested. Nothing flagged.`);
  });

  it('is a warning that names the untested keys', () => {
    const result = judge(pressAll(['F9', 'AltRight']));
    expect(result.status).toBe('warning');
    expect(result.details).toContain('Not tested: F9 and Right Alt.');
  });

  it('is a fail when a key is marked, bounces or is stuck, whatever else', () => {
    const all = pressAll();
    const change = (to: object) => ({ ...all, byCode: { ...all.byCode, KeyQ: { ...stateOf(all, 'KeyQ'), ...to } } });
    for (const to of [{ faulty: true }, { bounces: [4] }, { stuck: true }]) {
      const result = judge(change(to));
      expect(result.status).toBe('fail');
      expect(result.details).toMatch(/: Q\./);
      expect(result.fineness.passed).toBe(result.fineness.run - 1);
    }
    expect(
      judge({ ...freshKeys('other'), byCode: { KeyQ: { ...stateOf(all, 'KeyQ'), tested: false, faulty: true } } })
        .status,
    ).toBe('fail');
  });

  it('does not count a key that the board lacks', () => {
    const result = judge(press(freshKeys('other'), input('down', 'Numpad7', 5)));
    expect(result.fineness).toEqual({ passed: 0, run: boardOf(board).codes.length });
  });

  it('says 100 % only when nothing is left', () => {
    expect([percentOf(0, 104), percentOf(68, 104), percentOf(104, 104), percentOf(208, 209)]).toEqual([0, 65, 100, 99]);
  });
});

describe('the event log', () => {
  it('has every event with its time since the first, and what was made of it', () => {
    const lines = logText(replay('100.5 +ControlLeft control\n103 +AltRight alt key=AltGraph')).split('\n');
    expect(lines[0]).toMatch(/^ +0\.0 {2}down +ControlLeft/);
    expect(lines[1]).toMatch(/^ +2\.5 {2}down +AltRight +AltGraph$/);
    expect(lines[2]).toContain('part of AltGr, not counted');
  });

  it('keeps the newest thousand', () => {
    const keys = typing(700).reduce(press, freshKeys('other'));
    expect(keys.log).toHaveLength(1000);
    expect(keys.log.at(-1)?.at).toBe(typing(700).at(-1)?.at);
  });
});
