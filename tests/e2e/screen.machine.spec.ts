import { expect, type Page } from 'playwright/test';
import { colours, screenSequence, verdictOf } from '../../machines/screen/screen';
import { testPage } from '../harness/page';
import { sequenceModel } from '../machines/sequence.model';
import { SequencePage } from './models/sequence.page';

const always = 'the screen test gives a result however little was shown';
const model = sequenceModel(screenSequence, {
  unreachable: {
    'sequence.running · EXIT [otherwise]': always,
    'sequence.running · xstate.done.actor.fullscreen [otherwise]': always,
  },
});

const pages = new WeakMap<Page, SequencePage>();
function screen(page: Page): SequencePage {
  const known = pages.get(page);
  if (known) return known;
  const made = new SequencePage(
    page,
    '/screen-test',
    colours.map(({ name }) => name),
  );
  pages.set(page, made);
  return made;
}
const words = { pass: 'Pass', warning: 'Warning', fail: 'Fail' } as const;

testPage('sequence', model, {
  start: (page) => screen(page).openWithStubs(),
  longest: 60,
  states: {
    idle: (page) => screen(page).expectToBeIdle(),
    running: (page, { context }) => screen(page).expectToShow(context.step),
    'running.controls.shown': (page) => screen(page).expectControls('shown'),
    'running.controls.focused': (page) => screen(page).expectControls('focused'),
    'running.controls.hidden': (page) => screen(page).expectControls('hidden'),
    'running.marking.off': async (page, { context }) => {
      await screen(page).expectMarking('off');
      await expect(screen(page).pins).toHaveCount(context.marks.filter(({ step }) => step === context.step).length);
    },
    'running.marking.armed': (page) => screen(page).expectMarking('armed'),
    'running.marking.holding': async (page, { context }) => {
      await screen(page).expectMarking('holding');
      await expect(screen(page).panel).toContainText(`${context.held?.x}, ${context.held?.y}`);
    },
    results: async (page, { context }) => {
      await screen(page).expectResult();
      const rows = page.getByRole('main').getByRole('listitem');
      for (const [step, { name }] of colours.entries()) {
        const verdict = verdictOf(context, step);
        await expect(rows.filter({ hasText: name })).toContainText(verdict ? words[verdict] : 'Not run');
      }
    },
  },
  events: {
    START: (page) => screen(page).start.click(),
    'xstate.done.actor.fullscreen': async (page) => {
      await screen(page).grantFullscreen();
      await screen(page).leaveFullscreen();
    },
    'xstate.error.actor.fullscreen': (page) => screen(page).refuseFullscreen(),
    NEXT: (page) => screen(page).bar.getByRole('button', { name: 'Next' }).click(),
    PREVIOUS: (page) => screen(page).bar.getByRole('button', { name: 'Previous' }).click(),
    RESTART: (page) => screen(page).press('r'),
    SURFACE: async (page) => {
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      await page.setViewportSize({ width, height: height + 1 });
    },
    ACTIVITY: (page) => screen(page).wiggle(),
    'CONTROLS.FOCUS': (page) => screen(page).press('Tab'),
    'CONTROLS.BLUR': (page) => page.mouse.click(200, 500),
    'MARK.ARM': (page) => screen(page).markButton.click(),
    'MARK.AT': (page) => aim(page),
    'MARK.MOVE': (page) => screen(page).press('ArrowRight'),
    'MARK.KIND': (page) => screen(page).press('2'),
    'MARK.SET': (page) => screen(page).press('Enter'),
    'MARK.DISCARD': (page) => screen(page).press('Delete'),
    'MARK.PICK': (page) => screen(page).pins.click(),
    EXIT: (page) => screen(page).press('Escape'),
    AGAIN: (page) => page.getByRole('button', { name: 'Test Again' }).click(),
  },
});

/** By a click where the test waits for one, else by M over the spot. */
async function aim(page: Page) {
  await page.mouse.move(600, 300);
  const waiting = (await screen(page).markButton.getAttribute('aria-pressed')) === 'true';
  if (waiting) await page.mouse.click(600, 300);
  else await screen(page).press('m');
}
