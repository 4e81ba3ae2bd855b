import { boardOf } from '../../../../machines/keyboard/layouts';
import {
  type KeyboardState,
  type KeyInput,
  type Modifier,
  newKeyboard,
  type Platform,
} from '../../../../measure/keyboard/keys';
import { applyKeyEvent, countPendingControl, releaseAllKeys } from '../../../../measure/keyboard/presses';
import { randomOf } from '../../../kit/random';
import { ansi, input } from '../keyboard.model';

/**
 * Replays a trace with one event per line, or with commas between them. `100 +ShiftLeft shift` is a press at 100 ms with Shift as modifier, `-` is a
 * release and `*` a repeat. `blur` and `settle` are lines of their own.
 */
export function replay(
  trace: string,
  platform: Platform = 'other',
  keys: KeyboardState = newKeyboard(platform),
): KeyboardState {
  return trace
    .trim()
    .split(/[\n,]/)
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

/** Each key pressed for 100 ms, one after the other, every 0.5 s. */
export const strokes = (codes: readonly string[], keys: KeyboardState = newKeyboard('other')): KeyboardState =>
  codes.reduce(
    (before, code, i) =>
      applyKeyEvent(applyKeyEvent(before, input('down', code, i * 500)), input('up', code, i * 500 + 100)),
    keys,
  );

const letters = boardOf(ansi).codes.filter((code) => code.startsWith('Key'));

/** Presses of 90 to 160 ms, 60 to 160 ms apart, on different letters and often twice on the same one. */
export function typing(count: number): KeyInput[] {
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
