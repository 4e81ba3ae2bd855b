import { useEffect, useLayoutEffect, useRef } from 'react';
import { micLabels } from '../../../content/microphone';
import { figures } from '../../../content/verdicts/microphone';
import { WORKING_LEVEL_PERCENT } from '../../../measure/audio/input-level';
import type { MicrophoneSignal } from '../../../measure/live/microphone-signal';
import { frameLoop } from '../../../renderers/frame-loop';
import { fig } from '../../theme/base.css';
import { filled, box as gaugeBox, gaugeRest } from '../../ui/figures/figures.css';
import { useTicks } from '../../ui/figures/TickGauge';
import * as css from './Microphone.css';

const TICKS = 100;
const marks = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100] as const;

/** The side of the pin on which the peak label stays inside the gauge and clear of the limit label. */
const sideOf = (top: number) => (top < 30 ? 'left' : top < 50 ? 'middle' : top > 92 ? 'right' : undefined);

interface Props {
  readonly signal: MicrophoneSignal;
  readonly running: boolean;
  /** In percent, for the figures. The ticks read the signal directly. */
  readonly level: number;
  readonly top: number;
}

/** The level as a figure, and as a gauge of one tick per percent, on whole device pixels. */
export function LevelGauge({ signal, running, level, top }: Props) {
  const gauge = useRef<HTMLDivElement>(null);
  const fill = useRef<HTMLSpanElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useTicks(box, TICKS);

  useEffect(() => {
    // On the ticks alone: the gauge would restyle its pins and labels as well.
    const show = (value: number) => fill.current?.style.setProperty(filled, String(value));
    show(0);
    if (!running) return;
    let shown = 0;
    let next = 0;
    return frameLoop(() => {
      // One frame late, like the spectrum.
      const ticks = next;
      next = Math.round(signal.level);
      if (ticks === shown) return;
      shown = ticks;
      show(ticks);
    });
  }, [signal, running]);

  useLayoutEffect(() => gauge.current?.style.setProperty(css.peak, String(Math.round(top))), [top]);

  const shown = running ? Math.round(level) : 0;
  return (
    <div className={css.gaugeLevel}>
      <p className={css.readout} data-testid="level">
        {shown}
        <span className={css.unit}>%</span>
      </p>
      <div ref={box} className={gaugeBox}>
        {/* biome-ignore lint/a11y/useSemanticElements: a <meter> draws itself and does not show its children */}
        <div
          ref={gauge}
          className={css.gauge}
          role="meter"
          aria-label={micLabels.input}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={shown}
          aria-valuetext={`${shown}%`}
        >
          <span className={gaugeRest} />
          <span ref={fill} className={css.gaugeLive} />
          <span className={css.limitPin}>
            <span className={css.limitWords}>
              <span className={css.long}>{`${micLabels.workingAbove} `}</span>
              <span className={fig}>{WORKING_LEVEL_PERCENT}%</span>
            </span>
          </span>
          {top >= 1 && (
            <span className={css.peakPin} data-side={sideOf(top)}>
              <span className={css.peakWords}>
                {figures.peak} <span className={fig}>{Math.round(top)}%</span>
              </span>
            </span>
          )}
        </div>
        <div className={css.marks} aria-hidden="true">
          {marks.map((mark) => (
            <span key={mark} className={`${fig} ${css.markAt[mark]}`}>
              {mark === 100 ? '100%' : mark}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
