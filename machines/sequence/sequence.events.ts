import type { Timed } from '../time';
import type { SurfaceFacts } from './sequence';

/** Every `at` is in milliseconds since the epoch. */
export type SequenceEvent =
  | Timed<'START' | 'NEXT' | 'PREVIOUS' | 'RESTART' | 'EXIT'>
  /** Continues a finished run at the first step that lacks evidence. */
  | { type: 'CONTINUE'; at: number }
  | { type: 'AGAIN' }
  /** The first picture was drawn, or the size, pixel ratio or exactness of the drawing surface changed. */
  | { type: 'SURFACE'; facts: SurfaceFacts; at: number }
  /** The page was hidden, for example by another tab, or is visible again. */
  | Timed<'HIDE' | 'SHOW'>
  /** The pointer moved, a key went down or a finger touched. */
  | { type: 'ACTIVITY' }
  | { type: 'CONTROLS.FOCUS' }
  | { type: 'CONTROLS.BLUR' }
  | { type: 'MARK.ARM' }
  /** Holds a new mark, or moves the held one. Position in device pixels. */
  | { type: 'MARK.AT'; x: number; y: number; kind: string }
  | { type: 'MARK.PICK'; id: number }
  /** Moves the held mark by device pixels. */
  | { type: 'MARK.MOVE'; dx: number; dy: number }
  | { type: 'MARK.KIND'; kind: string }
  | { type: 'MARK.SET' }
  /** Removes the held mark. */
  | { type: 'MARK.DISCARD' }
  /** Stops marking. A mark that was picked up is restored. */
  | { type: 'MARK.CANCEL'; at: number }
  /** Annotates the current step. Replaces an earlier annotation of that kind. */
  | { type: 'ANNOTATE'; kind: string; value: number | null; part: string }
  | { type: 'ANNOTATION.REMOVE'; kind: string };
