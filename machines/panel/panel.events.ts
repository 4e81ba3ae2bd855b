import type { Blemish } from '../../measure/panel/evenness';
import type { Answer } from '../../measure/panel/trials';
import type { Drawn } from '../observation/observation';
import type { ConditionName } from './conditions';
import type { ExperimentId } from './experiments';

/** What the panel test is told. Every `at` is in milliseconds since the epoch. */
export type PanelEvent =
  | { type: 'CONDITION'; name: ConditionName; value: string }
  /** Viewing distance in centimeters. */
  | { type: 'DISTANCE'; value: number }
  /** `seed` is a whole number below 2^31 from which places and order are drawn. */
  | { type: 'START'; experiment: ExperimentId; seed: number; at: number }
  /** The picture was drawn, or its size or exactness changed. */
  | { type: 'DRAWN'; facts: Drawn }
  /** An answer to the question, by what it asks for. */
  | ReplyEvent
  /** Marks one of 5 × 5 places; marking it the same way again takes the mark away. */
  | { type: 'MARK'; place: number; kind: Blemish }
  /** Whether a marked place changes when the head moves. */
  | { type: 'MOVES'; place: number; moves: boolean }
  | { type: 'PAUSE'; at: number }
  | { type: 'CONTINUE'; at: number }
  | { type: 'HIDE'; at: number }
  | { type: 'SHOW'; at: number }
  | { type: 'LEAVE'; at: number }
  | { type: 'AGAIN' };

export type ReplyEvent =
  | { type: 'CHOOSE'; answer: Answer; at: number }
  /** The patches are like the lines at this code. */
  | { type: 'MATCH'; code: number; at: number }
  /** The field was looked over, or the person has moved. */
  | { type: 'NEXT'; at: number }
  /** The trace is gone. */
  | { type: 'GONE'; at: number };
