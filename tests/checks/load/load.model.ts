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

export const loadModel = modelOf(loadMachine, {
  events: [
    { type: 'CHOOSE', minutes: 10 },
    { type: 'CHOOSE', minutes: 3 },
    { type: 'START', at: 1000 },
    { type: 'xstate.done.actor.power', output: charged },
    { type: 'xstate.done.actor.power', output: low },
    { type: 'xstate.error.actor.power', error: new Error('refused') },
    { type: 'SAMPLE', sample: second },
    { type: 'SAMPLE', sample: rest },
    { type: 'FAILED', at: 2000 },
    { type: 'HIDE', at: 3000 },
    { type: 'SHOW', at: 4000 },
    { type: 'STOP', at: 5000 },
    { type: 'AGAIN' },
  ],
  key: ({ context: { minutes, samples, power } }) => [minutes, samples.length > 0, power !== null],
  skip: ({ context, value }, event) => {
    switch (event.type) {
      case 'CHOOSE':
        return event.minutes === context.minutes || context.power !== null;
      // A run of 10 minutes is only chosen.
      case 'START':
        return context.minutes !== 3;
      case 'SAMPLE':
        return event.sample === second && context.samples.length > 0;
      case 'STOP':
        return JSON.stringify(value).includes('hidden');
      default:
        return false;
    }
  },
});
