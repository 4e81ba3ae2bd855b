import { useSelector } from '@xstate/react';
import { webcamNotes } from '../../../content/webcam';
import { rounded, withUnit } from '../../../content/words';
import type { Control, RangeName } from '../../../machines/webcam/controls';
import type { WebcamActor } from '../../../machines/webcam/webcam.machine';
import { canAskForZoom } from '../../browser/media/camera';
import { Button } from '../../ui/controls/Button';
import { SelectField } from '../../ui/controls/Field';
import { Slider } from '../../ui/controls/Slider';
import { TestSection } from '../../ui/observation/TestSection';
import * as css from './Webcam.css';

const names: Record<Control['name'], string> = {
  exposureMode: 'Exposure',
  exposureCompensation: 'Exposure compensation',
  exposureTime: 'Exposure time',
  focusMode: 'Focus',
  focusDistance: 'Focus distance',
  zoom: 'Zoom',
};
const modes: Readonly<Record<string, string>> = {
  manual: 'Manual',
  continuous: 'Automatic',
  'single-shot': 'Once',
  none: 'Fixed',
};

const short = (value: number) => rounded(value, 2);

/** Units of https://w3c.github.io/mediacapture-image/ : exposure times are in 100 µs, distances in meters. */
const show: Record<RangeName, (value: number) => string> = {
  exposureCompensation: (value) => withUnit(short(value), 'EV'),
  exposureTime: (value) => withUnit(short(value / 10), 'ms'),
  focusDistance: (value) => withUnit(short(value), 'm'),
  zoom: short,
};

/** Exposure, focus and zoom, where the camera lets a page adjust them. */
export function Controls({ actor }: { actor: WebcamActor }) {
  const controls = useSelector(actor, ({ context }) => context.controls);
  const asked = useSelector(actor, ({ context }) => context.zoom);
  const live = useSelector(actor, (state) => state.matches({ open: 'live' }));
  const watching = useSelector(actor, (state) => state.matches({ open: { live: 'watching' } }));
  const zooms = controls.some(({ name }) => name === 'zoom');
  const askable = live && !zooms && canAskForZoom();
  if (!live || (controls.length === 0 && !askable)) return null;
  return (
    <TestSection title="Adjust" text={webcamNotes.controls}>
      <div className={css.controls}>
        {controls.map((control) =>
          control.kind === 'mode' ? (
            <SelectField
              key={control.name}
              label={names[control.name]}
              options={control.options.map((id) => ({ id, name: modes[id] ?? id }))}
              value={control.value}
              onChange={(value) => actor.send({ type: 'ADJUST', name: control.name, value })}
            />
          ) : (
            <Slider
              key={control.name}
              label={names[control.name]}
              value={control.value}
              min={control.min}
              max={control.max}
              step={control.step}
              show={show[control.name]}
              onChange={(value) => actor.send({ type: 'ADJUST', name: control.name, value })}
            />
          ),
        )}
      </div>
      {askable &&
        (asked ? (
          <p className={css.toolWords}>{webcamNotes.noZoom}</p>
        ) : (
          <div className={css.toolRow}>
            <Button disabled={!watching} onClick={() => actor.send({ type: 'ZOOM' })}>
              Allow Zoom Control
            </Button>
          </div>
        ))}
    </TestSection>
  );
}
