import { colors, screenSequence, verdictOf } from '../../../machines/screen/screen';
import { shownSteps } from '../../../machines/sequence/sequence';
import { sequenceEvents, sequenceStates } from '../../e2e/models/sequence.run';
import { expect, type Page } from '../../e2e/test';
import { perPage, testPage } from '../../kit/page';
import { sequenceModel } from '../../machines/sequence.model';
import { ScreenPage } from './screen.page';

const always = 'the screen test gives a result however little was shown';
const once = 'on this page only the rings are counted, and no control takes the count back';
const model = sequenceModel(screenSequence, {
  events: ({ type }) => type !== 'ANNOTATION.REMOVE',
  unreachable: {
    'sequence.running · EXIT [otherwise]': always,
    'sequence.running · xstate.done.actor.fullscreen [otherwise]': always,
    'sequence.idle · CONTINUE [a run was left]': always,
    'sequence.running · ANNOTATION.REMOVE [there is such an annotation]': once,
  },
});

const screen = perPage((page) => new ScreenPage(page));

/**
 * Verdict of a color with a mark of this severity. A color without a mark that was not shown for any time has no
 * verdict.
 */
const verdicts = { warning: 'Warning', fail: 'Fail' } as const;

testPage('sequence', model, {
  start: (page) => screen(page).openWithStubs(),
  longest: 80,
  states: {
    ...sequenceStates(screen),
    'running.marking.off': async (page, { context }) => {
      await screen(page).expectMarking('off');
      await expect(screen(page).pins).toHaveCount(context.marks.filter(({ step }) => step === context.step).length);
    },
    'running.marking.on.armed': (page) => screen(page).expectMarking('armed'),
    'running.marking.on.holding': async (page, { context }) => {
      await screen(page).expectMarking('holding');
      await expect(screen(page).panel).toContainText(`${context.held?.x}, ${context.held?.y}`);
    },
    results: async (page, { context }) => {
      await screen(page).expectResult();
      const rows = page.getByRole('main').getByRole('listitem');
      for (const [step, { name }] of colors.entries()) {
        const marked = context.marks.find((mark) => mark.step === step);
        const word = marked ? verdicts[verdictOf(marked)] : 'Cannot tell';
        await expect(rows.filter({ has: page.getByText(name, { exact: true }) })).toContainText(
          shownSteps(context).includes(step) ? word : 'Not run',
        );
      }
    },
  },
  events: {
    ...sequenceEvents(screen),
    ANNOTATE: (page) => screen(page).press('3'),
    'MARK.ARM': (page) => screen(page).markButton.click(),
    'MARK.AT': (page) => aim(page),
    'MARK.MOVE': (page) => screen(page).press('ArrowRight'),
    'MARK.KIND': (page) => screen(page).press('2'),
    'MARK.SET': (page) => screen(page).press('Enter'),
    'MARK.DISCARD': (page) => screen(page).press('Delete'),
    'MARK.CANCEL': (page) => screen(page).press('Escape'),
    'MARK.PICK': (page) => screen(page).pins.click(),
  },
});

/** Marks a spot: by a click while the test waits for one, otherwise by the M key over the spot. */
async function aim(page: Page) {
  await page.mouse.move(600, 300);
  const waiting = (await screen(page).markButton.getAttribute('aria-pressed')) === 'true';
  if (waiting) await page.mouse.click(600, 300);
  else await screen(page).press('m');
}
