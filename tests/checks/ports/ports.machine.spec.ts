import { WAITING_MS } from '../../../machines/ports/ports.machine';
import { portName } from '../../../machines/ports/run';
import { stopsOf } from '../../../measure/ports/stops';
import { expect, type Page } from '../../e2e/test';
import { testPage } from '../../kit/page';
import { portsModel } from './ports.model';
import { PortsPage } from './ports.page';

const view = (page: Page) => new PortsPage(page);
const asked = (page: Page) => page.evaluate(() => window.portStubs.asked.length);

testPage('ports', portsModel, {
  start: (page) => view(page).openWithStubs(),
  longest: 80,
  states: {
    drawing: async (page, { context: { ports } }) => {
      await expect(view(page).map.getByRole('listitem')).toHaveCount(ports.length);
      await expect(view(page).button('Add Port')).toBeVisible();
      await expect(view(page).button('Start Test')).toHaveCount(ports.length === 0 ? 0 : 1);
    },
    running: async (page, { context: { ports, turn } }) => {
      await expect(view(page).button('Show Result')).toBeVisible();
      const stop = stopsOf(ports).find(({ id }) => id === turn);
      const port = ports.find(({ id }) => id === stop?.port);
      await expect(view(page).map.getByRole('button', { pressed: true })).toHaveCount(port ? 1 : 0);
      if (port) await expect(view(page).state).toContainText(portName(port, ports));
    },
    'running.waiting': async (page) => {
      await expect(view(page).button(/^Skip$/)).toBeVisible();
      await expect(view(page).question).toHaveCount(0);
    },
    'running.asking': (page) => expect(view(page).question).toBeVisible(),
    'running.walked': (page) => expect(view(page).state).toContainText('All tried'),
    'running.watching': (page) => expect(view(page).state).toContainText('Watching the charge'),
    results: async (page) => {
      await expect(view(page).resultHeading).toBeFocused();
      await expect(view(page).row('Bluetooth')).toContainText('A browser cannot tell.');
    },
  },
  events: {
    ADD: (page, { port }) => view(page).add(port.kind, port.side),
    REMOVE: (page) => view(page).button('Remove USB-A').click(),
    START: async (page, { support }) => {
      if (!support.battery) {
        await page.evaluate(() => Object.assign(navigator, { getBattery: undefined }));
      }
      await view(page).button('Start Test').click();
    },
    SIGNAL: async (page, { signal }) => {
      // Over USB, so that no device list remembers it in the next run.
      if (signal.source === 'audio') return page.evaluate(() => window.portStubs.usb('connect', 'Headset'));
      await view(page).battery(0.8, false);
      await view(page).battery(0.8, true);
    },
    BATTERY: (page) => view(page).battery(0.79, true),
    SCREENS: (page) => page.setViewportSize({ width: 1200, height: 800 }),
    ASK: (page) => view(page).button('Choose a USB Device').click(),
    ASK_SCREENS: (page) => view(page).button('Allow Screens').click(),
    ASKED: async (page) => {
      await expect.poll(() => asked(page)).toBeGreaterThan(0);
      await page.evaluate(() => window.portStubs.choose(true));
      await expect(view(page).page.getByText('Allowed', { exact: true })).toBeVisible();
    },
    PICK: (page, { stop }) =>
      stop === 'p1-plug'
        ? view(page).trial('USB-A', 'Plug').click()
        : view(page).trial('Charging socket', 'Charger').click(),
    // Either button, whether the page already asked for the plug or not.
    ANSWER: (page) =>
      view(page)
        .button(/^(?:Skip|Yes, the (?:Plug|Charger) I Use for All Ports)$/)
        .click(),
    // Skips the frames and polls of those 20 s, which have no effect.
    'xstate.after.waiting time.ports.running.waiting': (page) => page.clock.fastForward(WAITING_MS),
    WATCH: (page) => view(page).button('Watch the Charge').click(),
    BACK: (page) => view(page).button('Back to the Ports').click(),
    FINISH: (page) => view(page).button('Show Result').click(),
    CONTINUE: (page, { rule }) =>
      view(page)
        .button(rule === 'rate' ? 'Watch the Charge' : /^Try the (?:Ports|Charger)$/)
        .first()
        .click(),
    AGAIN: (page) => view(page).button('Test Again').click(),
  },
});
