import { useCallback, useRef } from 'react';
import type { FrameClock } from '../../../measure/live/frame-clock';
import { mountFrameStrip, screenStrip } from '../../../renderers/frame-strip';
import { mountBlocks } from '../../../renderers/refresh-rate/blocks.renderer';
import { type HistogramSettings, mountHistogram } from '../../../renderers/refresh-rate/histogram.renderer';
import { useRenderer } from '../../ui/figures/useRenderer';

const mounts = {
  strip: (host: HTMLElement, clock: FrameClock, settings: HistogramSettings) =>
    mountFrameStrip(host, clock, screenStrip, settings),
  histogram: mountHistogram,
  blocks: mountBlocks,
};

interface Props {
  readonly kind: keyof typeof mounts;
  readonly clock: FrameClock;
  readonly interval: number | null;
  /** `live` follows the clock. `still` is drawn once. `held` stops drawing and keeps the last picture. */
  readonly mode: 'live' | 'still' | 'held';
  /** Changes with every reading, which redraws the plots that depend only on readings. */
  readonly frames: number;
  readonly label: string;
  readonly className: string;
}

/** A live plot of the clock. Frames bypass React. */
export function Scope({ kind, clock, interval, mode, frames, label, className }: Props) {
  const mount = useCallback(
    (element: HTMLElement, settings: HistogramSettings) => mounts[kind](element, clock, settings),
    [kind, clock],
  );
  const settings = useRef<HistogramSettings>({ interval: 0, frames: 0, running: false });
  settings.current =
    mode === 'held'
      ? // Drawn one more time when drawing ends, so that the picture turns gray.
        { ...settings.current, running: false }
      : { interval: interval ?? 0, frames, running: mode === 'live' };
  const { host } = useRenderer(mount, settings.current);
  return <div ref={host} className={className} role="img" aria-label={label} />;
}
