// Imported by its own path, so that the rest of radix-ui is not bundled.
import * as Radix from 'radix-ui/slider';
import { memo, type Ref } from 'react';
import { replayTexts } from '../../../content/report-replay';
import type { Lane, PlaybackStep } from '../../../machines/report/playback';
import { clockText } from './clock-text';
import * as css from './Scrubber.css';

interface Props {
  readonly steps: readonly PlaybackStep[];
  readonly lanes: readonly Lane[];
  readonly step: number;
  readonly isPlaying: boolean;
  readonly onStep: (step: number) => void;
  readonly thumb: Ref<HTMLSpanElement>;
}

/** The text that a screen reader announces for a step. */
function spokenStep(steps: readonly PlaybackStep[], step: number): string {
  const { at, type, states } = steps[step] ?? { at: 0, type: null, states: [] };
  const where = states.join(', ');
  return type === null
    ? replayTexts.spokenStart(where)
    : replayTexts.spoken(step, steps.length - 1, clockText(at), type, where);
}

/** The states of a machine as a strip with one lane each, and a playhead over them. Arrow keys move it by one event. */
export function Scrubber({ steps, lanes, step, isPlaying, onStep, thumb }: Props) {
  return (
    <div className={css.scrubber}>
      <ul className={css.names} aria-hidden="true">
        {lanes.map(({ state }) => (
          <li key={state} className={css.name} data-on={steps[step]?.states.includes(state) || undefined}>
            {state}
          </li>
        ))}
      </ul>
      <div className={css.track}>
        <Lanes lanes={lanes} count={steps.length} />
        <Radix.Root
          className={css.root}
          value={[step]}
          min={0}
          max={Math.max(1, steps.length - 1)}
          step={1}
          onValueChange={([next]) => next !== undefined && onStep(next)}
        >
          <Radix.Track className={css.rail} />
          <Radix.Thumb
            ref={thumb}
            className={css.thumb}
            data-playing={isPlaying || undefined}
            aria-label={replayTexts.place}
            aria-valuetext={spokenStep(steps, step)}
          />
        </Radix.Root>
      </div>
    </div>
  );
}

/** Rendered once: only the playhead moves. */
const Lanes = memo(function Lanes({ lanes, count }: { lanes: readonly Lane[]; count: number }) {
  return lanes.map(({ state, stays }) => (
    <svg
      key={state}
      className={css.lane}
      viewBox={`0 0 ${Math.max(1, count - 1)} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        className={css.stay}
        d={stays.map(({ from, to }) => `M${from - 0.5} .2h${to - from + 1}v.6H${from - 0.5}z`).join('')}
      />
    </svg>
  ));
});
