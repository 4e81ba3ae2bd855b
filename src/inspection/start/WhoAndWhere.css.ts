import { globalStyle, style } from '@vanilla-extract/css';
import { sans, vars } from '../../theme/vars.css';

export const who = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '4px 24px',
});
globalStyle(`${who} p`, { maxWidth: '60ch', color: vars.ink2, fontSize: '.9375rem', lineHeight: 1.5 });
globalStyle(`${who} b`, { color: vars.ink, fontWeight: 600 });
/** A button that reads like a link. */
export const linkish = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 44,
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: `550 .9375rem/1.3 ${sans}`,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  textDecorationThickness: 1,
  cursor: 'pointer',
});
