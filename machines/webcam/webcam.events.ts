import type { PixelCheck, PixelKind } from '../../measure/camera/defective-pixels';
import type { CameraDevice, CameraFacts, Failure } from './camera-facts';
import type { Control } from './controls';
import type { ResolutionProbe } from './resolutions';
import type { Reading } from './webcam';

/** Progress of a search for hot or dead pixels. `suits`: the lens is covered, or the surface is bright and even. */
export interface PixelProgress {
  readonly frames: number;
  readonly suits: boolean;
}

/** Every `at` is in milliseconds since the epoch. */
export type WebcamEvent =
  | { type: 'CAMERAS'; cameras: readonly CameraDevice[] }
  | { type: 'CHOOSE'; id: string }
  | { type: 'START'; at: number }
  | { type: 'OPENED'; camera: CameraFacts; controls: readonly Control[] }
  | { type: 'FAILED'; failure: Failure }
  | { type: 'READING'; reading: Reading }
  | { type: 'ADJUST'; name: Control['name']; value: number | string }
  | { type: 'ADJUSTED'; controls: readonly Control[] }
  /** Also requests zoom control, which reopens the camera. */
  | { type: 'ZOOM' }
  | { type: 'PHOTO'; at: number }
  | { type: 'CHECK'; kind: PixelKind }
  | { type: 'PROGRESS'; progress: PixelProgress }
  | { type: 'CHECKED'; check: PixelCheck }
  | { type: 'PROBE' }
  | { type: 'PROBED'; probe: ResolutionProbe }
  | { type: 'PROBES.DONE'; native: boolean }
  | { type: 'CANCEL' }
  | { type: 'STOP'; at: number }
  | { type: 'AGAIN' }
  /** Returns from a result to get missing evidence. Findings so far are kept. */
  | { type: 'CONTINUE'; check: PixelKind | null };

/** What the actor `camera` receives. */
export type CameraOrder = { type: 'ADJUST'; name: Control['name']; value: number | string };
/** What the actor `cameras` receives. LOOK: list the cameras again, because their names may be known now. */
export type CamerasOrder = { type: 'LOOK' };
