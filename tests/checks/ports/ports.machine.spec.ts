import { WAITING_MS } from '../../../machines/ports/ports.machine';
import { portName } from '../../../machines/ports/run';
import { stopsOf } from '../../../measure/ports/stops';
import { expect, type Page } from '../../e2e/test';
import { answer } from '../../kit/held-calls';
import { testPage } from '../../kit/page';
import { PortsPage } from './ports.check';
import { portsModel } from './ports.model';

const asked = (page: Page) => page.evaluate(() => window.portStubs.asked.length);

testPage('ports', portsModel, (page) => new PortsPage(page), {
  start: (view) => view.openWithStubs(),
  longest: 80,
  states: {
    drawing: async (view, { context: { ports } }) => {
      await expect(view.map.getByRole('listitem')).toHaveCount(ports.length);
      await expect(view.button('Add Port')).toBeVisible();
      await expect(view.button('Start Test')).toHaveCount(ports.length === 0 ? 0 : 1);
    },
    running: async (view, { context: { ports, turn } }) => {
      await expect(view.button('Show Result')).toBeVisible();
      const stop = stopsOf(ports).find(({ id }) => id === turn);
      const port = ports.find(({ id }) => id === stop?.port);
      await expect(view.map.getByRole('button', { pressed: true })).toHaveCount(port ? 1 : 0);
      if (port) await expect(view.state).toContainText(portName(port, ports));
    },
    'running.waiting': async (view) => {
      await expect(view.button(/^Skip$/)).toBeVisible();
      await expect(view.question).toHaveCount(0);
    },
    'running.asking': (view) => expect(view.question).toBeVisible(),
    'running.walked': (view) => expect(view.state).toContainText('All tried'),
    'running.watching': (view) => expect(view.state).toContainText('Watching the charge'),
    results: async (view) => {
      await expect(view.resultHeading).toBeFocused();
      await expect(view.row('Bluetooth')).toContainText('A browser cannot tell.');
    },
  },
  events: {
    ADD: (view, { port }) => view.add(port.kind, port.side),
    REMOVE: (view) => view.button('Remove USB-A').click(),
    START: async (view, { support }) => {
      if (!support.battery) {
        await view.page.evaluate(() => Object.assign(navigator, { getBattery: undefined }));
      }
      await view.button('Start Test').click();
    },
    SIGNAL: async (view, { signal }) => {
      // Over USB, so that no device list remembers it in the next run.
      if (signal.source === 'audio') return view.page.evaluate(() => window.portStubs.usb('connect', 'Headset'));
      await view.battery(0.8, false);
      await view.battery(0.8, true);
    },
    BATTERY: (view) => view.battery(0.79, true),
    SCREENS: ({ page }) => page.setViewportSize({ width: 1200, height: 800 }),
    ASK: (view) => view.button('Choose a USB Device').click(),
    ASK_SCREENS: (view) => view.button('Allow Screens').click(),
    ASKED: async (view) => {
      await expect.poll(() => asked(view.page)).toBeGreaterThan(0);
      await answer(view.page, 'prompt', {});
      await expect(view.page.getByText('Allowed', { exact: true })).toBeVisible();
    },
    PICK: (view, { stop }) =>
      stop === 'p1-plug' ? view.trial('USB-A', 'Plug').click() : view.trial('Charging socket', 'Charger').click(),
    // Either button, whether the page already asked for the plug or not.
    ANSWER: (view) => view.button(/^(?:Skip|Yes, the (?:Plug|Charger) I Use for All Ports)$/).click(),
    // Skips the frames and polls of those 20 s, which have no effect.
    'xstate.after.waiting time.ports.running.waiting': ({ page }) => page.clock.fastForward(WAITING_MS),
    WATCH: (view) => view.button('Watch the Charge').click(),
    BACK: (view) => view.button('Back to the Ports').click(),
    CONTINUE: (view, { rule }) =>
      view
        .button(rule === 'rate' ? 'Watch the Charge' : /^Try the (?:Ports|Charger)$/)
        .first()
        .click(),
  },
});
