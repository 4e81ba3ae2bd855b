import { useCallback, useState } from 'react';
import { hiddenDigits } from '../../../machines/resolution/resolution';
import { mountPatch } from '../../../renderers/resolution/wide-gamut.renderer';
import { DataStrip } from '../../ui/figures/DataStrip';
import { useRenderer } from '../../ui/figures/useRenderer';
import * as css from './Resolution.css';

const patches = [
  { name: 'Red', digit: hiddenDigits[0], color: 0xff0000, className: css.red },
  { name: 'Green', digit: hiddenDigits[1], color: 0x00ff00, className: css.green },
] as const;

interface Gamut {
  /** Whether the browser draws in Display P3. */
  readonly canvas: boolean;
  /** The screen's gamut by the media query. */
  readonly query: string;
}

/**
 * Two patches with a digit that only a screen with a gamut beyond sRGB shows, and what the browser reports about the
 * screen.
 */
export function WideGamut() {
  const [gamut, setGamut] = useState<Gamut | null>(null);
  return (
    <div>
      <div className={css.patches}>
        {patches.map((patch) => (
          <Patch key={patch.name} patch={patch} onGamut={setGamut} />
        ))}
      </div>
      <div className={css.gamut}>
        <DataStrip
          columns={3}
          data={[
            { label: 'Screen gamut', value: gamut?.query ?? null, note: 'Reported by the browser.' },
            {
              label: 'This browser draws in',
              value: gamut && (gamut.canvas ? 'Display P3' : 'sRGB only'),
              note: gamut && !gamut.canvas && 'So the patches hold no digits.',
            },
          ]}
        />
      </div>
    </div>
  );
}

const noSettings = {};

function Patch({ patch, onGamut }: { patch: (typeof patches)[number]; onGamut: (gamut: Gamut) => void }) {
  const mount = useCallback(
    (element: HTMLElement) => mountPatch(element, patch, (canvas) => onGamut({ canvas, query: gamutQuery() })),
    [patch, onGamut],
  );
  const { host } = useRenderer<object>(mount, noSettings);
  return (
    <div ref={host} className={patch.className} role="img" aria-label={`${patch.name} patch that may hold a digit`} />
  );
}

/** The widest gamut that the media query `color-gamut` matches; Firefox matches no more than sRGB. */
function gamutQuery(): string {
  const gamuts = [
    ['rec2020', 'Rec. 2020'],
    ['p3', 'P3'],
    ['srgb', 'sRGB'],
  ] as const;
  const widest = gamuts.find(([id]) => matchMedia(`(color-gamut: ${id})`).matches);
  return widest?.[1] ?? 'Less than sRGB';
}
