/** A resolution that was requested, and what the camera delivered. */
export interface ResolutionProbe {
  readonly width: number;
  readonly height: number;
  /** Whether the camera supports it. */
  readonly offered: boolean;
  /** Measured frame rate in fps. Null if too few frames arrived or the browser does not count them. */
  readonly rate: number | null;
}

/** Frame rate that every probe requests, in fps. */
export const PROBE_RATE_HZ = 60;

/** Common camera resolutions, smallest first. Each is requested exactly. */
export const candidateSizes: readonly { readonly width: number; readonly height: number }[] = [
  [160, 120],
  [176, 144],
  [320, 180],
  [320, 240],
  [352, 288],
  [424, 240],
  [640, 360],
  [640, 480],
  [800, 600],
  [960, 540],
  [1024, 768],
  [1280, 720],
  [1280, 960],
  [1600, 1200],
  [1920, 1080],
  [2560, 1440],
  [3840, 2160],
].map(([width = 0, height = 0]) => ({ width, height }));

/** The largest resolution that the camera supports. */
export function largestResolution(probes: readonly ResolutionProbe[]): ResolutionProbe | undefined {
  const area = ({ width, height }: ResolutionProbe) => width * height;
  return probes.filter(({ offered }) => offered).sort((a, b) => area(b) - area(a))[0];
}
