import type { Blemish } from '../../measure/panel/evenness';
import type { Answer } from '../../measure/panel/trials';
import type { Drawn } from '../observation/observation';
import type { Timed } from '../time';
import type { ConditionName } from './conditions';
import type { ExperimentId } from './experiments';

/** The events of the panel test. Every `at` is in milliseconds since the epoch. */
export type PanelEvent =
  | { type: 'CONDITION'; name: ConditionName; value: string }
  /** Viewing distance in centimeters. */
  | { type: 'DISTANCE'; value: number }
  /** `seed` is the seed of the random places and order, a whole number below 2^31. */
  | { type: 'START'; experiment: ExperimentId; seed: number; at: number }
  /** The picture was drawn, or its size or exactness changed. */
  | { type: 'DRAWN'; facts: Drawn }
  /** An answer to the current question. */
  | ReplyEvent
  /** Marks one of 5 × 5 places. Marking it the same way again removes the mark. */
  | { type: 'MARK'; place: number; kind: Blemish }
  /** Whether a marked place changes when the head moves. */
  | { type: 'MOVES'; place: number; moves: boolean }
  | Timed<'PAUSE' | 'CONTINUE' | 'HIDE' | 'SHOW' | 'EXIT'>
  | { type: 'AGAIN' };

export type ReplyEvent =
  | { type: 'CHOOSE'; answer: Answer; at: number }
  /** The patches match the lines at this code. */
  | { type: 'MATCH'; code: number; at: number }
  /** The person has searched the field, or has moved. */
  | { type: 'NEXT'; at: number }
  /** The trace is gone. */
  | { type: 'GONE'; at: number };
