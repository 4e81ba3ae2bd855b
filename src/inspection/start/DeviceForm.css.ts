import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

const phone = below(760);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '4px 16px',
});
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: '20px 16px',
  marginTop: 16,
  '@media': { [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '16px 12px' } },
});
globalStyle(`${form} > label`, { gridColumn: 'span 2' });
export const half = style({ gridColumn: 'span 3', '@media': { [phone]: { gridColumn: '1 / -1' } } });
export const whole = style({ gridColumn: '1 / -1' });
export const note = style({
  gridColumn: '1 / -1',
  paddingInlineStart: 12,
  borderInlineStart: `3px solid ${vars.ink}`,
  fontSize: '.9375rem',
  lineHeight: 1.45,
});
/** Shown only if there are keys to press. */
export const forKeys = style({ '@media': { [below(480)]: { display: 'none' } } });
