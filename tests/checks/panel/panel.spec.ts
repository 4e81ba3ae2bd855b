import { panelChoice, panelWords } from '../../../content/panel';
import type { Question } from '../../../machines/panel/experiment';
import { runAfter } from '../../../machines/panel/experiments';
import { MASK_MS } from '../../../machines/panel/panel.machine';
import type { Answer } from '../../../measure/panel/trials';
import type { Pixels } from '../../e2e/png';
import { expect, test } from '../../e2e/test';
import { PanelPage } from './panel.check';
import { mixed, type Panel } from './panel.observer';
import { SEED, Sitting, size } from './panel.sitting';

test.use({ viewport: size });

const codesOf = (color: number) => [color >> 16, (color >> 8) & 255, color & 255] as const;
/** Minimum number of px of another shade that a person notices. */
const MIN_PATCH_PX = 300;

/** The quarter that a person with good eyes chooses, from the light that a panel emits for the pixels on the screen. */
function eyeOf(panel: Panel, sitting: Sitting, { width, height, colors }: Pixels, crawls: boolean): Answer {
  const shown = new Map<number, number>();
  const light = (color: number) => {
    const known = shown.get(color) ?? codesOf(color).reduce((sum, code, i) => sum + 7 ** i * panel.light(code), 0);
    shown.set(color, known);
    return known;
  };
  const counts = [0, 1, 2, 3].map(() => new Map<number, number>());
  const moving = [0, 0, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!sitting.isOwn(x, y)) continue;
      const quarter = (y >= height / 2 ? 2 : 0) + (x >= width / 2 ? 1 : 0);
      const color = colors[y * width + x] ?? 0;
      const seen = light(color);
      counts[quarter]?.set(seen, (counts[quarter]?.get(seen) ?? 0) + 1);
      if (codesOf(color).some(panel.crawls)) moving[quarter] = (moving[quarter] ?? 0) + 1;
    }
  }
  if (crawls) {
    const most = Math.max(...moving);
    return most < MIN_PATCH_PX ? 'none' : (moving.indexOf(most) as Answer);
  }
  const all = new Map<number, number>();
  for (const one of counts) for (const [seen, count] of one) all.set(seen, (all.get(seen) ?? 0) + count);
  const [field] = [...all].reduce((a, b) => (b[1] > a[1] ? b : a));
  const odd = counts.findIndex((one) => [...one].some(([seen, count]) => seen !== field && count >= MIN_PATCH_PX));
  return odd < 0 ? 'none' : (odd as Answer);
}

test('a panel of 6 bits that mixes by turns, and an eye before the real pixels: the highest codes look the same, and noise moves', async ({
  page,
}) => {
  const panel = mixed(2.2, true);
  const sitting = await Sitting.of(page, 'bits');
  /** The page's markup apart from the picture, without the question's number. */
  const rest = new Set<string>();
  for (let question = sitting.question; question; question = sitting.question) {
    // The test of the pictures looks at the gray before each.
    await page.clock.runFor(MASK_MS);
    const pixels = await sitting.seen(question.picture);
    if (question.ask === 'differs') {
      rest.add(
        await sitting.panel.layer.evaluate((layer) => {
          const copy = layer.cloneNode(true) as HTMLElement;
          // The background behind the canvas has the color of the field, and bars are darker on dark fields.
          for (const element of copy.querySelectorAll('*')) {
            element.removeAttribute('style');
            element.removeAttribute('data-dark');
          }
          return copy.innerHTML.replace(/\d+ of at most/, '');
        }),
      );
    }
    await sitting.answer(eyeOf(panel, sitting, pixels, question.ask === 'crawls'));
  }
  await expect(sitting.panel.resultHeading).toBeFocused();
  await expect(sitting.panel.part('Steps between codes')).toContainText('The highest codes look the same');
  const figure = page.getByRole('row', { name: 'Moving noise' });
  await expect(figure.getByRole('cell')).toHaveText('seen', { ignoreCase: true });
  // Quarter codes would be next, but cannot run here.
  await expect(page.getByRole('radio', { name: 'Near black', exact: true })).toBeChecked();
  expect(rest.size, 'nothing but the picture depends on the answer').toBe(1);
});

test('the pictures are of the codes that are asked for, to the last pixel', async ({ page }) => {
  for (const experiment of ['black', 'white', 'gamma', 'evenness', 'angle', 'afterimage'] as const)
    await test.step(experiment, async () => {
      const sitting = await Sitting.of(page, experiment);
      const { picture, mode } = sitting.question as Question;
      if (mode !== 'choose') {
        await sitting.panel.page.clock.runFor(MASK_MS);
        await sitting.seen(picture);
        return;
      }
      for (let i = 0; i < 4; i++) {
        await sitting.look();
        await sitting.answer(sitting.question?.place ?? 'none');
      }
    });
});

test('a person answers by touch and by arrow keys, sees none, pauses, and compares with an earlier visit', async ({
  page,
}) => {
  const sitting = await Sitting.of(page, 'bits');
  const { panel } = sitting;
  const quarter = (name: string) => panel.layer.getByRole('button', { name, exact: true });
  await expect(panel.bar).toContainText('1 of at most 60');
  // Answers are ignored while the gray is shown.
  await quarter('Upper left').click();
  await expect(panel.bar).toContainText('1 of at most 60');
  await page.clock.runFor(MASK_MS);
  await quarter('Lower right').click();
  await expect(panel.bar).toContainText('2 of at most 60');
  await page.clock.runFor(MASK_MS);
  await page.keyboard.press('ArrowUp');
  await expect(quarter('Upper right')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await expect(quarter('Lower left')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel.bar).toContainText('3 of at most 60');
  await page.clock.runFor(MASK_MS);
  await panel.control('none').click();
  await expect(panel.bar).toContainText('4 of at most 60');
  await page.keyboard.press('p');
  await expect(panel.bar).toContainText(panelWords.paused);
  await page.clock.runFor(10 * MASK_MS);
  await page.keyboard.press('1');
  await panel.control('goOn').click();
  await expect(panel.bar).toContainText('4 of at most 60');
  await page.keyboard.press('Escape');
  await expect(panel.resultHeading).toBeFocused();
  await expect(panel.part('Steps between codes')).toContainText('The run ended too early.');
  await expect(page.getByRole('columnheader', { name: 'Earlier run' })).toHaveCount(0);
});

test('figures of an earlier visit are shown beside those of this one until they are forgotten', async ({ page }) => {
  await page.addInitScript(() => {
    const sheet = { startedAt: 1, figures: { 'Uneven places': '7' } };
    localStorage.setItem('assay.panel.sheets', JSON.stringify([sheet, { startedAt: 'x' }, null]));
  });
  const sitting = await Sitting.of(page, 'evenness');
  const { panel } = sitting;
  for (let question = sitting.question; question; question = sitting.question) {
    await page.clock.runFor(MASK_MS);
    const spot = question.picture.kind === 'field' ? question.picture.spot : null;
    if (spot) {
      const where = `Row ${Math.floor(spot.place / 5) + 1}, column ${(spot.place % 5) + 1}`;
      // The button is below the bar, so it is reached by keys.
      await panel.layer.getByRole('button', { name: where }).press('Enter');
    }
    await panel.control('done').click();
    sitting.run = runAfter(sitting.run, question, { type: 'done' });
  }
  await expect(panel.part('Evenness')).toContainText('No place was marked twice.');
  const row = page.getByRole('row', { name: 'Uneven places' });
  await expect(row.getByRole('cell')).toHaveText(['0', /^7/]);
  await page.getByRole('button', { name: 'Forget Earlier Runs' }).click();
  await expect(row.getByRole('cell')).toHaveText(['0']);
});

test('quarter codes are not offered where a browser rounds them, or says that the screen has 8 bits; gamma waits until one drawn pixel is one of the screen, and says so', async ({
  page,
}) => {
  const panel = new PanelPage(page);
  const choose = page.getByRole('radio', { name: 'Quarter codes', exact: true });
  await panel.openSeeded(SEED);
  await panel.say();
  await choose.check();
  await expect(panel.start).toBeDisabled();
  await expect(panel.start).toHaveAccessibleDescription(panelChoice.noFine.output);
  // A browser that does not support the setting ignores it.
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, settings: object) {
      return Reflect.apply(getContext, this, [kind, { ...settings, colorType: undefined }]);
    } as typeof getContext;
  });
  await page.reload();
  await panel.say();
  await choose.check();
  await expect(panel.start).toBeDisabled();
  await expect(panel.start).toHaveAccessibleDescription(panelChoice.noFine.canvas);

  await panel.choose('gamma');
  await page.evaluate(() => {
    document.body.style.transform = 'scale(0.9)';
  });
  await page.setViewportSize({ width: size.width - 1, height: size.height });
  await expect(panel.start).toBeDisabled();
  await expect(panel.start).toHaveAccessibleDescription(/the browser scales them, which changes their light/);
});
