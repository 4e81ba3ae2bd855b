import { useEffect, useRef } from 'react';
import type { FrameClock } from '../../../renderers/frame-clock';
import { mountBlocks } from '../../../renderers/refresh-rate/blocks.renderer';
import { mountHistogram } from '../../../renderers/refresh-rate/histogram.renderer';
import { mountStrip, type StripSettings } from '../../../renderers/refresh-rate/strip.renderer';
import type { Renderer } from '../../../renderers/renderer';

const mounts = { strip: mountStrip, histogram: mountHistogram, blocks: mountBlocks };

interface Props {
  readonly kind: keyof typeof mounts;
  readonly clock: FrameClock;
  readonly interval: number | null;
  readonly running: boolean;
  /** Changes with every reading, so that what stands still between them is drawn anew. */
  readonly frames: number;
  readonly label: string;
  readonly className: string;
}

/** A live display of the clock. Frames reach it without React. */
export function Scope({ kind, clock, interval, running, frames, label, className }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const renderer = useRef<Renderer<StripSettings> | null>(null);
  const settings = useRef<StripSettings>({ interval: 0, running: false });
  settings.current = { interval: interval ?? 0, running };

  useEffect(() => {
    if (!host.current) return;
    const mounted = mounts[kind](host.current, clock, settings.current);
    renderer.current = mounted;
    return () => {
      renderer.current = null;
      mounted.dispose();
    };
  }, [kind, clock]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reading calls for a new picture whatever it says
  useEffect(() => renderer.current?.update(settings.current), [interval, running, frames]);

  return <div ref={host} className={className} role="img" aria-label={label} />;
}
