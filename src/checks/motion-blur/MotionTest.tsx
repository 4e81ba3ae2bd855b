import { useSelector } from '@xstate/react';
import { type KeyboardEvent, lazy, type Ref, Suspense, use } from 'react';
import { controls } from '../../../content/controls';
import {
  motionBlurLabels as labels,
  laneNames,
  motionBlurPageTexts,
  motionColors,
  motionKeys,
  motionPaths,
  motionPhotoSteps,
  motionSights,
  motionViews,
  photoCount,
  pressStart,
  tapeCaption,
} from '../../../content/motion-blur';
import { figures, settings as names } from '../../../content/verdicts/motion-blur';
import { whyNoFigure } from '../../../content/verdicts/refresh-rate';
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
import type { MotionActor } from '../../../machines/motion-blur/motion-blur.machine';
import type { FrameClock } from '../../../measure/live/frame-clock';
import { drawnSpeed, laneHolds, persistenceOf, pixelsPerFrame } from '../../../measure/motion/object-motion';
import { CheckGuides, CheckHead } from '../../check/CheckPage';
import { keycap } from '../../inspection/inspection.css';
import { fig, wrap } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { Choice } from '../../ui/controls/Choice';
import { SelectField } from '../../ui/controls/Field';
import { Slider } from '../../ui/controls/Slider';
import { VerdictBadge } from '../../ui/figures/VerdictBadge';
import { CheckHost } from '../../ui/layout/CheckHost';
import { FullscreenView } from '../../ui/layout/FullscreenView';
import { page } from '../../ui/layout/frame.css';
import { Guide, Steps } from '../../ui/layout/Guide';
import { Readouts } from './Readouts';
import { Stage } from './Stage';
import * as css from './MotionBlur.css';

// Not needed to start. With it, the page would have so many shared files that those of other pages grow.
const Trace = lazy(() => import('./Trace'));

const views = viewIds.map((id) => ({ id, name: motionViews[id].name }));
/** By how much a key changes the speed. */
const speedKeys: Readonly<Record<string, number>> = { ArrowUp: 5, ArrowRight: 5, ArrowDown: -5, ArrowLeft: -5 };
const pairs = colorPairs.map(({ id }) => ({ id, name: motionColors[id] }));
const paths = pathIds.map((id) => ({ id, name: motionPaths[id] }));

interface Props {
  readonly actor: MotionActor;
  readonly clock: FrameClock;
  /** Whether the picture fills the screen. */
  readonly full: boolean;
  readonly start: Ref<HTMLButtonElement>;
}

/** The instrument from edge to edge: figures, the moving picture, the tape of frames and the controls. */
export function MotionTest({ actor, clock, full, start }: Props) {
  const host = use(CheckHost);
  const settings = useSelector(actor, ({ context }) => context.settings);
  const interval = useSelector(actor, ({ context }) => context.interval);
  const running = useSelector(actor, (state) => state.matches({ testing: { motion: 'running' } }));
  const paused = useSelector(actor, (state) => state.matches({ testing: { motion: 'paused' } }));
  const phase = running ? 'running' : paused ? 'paused' : 'origin';
  const set = (change: Partial<MotionSettings>) => actor.send({ type: 'SET', change });
  // Why there is no rate, once that is certain.
  const trouble = useSelector(actor, ({ context: { reading } }) =>
    reading.reason === 'measuring' ? null : whyNoFigure(reading),
  );
  const label = labels.picture(motionViews[settings.view].name, running);

  const { view } = settings;
  const toggle = () => actor.send({ type: 'TOGGLE', at: Date.now() });
  const reset = () => actor.send({ type: 'RESET' });
  const leave = () => actor.send({ type: 'FULLSCREEN.EXIT' });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const { key, repeat } = event;
    const turn = speedKeys[key];
    const on = (selector: string) => event.target instanceof Element && event.target.matches(selector);
    if (turn && !on('input, select')) {
      const speed = settings.speed + turn;
      set({ speed: Math.min(speedRange.max, Math.max(speedRange.min, speed)) });
    } else if (repeat || on('select')) return;
    else if (key === ' ' && !on('button, input:not([type=range])')) toggle();
    else if (key === 'f' || key === 'F') full ? leave() : actor.send({ type: 'FULLSCREEN' });
    else if (key === 'r' || key === 'R') reset();
    else if (key === 'Escape' && full) leave();
    else return;
    event.preventDefault();
  };

  const buttons = (
    <div className={css.buttons}>
      <Button
        ref={start}
        look={running ? 'outline' : 'go'}
        size="large"
        onClick={({ currentTarget }) => {
          // Safari does not focus a button that is clicked. The keys need it.
          currentTarget.focus();
          toggle();
        }}
      >
        {running ? labels.pause : paused ? labels.resume : controls.startTest}
      </Button>
      <Button size="large" disabled={phase === 'origin'} onClick={reset}>
        {controls.reset}
      </Button>
      {full ? (
        <Button size="large" onClick={leave}>
          {controls.exit}
        </Button>
      ) : (
        <Button look={running ? 'solid' : 'outline'} size="large" onClick={() => actor.send({ type: 'FULLSCREEN' })}>
          {labels.fullScreen}
        </Button>
      )}
    </div>
  );

  const instrument = (
    <section className={css.instrument} aria-label={labels.instrument} tabIndex={-1}>
      <div className={wrap}>
        <Readouts actor={actor} />
      </div>
      {view === 'photo' ? (
        <div className={css.stageField}>
          <Suspense>
            <Trace kind="photo" className={css.photo} clock={clock} interval={0} running={running} label={label} />
          </Suspense>
        </div>
      ) : (
        <Stage state={{ ...settings, phase, interval: interval ?? 0 }} label={label}>
          {view === 'lanes' && <LaneLabels settings={settings} interval={interval} />}
        </Stage>
      )}
      <div className={css.tape}>
        <div className={css.ticks}>
          {phase !== 'origin' && (
            <Suspense>
              <Trace
                kind="tape"
                className={css.ticks}
                clock={clock}
                interval={interval ?? 0}
                running={running}
                label={labels.tape}
              />
            </Suspense>
          )}
        </div>
        <p className={css.note}>{phase === 'origin' && view === 'lanes' ? pressStart : (trouble ?? tapeCaption)}</p>
      </div>
      <div className={css.controls}>
        <Choice
          label={names.view}
          look="hidden"
          options={views}
          value={view}
          onChange={(next) => set({ view: next })}
        />
        {view === 'objects' && (
          <Choice
            label={labels.pattern}
            look="hidden"
            options={paths}
            value={settings.path}
            onChange={(path) => set({ path })}
          />
        )}
        <p className={css.keys}>
          {motionKeys.map(({ keys, does }) => (
            <span key={does}>
              {keys.map((cap) => (
                <kbd key={cap} className={keycap}>
                  {cap}
                </kbd>
              ))}
              {does}
            </span>
          ))}
        </p>
      </div>
      <p className={css.does}>
        {motionViews[view].does} {view === 'photo' && photoCount(interval && 1000 / interval)}
      </p>
      {view !== 'photo' && <MotionControls actor={actor} />}
      {view === 'bars' && <Persistence actor={actor} running={running} />}
      {view !== 'photo' && (
        <div className={css.question}>
          <p className={css.ask}>{labels.question}</p>
          <div className={css.buttons}>
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
      )}
    </section>
  );

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: every key has a control */}
      <div onKeyDown={onKeyDown}>
        <div className={wrap}>
          <CheckHead check="motion-blur" texts={motionBlurPageTexts} action={!full && buttons} />
        </div>
        {full ? (
          <FullscreenView label={labels.fullView} still={false}>
            <div className={css.whole}>
              {host?.controls(leave)}
              <div className={css.bar} role="toolbar" aria-label={controls.testControls}>
                {buttons}
              </div>
              {instrument}
            </div>
          </FullscreenView>
        ) : (
          instrument
        )}
      </div>
      <div className={page}>
        <CheckGuides
          texts={motionBlurPageTexts}
          evidence={evidence}
          guides={
            <Guide title={labels.photoMode}>
              <Steps of={motionPhotoSteps} />
            </Guide>
          }
        />
      </div>
    </>
  );
}

/** The rate of each lane, and its step. */
function LaneLabels({ settings, interval }: { settings: MotionSettings; interval: number | null }) {
  const step = pixelsPerFrame(settings, interval);
  return (
    <ol className={css.labels}>
      {laneHolds.map((hold, lane) => (
        <li key={hold}>
          <b className={fig}>{interval ? withUnit(rounded(1000 / interval / hold, 1), 'fps') : laneNames[lane]}</b>
          {step !== null && (
            <span>
              <span className={fig}>{withUnit(rounded(step * hold, 1), 'px')}</span> {labels.perFrame}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Speed, colors and steps of everything that moves. */
function MotionControls({ actor }: { actor: MotionActor }) {
  const settings = useSelector(actor, ({ context }) => context.settings);
  const interval = useSelector(actor, ({ context }) => context.interval);
  const set = (change: Partial<MotionSettings>) => actor.send({ type: 'SET', change });
  return (
    <div className={css.sliders}>
      <Slider
        label={names.speed}
        {...speedRange}
        value={settings.speed}
        show={String}
        speak={(speed) => labels.spokenSpeed(speed, Math.round(drawnSpeed({ ...settings, speed }, interval)))}
        onChange={(speed) => set({ speed })}
      />
      <SelectField
        label={names.colors}
        value={settings.colors}
        options={pairs}
        onChange={(colors) => set({ colors })}
      />
      <label className={css.check}>
        <input
          className={css.box}
          type="checkbox"
          checked={settings.whole}
          onChange={({ currentTarget }) => set({ whole: currentTarget.checked })}
        />
        {labels.whole}
      </label>
    </div>
  );
}

/** The period of the bars, and the resulting persistence in milliseconds. */
function Persistence({ actor, running }: { actor: MotionActor; running: boolean }) {
  const { settings, reading, interval, persistence, voided } = useSelector(actor, ({ context }) => context);
  return (
    <div className={css.persistence}>
      <Slider
        label={labels.bars}
        {...barRange}
        value={settings.bars}
        show={(bars) => withUnit(bars, 'px')}
        speak={(bars) => labels.spokenBars(bars, fixed(persistenceOf({ ...settings, bars }, interval), 1))}
        onChange={(bars) => actor.send({ type: 'SET', change: { bars } })}
      />
      <div className={css.answer}>
        <Button disabled={!running || reading.rate === null} onClick={() => actor.send({ type: 'VANISHED' })}>
          {labels.vanished}
        </Button>
        <p aria-live="polite">
          {persistence !== null && (
            <>
              {figures.persistence} <b>{withUnit(fixed(persistence, 1), 'ms')}</b>, {labels.byEye}.
            </>
          )}
          {voided && (
            <>
              <VerdictBadge status="warning" word={labels.void} /> {labels.voided}
            </>
          )}
        </p>
      </div>
    </div>
  );
}
