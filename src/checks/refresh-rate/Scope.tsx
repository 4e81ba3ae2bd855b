import { useEffect, useRef } from 'react';
import type { FrameClock } from '../../../measure/live/frame-clock';
import { mountBlocks } from '../../../renderers/refresh-rate/blocks.renderer';
import { mountHistogram } from '../../../renderers/refresh-rate/histogram.renderer';
import type { PictureSettings } from '../../../renderers/refresh-rate/picture';
import { mountStrip } from '../../../renderers/refresh-rate/strip.renderer';
import type { Renderer } from '../../../renderers/renderer';

const mounts = { strip: mountStrip, histogram: mountHistogram, blocks: mountBlocks };

interface Props {
  readonly kind: keyof typeof mounts;
  readonly clock: FrameClock;
  readonly interval: number | null;
  /** `live` follows the clock, `still` is drawn once, `held` is not drawn at all and keeps the last picture. */
  readonly mode: 'live' | 'still' | 'held';
  /** Changes with every reading, so that what changes only with readings is drawn. */
  readonly frames: number;
  readonly label: string;
  readonly className: string;
}

/** A live display of the clock. Frames reach it without React. */
export function Scope({ kind, clock, interval, mode, frames, label, className }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const renderer = useRef<Renderer<PictureSettings> | null>(null);
  const settings = useRef<PictureSettings>({ interval: 0, running: false });
  settings.current = { interval: interval ?? 0, running: mode === 'live' };

  useEffect(() => {
    if (!host.current) return;
    const mounted = mounts[kind](host.current, clock, settings.current);
    renderer.current = mounted;
    return () => {
      renderer.current = null;
      mounted.dispose();
    };
  }, [kind, clock]);
  useEffect(() => {
    // Once when drawing ends, so that the picture goes gray.
    if (mode === 'held') renderer.current?.update({ running: false });
  }, [mode]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reading calls for a new picture whatever it says
  useEffect(() => {
    if (mode !== 'held') renderer.current?.update(settings.current);
  }, [interval, mode, frames]);

  return <div ref={host} className={className} role="img" aria-label={label} />;
}
