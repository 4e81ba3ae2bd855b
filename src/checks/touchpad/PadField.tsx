import { useSelector } from '@xstate/react';
import { padNotes } from '../../../content/touchpad';
import { scaleOf } from '../../../measure/touchpad/pinching';
import { type SidesReading, sides } from '../../../measure/touchpad/sides';
import { mountTrail } from '../../../renderers/mouse/trail.renderer';
import { DragTrack } from '../../ui/figures/DragTrack';
import { LivePicture } from '../../ui/figures/LivePicture';
import { ScrollStrokes } from '../../ui/figures/ScrollStrokes';
import { type PadActor, type PadContext, type PadTest, restedOf, restOf } from './figures';
import * as css from './Touchpad.css';

/** Side of the pinch square in SVG units: at a scale of 1, minimum and maximum. */
const SQUARE_SIDE = 40;
const MIN_SQUARE_SIDE = 8;
const MAX_SQUARE_SIDE = 96;

/**
 * The field that the current step captures. It has the page's colors for presses and the drag. For all other steps it
 * is a scope.
 */
export function PadField({ actor, test }: { actor: PadActor; test: PadTest }) {
  const context = useSelector(actor, (state) => state.context);
  const isRunning = useSelector(actor, (state) => state.matches('running'));
  const isOver = useSelector(actor, (state) => state.matches({ running: 'over' }));
  const isLive = isRunning && !isOver;
  const { task } = context;
  const isLight = isRunning && (task === 'press' || task === 'tap' || task === 'menu' || task === 'drag');
  return (
    <div
      ref={(element) => {
        test.field.current = element;
      }}
      className={isLight ? css.light : css.scope}
      data-field={task}
      data-live={isLive || undefined}
    >
      {isRunning ? (
        <Content context={context} test={test} isLive={isLive} />
      ) : (
        <p className={css.fieldWords}>{padNotes.idle}</p>
      )}
    </div>
  );
}

function Content({ context, test, isLive }: { context: PadContext; test: PadTest; isLive: boolean }) {
  const { task } = context;
  if (restOf(task) !== null) return <Rest context={context} isLive={isLive} />;
  switch (task) {
    case 'press':
    case 'tap':
    case 'menu':
      return <Target isHeld={context[task].down.length > 0} words={padNotes.targets[task]} />;
    case 'drag':
      return (
        <div className={css.drag}>
          <DragTrack held={isLive && context.drag.isHeld} />
        </div>
      );
    case 'scroll':
      return <ScrollStrokes scrolling={context.scroll.steps} live={isLive} />;
    case 'pinch':
      return <Square scale={scaleOf(context.pinch)} />;
    default:
      return (
        <>
          <LivePicture
            mount={mountTrail}
            of={test.trace}
            settings={{ running: isLive }}
            className={css.trail}
            label={padNotes.trail}
          />
          {task === 'edges' && <Sides of={context.edges.sides} />}
        </>
      );
  }
}

function Target({ isHeld, words }: { isHeld: boolean; words: string }) {
  return (
    <div className={css.target} data-held={isHeld || undefined}>
      <span className={css.ring} aria-hidden="true" />
      {words}
    </div>
  );
}

/** The seconds that are left. The progress bar below the field reports them to screen readers. */
function Rest({ context, isLive }: { context: PadContext; isLive: boolean }) {
  const rested = restedOf(context);
  const left = Math.ceil(((restOf(context.task) ?? 0) - Math.max(0, rested)) / 1000);
  return (
    <div className={css.rest}>
      {isLive && (
        <p className={css.seconds} aria-hidden="true">
          {left}
        </p>
      )}
      <p className={css.fieldWords}>{!isLive ? padNotes.over : rested < 0 ? padNotes.settle : padNotes.still}</p>
    </div>
  );
}

/** The ring in the middle, and the four sides. */
function Sides({ of }: { of: SidesReading }) {
  return (
    <div aria-hidden="true">
      <span className={css.start} />
      {sides.map((side) => (
        <span key={side} className={css.fieldSide[side]} data-reached={of[side].reached > 0 || undefined} />
      ))}
    </div>
  );
}

/** A square that scales with the pinch. */
function Square({ scale }: { scale: number }) {
  const size = Math.min(MAX_SQUARE_SIDE, Math.max(MIN_SQUARE_SIDE, SQUARE_SIDE * scale));
  return (
    <svg className={css.square} viewBox="0 0 100 100" aria-hidden="true">
      <rect x={50 - size / 2} y={50 - size / 2} width={size} height={size} />
    </svg>
  );
}
