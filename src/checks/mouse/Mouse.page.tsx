import { useSelector } from '@xstate/react';
import { Fragment, useState } from 'react';
import { controls } from '../../../content/controls';
import { mouseFields, mouseNotes, mousePageTexts } from '../../../content/mouse';
import { figures } from '../../../content/verdicts/mouse';
import { withMinus } from '../../../content/words';
import { blindSpot, evidence, MIN_STEPS } from '../../../machines/mouse/evidence';
import { fittedParts, type MousePart, mouseParts, nextPart } from '../../../machines/mouse/mouse';
import { mouseMachine } from '../../../machines/mouse/mouse.machine';
import { ownStep } from '../../../machines/mouse/own-step';
import { createMovement } from '../../../measure/live/movement';
import { deviceOf, reversalsOf, type Scrolling } from '../../../measure/pointer/scroll';
import { ticks } from '../../browser/frames/ticks';
import { buttonsOn, device, movementOn, stay, wheelOn } from '../../browser/input/mouse';
import { CheckPage } from '../../check/CheckPage';
import { ResultPage } from '../../check/results/ResultPage';
import { type Ended, useCheckActor } from '../../check/results/useCheckActor';
import { panel } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { JumpButton } from '../../ui/controls/JumpButton';
import { PanelNotice } from '../../ui/feedback/PanelNotice';
import { Count } from '../../ui/figures/Count';
import { FigureStrip, type StripFigure } from '../../ui/figures/FigureStrip';
import { ScrollStrokes } from '../../ui/figures/ScrollStrokes';
import { actions } from '../../ui/layout/PageActions.css';
import { StatusBar } from '../../ui/layout/StatusBar';
import { type MouseActor, type MouseTest, MouseTestPanel, type PanelProps } from './MouseTestPanel';
import {
  ClickPanel,
  clickSummary,
  DoubleClickPanel,
  doubleFigures,
  MovementPanel,
  movementFigures,
  PressGaps,
} from './Panels';
import * as css from './Mouse.css';

/** The steps of the wheel, and where it jumped backward. */
function ScrollPanel(props: PanelProps) {
  const { actor } = props;
  const scrolling = useSelector(actor, ({ context }) => context.scroll);
  const running = useSelector(actor, ({ context }) => context.active === 'scroll');
  return (
    <MouseTestPanel {...props} part="scroll" message={messageOf(scrolling)} look="scope" figures={dataOf(scrolling)}>
      <ScrollStrokes scrolling={scrolling} live={running} />
    </MouseTestPanel>
  );
}

/** Which way to scroll; null once both are done. */
function messageOf({ up, down }: Scrolling): string | null {
  if (down < MIN_STEPS) return mouseFields.scrollDown(MIN_STEPS);
  return up < MIN_STEPS ? mouseFields.scrollUp(MIN_STEPS) : null;
}

const signed = (delta: number) => withMinus(Math.round(delta * 10) / 10);

function dataOf(scrolling: Scrolling) {
  const { left, right, records } = scrolling;
  const last = records.at(-1);
  const [upDown, jumps, , device] = scrollData(scrolling);
  return [
    { ...upDown, note: left + right > 0 ? mouseFields.sideways(left, right) : undefined },
    jumps,
    { label: mouseFields.lastStep, value: last ? signed(last.deltaY) : null },
    device,
  ];
}

/** The whole run's figures. */
function scrollData(scrolling: Scrolling) {
  const { up, down, left, right } = scrolling;
  const device = deviceOf(scrolling);
  return [
    { label: mouseFields.upDown, value: `${up}, ${down}` },
    { label: figures.jumps, value: device === 'touch pad' ? null : String(reversalsOf(scrolling)) },
    { label: mouseFields.leftRight, value: `${left}, ${right}` },
    {
      label: mouseFields.scrollsLike,
      value: device && mouseFields.devices[device],
      note: device ? mouseFields.guess : undefined,
    },
  ] as const;
}

function createTest(): MouseTest & { machine: typeof mouseMachine } {
  const movement = createMovement();
  const field: MouseTest['field'] = { current: null };
  const pad = () => field.current;
  const actors = {
    stay,
    device,
    ticks,
    buttons: buttonsOn(pad),
    motion: movementOn(pad, movement),
    wheel: wheelOn(pad),
  };
  return { movement, field, machine: mouseMachine.provide({ actors }) };
}

export default function MousePage() {
  const [{ machine, ...test }] = useState(createTest);
  const { actor, ended, start } = useCheckActor('mouse', machine, { ownStep });
  if (ended) return <Results {...ended} />;
  return (
    <CheckPage check="mouse" texts={mousePageTexts} evidence={evidence} action={<Next actor={actor} />}>
      <MouseTests actor={actor} test={test} start={start} />
    </CheckPage>
  );
}

/** The main button: leads to the next part, and shows the result after the last. */
function Next({ actor }: { actor: MouseActor }) {
  const next = useSelector(actor, ({ context }) => context.active ?? nextPart(context));
  return next ? (
    <JumpButton to={`section:has(> [data-field=${next}]) button`}>{mouseNotes.go(evidence[next].name)}</JumpButton>
  ) : (
    <Button look="solid" size="large" onClick={() => actor.send({ type: 'FINISH', at: Date.now() })}>
      {controls.showResult}
    </Button>
  );
}

/** The four tests: which one is running, and the four panels. */
function MouseTests({ actor, test, start }: PanelProps) {
  const active = useSelector(actor, ({ context }) => context.active);
  const present = useSelector(actor, ({ context }) => context.present);
  const lacksMiddle = useSelector(actor, ({ context }) => context.lacksMiddle === true);
  const next = useSelector(actor, ({ context }) => context.active ?? nextPart(context));
  const some = useSelector(actor, ({ context }) => mouseParts.some((part) => context.done[part]));
  const lacksWheel = useSelector(actor, ({ context }) => context.lacksWheel === true);
  const propsOf = (part: MousePart) => ({ actor, test, start: (active ?? 'click') === part ? start : undefined });
  return (
    <section className={panel} aria-label={mouseNotes.mouse}>
      <StatusBar
        lit={active !== null}
        name={active ? mouseNotes.running(evidence[active].name) : mouseNotes.idle}
        text={active ? mouseNotes.captures : mouseNotes.choose}
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
            {mouseNotes.resetAll}
          </Button>
          {next && (
            <Button disabled={active !== null || !some} onClick={() => actor.send({ type: 'FINISH', at: Date.now() })}>
              {controls.showResult}
            </Button>
          )}
        </div>
      </StatusBar>
      <PanelNotice word={mouseNotes.noMouse} text={mouseNotes.none} isPresent={present} />
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

/** How many of the four parts are completed. */
function Progress({ actor }: { actor: MouseActor }) {
  const done = useSelector(actor, ({ context }) => mouseParts.filter((part) => context.done[part]).length);
  const all = useSelector(actor, ({ context }) => fittedParts(context).length);
  return <Count value={done} of={all} words={mouseNotes.completed} />;
}

/** The result of the mouse test: a row for each part, and their figures. */
function Results(ended: Ended<MouseActor>) {
  const { actor, result } = ended;
  const run = useSelector(actor, ({ context }) => context);
  const data: Readonly<Record<MousePart, readonly StripFigure[]>> = {
    click: clickSummary(run.click, run.carrying),
    movement: movementFigures(run.movement),
    scroll: scrollData(run.scroll),
    double: doubleFigures(run.double),
  };
  const tried = new Set(result.parts.filter(({ verdict }) => verdict !== 'not-run').map(({ rule }) => rule));
  const gaps = run.click.gaps.map((count, bin) => count + (run.double.gaps[bin] ?? 0));
  return (
    <ResultPage
      {...ended}
      onMissing={({ rule }) => actor.send({ type: 'CONTINUE', part: rule as MousePart, at: Date.now() })}
      aside={
        gaps.some((count) => count > 0) && (
          <>
            <h2>{mouseFields.gaps}</h2>
            <PressGaps gaps={gaps} />
          </>
        )
      }
    >
      {tried.size > 0 && (
        <section className={`${panel} ${css.record}`} aria-label={controls.figures}>
          {mouseParts
            .filter((part) => tried.has(part))
            .map((part) => (
              <Fragment key={part}>
                <h2 className={css.recordHead}>{evidence[part].name}</h2>
                <FigureStrip columns={4} figures={data[part]} />
              </Fragment>
            ))}
        </section>
      )}
    </ResultPage>
  );
}
