/** A camera to choose from. `label` is empty until permission was given once. */
export interface CameraDevice {
  readonly id: string;
  readonly label: string;
}

/** What the browser says of the open camera. Null where it says nothing. */
export interface CameraFacts {
  readonly id: string | null;
  readonly name: string;
  /** Pixels of the picture as it arrives. */
  readonly width: number;
  readonly height: number;
  /** Promised frames a second: the request as the browser granted it, not what comes. */
  readonly rate: number | null;
  /** `user` is towards the person, `environment` away. */
  readonly facing: string | null;
}

/** Why there is no picture. `lost`: it was unplugged, or its permission withdrawn, while it was open. */
export type FailureReason =
  | 'unsupported'
  | 'denied'
  | 'not-found'
  | 'not-readable'
  | 'over-constrained'
  | 'time-out'
  | 'lost'
  | 'other';

export interface Failure {
  readonly reason: FailureReason;
  /** The wish that could not be met, where the browser names it. */
  readonly constraint: string | null;
}

/** Asked of every camera: pixels and frames a second. */
export const wanted = { width: 1920, height: 1080, rate: 30 } as const;
/** Stands where the browser does not say which way the camera looks. */
const FACING = 'user';

/** Frames a second that the camera promises, or was asked for where the browser does not say. */
export const promisedRate = ({ rate }: Pick<CameraFacts, 'rate'>): number => rate ?? wanted.rate;
export const facingOf = ({ facing }: Pick<CameraFacts, 'facing'>): string => facing ?? FACING;
/** `1920x1080`. */
export const resolutionOf = ({ width, height }: Pick<CameraFacts, 'width' | 'height'>): string => `${width}x${height}`;
