import { type Channel, moveEnd, type RampOptions, ranges } from '../../../machines/gradient/gradient';
import { Choice } from '../../ui/controls/Choice';
import { Slider } from '../../ui/controls/Slider';
import { channels } from './keys';
import * as css from './Gradient.css';

const names: Record<Channel, string> = { all: 'All', red: 'Red', green: 'Green', blue: 'Blue' };
const channelOptions = channels.map((id) => ({ id, name: names[id] }));
const viewOptions = [
  { id: 'ramp', name: 'Ramp' },
  { id: 'flat', name: 'Flat bands' },
] as const;
const idOf = ({ low, high }: { low: number; high: number }) => `${low}–${high}`;
const rangeOptions = ranges.map((range) => ({ id: idOf(range), name: idOf(range) }));

interface Props {
  readonly options: RampOptions;
  readonly onChange: (options: RampOptions) => void;
}

/** Settings of a ramp: smooth or in flat bands, channel, and range of codes. */
export function Adjust({ options, onChange }: Props) {
  const { low, high, channel, flat } = options;
  const range = rangeOptions.find(({ id }) => id === idOf(options));
  return (
    // biome-ignore lint/a11y/useSemanticElements: its parts are fieldsets of their own
    <div className={css.adjust} role="group" aria-label="Adjust">
      <Choice
        label="Show as"
        options={viewOptions}
        value={flat ? 'flat' : 'ramp'}
        onChange={(id) => onChange({ ...options, flat: id === 'flat' })}
      />
      <Choice
        label="Channel"
        options={channelOptions}
        value={channel}
        onChange={(next) => onChange({ ...options, channel: next })}
      />
      <Choice
        label="Codes"
        options={rangeOptions}
        value={range?.id ?? null}
        onChange={(id) => onChange({ ...options, ...ranges.find((one) => idOf(one) === id) })}
      />
      <div className={css.ends}>
        <Slider
          label="First code"
          value={low}
          min={0}
          max={254}
          step={1}
          show={String}
          onChange={(code) => onChange(moveEnd(options, 'low', code))}
        />
        <Slider
          label="Last code"
          value={high}
          min={1}
          max={255}
          step={1}
          show={String}
          onChange={(code) => onChange(moveEnd(options, 'high', code))}
        />
      </div>
    </div>
  );
}
