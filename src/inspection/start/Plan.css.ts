import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { sans, vars } from '../../theme/vars.css';
import { large } from '../../ui/figures/Count.css';

const narrow = below(900);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'last baseline',
  justifyContent: 'space-between',
  gap: 16,
  padding: '30px 24px 20px',
  '@media': { [narrow]: { padding: '26px 16px 18px' } },
});
export const readout = style([large, { whiteSpace: 'nowrap' }]);
export const unit = style({
  marginInlineStart: '.18em',
  color: vars.ink2,
  fontSize: '.42em',
  fontWeight: 370,
  letterSpacing: 0,
});
export const which = style({ textAlign: 'end' });
export const go = style({ padding: '0 24px 16px', '@media': { [narrow]: { paddingInline: 16 } } });
globalStyle(`${go} > button`, { width: '100%' });
globalStyle(`${go} > p`, { marginTop: 10 });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '28px 1fr auto',
  alignItems: 'center',
  gap: '0 8px',
  minHeight: 34,
  paddingInline: 24,
  borderTop: `1px solid ${vars.hair}`,
  fontSize: '.9375rem',
  '@media': { [narrow]: { paddingInline: 16 } },
});
/** High enough for its button from the start, so that the rows below do not move when it appears. */
export const rowWithChoice = style([row, { minHeight: 45 }]);
export const number = style({ color: vars.ink3 });
export const name = style({ fontWeight: 550, selectors: { '[data-off] > &': { color: vars.ink3, fontWeight: 450 } } });
export const figure = style({ color: vars.ink2 });
/** On a small screen, the tests collapse behind it. */
export const fold = style({
  display: 'none',
  justifyContent: 'space-between',
  alignItems: 'center',
  width: '100%',
  minHeight: 52,
  padding: '0 16px',
  border: 0,
  borderTop: `1px solid ${vars.hair}`,
  background: 'none',
  color: 'inherit',
  font: `550 1rem/1.3 ${sans}`,
  cursor: 'pointer',
  '@media': { [narrow]: { display: 'flex' } },
});
export const tests = style({
  '@media': { [narrow]: { display: 'none', selectors: { '&[data-open]': { display: 'block' } } } },
});
