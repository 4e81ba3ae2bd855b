import { globalStyle, style } from '@vanilla-extract/css';
import { medium, narrow, phone } from '../../theme/media';
import * as css from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const picks = style({
  ...css.columns('repeat(auto-fit, minmax(11rem, 1fr))', 1),
  margin: 0,
  padding: 0,
  minWidth: 0,
  border: 0,
  borderRadius: 'inherit',
  overflow: 'hidden',
  background: vars.hair,
  '@media': {
    [medium]: { gridTemplateColumns: '1fr 1fr' },
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
    '&:has(:checked)': { outline: css.border.focus, outlineOffset: -3, zIndex: 1 },
    '&:has(:focus-visible)': { outline: css.border.focus, outlineOffset: 3, zIndex: 2 },
  },
  '@media': {
    [narrow]: { padding: 16 },
    [phone]: { padding: '12px 14px' },
    '(forced-colors: active)': { selectors: { '&:has(:checked)': { outlineColor: 'Highlight' } } },
  },
});
export const name = style({
  ...css.row(10, 'center'),
  ...css.text('head', 1.2, '-.012em'),
  fontWeight: 600,
  overflowWrap: 'anywhere',
  '@media': { [phone]: css.text('body') },
});
export const ring = style({
  flex: 'none',
  ...css.center,
  ...css.size(18),
  border: `1.5px solid ${vars.ink}`,
  borderRadius: '50%',
});
globalStyle(`${pick}:has(:checked) ${ring}::after`, {
  content: '',
  ...css.size(10),
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
  ...css.size(4, 16),
  background: vars.ink,
  opacity: 0.22,
  forcedColorAdjust: 'none',
  selectors: { '&[data-on]': { opacity: 1 } },
});
export const size = style({ marginTop: 10, '@media': { [phone]: { marginTop: 4 } } });
