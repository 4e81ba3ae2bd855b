import { controls } from '../../../content/controls';
import { panelConditions, panelExperiments, panelWords } from '../../../content/panel';
import type { ConditionName } from '../../../machines/panel/conditions';
import type { ExperimentId } from '../../../machines/panel/experiments';
import { soon } from '../../browsers/visitor';
import { denyFullscreen } from '../../e2e/models/fullscreen-stub';
import { SequencePage } from '../../e2e/models/sequence.page';
import { expect } from '../../e2e/test';
import { noted, view, type Walk } from '../../kit/check';

/** The conditions of a run, with the most common answers. */
export const usual = [
  ['light', 'dim'],
  ['brightness', 'usual'],
  ['nightLight', 'off'],
  ['hdr', 'off'],
] as const satisfies readonly (readonly [ConditionName, string])[];

/** Page object of the panel test, which takes the whole screen as a sequence does. */
export class PanelPage extends SequencePage {
  readonly path = '/panel-test';
  override readonly label = 'Panel test';
  readonly canvas = this.page.getByTestId('panel-picture').locator('canvas');

  condition(name: ConditionName, value: string) {
    const { label, options } = panelConditions[name];
    const group = this.page.getByRole('group', { name: label });
    return group.getByRole('radio', { name: Reflect.get(options, value) as string, exact: true });
  }
  /** The row of an experiment in the result. */
  part(name: string) {
    return this.page.getByRole('list', { name: 'Parts' }).getByRole('listitem').filter({ hasText: name });
  }

  /** Opens the page with its clock and fullscreen under the test's control. Every run has this seed. */
  async openSeeded(seed: number) {
    await this.page.addInitScript((number) => {
      const random = crypto.getRandomValues.bind(crypto);
      crypto.getRandomValues = (array) =>
        array instanceof Uint32Array && array.length === 1 ? (array.fill(2 * number) as typeof array) : random(array);
    }, seed);
    await this.openWithStubs();
  }
  /** Selects the conditions of a run. */
  async say() {
    for (const [name, value] of usual) await this.condition(name, value).check();
  }
  async choose(experiment: ExperimentId) {
    await this.page.getByRole('radio', { name: panelExperiments[experiment].name, exact: true }).check();
    // The start button is disabled until the gamma sample was drawn.
    await expect(this.start).toBeEnabled();
  }
  /** Starts an experiment while fullscreen is refused. */
  async run(experiment: ExperimentId) {
    await this.choose(experiment);
    await this.start.click();
    await denyFullscreen(this.page);
    await expect(this.canvas).toHaveCSS('visibility', 'visible');
  }
  control(name: keyof typeof panelWords | 'exit') {
    return this.bar.getByRole('button', { name: { ...controls, ...panelWords }[name] as string });
  }
}

const see: Walk = view(async (person) => {
  // Empty answers count too. Keys are ignored while the gray before a picture is shown.
  await soon(async () => {
    await person.press('0');
    return person.evaluate(() => document.querySelector('[role=toolbar]')?.textContent ?? '');
  }).toMatch(/[2-9] of at most 60/);
});

export default noted(
  'synthetic',
  'Nobody looks at the panel. The answer is given as by somebody who sees nothing.',
  async (person) => {
    for (const name of ['Dim', 'As usual']) await person.click('radio', name, 'main');
    for (const question of ['Night light or True Tone', 'HDR mode of the system']) {
      await person.evaluate((name) => {
        const groups = [...document.querySelectorAll('main fieldset')];
        groups.find((group) => group.textContent?.startsWith(name))?.setAttribute('data-chosen', '');
      }, question);
      await person.click('radio', 'Off', '[data-chosen]');
      await person.evaluate(() => document.querySelector('[data-chosen]')?.removeAttribute('data-chosen'));
    }
    await see(person);
  },
);
