import { useSelector } from '@xstate/react';
import { type Ref, useState } from 'react';
import { captureFailures, deviceNames } from '../../../content/capture';
import { figures } from '../../../content/verdicts/webcam';
import {
  webcamHints,
  webcamLabels,
  webcamNotes,
  webcamPageTexts,
  webcamPictures,
  webcamStates,
} from '../../../content/webcam';
import { fixed, rounded, withUnit } from '../../../content/words';
import type { PartVerdict } from '../../../machines/result';
import { advertisedRate, facingOf, type Failure as Reason, wanted } from '../../../machines/webcam/camera-facts';
import { blindSpot, evidence } from '../../../machines/webcam/evidence';
import type { WebcamActor } from '../../../machines/webcam/webcam.machine';
import type { CameraPictureKind } from '../../../measure/camera/camera-picture';
import type { FrameTrace } from '../../../measure/live/frame-trace';
import { cameraStrip, type FrameStripSettings, mountFrameStrip } from '../../../renderers/frame-strip';
import type { Viewfinder } from '../../browser/media/camera-video';
import { CheckPage } from '../../check/CheckPage';
import { panel } from '../../theme/base.css';
import { SelectField } from '../../ui/controls/Field';
import { StartStop } from '../../ui/controls/RunButton';
import { FigureStrip } from '../../ui/figures/FigureStrip';
import { LivePicture } from '../../ui/figures/LivePicture';
import { VerdictBadge } from '../../ui/figures/VerdictBadge';
import * as viewfinder from '../../ui/figures/Viewfinder.css';
import { StatusBar } from '../../ui/layout/StatusBar';
import { Side } from './Side';
import { Tools } from './Tools';
import * as css from './Webcam.css';

/** The camera's picture between corner brackets, or why there is none. */
function Finder({ actor, finder, mirrored }: { actor: WebcamActor; finder: Viewfinder; mirrored: boolean }) {
  const shown = useSelector(actor, (state) => state.hasTag('shown'));
  const waiting = useSelector(actor, (state) => state.matches({ open: 'starting' }));
  const switching = useSelector(actor, (state) => state.matches('switching'));
  const words = switching ? webcamNotes.switching : waiting ? webcamNotes.asking : webcamNotes.rest;
  return (
    <div className={viewfinder.scope}>
      <video
        ref={finder.attach}
        className={viewfinder.video}
        data-mirrored={mirrored || undefined}
        aria-label={webcamLabels.preview}
        muted
        playsInline
        autoPlay
      />
      <div className={viewfinder.brackets} aria-hidden="true" />
      {!shown && <p className={viewfinder.words}>{words}</p>}
    </div>
  );
}

/** Why there is no picture: the exact message, and what else is known. */
function Failure({ actor }: { actor: WebcamActor }) {
  const failure = useSelector(actor, ({ context }) => context.failure);
  if (!failure) return null;
  const { word, message, hint } = captureFailures[failure.reason].webcam;
  const more = hint ?? hintOf(failure);
  return (
    <div className={css.failure} role="alert">
      <VerdictBadge status="warning" word={word} />
      <div>
        <p className={css.message}>{message}</p>
        {more && <p className={css.note}>{more}</p>}
      </div>
    </div>
  );
}

function hintOf({ reason, constraint }: Reason): string | null {
  if (reason !== 'over-constrained' || !constraint) return null;
  return constraint === 'deviceId' ? webcamHints.chosenGone : `${webcamHints.constraint} ${constraint}.`;
}

const mountStrip = (host: HTMLElement, trace: FrameTrace, settings: FrameStripSettings) =>
  mountFrameStrip(host, trace, cameraStrip, settings);

interface Props {
  readonly actor: WebcamActor;
  readonly finder: Viewfinder;
  readonly trace: FrameTrace;
  readonly start: Ref<HTMLButtonElement>;
}

/** The test, with the camera off or on. */
export function Live({ actor, finder, trace, start }: Props) {
  const off = useSelector(actor, (state) => state.matches('idle') || state.matches('failed'));
  const live = useSelector(actor, (state) => state.matches({ open: 'live' }));
  const camera = useSelector(actor, ({ context }) => context.camera);
  const [mirrored, setMirrored] = useState(false);
  return (
    <CheckPage
      check="webcam"
      texts={webcamPageTexts}
      evidence={evidence}
      action={<StartStop ref={start} actor={actor} running={!off} />}
    >
      <section className={panel} aria-label={figures.camera}>
        <Bar actor={actor} />
        <Failure actor={actor} />
        <CameraSelect actor={actor} />
        <div className={css.columns}>
          <Finder actor={actor} finder={finder} mirrored={mirrored} />
          <Side actor={actor} mirrored={mirrored} onMirror={setMirrored} />
        </div>
        <figure className={css.times}>
          <h2 className={css.title}>{webcamLabels.times}</h2>
          <LivePicture
            mount={mountStrip}
            of={trace}
            settings={{ interval: 1000 / (camera ? advertisedRate(camera) : wanted.rate), running: live }}
            className={css.strip}
            label={webcamLabels.timesPicture}
          />
          <figcaption className={css.note}>{webcamNotes.strip}</figcaption>
        </figure>
        <Information actor={actor} />
        <Tools actor={actor} />
        <p className={css.foot}>
          {webcamNotes.privacy} {blindSpot}
        </p>
      </section>
    </CheckPage>
  );
}

const verdicts: Record<CameraPictureKind, PartVerdict> = {
  unknown: 'not-run',
  live: 'pass',
  even: 'inconclusive',
  dark: 'warning',
  black: 'fail',
  frozen: 'fail',
  none: 'fail',
};

/** The status bar: what the camera does, its name, and a verdict on its picture. */
function Bar({ actor }: { actor: WebcamActor }) {
  const doing = useSelector(actor, (state) => {
    if (state.matches('probing')) return 'probing';
    if (state.matches({ open: { live: 'checking' } })) return 'checking';
    if (state.matches({ open: 'live' })) return 'live';
    if (state.matches({ open: 'starting' })) return 'starting';
    return state.matches('switching') ? 'switching' : 'off';
  });
  const name = useSelector(actor, ({ context }) => context.camera?.name);
  const picture = useSelector(actor, ({ context }) => context.reading?.picture ?? 'unknown');
  const lit = doing === 'probing' || doing === 'checking' || doing === 'live';
  return (
    <StatusBar lit={lit} name={webcamStates[doing]} text={lit && name} spoken>
      <span role="status">
        {doing === 'live' && <VerdictBadge status={verdicts[picture]} word={webcamPictures[picture].word} />}
      </span>
    </StatusBar>
  );
}

/** The camera selector, shown if there are several cameras. */
function CameraSelect({ actor }: { actor: WebcamActor }) {
  const cameras = useSelector(actor, ({ context }) => context.cameras);
  const current = useSelector(actor, ({ context }) => context.chosen ?? context.camera?.id ?? null);
  const probing = useSelector(actor, (state) => state.matches('probing'));
  if (cameras.length < 2 || probing) return null;
  const options = cameras.map(({ id, label }, i) => ({ id, name: label || deviceNames.cameraAt(i + 1) }));
  const known = options.some(({ id }) => id === current);
  return (
    <div className={css.choose}>
      <div className={css.select}>
        <SelectField
          label={figures.camera}
          options={options}
          value={known && current ? current : (options[0]?.id ?? '')}
          onChange={(id) => actor.send({ type: 'CHOOSE', id })}
        />
      </div>
    </div>
  );
}

/** Figures of the open camera and its picture, each with its source. */
function Information({ actor }: { actor: WebcamActor }) {
  const { camera, frame, reading } = useSelector(actor, ({ context }) => context);
  const { brightness = null, change = null } = reading ?? {};
  const { measured, reported } = webcamLabels;
  const size = frame ?? camera;
  const rows: readonly (readonly [label: string, value: string | null, note?: string])[] = [
    [figures.camera, camera?.name ?? null],
    [figures.resolution, camera && size && `${size.width} × ${size.height}`, frame ? measured : reported],
    [
      figures.advertised,
      camera && withUnit(rounded(advertisedRate(camera), 2), 'fps'),
      camera?.rate === null ? webcamNotes.requested : reported,
    ],
    [webcamLabels.facing, camera && facingOf(camera), camera?.facing === null ? webcamNotes.assumed : reported],
    [figures.brightness, camera && brightness !== null ? `${Math.round((brightness / 255) * 100)}%` : null, measured],
    [webcamLabels.change, camera && change !== null ? webcamLabels.ofFull(fixed(change, 2)) : null, measured],
  ];
  return (
    <FigureStrip
      ruled
      columns={6}
      figures={rows.map(([label, value, note]) => ({ label, value, note: value === null ? undefined : note }))}
    />
  );
}
