import { describe, expect, it, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { legendOf, nameOf } from '../../../content/key-names';
import { keyboardMachine, LEAVE_MS } from '../../../machines/keyboard/keyboard.machine';
import { boardOf, type Layout, layouts, type Size, variants } from '../../../machines/keyboard/layouts';
import { CONTROL_DELAY_MS, type Platform, stateOf } from '../../../measure/keyboard/keys';
import { testMachine } from '../../kit/pure';
import { startQuiet } from '../../kit/quiet';
import { sendAll } from '../../kit/send';
import { ansi, key, keyboardModel } from './keyboard.model';

testMachine('keyboard', keyboardModel, {
  states: {
    testing: ({ context }) => expect(context.result).toBeNull(),
    'testing.ready': ({ context }) => expect(context).toMatchObject({ keys: { down: [] }, locked: false }),
    'testing.listening.escape.up': ({ context }) => expect(context.keys.down).not.toContain('Escape'),
    'testing.listening.escape.down': ({ context }) => expect(context.keys.down).toContain('Escape'),
    'testing.listening.control.certain': ({ context }) => expect(context.keys.pendingControl).toBeNull(),
    'testing.listening.control.doubtful': ({ context }) => {
      expect(context.keys.pendingControl).not.toBeNull();
      expect(stateOf(context.keys, 'ControlLeft').pressed).toBe(false);
    },
    'testing.listening.screen.windowed': ({ context }) => expect(context.locked).toBe(false),
    'testing.listening.screen.fullscreen': ({ context }) => expect(context.startedAt).toBeGreaterThan(0),
    results: ({ context }) => expect(context).toMatchObject({ keys: { down: [] }, result: { finishedAt: 5000 } }),
  },
});

function listening(layout: Layout = ansi, platform: Platform = 'other', guess?: Promise<Size>) {
  const sizeGuess = fromPromise(() => guess ?? Promise.reject(new Error('no hint')));
  const run = startQuiet(keyboardMachine, { sizeGuess }, { layout });
  run.actor.send({ type: 'START', at: 1000, platform });
  return run;
}

describe('the way out', () => {
  it('is Escape held for two seconds, and not a moment less', () => {
    const { actor, context, clock } = listening();
    actor.send(key('down', 'Escape', 0));
    clock.increment(LEAVE_MS - 1);
    expect(actor.getSnapshot().matches({ testing: 'listening' })).toBe(true);
    clock.increment(1);
    expect(actor.getSnapshot().matches({ testing: 'ready' })).toBe(true);
    expect(context().keys.down).toEqual([]);
    expect(stateOf(context().keys, 'Escape').tested).toBe(true);
  });

  it('is not taken by pressing Escape often', () => {
    const { actor, clock } = listening();
    for (let i = 0; i < 5; i++) {
      actor.send(key('down', 'Escape', i * 1000));
      clock.increment(900);
      actor.send(key('up', 'Escape', i * 1000 + 900));
      clock.increment(100);
    }
    expect(actor.getSnapshot().matches({ testing: 'listening' })).toBe(true);
  });
});

describe('a left Control', () => {
  it('counts once its doubt is over', () => {
    const { actor, context, clock } = listening();
    const tested = () => stateOf(context().keys, 'ControlLeft').tested;
    actor.send(key('down', 'ControlLeft', 0, { modifiers: ['control'] }));
    clock.increment(CONTROL_DELAY_MS - 1);
    expect(tested()).toBe(false);
    clock.increment(1);
    expect(tested()).toBe(true);
    expect(context().keys.down).toEqual(['ControlLeft']);
  });
});

describe('a guessed layout', () => {
  const press = (code: string, types: string, { layout = ansi, platform = 'other' as Platform } = {}) => {
    const { actor } = listening(layout, platform);
    if (platform === 'mac') actor.send({ type: 'OFFER.DECLINE' });
    actor.send(key('down', code, 0, { key: types }));
    return actor;
  };

  it.each([
    ['IntlBackslash', '\\', 'iso'],
    ['IntlRo', '\\', 'jis'],
    ['IntlRo', '/', 'abnt2'],
    ['IntlYen', '¥', 'jis'],
    ['Convert', 'Convert', 'jis'],
    ['NonConvert', 'NonConvert', 'jis'],
    ['KanaMode', 'KanaMode', 'jis'],
    ['Backquote', 'Hankaku', 'jis'],
    ['NumpadComma', '.', 'abnt2'],
    ['Lang1', 'HangulMode', 'korean'],
    ['Lang2', 'HanjaMode', 'korean'],
  ] as const)('from %s typing %s is %s, offered and not switched to', (code, types, variant) => {
    const { context } = press(code, types).getSnapshot();
    expect(context.offer?.variant).toBe(variant);
    expect(context.layout).toEqual(ansi);
  });

  it('takes the language keys of a Mac for Japanese ones', () => {
    const { context } = press('Lang2', 'Eisu', { platform: 'mac' }).getSnapshot();
    expect(context.offer?.variant).toBe('jis');
  });

  it('is not made of a key that the board has', () => {
    const iso = { layout: { ...ansi, variant: 'iso' } } as const;
    expect(press('IntlBackslash', '<', iso).getSnapshot().context.offer).toBeNull();
    expect(press('KeyZ', 'y', iso).getSnapshot().context.offer).toBeNull();
  });

  it.each(['mac', 'chromeos'] as const)('is the board of %s there', (system) => {
    expect(listening(ansi, system).actor.getSnapshot().context.offer?.system).toBe(system);
    expect(listening({ ...ansi, system }, system).actor.getSnapshot().context.offer).toBeNull();
  });

  it('is ABNT2 after a key that Japanese boards lack', () => {
    const actor = press('IntlBackslash', '\\');
    sendAll(actor, { type: 'OFFER.DECLINE' }, key('down', 'IntlRo', 50, { key: '' }));
    expect(actor.getSnapshot().context.offer?.variant).toBe('abnt2');
  });

  it('is switched to on a word, and not offered again after a no', () => {
    const yes = press('IntlBackslash', '\\');
    yes.send({ type: 'OFFER.ACCEPT' });
    expect(yes.getSnapshot().context).toMatchObject({ layout: { variant: 'iso' }, offer: null });
    const no = press('IntlBackslash', '\\');
    sendAll(no, { type: 'OFFER.DECLINE' }, key('up', 'IntlBackslash', 50));
    no.send(key('down', 'IntlBackslash', 200));
    expect(no.getSnapshot().context).toMatchObject({ layout: ansi, offer: null });
  });
});

describe('the size', () => {
  const laptop: Layout = { ...ansi, size: 'laptop' };
  const stroke = (actor: ReturnType<typeof listening>['actor'], code: string, at: number) =>
    sendAll(actor, key('down', code, at), key('up', code, at + 90));
  const guessed = Promise.resolve<Size>('laptop');

  it('is guessed at first, and the guess is named one', async () => {
    const { actor } = listening(ansi, 'mac', guessed);
    await guessed;
    const { context } = actor.getSnapshot();
    expect(context).toMatchObject({
      layout: { size: 'laptop' },
      sized: 'guessed',
      offer: { system: 'mac', size: 'laptop' },
    });
  });

  it('is not guessed over a choice, nor under the keys of who has begun', async () => {
    const { actor: chosen } = listening(ansi, 'other', guessed);
    chosen.send({ type: 'LAYOUT', layout: { size: 'tenkeyless' } });
    const { actor: begun } = listening(ansi, 'other', guessed);
    stroke(begun, 'KeyA', 0);
    await guessed;
    expect(chosen.getSnapshot().context).toMatchObject({ layout: { size: 'tenkeyless' }, sized: 'chosen' });
    expect(begun.getSnapshot().context).toMatchObject({ layout: { size: 'full' }, sized: 'preset' });
  });

  it('is offered by a key that only a larger board has, and not again after a no', () => {
    const { actor, context } = listening(laptop);
    stroke(actor, 'Insert', 0);
    expect(context()).toMatchObject({ layout: laptop, offer: { ...ansi, size: 'tenkeyless' } });
    actor.send({ type: 'OFFER.DECLINE' });
    stroke(actor, 'Insert', 500);
    expect(context().offer).toBeNull();
    stroke(actor, 'Numpad7', 1000);
    expect(context().offer).toEqual(ansi);
    actor.send({ type: 'OFFER.ACCEPT' });
    expect(context()).toMatchObject({ layout: ansi, sized: 'chosen', offer: null });
  });

  it('may be another one for the same run, which is judged by it, and back', () => {
    const { actor, context } = listening();
    for (const [i, code] of boardOf(laptop).codes.entries()) stroke(actor, code, i * 500);
    actor.send({ type: 'FINISH', at: 90_000 });
    const result = () => context().result;
    expect(result()?.status).toBe('inconclusive');
    actor.send({ type: 'JUDGE.AS', size: 'laptop' });
    expect(result()).toMatchObject({ status: 'pass', finishedAt: 90_000 });
    expect(context()).toMatchObject({ layout: laptop, sized: 'chosen' });
    actor.send({ type: 'JUDGE.AS', size: 'full' });
    expect(result()?.status).toBe('inconclusive');
  });

  it('leaves out keys that are not fitted, and counts them again', () => {
    const { actor, context } = listening();
    const pressed = boardOf(ansi).codes.filter((code) => code !== 'Pause');
    for (const [i, code] of pressed.entries()) stroke(actor, code, i * 500);
    actor.send({ type: 'FINISH', at: 90_000 });
    const statuses = [false, true].map((isFitted) => {
      actor.send({ type: 'UNPRESSED', isFitted });
      return context().result?.status;
    });
    expect(statuses).toEqual(['pass', 'inconclusive']);
  });
});

describe('a run', () => {
  it('goes on from its result with the keys that were tested, and knows nothing of gaps across the break', () => {
    const { actor, context } = listening();
    actor.send(key('down', 'KeyA', 1000));
    sendAll(actor, key('up', 'KeyA', 1090), { type: 'FINISH', at: 3000 });
    expect(context().result?.missing).toMatchObject([{ rule: 'tested' }]);
    actor.send({ type: 'CONTINUE', at: 9000, platform: 'other' });
    expect(actor.getSnapshot().matches({ testing: 'listening' })).toBe(true);
    expect(context()).toMatchObject({ result: null, startedAt: 1000 });
    // After a reload the clock can have any value.
    actor.send(key('down', 'KeyA', 1100));
    const { tested, bounces, gaps } = stateOf(context().keys, 'KeyA');
    expect({ tested, bounces, gaps }).toEqual({ tested: true, bounces: [], gaps: 0 });
  });

  it('keeps in mind which keys are down when it ends', () => {
    const { actor, context } = listening();
    sendAll(actor, key('down', 'KeyA', 0), { type: 'FINISH', at: 3000 });
    expect(context()).toMatchObject({ held: ['KeyA'], keys: { down: [] } });
  });

  it('tells its host the result once', () => {
    const { actor } = listening();
    const heard = vi.fn();
    actor.on('result', heard);
    actor.send({ type: 'FINISH', at: 3000 });
    expect(heard).not.toHaveBeenCalled();
    sendAll(actor, key('down', 'KeyA', 0), { type: 'FINISH', at: 4000 });
    expect(heard).toHaveBeenCalledOnce();
    expect(heard.mock.calls[0]?.[0].result).toMatchObject({ check: 'keyboard', startedAt: 1000, finishedAt: 4000 });
  });

  it('keeps what was tested when listening stops and goes on', () => {
    const { actor, context } = listening();
    sendAll(actor, key('down', 'KeyA', 0), { type: 'STOP' });
    actor.send({ type: 'START', at: 9000, platform: 'other' });
    const { keys, startedAt } = context();
    expect(stateOf(keys, 'KeyA')).toMatchObject({ tested: true, pressed: false });
    expect(startedAt).toBe(1000);
  });
});

describe('the boards', () => {
  it('have as many keys as the keyboards they stand for', () => {
    const counts = variants.map((variant) => [variant, boardOf({ ...ansi, variant }).codes.length]);
    expect(Object.fromEntries(counts)).toEqual({ ansi: 104, iso: 105, jis: 109, abnt2: 107, korean: 106 });
    expect(boardOf({ ...ansi, size: 'tenkeyless' }).codes).toHaveLength(87);
  });

  it.each(layouts.map((layout) => [Object.values(layout).join(' '), boardOf(layout)] as const))(
    '%s fills its block without an overlap, and no key or name is there twice',
    (_, board) => {
      for (const { width, caps } of board.blocks) {
        const taken = new Set<string>();
        for (const { code, x, y, w, h, hooked } of caps) {
          expect(x + w, code).toBeLessThanOrEqual(width * 4);
          const cells = [];
          for (let row = y; row < y + h; row++) for (let at = x; at < x + w; at++) cells.push(`${at} ${row}`);
          // The upper half of a tall Enter is a quarter wider.
          if (hooked) cells.push(`${x - 1} ${y}`, `${x - 1} ${y + 1}`);
          for (const cell of cells) {
            expect(taken.has(cell), `${code} at ${cell}`).toBe(false);
            taken.add(cell);
          }
        }
        if (width === 15) {
          const rows = board.layout.size === 'laptop' ? [3, 5, 7, 9] : [3, 5, 7, 9, 11];
          for (const row of rows) {
            const there = [...taken].filter((cell) => cell.endsWith(` ${row}`)).length;
            expect(there, `row ${row} is full`).toBe(60);
          }
        }
      }
      expect(new Set(board.codes).size).toBe(board.codes.length);
      const names = board.codes.map((code) => nameOf(code, board.layout));
      expect(new Set(names).size, 'names').toBe(names.length);
      const bare = board.codes.filter((code) => legendOf(code, board.layout).main === code);
      expect(bare.filter((code) => !/^(?:F\d+|Backspace|Tab|Enter|Space|Pause|Home|End)$/.test(code))).toEqual([]);
    },
  );

  it('never count what no browser can see', () => {
    for (const board of layouts.map(boardOf)) {
      const unseen = board.blocks.flatMap(({ caps }) => caps.filter((cap) => cap.unseen).map(({ code }) => code));
      expect(board.codes.filter((code) => unseen.includes(code))).toEqual([]);
    }
    const laptop = boardOf({ ...ansi, size: 'laptop' });
    expect(laptop.blocks[0]?.caps.filter((cap) => cap.unseen).map(({ code }) => code)).toEqual(['Power', 'Fn']);
  });

  it('of a Chromebook have its action row, and Search in the place of Caps Lock', () => {
    const chromebook: Layout = { system: 'chromeos', variant: 'ansi', size: 'laptop' };
    const { blocks, codes, unseen } = boardOf(chromebook);
    const top = blocks[0]?.caps.filter(({ y }) => y === 0) ?? [];
    expect(top.map(({ code }) => legendOf(code, chromebook).main).join(', ')).toBe(
      'Esc, Back, Refresh, Full, Overview, Dim, Bright, Mute, Vol −, Vol +, Lock',
    );
    expect(top.reduce((sum, { w }) => sum + w, 0)).toBe(60);
    // ChromeOS takes these before a page does.
    expect(unseen).toEqual(top.slice(3).map(({ code }) => code));
    expect(codes.filter((code) => /^(F\d|Caps|Meta|ContextMenu)/.test(code))).toEqual(['MetaLeft']);
    const search = blocks[0]?.caps.find(({ code }) => code === 'MetaLeft');
    const caps = boardOf({ ...ansi, size: 'laptop' }).blocks[0]?.caps.find(({ code }) => code === 'CapsLock');
    expect(search).toEqual({ ...caps, code: 'MetaLeft' });
    expect(nameOf('MetaLeft', chromebook)).toBe('Search');
  });

  it('show what the browser reports where it differs from the print', () => {
    const german = { KeyY: 'z', KeyZ: 'y', Minus: 'ß', KeyA: 'a', Digit1: '1', Space: ' ' };
    const legend = (code: string) => legendOf(code, { ...ansi, variant: 'iso' }, german);
    expect(legend('KeyY')).toEqual({ main: 'Z' });
    expect(legend('Minus')).toEqual({ main: 'ß' });
    expect(legend('Digit1')).toEqual({ main: '1', up: '!' });
    expect(legend('Space').main).toBe('Space');
    expect(legend('KeyQ')).toEqual({ main: 'Q' });
  });
});
