import { useSelector } from '@xstate/react';
import { MIN_DRAGS } from '../../../machines/mouse/evidence';
import { nextButton } from '../../../machines/mouse/mouse';
import { accidentalOf, buttonName, buttonNames, type DragCounts, type Presses } from '../../../measure/pointer/presses';
import { fig } from '../../theme/base.css';
import { DragTrack } from '../../ui/figures/DragTrack';
import { MouseTestPanel } from './MouseTestPanel';
import type { PanelProps } from './panel-props';
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
export function ClickPanel({ actor, test, start }: PanelProps) {
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
      actor={actor}
      test={test}
      part="click"
      message={messageOf(next, carrying)}
      {...(start && { start })}
      look="light"
      data={dataOf(presses, carrying)}
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
function messageOf(next: number | null, { carried }: DragCounts): string | null {
  if (next !== null) return `Press ${buttonName(next)} once.`;
  return carried < MIN_DRAGS ? 'Drag the block to the frame. Hold Left while you drag.' : null;
}

/** The drags as one datum. */
const draggedOf = ({ carried, drops, early }: DragCounts) => ({
  label: 'Block dragged',
  value: String(carried),
  note: drops.length + early > 0 ? `${drops.length} lost contact, ${early} early` : undefined,
});

const accidental = 'Accidental double clicks';

function dataOf(presses: Presses, carrying: DragCounts) {
  const last = presses.clicks.at(-1);
  return [
    { label: 'Last click', value: last ? buttonName(last.button) : null },
    { label: 'At x, y', value: last ? `${last.x}, ${last.y}` : null },
    { label: accidental, value: String(accidentalOf(presses).length) },
    draggedOf(carrying),
  ];
}

/** The whole run's figures. */
export function summaryOf(presses: Presses, carrying: DragCounts) {
  const of = (...buttons: readonly number[]) => buttons.map((button) => presses.counts[button] ?? 0).join(', ');
  return [
    { label: 'Left, Middle, Right', value: of(0, 1, 2) },
    { label: 'Back, Forward', value: of(3, 4) },
    { label: accidental, value: String(accidentalOf(presses).length) },
    draggedOf(carrying),
  ];
}
