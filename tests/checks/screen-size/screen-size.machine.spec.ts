import { densityOf } from '../../../measure/screen/calibration';
import { expect } from '../../e2e/test';
import { testPage } from '../../kit/page';
import { ScreenSizePage } from './screen-size.check';
import { screenSizeModel } from './screen-size.model';

const methods = { card: 'Bank card', ruler: 'Ruler', diagonal: 'Known diagonal' } as const;

testPage('screen-size', screenSizeModel, (page) => new ScreenSizePage(page), {
  start: (size) => size.openHeld('Calibrate'),
  longest: 60,
  states: {
    reading: (size) => size.expectReading(),
    known: ({ page }, { context }) =>
      expect(page.getByRole('region', { name: 'Screen information' })).toContainText(
        `Width${context.facts?.width}\u202fpx`,
      ),
    'known.uncalibrated': (size) => size.expectStatus('Not calibrated'),
    'known.calibrated': async (size, { context }) => {
      await size.expectStatus('Calibrated');
      if (!context.keeps) await expect(size.status).toContainText('saves no data');
    },
    'known.void': (size) => size.expectStatus('Not valid now'),
    calibrating: async (size, { context: { draft, compared, facts } }) => {
      await expect(size.method(methods[draft.method])).toBeChecked();
      const possible = facts !== null && densityOf(draft, facts) !== null;
      await expect(size.save).toBeEnabled({ enabled: possible && compared });
      await expect(size.match).toBeEnabled({ enabled: possible && !compared });
    },
    results: async (size, { context }) => {
      await expect(size.resultHeading).toBeFocused();
      await expect(size.badge).toHaveAccessibleName(
        !context.calibration
          ? /cannot tell, no part judged/
          : context.calibration.method === 'diagonal'
            ? /cannot tell, 0 of 1/
            : /pass, 1 of 1/,
      );
    },
  },
  events: {
    RECALLED: (size, { calibrations, keeps }) => size.remember(calibrations, keeps),
    SCREEN: (size, { facts }) => size.resize(facts.width, facts.height),
    REFRESH: (size) => size.button('Refresh').click(),
    CALIBRATE: (size) => size.calibrate.click(),
    METHOD: (size, { method }) => size.method(methods[method as keyof typeof methods]).click(),
    ADJUST: (size, { length }) => size.diagonal.fill(Number.isNaN(length) ? 'wide' : String(length)),
    MATCH: (size) => size.match.click(),
    CONFIRM: (size) => size.save.click(),
    CANCEL: (size) => size.button('Cancel').click(),
    FORGET: (size) => size.button('Forget').click(),
  },
});
