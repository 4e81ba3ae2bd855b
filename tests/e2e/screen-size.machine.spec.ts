import { expect, type Page } from 'playwright/test';
import { densityOf } from '../../machines/screen-size/calibration';
import { testPage } from '../harness/page';
import { screenSizeModel } from '../machines/screen-size.model';
import { ScreenSizePage } from './models/screen-size.page';

const pages = new WeakMap<Page, ScreenSizePage>();
function size(page: Page): ScreenSizePage {
  const known = pages.get(page) ?? new ScreenSizePage(page);
  pages.set(page, known);
  return known;
}

const methods = { card: 'Bank card', ruler: 'Ruler', diagonal: 'Known diagonal' } as const;

testPage('screen-size', screenSizeModel, {
  start: (page) => size(page).openHeld(),
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
      if (!context.keeps) await expect(size(page).status).toContainText('keeps no data');
    },
    'known.void': (page) => size(page).expectStatus('Calibration void'),
    calibrating: async (page, { context: { draft, facts } }) => {
      await expect(size(page).method(methods[draft.method])).toBeChecked();
      if (facts && densityOf(draft, facts) !== null) await expect(size(page).save).toBeEnabled();
      else await expect(size(page).save).toBeDisabled();
    },
    results: async (page, { context }) => {
      await size(page).expectResult();
      await expect(page.getByRole('img', { name: /^Hallmark/ })).toHaveAccessibleName(
        context.calibration ? /pass, 2 of 2/ : /warning, 1 of 2/,
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
    CONFIRM: (page) => size(page).save.click(),
    CANCEL: (page) => size(page).button('Cancel').click(),
    FORGET: (page) => size(page).button('Forget').click(),
    FINISH: (page) => size(page).button('Show Result').click(),
    AGAIN: (page) => size(page).button('Test Again').click(),
  },
});
