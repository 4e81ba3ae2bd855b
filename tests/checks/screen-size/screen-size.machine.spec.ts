import { densityOf } from '../../../measure/screen/calibration';
import { expect } from '../../e2e/test';
import { perPage, testPage } from '../../kit/page';
import { screenSizeModel } from './screen-size.model';
import { ScreenSizePage } from './screen-size.page';

const size = perPage((page) => new ScreenSizePage(page));

const methods = { card: 'Bank card', ruler: 'Ruler', diagonal: 'Known diagonal' } as const;

testPage('screen-size', screenSizeModel, {
  start: (page) => size(page).openHeld('Calibrate'),
  longest: 60,
  states: {
    reading: (page) => size(page).expectReading(),
    known: async (page, { context }) => {
      await expect(page.getByRole('region', { name: 'Screen information' })).toContainText(
        `Width${context.facts?.width}\u202fpx`,
      );
    },
    'known.uncalibrated': (page) => size(page).expectStatus('Not calibrated'),
    'known.calibrated': async (page, { context }) => {
      await size(page).expectStatus('Calibrated');
      if (!context.keeps) await expect(size(page).status).toContainText('saves no data');
    },
    'known.void': (page) => size(page).expectStatus('Not valid now'),
    calibrating: async (page, { context: { draft, compared, facts } }) => {
      await expect(size(page).method(methods[draft.method])).toBeChecked();
      const possible = facts !== null && densityOf(draft, facts) !== null;
      await expect(size(page).save).toBeEnabled({ enabled: possible && compared });
      await expect(size(page).match).toBeEnabled({ enabled: possible && !compared });
    },
    results: async (page, { context }) => {
      await expect(size(page).resultHeading).toBeFocused();
      await expect(size(page).badge).toHaveAccessibleName(
        !context.calibration
          ? /cannot tell, no part judged/
          : context.calibration.method === 'diagonal'
            ? /cannot tell, 0 of 1/
            : /pass, 1 of 1/,
      );
    },
  },
  events: {
    RECALLED: (page, { calibrations, keeps }) => size(page).remember(calibrations, keeps),
    SCREEN: (page, { facts }) => size(page).resize(facts.width, facts.height),
    REFRESH: (page) => size(page).button('Refresh').click(),
    CALIBRATE: (page) => size(page).calibrate.click(),
    METHOD: (page, { method }) =>
      size(page)
        .method(methods[method as keyof typeof methods])
        .click(),
    ADJUST: (page, { length }) => size(page).diagonal.fill(Number.isNaN(length) ? 'wide' : String(length)),
    MATCH: (page) => size(page).match.click(),
    CONFIRM: (page) => size(page).save.click(),
    CANCEL: (page) => size(page).button('Cancel').click(),
    FORGET: (page) => size(page).button('Forget').click(),
    FINISH: (page) => size(page).button('Show Result').click(),
    AGAIN: (page) => size(page).button('Test Again').click(),
  },
});
