import { useActorRef, useSelector } from '@xstate/react';
import type { LucideIcon } from 'lucide-react';
import ChevronFirst from 'lucide-react/icons/chevron-first';
import ChevronLast from 'lucide-react/icons/chevron-last';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  type Ref,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type EventObject, fromCallback } from 'xstate';
import { replayTexts } from '../../../content/report-replay';
import type { Journal } from '../../../machines/journal';
import { isPictured } from '../../../machines/report/pictured';
import type { PlaybackStep } from '../../../machines/report/playback';
import {
  type PlaybackEvent,
  type PlayerOrder,
  playbackMachine,
  type Speed,
  speeds,
} from '../../../machines/report/playback.machine';
import type { Moment } from '../../../machines/report/playback-picture';
import { Notice } from '../../inspection/Notice';
import { useInspector } from '../../inspector';
import { fig, small, soft } from '../../theme/base.css';
import { reducedMotion } from '../../theme/vars.css';
import { Choice } from '../../ui/controls/Choice';
import { Range } from '../../ui/controls/Range';
import { ring } from '../../ui/controls/Slider.css';
import { VerdictBadge } from '../../ui/figures/VerdictBadge';
import { MomentPicture } from './MomentPicture';
import { startReplay } from './replay-worker';
import * as css from './Player.css';
import { waiting } from './Replay.css';

/** Replays a journal in a worker, and shows what the machine knew at each step. */
const playerOf = (journal: Journal) =>
  fromCallback<PlayerOrder>(({ sendBack, receive }) => {
    const send = (event: PlaybackEvent) => sendBack(event);
    const worker = startReplay({
      onReply: (reply) => {
        if (reply.kind === 'opened') send({ type: 'OPENED', playback: reply.playback });
        if (reply.kind === 'moment') send({ type: 'MOMENT', step: reply.step, moment: reply.moment });
      },
      onFailure: (failure) => send({ type: 'FAILED', failure }),
    });
    worker.ask({ kind: 'play', journal });
    receive(({ step }) => worker.ask({ kind: 'show', step }));
    return worker.end;
  });

/** Sends TICK with each frame. A hidden page has no frames. */
const clock = fromCallback<EventObject>(({ sendBack }) => {
  let last: number | null = null;
  let frame = 0;
  const tick = (now: number) => {
    frame = requestAnimationFrame(tick);
    if (last !== null) sendBack({ type: 'TICK', ms: now - last });
    last = now;
  };
  frame = requestAnimationFrame(tick);
  return () => cancelAnimationFrame(frame);
});

/** The playback of a journal in this browser. */
const playbackOf = (journal: Journal) => playbackMachine.provide({ actors: { player: playerOf(journal), clock } });

interface Props {
  readonly steps: readonly PlaybackStep[];
  readonly step: number;
  readonly isPlaying: boolean;
  readonly onStep: (step: number) => void;
  readonly playhead: Ref<HTMLInputElement>;
}

/** The text that a screen reader announces for a step. */
function spokenStep(steps: readonly PlaybackStep[], step: number): string {
  const { at, type } = steps[step] ?? { at: 0, type: null };
  return type === null ? replayTexts.start : replayTexts.spoken(step, steps.length - 1, clockText(at), type);
}

/** The events of a journal as a comb, and a playhead over it. Arrow keys move the playhead by one event. */
function Scrubber({ steps, step, isPlaying, onStep, playhead }: Props) {
  const max = Math.max(1, steps.length - 1);
  const at = `${(100 * step) / max}%`;
  const width = isPlaying ? 3 : 2;
  return (
    <div className={css.scrubber}>
      <div className={css.scrubberTrack}>
        <Events steps={steps} />
        <Range
          input={playhead}
          label={replayTexts.place}
          spoken={spokenStep(steps, step)}
          value={step}
          min={0}
          max={max}
          step={1}
          onChange={onStep}
        />
        <svg className={css.head} aria-hidden="true">
          <rect
            className={css.bar}
            data-playing={isPlaying || undefined}
            x={at}
            width={width}
            height="100%"
            transform={`translate(${-width / 2})`}
          />
          <rect className={ring} x={at} y="-2.5" width="7" height="49" transform="translate(-3.5)" />
        </svg>
      </div>
    </div>
  );
}

/** A tick for each event, short where the event had no effect. Rendered once: only the playhead moves. */
const Events = memo(function Events({ steps }: { steps: readonly PlaybackStep[] }) {
  return (
    <svg
      className={css.events}
      viewBox={`0 0 ${Math.max(1, steps.length - 1)} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        className={css.tick}
        d={steps.map(({ hasEffect }, i) => (hasEffect ? `M${i} .1V1` : `M${i} .7V1`)).join('')}
      />
    </svg>
  );
});

const none: readonly PlaybackStep[] = [];
const speedOptions = speeds.map((speed) => ({ id: String(speed), name: `${speed}×` }));

export interface PlayerProps {
  readonly journal: Journal;
  /** Whether the playhead takes focus, so that its keys work at once. */
  readonly takesFocus: boolean;
}

/** Plays back one journal: the picture, event and verdict of each step, and a playhead. */
export function Player({ journal, takesFocus }: PlayerProps) {
  const [machine] = useState(() => playbackOf(journal));
  const actor = useActorRef(machine);
  useInspector(actor);
  const { playback, step, speed, moment, failure } = useSelector(actor, ({ context }) => context);
  const isPlaying = useSelector(actor, (state) => state.matches({ working: 'playing' }));
  const stepsOnly = useReducedMotion();
  const playhead = useRef<HTMLInputElement>(null);
  const steps = playback?.steps ?? none;
  const isOpen = playback !== null;

  useEffect(() => {
    if (isOpen && takesFocus) playhead.current?.focus();
  }, [isOpen, takesFocus]);
  useEffect(() => {
    if (stepsOnly) actor.send({ type: 'PAUSE' });
  }, [actor, stepsOnly]);

  if (failure) return <Notice title={replayTexts.failed[failure].title}>{replayTexts.failed[failure].text}</Notice>;
  if (!playback)
    return (
      <p role="status" className={waiting}>
        {replayTexts.opening}
      </p>
    );

  const last = steps.length - 1;
  const go = (to: number) => actor.send({ type: 'GO', step: to });
  const onKeyDown = (event: KeyboardEvent) => {
    // The playhead and the speed control handle these keys themselves.
    if (event.target instanceof HTMLInputElement) return;
    const to = { ArrowLeft: step - 1, ArrowRight: step + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys work from every button inside
    <div onKeyDown={onKeyDown}>
      <div className={isPictured(journal.check) ? css.moment : undefined}>
        {isPictured(journal.check) && (
          <div className={css.picture}>{moment && <MomentPicture of={moment.of.picture} />}</div>
        )}
        <Readout steps={steps} step={step} judgment={moment?.of.judgment ?? null} />
      </div>
      <Scrubber steps={steps} step={step} isPlaying={isPlaying} onStep={go} playhead={playhead} />
      <div className={css.controls}>
        <div className={css.buttons}>
          <IconButton icon={ChevronFirst} name={replayTexts.first} isOff={step === 0} onPress={() => go(0)} />
          <IconButton icon={ChevronLeft} name={replayTexts.previous} isOff={step === 0} onPress={() => go(step - 1)} />
          {!stepsOnly && (
            <IconButton
              icon={isPlaying ? Pause : Play}
              name={isPlaying ? replayTexts.pause : replayTexts.play}
              isOff={last === 0}
              onPress={() => actor.send({ type: isPlaying ? 'PAUSE' : 'PLAY' })}
            />
          )}
          <IconButton icon={ChevronRight} name={replayTexts.next} isOff={step === last} onPress={() => go(step + 1)} />
          <IconButton icon={ChevronLast} name={replayTexts.last} isOff={step === last} onPress={() => go(last)} />
        </div>
        {stepsOnly ? (
          <p className={`${small} ${soft}`}>{replayTexts.stepsOnly}</p>
        ) : (
          <Choice
            label={replayTexts.speed}
            look="hidden"
            options={speedOptions}
            value={String(speed)}
            onChange={(id) => actor.send({ type: 'SPEED', speed: Number(id) as Speed })}
          />
        )}
      </div>
      {playback.forged && (
        <p role="alert" className={css.forged}>
          {replayTexts.forged(playback.forged.event)}
        </p>
      )}
    </div>
  );
}

interface IconButtonProps {
  readonly icon: LucideIcon;
  readonly name: string;
  /** A disabled button keeps its focus. */
  readonly isOff: boolean;
  readonly onPress: () => void;
}

function IconButton({ icon: Icon, name, isOff, onPress }: IconButtonProps) {
  return (
    <button
      type="button"
      className={css.icon}
      aria-label={name}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onPress()}
    >
      <Icon size={20} strokeWidth={1.75} absoluteStrokeWidth aria-hidden="true" />
    </button>
  );
}

interface ReadoutProps {
  readonly steps: readonly PlaybackStep[];
  readonly step: number;
  readonly judgment: Moment['judgment'];
}

/** The event of one step, its time, and the verdict so far. */
function Readout({ steps, step, judgment }: ReadoutProps) {
  const { at, type, data, hasEffect } = steps[step] ?? { at: 0, type: null, data: '', hasEffect: true };
  return (
    <dl className={css.readout}>
      <Row name={replayTexts.event}>
        <span className={fig}>{step === 0 ? replayTexts.start : replayTexts.of(step, steps.length - 1)}</span>
      </Row>
      <Row name={replayTexts.time}>
        <span className={fig}>{clockText(at)}</span>
      </Row>
      <Row name={replayTexts.received}>
        {type === null ? (
          <span className={soft}>{replayTexts.nothing}</span>
        ) : (
          <>
            <code className={css.type}>{type}</code>{' '}
            {!hasEffect && <span className={css.readoutNote}>{replayTexts.noEffect}</span>}
            <code className={css.data}>{data}</code>
          </>
        )}
      </Row>
      <Row name={replayTexts.judgment}>
        {judgment ? (
          <span className={css.judgment}>
            <VerdictBadge status={judgment.status} /> <span className={css.readoutDetails}>{judgment.details}</span>
          </span>
        ) : (
          <span className={soft}>{replayTexts.noJudgment}</span>
        )}
      </Row>
    </dl>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.readoutRow}>
      <dt className={css.readoutName}>{name}</dt>
      <dd className={css.readoutValue}>{children}</dd>
    </div>
  );
}

const query = () => matchMedia(reducedMotion);

function onChange(listener: () => void): () => void {
  const watched = query();
  watched.addEventListener('change', listener);
  return () => watched.removeEventListener('change', listener);
}

/** Whether the person prefers reduced motion. */
const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => query().matches,
    () => false,
  );

const TENTH_MS = 100;

/** `1:05.3`: minutes, seconds and tenths of a time in ms. Truncated, never rounded up. */
function clockText(ms: number): string {
  const tenths = Math.floor(ms / TENTH_MS);
  const seconds = Math.floor(tenths / 10) % 60;
  return `${Math.floor(tenths / 600)}:${String(seconds).padStart(2, '0')}.${tenths % 10}`;
}
