import { describe, expect, it } from 'vitest';
import { MIN_PRESSES } from '../../../machines/keyboard/evidence';
import { findingsOf, judgeKeyboard, logText, percentOf, sizeOfferOf } from '../../../machines/keyboard/keyboard';
import type { Layout } from '../../../machines/keyboard/layouts';
import { boardOf } from '../../../machines/keyboard/layouts';
import { type CheckResult, tally } from '../../../machines/result';
import type { Platform } from '../../../measure/keyboard/keys';
import {
  type KeyboardState,
  type KeyInput,
  MAX_BOUNCE_MS,
  MIN_STUCK_MS,
  type Modifier,
  newKeyboard,
  stateOf,
} from '../../../measure/keyboard/keys';
import { applyKeyEvent, countPendingControl, releaseAllKeys } from '../../../measure/keyboard/presses';
import { randomOf } from '../../harness/random';
import { ansi, input } from '../../machines/keyboard.model';
import { quirks } from '../../machines/keyboard.traces';

/** `100 +ShiftLeft shift` goes down at 100 ms, `-` comes up, `*` repeats; `blur` and `settle` stand alone. */
function replay(
  trace: string,
  platform: Platform = 'other',
  keys: KeyboardState = newKeyboard(platform),
): KeyboardState {
  return trace
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .reduce((before, [time = '', event = '', ...rest]) => {
      if (time === 'blur') return releaseAllKeys(before);
      if (time === 'settle') return countPendingControl(before);
      const [sign, code] = [event.charAt(0), event.slice(1)];
      const named = rest.find((word) => word.startsWith('key='));
      const more: Partial<KeyInput> = {
        repeat: sign === '*',
        modifiers: rest.filter((word) => word !== named) as Modifier[],
        ...(named && { key: named.slice(4) }),
      };
      return applyKeyEvent(before, input(sign === '-' ? 'up' : 'down', code, Number(time), more));
    }, keys);
}

const testedCodes = (keys: KeyboardState) =>
  Object.values(keys.byCode)
    .filter(({ tested }) => tested)
    .map(({ code }) => code)
    .sort();

const flagged = (keys: KeyboardState, layout: Layout = ansi) => {
  const { faulty, stuck, bouncing } = findingsOf({ keys, layout });
  return [...faulty, ...stuck, ...bouncing];
};

describe('documented quirks leave no key stuck, none wrongly flagged and none wrongly counted', () => {
  it.each(quirks)('$name', ({ platform = 'other', trace, tested, most }) => {
    const keys = replay(trace, platform);
    expect(keys.down, 'held').toEqual([]);
    expect(keys.pendingControl).toBeNull();
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
    const keys = applyKeyEvent(newKeyboard('other'), input('down', '', 5, { key: 'a' }));
    expect(keys.unnamed).toBe(1);
    expect(keys.byCode).toEqual({});
  });
});

const letters = boardOf(ansi).codes.filter((code) => code.startsWith('Key'));

/** Presses of 90 to 160 ms, 60 to 160 ms apart, on changing letters and often twice on one. */
function typing(count: number): KeyInput[] {
  const next = randomOf(7);
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
    const keys = typing(200).reduce(applyKeyEvent, newKeyboard('other'));
    expect(flagged(keys)).toEqual([]);
    expect(keys.gaps.slice(0, MAX_BOUNCE_MS / 5).every((count) => count === 0)).toBe(true);
    expect(keys.gaps.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(100);
  });

  it.each([4, 12])('of %i ms on three keys flags those three', (gap) => {
    const worn = ['KeyE', 'KeyN', 'KeyT'];
    const events = typing(200).flatMap((event) => {
      if (event.phase === 'up' || !worn.includes(event.code)) return [event];
      // The contact opens for a moment in the middle of the press.
      return [event, input('up', event.code, event.at + 20), input('down', event.code, event.at + 20 + gap)];
    });
    const keys = events.reduce(applyKeyEvent, newKeyboard('other'));
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
    const keys = replay(`0 +KeyA\n${others(1000, 5)}\n${MIN_STUCK_MS + 1} +KeyC`);
    expect(findingsOf({ keys, layout: ansi }).stuck).toEqual(['KeyA']);
  });

  it('is not found before, nor when nothing else is pressed, nor when it is released', () => {
    expect(flagged(replay(`0 +KeyA\n${others(1000, 5)}\n${MIN_STUCK_MS - 1} +KeyC`))).toEqual([]);
    expect(flagged(replay(`0 +KeyA\n${MIN_STUCK_MS * 2} +KeyB`))).toEqual([]);
    expect(flagged(replay(`0 +KeyA\n500 -KeyA\n${others(1000, 5)}\n${MIN_STUCK_MS * 2} +KeyC`))).toEqual([]);
  });

  it('stays on record when it comes up at last', () => {
    const keys = replay(`0 +KeyA\n${others(1000, 5)}\n${MIN_STUCK_MS + 1} +KeyC\n${MIN_STUCK_MS + 500} -KeyA`);
    expect(stateOf(keys, 'KeyA')).toMatchObject({ stuck: true, pressed: false });
  });
});

describe('the verdict', () => {
  const board: Layout = { ...ansi, size: 'laptop' };
  const { codes } = boardOf(board);
  /** Each key pressed and released `often` times, slowly. */
  const pressAll = (leave: readonly string[] = [], often = 1) =>
    codes
      .filter((code) => !leave.includes(code))
      .flatMap((code) => Array.from({ length: often }, () => code))
      .reduce(
        (keys, code, i) =>
          applyKeyEvent(applyKeyEvent(keys, input('down', code, i * 500)), input('up', code, i * 500 + 100)),
        newKeyboard('other'),
      );
  const judge = (keys: KeyboardState, held: readonly string[] = []) =>
    judgeKeyboard({ keys, layout: board, held, startedAt: 1, finishedAt: 2 });
  const part = (result: CheckResult, id: string) => result.parts.find((one) => one.id === id);

  it('is a pass when every key of the layout was tested and no fault was found', () => {
    const result = judge(pressAll());
    expect(result).toMatchObject({ status: 'pass', missing: [] });
    expect(result.details).toBe(`All ${codes.length} keys tested. No faults found. Not run: double presses.`);
  });

  it('does not count a key that was pressed once as a test for double presses', () => {
    const result = judge(pressAll());
    expect(part(result, 'bounce')).toMatchObject({
      verdict: 'not-run',
      details: expect.stringMatching(/^0 of \d+ keys/),
    });
    expect(tally(result.parts)).toEqual({ passed: 2, judged: 2 });
    const twice = judge(pressAll([], MIN_PRESSES - 1));
    expect(part(twice, 'bounce')?.verdict).toBe('not-run');
    const enough = judge(pressAll([], MIN_PRESSES));
    expect(part(enough, 'bounce')).toMatchObject({
      verdict: 'pass',
      details: 'No double presses found. Every key was pressed 3 times or more.',
    });
    expect(enough.details).toBe(`All ${codes.length} keys tested. No faults found.`);
    const some = judge(
      [0, 1000, 2000].reduce(
        (keys, at) => applyKeyEvent(applyKeyEvent(keys, input('down', 'KeyQ', at)), input('up', 'KeyQ', at + 90)),
        newKeyboard('other'),
      ),
    );
    expect(part(some, 'bounce')?.details).toBe(
      `1 of ${codes.length} keys pressed 3 times or more. No double presses on these.`,
    );
  });

  it('cannot be told while keys are untested, and names them', () => {
    const result = judge(pressAll(['F9', 'AltRight']));
    expect(result.status).toBe('inconclusive');
    expect(result.details).toContain('Not tested: F9 and Right Alt.');
    expect(result.missing).toEqual([expect.objectContaining({ rule: 'tested', action: 'Press Remaining Keys' })]);
  });

  it('cannot be told while a key was not seen to come up', () => {
    const down = applyKeyEvent(pressAll(['KeyQ']), input('down', 'KeyQ', 90_000));
    const result = judge(releaseAllKeys(down), down.down);
    expect(part(result, 'stuck')).toMatchObject({ verdict: 'inconclusive', details: 'No release seen: Q.' });
    expect(result.missing).toEqual([expect.objectContaining({ rule: 'stuck' })]);
    // The release went to another window, and nothing came after.
    expect(part(judge(releaseAllKeys(down)), 'stuck')?.verdict).toBe('inconclusive');
    // Held again at the end, though it came up before.
    expect(part(judge(pressAll(), ['KeyQ']), 'stuck')?.verdict).toBe('inconclusive');
  });

  it('takes flags and a second press for a release that was lost', () => {
    const lost = releaseAllKeys(replay('1 +ShiftLeft shift\n200 +KeyA shift'));
    expect(stateOf(lost, 'ShiftLeft').released).toBe(false);
    expect(stateOf(replay('900 +KeyB', 'other', lost), 'ShiftLeft').released).toBe(true);
    expect(stateOf(replay('900 +KeyB shift', 'other', lost), 'ShiftLeft').released).toBe(false);
    expect(stateOf(replay('900 +KeyA', 'other', lost), 'KeyA').released).toBe(true);
  });

  it('asks for no release of the keys that the system may take', () => {
    const esc = releaseAllKeys(applyKeyEvent(pressAll(['Escape', 'MetaLeft']), input('down', 'Escape', 90_000)));
    const both = releaseAllKeys(applyKeyEvent(esc, input('down', 'MetaLeft', 91_000)));
    expect(judge(both).status).toBe('pass');
  });

  it('is a fail when a key is marked, presses itself twice or is stuck, whatever else', () => {
    const all = pressAll();
    const change = (to: object) => ({ ...all, byCode: { ...all.byCode, KeyQ: { ...stateOf(all, 'KeyQ'), ...to } } });
    for (const [to, id] of [
      [{ faulty: true }, 'marked'],
      [{ bounces: [4] }, 'bounce'],
      [{ stuck: true }, 'stuck'],
    ] as const) {
      const result = judge(change(to));
      expect(result.status).toBe('fail');
      expect(result.details).toMatch(/: Q\./);
      expect(part(result, id)?.verdict).toBe('fail');
    }
    const untested = { KeyQ: { ...stateOf(newKeyboard('other'), 'KeyQ'), faulty: true } };
    const result = judge({ ...newKeyboard('other'), byCode: untested });
    expect(result.status).toBe('fail');
    expect(result.parts.map(({ verdict }) => verdict)).toEqual(['not-run', 'fail', 'not-run', 'not-run']);
  });

  it('does not count a key that the layout does not have', () => {
    const result = judge(applyKeyEvent(newKeyboard('other'), input('down', 'Numpad7', 5)));
    expect(result.measurements).toContainEqual({ name: 'Keys tested', value: 0, unit: '', source: 'measured' });
    expect(part(result, 'tested')?.verdict).toBe('not-run');
  });

  it('calls the chosen layout a setting', () => {
    const sources = judge(pressAll()).measurements.filter(({ source }) => source === 'setting');
    expect(sources.map(({ name, value }) => [name, value])).toEqual([
      ['Layout', 'Windows, ANSI (US English), Laptop'],
      ['Keys in this layout', codes.length],
    ]);
  });

  it('says 100 % only when nothing is left', () => {
    expect([percentOf(0, 104), percentOf(68, 104), percentOf(104, 104), percentOf(208, 209)]).toEqual([0, 65, 100, 99]);
  });
});

describe('the size to judge by', () => {
  const at = (size: Layout['size']): Layout => ({ ...ansi, size });
  const pressed = (size: Layout['size'], leave: readonly string[] = [], more: readonly string[] = []) =>
    [...boardOf(at(size)).codes.filter((code) => !leave.includes(code)), ...more].reduce(
      (keys, code, i) =>
        applyKeyEvent(applyKeyEvent(keys, input('down', code, i * 500)), input('up', code, i * 500 + 100)),
      newKeyboard('other'),
    );
  const offer = (size: Layout['size'], keys: KeyboardState) => sizeOfferOf({ keys, layout: at(size) });

  it('is the smaller one whose keys were all pressed', () => {
    expect(offer('full', pressed('laptop'))).toEqual({
      size: 'laptop',
      because: `All ${boardOf(at('laptop')).codes.length} keys of the Laptop layout were pressed.`,
    });
    expect(offer('full', pressed('tenkeyless'))?.size).toBe('tenkeyless');
    expect(offer('full', pressed('laptop', [], ['Home', 'End']))?.size).toBe('laptop');
  });

  it('is the smaller one that has all pressed keys, once most of its keys were pressed', () => {
    const { length } = boardOf(at('laptop')).codes;
    expect(offer('full', pressed('laptop', ['F9', 'AltRight']))).toEqual({
      size: 'laptop',
      because: `Only keys of the Laptop layout were pressed: ${length - 2} of ${length}.`,
    });
    expect(offer('full', pressed('tenkeyless', ['F9']))?.size).toBe('tenkeyless');
    expect(offer('full', typing(60).reduce(applyKeyEvent, newKeyboard('other')))).toBeNull();
  });

  it('is the larger one that has the other keys that were pressed', () => {
    expect(offer('laptop', pressed('full', ['F9']))).toMatchObject({ size: 'full' });
    expect(offer('laptop', pressed('tenkeyless'))).toMatchObject({ size: 'tenkeyless' });
    expect(offer('laptop', pressed('tenkeyless'))?.because).toMatch(
      /^Pressed, but not part of the Laptop layout: .* more\.$/,
    );
  });

  it('is not in question on a board that is complete', () => {
    expect(offer('full', pressed('full'))).toBeNull();
    expect(offer('laptop', pressed('laptop'))).toBeNull();
    expect(offer('laptop', pressed('laptop', [], ['PrintScreen']))).toBeNull();
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
    const keys = typing(700).reduce(applyKeyEvent, newKeyboard('other'));
    expect(keys.log).toHaveLength(1000);
    expect(keys.log.at(-1)?.at).toBe(typing(700).at(-1)?.at);
  });
});
