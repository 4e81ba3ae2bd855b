import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

const tablet = below(1100);
const phone = below(480);

export const picks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))',
  gap: 1,
  margin: '16px calc(-1 * var(--zone)) 0',
  padding: 0,
  minWidth: 0,
  border: `solid ${vars.hair}`,
  borderWidth: '1px 0',
  background: vars.hair,
  '@media': {
    [tablet]: { gridTemplateColumns: '1fr 1fr' },
    // One column where two names have no room, such as with large text.
    [phone]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))' },
  },
});
export const pick = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto auto',
  padding: '18px 20px 16px',
  background: vars.panel,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { outline: `3px solid ${vars.ink}`, outlineOffset: -3, zIndex: 1 },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.ink}`, outlineOffset: 3, zIndex: 2 },
  },
  '@media': {
    [below(900)]: { padding: 16 },
    [phone]: { gridTemplateRows: 'auto auto' },
    '(forced-colors: active)': { selectors: { '&:has(:checked)': { outlineColor: 'Highlight' } } },
  },
});
export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  fontSize: '1.25rem',
  fontWeight: 600,
  lineHeight: 1.2,
  letterSpacing: '-.012em',
  overflowWrap: 'anywhere',
});
export const ring = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 18,
  height: 18,
  border: `1.5px solid ${vars.ink}`,
  borderRadius: '50%',
});
globalStyle(`${pick}:has(:checked) ${ring}::after`, {
  content: '',
  width: 10,
  height: 10,
  borderRadius: '50%',
  background: vars.ink,
});
export const summary = style({
  margin: '8px 0 14px',
  color: vars.ink2,
  fontSize: '.9375rem',
  lineHeight: 1.4,
  // On a phone a name and a size say enough.
  '@media': { [phone]: { display: 'none' } },
});
export const ticks = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 8px)',
  height: 16,
  '@media': { [phone]: { display: 'none' } },
});
export const tick = style({
  width: 4,
  height: 16,
  background: vars.ink,
  opacity: 0.22,
  forcedColorAdjust: 'none',
  selectors: { '&[data-on]': { opacity: 1 } },
});
export const size = style({ marginTop: 10 });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 24px',
  minHeight: 44,
  margin: '10px 0 -14px',
});
globalStyle(`${foot} > :first-child`, { marginInlineEnd: 'auto', '@media': { [phone]: { display: 'none' } } });
