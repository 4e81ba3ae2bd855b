// Imported by its own path, so that the rest of radix-ui is not bundled.
import * as Radix from 'radix-ui/slider';
import { memo, type Ref } from 'react';
import { replayTexts } from '../../../content/report-replay';
import type { PlaybackStep } from '../../../machines/report/playback';
import { clockText } from './clock-text';
import * as css from './Player.css';

interface Props {
  readonly steps: readonly PlaybackStep[];
  readonly step: number;
  readonly isPlaying: boolean;
  readonly onStep: (step: number) => void;
  readonly thumb: Ref<HTMLSpanElement>;
}

/** The text that a screen reader announces for a step. */
function spokenStep(steps: readonly PlaybackStep[], step: number): string {
  const { at, type } = steps[step] ?? { at: 0, type: null };
  return type === null ? replayTexts.start : replayTexts.spoken(step, steps.length - 1, clockText(at), type);
}

/** The events of a journal as a comb, and a playhead over it. Arrow keys move the playhead by one event. */
export function Scrubber({ steps, step, isPlaying, onStep, thumb }: Props) {
  return (
    <div className={css.scrubber}>
      <div className={css.scrubberTrack}>
        <Events steps={steps} />
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

/** A tick for each event, short where the event had no effect. Rendered once: only the playhead moves. */
const Events = memo(function Events({ steps }: { steps: readonly PlaybackStep[] }) {
  return (
    <svg
      className={css.events}
      viewBox={`0 0 ${Math.max(1, steps.length - 1)} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        className={css.tick}
        d={steps.map(({ hasEffect }, i) => (hasEffect ? `M${i} .1V1` : `M${i} .7V1`)).join('')}
      />
    </svg>
  );
});
