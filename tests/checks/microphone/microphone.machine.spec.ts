import type { SnapshotFrom } from 'xstate';
import { captureFailures, silentMicrophone } from '../../../content/capture';
import type { microphoneMachine } from '../../../machines/microphone/microphone.machine';
import type { MicrophoneReading } from '../../../measure/audio/microphone-reading';
import { expect, type Page } from '../../e2e/test';
import { refuse } from '../../kit/held-calls';
import { testPage } from '../../kit/page';
import { MicrophonePage } from './microphone.check';
import { microphoneModel } from './microphone.model';

type Snapshot = SnapshotFrom<typeof microphoneMachine>;

const recording = (page: Page) => page.getByRole('region', { name: 'Recording' });
/** Seconds at the start that do not count. */
const SETTLE_S = 0.2;

const showsRecorded = (mic: MicrophonePage, { context }: Snapshot) =>
  expect(mic.button('Play Recording')).toHaveCount(context.recorded > 0 ? 1 : 0);

testPage('microphone', microphoneModel, (page) => new MicrophonePage(page), {
  start: (mic) => mic.openWithStubs(),
  longest: 60,
  states: {
    // This state lasts only as long as a promise, and looks like a stopped test.
    checking: (mic) => expect(mic.start).toBeVisible(),
    unsupported: async (mic) => {
      await expect(mic.main).toContainText(
        'Your browser does not support microphone access. Please update your browser.',
      );
      await expect(mic.main).toContainText('Open it over HTTPS.');
      await expect(mic.start).toHaveCount(0);
    },
    stopped: async (mic, { context }) => {
      await expect(mic.start).toBeVisible();
      await expect(mic.level).toHaveAttribute('aria-valuenow', '0');
      const { problem } = context;
      const notice = problem === 'silent' ? silentMicrophone : problem && captureFailures[problem].microphone;
      await expect(mic.alert).toContainText(notice?.message ?? /^$/);
      await expect(mic.choice).toHaveCount(context.devices.length > 0 ? 1 : 0);
      await mic.expectHeld(0, 0);
    },
    'open.asking': async (mic, { context }) => {
      await expect(mic.stop).toBeVisible();
      await expect(mic.main).toContainText('Waiting for your answer');
      const asked = await mic.page.evaluate(() => window.micAsked.at(-1)?.audio);
      expect(asked).toMatchObject({ echoCancellation: false, noiseSuppression: false, autoGainControl: false });
      expect(asked).toEqual(context.device ? expect.objectContaining({ deviceId: { exact: context.device } }) : asked);
      await mic.expectHeld(0, 1);
    },
    'open.listening': async (mic, { context }) => {
      await expect(mic.main).toContainText('Listening');
      await expect(mic.main).toContainText('Built-in microphone');
      await expect(mic.level).toHaveAttribute('aria-valuenow', String(context.reading.level));
      if (context.devices.length > 0) await expect(mic.choice).toHaveValue(context.device ?? '');
    },
    'open.listening.free': async (mic, snapshot) => {
      const name = snapshot.context.recorded > 0 ? 'Record Again' : 'Record Five Seconds';
      await expect(mic.button(name)).toBeVisible();
      await showsRecorded(mic, snapshot);
      await mic.expectHeld(1, 1);
    },
    'open.listening.recording': async (mic) => {
      await expect(recording(mic.page)).toContainText(/Recording\. \d s left\./);
      await mic.expectHeld(1, 1);
    },
    'open.listening.playing': async (mic) => {
      await expect(recording(mic.page)).toContainText('Nothing is measured during playback.');
      await mic.expectHeld(1, 2);
    },
    results: (mic) => expect(mic.resultHeading).toBeVisible(),
    'results.still': async (mic, snapshot) => {
      await expect(mic.level, 'a result has no live level').toHaveCount(0);
      await showsRecorded(mic, snapshot);
      await mic.expectHeld(0, 0);
    },
    'results.playing': async (mic) => {
      await expect(mic.button('Stop Playing')).toBeVisible();
      await mic.expectHeld(0, 1);
    },
  },
  events: {
    'xstate.done.actor.support': async ({ page }, { output }) => {
      if ((output as { supported: boolean }).supported) return;
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'mediaDevices', { value: undefined });
        Object.defineProperty(window, 'isSecureContext', { value: false });
      });
      await page.reload();
    },
    OPENED: (mic) => mic.grant(),
    DEVICES: (mic) => mic.list(),
    FAILED: ({ page }, { problem }) =>
      problem === 'time-out' ? page.clock.fastForward(60_000) : refuse(page, 'microphone', 'NotAllowedError'),
    LOST: ({ page }) => page.evaluate(() => window.micStubs.lose()),
    READING: (mic, { reading }) => mic.hear((reading as MicrophoneReading).seconds + SETTLE_S, 0.2),
    CHOOSE: (mic, { device }) => mic.choice.selectOption(device as string),
    RECORD: ({ page }) => page.getByRole('button', { name: /^Record/ }).click(),
    'RECORD.CANCEL': (mic) => mic.button('Cancel Recording').click(),
    'xstate.done.actor.recorder': (mic) => mic.hear(7, 0.2),
    PLAY: (mic) => mic.button('Play Recording').click(),
    'PLAY.STOP': (mic) => mic.button('Stop Playing').click(),
    'xstate.done.actor.player': ({ page }) => page.evaluate(() => window.micStubs.endPlaying('ended')),
    'xstate.error.actor.player': ({ page }) => page.evaluate(() => window.micStubs.endPlaying('error')),
    CONTINUE: (mic) => mic.missing.getByRole('button').first().click(),
  },
});
