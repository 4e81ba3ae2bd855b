import { useEffect, useRef } from 'react';
import { closeStrokes, families, pangram, weights } from '../../../content/text-sharpness';
import { withUnit } from '../../../content/words';
import { fontSize, snapFontSize } from '../../../machines/text-sharpness/text-sharpness';
import { contrastFigure, contrastLevel, contrastRatio } from '../../../measure/color/contrast';
import { fig } from '../../theme/base.css';
import { ColorField, SelectField } from '../../ui/controls/Field';
import { Slider } from '../../ui/controls/Slider';
import * as css from './TextSharpness.css';

interface Settings {
  /** CSS px. */
  readonly size: number;
  readonly family: (typeof families)[number]['id'];
  readonly weight: (typeof weights)[number]['id'];
  /** `#rrggbb` */
  readonly background: string;
  readonly text: string;
}

export const usualSettings: Settings = {
  size: fontSize.usual,
  family: 'system',
  weight: '400',
  background: '#ffffff',
  text: '#000000',
};

/** CSS font stacks of the families. No font is downloaded. */
const stacks: Record<Settings['family'], string> = {
  system: 'system-ui, sans-serif',
  sans: 'sans-serif',
  serif: 'serif',
  mono: 'monospace',
  arial: 'Arial, Helvetica, sans-serif',
  verdana: 'Verdana, "DejaVu Sans", sans-serif',
  georgia: 'Georgia, serif',
  times: '"Times New Roman", Times, serif',
  courier: '"Courier New", Courier, monospace',
};

const px = (size: number) => withUnit(size, 'px');

interface ControlsProps {
  readonly settings: Settings;
  readonly onChange: (settings: Settings) => void;
}

export function Controls({ settings, onChange }: ControlsProps) {
  const set = (changed: Partial<Settings>) => onChange({ ...settings, ...changed });
  return (
    <div className={css.controls}>
      <div className={css.wide}>
        <Slider
          label="Font size"
          value={settings.size}
          min={fontSize.min}
          max={fontSize.max}
          step={fontSize.step}
          show={px}
          onChange={(size) => set({ size: snapFontSize(size) })}
        />
      </div>
      <SelectField
        label="Font family"
        options={families}
        value={settings.family}
        onChange={(family) => set({ family })}
      />
      <SelectField
        label="Font weight"
        options={weights}
        value={settings.weight}
        onChange={(weight) => set({ weight })}
      />
      <ColorField label="Background color" value={settings.background} onChange={(background) => set({ background })} />
      <ColorField label="Text color" value={settings.text} onChange={(text) => set({ text })} />
    </div>
  );
}

/** The sample with the chosen settings, and the contrast of its two colors. */
export function CustomSample({ settings }: { settings: Settings }) {
  const host = useRef<HTMLDivElement>(null);
  const { size, family, weight, background, text } = settings;
  // Not a style attribute: the content security policy blocks those in prerendered HTML.
  useEffect(() => {
    if (!host.current) return;
    Object.assign(host.current.style, {
      fontSize: `${size}px`,
      fontFamily: stacks[family],
      fontWeight: weight,
      background,
      color: text,
    });
  }, [size, family, weight, background, text]);
  const ratio = contrastRatio(text, background);
  return (
    <div>
      <div ref={host} className={css.sample} data-sample>
        <p>{pangram}</p>
        <p>{closeStrokes}</p>
      </div>
      <p className={css.ratio}>
        Contrast <span className={fig}>{contrastFigure(text, background)}</span>, {contrastLevel(ratio)}.
      </p>
    </div>
  );
}
