import { useSelector } from '@xstate/react';
import { mouseFields } from '../../../content/mouse';
import { buttonName, buttonNames, figures, marginOf } from '../../../content/verdicts/mouse';
import { fixed, rounded, withUnit } from '../../../content/words';
import { MIN_DRAGS } from '../../../machines/mouse/evidence';
import { neededDoubles, nextButton, nextHalf } from '../../../machines/mouse/mouse';
import type { MovementReading } from '../../../measure/live/movement';
import { MIN_POLLING_SAMPLES } from '../../../measure/pointer/polling';
import {
  accidentalOf,
  type DragCounts,
  GAP_BIN_MS,
  GAP_BINS,
  MAX_BOUNCE_MS,
  type Presses,
} from '../../../measure/pointer/presses';
import { mountTrail } from '../../../renderers/mouse/trail.renderer';
import { fig } from '../../theme/base.css';
import { DragTrack } from '../../ui/figures/DragTrack';
import { stripFigure } from '../../ui/figures/FigureStrip';
import { GapHistogram } from '../../ui/figures/GapHistogram';
import { LivePicture } from '../../ui/figures/LivePicture';
import { MouseTestPanel, type PanelProps } from './MouseTestPanel';
import * as css from './Mouse.css';

/** Outlines of the buttons in a drawing of 140 × 180, seen from above. */
const outlines = [
  'M72 4H52A44 44 0 0 0 26 46V78H64V62A6 6 0 0 1 64 62V28A8 8 0 0 1 72 22Z',
  'M72 26A6 6 0 0 1 78 32V58A6 6 0 0 1 66 58V32A6 6 0 0 1 72 26Z',
  'M72 4H92A44 44 0 0 1 118 46V78H80V28A8 8 0 0 0 72 22Z',
  'M26 112H16V136H28Z',
  'M26 84H16V108H26Z',
] as const;

/** All buttons, and a block to drag with Left held. */
export function ClickPanel(props: PanelProps) {
  const { actor } = props;
  const presses = useSelector(actor, ({ context }) => context.click);
  const carrying = useSelector(actor, ({ context }) => context.carrying);
  const held = useSelector(actor, (actorState) => actorState.hasTag('held'));
  const running = useSelector(actor, ({ context }) => context.active === 'click');
  const lacksMiddle = useSelector(actor, ({ context }) => context.lacksMiddle === true);
  const next = running ? nextButton({ click: presses, lacksMiddle }) : null;
  const { counts, down } = presses;
  const state = (button: number) => (down.includes(button) ? 'held' : counts[button] ? 'tested' : 'untested');
  const others = Object.keys(counts)
    .map(Number)
    .filter((button) => button >= buttonNames.length);
  return (
    <MouseTestPanel
      {...props}
      part="click"
      message={clickMessage(next, carrying)}
      look="light"
      figures={clickFigures(presses, carrying)}
    >
      <div className={css.mouse}>
        <svg className={css.drawing} viewBox="12 2 110 180" aria-hidden="true">
          <path className={css.body} d="M26 78V130A46 48 0 0 0 118 130V78" />
          {outlines.map((d, button) => (
            <path
              key={buttonNames[button]}
              className={css.part}
              data-state={state(button)}
              data-next={button === next || undefined}
              d={d}
            />
          ))}
        </svg>
        <ul className={css.list}>
          {[...buttonNames.keys(), ...others].map((button) => (
            <li
              key={button}
              className={css.row}
              data-button={button}
              data-state={state(button)}
              data-next={button === next || undefined}
            >
              <span className={css.lamp} aria-hidden="true" />
              {buttonName(button)}
              <span className={`${fig} ${css.figure}`}>{counts[button] ?? 0}</span>
            </li>
          ))}
        </ul>
      </div>
      <DragTrack held={held} />
    </MouseTestPanel>
  );
}

/** What to do next; null if there is nothing left to do. */
function clickMessage(next: number | null, { carried }: DragCounts): string | null {
  if (next !== null) return mouseFields.press(buttonName(next));
  return carried < MIN_DRAGS ? mouseFields.drag : null;
}

/** The drags as one figure. */
const draggedOf = ({ carried, drops, early }: DragCounts) => ({
  ...stripFigure(mouseFields.dragged, carried),
  note: drops.length + early > 0 ? mouseFields.lostOrEarly(drops.length, early) : undefined,
});

function clickFigures(presses: Presses, carrying: DragCounts) {
  const last = presses.clicks.at(-1);
  return [
    { label: mouseFields.lastClick, value: last ? buttonName(last.button) : null },
    { label: mouseFields.place, value: last ? `${last.x}, ${last.y}` : null },
    { label: mouseFields.accidental, value: String(accidentalOf(presses).length) },
    draggedOf(carrying),
  ];
}

/** The whole run's figures. */
export function clickSummary(presses: Presses, carrying: DragCounts) {
  const of = (...buttons: readonly number[]) => buttons.map((button) => presses.counts[button] ?? 0).join(', ');
  return [
    { label: mouseFields.leftMiddleRight, value: of(0, 1, 2) },
    { label: mouseFields.backForward, value: of(3, 4) },
    { label: mouseFields.accidental, value: String(accidentalOf(presses).length) },
    draggedOf(carrying),
  ];
}

/** Double clicks in the left and right half of the field in turn. A third press in one half is the switch's. */
export function DoubleClickPanel(props: PanelProps) {
  const { actor } = props;
  const presses = useSelector(actor, ({ context }) => context.double);
  const running = useSelector(actor, ({ context }) => context.active === 'double');
  const next = running ? nextHalf(presses) : null;
  return (
    <MouseTestPanel {...props} part="double" look="light" figures={doubleFigures(presses)}>
      <div className={css.targets}>
        {(['left', 'right'] as const).map((half) => (
          <div
            key={half}
            className={css.target}
            data-spot={half}
            data-next={half === next || undefined}
            data-held={(presses.down.length > 0 && presses.group?.spot === half) || undefined}
          >
            <span className={css.ring} aria-hidden="true" />
            {mouseFields.halves[half]}
          </div>
        ))}
      </div>
      <div className={css.chart}>
        <p className={css.label}>{mouseFields.gaps}</p>
        <PressGaps gaps={presses.gaps} />
      </div>
    </MouseTestPanel>
  );
}

export function doubleFigures(presses: Presses) {
  const { doubles, shortest, counts } = presses;
  const needed = neededDoubles(presses);
  return [
    { ...stripFigure(figures.doubles, doubles), note: doubles < needed ? mouseFields.needed(needed) : undefined },
    { label: mouseFields.accidental, value: String(accidentalOf(presses).length), note: mouseFields.notAskedFor },
    stripFigure(mouseFields.shortest, shortest, 'ms', 1),
    { label: mouseFields.presses, value: String(Object.values(counts).reduce((sum, count) => sum + count, 0)) },
  ];
}

/** Histogram of the times from press to press of the same button, in bins of 10 ms. */
export function PressGaps({ gaps }: { gaps: readonly number[] }) {
  return (
    <>
      <GapHistogram gaps={gaps} width={GAP_BIN_MS} limit={MAX_BOUNCE_MS} className={css.histogram} />
      <div className={css.scale} aria-hidden="true">
        <span />
        <span className={css.atLimit}>{MAX_BOUNCE_MS}</span>
        <span className={css.middle}>250</span>
        <span>{GAP_BINS * GAP_BIN_MS} ms</span>
      </div>
    </>
  );
}

/** The trail of the last second, and how often the mouse reports. */
export function MovementPanel(props: PanelProps) {
  const { actor } = props;
  const reading = useSelector(actor, ({ context }) => context.movement);
  const running = useSelector(actor, ({ context }) => context.active === 'movement');
  return (
    <MouseTestPanel
      {...props}
      part="movement"
      message={movementMessage(reading)}
      look="scope"
      figures={movementFigures(reading)}
    >
      <LivePicture
        mount={mountTrail}
        of={props.test.movement}
        settings={{ running }}
        className={css.trail}
        label={mouseFields.trail}
      />
    </MouseTestPanel>
  );
}

/** What is still needed to measure a rate; null once there is one. */
function movementMessage({ rate, reason, samples, total }: MovementReading): string | null {
  if (total === 0 || rate !== null) return null;
  if (reason === 'frames') return mouseFields.frames;
  return reason === 'slow' ? mouseFields.slow : mouseFields.fewIntervals(samples, MIN_POLLING_SAMPLES);
}

export function movementFigures(reading: MovementReading) {
  const { rate, spread, interval, samples, total, timerResolution } = reading;
  return [
    { ...stripFigure(figures.rate, rate, 'Hz'), note: marginOf(reading) ?? undefined },
    {
      ...stripFigure(figures.interval, interval, 'ms', 3),
      note:
        spread !== null
          ? `± ${withUnit(fixed(spread, 3), 'ms')}`
          : rate !== null
            ? mouseFields.timerStep(withUnit(rounded(timerResolution, 1), 'ms'))
            : undefined,
    },
    {
      label: mouseFields.basedOn,
      value: rate === null ? null : String(samples),
      note: rate === null ? undefined : mouseFields.intervals,
    },
    stripFigure(mouseFields.samples, total),
  ];
}
