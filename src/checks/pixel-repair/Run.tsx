import { useSelector } from '@xstate/react';
import { type MouseEvent, type RefObject, use, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { controls } from '../../../content/controls';
import { pixelRepairLabels as labels } from '../../../content/pixel-repair';
import { clock } from '../../../content/verdicts/pixel-repair';
import {
  isNoise,
  onSquare,
  type RepairSettings,
  remaining,
  type Shown,
  type Side,
  type Spot,
} from '../../../machines/pixel-repair/pixel-repair';
import type { RepairActor } from '../../../machines/pixel-repair/pixel-repair.machine';
import { mountRepair, type RepairState } from '../../../renderers/pixel-repair/pixel-repair.renderer';
import { arrows } from '../../ui/controls/arrows';
import { useDrag } from '../../ui/controls/drag';
import { useRenderer } from '../../ui/figures/useRenderer';
import { CheckHost } from '../../ui/layout/CheckHost';
import { FullscreenView } from '../../ui/layout/FullscreenView';
import { useKeyDown } from '../../ui/useKeyDown';
import * as css from './PixelRepair.css';

interface Options {
  readonly field: RefObject<HTMLElement | null>;
  readonly square: RefObject<HTMLElement | null>;
  /** Center of the square; null is the center of the field. */
  readonly spot: Spot | null;
  readonly side: Side;
  readonly onPlace: (spot: Spot) => void;
}

/**
 * Keeps the square on its spot and lets a pointer drag it. A drag can start anywhere and moves the square by the same
 * distance as the pointer, so a finger does not have to cover the target pixel. The center stays inside the field, so
 * that the square can reach every pixel.
 */
function useSquare({ field, square, spot, side, onPlace }: Options) {
  /** Center of the square when the drag began. */
  const from = useRef<Spot>({ x: 0, y: 0 });

  const middle = useCallback(
    (wanted: Spot | null): Spot => {
      const width = field.current?.clientWidth ?? 0;
      const height = field.current?.clientHeight ?? 0;
      if (!wanted) return { x: width / 2, y: height / 2 };
      return { x: Math.min(width, Math.max(0, wanted.x)), y: Math.min(height, Math.max(0, wanted.y)) };
    },
    [field],
  );
  /** Writes to the style directly, because a drag updates at the rate of the pointer. */
  const show = useCallback(
    (at: Spot) => {
      const element = square.current;
      if (!element) return;
      const ratio = window.devicePixelRatio;
      const snapped = (value: number) => `${Math.round((value - side / 2) * ratio) / ratio}px`;
      Object.assign(element.style, {
        width: `${side}px`,
        height: `${side}px`,
        left: snapped(at.x),
        top: snapped(at.y),
      });
    },
    [square, side],
  );

  useLayoutEffect(() => {
    const place = () => show(middle(spot));
    place();
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  }, [show, middle, spot]);

  const dragged = (dx: number, dy: number) => middle({ x: from.current.x + dx, y: from.current.y + dy });
  useDrag(field, {
    threshold: 4,
    onPress() {
      from.current = middle(spot);
      return square.current !== null;
    },
    onMove: (dx, dy) => show(dragged(dx, dy)),
    onEnd: (dx, dy) => onPlace(dragged(dx, dy)),
  });

  return {
    /** Moves the square by CSS px. */
    nudge(dx: number, dy: number) {
      const at = middle(spot);
      onPlace(middle({ x: at.x + dx, y: at.y + dy }));
    },
    put: (at: Spot) => onPlace(middle(at)),
  };
}

/** CSS px by which an arrow key moves the square while Shift is held. */
const SHIFT_STEP_PX = 10;
/** The pointer is hidden after it rests for this time. */
const POINTER_REST_MS = 3000;

/** A run in full screen. In modes with a square, the person first puts the square over the pixel. Then it flashes. */
export function Run({ actor }: { actor: RepairActor }) {
  const field = useRef<HTMLDivElement>(null);
  const square = useRef<HTMLDivElement>(null);
  const settings = useSelector(actor, ({ context }) => context.settings);
  const spot = useSelector(actor, ({ context }) => context.spot);
  const placing = useSelector(actor, (state) => state.matches({ running: 'placing' }));
  const left = useSelector(actor, ({ context }) =>
    remaining({ startedAt: context.startedAt, duration: context.settings.duration }, context.now),
  );
  const inSquare = onSquare(settings);
  const [moved, setMoved] = useState(false);
  const [resting, wake] = useRest(POINTER_REST_MS);
  const host = use(CheckHost);

  const { side } = settings;
  const { nudge, put } = useSquare({
    field,
    square,
    spot,
    side,
    onPlace: (at) => actor.send({ type: 'PLACE', spot: at }),
  });
  // Away from the square, or at the other edge if the person moved it.
  const low = inSquare && spot !== null && spot.y > (field.current?.clientHeight ?? 0) / 2;
  const edge = low !== moved ? 'top' : 'bottom';

  const stop = () => actor.send({ type: 'STOP', at: Date.now() });
  const begin = () => actor.send({ type: 'BEGIN', at: Date.now() });

  useKeyDown((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const onControl = event.target instanceof Element && event.target.closest('button') !== null;
    const arrow = inSquare && arrows[event.key];
    if (event.key === 'Escape') stop();
    else if (arrow) {
      event.preventDefault();
      const stride = event.shiftKey ? SHIFT_STEP_PX : 1;
      nudge(arrow[0] * stride, arrow[1] * stride);
    }
    // Ignore key repeat: a held Enter that started the run must not also begin the repair.
    else if (event.key === 'Enter' && placing && !onControl && !event.repeat) {
      event.preventDefault();
      begin();
    } else if (event.key.toLowerCase() === 'b' && !event.repeat) setMoved(!moved);
  });

  const onClick = (event: MouseEvent) => {
    if (placing) put({ x: event.clientX, y: event.clientY });
    // Ignore the second click of a double click on the start button: it must not stop the run.
    else if (event.detail !== 2) stop();
  };

  const picture = (
    <RepairPicture
      className={css.whole}
      settings={settings}
      playing
      side={0}
      onShown={(shown) => actor.send({ type: 'SHOWN', shown })}
    />
  );
  return (
    <FullscreenView label={placing ? labels.placing : labels.running} still={resting}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: every action has a key and a button */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape stops by keyboard, arrows move the square */}
      <div ref={field} className={css.runField} onPointerMove={wake} onClick={onClick} onAuxClick={onClick}>
        {inSquare ? (
          <div ref={square} className={css.square} data-empty={placing || undefined}>
            {!placing && picture}
          </div>
        ) : (
          picture
        )}
      </div>
      <div
        className={css.runBar[edge]}
        data-placing={placing || undefined}
        data-hosted={host !== null || undefined}
        role="toolbar"
        aria-label={labels.controls}
      >
        {host?.controls(stop)}
        {placing ? (
          <p className={css.runWords}>
            {labels.place}
            <span className={css.runHint}>{labels.placeHint}</span>
          </p>
        ) : (
          <p className={css.runCount} role="timer" aria-label={labels.timeLeft}>
            {clock(left)}
          </p>
        )}
        {placing && (
          <button type="button" className={css.runButton} onClick={begin}>
            {labels.begin}
          </button>
        )}
        <button type="button" className={css.runButton} onClick={stop}>
          {!placing && <span className={css.stopSign} aria-hidden="true" />}
          {placing ? controls.cancel : labels.stop}
        </button>
        <button
          type="button"
          className={css.runButton}
          aria-label={labels.moveControls}
          onClick={() => setMoved(!moved)}
        >
          <svg className={css.moveSign} viewBox="0 0 16 16" aria-hidden="true">
            <path d="M8 15V2M3 7l5-5 5 5" />
          </svg>
        </button>
      </div>
    </FullscreenView>
  );
}

/** Whether there was no activity for `after` milliseconds, and the function that reports activity. */
function useRest(after: number): [boolean, () => void] {
  const [resting, setResting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wake = () => {
    setResting(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setResting(true), after);
  };
  const first = useRef(wake);
  useEffect(() => {
    first.current();
    return () => clearTimeout(timer.current);
  }, []);
  return [resting, wake];
}

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
      mountRepair(element, { settings: first, onShown: (changes, elapsed) => report.current?.({ changes, elapsed }) }),
    [],
  );
  const picture = { noise: isNoise(settings), interval, intensity, side, playing };
  const { host } = useRenderer(mount, picture, useLayoutEffect);

  return <div ref={host} className={className} />;
}
