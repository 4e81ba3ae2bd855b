import { useSelector } from '@xstate/react';
import type { Ref } from 'react';
import { mouseNotes } from '../../../content/mouse';
import { blindSpot } from '../../../machines/mouse/evidence';
import { fittedTests, nextTest, type SubTest, subTestNames, subTests } from '../../../machines/mouse/mouse';
import { panel } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { PanelNotice } from '../../ui/feedback/PanelNotice';
import { Count } from '../../ui/figures/Count';
import { actions } from '../../ui/layout/PageActions.css';
import { StatusBar } from '../../ui/layout/StatusBar';
import type { MouseActor } from './actor';
import { ClickPanel } from './ClickPanel';
import { DoubleClickPanel } from './DoubleClickPanel';
import { MovementPanel } from './MovementPanel';
import type { PanelProps } from './panel-props';
import { ScrollPanel } from './ScrollPanel';
import * as css from './Mouse.css';

/** The four tests: which one is running, and the four panels. */
export function MouseTests({ actor, test, start }: PanelProps & { start: Ref<HTMLButtonElement> }) {
  const active = useSelector(actor, ({ context }) => context.active);
  const present = useSelector(actor, ({ context }) => context.present);
  const lacksMiddle = useSelector(actor, ({ context }) => context.lacksMiddle === true);
  const next = useSelector(actor, ({ context }) => context.active ?? nextTest(context));
  const some = useSelector(actor, ({ context }) => subTests.some((part) => context.done[part]));
  const lacksWheel = useSelector(actor, ({ context }) => context.lacksWheel === true);
  const propsOf = (part: SubTest) => ({ actor, test, ...((active ?? 'click') === part && { start }) });
  return (
    <section className={panel} aria-label="Mouse">
      <StatusBar
        lit={active !== null}
        name={active ? `${subTestNames[active]} test running.` : 'Nothing running.'}
        text={active ? 'Only its field captures the mouse.' : 'Start one of the four.'}
        spoken
      >
        <div className={actions}>
          <Progress actor={actor} />
          <Lack of="MIDDLE" isLacking={lacksMiddle} actor={actor}>
            {mouseNotes.noMiddle}
          </Lack>
          <Lack of="WHEEL.PRESENT" isLacking={lacksWheel} actor={actor}>
            {mouseNotes.noWheel}
          </Lack>
          <Button look="quiet" onClick={() => actor.send({ type: 'RESET' })}>
            Reset All
          </Button>
          {next && (
            <Button disabled={active !== null || !some} onClick={() => actor.send({ type: 'FINISH', at: Date.now() })}>
              Show Result
            </Button>
          )}
        </div>
      </StatusBar>
      <PanelNotice word="No mouse" text={mouseNotes.none} isPresent={present} />
      <div className={css.panels}>
        <ClickPanel {...propsOf('click')} />
        <MovementPanel {...propsOf('movement')} />
        <ScrollPanel {...propsOf('scroll')} />
        <DoubleClickPanel {...propsOf('double')} />
      </div>
      <p className={css.foot}>
        {mouseNotes.stay} {blindSpot}
      </p>
    </section>
  );
}

interface LackProps {
  readonly of: 'MIDDLE' | 'WHEEL.PRESENT';
  readonly isLacking: boolean;
  readonly actor: MouseActor;
  readonly children: string;
}

/** Says that the mouse has no such part, or takes that back. */
function Lack({ of, isLacking, actor, children }: LackProps) {
  return (
    <Button
      look={isLacking ? 'solid' : 'quiet'}
      aria-pressed={isLacking}
      onClick={() => actor.send({ type: of, isFitted: isLacking })}
    >
      {children}
    </Button>
  );
}

/** How many of the four sub-tests are completed. */
function Progress({ actor }: { actor: MouseActor }) {
  const done = useSelector(actor, ({ context }) => subTests.filter((part) => context.done[part]).length);
  const all = useSelector(actor, ({ context }) => fittedTests(context).length);
  return <Count value={done} of={all} words="tests completed" />;
}
