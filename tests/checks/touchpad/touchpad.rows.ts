import { scrollPart } from '../../../machines/touchpad/finger-parts';
import type { WheelInput } from '../../../measure/pointer/scroll';
import { noPadScrolling, scrollPad } from '../../../measure/touchpad/scrolling';
import { between, type Random } from '../../kit/random';
import { rowsOf } from '../../kit/rows';
import { scrollFingers, wheelInput } from './measure/traces';
import { good } from './touchpad.model';

const told = (inputs: readonly WheelInput[]) =>
  scrollPart({ ...good, scroll: scrollPad(noPadScrolling, inputs) }).findings?.map(({ code }) => code) ?? [];

/** Flicks up and down at a constant speed, a time apart in ms: from the last event of one to the first of the next. */
function flicks(random: Random, from: number, to: number): readonly WheelInput[] {
  const interval = 1000 / between(random, 60, 140);
  const inputs: WheelInput[] = [];
  let at = 1000;
  for (let i = 0; i < 12; i++) {
    const delta = between(random, 5, 40) * (i < 6 ? 1 : -1);
    for (let left = between(random, 60, 200); left > 0; left -= interval) {
      at += interval;
      inputs.push(wheelInput(0, delta, at));
    }
    at += between(random, from, to) - interval;
  }
  return inputs;
}

const rate =
  'events at 60 to 140 Hz, around the 100 that Windows asks of several contacts (HLK, Test.ReportRateMultiple)';
const gapsBy = (source: string) => rowsOf('touchpad', 'Gaps while scrolling', source);
const pads = (random: Random) => ({
  seed: Math.floor(1e6 * random()),
  rate: between(random, 60, 140),
  rolls: random() < 0.5,
});

export default [
  gapsBy(`A20; ${rate}`).healthy(
    'A20: flicks at a constant speed, 82 to 127 ms apart',
    1000,
    (random) => told(flicks(random, 82, 127)).length > 0,
  ),
  gapsBy(`strokes of 150 to 350 ms: no study; ${rate}`).healthy(
    'A20: long strokes with and without a tail, as asked',
    800,
    (random) => told(scrollFingers(pads(random))).length > 0,
  ),
  gapsBy('no study: from a late frame to the shortest flick').fault(
    'A20: half of twelve long strokes lose 45 to 60 ms',
    600,
    (random) => told(scrollFingers({ ...pads(random), gaps: 6 })).includes('PAD-STUTTER'),
  ),
];
