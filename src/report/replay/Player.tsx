import { useActorRef, useSelector } from '@xstate/react';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { replayTexts } from '../../../content/report-replay';
import type { Journal } from '../../../machines/journal';
import { isPictured } from '../../../machines/report/pictured';
import type { PlaybackStep } from '../../../machines/report/playback';
import { type Speed, speeds } from '../../../machines/report/playback.machine';
import type { Moment } from '../../../machines/report/playback-picture';
import { Notice } from '../../inspection/Notice';
import { useInspector } from '../../inspector';
import { fig, small, soft } from '../../theme/base.css';
import { reducedMotion } from '../../theme/vars.css';
import { Choice } from '../../ui/controls/Choice';
import { VerdictBadge } from '../../ui/results/VerdictBadge';
import { playbackOf } from './actor';
import { clockText } from './clock-text';
import { MomentPicture } from './MomentPicture';
import { Scrubber } from './Scrubber';
import * as css from './Player.css';
import { waiting } from './Replay.css';

const icon = { size: 20, strokeWidth: 1.75, absoluteStrokeWidth: true, 'aria-hidden': true } as const;
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
  const thumb = useRef<HTMLSpanElement>(null);
  const steps = playback?.steps ?? none;
  const isOpen = playback !== null;

  useEffect(() => {
    if (!isOpen || !takesFocus) return;
    // The slider library renders its thumb one frame late.
    const frame = requestAnimationFrame(() => thumb.current?.focus());
    return () => cancelAnimationFrame(frame);
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
    const { target } = event;
    if (target instanceof HTMLInputElement || (target instanceof HTMLElement && target.role === 'slider')) return;
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
      <Scrubber steps={steps} step={step} isPlaying={isPlaying} onStep={go} thumb={thumb} />
      <div className={css.controls}>
        <div className={css.buttons}>
          <IconButton name={replayTexts.first} isOff={step === 0} onPress={() => go(0)}>
            <ChevronFirst {...icon} />
          </IconButton>
          <IconButton name={replayTexts.previous} isOff={step === 0} onPress={() => go(step - 1)}>
            <ChevronLeft {...icon} />
          </IconButton>
          {!stepsOnly && (
            <IconButton
              name={isPlaying ? replayTexts.pause : replayTexts.play}
              isOff={last === 0}
              onPress={() => actor.send({ type: isPlaying ? 'PAUSE' : 'PLAY' })}
            >
              {isPlaying ? <Pause {...icon} /> : <Play {...icon} />}
            </IconButton>
          )}
          <IconButton name={replayTexts.next} isOff={step === last} onPress={() => go(step + 1)}>
            <ChevronRight {...icon} />
          </IconButton>
          <IconButton name={replayTexts.last} isOff={step === last} onPress={() => go(last)}>
            <ChevronLast {...icon} />
          </IconButton>
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
  readonly name: string;
  /** A disabled button keeps its focus. */
  readonly isOff: boolean;
  readonly onPress: () => void;
  readonly children: React.ReactNode;
}

function IconButton({ name, isOff, onPress, children }: IconButtonProps) {
  return (
    <button
      type="button"
      className={css.icon}
      aria-label={name}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onPress()}
    >
      {children}
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
