import type { CaptureReason } from '../../content/capture';

/** A camera to choose from. `label` is empty until permission is granted. */
export interface CameraDevice {
  readonly id: string;
  readonly label: string;
}

/** What the browser reports about the open camera. Null for values that it does not report. */
export interface CameraFacts {
  readonly id: string | null;
  readonly name: string;
  /** Size of the picture in pixels. Reported by the browser until frames are read, then measured. */
  readonly width: number;
  readonly height: number;
  /** Advertised frame rate in fps: what the browser granted, not what arrives. */
  readonly rate: number | null;
  /** `user`: toward the person. `environment`: away from the person. */
  readonly facing: string | null;
}

/** Why there is no picture. */
export interface Failure {
  readonly reason: CaptureReason;
  /** The constraint that could not be met, if the browser names it. */
  readonly constraint: string | null;
}

/** Requested from every camera: size in pixels and frame rate in fps. */
export const wanted = { width: 1920, height: 1080, rate: 30 } as const;

/** The advertised frame rate in fps, or the requested one if the browser reports none. */
export const advertisedRate = ({ rate }: Pick<CameraFacts, 'rate'>): number => rate ?? wanted.rate;
/** `user` is assumed if the browser does not report which way the camera faces. */
export const facingOf = ({ facing }: Pick<CameraFacts, 'facing'>): string => facing ?? 'user';
/** `1920x1080`. */
export const resolutionOf = ({ width, height }: Pick<CameraFacts, 'width' | 'height'>): string => `${width}x${height}`;
