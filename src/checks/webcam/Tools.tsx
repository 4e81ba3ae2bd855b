import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { webcamPixels, webcamResolutions } from '../../../content/webcam';
import { fixed, withUnit } from '../../../content/words';
import { PIXEL_FRAMES } from '../../../machines/webcam/evidence';
import { candidateSizes } from '../../../machines/webcam/resolutions';
import { pixelPart } from '../../../machines/webcam/webcam';
import type { WebcamActor } from '../../../machines/webcam/webcam.machine';
import type { PixelCheck, PixelKind } from '../../../measure/camera/defective-pixels';
import { fig } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { TestSection } from '../../ui/observation/TestSection';
import { VerdictBadge } from '../../ui/results/VerdictBadge';
import { Controls } from './Controls';
import * as css from './Webcam.css';

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
    <TestSection title="Hot and dead pixels" text={webcamPixels.text}>
      <div className={css.toolRow}>
        {kinds.map((kind) => (
          <Button
            key={kind}
            disabled={!live || (checking !== null && checking !== kind)}
            onClick={() => actor.send(checking === kind ? { type: 'CANCEL' } : { type: 'CHECK', kind })}
          >
            {checking === kind ? 'Cancel' : webcamPixels[kind].button}
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
          <span className={fig}>
            {progress.frames} of {PIXEL_FRAMES}
          </span>{' '}
          frames
        </p>
      )}
      {kinds.map((kind) => {
        const check = checks[kind];
        if (!check || checking === kind) return null;
        const { name, details, verdict } = pixelPart(kind, check);
        return (
          <div key={kind} className={css.found}>
            <VerdictBadge status={verdict} word={verdict === 'inconclusive' ? 'Cannot tell' : name} />
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
    <TestSection title="Native resolutions" text={webcamResolutions.text}>
      <div className={css.toolRow}>
        <Button
          ref={button}
          disabled={!live && !probing}
          onClick={() => actor.send({ type: probing ? 'CANCEL' : 'PROBE' })}
        >
          {probing ? 'Cancel' : 'Find Resolutions'}
        </Button>
      </div>
      {next && (
        <p className={css.toolWords}>
          Trying{' '}
          <span className={fig}>
            {next.width} × {next.height}
          </span>
          , {probes.length + 1} of {candidateSizes.length}.
        </p>
      )}
      {offered.length > 0 && (
        <ul className={css.probes} aria-label="Resolutions that the camera offers">
          {offered.map(({ width, height, rate }) => (
            <li key={`${width} ${height}`}>
              <span className={fig}>
                {width} × {height}
              </span>{' '}
              <span className={fig}>
                {rate === null ? 'not measured' : `${withUnit(fixed(rate, 1), 'fps')}, measured`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {native !== null && (
        <p className={css.toolWords}>
          {offered.length} of {candidateSizes.length} resolutions offered.{' '}
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
      aria-label={`Map of ${defects.length} ${kind} ${defects.length === 1 ? 'spot' : 'spots'} in the picture`}
    >
      {defects.slice(0, MAX_DRAWN_SPOTS).map(({ x, y, width: across, height: down }) => (
        <circle key={`${x} ${y}`} className={css.toolMark} cx={x + across / 2} cy={y + down / 2} r={radius} />
      ))}
    </svg>
  );
}
