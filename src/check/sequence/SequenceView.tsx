import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ringsQuestion, sequenceTexts } from '../../../content/rings';
import { MAX_RINGS, RINGS, ringsOf } from '../../../machines/sequence/rings';
import type { SequenceEvent } from '../../../machines/sequence/sequence.events';
import type { SequenceActor } from '../../../machines/sequence/sequence.machine';
import type { Renderer } from '../../../renderers/renderer';
import type { StageFacts } from '../../../renderers/stage';
import type { SequencePicture } from '../../../renderers/swipe';
import { screenPixels } from '../../browser/screen/screen-facts';
import { useRenderer } from '../../ui/figures/useRenderer';
import { FullscreenView } from '../../ui/layout/FullscreenView';
import { useKeyDown } from '../../ui/useKeyDown';
import { commandOf } from './keys';
import { MarkPanel } from './MarkPanel';
import { type KindOption, Pins, useMarkDrag } from './Pins';
import { type BarAction, isArmed, isHidden, SequenceBar } from './SequenceBar';
import { useColorSwipe } from './useColorSwipe';
import * as css from './SequenceView.css';

/** Mounts the drawing of a sequence in a host. `Picture` may add settings. */
export type MountPicture<Picture extends SequencePicture = SequencePicture> = (
  host: HTMLElement,
  picture: Picture,
  onFacts: (facts: StageFacts) => void,
) => Renderer<Picture>;

const counts = Array.from({ length: MAX_RINGS }, (_, i) => i + 1);

/** The rings over the picture. */
const Rings = ({ places }: Pick<ReturnType<typeof ringsOf>, 'places'>) =>
  places.map(({ x, y }) => (
    <span key={`${x} ${y}`} className={css.ring} style={{ left: `${x * 100}%`, top: `${y * 100}%` }} data-ring />
  ));

/** Asks how many rings there are. A digit key answers too. */
const RingQuestion = ({ onCount }: { onCount: (count: number) => void }) => (
  <fieldset className={css.question}>
    <legend className={css.legend}>{ringsQuestion}</legend>
    {counts.map((count) => (
      <button key={count} type="button" className={css.ringCount} onClick={() => onCount(count)}>
        {count}
      </button>
    ))}
  </fieldset>
);

interface Props<Settings> {
  readonly actor: SequenceActor;
  /** Accessible name of the test. */
  readonly label: string;
  readonly mount: MountPicture<SequencePicture & Settings>;
  /** Other settings that the picture depends on. */
  readonly settings?: Settings;
  /** CSS color of each step, for the bar's strip and the loupe. Absent if the steps are not plain colors. */
  readonly swatches?: readonly string[];
  /** Kinds of mark. Without any, marking is off. */
  readonly kinds?: readonly KindOption[];
  /** The initial kind of a new mark on this step. */
  readonly likelyKind?: (step: number) => string;
  /** Whether the next step is the result, at this time in ms since the epoch. */
  readonly isOver?: (at: number) => boolean;
  /** Extra buttons of the bar. */
  readonly actions?: readonly BarAction[];
  /** Called first for every key; returns whether it handled the key. */
  readonly onKey?: (event: KeyboardEvent) => boolean;
  /** Shown over the picture, even when the controls hide. Only its own controls take the pointer. */
  readonly overlay?: ReactNode;
  /** Shown at the edge opposite the bar. Shows and hides with the bar. */
  readonly panel?: ReactNode;
}

const nothing = [] as const;
const never = () => false;

/** Minimum time between two activity reports. */
const MIN_ACTIVITY_GAP_MS = 100;

/** A running sequence on the whole screen, with picture, controls, and marks. Handles keys, pointer and touch. */
export function SequenceView<Settings extends object>({
  actor,
  label,
  mount,
  settings,
  swatches,
  kinds = nothing,
  likelyKind = () => '',
  isOver = never,
  actions = nothing,
  onKey: ownKey,
  overlay,
  panel,
}: Props<Settings>) {
  const layer = useRef<HTMLDivElement>(null);
  const fade = useRef<HTMLSpanElement>(null);
  const pointer = useRef<{ x: number; y: number } | null>(null);
  const [edge, setEdge] = useState<'bottom' | 'top'>('bottom');

  const { step, steps, held, marks, surface, startedAt, annotations } = useSelector(actor, ({ context }) => context);
  const hidden = useSelector(actor, isHidden);
  const marking = useSelector(actor, (state) => state.matches({ running: { marking: 'on' } }));
  const armed = useSelector(actor, isArmed);
  const name = steps[step]?.name ?? '';
  const rings = ringsOf(startedAt, steps.length);
  const hasRings = rings.step === step && !annotations.some(({ kind }) => kind === RINGS);

  const mountOn = useCallback(
    (element: HTMLElement, first: SequencePicture & Settings) =>
      mount(element, first, (facts) => {
        // In fullscreen the surface is the whole screen, even if the browser reports another size.
        const whole = document.fullscreenElement ? facts : screenPixels();
        actor.send({
          type: 'SURFACE',
          facts: { ...facts, screenWidth: whole.width, screenHeight: whole.height },
          at: Date.now(),
        });
      }),
    [actor, mount],
  );
  const picture = { ...(settings as Settings), shown: step, other: step, split: 0 };
  const { host, renderer } = useRenderer(mountOn, picture, useLayoutEffect);

  // Otherwise a focused control would take the Enter that saves the mark.
  const holding = held !== null;
  useEffect(() => {
    if (holding) layer.current?.focus({ preventScroll: true });
  }, [holding]);
  // A panel may cover the rings.
  const asking = hasRings && !marking && !panel;

  const send = (event: SequenceEvent) =>
    actor.send(event.type === 'NEXT' && isOver(event.at) ? { type: 'EXIT', at: event.at } : event);

  const reported = useRef(0);
  const activity = () => {
    const now = performance.now();
    if (now - reported.current < MIN_ACTIVITY_GAP_MS) return;
    reported.current = now;
    actor.send({ type: 'ACTIVITY' });
    for (const animation of fade.current?.getAnimations() ?? []) animation.currentTime = 0;
  };

  /** The device pixel at a point of the viewport. */
  const pixelAt = (client: { x: number; y: number }) => {
    const box = host.current?.getBoundingClientRect();
    if (!box) return null;
    // A mark may be set before the first picture has reported its size.
    const { width, height } = surface ?? {
      width: box.width * window.devicePixelRatio,
      height: box.height * window.devicePixelRatio,
    };
    return {
      x: Math.floor(((client.x - box.left) * width) / box.width),
      y: Math.floor(((client.y - box.top) * height) / box.height),
    };
  };
  const markAt = (client: { x: number; y: number } | null) => {
    const center = { x: window.innerWidth / 2, y: window.innerHeight / 2 };
    const spot = pixelAt(client ?? center);
    if (spot) actor.send({ type: 'MARK.AT', ...spot, kind: likelyKind(step) });
  };

  /** Whether the focused control got its focus by keyboard. */
  const focusByKeys = useRef(false);

  // The test gets keys wherever focus is, so that they work after a click anywhere.
  useKeyDown((event) => {
    activity();
    if (ownKey?.(event)) {
      event.preventDefault();
      return;
    }
    const command = commandOf(event, { marking, holding, asking, focusByKeys: focusByKeys.current, kinds });
    if (!command) return;
    event.preventDefault();
    if (command === 'mark') markAt(pointer.current);
    else if (command === 'edge') setEdge(edge === 'bottom' ? 'top' : 'bottom');
    else send(command);
  });

  useColorSwipe({ actor, send, host, picture: renderer });
  useMarkDrag({ actor, host });

  return (
    <FullscreenView
      label={sequenceTexts.view(label, name, step + 1, steps.length)}
      still={hidden && !armed}
      layer={layer}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: every action also has a key and a button */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard equivalent is M */}
      <div
        ref={host}
        className={css.picture}
        data-aiming={armed || holding || undefined}
        onPointerMove={(event) => {
          const { clientX: x, clientY: y } = event;
          // Chromium sends a zero-distance move whenever the layout under a resting pointer changes.
          if (pointer.current?.x === x && pointer.current.y === y) return;
          pointer.current = { x, y };
          activity();
        }}
        onPointerDown={(event) => {
          pointer.current = { x: event.clientX, y: event.clientY };
          activity();
        }}
        onClick={(event) => {
          if (armed || holding) markAt({ x: event.clientX, y: event.clientY });
        }}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only observes focus and pointer */}
      <div
        className={css.controls}
        data-hidden={hidden || undefined}
        onFocus={(event) => {
          focusByKeys.current = event.target.matches(':focus-visible');
          if (focusByKeys.current) actor.send({ type: 'CONTROLS.FOCUS' });
        }}
        onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && actor.send({ type: 'CONTROLS.BLUR' })}
        onPointerMove={activity}
        // Clicking a button does not focus it, so that Space still goes to the test.
        onMouseDown={(event) =>
          event.target instanceof Element && event.target.closest('button') && event.preventDefault()
        }
      >
        {overlay}
        {hasRings && <Rings places={rings.places} />}
        <Pins
          marks={marks.filter((mark) => mark.step === step)}
          held={held}
          surface={surface}
          kinds={kinds}
          quiet={hidden}
          onPick={(id) => actor.send({ type: 'MARK.PICK', id })}
        />
        {held && surface && (
          <MarkPanel
            mark={held}
            surface={surface}
            color={swatches?.[held.step] ?? '#000000'}
            kinds={kinds}
            edge={edge === 'bottom' ? 'top' : 'bottom'}
            send={actor.send}
          />
        )}
        {(asking || panel) && (
          <div className={css.panel[edge === 'bottom' ? 'top' : 'bottom']} data-hidden={hidden || undefined}>
            {asking ? (
              <RingQuestion
                onCount={(count) => {
                  // The question goes, and the focus with it.
                  layer.current?.focus({ preventScroll: true });
                  actor.send({ type: 'ANNOTATE', kind: RINGS, value: count, part: '' });
                }}
              />
            ) : (
              panel
            )}
          </div>
        )}
        <SequenceBar
          actor={actor}
          swatches={swatches}
          actions={actions}
          edge={edge}
          fade={fade}
          onMark={
            kinds.length > 0
              ? // With the keyboard there is no click to wait for, so the mark is placed at once.
                (byKeyboard) => (byKeyboard ? markAt(pointer.current) : actor.send({ type: 'MARK.ARM' }))
              : undefined
          }
          send={send}
        />
      </div>
    </FullscreenView>
  );
}
