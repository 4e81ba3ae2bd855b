import { expect } from 'playwright/test';
import type { CheckId } from '../../content/catalogue';
import { paintGrid } from './fingers';
import { note } from './fixtures';
import type { Visitor } from './visitor';

type Path = (visitor: Visitor) => Promise<void>;

const results = (visitor: Visitor) => visitor.see('heading', /results$/);

/** A verdict without the site and the day: `cannot tell, 1 of 9 passed`. @param name of the badge of a result */
export const inBrief = (name: string): string => name.replace(/^Result: [^,]+, |, [^,]+, \d{4}$/g, '');

/** Starts a test that is drawn on the whole screen. */
export async function openView(visitor: Visitor): Promise<void> {
  await visitor.click('button', 'Start Test', 'main');
  await visitor.see('toolbar', 'Test controls');
  const isDrawn = () =>
    visitor.evaluate(
      () => document.querySelector<HTMLElement>('[role=dialog] canvas, dialog canvas')?.style.visibility === 'visible',
    );
  await expect.poll(isDrawn, 'the picture is drawn').toBe(true);
}

/** One picture after the other on the whole screen, then its end. */
const sequence =
  (pictures: number): Path =>
  async (visitor) => {
    await openView(visitor);
    for (let i = 1; i < pictures; i++) await visitor.press('ArrowRight');
    await visitor.press('Escape');
    await results(visitor);
  };

/** Answers one question about a sample, which can be answered once the sample was on the screen for a second. */
const observation: Path = async (visitor) => {
  await visitor.evaluate(() => {
    const question = [...document.querySelectorAll('[data-question]')].at(-1);
    question?.setAttribute('data-chosen', '');
    question?.scrollIntoView({ block: 'end', behavior: 'instant' });
  });
  await visitor.click('radio', /./, '[data-chosen]');
  await visitor.click('button', 'Show Result', 'main');
  await results(visitor);
};

/** Starts, waits for what is to be measured, and stops. */
const toggle =
  (measured: Path): Path =>
  async (visitor) => {
    await visitor.click('button', 'Start Test', 'main');
    await visitor.see('button', 'Stop Test', 'main');
    await measured(visitor);
    await visitor.click('button', 'Stop Test', 'main');
    await results(visitor);
  };

/** The text of an element that the page marks for tests. */
const marked = (visitor: Visitor, mark: string) =>
  visitor.evaluate((mark) => document.querySelector(`[data-testid=${mark}]`)?.textContent ?? '', mark);

/** How a person reaches the verdict of each test. */
export const paths: Readonly<Record<CheckId, Path>> = {
  screen: sequence(8),
  gradient: sequence(4),
  brightness: sequence(4),
  resolution: observation,
  'text-sharpness': observation,
  'pixel-repair': async (visitor) => {
    await visitor.click('button', 'Start Repair', 'main');
    // What is on the page moves when it fills the screen.
    await expect.poll(() => visitor.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    await visitor.click('button', 'Begin Repair', 'body');
    await visitor.see('timer', 'Time left');
    await visitor.click('button', 'Stop Repair');
    await results(visitor);
  },
  touch: async (visitor) => {
    await openView(visitor);
    note('synthetic', 'Fingers are scripted pointer events: no engine here can be sent more than taps.');
    await visitor.evaluate(paintGrid, { pointerType: 'touch', surface: 'touch-input' });
    await visitor.press('Escape');
    await results(visitor);
  },
  keyboard: async (visitor) => {
    await visitor.click('button', 'Start Listening', 'main');
    await visitor.press(...'abcdefghijklmnopqrstuvwxyz0123456789');
    await visitor.click('button', 'Show Result', 'main');
    await results(visitor);
  },
  mouse: async (visitor) => {
    for (const part of ['Click', 'Movement', 'Scroll', 'Double click']) {
      await visitor.click('button', new RegExp(`^Start ${part} test$`, 'i'), 'main');
      await visitor.click('button', 'Complete Test', 'main');
      await visitor.seeNone('button', 'Complete Test');
    }
    await visitor.click('button', 'Show Result', 'main');
    await results(visitor);
  },
  sound: async (visitor) => {
    await visitor.click('button', 'Left', 'main');
    await visitor.click('radio', 'Left', 'main');
    // It is not stopped: the tone ends by itself, and may have ended already.
    await visitor.click('button', 'Show Result', 'main');
    await results(visitor);
    note('synthetic', 'Nobody hears the speakers. The answer is given as a person would give it.');
  },
  microphone: toggle(async (visitor) => {
    await expect.poll(() => marked(visitor, 'heard'), 'seconds that were heard').not.toMatch(/^(?:0\.0|$)/);
    note('synthetic', 'The microphone is one that the browser makes up.');
  }),
  webcam: toggle(async (visitor) => {
    await expect.poll(() => marked(visitor, 'rate'), 'frames a second').toMatch(/\d/);
    note('synthetic', 'The camera is one that the browser makes up.');
  }),
  fingerprint: async (visitor) => {
    await visitor.read(/Fingerprint authentication is not available/);
    note('untried', 'Without a reader of fingerprints the test says that it is not available, and ends there.');
  },
  'screen-size': async (visitor) => {
    await visitor.click('button', /^Calibrate/, 'main');
    await visitor.click('button', 'It Already Matches', 'main');
    await visitor.click('button', 'Save Calibration', 'main');
    await visitor.click('button', 'Show Result', 'main');
    await results(visitor);
  },
  'motion-blur': async (visitor) => {
    await visitor.click('button', 'Start Test', 'main');
    await visitor.click('button', 'Clean Edges');
    await results(visitor);
  },
  'refresh-rate': toggle(async (visitor) => {
    // A window in memory may have no steady rate; what the page makes of that is the matter of `frames.spec.ts`.
    await visitor.evaluate(() => new Promise((done) => setTimeout(done, 1000)));
  }),
  pen: async (visitor) => {
    await openView(visitor);
    note('synthetic', 'The pen is scripted pointer events: no engine here can be sent those of a pen.');
    await visitor.evaluate(paintGrid, { pointerType: 'pen', surface: 'pen-sheet' });
    await visitor.press('Escape');
    await results(visitor);
    await visitor.read(/cells marked, 100%/);
  },
  touchpad: async (visitor) => {
    await visitor.click('button', 'Start Test', 'main');
    await visitor.click('button', /Two-finger scroll/, 'main');
    await visitor.see('region', 'Two-finger scroll');
    await visitor.click('button', 'Show Result', 'main');
    await results(visitor);
    note('synthetic', 'No engine here has a touch pad. Its strokes are proved from generated traces.');
  },
  'motion-sensors': async (visitor) => {
    await visitor.read(/This device has no motion sensors|This browser does not read motion sensors/);
    note('cannot', 'A computer has no motion sensors. The test says so, and ends there.');
  },
  ports: async (visitor) => {
    await visitor.click('button', 'Add Port', 'main');
    await visitor.click('button', 'Start Test', 'main');
    note('synthetic', 'Nothing can be plugged in here, so the port is skipped.');
    await visitor.click('button', 'Skip', 'main');
    await visitor.click('button', 'Show Result', 'main');
    await results(visitor);
  },
  panel: async (visitor) => {
    for (const name of ['Dim', 'As usual']) await visitor.click('radio', name, 'main');
    for (const question of ['Night light or True Tone', 'HDR mode of the system']) {
      await visitor.evaluate((name) => {
        const groups = [...document.querySelectorAll('main fieldset')];
        groups.find((group) => group.textContent?.startsWith(name))?.setAttribute('data-chosen', '');
      }, question);
      await visitor.click('radio', 'Off', '[data-chosen]');
      await visitor.evaluate(() => document.querySelector('[data-chosen]')?.removeAttribute('data-chosen'));
    }
    await openView(visitor);
    note('synthetic', 'Nobody looks at the panel. The answer is given as by somebody who sees nothing.');
    await visitor.press('0');
    await expect
      .poll(async () => {
        await visitor.press('0');
        return visitor.evaluate(() => document.querySelector('[role=toolbar]')?.textContent ?? '');
      })
      .toMatch(/[2-9] of at most 60/);
    await visitor.press('Escape');
    await results(visitor);
  },
};
