import { useSelector } from '@xstate/react';
import { withUnit } from '../../../content/words';
import { clock, isNoise, type RangeName, ranges } from '../../../machines/pixel-repair/pixel-repair';
import type { RepairActor } from '../../../machines/pixel-repair/pixel-repair.machine';
import { Slider } from '../../ui/controls/Slider';
import * as css from './PixelRepair.css';

interface SliderText {
  readonly name: RangeName;
  readonly label: string;
  readonly show: (value: number) => string;
  readonly speak: (value: number) => string;
}

const minutes = (seconds: number) => `${seconds / 60} ${seconds === 60 ? 'minute' : 'minutes'}`;

const texts: readonly SliderText[] = [
  { name: 'duration', label: 'Duration', show: clock, speak: minutes },
  {
    name: 'interval',
    label: 'Flash interval',
    show: (value) => withUnit(value, 'ms'),
    speak: (value) => `${value} milliseconds`,
  },
  { name: 'intensity', label: 'Intensity', show: (value) => `${value}%`, speak: (value) => `${value} percent` },
];

/** Sliders for duration, flash interval and intensity. */
export function Sliders({ actor, locked }: { actor: RepairActor; locked: boolean }) {
  const settings = useSelector(actor, ({ context }) => context.settings);
  return (
    <div className={css.sliders}>
      {texts.map(({ name, label, show, speak }) => (
        <div key={name} className={css.sliderCell}>
          <Slider
            label={label}
            value={settings[name]}
            min={ranges[name].min}
            max={ranges[name].max}
            step={ranges[name].step}
            show={show}
            speak={speak}
            // Noise has no interval: it changes with each frame.
            locked={locked || (name === 'interval' && isNoise(settings))}
            onChange={(value) => actor.send({ type: 'SLIDE', name, value })}
          />
        </div>
      ))}
    </div>
  );
}
