import type { SnapshotFrom } from 'xstate';
import { RINGS, ringsOf } from '../../../machines/sequence/rings';
import type { createSequenceMachine } from '../../../machines/sequence/sequence.machine';
import { expect } from '../test';
import { fullscreenEvents } from './fullscreen-stub';
import type { SequencePage } from './sequence.page';

type Snapshot = SnapshotFrom<ReturnType<typeof createSequenceMachine>>;
/** Expectations for the states that every sequence has. */
export const sequenceStates = {
  idle: (test: SequencePage) => test.expectToBeIdle(),
  running: async (test: SequencePage, { context }: Snapshot) => {
    await test.expectToShow(context.step);
    // The model assumes that each step is drawn.
    await test.expectDrawn();
    const rings = ringsOf(context.startedAt, context.steps.length);
    const isAsked = rings.step === context.step && context.annotations.every(({ kind }) => kind !== RINGS);
    await expect(test.rings).toHaveCount(isAsked ? rings.places.length : 0);
  },
  'running.controls.shown': (test: SequencePage) => test.expectControls('shown'),
  'running.controls.focused': (test: SequencePage) => test.expectControls('focused'),
  'running.controls.hidden': (test: SequencePage) => test.expectControls('hidden'),
};

/** Actions that trigger the events that every sequence has. */
export const sequenceEvents: Readonly<Record<string, (test: SequencePage) => Promise<void>>> = {
  START: (test) => test.start.click(),
  ...fullscreenEvents,
  NEXT: (test) => test.bar.getByRole('button', { name: 'Next' }).click(),
  PREVIOUS: (test) => test.bar.getByRole('button', { name: 'Previous' }).click(),
  RESTART: (test) => test.press('r'),
  SURFACE: async ({ page }) => {
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize({ width, height: height + 1 });
  },
  HIDE: (test) => test.setVisibility('hidden'),
  SHOW: (test) => test.setVisibility('visible'),
  ACTIVITY: (test) => test.wiggle(),
  'CONTROLS.FOCUS': (test) => test.press('Tab'),
  'CONTROLS.BLUR': ({ page }) => page.mouse.click(200, 500),
  EXIT: ({ page }) => page.getByRole('toolbar').getByRole('button', { name: 'Exit' }).click(),
  // No step was shown for any time, so the first step is the first missing one.
  CONTINUE: (test) =>
    test.missing
      .getByRole('button')
      .or(test.page.getByRole('button', { name: 'Continue', exact: true }))
      .first()
      .click(),
  AGAIN: (test) => test.again.click(),
};
