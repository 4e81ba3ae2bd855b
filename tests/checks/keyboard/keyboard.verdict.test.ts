import { describe, expect, it } from 'vitest';
import { say } from '../../../content/verdicts/keyboard';
import { MIN_PRESSES } from '../../../machines/keyboard/evidence';
import { absentAfter, findingsOf, judgeKeyboard, percentOf, sizeOfferOf } from '../../../machines/keyboard/keyboard';
import { boardOf, type Layout } from '../../../machines/keyboard/layouts';
import { type CheckResult, tally } from '../../../machines/result';
import { type KeyboardState, newKeyboard, stateOf } from '../../../measure/keyboard/keys';
import { applyKeyEvent, releaseAllKeys, toggleFaulty } from '../../../measure/keyboard/presses';
import { figure } from '../../kit/evidence/model';
import { ansi, input } from './keyboard.model';
import { replay, strokes, typing } from './measure/typing';

describe('the verdict', () => {
  const board: Layout = { ...ansi, size: 'laptop' };
  const { codes } = boardOf(board);
  /** Presses and releases each key `often` times, slowly. */
  const pressAll = (leave: readonly string[] = [], often = 1) =>
    strokes(codes.filter((code) => !leave.includes(code)).flatMap((code) => Array<string>(often).fill(code)));
  const judge = (keys: KeyboardState, held: readonly string[] = []) =>
    judgeKeyboard({ keys, layout: board, held, startedAt: 1, finishedAt: 2 });
  const part = (result: CheckResult, id: string) => result.parts.find((one) => one.id === id);

  it('is a pass when every key of the layout was tested and no fault was found', () => {
    const result = judge(pressAll());
    expect(result).toMatchObject({ status: 'pass', missing: [] });
    expect(result.details).toBe(`All ${codes.length} keys tested. No faults found. Not run: double presses.`);
    expect(result.measurements).toContainEqual(figure('Layout', 'Windows, ANSI (US English), Laptop', '', 'setting'));
  });

  it('calls keys held together what the browser says they type, blocked ones and ghosts', () => {
    const blocked = '0 +KeyQ, 20 +KeyW, 600 -KeyW, 610 +KeyA, 700 -KeyQ, 700 -KeyA';
    const ghost = [1000, 4000].map((at) =>
      '0 +KeyT, 100 +KeyY, 200 +KeyG, 200 +KeyH, 900 -KeyT, 900 -KeyH, 1000 -KeyY, 1100 -KeyG'.replace(
        /\d+/g,
        (after) => String(at + Number(after)),
      ),
    );
    const keys = replay([blocked, ...ghost].join(', '));
    const figureOf = (of: string, reported: Readonly<Record<string, string>> | null = null) => {
      const { measurements } = judgeKeyboard({ keys, layout: board, held: [], reported, startedAt: 1, finishedAt: 2 });
      return measurements.find(({ name }) => name === of)?.value;
    };
    expect(figureOf('Blocked keys')).toBe('A beside Q and W');
    expect(figureOf('Ghost presses')).toBe('H by T, Y and G');
    expect(figureOf('Groups of three that came together')).toBe('1 of 2');
    expect(figureOf('Blocked keys', { KeyQ: 'a', KeyW: 'z', KeyA: 'q' })).toBe('Q beside A and Z');
    expect(figureOf('Ghost presses', { KeyY: 'z', KeyZ: 'y' })).toBe('H by T, Z and G');
  });

  it('does not require the keys that ChromeOS keeps, nor call one a stranger if it comes', () => {
    const layout: Layout = { ...board, system: 'chromeos' };
    const keys = strokes([...boardOf(layout).codes, 'ZoomToggle'], newKeyboard('chromeos'));
    expect(judgeKeyboard({ keys, layout, held: [], startedAt: 1, finishedAt: 2 }).status).toBe('pass');
    expect(findingsOf({ keys, layout }).others).toEqual([]);
    expect(findingsOf({ keys, layout: board }).others).toContain('ZoomToggle');
  });

  it('does not count a key that was pressed once as a test for double presses', () => {
    const result = judge(pressAll());
    const details = expect.stringMatching(/^0 of \d+ keys/);
    expect(part(result, 'bounce')).toMatchObject({ verdict: 'not-run', details });
    expect(tally(result.parts)).toEqual({ passed: 2, judged: 2 });
    const twice = judge(pressAll([], MIN_PRESSES - 1));
    expect(part(twice, 'bounce')?.verdict).toBe('not-run');
    const enough = judge(pressAll([], MIN_PRESSES));
    expect(part(enough, 'bounce')).toMatchObject({
      verdict: 'pass',
      details: 'No double presses found. Every key was pressed 3 times or more.',
    });
    expect(enough.details).toBe(`All ${codes.length} keys tested. No faults found.`);
    const all = pressAll();
    const byCode = Object.fromEntries(codes.map((code) => [code, { ...stateOf(all, code), singleEvent: true }]));
    expect(part(judge({ ...all, byCode }), 'bounce')?.verdict, 'no key can bounce').toBe('not-run');
    const some = judge(strokes(['KeyQ', 'KeyQ', 'KeyQ']));
    const words = `1 of ${codes.length} keys pressed 3 times or more. No double presses on these.`;
    expect(part(some, 'bounce')?.details).toBe(words);
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

  it('cannot be told while no key was pressed, and asks for presses and releases', () => {
    expect(judge(newKeyboard('other')).missing.map(({ rule }) => rule)).toEqual(['tested', 'stuck']);
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
    expect([[4], [9, 4, 7]].map(say.bounced)).toEqual([
      'double press after 4.0 ms.',
      '3 double presses, the fastest after 4.0 ms.',
    ]);
    const untested = { KeyQ: { ...stateOf(newKeyboard('other'), 'KeyQ'), faulty: true } };
    const result = judge({ ...newKeyboard('other'), byCode: untested });
    expect(result.status).toBe('fail');
    expect(result.parts.map(({ verdict }) => verdict)).toEqual(['not-run', 'fail', 'not-run', 'not-run']);
  });

  it('asks for more presses of a key that came twice once', () => {
    const all = pressAll();
    const twice = { ...stateOf(all, 'KeyQ'), presses: 2, suspects: [12] };
    const result = judge({ ...all, byCode: { ...all.byCode, KeyQ: twice } });
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

  describe('with keys that are not fitted', () => {
    const pc = boardOf(ansi).codes;
    const typed = (leave: readonly string[]) => strokes(pc.filter((code) => !leave.includes(code)));
    const judged = (keys: KeyboardState, absent: readonly string[]) =>
      judgeKeyboard({ keys, layout: ansi, held: [], absent, startedAt: 1, finishedAt: 2 });
    const three = ['PrintScreen', 'ScrollLock', 'Pause'];

    const notRun = 'Not run: double presses.';
    it.each<
      [name: string, unpressed: readonly string[], absent: readonly string[], count: number | null, says: string]
    >([
      [
        'a pass counts without them, and says so',
        three,
        three,
        3,
        'All 101 keys tested. 3 keys not fitted, not counted.',
      ],
      ['one key', ['Pause'], ['Pause'], 1, 'All 103 keys tested. 1 key not fitted, not counted.'],
      ['a press outweighs a word', ['Pause'], three, 1, 'All 103 keys tested. 1 key not fitted, not counted.'],
      ['keys of another layout are none of this one', [], ['IntlBackslash'], null, 'All 104 keys tested.'],
    ])('%s', (_, unpressed, absent, count, says) => {
      const { status, details, measurements } = judged(typed(unpressed), absent);
      expect([status, details]).toEqual(['pass', `${says} No faults found. ${notRun}`]);
      const named = measurements.find(({ name }) => name === 'Keys not fitted');
      expect(named ?? null).toEqual(count === null ? null : figure('Keys not fitted', count, '', 'declared'));
      expect(measurements).toContainEqual(figure('Keys in this layout', 104, '', 'setting'));
    });

    it.each<[name: string, more: readonly string[], absent: readonly string[], says: string]>([
      [
        'all count if nobody says otherwise',
        [],
        [],
        '101 of 104 keys tested. Not tested: Print Screen, Scroll Lock and Pause.',
      ],
      ['others stay missing', ['F9'], three, '100 of 101 keys tested. Not tested: F9. 3 keys not fitted, not counted.'],
    ])('%s', (_, more, absent, says) => {
      const { status, details } = judged(typed([...three, ...more]), absent);
      expect([status, details]).toEqual(['inconclusive', `${says} ${notRun}`]);
    });

    it('names them in the part', () => {
      expect(part(judged(typed(three), three), 'tested')).toMatchObject({
        verdict: 'pass',
        details: 'All 101 keys tested. 3 keys not fitted, not counted: Print Screen, Scroll Lock and Pause.',
      });
    });

    it('takes no key that every keyboard has for one that is not fitted', () => {
      const keys = typed(pc);
      const absent = absentAfter({ keys, layout: ansi });
      expect(pc.filter((code) => !absent.includes(code))).toHaveLength(56);
      expect(absent).toEqual(expect.arrayContaining(['F1', 'Pause', 'Numpad0', 'CapsLock', 'ShiftRight', 'Backquote']));
      const few = typed(['KeyQ', 'Pause']);
      const details = expect.stringContaining('Not tested: Q. 1 key not fitted');
      expect(judged(few, absentAfter({ keys: few, layout: ansi }))).toMatchObject({ status: 'inconclusive', details });
      expect(judged(newKeyboard('other'), absent).status).toBe('inconclusive');
    });

    it('lets no mark of a fault go', () => {
      const keys = toggleFaulty(typed(three), 'Pause');
      const details = expect.stringContaining('101 of 102 keys tested. Not tested: Pause.');
      expect(judged(keys, three)).toMatchObject({ status: 'fail', details });
    });
  });

  it('says 100 % only when nothing is left', () => {
    expect([percentOf(0, 104), percentOf(68, 104), percentOf(104, 104), percentOf(208, 209)]).toEqual([0, 65, 100, 99]);
  });
});

describe('the size to judge by', () => {
  const at = (size: Layout['size']): Layout => ({ ...ansi, size });
  const pressed = (size: Layout['size'], leave: readonly string[] = [], more: readonly string[] = []) =>
    strokes([...boardOf(at(size)).codes.filter((code) => !leave.includes(code)), ...more]);
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
    const because = /^Pressed, but not part of the Laptop layout: .* more\.$/;
    expect(offer('laptop', pressed('tenkeyless'))?.because).toMatch(because);
  });

  it('is not in question on a board that is complete', () => {
    expect(offer('full', pressed('full'))).toBeNull();
    expect(offer('laptop', pressed('laptop'))).toBeNull();
    expect(offer('laptop', pressed('laptop', [], ['PrintScreen']))).toBeNull();
  });
});
