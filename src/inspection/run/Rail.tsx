import { useSelector } from '@xstate/react';
import { runTexts } from '../../../content/inspection-run';
import { inspectionTitle } from '../../../content/inspection-start';
import { inMinutes } from '../../../content/words';
import { fig } from '../../theme/base.css';
import { useNow } from '../../ui/useNow';
import type { InspectionActor } from '../actor';
import * as css from './Run.css';

/** Update interval of the displayed time, in ms. */
const DRAW_EVERY_MS = 500;

/** How long the run has taken so far without pauses, as `2:48`. The text changes once a second. */
export function Elapsed({ actor, className }: { actor: InspectionActor; className?: string }) {
  const context = useSelector(actor, (state) => state.context);
  const now = useNow(DRAW_EVERY_MS);
  const { appMs, personMs } = context.inspection;
  const since = context.turn === 'nobody' || context.lastAt === null ? 0 : Math.max(0, now - context.lastAt);
  return (
    <span className={`${fig} ${className ?? ''}`} role="timer" aria-label={runTexts.elapsed}>
      {inMinutes(Math.floor((appMs + personMs + since) / 1000))}
    </span>
  );
}

interface RailProps {
  readonly actor: InspectionActor;
  readonly note?: string;
  /** Called before the run is paused. */
  readonly onPause?: () => void;
}

/** The rail above the open test: device, profile, elapsed time, and the pause button. */
export function Rail({ actor, note, onPause }: RailProps) {
  const { facts, profile } = useSelector(actor, ({ context }) => context.inspection);
  const isPaused = useSelector(actor, (state) => state.matches({ unfinished: 'paused' }));
  const model = [facts.maker, facts.model].filter(Boolean).join(' ');
  return (
    <section className={css.rail} aria-label={runTexts.rail}>
      <div className={css.railInner}>
        <span className={css.railMark} aria-hidden="true" />
        <b className={`${css.strong} ${css.railWide}`}>{inspectionTitle}</b>
        {facts.assetTag && <b className={`${fig} ${css.strong}`}>{facts.assetTag}</b>}
        {(model || facts.serial) && (
          <span className={`${css.device} ${css.railWide}`}>
            {model}
            {model && facts.serial && ', '}
            {facts.serial && <span className={fig}>{facts.serial}</span>}
          </span>
        )}
        <span className={css.railPush}>
          <span className={`${css.quiet} ${css.railWide}`}>{note ?? runTexts.profile(profile.name)}</span>
          <Elapsed actor={actor} className={css.railTime} />
          <button
            type="button"
            className={css.railButton}
            onClick={() => {
              onPause?.();
              actor.send({ type: isPaused ? 'RESUME' : 'PAUSE', at: Date.now() });
            }}
          >
            <svg className={css.railSign} viewBox="0 0 12 12" aria-hidden="true">
              <path d={isPaused ? 'M2 0l9 6-9 6z' : 'M1 0h3.5v12H1zM7.5 0H11v12H7.5z'} />
            </svg>
            {isPaused ? runTexts.resume : runTexts.pause}
          </button>
        </span>
      </div>
    </section>
  );
}
