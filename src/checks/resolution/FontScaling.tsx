import { resolutionTexts } from '../../../content/resolution';
import { rounded, withUnit } from '../../../content/words';
import { fig } from '../../theme/base.css';
import * as css from './Resolution.css';

/** One line in eight sizes, with the device px of each. */
export function FontScaling({ pixelRatio }: { pixelRatio: number | null }) {
  return (
    <ul className={css.fonts}>
      {css.fontSizes.map((size) => (
        <li key={size} className={css.fontRow}>
          <span className={`${fig} ${css.fontName}`}>{withUnit(size, 'px')}</span>
          <span className={css.font[size]}>{resolutionTexts.fontSample}</span>
          <span className={`${fig} ${css.fontName}`}>
            {pixelRatio === null ? '\u00a0' : `${rounded(size * pixelRatio, 2)} device\u00a0px`}
          </span>
        </li>
      ))}
    </ul>
  );
}
