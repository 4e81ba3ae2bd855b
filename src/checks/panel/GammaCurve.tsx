import { panelResult } from '../../../content/panel';
import { capital, fixed } from '../../../content/words';
import { type ChannelGamma, gammaWords, marginOf } from '../../../machines/panel/figures';
import { decodeSrgb } from '../../../measure/color/light';
import { codeOf, shares } from '../../../measure/panel/gamma';
import { channels } from '../../../measure/panel/near';
import { fig } from '../../theme/base.css';
import * as css from './Panel.css';

/** Side of the drawing in SVG units. */
const EDGE = 100;
const STEPS = 64;

const lineOf = (light: (signal: number) => number) =>
  Array.from({ length: STEPS + 1 }, (_, i) => {
    const signal = i / STEPS;
    return `${i === 0 ? 'M' : 'L'}${(signal * EDGE).toFixed(2)} ${(EDGE * (1 - light(signal))).toFixed(2)}`;
  }).join('');

const usual = lineOf((signal) => signal ** 2.2);
const standard = lineOf(decodeSrgb);
/** x position of the code that gives a share of the light at a gamma. */
const across = (share: number, gamma: number) => (codeOf(share, gamma) / 255) * EDGE;

/** Each channel has its own shape, so that it can be recognized without its color. */
const shapes = ['M-2 -2h4v4h-4z', 'M0 -2.6L2.6 0L0 2.6L-2.6 0z', 'M-2.4 2L0 -2.4L2.4 2z'] as const;

/** The light that each code gives, as the person matched it, next to the curves of gamma 2.2 and sRGB. */
export function GammaCurve({ figures }: { figures: readonly ChannelGamma[] }) {
  return (
    <figure className={css.resultFigure}>
      <h2 className={css.resultHeading}>{panelResult.curve}</h2>
      <svg
        className={css.curve}
        viewBox={`-3 -3 ${EDGE + 6} ${EDGE + 6}`}
        role="img"
        aria-label={`${panelResult.curve}: ${gammaWords(figures)}`}
      >
        <path className={css.resultFrame} d="M0 0V100H100M0 50H100M0 25H100M0 75H100" />
        <path className={css.usual} d={usual} />
        <path className={css.standard} d={standard} />
        {figures.map(({ points }, channel) =>
          points.map((point, share) => {
            const { gamma } = point;
            const margin = marginOf(point);
            const light = shares[share] ?? 0;
            const y = EDGE * (1 - light);
            const low = across(light, Math.max(1, gamma - margin));
            const high = across(light, gamma + margin);
            return (
              <g key={`${channels[channel]} ${light}`} className={css.channel[channels[channel] ?? 'red']}>
                <path d={`M${low} ${y}H${high}`} fill="none" />
                <path d={shapes[channel] ?? shapes[0]} transform={`translate(${across(light, gamma)} ${y})`} />
              </g>
            );
          }),
        )}
      </svg>
      <p className={`${fig} ${css.axis}`} aria-hidden="true">
        <span>0</span>
        <span>128</span>
        <span>255</span>
      </p>
      <ul className={css.legend}>
        {channels.map((name, channel) => (
          <li key={name} className={css.resultKey}>
            <svg className={css.shape} viewBox="-4 -4 8 8" aria-hidden="true">
              <path className={css.channel[name]} d={shapes[channel]} />
            </svg>
            {figures[channel] &&
              `${capital(name)} ${fixed(figures[channel].whole.gamma, 2)} ± ${fixed(figures[channel].margin, 2)}`}
          </li>
        ))}
      </ul>
      <figcaption className={css.resultNote}>{panelResult.curveNote}</figcaption>
    </figure>
  );
}
