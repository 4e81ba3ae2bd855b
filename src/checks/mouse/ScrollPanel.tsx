import { useSelector } from '@xstate/react';
import { withMinus } from '../../../content/words';
import { deviceOf, reversalsOf, type Scrolling } from '../../../measure/pointer/scroll';
import { MouseTestPanel } from './MouseTestPanel';
import type { PanelProps } from './panel-props';
import * as css from './Scroll.css';

/** Records in the picture. */
const MAX_RECORDS = 60;
/** Half the height of the picture, in its own units. */
const HALF = 50;

/** The wheel: its steps, and where it jumped backwards. */
export function ScrollPanel({ actor, test, start }: PanelProps) {
  const scrolling = useSelector(actor, ({ context }) => context.scroll);
  const running = useSelector(actor, ({ context }) => context.active === 'scroll');
  return (
    <MouseTestPanel
      actor={actor}
      test={test}
      {...(start && { start })}
      part="scroll"
      look="scope"
      data={dataOf(scrolling)}
    >
      <Strokes scrolling={scrolling} live={running} />
    </MouseTestPanel>
  );
}

const devices = { wheel: 'Wheel', 'fine wheel': 'Fine wheel', 'touch pad': 'Touch pad' } as const;

const signed = (delta: number) => withMinus(Math.round(delta * 10) / 10);

function dataOf(scrolling: Scrolling) {
  const { left, right, records } = scrolling;
  const last = records.at(-1);
  const [upDown, jumps, , device] = summaryOf(scrolling);
  return [
    { ...upDown, note: left + right > 0 ? `left ${left}, right ${right}` : undefined },
    jumps,
    { label: 'Last step', value: last ? signed(last.deltaY) : null },
    device,
  ];
}

/** The whole run's figures. */
export function summaryOf(scrolling: Scrolling) {
  const { up, down, left, right } = scrolling;
  const device = deviceOf(scrolling);
  return [
    { label: 'Up, down', value: `${up}, ${down}` },
    { label: 'Wheel jumps', value: device === 'touch pad' ? null : String(reversalsOf(scrolling)) },
    { label: 'Left, right', value: `${left}, ${right}` },
    { label: 'Scrolls like a', value: device && devices[device], note: device ? 'a guess' : undefined },
  ] as const;
}

/** The latest steps of the wheel, the newest at the right: up above the line, down below. */
function Strokes({ scrolling, live }: { scrolling: Scrolling; live: boolean }) {
  const { records, reversals, unit } = scrolling;
  const shown = records.slice(-MAX_RECORDS);
  const most = Math.max(2 * (unit ?? 1), ...shown.map(({ deltaY }) => Math.abs(deltaY)));
  const against = reversalsOf(scrolling) > 0 ? reversals : [];
  return (
    <svg
      className={css.strokes}
      viewBox={`0 0 ${MAX_RECORDS} ${2 * HALF}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`${records.length} steps of the wheel, ${against.length} jumped backwards`}
    >
      <path className={css.axis} d={`M0 ${HALF}H${MAX_RECORDS}`} />
      {shown.map(({ deltaY, timestamp }, i) => {
        const height = (Math.abs(deltaY) / most) * (HALF - 4);
        const look = against.includes(timestamp)
          ? css.against
          : live && i === shown.length - 1
            ? css.newest
            : css.stroke;
        return (
          <rect
            key={timestamp}
            className={look}
            x={MAX_RECORDS - shown.length + i + 0.15}
            y={deltaY < 0 ? HALF - height : HALF}
            width={0.7}
            height={height}
          />
        );
      })}
    </svg>
  );
}
