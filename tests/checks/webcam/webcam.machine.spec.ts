import { captureFailures } from '../../../content/capture';
import { candidateSizes } from '../../../machines/webcam/resolutions';
import { expect } from '../../e2e/test';
import { testPage } from '../../kit/page';
import { stubCamera, WebcamPage } from './webcam.check';
import { black, desk, first, type refusals, webcamModel } from './webcam.model';

const errors: Record<(typeof refusals)[number], string> = {
  denied: 'NotAllowedError',
  'not-found': 'NotFoundError',
  'not-readable': 'NotReadableError',
  other: 'TypeError',
};

testPage('webcam', webcamModel, (page) => new WebcamPage(page), {
  start: async (webcam) => {
    await stubCamera(webcam.page);
    await webcam.openHeld('Start Test');
    // From here on, the webcam.page's own delays pass only when the walk advances the clock.
    await webcam.page.clock.pauseAt(Date.now() + 60_000);
  },
  longest: 60,
  states: {
    idle: async (webcam) => {
      await expect(webcam.button('Start Test')).toBeVisible();
      await expect(webcam.page.getByText('The camera is off.')).toBeVisible();
      await expect(webcam.alert).toHaveCount(0);
    },
    unsupported: (webcam) => expect(webcam.alert).toContainText(captureFailures.unsupported.webcam.message),
    failed: async (webcam, { context }) => {
      await expect(webcam.alert).toContainText(captureFailures[context.failure?.reason ?? 'other'].webcam.message);
      await expect(webcam.button('Start Test')).toBeVisible();
      await webcam.expectDark();
    },
    'open.starting': async (webcam) => {
      await expect(webcam.bar).toContainText('Starting');
      await expect(webcam.button('Stop Test')).toBeVisible();
      await webcam.asked();
      await webcam.expectDark();
    },
    'open.live': async (webcam, { context }) => {
      await expect(webcam.bar).toContainText('Desk camera');
      await expect(webcam.figure('Resolution')).toHaveText('320 × 240');
      await expect(webcam.exposure).toHaveValue(String(context.controls[0]?.value));
      await expect.poll(() => webcam.tracks()).toMatchObject({ running: 1 });
    },
    'open.live.watching': async (webcam, { context }) => {
      const words = { unknown: 'Checking', live: 'Live', black: 'Black' } as const;
      const picture = context.reading?.picture as keyof typeof words | undefined;
      await expect(webcam.bar).toContainText(words[picture ?? 'unknown']);
      await expect(webcam.rate).toHaveText(context.reading?.rate ? '30.0 fps' : '— fps');
      await expect(webcam.page.getByText('1 hot spot: 2 × 2 at 100, 60.')).toHaveCount(context.checks.hot ? 1 : 0);
    },
    'open.live.photographing': (webcam) => expect(webcam.button('Take Photo')).toBeEnabled(),
    'open.live.checking': async (webcam, { context }) => {
      await expect(webcam.button('Cancel')).toHaveCount(1);
      const other = context.checking === 'hot' ? 'Find Dead Pixels' : 'Find Hot Pixels';
      await expect(webcam.button(other)).toBeDisabled();
    },
    switching: async (webcam) => {
      await expect(webcam.bar).toContainText('Switching');
      await webcam.expectDark();
    },
    probing: async (webcam, { context }) => {
      await expect(webcam.bar).toContainText('Trying resolutions');
      await webcam.asked();
      await expect(webcam.page.getByText(`${context.probes.length + 1} of ${candidateSizes.length}.`)).toBeVisible();
    },
    results: async (webcam, { context }) => {
      await expect(webcam.resultHeading).toBeFocused();
      const status = context.result?.status;
      await expect(webcam.badge).toHaveAccessibleName(
        new RegExp(status === 'inconclusive' ? 'cannot tell' : (status ?? 'none')),
      );
      await webcam.expectDark();
    },
  },
  events: {
    'xstate.done.actor.support': async (webcam) => {
      await webcam.page.evaluate(() => Object.defineProperty(navigator, 'mediaDevices', { value: undefined }));
      await webcam.release();
    },
    CAMERAS: (webcam) => webcam.connect('desk', 'back'),
    CHOOSE: async (webcam) => {
      // The option may already be selected, in which case a list fires no change event.
      await webcam.cameras.evaluate((list: HTMLSelectElement) => {
        list.value = 'back';
        list.dispatchEvent(new Event('change', { bubbles: true }));
      });
    },
    START: (webcam) => webcam.startTest(),
    OPENED: (webcam) => webcam.grant(desk, { exposureCompensation: { min: 1, max: 4, step: 0.5 } }),
    FAILED: async (webcam, { failure }) => {
      const reason = failure.reason as keyof typeof errors | 'lost';
      if (reason === 'lost') await webcam.page.evaluate(() => window.double.lose());
      else await webcam.refuse(errors[reason]);
    },
    // A third of a second, or enough for the frame rate and the picture.
    READING: (webcam, { reading }) =>
      reading === first ? webcam.frames(10, 1000 / 30, 'live') : webcam.show(reading === black ? 'black' : 'live'),
    ADJUST: async (webcam) => {
      await webcam.exposure.focus();
      for (const key of ['Home', 'ArrowRight', 'ArrowRight']) await webcam.page.keyboard.press(key);
    },
    ADJUSTED: ({ page }) => page.evaluate(() => window.double.adjusted()),
    ZOOM: (webcam) => webcam.button('Allow Zoom Control').click(),
    PHOTO: (webcam) => webcam.button('Take Photo').click(),
    'xstate.done.actor.photo': async ({ page }) => {
      const saved = page.waitForEvent('download');
      await page.evaluate(() => window.double.photographed(true));
      expect((await saved).suggestedFilename()).toMatch(/^webcam-test-\d{13}\.png$/);
    },
    'xstate.error.actor.photo': ({ page }) => page.evaluate(() => window.double.photographed(false)),
    CHECK: (webcam, { kind }) => webcam.button(kind === 'hot' ? 'Find Hot Pixels' : 'Find Dead Pixels').click(),
    // Starts with a frame that does not qualify, so that the count always restarts.
    PROGRESS: async (webcam) => {
      await webcam.frames(1, 200, 'live');
      await webcam.frames(3, 200, 'covered');
    },
    CHECKED: async (webcam, { check }) => {
      await webcam.frames(1, 200, check.kind === 'hot' ? 'live' : 'covered');
      const paper = check.conclusive ? 'live' : 'speckled';
      await webcam.frames(12, 200, check.kind === 'hot' ? 'covered' : paper);
    },
    PROBE: (webcam) => webcam.button('Find Resolutions').click(),
    PROBED: (webcam) => webcam.refuse('OverconstrainedError', 'width'),
    'PROBES.DONE': async (webcam) => {
      const trying = webcam.page.getByText(/^Trying \d/);
      while (await trying.count()) {
        await webcam.asked();
        await webcam.page.evaluate(async () => {
          if (!JSON.stringify(window.double.requests.at(-1)).includes('exact')) return;
          window.double.refuse('OverconstrainedError', 'width');
          await new Promise((resolve) => queueMicrotask(() => resolve(null)));
        });
      }
    },
    CANCEL: (webcam) => webcam.button('Cancel').click(),
    CONTINUE: (webcam, { check }) => webcam.button(check === 'dead' ? 'Find Dead Pixels' : 'Show a Lit Scene').click(),
  },
});
