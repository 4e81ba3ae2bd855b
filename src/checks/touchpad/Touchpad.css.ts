import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { sans, vars } from '../../theme/vars.css';

const narrow = below(1000);
const phone = below(760);

export { actions } from '../../ui/layout/PageActions.css';

export const body = style({
  display: 'grid',
  gridTemplateColumns: '248px minmax(0, 1fr)',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const list = style({
  borderInlineEnd: `1px solid ${vars.hair}`,
  '@media': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      borderInlineEnd: 0,
      borderBottom: `1px solid ${vars.hair}`,
    },
    [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  minHeight: 48,
  padding: '4px 16px',
  border: 0,
  borderBottom: `1px solid ${vars.hair}`,
  background: 'none',
  color: vars.ink2,
  font: `500 .9375rem/1.2 ${sans}`,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { color: vars.ink, background: vars.well },
  ':focus-visible': { outlineOffset: -4 },
  selectors: { '&[aria-current]': { background: vars.ink, color: vars.panel } },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-current]': { outline: '3px solid Highlight', outlineOffset: -3 } },
    },
    [narrow]: { padding: '4px 12px' },
  },
});
globalStyle(`${item}[aria-current]:focus-visible`, { outlineColor: vars.panel });
export const number = style({ flex: 'none', minWidth: '1.7em', opacity: 0.75 });
export const sign = style({
  flex: 'none',
  width: 12,
  height: 12,
  marginInlineStart: 'auto',
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
});

export const lacking = style({ marginInlineStart: 'auto' });

export const step = style({ minWidth: 0 });
const inset = { paddingInline: 24, '@media': { [phone]: { paddingInline: 16 } } } as const;
export const name = style([inset, { paddingTop: 16, fontSize: '1.25rem', lineHeight: 1.2, letterSpacing: '-.012em' }]);
export const text = style([
  inset,
  {
    // Two lines high, three on a phone, so that a shorter text does not move the field under the pointer.
    minHeight: 'calc(2.8em + 20px)',
    paddingBlock: 10,
    color: vars.ink2,
    fontSize: '.9375rem',
    lineHeight: 1.4,
    '@media': { [phone]: { minHeight: 'calc(4.2em + 20px)' } },
  },
]);
/** Same height with and without a button. */
export const under = style([
  inset,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 24px', minHeight: 72, paddingBlock: 12 },
]);
export const progress = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  flex: '1 1 16rem',
});
export const amount = style({ minWidth: '9em', color: vars.ink3, textAlign: 'end' });
globalStyle(`${progress} > div > div`, { marginInlineStart: 0 });
export const figures = style({ borderTop: `1px solid ${vars.hair}` });
// Hides the strip's own top line, because there is already one above. The minimum height keeps the content below in
// place when a note appears.
globalStyle(`${figures} > dl`, { marginTop: -1 });
globalStyle(`${figures} > dl > div`, { minHeight: 'calc(4.2rem + 36px)' });
export const foot = style([
  inset,
  {
    paddingBlock: '14px 16px',
    borderTop: `1px solid ${vars.hair}`,
    color: vars.ink2,
    fontSize: '.9375rem',
    lineHeight: 1.45,
  },
]);
