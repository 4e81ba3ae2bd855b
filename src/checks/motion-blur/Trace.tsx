import { useCallback } from 'react';
import type { FrameClock } from '../../../measure/live/frame-clock';
import { type FrameStripSettings, motionTape, mountFrameStrip } from '../../../renderers/frame-strip';
import { mountBlocks } from '../../../renderers/refresh-rate/blocks.renderer';
import { useRenderer } from '../../ui/figures/useRenderer';

const mounts = {
  tape: (host: HTMLElement, clock: FrameClock, settings: FrameStripSettings) =>
    mountFrameStrip(host, clock, motionTape, settings),
  photo: mountBlocks,
};

interface Props {
  readonly kind: keyof typeof mounts;
  readonly clock: FrameClock;
  /** Milliseconds; 0 while unknown. */
  readonly interval: number;
  readonly running: boolean;
  readonly label: string;
  readonly className: string;
}

/** The tape of frames, or the cells for a photo. Their frames never pass through React. */
export default function Trace({ kind, clock, interval, running, label, className }: Props) {
  const mount = useCallback(
    (element: HTMLElement, settings: FrameStripSettings) => mounts[kind](element, clock, settings),
    [kind, clock],
  );
  const { host } = useRenderer(mount, { interval, running });
  return <div ref={host} className={className} role="img" aria-label={label} />;
}
