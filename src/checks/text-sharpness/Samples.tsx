import { sharpnessTexts } from '../../../content/text-sharpness';
import { withUnit } from '../../../content/words';
import { combinations, standardSizes } from '../../../machines/text-sharpness/text-sharpness';
import { contrastFigure, contrastLevel, contrastRatio } from '../../../measure/color/contrast';
import { fig } from '../../theme/base.css';
import * as css from './TextSharpness.css';

/** One line in each of the eight standard sizes. */
export function StandardSizes() {
  return (
    <ul className={css.sizes}>
      {standardSizes.map((size) => (
        <li key={size} className={css.sizeRow}>
          <span className={`${fig} ${css.sizeName}`}>{withUnit(size, 'px')}</span>
          <span className={css.standard[size]}>{sharpnessTexts.sizes}</span>
        </li>
      ))}
    </ul>
  );
}

/** The five color pairs, each with its contrast ratio by WCAG. */
export function Combinations() {
  return (
    <ul className={css.combinations}>
      {combinations.map(({ id, name, text, background }) => (
        <li key={id} className={css.combination}>
          <div className={css.pair[id]}>
            <p className={css.standard[12]}>{sharpnessTexts.sizes}</p>
            <p className={css.standard[16]}>{sharpnessTexts.sizes}</p>
          </div>
          <p className={css.pairName}>
            <b>{name}</b>
            <span className={fig}>{contrastFigure(text, background)}</span>
            <span>{contrastLevel(contrastRatio(text, background))}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
