import { colors, verdictOf } from '../../../machines/screen/screen';
import { shownSteps } from '../../../machines/sequence/sequence';
import { sequenceEvents, sequenceStates } from '../../e2e/models/sequence.run';
import { expect } from '../../e2e/test';
import { testPage } from '../../kit/page';
import { ScreenPage } from './screen.check';
import { screenModel } from './screen.model';

/**
 * Verdict of a color with a mark of this severity. A color without a mark that was not shown for any time has no
 * verdict.
 */
const verdicts = { warning: 'Warning', fail: 'Fail' } as const;

testPage('sequence', screenModel, (page) => new ScreenPage(page), {
  start: (screen) => screen.openWithStubs(),
  longest: 80,
  states: {
    ...sequenceStates,
    'running.marking.off': async (screen, { context }) => {
      await screen.expectMarking('off');
      await expect(screen.pins).toHaveCount(context.marks.filter(({ step }) => step === context.step).length);
    },
    'running.marking.on.armed': (screen) => screen.expectMarking('armed'),
    'running.marking.on.holding': async (screen, { context }) => {
      await screen.expectMarking('holding');
      await expect(screen.panel).toContainText(`${context.held?.x}, ${context.held?.y}`);
    },
    results: async (screen, { context }) => {
      await screen.expectResult();
      const rows = screen.page.getByRole('main').getByRole('listitem');
      for (const [step, { name }] of colors.entries()) {
        const marked = context.marks.find((mark) => mark.step === step);
        const word = marked ? verdicts[verdictOf(marked)] : 'Cannot tell';
        await expect(rows.filter({ has: screen.page.getByText(name, { exact: true }) })).toContainText(
          shownSteps(context).includes(step) ? word : 'Not run',
        );
      }
    },
  },
  events: {
    ...sequenceEvents,
    ANNOTATE: (screen) => screen.press('3'),
    'MARK.ARM': (screen) => screen.markButton.click(),
    'MARK.AT': (screen) => aim(screen),
    'MARK.MOVE': (screen) => screen.press('ArrowRight'),
    'MARK.KIND': (screen) => screen.press('2'),
    'MARK.SET': (screen) => screen.press('Enter'),
    'MARK.DISCARD': (screen) => screen.press('Delete'),
    'MARK.CANCEL': (screen) => screen.press('Escape'),
    'MARK.PICK': (screen) => screen.pins.click(),
  },
});

/** Marks a spot: by a click while the test waits for one, otherwise by the M key over the spot. */
async function aim(screen: ScreenPage) {
  await screen.page.mouse.move(600, 300);
  const waiting = (await screen.markButton.getAttribute('aria-pressed')) === 'true';
  if (waiting) await screen.page.mouse.click(600, 300);
  else await screen.press('m');
}
