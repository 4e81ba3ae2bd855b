import type { CaptureReason } from '../../content/capture';

/** A camera to choose from. `label` is empty until permission was given once. */
export interface CameraDevice {
  readonly id: string;
  readonly label: string;
}

/** What the browser says about the open camera. Null where it says nothing. */
export interface CameraFacts {
  readonly id: string | null;
  readonly name: string;
  /** Pixels of the picture: as reported until frames are read, then as measured. */
  readonly width: number;
  readonly height: number;
  /** Advertised frames a second: what the browser granted, not what arrives. */
  readonly rate: number | null;
  /** `user` is toward the person, `environment` away. */
  readonly facing: string | null;
}

/** Why there is no picture. */
export interface Failure {
  readonly reason: CaptureReason;
  /** The requirement that could not be met, if the browser names it. */
  readonly constraint: string | null;
}

/** Requested from every camera: pixels and frames a second. */
export const wanted = { width: 1920, height: 1080, rate: 30 } as const;
/** Assumed where the browser does not report which way the camera faces. */
const FACING = 'user';

/** Frames a second that the camera advertises, or the requested ones where the browser reports none. */
export const advertisedRate = ({ rate }: Pick<CameraFacts, 'rate'>): number => rate ?? wanted.rate;
export const facingOf = ({ facing }: Pick<CameraFacts, 'facing'>): string => facing ?? FACING;
/** `1920x1080`. */
export const resolutionOf = ({ width, height }: Pick<CameraFacts, 'width' | 'height'>): string => `${width}x${height}`;
