import type { SnapshotFrom } from 'xstate';
import { loadMachine, type Power } from '../../../machines/load/load.machine';
import type { Sample } from '../../../measure/load/curve';
import { modelOf } from '../../kit/model';
import { samplesOf } from './load.samples';

const [first] = samplesOf();
if (!first) throw new Error('No sample');
/** One second, and the rest of the run at once. */
export const second: Sample = first;
export const rest: Sample = { ...first, span: 180_000, at: 181_000 };

const charged: Power = { level: 0.8, charging: false, isPhone: false };
export const low: Power = { level: 0.19, charging: false, isPhone: true };

/** Whether the page still listens to the quiet, or waits for the microphone. */
export const isWaiting = ({ listens, quiet, deaf }: SnapshotFrom<typeof loadMachine>['context']) =>
  listens && quiet === null && deaf === null;

export const loadModel = modelOf(loadMachine, {
  events: [
    { type: 'CHOOSE', minutes: 10 },
    { type: 'CHOOSE', minutes: 3 },
    { type: 'LISTEN', on: true },
    { type: 'START', at: 1000 },
    { type: 'xstate.done.actor.power', output: charged },
    { type: 'xstate.done.actor.power', output: low },
    { type: 'xstate.error.actor.power', error: new Error('refused') },
    { type: 'QUIET', levels: [-60, -60, -60, -60, -60] },
    { type: 'DEAF', reason: 'denied' },
    { type: 'SAMPLE', sample: second },
    { type: 'SAMPLE', sample: rest },
    { type: 'FAILED', at: 2000 },
    { type: 'HIDE', at: 3000 },
    { type: 'SHOW', at: 4000 },
    { type: 'STOP', at: 5000 },
    { type: 'AGAIN' },
  ],
  key: ({ context: { minutes, samples, power, listens, quiet, deaf } }) => [
    minutes,
    samples.length > 0,
    power !== null,
    listens,
    quiet !== null,
    deaf !== null,
  ],
  skip: ({ context, value }, event) => {
    const waits = isWaiting(context);
    switch (event.type) {
      case 'LISTEN':
        return context.listens || context.minutes !== 3 || context.power !== null;
      case 'QUIET':
      case 'DEAF':
        return !waits;
      // Nothing works before the quiet.
      case 'FAILED':
        return waits;
      case 'CHOOSE':
        return event.minutes === context.minutes || context.power !== null;
      // A run of 10 minutes is only chosen.
      case 'START':
        return context.minutes !== 3;
      case 'SAMPLE':
        return waits || (event.sample === second && context.samples.length > 0);
      case 'STOP':
        return JSON.stringify(value).includes('hidden');
      default:
        return false;
    }
  },
});
