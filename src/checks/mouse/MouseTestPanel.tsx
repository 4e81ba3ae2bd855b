import { useSelector } from '@xstate/react';
import Square from 'lucide-react/icons/square';
import { type ReactNode, type Ref, use, useCallback, useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { mouseNotes, mouseTips } from '../../../content/mouse';
import { withUnit } from '../../../content/words';
import { evidence } from '../../../machines/mouse/evidence';
import { FULL_BAR_MS, type MousePart, nextPart, resultsOf } from '../../../machines/mouse/mouse';
import { isWaiting, type mouseMachine } from '../../../machines/mouse/mouse.machine';
import type { Movement } from '../../../measure/live/movement';
import { fig, hidden } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { FigureStrip, type StripFigure } from '../../ui/figures/FigureStrip';
import { TickGauge } from '../../ui/figures/TickGauge';
import { VerdictBadge } from '../../ui/figures/VerdictBadge';
import { CheckHost } from '../../ui/layout/CheckHost';
import * as css from './Mouse.css';

/** State shared by the page's actors and the panels. */
export interface MouseTest {
  readonly movement: Movement;
  /** The field of the running part. */
  readonly field: { current: HTMLElement | null };
}

export interface PanelProps {
  readonly actor: MouseActor;
  readonly test: MouseTest;
  /**
   * Receives focus when the page returns from a result. It is the button of the running test, otherwise of the first
   * test.
   */
  readonly start: Ref<HTMLButtonElement> | undefined;
}

export type MouseActor = ActorRefFrom<typeof mouseMachine>;

interface Props extends PanelProps {
  readonly part: MousePart;
  /** Shown in place of the task while the test runs. */
  readonly message?: string | null;
  readonly look: 'light' | 'scope';
  readonly figures: readonly StripFigure[];
  readonly children: ReactNode;
}

/** Ticks of the progress bar: one per quarter of a second. */
const TICKS = 40;

/** The panel of one part: name and button, field, progress bar and figures. */
export function MouseTestPanel({ actor, test, part, start, message, look, figures, children }: Props) {
  const running = useSelector(actor, ({ context }) => context.active === part);
  const name = evidence[part].name;
  // The machine listens on the field of the running test.
  const field = useCallback(
    (element: HTMLElement | null) => {
      if (element && running) test.field.current = element;
    },
    [running, test],
  );
  const host = use(CheckHost);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // In a run, a part may start by itself below the fold.
    if (host && running) section.current?.scrollIntoView({ block: 'nearest' });
  }, [host, running]);
  return (
    <section ref={section} className={css.panel} data-running={running || undefined} aria-label={name}>
      <div className={css.head}>
        <h2 className={css.name}>{name}</h2>
        <Verdict actor={actor} part={part} />
        <span className={css.button}>
          <Action actor={actor} part={part} start={start} />
        </span>
      </div>
      <p className={css.task} aria-live={running ? 'polite' : 'off'}>
        {(running && message) || <Task actor={actor} part={part} />}
      </p>
      <div ref={field} className={css.field[look]} data-field={part}>
        {children}
      </div>
      <Progress actor={actor} part={part} />
      <div className={css.figures}>
        <FigureStrip columns={4} figures={figures} />
      </div>
    </section>
  );
}

/** What to do, or the result. */
function Task({ actor, part }: { actor: MouseActor; part: MousePart }) {
  const details = useSelector(actor, ({ context }) =>
    context.done[part] ? (resultsOf(context).find(({ rule }) => rule === part)?.details ?? '') : null,
  );
  return details ?? `${evidence[part].needs} ${mouseTips[part]}`;
}

function Verdict({ actor, part }: { actor: MouseActor; part: MousePart }) {
  const status = useSelector(
    actor,
    ({ context }) => (context.done[part] && resultsOf(context).find(({ rule }) => rule === part)?.verdict) || null,
  );
  if (status === null) return null;
  return (
    <span className={css.verdict}>
      <VerdictBadge status={status} />
    </span>
  );
}

/**
 * The Start button, which becomes Complete Test. The Start button of the next test has the signal color. After each
 * click the button waits a moment, and shows that it waits, so that a worn mouse does not click the new button too.
 */
function Action({ actor, part, start }: Pick<Props, 'actor' | 'part' | 'start'>) {
  const active = useSelector(actor, ({ context }) => context.active);
  const done = useSelector(actor, ({ context }) => context.done[part]);
  const next = useSelector(actor, ({ context }) => nextPart(context) === part);
  const spoken = <span className={hidden}> {mouseNotes.spoken(evidence[part].name)}</span>;
  const waiting = useSelector(actor, (state) =>
    state.context.active === part
      ? isWaiting(state.context, state.context.now)
      : state.context.last === part && state.matches({ testing: { choosing: 'settling' } }),
  );
  const running = active === part;
  // One button for both actions. It is not disabled while it waits, so that it keeps focus.
  return (
    <Button
      ref={start}
      look={running ? 'solid' : next && active === null ? 'go' : done ? 'quiet' : 'outline'}
      disabled={active !== null && !running}
      aria-disabled={waiting || undefined}
      onClick={() =>
        actor.send(running ? { type: 'COMPLETE', at: Date.now() } : { type: 'START', part, at: Date.now() })
      }
    >
      {running ? (
        <>
          <Square size={13} fill="currentColor" aria-hidden="true" />
          {mouseNotes.complete}
        </>
      ) : (
        <span>
          {done ? mouseNotes.runAgain : mouseNotes.start}
          {spoken}
        </span>
      )}
    </Button>
  );
}

/** How much of the ten seconds has passed. The test continues after that. */
function Progress({ actor, part }: { actor: MouseActor; part: MousePart }) {
  const share = useSelector(actor, ({ context: { active, now, changedAt, done, durations } }) => {
    const time = active === part ? now - changedAt : done[part] ? durations[part] : 0;
    return Math.min(1, Math.max(0, time / FULL_BAR_MS));
  });
  const seconds = Math.floor((share * FULL_BAR_MS) / 1000);
  return (
    <div
      className={css.progress}
      role="progressbar"
      aria-label={mouseNotes.time(evidence[part].name)}
      aria-valuemin={0}
      aria-valuemax={FULL_BAR_MS / 1000}
      aria-valuenow={seconds}
      aria-valuetext={mouseNotes.of(seconds, `${FULL_BAR_MS / 1000} s`)}
    >
      <TickGauge count={TICKS} value={Math.floor(share * TICKS)} />
      <span className={`${fig} ${css.seconds}`} aria-hidden="true">
        {mouseNotes.of(seconds, withUnit(FULL_BAR_MS / 1000, 's'))}
      </span>
    </div>
  );
}
