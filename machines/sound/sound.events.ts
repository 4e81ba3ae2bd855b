import type { CaptureReason } from '../../content/capture';
import type { loopProblems, soundProblems } from '../../content/sound';
import type { LoopReport } from '../../measure/audio/loop-sweep';
import type { Heard } from './answers';
import type { OutputFacts } from './sound';
import type { Sound } from './sounds';

/** An output that can be chosen. */
export interface Output {
  readonly id: string;
  readonly name: string;
}

export type SoundProblem = keyof typeof soundProblems;
export type LoopProblem = CaptureReason | keyof typeof loopProblems;
/** What the measurement is doing. */
export type LoopStage = 'background' | 'left' | 'right' | 'computing';

/** Every `at` is in milliseconds since the epoch, every `frequency` in Hz. */
export type SoundEvents =
  /** `sound` is the id of one of `soundsOf`. */
  | { type: 'PLAY'; sound: string; at: number }
  | { type: 'STOP'; at: number }
  | { type: 'VOLUME'; volume: number }
  | { type: 'FREQUENCY'; frequency: number }
  | { type: 'ANSWER'; sound: string; heard: Heard }
  /** The person says whether the device has a second speaker. */
  | { type: 'SPEAKER.SECOND'; isFitted: boolean }
  /** From the player: the sound has started. */
  | { type: 'STARTED'; facts: OutputFacts; at: number }
  | { type: 'FAILED'; reason: SoundProblem; at: number }
  /** From the player, a few times a second: the current frequency of the sweep. */
  | { type: 'SWEEP.AT'; frequency: number }
  | { type: 'HEARD.FROM'; frequency: number }
  | { type: 'HEARD.TO'; frequency: number; at: number }
  | { type: 'OUTPUTS'; outputs: readonly Output[]; canAsk: boolean }
  /** Null for the system default. */
  | { type: 'OUTPUT'; id: string | null }
  | { type: 'OUTPUT.ASK' }
  | { type: 'LISTEN'; at: number }
  | { type: 'LISTEN.STOP' }
  | { type: 'LOOP.STAGE'; stage: LoopStage }
  | { type: 'LOOP.DONE'; report: LoopReport }
  | { type: 'LOOP.FAILED'; reason: LoopProblem }
  | { type: 'FINISH'; at: number }
  /** Returns from the result to a sound that was not judged. Earlier judgments stay. */
  | { type: 'CONTINUE'; sound: string; at: number }
  | { type: 'AGAIN' };

/** A command to the actor `player` while it plays. */
export type PlayerOrder = { type: 'VOLUME'; volume: number } | { type: 'FREQUENCY'; frequency: number };

export interface PlayerInput {
  readonly sound: Sound;
  readonly volume: number;
  /** Id of an output. Null for the system default. */
  readonly output: string | null;
}

export interface LoopInput {
  readonly volume: number;
  readonly output: string | null;
}
