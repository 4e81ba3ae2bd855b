import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { panel } from '../../theme/base.css';
import { below, narrow } from '../../theme/media';
import * as css from '../../theme/mixins';
import { motion, vars } from '../../theme/vars.css';

export const card = style([panel, { ...css.columns('3fr 9fr'), '@media': { [narrow]: css.oneColumn } }]);
export const side = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: 24,
  padding: 24,
  borderInlineEnd: css.border.hair,
  '@media': { [narrow]: { borderInlineEnd: 0, padding: '16px 16px 24px' } },
});
export const heading = style({ ...css.text('title'), letterSpacing: '-.02em' });
export const text = style({ ...css.softText('small', 1.45), marginTop: 8 });
/** The ring beside a label whose figure cannot be checked. */
export const ring = style({
  flex: 'none',
  display: 'inline-block',
  ...css.size(8),
  border: `1.5px solid ${vars.edge}`,
  borderRadius: '50%',
});
export const legend = style({
  ...css.columns('auto 1fr'),
  columnGap: 10,
  marginTop: 12,
  ...css.faintText('note', 1.4),
});
globalStyle(`${legend} ${ring}`, { marginTop: '.4em' });
/** Same width in all three states. */
export const button = style({ display: 'grid', minWidth: 132 });

/** On a phone, empty cells say nothing. */
export const data = style({
  ...css.columns(4),
  '@media': {
    [narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [below(600)]: { selectors: { '&:not([data-shown])': { display: 'none' } } },
  },
});
export const cell = style({
  minWidth: 0,
  margin: '-1px 0 0 -1px',
  padding: '14px 20px 15px',
  borderTop: css.border.hair,
  borderInlineStart: css.border.hair,
  '@media': { [narrow]: { padding: '12px 16px' } },
});
export const ofFour = styleVariants({
  1: {},
  2: { gridColumn: 'span 2' },
  3: { gridColumn: 'span 3' },
  4: { gridColumn: 'span 4' },
});
export const ofTwo = styleVariants({
  1: { '@media': { [narrow]: { gridColumn: 'span 1' } } },
  2: { '@media': { [narrow]: { gridColumn: 'span 2' } } },
});
export const label = style({ ...css.row(8, 'baseline'), ...css.faintText('note', 1.35) });
export const value = style({ marginTop: 2, lineHeight: 1.45, overflowWrap: 'anywhere' });
export const figure = style({ fontSize: '.88em', whiteSpace: 'normal' });
export const note = style({ display: 'block', ...css.faintText('tiny', 1.4), whiteSpace: 'normal' });
export const missing = style({ color: vars.ink3 });

const appear = keyframes({ from: { opacity: 0 } });
/** Cells appear one after the other. */
export const filling = style({});
const CELL_COUNT = 12;
const DELAY_STEP_MS = 40;
globalStyle(`${filling} ${value}`, { animation: `${appear} ${motion.fast} both` });
for (let cellNumber = 2; cellNumber <= CELL_COUNT; cellNumber++) {
  globalStyle(`${filling} ${cell}:nth-child(${cellNumber}) ${value}`, {
    animationDelay: `${(cellNumber - 1) * DELAY_STEP_MS}ms`,
  });
}
