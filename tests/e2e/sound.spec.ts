import { expect, type Page, test } from 'playwright/test';
import { findings, sideways, smallTargets } from './detectors';
import { RATE, SoundPage, stubSound } from './models/sound.page';
import { stopClock } from './patience';
import { clickLevel, extentOf, frequencyBetween, peakLevel, toneLevel } from './sound.signals';
import { followMenu } from './witness';

type Stubs = Parameters<typeof stubSound>[1];

async function open(page: Page, stubs: Stubs = {}): Promise<SoundPage> {
  await page.clock.install({ time: 0 });
  await stubSound(page, stubs);
  await page.goto('/sound-test');
  const sound = new SoundPage(page);
  // The sliders come with React.
  await expect(sound.volume).toBeVisible();
  // The page's own timers stand still; the output has a clock of its own.
  await page.clock.pauseAt(600_000);
  return sound;
}

/** Everything that must hold of a tone of five seconds. */
function expectTone(samples: Float32Array, frequency: number) {
  const { from, to } = extentOf(samples);
  expect(Math.abs(to - from - 5), 'lasts 5 s').toBeLessThan(0.05);
  expect(Math.abs(frequencyBetween(samples, from + 0.1, to - 0.1) / frequency - 1), 'frequency').toBeLessThan(0.001);
  expect(clickLevel(samples, from, frequency), 'click at the start').toBeLessThan(-60);
  expect(clickLevel(samples, to, frequency), 'click at the end').toBeLessThan(-60);
  expect(toneLevel(samples, from + 0.1, to - 0.1), 'half the volume').toBeCloseTo(-6.02, 1);
}

test.describe('what reaches the output', () => {
  test('is a tone of its frequency and of 5 s, without a click, and on the other side silence', async ({ page }) => {
    const sound = await open(page, { length: 6 });
    for (const [button, frequency, silent] of [
      ['Left', 440, 1],
      ['Right', 440, 0],
      ['Center', 440, null],
      ['100\u202fHz', 100, null],
      ['1000\u202fHz', 1000, null],
      ['8000\u202fHz', 8000, null],
    ] as const) {
      await test.step(button, async () => {
        const sides = await sound.record(button);
        for (const [i, samples] of sides.entries()) {
          if (i === silent) expect(peakLevel(samples)).toBeLessThan(-90);
          else expectTone(samples, frequency);
        }
        await page.clock.fastForward(4900);
        await expect(sound.state).toContainText('Playing');
        await page.clock.fastForward(100);
        await expect(sound.state).toContainText('Silent');
        await sound.stop();
      });
    }
  });

  test('a tone that is stopped fades out at once, without a click', async ({ page }) => {
    const sound = await open(page, { length: 6 });
    const [left, right] = await sound.record('Left', 2, 1.024);
    const { from, to } = extentOf(left as Float32Array);
    expect(to).toBeGreaterThan(1.02);
    expect(to).toBeLessThan(1.1);
    expect(clickLevel(left as Float32Array, from, 440)).toBeLessThan(-60);
    expect(clickLevel(left as Float32Array, to, 440)).toBeLessThan(-60);
    expect(peakLevel(right as Float32Array)).toBeLessThan(-90);
    await expect(sound.state).toContainText('Silent');
    await expect.poll(() => page.evaluate(() => window.soundStubs.states())).toEqual(['closed']);
  });

  test('a tone whose output began late still lasts 5 s, though its time is up by the page’s clock', async ({
    page,
  }) => {
    const sound = await open(page, { length: 6 });
    await sound.button('Left').click();
    await expect(sound.state).toContainText('Playing');
    await page.evaluate(async () => {
      const there = window.soundStubs.pauseAt(4.48);
      void window.soundStubs.render();
      await there;
    });
    await page.clock.fastForward(5000);
    await expect(sound.state).toContainText('Silent');
    await page.evaluate(() => window.soundStubs.render());
    expectTone(await sound.rendered(0), 440);
    await expect.poll(() => page.evaluate(() => window.soundStubs.states())).toEqual(['closed']);
  });

  test('the volume changes a tone while it plays, and the custom tone moves', async ({ page }) => {
    const sound = await open(page, { length: 6 });
    await sound.press(sound.frequency, 'PageUp');
    await sound.button('Play Tone').click();
    await expect(sound.state).toContainText('Custom, 1100');
    await page.evaluate(async () => {
      const there = window.soundStubs.pauseAt(2.048);
      void window.soundStubs.render();
      await there;
    });
    await sound.press(sound.volume, 'Home', 'PageUp');
    await sound.press(sound.frequency, 'PageUp', 'ArrowUp');
    await expect(sound.state).toContainText('Custom, 1210');
    await page.evaluate(() => window.soundStubs.render());
    const left = await sound.rendered(0);
    expect(frequencyBetween(left, 1, 2)).toBeCloseTo(1100, 0);
    expect(frequencyBetween(left, 3, 4)).toBeCloseTo(1210, 0);
    expect(toneLevel(left, 1, 2)).toBeCloseTo(-6.02, 1);
    expect(toneLevel(left, 3, 4)).toBeCloseTo(-20, 1);
  });

  test('in phase both sides are alike, out of phase one is the other upside down', async ({ page }) => {
    const sound = await open(page, { length: 6 });
    const [left, right] = await sound.record('In phase');
    expect(right?.every((x, i) => x === left?.[i])).toBe(true);
    await sound.stop();
    const [plain, inverted] = await sound.record('Out of phase');
    expect(peakLevel(plain as Float32Array)).toBeCloseTo(-6.02, 1);
    expect(inverted?.every((x, i) => x === -(plain?.[i] ?? 1))).toBe(true);
    await expect(page.getByText('Out of phase, 300\u202fHz: where did you hear it?')).toBeVisible();
  });

  test('of an output with six channels each one plays alone', async ({ page }) => {
    const sound = await open(page, { length: 6, channels: 6 });
    await expect(sound.button('Rear left')).toHaveCount(0);
    await sound.record('Left', 6);
    await sound.stop();
    const channels = await sound.record('Rear left', 6);
    expect(channels.map((samples) => Math.round(peakLevel(samples)))).toEqual(
      [0, 1, 2, 3, 4, 5].map((i) => (i === 4 ? -6 : Number.NEGATIVE_INFINITY)),
    );
  });

  test('the sweep climbs evenly from 20 Hz to 20 kHz, and says where it is when it is no longer heard', async ({
    page,
  }) => {
    const sound = await open(page, { length: 21 });
    await sound.button('Start Sweep').click();
    await expect(sound.state).toContainText('Playing');
    await page.evaluate(async () => {
      const there = window.soundStubs.pauseAt(10.048);
      void window.soundStubs.render();
      await there;
    });
    await page.clock.runFor(100);
    // Ten seconds after it began: half of three decades.
    const button = page.getByRole('button', { name: /^I Stopped Hearing at 63\d Hz$/ });
    await button.click();
    await expect(page.getByText(/^You heard it up to 63\d\sHz\.$/)).toBeVisible();
    await page.evaluate(() => window.soundStubs.render());
    const left = await sound.rendered(0);
    for (const time of [3, 6, 9]) {
      const expected = 20 * 1000 ** (time / 20);
      const begin = 0.05;
      const measured = frequencyBetween(left, begin + time - 0.1, begin + time + 0.1);
      expect(Math.abs(measured / expected - 1), `${time} s`).toBeLessThan(0.01);
    }
    expect(extentOf(left).to).toBeLessThan(10.15);
  });
});

test('the detectors of these tests find a hard start, a leak, a wrong tone and a wrong length', () => {
  const tone = (frequency: number, seconds: number, ramp: number) =>
    Float32Array.from({ length: 6 * RATE }, (_, i) => {
      const time = i / RATE - 0.5;
      const edge = Math.min(time, seconds - time);
      if (edge < 0) return 0;
      const gain = edge < ramp ? 0.5 - 0.5 * Math.cos((Math.PI * edge) / ramp) : 1;
      return 0.5 * gain * Math.sin(2 * Math.PI * frequency * time + 1);
    });
  for (const frequency of [100, 440, 1000, 8000]) {
    expectTone(tone(frequency, 5, 0.02), frequency);
    expect(clickLevel(tone(frequency, 5, 0), 0.5, frequency), `${frequency} Hz`).toBeGreaterThan(-50);
    expect(clickLevel(tone(frequency, 5, 0), 5.5, frequency), `${frequency} Hz`).toBeGreaterThan(-50);
  }
  expect(() => expectTone(tone(440 * 1.0015, 5, 0.02), 440)).toThrow(/frequency/);
  expect(() => expectTone(tone(440, 4.9, 0.02), 440)).toThrow(/lasts/);
  expect(peakLevel(tone(440, 5, 0.02).map((x) => x * 10 ** (-84 / 20)))).toBeCloseTo(-90, 0);
});

test.describe('the answers', () => {
  test('make the verdict: left, right and center where they belong are a pass', async ({ page }) => {
    const sound = await open(page);
    for (const [next, name, heard] of [
      ['Play Left', 'Left', 'Left'],
      ['Play Right', 'Right', 'Right'],
      ['Play Center', 'Center', 'Both'],
    ] as const) {
      await sound.button(next).click();
      await sound.listen();
      await sound.answer(name, heard);
      await sound.stop();
    }
    await sound.button('Show Result').first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sound test results' })).toBeFocused();
    await expect(page.getByRole('img', { name: /^Result:/ })).toHaveAccessibleName(/pass, 3 of 3/);
    await expect(page.getByText('All 3 sounds you checked were correct.')).toBeVisible();
    await sound.button('Test Again').click();
    await expect(sound.button('Play Left')).toBeFocused();
  });

  test('by keyboard alone: a side that is silent fails, one that comes from both hints at mono', async ({ page }) => {
    const sound = await open(page);
    await sound.button('Play Left').focus();
    await page.keyboard.press('Enter');
    await expect(sound.button('Stop Test')).toBeFocused();
    await sound.listen();
    await expect(sound.button('Right')).toBeDisabled();
    const answer = (name: string) => page.getByRole('radio', { name, exact: true });
    await answer('Left').focus();
    for (const _ of [1, 2]) await page.keyboard.press('ArrowRight');
    await expect(answer('Both')).toBeChecked();
    await expect(page.getByText('Mono audio may be on. Windows:')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(answer('Not at all')).toBeChecked();
    await expect(page.getByText('Mono audio may be on. Windows:')).toHaveCount(0);
    await sound.button('Stop Test').focus();
    await page.keyboard.press('Enter');
    await sound.result.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('img', { name: /^Result:/ })).toHaveAccessibleName(/fail, 0 of 1/);
  });
});

test('a side that is missing is one click away: it plays at once, and the other answer stays', async ({ page }) => {
  const sound = await open(page);
  await sound.button('Left').click();
  await sound.listen();
  await sound.answer('Left', 'Left');
  await sound.stop();
  await sound.result.click();
  await expect(sound.badge).toHaveAccessibleName(/cannot tell, 1 of 1/);
  await expect(page.getByText('Play Right for at least 0.5\u202fs with the volume above 0.')).toBeVisible();
  await sound.button('Play Right').click();
  await expect(sound.state).toContainText('Playing Right');
  await expect(sound.button('Stop Test')).toBeFocused();
  await page.clock.runFor(499);
  await sound.answer('Right', 'Right');
  await sound.stop();
  await expect(page.getByText('Too short to judge, or the volume was 0. Play it again.')).toBeVisible();
  await sound.result.click();
  await expect(sound.row('Right, 440\u202fHz'), 'stopped too soon').toContainText('Cannot tell');
  await sound.button('Play Right').click();
  await sound.listen();
  await sound.stop();
  await sound.result.click();
  await expect(sound.badge).toHaveAccessibleName(/pass, 2 of 2/);
  await expect(page.getByRole('heading', { name: 'What is missing' })).toHaveCount(0);
});

test('a press on Stop just after a tone has ended starts no other one', async ({ page }) => {
  const sound = await open(page);
  for (const name of ['Stop Test', 'Stop']) {
    await sound.button('Left').click();
    await expect(sound.state).toContainText('Playing');
    const contexts = await page.evaluate(() => window.soundStubs.states().length);
    await page.clock.runFor(5000);
    await expect(sound.state).toContainText('Silent');
    await sound.button(name).click();
    await page.clock.runFor(499);
    await sound.button(name).click();
    await expect(sound.state).toContainText('Silent');
    await expect.poll(() => page.evaluate(() => window.soundStubs.states().length)).toBe(contexts);
    await page.clock.runFor(1);
    await expect(sound.button('Play Left')).toBeEnabled();
  }
});

test('a sweep heard to its end is reported, not assumed', async ({ page }) => {
  const sound = await open(page);
  await sound.button('Start Sweep').click();
  await sound.listen();
  await sound.button('I Hear It Now').click();
  await page.clock.fastForward(20_000);
  await page.clock.runFor(500);
  await expect(page.getByText('Did you hear it to the end?')).toBeVisible();
  await expect(page.getByText(/^You heard it from \d+\sHz\./)).toBeVisible();
  await sound.button('I Heard It to the End').click();
  await expect(page.getByText(/^You heard it from \d+\sHz up to 20\skHz\./)).toBeVisible();
});

test('a result is there after a link, Back and a reload, and gone after Test Again', async ({ page }) => {
  const sound = await open(page);
  for (const side of ['Left', 'Right']) {
    await sound.button(side).click();
    await sound.listen();
    await sound.answer(side, side);
    await sound.stop();
  }
  await sound.result.click();
  const passed = () => expect(sound.badge).toHaveAccessibleName(/pass, 2 of 2/);
  await passed();
  await followMenu(page, 'Screen Test');
  await expect(page).toHaveURL('/screen-test');
  await page.goBack();
  await passed();
  await page.reload();
  await passed();
  await expect(sound.row('Left, 440\u202fHz')).toContainText('Heard on the left.');
  await sound.button('Test Again').click();
  await expect(sound.volume).toBeVisible();
  await page.reload();
  await expect(sound.volume).toBeVisible();
  await expect(sound.badge).toHaveCount(0);
});

test('the volume goes from 0 to 100 by 1 and begins at 50, the frequency from 20 to 20,000 by 10 and begins at 1000', async ({
  page,
}) => {
  const sound = await open(page);
  const { volume, frequency } = sound;
  await expect(volume).toHaveAttribute('aria-valuenow', '50');
  await sound.press(volume, 'ArrowRight');
  await expect(volume).toHaveAttribute('aria-valuenow', '51');
  await sound.press(volume, 'Home');
  await expect(volume).toHaveAttribute('aria-valuenow', '0');
  await sound.press(volume, 'End');
  await expect(volume).toHaveAttribute('aria-valuenow', '100');
  const at = (value: number) => expect(frequency).toHaveAttribute('aria-valuenow', String(value));
  await at(1000);
  await sound.press(frequency, 'ArrowLeft');
  await at(990);
  await sound.press(frequency, 'PageUp');
  await at(1090);
  await sound.press(frequency, 'Home', 'ArrowLeft');
  await at(20);
  await sound.press(frequency, 'End', 'ArrowRight');
  await at(20_000);
  // The middle of the ruler is the geometric mean, 632 Hz.
  const ruler = frequency.locator('xpath=ancestor::*[@data-orientation][last()]');
  const box = await ruler.boundingBox();
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await at(630);
});

test('an output that is gone is reported, and the system’s own is used again', async ({ page }) => {
  const sound = await open(page, { outputs: [{ deviceId: 'gone', label: 'Dock' }] });
  await sound.output.selectOption('gone');
  await sound.button('Left').click();
  await expect(sound.region.getByRole('alert')).toContainText('This output could not be used.');
  await expect(sound.output).toHaveValue('');
  await page.clock.runFor(500);
  await sound.button('Left').click();
  await expect(sound.state).toContainText('Playing');
});

test('a browser without Web Audio is told so', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'AudioContext'));
  await page.goto('/sound-test');
  const sound = new SoundPage(page);
  await sound.button('Left').click();
  await expect(sound.region.getByRole('alert')).toContainText('Your browser cannot play generated sound.');
});

test('every state is in order for axe, at 320 px and for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  const sound = await open(page, { length: 10, channels: 6, outputs: [{ deviceId: 'usb', label: 'Headphones' }] });
  const inOrder = async (state: string) => {
    // Axe waits for timers.
    await page.clock.resume();
    await expect.poll(() => findings(page), state).toEqual([]);
    await stopClock(page);
    await expect.poll(() => sideways(page), state).toEqual([]);
    await expect.poll(() => smallTargets(page), state).toEqual([]);
  };
  await sound.button('Left').click();
  await sound.listen();
  await sound.answer('Left', 'Both');
  await inOrder('playing');
  await sound.stop();
  await page.evaluate(() => Object.assign(window.soundStubs.hears, { left: 0.4, right: 0.1, noise: 0.001 }));
  await sound.button('Measure').click();
  await page.evaluate(() => window.soundStubs.grant());
  await expect(page.getByText('Listening to the room.')).toBeVisible();
  await page.evaluate(() => window.soundStubs.render());
  await expect(page.getByText('Microphone off.')).toBeVisible();
  await page.clock.runFor(100);
  await expect(page.getByText('The left side is 12.0\u202fdB louder.')).toBeVisible();
  await inOrder('measured');
  await sound.result.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sound test results' })).toBeFocused();
  await inOrder('results');
});
