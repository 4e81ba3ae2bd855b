import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { orientations } from '../../../content/figure-names';
import { categories } from '../../../content/verdicts/screen-size';
import { voidReason } from '../../../machines/screen-size/screen-size';
import { type MemoryOrder, screenSizeMachine } from '../../../machines/screen-size/screen-size.machine';
import {
  type Calibration,
  calibrationFor,
  densityOf,
  draftOf,
  isValidOn,
  lengthsOf,
  physicalSize,
  pixelsPerInch,
  vanishingDistance,
  withCalibration,
} from '../../../measure/screen/calibration';
import {
  deviceSize,
  diagonalOf,
  orientationOf,
  type ScreenFacts,
  sizeCategory,
} from '../../../measure/screen/screen-facts';
import { testMachine } from '../../kit/pure';
import { sendAll } from '../../kit/send';
import { calibrationOf, factsOf, here, screenSizeModel, there } from './screen-size.model';

it('does not say that nothing is kept before the storage has answered', () => {
  expect(createActor(screenSizeMachine).getSnapshot().context.keeps).toBe(true);
});

testMachine('screen-size', screenSizeModel, {
  states: {
    reading: ({ context }) => expect(context.facts).toBeNull(),
    known: ({ context }) => expect(context.result).toBeNull(),
    'known.uncalibrated': ({ context }) => expect(context.calibrations).toEqual([]),
    'known.calibrated': ({ context }) => {
      const { calibration, facts } = context;
      expect(calibration && facts && isValidOn(calibration, facts)).toBe(true);
    },
    'known.void': ({ context }) => {
      expect(context.calibration).toBeNull();
      expect(context.calibrations).not.toEqual([]);
    },
    calibrating: ({ context }) => expect(context.draft.length).not.toBe(0),
    results: ({ context }) => {
      const compared = context.calibration && context.calibration.method !== 'diagonal';
      expect(context.result?.status).toBe(compared ? 'pass' : 'inconclusive');
      expect(context.result?.finishedAt).toBe(9000);
    },
  },
});

/** A visit with a storage that the test controls. */
function visit(calibrations: readonly Calibration[], facts: ScreenFacts = here) {
  const kept: (readonly Calibration[])[] = [];
  const machine = screenSizeMachine.provide({
    actors: {
      memory: fromCallback<MemoryOrder>(({ sendBack, receive }) => {
        sendBack({ type: 'RECALLED', calibrations, keeps: true });
        receive((order) => kept.push(order.calibrations));
      }),
      screen: fromCallback<{ type: 'READ' }>(({ sendBack, receive }) => {
        sendBack({ type: 'SCREEN', facts, at: 1000 });
        receive(() => sendBack({ type: 'SCREEN', facts: { ...facts, colorDepth: 30 }, at: 3000 }));
      }),
    },
  });
  const actor = createActor(machine).start();
  return { actor, kept, state: () => actor.getSnapshot() };
}

describe('calibrating', () => {
  it('starts from what is known, and carries the density from one method to the next', () => {
    const page = visit([calibrationOf(here)]);
    page.actor.send({ type: 'CALIBRATE' });
    expect(page.state().context.draft).toEqual({ method: 'card', length: Math.round(4 * 85.6) });
    page.actor.send({ type: 'METHOD', method: 'ruler' });
    expect(page.state().context.draft.length).toBe(Math.round((342 / 85.6) * 100));
    page.actor.send({ type: 'METHOD', method: 'diagonal' });
    expect(page.state().context.draft.length).toBeCloseTo(Math.hypot(1280, 800) / 4 / 25.4, 1);
  });

  it('forgets this screen’s calibrations and no other', () => {
    const zoomed = { ...here, pixelRatio: 1.25 };
    const both = visit([calibrationOf(zoomed), calibrationOf(here), calibrationOf(there)]);
    both.actor.send({ type: 'FORGET' });
    expect(both.kept).toEqual([[calibrationOf(there)]]);
    expect(both.state().matches({ known: 'void' })).toBe(true);
    both.actor.send({ type: 'FORGET' });
    expect(both.kept).toHaveLength(1);
  });

  it('forgets this screen’s calibration also where it is not valid now, and keeps seven others', () => {
    const others = Array.from({ length: 7 }, (_, i) => calibrationOf(factsOf(1000 + i, 700)));
    const page = visit([...others, calibrationOf({ ...here, pixelRatio: 2 })]);
    expect(page.state().matches({ known: 'void' })).toBe(true);
    page.actor.send({ type: 'FORGET' });
    expect(page.kept).toEqual([others]);
  });

  it('reads the screen again on request', () => {
    const page = visit([]);
    page.actor.send({ type: 'REFRESH' });
    expect(page.state().context.facts?.colorDepth).toBe(30);
  });

  it('by a card of 324 px gives 96.1 ppi, and keeps it for this screen', () => {
    const page = visit([]);
    page.actor.send({ type: 'CALIBRATE' });
    sendAll(page.actor, { type: 'METHOD', method: 'card' }, { type: 'ADJUST', length: 324 }, { type: 'CONFIRM' });
    page.actor.send({ type: 'FINISH', at: 9000 });
    const { calibration, result } = page.state().context;
    expect(page.kept).toEqual([[calibration]]);
    expect(result).toMatchObject({ status: 'pass', startedAt: 1000, finishedAt: 9000 });
    expect(result?.details).toBe('338 × 211 mm, 15.70 ± 0.15 inches, 96.1 ± 0.9 pixels per inch.');
  });
});

describe('its arithmetic', () => {
  it('knows the categories by their limits', () => {
    expect([1199, 1200, 1799, 1800, 2399, 2400].map((diagonal) => categories[sizeCategory(diagonal)]).join('; ')).toBe(
      'Small; Medium; Medium; Large; Large; Extra Large',
    );
  });

  it('counts device pixels without the zoom that the screen size leaves out', () => {
    expect(deviceSize(factsOf(1920, 1080, { pixelRatio: 1.1, screenRatio: 1, zoom: 1.1 }))).toEqual({
      width: 1920,
      height: 1080,
    });
    expect(deviceSize(factsOf(1097, 617, { pixelRatio: 1.75, screenRatio: 1.75 }))).toEqual({
      width: 1920,
      height: 1080,
    });
  });

  it('names the orientation by the shape where the browser does not', () => {
    expect(orientations[orientationOf(factsOf(800, 1280, { orientation: '' }))]).toBe('Portrait');
    expect(orientations[orientationOf(factsOf(1280, 800, { orientation: '' }))]).toBe('Landscape');
    expect(orientations[orientationOf(factsOf(1280, 800, { orientation: 'portrait-secondary' }))]).toBe('Portrait');
  });

  it('agrees by all three methods on a panel of known size', () => {
    // 15.6 inches, 1920 × 1080: 141.21 ppi.
    const facts = factsOf(1920, 1080);
    const ppi = (
      [
        ['card', 475.9],
        ['ruler', 555.9],
        ['diagonal', 15.6],
      ] as const
    ).map(([method, length]) => pixelsPerInch(densityOf({ method, length }, facts) ?? 0));
    for (const value of ppi) expect(value).toBeCloseTo(141.21, 1);
    const size = physicalSize(densityOf({ method: 'diagonal', length: 15.6 }, facts) ?? 0, facts);
    expect(size.width).toBeCloseTo(345.4, 1);
    expect(diagonalOf(size)).toBeCloseTo(15.6 * 25.4, 6);
  });

  it('refuses lengths that no screen has', () => {
    for (const length of [0, -3, Number.NaN, Number.POSITIVE_INFINITY, 1e-9, 1e9]) {
      for (const method of ['card', 'ruler', 'diagonal'] as const)
        expect(densityOf({ method, length }, here)).toBeNull();
    }
  });

  it('offers the slider lengths that a screen at that ratio can have', () => {
    expect(lengthsOf('card', here)).toEqual({ min: 202, max: 843 });
    expect(lengthsOf('card', factsOf(1280, 800, { pixelRatio: 2, screenRatio: 2 }))).toEqual({ min: 404, max: 1685 });
    expect(draftOf('card', 96 / 25.4, here)).toEqual({ method: 'card', length: 324 });
  });

  it('lets pixels of a 24-inch Full HD screen vanish at 95 cm', () => {
    // 91.8 ppi, a pitch of 0.2767 mm; 0.2767 / tan(1′) = 951 mm.
    expect(vanishingDistance(91.79 / 25.4)).toBeCloseTo(951, 0);
  });

  it('holds for the same screen turned, not for another place, size, ratio or a pinched page', () => {
    const calibration = calibrationOf(here);
    expect(isValidOn(calibration, factsOf(800, 1280))).toBe(true);
    for (const [width, height] of [
      [800, 800],
      [1280, 1280],
      [800, 1024],
    ] as const)
      expect(isValidOn(calibration, factsOf(width, height)), `${width} × ${height}`).toBe(false);
    const others = [there, { ...here, left: 1280 }, { ...here, pixelRatio: 1.25 }, { ...here, pinch: 2 }];
    expect(others.map((facts) => isValidOn(calibration, facts))).toEqual([false, false, false, false]);
    expect(others.map((facts) => voidReason([calibration], facts)).join('; ')).toBe(
      'You calibrated another screen, not this one.; You calibrated another screen, not this one.; ' +
        'Zoom or scaling changed the pixel ratio from 1 to 1.25.; The page is pinched to another size.',
    );
  });

  it('remembers eight screens, each once, the newest first', () => {
    const screens = Array.from({ length: 12 }, (_, i) => factsOf(1000 + i, 700));
    let known: readonly Calibration[] = [];
    for (const facts of screens) known = withCalibration(known, calibrationOf(facts), facts);
    expect(known.map(({ screen }) => screen.width)).toEqual([1011, 1010, 1009, 1008, 1007, 1006, 1005, 1004]);
    const again = { ...calibrationOf(factsOf(1008, 700)), density: 5 };
    known = withCalibration(known, again, factsOf(1008, 700));
    expect(known).toHaveLength(8);
    expect(calibrationFor(known, factsOf(1008, 700))).toBe(again);
  });

  it('gives this screen’s own reason, not that of a newer calibration of another one', () => {
    const own = { ...calibrationOf(here), screen: { ...calibrationOf(here).screen, pixelRatio: 1.5 } };
    expect(voidReason([calibrationOf(there), own], here)).toBe(
      'Zoom or scaling changed the pixel ratio from 1.5 to 1.',
    );
  });
});
