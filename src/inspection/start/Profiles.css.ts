import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

const tablet = below(1100);
const phone = below(480);

export const picks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))',
  gap: 1,
  margin: 0,
  padding: 0,
  minWidth: 0,
  border: 0,
  borderRadius: 'inherit',
  overflow: 'hidden',
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
  gridTemplateRows: '1fr auto auto',
  padding: '18px 20px 16px',
  background: vars.panel,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { outline: `3px solid ${vars.ink}`, outlineOffset: -3, zIndex: 1 },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.ink}`, outlineOffset: 3, zIndex: 2 },
  },
  '@media': {
    [below(900)]: { padding: 16 },
    [phone]: { padding: '12px 14px' },
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
  '@media': { [phone]: { fontSize: '1.0625rem' } },
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
export const ticks = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 8px)',
  height: 16,
  marginTop: 12,
  // A press on a mark is a press on the radio button below it.
  pointerEvents: 'none',
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
export const size = style({ marginTop: 10, '@media': { [phone]: { marginTop: 4 } } });
