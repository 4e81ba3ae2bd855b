import { useSelector } from '@xstate/react';
import type { Ref } from 'react';
import {
  motionLead,
  motionPaths,
  motionQuestions,
  motionSights,
  motionSteps,
  motionViews,
} from '../../../content/motion-blur';
import { fixed, rounded, withUnit } from '../../../content/words';
import { evidence } from '../../../machines/motion-blur/evidence';
import {
  barRange,
  colorPairs,
  type MotionSettings,
  pathIds,
  sights,
  speedRange,
  viewIds,
} from '../../../machines/motion-blur/motion-blur';
import { figureOf, marginOf, whyNoFigure } from '../../../machines/refresh-rate/refresh-rate';
import { drawnSpeed, persistenceOf, pixelsPerFrame } from '../../../measure/motion/object-motion';
import { panel } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { Choice } from '../../ui/controls/Choice';
import { SelectField } from '../../ui/controls/Field';
import { Slider } from '../../ui/controls/Slider';
import { DataStrip } from '../../ui/figures/DataStrip';
import { PageHead } from '../../ui/layout/PageHead';
import { page } from '../../ui/layout/page.css';
import { TestGuides } from '../../ui/results/TestGuides';
import { VerdictBadge } from '../../ui/results/VerdictBadge';
import type { MotionActor } from './actor';
import { Stage } from './Stage';
import * as css from './MotionTest.css';

const views = viewIds.map((id) => ({ id, name: motionViews[id].name }));
const paths = pathIds.map((id) => ({ id, name: motionPaths[id] }));

/** Controls, the moving picture and the strip below it. */
export function MotionTest({ actor, start }: { actor: MotionActor; start: Ref<HTMLButtonElement> }) {
  const settings = useSelector(actor, ({ context }) => context.settings);
  const interval = useSelector(actor, ({ context }) => context.interval);
  const running = useSelector(actor, (state) => state.matches({ testing: 'running' }));
  const paused = useSelector(actor, (state) => state.matches({ testing: 'paused' }));
  const phase = running ? 'running' : paused ? 'paused' : 'origin';
  const set = (change: Partial<MotionSettings>) => actor.send({ type: 'SET', change });
  const perFrame = pixelsPerFrame(settings, interval);

  return (
    <div className={page}>
      <PageHead
        check="motion-blur"
        title="Motion blur test"
        text={motionLead}
        action={
          <div className={css.buttons}>
            <Button
              ref={start}
              look={running ? 'solid' : 'go'}
              size="large"
              onClick={() => actor.send({ type: 'TOGGLE', at: Date.now() })}
            >
              {running ? 'Pause' : paused ? 'Resume' : 'Start Test'}
            </Button>
            <Button size="large" disabled={phase === 'origin'} onClick={() => actor.send({ type: 'RESET' })}>
              Reset
            </Button>
          </div>
        }
      />
      <section className={panel} aria-label="Motion">
        <div className={css.controls}>
          <Choice label="View" options={views} value={settings.view} onChange={(view) => set({ view })} />
          {settings.view === 'objects' && (
            <Choice label="Pattern" options={paths} value={settings.path} onChange={(path) => set({ path })} />
          )}
        </div>
        <Stage
          className={css.stage}
          state={{ ...settings, phase, interval: interval ?? 0 }}
          label={`${motionViews[settings.view].name}, ${phase === 'running' ? 'moving' : 'not moving'}`}
        />
        <p className={css.does}>{motionViews[settings.view].does}</p>
        <div className={css.sliders}>
          <Slider
            label="Speed"
            {...speedRange}
            value={settings.speed}
            show={String}
            speak={(speed) => `${speed}, ${Math.round(drawnSpeed({ ...settings, speed }, interval))} pixels a second`}
            onChange={(speed) => set({ speed })}
          />
          <SelectField
            label="Colors"
            value={settings.colors}
            options={colorPairs.map(({ id, name }) => ({ id, name }))}
            onChange={(colors) => set({ colors })}
          />
          <label className={css.check}>
            <input
              className={css.box}
              type="checkbox"
              checked={settings.whole}
              onChange={({ currentTarget }) => set({ whole: currentTarget.checked })}
            />
            Whole pixels in each frame
          </label>
        </div>
        {settings.view === 'bars' && <Persistence actor={actor} running={running} />}
        <div className={css.ruled}>
          <Foot actor={actor} perFrame={perFrame} />
        </div>
        <div className={css.question}>
          <p className={css.ask}>What do you see at the trailing edge?</p>
          <div className={css.answers}>
            {sights.map((seen) => (
              <Button
                key={seen}
                disabled={!running}
                onClick={() => actor.send({ type: 'JUDGE', seen, at: Date.now() })}
              >
                {motionSights[seen]}
              </Button>
            ))}
          </div>
        </div>
      </section>
      <TestGuides steps={motionSteps} evidence={evidence} questions={motionQuestions} />
    </div>
  );
}

/** The data strip below the picture: speed, refresh rate, and missed frames. */
function Foot({ actor, perFrame }: { actor: MotionActor; perFrame: number | null }) {
  const settings = useSelector(actor, ({ context }) => context.settings);
  const reading = useSelector(actor, ({ context }) => context.reading);
  const interval = useSelector(actor, ({ context }) => context.interval);
  const figure = figureOf(reading);
  return (
    <DataStrip
      columns={4}
      data={[
        {
          label: 'Speed',
          value: withUnit(rounded(drawnSpeed(settings, interval), 1), 'px/s'),
          note: 'device pixels',
        },
        {
          label: 'Each frame',
          value: perFrame === null ? null : withUnit(rounded(perFrame, 2), 'px'),
        },
        {
          label: 'Refresh rate',
          value: figure && withUnit(figure, 'Hz'),
          note: figure
            ? withUnit(`± ${marginOf(reading)}`, 'Hz')
            : reading.reason === 'measuring'
              ? 'measuring …'
              : whyNoFigure(reading),
        },
        { label: 'Frames missed', value: reading.missed === null ? null : String(reading.missed) },
      ]}
    />
  );
}

/** The period of the bars, and the resulting persistence in milliseconds. */
function Persistence({ actor, running }: { actor: MotionActor; running: boolean }) {
  const settings = useSelector(actor, ({ context }) => context.settings);
  const rate = useSelector(actor, ({ context }) => context.reading.rate);
  const interval = useSelector(actor, ({ context }) => context.interval);
  const persistence = useSelector(actor, ({ context }) => context.persistence);
  const voided = useSelector(actor, ({ context }) => context.voided);
  return (
    <div className={css.persistence}>
      <Slider
        label="One bar and one gap"
        {...barRange}
        value={settings.bars}
        show={(bars) => withUnit(bars, 'px')}
        speak={(bars) => `${bars} pixels, ${fixed(persistenceOf({ ...settings, bars }, interval), 1)} milliseconds`}
        onChange={(bars) => actor.send({ type: 'SET', change: { bars } })}
      />
      <div className={css.answer}>
        <Button disabled={!running || rate === null} onClick={() => actor.send({ type: 'VANISHED' })}>
          The Gaps Have Vanished
        </Button>
        <p aria-live="polite">
          {persistence !== null && (
            <>
              Persistence <b>{withUnit(fixed(persistence, 1), 'ms')}</b>, by your eye.
            </>
          )}
          {voided && (
            <>
              <VerdictBadge status="warning" word="Void" /> Frames were missed. Close other windows and look again.
            </>
          )}
        </p>
      </div>
    </div>
  );
}
