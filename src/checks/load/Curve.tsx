import { loadTexts, partNames } from '../../../content/load';
import { fixed, inMinutes, withUnit } from '../../../content/words';
import type { Minutes } from '../../../machines/load/evidence';
import type { LoadPart, Sample } from '../../../measure/load/curve';
import { type CurveSettings, mountCurve, topOf } from '../../../renderers/load/curve.renderer';
import { fig } from '../../theme/base.css';
import * as css from '../../ui/figures/ScopePanel.css';
import { useRenderer } from '../../ui/figures/useRenderer';

/** A speed with its unit: `21.4 thousand integers/s`. */
export function speedOf(part: LoadPart, rate: number): string {
  if (part === 'memory') return withUnit(fixed(rate / 1024, 2), 'GiB/s');
  // Texels have four integers each.
  return part === 'cores' ? `${fixed(rate / 1e3, 2)} thousand/s` : `${fixed((4 * rate) / 1e6, 2)} million/s`;
}

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
      <h3 className={css.heading}>{partNames[part]}</h3>
      <div
        ref={host}
        className={css.small}
        role="img"
        aria-label={`${loadTexts.curve}, ${partNames[part]}: ${speedOf(part, values.at(-1) ?? 0)} at the end, ${speedOf(part, Math.max(0, ...values))} at most`}
      />
      <div className={`${fig} ${css.axis}`} aria-hidden="true">
        <span>0:00</span>
        <span>top {speedOf(part, topOf(values))}</span>
        <span>{inMinutes(60 * minutes)}</span>
      </div>
    </figure>
  );
}
