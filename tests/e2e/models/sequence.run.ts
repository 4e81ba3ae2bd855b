import type { SnapshotFrom } from 'xstate';
import { RINGS, ringsOf } from '../../../machines/sequence/rings';
import type { createSequenceMachine } from '../../../machines/sequence/sequence.machine';
import { expect, type Page } from '../test';
import type { SequencePage } from './sequence.page';

type Snapshot = SnapshotFrom<ReturnType<typeof createSequenceMachine>>;
type Of = (page: Page) => SequencePage;

/** Expectations for the states that every sequence has. */
export const sequenceStates = (of: Of) => ({
  idle: (page: Page) => of(page).expectToBeIdle(),
  running: async (page: Page, { context }: Snapshot) => {
    await of(page).expectToShow(context.step);
    // The model assumes that each step is drawn.
    await of(page).expectDrawn();
    const rings = ringsOf(context.startedAt, context.steps.length);
    const isAsked = rings.step === context.step && context.annotations.every(({ kind }) => kind !== RINGS);
    await expect(of(page).rings).toHaveCount(isAsked ? rings.places.length : 0);
  },
  'running.controls.shown': (page: Page) => of(page).expectControls('shown'),
  'running.controls.focused': (page: Page) => of(page).expectControls('focused'),
  'running.controls.hidden': (page: Page) => of(page).expectControls('hidden'),
});

const ways: Readonly<Record<string, (test: SequencePage) => Promise<void>>> = {
  START: (test) => test.start.click(),
  'xstate.done.actor.fullscreen': async (test) => {
    await test.grantFullscreen();
    await test.leaveFullscreen();
  },
  'xstate.error.actor.fullscreen': (test) => test.refuseFullscreen(),
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
  AGAIN: ({ page }) => page.getByRole('button', { name: 'Test Again' }).click(),
};

/** Actions that trigger the events that every sequence has. */
export const sequenceEvents = (of: Of) =>
  Object.fromEntries(Object.entries(ways).map(([type, way]) => [type, (page: Page) => way(of(page))]));
