import type { SnapshotFrom } from 'xstate';
import { checkOf } from '../../content/catalogue';
import { currentEntry, newInspection } from '../../machines/inspection/inspection';
import { inspectionMachine } from '../../machines/inspection/inspection.machine';
import { nextTest, outcomeOf } from '../../machines/inspection/outcome';
import { startOf } from '../kit/check';
import { modelOf } from '../kit/model';
import { testPage } from '../kit/page';
import { profileOf } from '../kit/profile';
import { foundBy, usualEvents } from '../machines/inspection.model';
import { InspectionPage, profilePath } from './models/inspection.page';
import { expect, type Page } from './test';

/** This browser has no touchscreen, so the touch test is marked as not fitted from the start. */
const bench = profileOf(
  { check: 'screen', isRequired: true },
  { check: 'touch', isRequired: false },
  { check: 'keyboard', isRequired: true },
);
const at = 1000;

const storeAnswers = 'the store of the page answers by itself: inspection.storage.spec.ts fills, blocks and clears it';
const late = 'the page of a test that was left is gone, and sends nothing';
const pace = 'no test of the bench passes here: inspection.pace.spec.ts has one that does, and stays on it';
const fromReview = 'the pages offer it at the end alone';
const pageModel = modelOf(inspectionMachine, {
  input: { inspection: { ...newInspection('one', bench), absences: { touch: 'not-fitted' } } },
  // A journal holds events of any machine.
  plain: 'by its values',
  events: [
    { type: 'PROFILE', profile: bench, at },
    ...usualEvents,
    { type: 'ABSENCE', check: 'touch', absence: null, at },
    { type: 'RESULT', check: 'screen', result: foundBy('screen', { missing: 'seen' }), revision: 1, at },
    { type: 'JUDGE', verdict: 'inconclusive', codes: [], at },
    { type: 'GO', index: 0, at },
  ],
  key: ({ context: { inspection } }) => [
    inspection.stage,
    inspection.index,
    inspection.absences.touch,
    inspection.facts.maker !== '' || inspection.facts.assetTag !== '',
    inspection.grades.cosmetic,
    inspection.entries.map((entry) => [entry.revision, outcomeOf(inspection, entry).kind]),
  ],
  skip: (snapshot, { type }) => {
    const { inspection } = snapshot.context;
    const isSetUp = snapshot.matches({ unfinished: 'setUp' });
    const isReviewing = snapshot.matches({ unfinished: 'reviewing' });
    const isPaused = snapshot.matches({ unfinished: 'paused' });
    // Events that the pages cannot trigger in this state.
    if (type === 'FACTS') return !isSetUp || inspection.facts.maker !== '';
    if (type === 'SCAN') return !isSetUp || inspection.facts.assetTag !== '';
    if (type === 'PROFILE') return inspection.facts.maker !== '';
    if (type === 'ABSENCE') return !isSetUp || inspection.absences.touch === undefined;
    if (type === 'GRADES') return !isReviewing || inspection.grades.cosmetic !== null;
    if (type === 'GO') return !isReviewing;
    if (type === 'ABANDON') return !isPaused || inspection.stage === 'setUp';
    // One result of the screen test is enough, and so is one verdict.
    if (type === 'RESULT')
      return (
        inspection.index > 0 ||
        currentEntry(inspection).revision >= 0 ||
        !snapshot.matches({ unfinished: { testing: 'running' } })
      );
    if (type === 'JUDGE')
      return inspection.index > 0 || outcomeOf(inspection, currentEntry(inspection)).kind === 'judged';
    return false;
  },
  unreachable: {
    'inspection · STORED': storeAnswers,
    'inspection · STORE.FAILED [the stored run was deleted just now]': storeAnswers,
    'inspection · STORE.FAILED [otherwise]': storeAnswers,
    'inspection.unfinished · RESULT [the result is news]': late,
    'inspection.unfinished.testing · RESULT [the result is news]': late,
    'inspection.unfinished.testing · GO [the run has this test]': fromReview,
    'inspection.unfinished.testing · READY': 'the page of a test says so by itself once it is shown',
    'inspection.unfinished.testing · BUSY': 'the tests of the bench measure nothing by themselves',
    'inspection.unfinished.testing · UNAVAILABLE [the open test has no result and no verdict yet]':
      'every part of the bench is there once it is open: inspection.journals.spec.ts has one that is not',
    'inspection.unfinished.testing · DRAFT':
      'the verdict of this walk asks for no findings: see inspection.inputs.spec.ts',
    'inspection.unfinished.testing.judging.waiting · LEAVE [the open test passed by its result]': pace,
    'inspection.unfinished.testing.judging.leaving · STAY': pace,
    'inspection.unfinished.testing.judging.leaving · xstate.after.time to see the pass.inspection.unfinished.testing.judging.leaving':
      pace,
    'inspection.unfinished · ASLEEP': 'no test puts a computer to sleep: browser/faults.test.ts has its clock jump',
    'inspection · JOURNAL': 'the page of a test sends it by itself: inspection.journals.spec.ts reads what is stored',
  },
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).last().click();

/** The open test, with the verdict that the machine expects. */
async function showsTest(run: InspectionPage, { context: { inspection } }: SnapshotFrom<typeof inspectionMachine>) {
  const entry = currentEntry(inspection);
  const { machine, person } = outcomeOf(inspection, entry);
  await run.expectTest(checkOf(entry.check).name);
  await expect(run.verdict('Cannot tell')).toHaveAttribute(
    'aria-pressed',
    String((person ?? machine) === 'inconclusive'),
  );
  const isFirst = nextTest(inspection, inspection.index, -1) === null;
  await expect(run.control('Previous')).toBeEnabled({ enabled: !isFirst });
}

testPage('inspection', pageModel, (page) => new InspectionPage(page), {
  start: async ({ page }) => {
    // A touchscreen appears only while its test is open. Otherwise that test would say that there is none.
    await page.addInitScript(() => {
      const get = () => Number(document.title.startsWith('Touch'));
      Object.defineProperty(Navigator.prototype, 'maxTouchPoints', { get });
    });
    await page.goto(profilePath(bench));
  },
  longest: 60,
  states: {
    'unfinished.setUp': async (run, { context: { inspection } }) => {
      await expect(run.startButton).toBeEnabled();
      await expect(run.page.getByRole('radio', { name: /^Bench/ })).toBeChecked();
      await expect(run.field('Maker')).toHaveValue(inspection.facts.maker);
      await expect(run.field('Asset tag')).toHaveValue(inspection.facts.assetTag);
      await expect(run.page.getByRole('button', { name: 'Touch: Not fitted' })).toHaveAttribute(
        'aria-pressed',
        String(inspection.absences.touch !== undefined),
      );
    },
    'unfinished.testing.running': showsTest,
    'unfinished.testing.judging': showsTest,
    'unfinished.paused': async (run, { context: { inspection } }) => {
      if (inspection.stage === 'setUp') await expect(run.startButton).toBeVisible();
      else await expect(heading(run.page, 'Paused')).toBeVisible();
    },
    'unfinished.reviewing': async (run, { context: { inspection } }) => {
      await expect(run.finishHeading).toBeVisible();
      await expect(run.page.getByRole('radio', { name: /^C5/ })).toBeChecked({
        checked: inspection.grades.cosmetic === 'C5',
      });
      await expect(run.line('Touch')).toContainText(inspection.absences.touch ? 'Not fitted' : 'Touch');
    },
    finished: ({ page }) => expect(heading(page, 'Inspection report')).toBeVisible(),
    abandoned: ({ page }) => expect(heading(page, 'Inspection stopped')).toBeVisible(),
  },
  events: {
    PROFILE: async ({ page }) => {
      await page.getByRole('radio', { name: /^Quick/ }).check();
      await page.getByRole('radio', { name: /^Bench/ }).check();
    },
    FACTS: async (run) => {
      await run.unfold();
      await run.field('Maker').fill('Lenovo');
    },
    GRADES: ({ page }) => page.getByRole('radio', { name: /^C5/ }).check(),
    SCAN: async (run) => {
      // A focused field gets the keys itself.
      await run.page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
      await run.scan('AT-004417');
    },
    ABSENCE: ({ page }) => page.getByRole('button', { name: 'Touch: Not fitted' }).click(),
    START: (run) => run.startButton.click(),
    RESULT: ({ page }) => startOf('screen')(page),
    JUDGE: (run) => run.verdict('Cannot tell').click(),
    SKIP: (run) => run.skip(),
    NEXT: (run) => run.control('Next').click(),
    BACK: async (run) => {
      const isOver = await run.finishHeading.isVisible();
      await (isOver ? press(run.page, 'Back to a Test') : run.control('Previous').click());
    },
    REPEAT: (run) => run.control('Repeat').click(),
    GO: ({ page }) => page.getByRole('button', { name: 'Open Screen again' }).click(),
    PAUSE: (run) => run.rail.getByRole('button', { name: 'Pause' }).click(),
    RESUME: async ({ page }) => {
      // A new run opens by itself.
      if (await heading(page, 'Paused').isVisible()) await press(page, 'Resume');
    },
    FINISH: ({ page }) => press(page, 'Seal the Report'),
    ABANDON: async ({ page }) => {
      await press(page, 'Stop Inspection');
      await press(page, 'Stop Inspection');
    },
  },
});
