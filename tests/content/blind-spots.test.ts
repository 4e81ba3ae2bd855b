import { describe, expect, it } from 'vitest';
import { padQuestions as gamepadQuestions } from '../../content/gamepad';
import { keyboardQuestions } from '../../content/keyboard';
import { motionQuestions } from '../../content/motion-sensors';
import { panelQuestions } from '../../content/panel';
import { sizeQuestions } from '../../content/screen-size';
import { padQuestions } from '../../content/touchpad';
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
  ['keyboard', keyboardQuestions, `after ${MAX_BOUNCE_MS} ms or more`],
  ['keyboard', keyboardQuestions, `A gap below ${MAX_BOUNCE_MS} ms`],
  ['keyboard', keyboardQuestions, `that key ${MORE_PRESSES} more times`],
  ['keyboard', keyboardQuestions, `of ${MAX_REPEAT_GAP_MS} ms or less in a press of over ${MIN_REPEAT_DELAY_MS} ms`],
  ['keyboard', keyboardQuestions, `over ${MIN_STUCK_MS / 1000} seconds`],
  ['gamepad', gamepadQuestions, `${percent(gamepad.MAX_DRIFT[0])} of the way for the left stick`],
  ['gamepad', gamepadQuestions, `${percent(gamepad.MAX_DRIFT[1])} for the right`],
  ['gamepad', gamepadQuestions, `arrives twice within ${MAX_BUTTON_BOUNCE_MS} ms`],
  ['gamepad', gamepadQuestions, `from ${percent(gamepad.MAX_OFFSET)} off center`],
  ['gamepad', gamepadQuestions, `less than ${percent(gamepad.MIN_REACH)} of a side`],
  ['gamepad', gamepadQuestions, `less than ${percent(gamepad.MIN_REACH_BETWEEN)} between two sides`],
  ['gamepad', gamepadQuestions, `by more than ${percent(gamepad.MAX_NOISE)}`],
  ['motion-sensors', motionQuestions, `less than ${MAX_TURN_ERROR}° off`],
  ['motion-sensors', motionQuestions, `drifts by more than ${MAX_DRIFT}°/s`],
  ['motion-sensors', motionQuestions, `off by more than ${100 * MAX_GRAVITY_ERROR}%`],
  ['screen-size', sizeQuestions, `about ${((100 * COMPARED_MM) / CARD_MM).toFixed(1)}% with a card`],
  ['screen-size', sizeQuestions, `about ${COMPARED_MM} mm`],
  ['touchpad', padQuestions, `more than ${MAX_GAP_MS} ms in fast scrolling`],
  ['panel', panelQuestions, `more than ${MAX_FIRST_CODE} dark or bright codes`],
  ['panel', panelQuestions, `below ${usualGamma.low} or above ${usualGamma.high}`],
  ['panel', panelQuestions, `${{ 2: 'twice' }[MAX_SIDE_RATIO as number]} as large from the side`],
] as const;

describe('what a test cannot find', () => {
  it.each(limits)('%s: its page names the limit of its rules', (_id, questions, words) => {
    expect(Object.values(questions).flat().join(' ')).toContain(words);
  });
});
