import { useEffect, useLayoutEffect, useRef } from 'react';
import { isNoise, type RepairSettings, type Shown } from '../../../machines/pixel-repair/pixel-repair';
import { mountRepair, type RepairPicture as Picture } from '../../../renderers/pixel-repair/pixel-repair.renderer';
import type { Renderer } from '../../../renderers/renderer';

interface Props {
  readonly settings: RepairSettings;
  readonly playing: boolean;
  /** Side in CSS px of a square in the center; 0 fills the host. */
  readonly side: number;
  readonly onShown?: (shown: Shown) => void;
  readonly className: string;
}

/** The flashing picture. Its frames never pass through React. */
export function RepairPicture({ settings, playing, side, onShown, className }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  const renderer = useRef<Renderer<Picture> | null>(null);
  const { interval, intensity } = settings;
  const noise = isNoise(settings);

  const first = useRef({ noise, interval, intensity, side, playing });
  first.current = { noise, interval, intensity, side, playing };
  const shown = useRef(onShown);
  shown.current = onShown;
  useLayoutEffect(() => {
    if (!ref.current) return;
    const mounted = mountRepair(ref.current, {
      settings: first.current,
      onShown: (changes, elapsed) => shown.current?.({ changes, elapsed }),
    });
    renderer.current = mounted;
    return () => {
      renderer.current = null;
      mounted.dispose();
    };
  }, []);

  useEffect(
    () => renderer.current?.update({ noise, interval, intensity, side, playing }),
    [noise, interval, intensity, side, playing],
  );

  return <div ref={ref} className={className} />;
}
