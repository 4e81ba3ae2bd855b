import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { controls } from '../../../content/controls';
import {
  webcamLabels,
  webcamModes,
  webcamNotes,
  webcamPixels,
  webcamResolutions,
  webcamSettings,
} from '../../../content/webcam';
import { fixed, rounded, withUnit } from '../../../content/words';
import type { RangeName } from '../../../machines/webcam/controls';
import { PIXEL_FRAMES } from '../../../machines/webcam/evidence';
import { candidateSizes } from '../../../machines/webcam/resolutions';
import { pixelPart } from '../../../machines/webcam/webcam';
import type { WebcamActor } from '../../../machines/webcam/webcam.machine';
import type { PixelCheck, PixelKind } from '../../../measure/camera/defective-pixels';
import { canAskForZoom } from '../../browser/media/camera';
import { TestSection } from '../../check/observation/TestSection';
import { fig } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { SelectField } from '../../ui/controls/Field';
import { Slider } from '../../ui/controls/Slider';
import { VerdictBadge } from '../../ui/figures/VerdictBadge';
import * as css from './Webcam.css';

const short = (value: number) => rounded(value, 2);

/** Units of https://w3c.github.io/mediacapture-image/ : exposure times are in 100 µs, distances in meters. */
const show: Record<RangeName, (value: number) => string> = {
  exposureCompensation: (value) => withUnit(short(value), 'EV'),
  exposureTime: (value) => withUnit(short(value / 10), 'ms'),
  focusDistance: (value) => withUnit(short(value), 'm'),
  zoom: short,
};

/** Exposure, focus and zoom, where the camera lets a page adjust them. */
function Controls({ actor }: { actor: WebcamActor }) {
  const controls = useSelector(actor, ({ context }) => context.controls);
  const asked = useSelector(actor, ({ context }) => context.zoom);
  const live = useSelector(actor, (state) => state.matches({ open: 'live' }));
  const watching = useSelector(actor, (state) => state.matches({ open: { live: 'watching' } }));
  const zooms = controls.some(({ name }) => name === 'zoom');
  const askable = live && !zooms && canAskForZoom();
  if (!live || (controls.length === 0 && !askable)) return null;
  return (
    <TestSection title={webcamLabels.adjust} text={webcamNotes.controls}>
      <div className={css.controls}>
        {controls.map((control) =>
          control.kind === 'mode' ? (
            <SelectField
              key={control.name}
              label={webcamSettings[control.name]}
              options={control.options.map((id) => ({ id, name: webcamModes[id] ?? id }))}
              value={control.value}
              onChange={(value) => actor.send({ type: 'ADJUST', name: control.name, value })}
            />
          ) : (
            <Slider
              key={control.name}
              label={webcamSettings[control.name]}
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
              {webcamLabels.allowZoom}
            </Button>
          </div>
        ))}
    </TestSection>
  );
}

/** Searches and settings that run on request. */
export function Tools({ actor }: { actor: WebcamActor }) {
  return (
    <div className={css.tools}>
      <Pixels actor={actor} />
      <ResolutionProbes actor={actor} />
      <Controls actor={actor} />
    </div>
  );
}

const kinds: readonly PixelKind[] = ['hot', 'dead'];

function Pixels({ actor }: { actor: WebcamActor }) {
  const live = useSelector(actor, (state) => state.matches({ open: 'live' }));
  const checking = useSelector(actor, (state) =>
    state.matches({ open: { live: 'checking' } }) ? state.context.checking : null,
  );
  const progress = useSelector(actor, ({ context }) => context.progress);
  const checks = useSelector(actor, ({ context }) => context.checks);
  const suited = progress.frames > 0 && progress.suits;
  return (
    <TestSection title={webcamPixels.title} text={webcamPixels.text}>
      <div className={css.toolRow}>
        {kinds.map((kind) => (
          <Button
            key={kind}
            disabled={!live || (checking !== null && checking !== kind)}
            onClick={() => actor.send(checking === kind ? { type: 'CANCEL' } : { type: 'CHECK', kind })}
          >
            {checking === kind ? controls.cancel : webcamPixels[kind].button}
          </Button>
        ))}
      </div>
      <p className={css.toolWords} role="status">
        {checking && (
          <b>
            {suited
              ? webcamPixels.suits
              : progress.suits
                ? webcamPixels[checking].ask
                : webcamPixels[checking].unsuited}
          </b>
        )}
      </p>
      {checking && (
        <p className={css.toolWords} data-testid="progress">
          <span className={fig}>{webcamPixels.searched(progress.frames, PIXEL_FRAMES)}</span> {webcamPixels.frames}
        </p>
      )}
      {kinds.map((kind) => {
        const check = checks[kind];
        if (!check || checking === kind) return null;
        const { name, details, verdict } = pixelPart(kind, check);
        return (
          <div key={kind} className={css.found}>
            <VerdictBadge status={verdict} {...(verdict !== 'inconclusive' && { word: name })} />
            <p className={css.toolWords}>{details}</p>
            {check.defects.length > 0 && <DefectMap check={check} />}
          </div>
        );
      })}
    </TestSection>
  );
}

function ResolutionProbes({ actor }: { actor: WebcamActor }) {
  const live = useSelector(actor, (state) => state.matches({ open: { live: 'watching' } }));
  const probing = useSelector(actor, (state) => state.matches('probing'));
  const probes = useSelector(actor, ({ context }) => context.probes);
  const native = useSelector(actor, ({ context }) => context.native);
  const offered = probes.filter((probe) => probe.offered);
  const next = probing ? candidateSizes[probes.length] : undefined;

  // The button is disabled while the camera restarts and loses keyboard focus. Focus it again afterward.
  const button = useRef<HTMLButtonElement>(null);
  const returns = useRef(false);
  useEffect(() => {
    if (probing) returns.current = true;
    else if (live && returns.current) {
      returns.current = false;
      if (document.activeElement === document.body || document.activeElement === button.current)
        button.current?.focus();
    }
  }, [probing, live]);

  return (
    <TestSection title={webcamResolutions.title} text={webcamResolutions.text}>
      <div className={css.toolRow}>
        <Button
          ref={button}
          disabled={!live && !probing}
          onClick={() => actor.send({ type: probing ? 'CANCEL' : 'PROBE' })}
        >
          {probing ? controls.cancel : webcamResolutions.find}
        </Button>
      </div>
      {next && (
        <p className={css.toolWords}>
          {webcamResolutions.trying}{' '}
          <span className={fig}>
            {next.width} × {next.height}
          </span>
          , {webcamResolutions.place(probes.length + 1, candidateSizes.length)}
        </p>
      )}
      {offered.length > 0 && (
        <ul className={css.probes} aria-label={webcamResolutions.list}>
          {offered.map(({ width, height, rate }) => (
            <li key={`${width} ${height}`}>
              <span className={fig}>
                {width} × {height}
              </span>{' '}
              <span className={fig}>
                {rate === null
                  ? webcamResolutions.notMeasured
                  : webcamResolutions.measured(withUnit(fixed(rate, 1), 'fps'))}
              </span>
            </li>
          ))}
        </ul>
      )}
      {native !== null && (
        <p className={css.toolWords}>
          {webcamResolutions.offered(offered.length, candidateSizes.length)}{' '}
          {native ? webcamResolutions.native : webcamResolutions.scaled}
        </p>
      )}
    </TestSection>
  );
}

const MAX_DRAWN_SPOTS = 100;

/** A map of the spots in the picture. */
export function DefectMap({ check: { width, height, defects, kind } }: { check: PixelCheck }) {
  const radius = width / 32;
  return (
    <svg
      className={css.toolMap}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={webcamPixels.map(defects.length, kind)}
    >
      {defects.slice(0, MAX_DRAWN_SPOTS).map(({ x, y, width: across, height: down }) => (
        <circle key={`${x} ${y}`} className={css.toolMark} cx={x + across / 2} cy={y + down / 2} r={radius} />
      ))}
    </svg>
  );
}
