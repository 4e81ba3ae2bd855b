import { wholeOf } from '../../../measure/frames/frame-counts';
import { choose, giveFrames, press, stubFrames } from '../../e2e/models/frames.page';
import { expect } from '../../e2e/test';
import { testPage } from '../../kit/page';
import { RefreshRatePage } from './refresh-rate.check';
import { refreshRateModel, walked } from './refresh-rate.model';

const known = /^30\.0\d* Hz$/;

testPage('refreshRate', refreshRateModel, (page) => new RefreshRatePage(page), {
  async start(view) {
    await stubFrames(view.page);
    await view.open();
  },
  states: {
    idle: async (view) => {
      await expect(view.start).toBeVisible();
      await expect(view.rate).toHaveText('Not measured yet');
    },
    running: async (view, { context }) => {
      await expect(view.stop).toBeVisible();
      await expect(view.rate).toHaveText(wholeOf(context).rate === null ? 'Measuring …' : known);
    },
    'running.plain': (view) => expect(view.page.getByText('Counting without pictures first')).toBeVisible(),
    'running.drawing': (view) => expect(view.page.getByText(/^(Counting without|Pictures stopped)/)).toHaveCount(0),
    'running.stopped': (view) => expect(view.page.getByText('Counting continues without pictures')).toBeVisible(),
    results: async (view, { context }) => {
      await expect(view.resultHeading).toBeFocused();
      const verdict = wholeOf(context).rate === null ? 'Cannot tell' : 'Warning';
      await expect(view.row('Expected rate')).toContainText(context.expected === null ? 'Not run' : verdict);
      await expect(view.button('Keep Counting')).toHaveCount(context.result?.missing.length ? 1 : 0);
    },
  },
  events: {
    START: (view) => press(view.start),
    READING: (view, event) => {
      const wanted = Object.values(walked).find(({ reading }) => reading === event.reading);
      const [count, interval] = (wanted ?? walked.begun).frames;
      return giveFrames(view.page, count, interval);
    },
    INTERRUPTED: (view, { reason }) =>
      view.page.evaluate((why) => {
        if (why === 'moved') (screen as unknown as EventTarget).dispatchEvent(new Event('change'));
        else for (const state of ['hidden', 'visible'] as const) window.setVisibility(state);
      }, reason),
    EXPECT: (view, { rate: expected }) =>
      choose(view.page.getByLabel('Expected rate'), expected === null ? 'none' : String(expected)),
    STOP: (view) => press(view.stop),
    CONTINUE: (view) => press(view.button('Keep Counting')),
    AGAIN: (view) => press(view.again),
  },
});
