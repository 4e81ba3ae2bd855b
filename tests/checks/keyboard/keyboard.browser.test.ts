// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { firstKey, inputOf, keyLock, keys, legends, platformOf, sizeGuess } from '../../../src/browser/input/keyboard';
import { run, stop } from '../../browser/actors';

const define = (name: string, value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true });

function send(type: 'keydown' | 'keyup', init: KeyboardEventInit, target: EventTarget = document.body): KeyboardEvent {
  const event = new KeyboardEvent(type, { bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event;
}

beforeEach(() => document.body.replaceChildren());
afterEach(() => {
  stop();
  for (const name of ['keyboard', 'userAgentData', 'userAgent', 'platform', 'getBattery'])
    Reflect.deleteProperty(navigator, name);
});

describe('a key event', () => {
  it('is told with its place, its time and the modifiers that are down', () => {
    const event = new KeyboardEvent('keyup', { code: 'KeyY', key: 'Z', shiftKey: true, metaKey: true, repeat: false });
    expect(inputOf(event)).toMatchObject({
      phase: 'up',
      code: 'KeyY',
      key: 'Z',
      at: performance.timeOrigin + event.timeStamp,
      modifiers: ['shift', 'meta'],
      repeat: false,
    });
  });

  it('counts AltGraph as Alt and the Windows key of older Firefox as Meta', () => {
    const event = new KeyboardEvent('keydown', { code: 'KeyE' });
    event.getModifierState = (name: string) => name === 'AltGraph' || name === 'OS' || name === 'NumLock';
    expect(inputOf(event)).toMatchObject({
      modifiers: ['alt', 'meta'],
      locks: { num: true, caps: false, scroll: false },
    });
  });
});

/** The name in the user agent. The platform is that of Linux. */
const chromeOs = 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/138.0.0.0 Safari/537.36';
it.each([
  ['mac', 'MacIntel', {}],
  ['mac', 'iPad', {}],
  ['other', 'Win32', {}],
  ['other', 'Linux x86_64', {}],
  ['mac', 'Win32', { userAgentData: { platform: 'macOS' } }],
  ['mac', 'MacIntel', { userAgentData: { platform: '' } }],
  ['chromeos', 'Linux x86_64', { userAgent: chromeOs }],
])('the platform is %s on %s with %o', (expected, platform, more) => {
  for (const [name, value] of Object.entries({ platform, ...more })) define(name, value);
  expect(platformOf()).toBe(expected);
});

describe('while listening', () => {
  it('keeps keys from everything else, on the page and in the browser', async () => {
    const elsewhere = vi.fn();
    document.body.addEventListener('keydown', elsewhere);
    const heard = run(keys);
    expect(send('keydown', { code: 'Tab', key: 'Tab' }).defaultPrevented).toBe(true);
    expect(send('keyup', { code: 'Tab', key: 'Tab' }).defaultPrevented).toBe(true);
    expect(elsewhere).not.toHaveBeenCalled();
    // On a busy machine the second key waits for the next task.
    await expect
      .poll(() => heard)
      .toMatchObject([
        { type: 'KEY', input: { phase: 'down', code: 'Tab' } },
        { type: 'KEY', input: { phase: 'up', code: 'Tab' } },
      ]);
    document.body.removeEventListener('keydown', elsewhere);
  });

  it('tells when the window loses the keyboard, and not when a control loses focus', () => {
    const heard = run(keys);
    document.body.dispatchEvent(new Event('blur'));
    expect(heard).toEqual([]);
    window.dispatchEvent(new Event('blur'));
    expect(heard).toEqual([{ type: 'BLUR' }]);
  });

  it('has the browser ask before a chord closes the page, and lets every other way go', () => {
    run(keys);
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    send('keydown', { code: 'KeyW', key: 'w' });
    expect(leave()).toBe(false);
    send('keydown', { code: 'KeyW', key: 'w', ctrlKey: true });
    expect(leave()).toBe(true);
    window.dispatchEvent(new Event('blur'));
    expect(leave()).toBe(false);
  });

  it('gives every key back when it stops', () => {
    const heard = run(keys);
    stop();
    expect(send('keydown', { code: 'Tab' }).defaultPrevented).toBe(false);
    expect(heard).toEqual([]);
  });
});

describe('before listening', () => {
  it('begins with a key that types', () => {
    const heard = run(firstKey, { hasKeys: false });
    expect(send('keydown', { code: 'KeyA', key: 'a' }).defaultPrevented).toBe(true);
    expect(heard).toMatchObject([{ type: 'KEY.FIRST', input: { code: 'KeyA' } }]);
  });

  it('counts wherever the focus is: on a size that was just chosen, and on a list (B3)', () => {
    const radio = Object.assign(document.createElement('input'), { type: 'radio' });
    const list = document.createElement('select');
    document.body.append(radio, list);
    for (const [code, target] of [
      ['Escape', radio],
      ['KeyA', radio],
      ['KeyA', list],
    ] as const) {
      const heard = run(firstKey, { hasKeys: false });
      expect(send('keydown', { code }, target).defaultPrevented).toBe(true);
      expect(heard).toHaveLength(1);
      stop();
    }
    const heard = run(firstKey, { hasKeys: true });
    expect(send('keydown', { code: 'KeyA' }, list).defaultPrevented, 'the list that marks a key').toBe(false);
    expect(heard).toEqual([]);
  });

  it('leaves keys that do something, chords, repeats and fields alone', () => {
    const heard = run(firstKey, { hasKeys: false });
    const field = document.body.appendChild(document.createElement('input'));
    const button = document.body.appendChild(document.createElement('button'));
    for (const code of ['Tab', 'Enter', 'Space', 'ArrowDown', 'F5', 'ShiftLeft', 'PageDown'])
      expect(send('keydown', { code }).defaultPrevented, code).toBe(false);
    expect(send('keydown', { code: 'KeyR', ctrlKey: true }).defaultPrevented).toBe(false);
    expect(send('keydown', { code: 'KeyR', repeat: true }).defaultPrevented).toBe(false);
    expect(send('keydown', { code: 'KeyR' }, field).defaultPrevented).toBe(false);
    expect(send('keydown', { code: 'Escape' }, button).defaultPrevented).toBe(false);
    expect(heard).toEqual([]);
    send('keydown', { code: 'Escape' });
    expect(heard).toHaveLength(1);
  });
});

describe('the size of the keyboard', () => {
  const guess = async (hint: { coarse?: boolean; battery?: object }) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(any-pointer: coarse)' && hint.coarse === true,
    }));
    define('getBattery', hint.battery && (async () => hint.battery));
    const actor = createActor(sizeGuess).start();
    try {
      return await toPromise(actor);
    } catch (error) {
      expect(error).toMatchObject({ message: 'Nothing hints at the size of the keyboard' });
      return null;
    } finally {
      vi.unstubAllGlobals();
    }
  };

  it.each([
    ['laptop', { coarse: true }],
    ['laptop', { battery: { charging: false, level: 1 } }],
    ['laptop', { battery: { charging: true, level: 0.7 } }],
    [null, {}],
    // What a desktop computer without a battery reports.
    [null, { battery: { charging: true, level: 1 } }],
  ])('is that of %s where there is %j', async (size, hint) => {
    expect(await guess(hint)).toBe(size);
  });
});

describe('what only Chromium has', () => {
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const read = async () => {
    const actor = createActor(legends);
    actor.subscribe({ error: () => undefined });
    actor.start();
    await settle();
    return actor.getSnapshot();
  };

  it('is the layout map, by code', async () => {
    define('keyboard', { getLayoutMap: async () => new Map([['KeyY', 'z']]) });
    expect((await read()).output).toEqual({ KeyY: 'z' });
  });

  it('is missed without harm', async () => expect((await read()).status).toBe('error'));

  it('is the keyboard lock, released at the end', async () => {
    const unlock = vi.fn();
    define('keyboard', { lock: async () => undefined, unlock });
    const heard = run(keyLock);
    await settle();
    expect(heard).toEqual([{ type: 'LOCK', held: true }]);
    expect(unlock).not.toHaveBeenCalled();
    stop();
    expect(unlock).toHaveBeenCalledOnce();
  });

  it.each([
    ['missing', undefined],
    ['refused', { lock: () => Promise.reject(new DOMException('', 'AbortError')), unlock: () => undefined }],
  ])('says that the lock is not held where it is %s', async (_, keyboard) => {
    define('keyboard', keyboard);
    const heard = run(keyLock);
    await settle();
    expect(heard).toEqual([{ type: 'LOCK', held: false }]);
  });
});
