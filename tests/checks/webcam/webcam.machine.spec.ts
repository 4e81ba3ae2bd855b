import { captureFailures } from '../../../content/capture';
import { candidateSizes } from '../../../machines/webcam/resolutions';
import { expect } from '../../e2e/test';
import { perPage, testPage } from '../../kit/page';
import { black, desk, first, type refusals, webcamModel } from './webcam.model';
import { stubCamera, WebcamPage } from './webcam.page';

const webcam = perPage((page) => new WebcamPage(page));

const errors: Record<(typeof refusals)[number], string> = {
  denied: 'NotAllowedError',
  'not-found': 'NotFoundError',
  'not-readable': 'NotReadableError',
  other: 'TypeError',
};

testPage('webcam', webcamModel, {
  start: async (page) => {
    await stubCamera(page);
    await webcam(page).openHeld('Start Test');
    // From here on, the page's own delays pass only when the walk advances the clock.
    await page.clock.pauseAt(Date.now() + 60_000);
  },
  longest: 60,
  states: {
    idle: async (page) => {
      await expect(webcam(page).button('Start Test')).toBeVisible();
      await expect(page.getByText('The camera is off.')).toBeVisible();
      await expect(webcam(page).alert).toHaveCount(0);
    },
    unsupported: (page) => expect(webcam(page).alert).toContainText(captureFailures.unsupported.webcam.message),
    failed: async (page, { context }) => {
      await expect(webcam(page).alert).toContainText(
        captureFailures[context.failure?.reason ?? 'other'].webcam.message,
      );
      await expect(webcam(page).button('Start Test')).toBeVisible();
      await webcam(page).expectDark();
    },
    'open.starting': async (page) => {
      await expect(webcam(page).bar).toContainText('Starting');
      await expect(webcam(page).button('Stop Test')).toBeVisible();
      await webcam(page).asked();
      await webcam(page).expectDark();
    },
    'open.live': async (page, { context }) => {
      await expect(webcam(page).bar).toContainText('Desk camera');
      await expect(webcam(page).figure('Resolution')).toHaveText('320 × 240');
      await expect(webcam(page).exposure).toHaveValue(String(context.controls[0]?.value));
      await expect.poll(() => webcam(page).tracks()).toMatchObject({ running: 1 });
    },
    'open.live.watching': async (page, { context }) => {
      const words = { unknown: 'Checking', live: 'Live', black: 'Black' } as const;
      const picture = context.reading?.picture as keyof typeof words | undefined;
      await expect(webcam(page).bar).toContainText(words[picture ?? 'unknown']);
      await expect(webcam(page).rate).toHaveText(context.reading?.rate ? '30.0 fps' : '— fps');
      await expect(page.getByText('1 hot spot: 2 × 2 at 100, 60.')).toHaveCount(context.checks.hot ? 1 : 0);
    },
    'open.live.photographing': (page) => expect(webcam(page).button('Take Photo')).toBeEnabled(),
    'open.live.checking': async (page, { context }) => {
      await expect(webcam(page).button('Cancel')).toHaveCount(1);
      const other = context.checking === 'hot' ? 'Find Dead Pixels' : 'Find Hot Pixels';
      await expect(webcam(page).button(other)).toBeDisabled();
    },
    switching: async (page) => {
      await expect(webcam(page).bar).toContainText('Switching');
      await webcam(page).expectDark();
    },
    probing: async (page, { context }) => {
      await expect(webcam(page).bar).toContainText('Trying resolutions');
      await webcam(page).asked();
      await expect(page.getByText(`${context.probes.length + 1} of ${candidateSizes.length}.`)).toBeVisible();
    },
    results: async (page, { context }) => {
      await expect(webcam(page).resultHeading).toBeFocused();
      const status = context.result?.status;
      await expect(webcam(page).badge).toHaveAccessibleName(
        new RegExp(status === 'inconclusive' ? 'cannot tell' : (status ?? 'none')),
      );
      await webcam(page).expectDark();
    },
  },
  events: {
    'xstate.done.actor.support': async (page) => {
      await page.evaluate(() => Object.defineProperty(navigator, 'mediaDevices', { value: undefined }));
      await webcam(page).release();
    },
    CAMERAS: (page) => webcam(page).connect('desk', 'back'),
    CHOOSE: async (page) => {
      // The option may already be selected, in which case a list fires no change event.
      await webcam(page).cameras.evaluate((list: HTMLSelectElement) => {
        list.value = 'back';
        list.dispatchEvent(new Event('change', { bubbles: true }));
      });
    },
    START: (page) => webcam(page).startTest(),
    OPENED: (page) => webcam(page).grant(desk, { exposureCompensation: { min: 1, max: 4, step: 0.5 } }),
    FAILED: async (page, { failure }) => {
      const reason = failure.reason as keyof typeof errors | 'lost';
      if (reason === 'lost') await page.evaluate(() => window.double.lose());
      else await webcam(page).refuse(errors[reason]);
    },
    // A third of a second, or enough for the frame rate and the picture.
    READING: (page, { reading }) =>
      reading === first
        ? webcam(page).frames(10, 1000 / 30, 'live')
        : webcam(page).show(reading === black ? 'black' : 'live'),
    ADJUST: async (page) => {
      await webcam(page).exposure.focus();
      for (const key of ['Home', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    },
    ADJUSTED: (page) => page.evaluate(() => window.double.adjusted()),
    ZOOM: (page) => webcam(page).button('Allow Zoom Control').click(),
    PHOTO: (page) => webcam(page).button('Take Photo').click(),
    'xstate.done.actor.photo': async (page) => {
      const saved = page.waitForEvent('download');
      await page.evaluate(() => window.double.photographed(true));
      expect((await saved).suggestedFilename()).toMatch(/^webcam-test-\d{13}\.png$/);
    },
    'xstate.error.actor.photo': (page) => page.evaluate(() => window.double.photographed(false)),
    CHECK: (page, { kind }) =>
      webcam(page)
        .button(kind === 'hot' ? 'Find Hot Pixels' : 'Find Dead Pixels')
        .click(),
    // Starts with a frame that does not qualify, so that the count always restarts.
    PROGRESS: async (page) => {
      await webcam(page).frames(1, 200, 'live');
      await webcam(page).frames(3, 200, 'covered');
    },
    CHECKED: async (page, { check }) => {
      await webcam(page).frames(1, 200, check.kind === 'hot' ? 'live' : 'covered');
      const paper = check.conclusive ? 'live' : 'speckled';
      await webcam(page).frames(12, 200, check.kind === 'hot' ? 'covered' : paper);
    },
    PROBE: (page) => webcam(page).button('Find Resolutions').click(),
    PROBED: (page) => webcam(page).refuse('OverconstrainedError', 'width'),
    'PROBES.DONE': async (page) => {
      const trying = page.getByText(/^Trying \d/);
      while (await trying.count()) {
        await webcam(page).asked();
        await page.evaluate(async () => {
          if (!JSON.stringify(window.double.requests.at(-1)).includes('exact')) return;
          window.double.refuse('OverconstrainedError', 'width');
          await new Promise((resolve) => queueMicrotask(() => resolve(null)));
        });
      }
    },
    CANCEL: (page) => webcam(page).button('Cancel').click(),
    STOP: (page) => webcam(page).button('Stop Test').click(),
    CONTINUE: (page, { check }) =>
      webcam(page)
        .button(check === 'dead' ? 'Find Dead Pixels' : 'Show a Lit Scene')
        .click(),
    AGAIN: (page) => webcam(page).button('Test Again').click(),
  },
});
