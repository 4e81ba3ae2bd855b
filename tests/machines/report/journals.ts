import type { AnyEventObject, AnyStateMachine } from 'xstate';
import type { CheckId } from '../../../content/catalogue';
import { brightnessSequence } from '../../../machines/brightness/brightness';
import { gradientSequence } from '../../../machines/gradient/gradient';
import { type Journal, replayJournal } from '../../../machines/journal';
import { pureSteps } from '../../../machines/replay';
import { resolutionObservation } from '../../../machines/resolution/resolution';
import type { CheckResult } from '../../../machines/result';
import { RULES_VERSION } from '../../../machines/rules';
import { screenSequence } from '../../../machines/screen/screen';
import { sharpnessObservation } from '../../../machines/text-sharpness/text-sharpness';
import type { Model } from '../../harness/model';
import { randomOf } from '../../harness/random';
import { possible, worldOf } from '../../harness/world';
import { fingerprintModel } from '../fingerprint.model';
import { keyboardModel } from '../keyboard.model';
import { microphoneModel } from '../microphone.model';
import { motionBlurModel } from '../motion-blur.model';
import { motionSensorsModel } from '../motion-sensors.model';
import { mouseModel } from '../mouse.model';
import { observationModel } from '../observation.model';
import { panelModel } from '../panel.model';
import { penModel } from '../pen.model';
import { pixelRepairModel } from '../pixel-repair.model';
import { portsModel } from '../ports.model';
import { refreshRateModel } from '../refresh-rate.model';
import { screenSizeModel } from '../screen-size.model';
import { sequenceModel } from '../sequence.model';
import { soundModel } from '../sound.model';
import { touchModel } from '../touch.model';
import { touchpadModel } from '../touchpad.model';
import { webcamModel } from '../webcam.model';

/** The model of the machine of each test. */
export const models: Readonly<Record<CheckId, () => unknown>> = {
  screen: () => sequenceModel(screenSequence),
  'pixel-repair': pixelRepairModel,
  touch: () => touchModel,
  keyboard: () => keyboardModel,
  webcam: () => webcamModel,
  microphone: () => microphoneModel,
  sound: () => soundModel,
  mouse: () => mouseModel,
  fingerprint: () => fingerprintModel,
  gradient: () => sequenceModel(gradientSequence),
  brightness: () => sequenceModel(brightnessSequence),
  'screen-size': () => screenSizeModel,
  'text-sharpness': () => observationModel(sharpnessObservation),
  'motion-blur': () => motionBlurModel,
  resolution: () => observationModel(resolutionObservation),
  'refresh-rate': () => refreshRateModel,
  panel: () => panelModel,
  pen: () => penModel,
  touchpad: () => touchpadModel,
  'motion-sensors': () => motionSensorsModel,
  ports: () => portsModel,
};

/** A journal, and the result to which the machine of its test comes by it. */
export interface Recorded {
  readonly journal: Journal;
  readonly result: CheckResult;
}

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value));

const STEP_MS = 3000;
const MAX_STEPS = 200;
const startedAt = Date.UTC(2026, 10, 22, 10, 44);

/** What an actor failed with is not recorded; times go on from step to step, so that pictures are seen for long enough. */
function recordedEvent({ error: _, ...event }: AnyEventObject, at: number): AnyEventObject {
  return typeof event.at === 'number' ? { ...event, at: event.at + at } : event;
}

/**
 * A journal of a test that ends in a judgment: a walk by lot through its machine, with the events of its model. Each event
 * can happen in the state in which it comes. Null where the walk leads to no judgment.
 */
export function recordedOf(check: CheckId, seed: number): Recorded | null {
  const { machine, options } = models[check]() as Model<AnyStateMachine>;
  const logic = worldOf(machine);
  const draw = randomOf(seed);
  const { first, next } = pureSteps(logic, options.input);
  let world = first;
  const events: Journal['events'][number][] = [];
  for (let step = 1; step <= MAX_STEPS && !world.snapshot.matches('results'); step++) {
    const ways = (options.events as readonly AnyEventObject[]).filter((event) => possible(machine, world, event));
    const chosen = ways[Math.floor(draw() * ways.length)];
    if (!chosen) break;
    const event = recordedEvent(chosen, step * STEP_MS);
    world = next(world, event);
    events.push({ at: step * STEP_MS, event });
  }
  const journal: Journal = plain({ check, rules: RULES_VERSION, input: options.input ?? null, startedAt, events });
  const { result } = replayJournal(machine, journal);
  return result && { journal, result: plain(result) };
}
