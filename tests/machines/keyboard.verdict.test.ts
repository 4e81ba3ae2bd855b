import { describe, expect, it } from 'vitest';
import { MIN_PRESSES } from '../../machines/keyboard/evidence';
import { judgeKeyboard, percentOf, sizeOfferOf } from '../../machines/keyboard/keyboard';
import { boardOf, type Layout } from '../../machines/keyboard/layouts';
import { type CheckResult, tally } from '../../machines/result';
import { type KeyboardState, newKeyboard, stateOf } from '../../measure/keyboard/keys';
import { applyKeyEvent, releaseAllKeys } from '../../measure/keyboard/presses';
import { replay, typing } from '../measure/keyboard/typing';
import { ansi, input } from './keyboard.model';

describe('the verdict', () => {
  const board: Layout = { ...ansi, size: 'laptop' };
  const { codes } = boardOf(board);
  /** Presses and releases each key `often` times, slowly. */
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

  it('names three of many untested keys, as the drawing shows all (D10)', () => {
    const result = judge(pressAll(codes.slice(0, 14)));
    const words = 'Not tested: Esc, F1, F2 and 11 more.';
    expect(result.details).toContain(words);
    expect(part(result, 'tested')?.details).toBe(`${codes.length - 14} of ${codes.length}. ${words}`);
  });

  it('cannot be told while a key was not seen to come up', () => {
    const down = applyKeyEvent(pressAll(['KeyQ']), input('down', 'KeyQ', 90_000));
    const result = judge(releaseAllKeys(down), down.down);
    expect(part(result, 'stuck')).toMatchObject({ verdict: 'inconclusive', details: 'No release seen: Q.' });
    expect(result.missing).toEqual([expect.objectContaining({ rule: 'stuck' })]);
    // The release went to another window, and no event followed.
    expect(part(judge(releaseAllKeys(down)), 'stuck')?.verdict).toBe('inconclusive');
    // The key was released before, but is held again at the end.
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

  it('asks for more presses of a key that came twice once', () => {
    const all = pressAll();
    const result = judge({
      ...all,
      byCode: { ...all.byCode, KeyQ: { ...stateOf(all, 'KeyQ'), presses: 2, suspects: [12] } },
    });
    expect(part(result, 'bounce')).toMatchObject({
      verdict: 'inconclusive',
      details: 'Q came twice once, after 12.0 ms, which a finger can do. Press it 3 more times, slowly, to tell.',
    });
    expect(result.missing).toEqual([expect.objectContaining({ rule: 'bounce', action: 'Press Keys Again' })]);
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
