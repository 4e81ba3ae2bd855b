import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const list = style({ fontSize: '.9375rem', lineHeight: 1.35 });
export const fact = style({
  display: 'grid',
  // The label keeps room for its words beside the longest value.
  gridTemplateColumns: 'minmax(6.5rem, 1fr) minmax(0, auto)',
  alignItems: 'center',
  gap: '0 10px',
  minHeight: 32,
  paddingBlock: 4,
  borderTop: `1px solid ${vars.hair}`,
  breakInside: 'avoid',
});
export const label = style({ color: vars.ink2, overflowWrap: 'anywhere' });
export const value = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 10,
  textAlign: 'end',
  overflowWrap: 'anywhere',
});
export const wrapped = style({ whiteSpace: 'normal' });
