import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { gradientLabels } from '../../../content/gradient';
import { BANDING, moveEnd, type RampOptions, rampPart, ranges, wholeRamp } from '../../../machines/gradient/gradient';
import { annotationOf } from '../../../machines/sequence/sequence';
import { lumaOf } from '../../../measure/color/light';
import { codesOf } from '../../../measure/color/packed';
import { rampLevels } from '../../../renderers/gradient/gradient.geometry';
import { gradientPattern } from '../../../renderers/gradient/gradient.pattern';
import { mountGradient } from '../../../renderers/gradient/gradient.renderer';
import { SequenceView } from '../../check/sequence/SequenceView';
import type { ViewProps } from '../../check/sequence/SingleSequence';
import { Choice } from '../../ui/controls/Choice';
import { Slider } from '../../ui/controls/Slider';
import { bandNumbers, columnsFor } from './bands';
import { channels, optionsAfterKey } from './keys';
import * as css from './Gradient.css';

interface BandNumbersProps {
  readonly step: number;
  readonly options: RampOptions;
  /** Bands per row. */
  readonly columns: number;
  /** Size of the picture in CSS px. */
  readonly size: { readonly width: number; readonly height: number };
}

/** The code of each flat band, in its lower left corner. */
function BandNumbers({ step, options, columns, size }: BandNumbersProps) {
  const { low, high, channel } = options;
  const numbers = useMemo(() => {
    const own = channel === 'all';
    const levels = rampLevels(step, own, low, high);
    const rows = Math.ceil(levels / columns);
    return bandNumbers({ step, own, low, high, levels, columns }, size.height).map(({ band, code, column, row }) => ({
      band,
      code,
      left: `${(column / columns) * 100}%`,
      bottom: `${(1 - (row + 1) / rows) * 100}%`,
      ink: inkOn(colorOf(step, options, columns, rows, column, row)),
    }));
  }, [step, options, low, high, channel, columns, size.height]);
  return (
    <div className={css.bandNumbers} aria-hidden="true">
      {numbers.map(({ band, code, left, bottom, ink }) => (
        <span key={band} className={css.bandNumber[ink]} style={{ left, bottom }}>
          {code}
        </span>
      ))}
    </div>
  );
}

const channelNumbers = { all: 0, red: 1, green: 2, blue: 3 } as const;

/** The color of one band. Evaluates the pattern itself, on a picture with one pixel per band. */
function colorOf(
  step: number,
  { low, high, channel }: RampOptions,
  columns: number,
  rows: number,
  column: number,
  row: number,
): number {
  const values = { ...gradientPattern.values, pattern: step, low, high, channel: channelNumbers[channel], columns };
  return gradientPattern.colorAt(column, row, columns, rows, values);
}

/** The text color that is readable on a color. On the darkest and lightest colors it is gray, which dazzles less. */
function inkOn(color: number): keyof typeof css.bandNumber {
  const [red, green, blue] = codesOf(color);
  if (Math.max(red, green, blue) < 36) return 'dim';
  if (Math.min(red, green, blue) > 220) return 'gray';
  return lumaOf(red, green, blue) < 118 ? 'white' : 'black';
}

const channelOptions = channels.map((id) => ({ id, name: gradientLabels.channels[id] }));
const idOf = ({ low, high }: { low: number; high: number }) => `${low}–${high}`;
const ends = [
  { end: 'low', label: gradientLabels.firstCode, min: 0, max: 254 },
  { end: 'high', label: gradientLabels.lastCode, min: 1, max: 255 },
] as const;
const rangeOptions = ranges.map((range) => ({ id: idOf(range), name: idOf(range) }));

/** Settings of a ramp: smooth or in flat bands, channel, and range of codes. */
function Adjust({ options, onChange }: { options: RampOptions; onChange: (options: RampOptions) => void }) {
  const { channel, flat } = options;
  const range = rangeOptions.find(({ id }) => id === idOf(options));
  return (
    // biome-ignore lint/a11y/useSemanticElements: its parts are fieldsets of their own
    <div className={css.adjust} role="group" aria-label={gradientLabels.adjust}>
      <Choice
        label={gradientLabels.showAs}
        options={gradientLabels.views}
        value={flat ? 'flat' : 'ramp'}
        onChange={(id) => onChange({ ...options, flat: id === 'flat' })}
      />
      <Choice
        label={gradientLabels.channel}
        options={channelOptions}
        value={channel}
        onChange={(next) => onChange({ ...options, channel: next })}
      />
      <Choice
        label={gradientLabels.codes}
        options={rangeOptions}
        value={range?.id ?? null}
        onChange={(id) => onChange({ ...options, ...ranges.find((one) => idOf(one) === id) })}
      />
      <div className={css.ends}>
        {ends.map(({ end, ...scale }) => (
          <Slider
            key={end}
            {...scale}
            value={options[end]}
            step={1}
            show={String}
            onChange={(code) => onChange(moveEnd(options, end, code))}
          />
        ))}
      </div>
    </div>
  );
}

/** The running gradient test: the pattern, its settings, and whether banding was marked on it. */
export function GradientView({ actor, isOver }: ViewProps) {
  const step = useSelector(actor, ({ context }) => context.step);
  const annotated = useSelector(actor, ({ context }) => annotationOf(context, BANDING) !== undefined);
  const [options, setOptions] = useState<RampOptions>(wholeRamp);
  const [adjusting, setAdjusting] = useState(false);
  const surface = useSelector(actor, ({ context }) => context.current);
  /** Size of the picture in CSS px, once it is drawn. */
  const size = surface && { width: surface.width / surface.pixelRatio, height: surface.height / surface.pixelRatio };

  const { low, high, channel, flat } = options;
  const levels = rampLevels(step, channel === 'all', low, high);
  const columns = flat && size ? columnsFor(levels, size.width) : 0;

  const toggleBanding = () =>
    actor.send(
      annotated
        ? { type: 'ANNOTATION.REMOVE', kind: BANDING }
        : { type: 'ANNOTATE', kind: BANDING, value: null, part: rampPart(options) },
    );

  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const key = event.key.toLowerCase();
    const next = optionsAfterKey(options, key);
    if (!next && key !== 'm' && key !== 'a') return false;
    // Ignore key repeat: a held key would flash the whole screen at the repeat rate.
    if (event.repeat) return true;
    if (next) setOptions(next);
    else if (key === 'a') setAdjusting(!adjusting);
    else toggleBanding();
    return true;
  };

  return (
    <SequenceView
      actor={actor}
      isOver={isOver}
      label={gradientLabels.view}
      mount={mountGradient}
      settings={{ low, high, channel, columns }}
      onKey={onKey}
      actions={[
        {
          id: 'banding',
          name: gradientLabels.banding,
          sign: <path d="M1 15h4v-4h4V7h4V3h4" />,
          state: { pressed: annotated },
          onPress: toggleBanding,
        },
        {
          id: 'adjust',
          name: gradientLabels.adjust,
          sign: <path d="M0 5h4M10 5h8M4 2h3v6H4zM0 13h9M15 13h3M9 10h3v6H9z" />,
          state: { expanded: adjusting },
          onPress: () => setAdjusting(!adjusting),
        },
      ]}
      overlay={size && columns > 0 && <BandNumbers step={step} options={options} columns={columns} size={size} />}
      panel={adjusting && <Adjust options={options} onChange={setOptions} />}
    />
  );
}
