import { useCallback, useLayoutEffect, useRef } from 'react';
import { isNoise, type RepairSettings, type Shown } from '../../../machines/pixel-repair/pixel-repair';
import { mountRepair, type RepairState } from '../../../renderers/pixel-repair/pixel-repair.renderer';
import { useRenderer } from '../../ui/figures/useRenderer';

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
  const { interval, intensity } = settings;
  const report = useRef(onShown);
  report.current = onShown;
  const mount = useCallback(
    (element: HTMLElement, first: RepairState) =>
      mountRepair(element, {
        settings: first,
        onShown: (changes, elapsed) => report.current?.({ changes, elapsed }),
      }),
    [],
  );
  const picture = { noise: isNoise(settings), interval, intensity, side, playing };
  const { host } = useRenderer(mount, picture, useLayoutEffect);

  return <div ref={host} className={className} />;
}
