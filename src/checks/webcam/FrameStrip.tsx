import { useCallback } from 'react';
import type { FrameTrace } from '../../../measure/live/frame-trace';
import { cameraStrip, type FrameStripSettings, mountFrameStrip } from '../../../renderers/frame-strip';
import { useRenderer } from '../../ui/figures/useRenderer';
import * as css from './Webcam.css';

interface Props {
  readonly trace: FrameTrace;
  /** Frame rate that the camera advertises, in fps. */
  readonly advertised: number;
  readonly running: boolean;
}

/** A live plot of the intervals between frames. They bypass React. */
export function FrameStrip({ trace, advertised, running }: Props) {
  const mount = useCallback(
    (element: HTMLElement, settings: FrameStripSettings) => mountFrameStrip(element, trace, cameraStrip, settings),
    [trace],
  );
  const { host } = useRenderer(mount, { interval: 1000 / advertised, running });
  return <div ref={host} className={css.strip} role="img" aria-label="Frame times, the latest at the right" />;
}
