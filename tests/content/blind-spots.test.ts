import { expect, it } from 'vitest';
import { gamepadPageTexts } from '../../content/gamepad';
import { keyboardPageTexts } from '../../content/keyboard';
import { motionSensorsPageTexts } from '../../content/motion-sensors';
import { panelPageTexts } from '../../content/panel';
import { screenSizePageTexts } from '../../content/screen-size';
import { touchpadPageTexts } from '../../content/touchpad';
import * as gamepad from '../../machines/gamepad/sticks';
import { MAX_DRIFT, MAX_TURN_ERROR } from '../../machines/motion-sensors/gyroscope';
import { MAX_GRAVITY_ERROR } from '../../machines/motion-sensors/motion-sensors';
import { MAX_FIRST_CODE, MAX_SIDE_RATIO, usualGamma } from '../../machines/panel/shown';
import { MAX_BOUNCE_MS as MAX_BUTTON_BOUNCE_MS } from '../../measure/gamepad/meters';
import { MAX_BOUNCE_MS, MIN_STUCK_MS, MORE_PRESSES } from '../../measure/keyboard/keys';
import { MAX_REPEAT_GAP_MS, MIN_REPEAT_DELAY_MS } from '../../measure/keyboard/presses';
import { CARD_MM, COMPARED_MM } from '../../measure/screen/calibration';
import { MAX_GAP_MS } from '../../measure/touchpad/scrolling';

const percent = (share: number) => `${Number((100 * share).toFixed(1))}%`;
/** Sentences of pages that name a limit in words of their own, and the limits that they must name. */
const limits = [
  ['keyboard', keyboardPageTexts, `after ${MAX_BOUNCE_MS} ms or more`],
  ['keyboard', keyboardPageTexts, `A gap below ${MAX_BOUNCE_MS} ms`],
  ['keyboard', keyboardPageTexts, `that key ${MORE_PRESSES} more times`],
  ['keyboard', keyboardPageTexts, `of ${MAX_REPEAT_GAP_MS} ms or less in a press of over ${MIN_REPEAT_DELAY_MS} ms`],
  ['keyboard', keyboardPageTexts, `over ${MIN_STUCK_MS / 1000} seconds`],
  ['gamepad', gamepadPageTexts, `${percent(gamepad.MAX_DRIFT[0])} of the way for the left stick`],
  ['gamepad', gamepadPageTexts, `${percent(gamepad.MAX_DRIFT[1])} for the right`],
  ['gamepad', gamepadPageTexts, `arrives twice within ${MAX_BUTTON_BOUNCE_MS} ms`],
  ['gamepad', gamepadPageTexts, `from ${percent(gamepad.MAX_OFFSET)} off center`],
  ['gamepad', gamepadPageTexts, `less than ${percent(gamepad.MIN_REACH)} of a side`],
  ['gamepad', gamepadPageTexts, `less than ${percent(gamepad.MIN_REACH_BETWEEN)} between two sides`],
  ['gamepad', gamepadPageTexts, `by more than ${percent(gamepad.MAX_NOISE)}`],
  ['motion-sensors', motionSensorsPageTexts, `less than ${MAX_TURN_ERROR}° off`],
  ['motion-sensors', motionSensorsPageTexts, `drifts by more than ${MAX_DRIFT}°/s`],
  ['motion-sensors', motionSensorsPageTexts, `off by more than ${100 * MAX_GRAVITY_ERROR}%`],
  ['screen-size', screenSizePageTexts, `about ${((100 * COMPARED_MM) / CARD_MM).toFixed(1)}% with a card`],
  ['screen-size', screenSizePageTexts, `about ${COMPARED_MM} mm`],
  ['touchpad', touchpadPageTexts, `more than ${MAX_GAP_MS} ms in fast scrolling`],
  ['panel', panelPageTexts, `more than ${MAX_FIRST_CODE} dark or bright codes`],
  ['panel', panelPageTexts, `below ${usualGamma.low} or above ${usualGamma.high}`],
  ['panel', panelPageTexts, `${{ 2: 'twice' }[MAX_SIDE_RATIO as number]} as large from the side`],
] as const;

it.each(limits)('what a test cannot find: %s: its page names the limit of its rules', (_id, { questions }, words) => {
  expect(Object.values(questions).flat().join(' ')).toContain(words);
});
