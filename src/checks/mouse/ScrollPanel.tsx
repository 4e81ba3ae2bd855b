import { useSelector } from '@xstate/react';
import { withMinus } from '../../../content/words';
import { MIN_STEPS } from '../../../machines/mouse/evidence';
import { deviceOf, reversalsOf, type Scrolling } from '../../../measure/pointer/scroll';
import { ScrollStrokes } from '../../ui/figures/ScrollStrokes';
import { MouseTestPanel } from './MouseTestPanel';
import type { PanelProps } from './panel-props';

/** The steps of the wheel, and where it jumped backward. */
export function ScrollPanel({ actor, test, start }: PanelProps) {
  const scrolling = useSelector(actor, ({ context }) => context.scroll);
  const running = useSelector(actor, ({ context }) => context.active === 'scroll');
  return (
    <MouseTestPanel
      actor={actor}
      test={test}
      {...(start && { start })}
      part="scroll"
      message={messageOf(scrolling)}
      look="scope"
      data={dataOf(scrolling)}
    >
      <ScrollStrokes scrolling={scrolling} live={running} />
    </MouseTestPanel>
  );
}

/** Which way to scroll; null once both are done. */
function messageOf({ up, down }: Scrolling): string | null {
  if (down < MIN_STEPS) return `Scroll down only, at least ${MIN_STEPS} steps.`;
  return up < MIN_STEPS ? `Now scroll up only, at least ${MIN_STEPS} steps.` : null;
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
