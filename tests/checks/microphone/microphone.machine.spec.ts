import type { SnapshotFrom } from 'xstate';
import { captureFailures, silentMicrophone } from '../../../content/capture';
import type { microphoneMachine } from '../../../machines/microphone/microphone.machine';
import type { MicrophoneReading } from '../../../measure/audio/microphone-reading';
import { expect, type Page } from '../../e2e/test';
import { refuse } from '../../kit/held-calls';
import { testPage } from '../../kit/page';
import { microphoneModel } from './microphone.model';
import { MicrophonePage } from './microphone.page';

const mic = (page: Page) => new MicrophonePage(page);
type Snapshot = SnapshotFrom<typeof microphoneMachine>;

const recording = (page: Page) => page.getByRole('region', { name: 'Recording' });
/** Seconds at the start that do not count. */
const SETTLE_S = 0.2;

const showsRecorded = (page: Page, { context }: Snapshot) =>
  expect(mic(page).button('Play Recording')).toHaveCount(context.recorded > 0 ? 1 : 0);

testPage('microphone', microphoneModel, {
  start: (page) => mic(page).openWithStubs(),
  longest: 60,
  states: {
    // This state lasts only as long as a promise, and looks like a stopped test.
    checking: (page) => expect(mic(page).start).toBeVisible(),
    unsupported: async (page) => {
      await expect(mic(page).main).toContainText(
        'Your browser does not support microphone access. Please update your browser.',
      );
      await expect(mic(page).main).toContainText('Open it over HTTPS.');
      await expect(mic(page).start).toHaveCount(0);
    },
    stopped: async (page, { context }) => {
      await expect(mic(page).start).toBeVisible();
      await expect(mic(page).level).toHaveAttribute('aria-valuenow', '0');
      const { problem } = context;
      const notice = problem === 'silent' ? silentMicrophone : problem && captureFailures[problem].microphone;
      await expect(mic(page).alert).toContainText(notice?.message ?? /^$/);
      await expect(mic(page).choice).toHaveCount(context.devices.length > 0 ? 1 : 0);
      await mic(page).expectHeld(0, 0);
    },
    'open.asking': async (page, { context }) => {
      await expect(mic(page).stop).toBeVisible();
      await expect(mic(page).main).toContainText('Waiting for your answer');
      const asked = await page.evaluate(() => window.micAsked.at(-1)?.audio);
      expect(asked).toMatchObject({ echoCancellation: false, noiseSuppression: false, autoGainControl: false });
      expect(asked).toEqual(context.device ? expect.objectContaining({ deviceId: { exact: context.device } }) : asked);
      await mic(page).expectHeld(0, 1);
    },
    'open.listening': async (page, { context }) => {
      await expect(mic(page).main).toContainText('Listening');
      await expect(mic(page).main).toContainText('Built-in microphone');
      await expect(mic(page).level).toHaveAttribute('aria-valuenow', String(context.reading.level));
      if (context.devices.length > 0) await expect(mic(page).choice).toHaveValue(context.device ?? '');
    },
    'open.listening.free': async (page, snapshot) => {
      const name = snapshot.context.recorded > 0 ? 'Record Again' : 'Record Five Seconds';
      await expect(mic(page).button(name)).toBeVisible();
      await showsRecorded(page, snapshot);
      await mic(page).expectHeld(1, 1);
    },
    'open.listening.recording': async (page) => {
      await expect(recording(page)).toContainText(/Recording\. \d s left\./);
      await mic(page).expectHeld(1, 1);
    },
    'open.listening.playing': async (page) => {
      await expect(recording(page)).toContainText('Nothing is measured during playback.');
      await mic(page).expectHeld(1, 2);
    },
    results: (page) => expect(mic(page).resultHeading).toBeVisible(),
    'results.still': async (page, snapshot) => {
      await expect(mic(page).level, 'a result has no live level').toHaveCount(0);
      await showsRecorded(page, snapshot);
      await mic(page).expectHeld(0, 0);
    },
    'results.playing': async (page) => {
      await expect(mic(page).button('Stop Playing')).toBeVisible();
      await mic(page).expectHeld(0, 1);
    },
  },
  events: {
    'xstate.done.actor.support': async (page, { output }) => {
      if ((output as { supported: boolean }).supported) return;
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'mediaDevices', { value: undefined });
        Object.defineProperty(window, 'isSecureContext', { value: false });
      });
      await page.reload();
    },
    START: (page) => mic(page).start.click(),
    STOP: (page) => mic(page).stop.click(),
    OPENED: (page) => mic(page).grant(),
    DEVICES: (page) => mic(page).list(),
    FAILED: (page, { problem }) =>
      problem === 'time-out' ? page.clock.fastForward(60_000) : refuse(page, 'microphone', 'NotAllowedError'),
    LOST: (page) => page.evaluate(() => window.micStubs.lose()),
    READING: (page, { reading }) => mic(page).hear((reading as MicrophoneReading).seconds + SETTLE_S, 0.2),
    CHOOSE: async (page, { device }) => {
      await mic(page).choice.selectOption(device as string);
    },
    RECORD: (page) => page.getByRole('button', { name: /^Record/ }).click(),
    'RECORD.CANCEL': (page) => mic(page).button('Cancel Recording').click(),
    'xstate.done.actor.recorder': (page) => mic(page).hear(7, 0.2),
    PLAY: (page) => mic(page).button('Play Recording').click(),
    'PLAY.STOP': (page) => mic(page).button('Stop Playing').click(),
    'xstate.done.actor.player': (page) => page.evaluate(() => window.micStubs.endPlaying('ended')),
    'xstate.error.actor.player': (page) => page.evaluate(() => window.micStubs.endPlaying('error')),
    CONTINUE: (page) => mic(page).missing.getByRole('button').first().click(),
    AGAIN: (page) => mic(page).again.click(),
  },
});
