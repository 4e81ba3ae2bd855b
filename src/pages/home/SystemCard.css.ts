import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { panel } from '../../theme/base.css';
import { below } from '../../theme/media';
import { motion, vars } from '../../theme/vars.css';

const stacked = below(900);

export const card = style([
  panel,
  {
    display: 'grid',
    gridTemplateColumns: '3fr 9fr',
    '@media': { [stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
]);
export const side = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: 24,
  padding: 24,
  borderInlineEnd: `1px solid ${vars.hair}`,
  '@media': { [stacked]: { borderInlineEnd: 0, padding: '16px 16px 24px' } },
});
export const heading = style({ fontSize: '1.5rem', letterSpacing: '-.02em' });
export const text = style({ color: vars.ink2, marginTop: 8, fontSize: '.9375rem', lineHeight: 1.45 });
/** The ring beside a label whose figure cannot be checked. */
export const ring = style({
  flex: 'none',
  display: 'inline-block',
  width: 8,
  height: 8,
  border: `1.5px solid ${vars.edge}`,
  borderRadius: '50%',
});
export const legend = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 10,
  marginTop: 12,
  color: vars.ink3,
  fontSize: '.875rem',
  lineHeight: 1.4,
});
globalStyle(`${legend} ${ring}`, { marginTop: '.4em' });
/** Same width in all three states. */
export const button = style({ display: 'grid', minWidth: 132 });

/** On a phone, empty cells say nothing. */
export const data = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '@media': {
    [stacked]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [below(600)]: { selectors: { '&:not([data-shown])': { display: 'none' } } },
  },
});
export const cell = style({
  minWidth: 0,
  margin: '-1px 0 0 -1px',
  padding: '14px 20px 15px',
  borderTop: `1px solid ${vars.hair}`,
  borderInlineStart: `1px solid ${vars.hair}`,
  '@media': { [stacked]: { padding: '12px 16px' } },
});
export const ofFour = styleVariants({
  1: {},
  2: { gridColumn: 'span 2' },
  3: { gridColumn: 'span 3' },
  4: { gridColumn: 'span 4' },
});
export const ofTwo = styleVariants({
  1: { '@media': { [stacked]: { gridColumn: 'span 1' } } },
  2: { '@media': { [stacked]: { gridColumn: 'span 2' } } },
});
export const label = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  color: vars.ink3,
  fontSize: '.875rem',
  lineHeight: 1.35,
});
export const value = style({ marginTop: 2, lineHeight: 1.45, overflowWrap: 'anywhere' });
export const figure = style({ fontSize: '.88em', whiteSpace: 'normal' });
export const note = style({
  display: 'block',
  color: vars.ink3,
  fontSize: '.75rem',
  lineHeight: 1.4,
  whiteSpace: 'normal',
});
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
