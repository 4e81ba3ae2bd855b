import { loadTexts, partNames } from '../../../content/load';
import { fixed, inMinutes, withUnit } from '../../../content/words';
import type { Minutes } from '../../../machines/load/evidence';
import { type LoadPart, type Sample, scales } from '../../../measure/load/curve';
import { type CurveSettings, mountCurve, topOf } from '../../../renderers/load/curve.renderer';
import { fig } from '../../theme/base.css';
import { useRenderer } from '../../ui/figures/useRenderer';
import * as css from '../refresh-rate/Live.css';

/** A speed and its unit. Texels have four integers each. */
export function speedOf(part: LoadPart, rate: number): readonly [figure: string, unit: string] {
  const { factor, unit } = scales[part];
  return [fixed(rate * factor, 2), `${unit}/s`];
}
const speedWords = (part: LoadPart, rate: number) => withUnit(...speedOf(part, rate));

interface Props {
  readonly part: LoadPart;
  readonly samples: readonly Sample[];
  readonly minutes: Minutes;
  /** Milliseconds between two samples. */
  readonly every: number;
  readonly live: boolean;
}

/** The curve of one part, with its scale. */
export function Curve({ part, samples, minutes, every, live }: Props) {
  const values = samples.map(({ work }) => work[part]?.rate ?? 0);
  const room = (minutes * 60_000) / every;
  const settings: CurveSettings = { values, room, live, running: false };
  const { host } = useRenderer(mountCurve, settings);
  return (
    <figure className={css.section}>
      <h2 className={css.heading}>{`${partNames[part]}: ${loadTexts.curve}`}</h2>
      <div
        ref={host}
        className={css.small}
        role="img"
        aria-label={`${loadTexts.curve}, ${partNames[part]}: ${speedWords(part, values.at(-1) ?? 0)} at the end, ${speedWords(part, Math.max(0, ...values))} at most`}
      />
      <div className={`${fig} ${css.axis}`} aria-hidden="true">
        <span>0:00</span>
        <span>top {speedWords(part, topOf(values))}</span>
        <span>{inMinutes(60 * minutes)}</span>
      </div>
      {part === 'cores' && <figcaption className={css.note}>{loadTexts.note}</figcaption>}
    </figure>
  );
}
