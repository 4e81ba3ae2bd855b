import { globalStyle, style } from '@vanilla-extract/css';
import { hidden } from '../../theme/base.css';
import { below } from '../../theme/media';
import { sans } from '../../theme/vars.css';
import { ground, line } from '../../ui/sequence/SequenceBar.css';

export const tasks = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', padding: 0, margin: 0, border: 0 });
export const legend = style([hidden]);
export const task = style({
  minHeight: 44,
  padding: '0 8px',
  border: 0,
  borderBottom: `1px solid ${line}`,
  background: 'none',
  color: '#ffffff',
  font: `600 .9375rem/1.1 ${sans}`,
  cursor: 'pointer',
  ':hover': { background: '#2a2a2a' },
  ':focus-visible': { outline: '3px solid #ffffff', outlineOffset: -6 },
  selectors: {
    '&:nth-of-type(even)': { borderInlineStart: `1px solid ${line}` },
    '&[aria-pressed=true]': { background: '#ffffff', color: ground },
    '&[aria-pressed=true]:focus-visible': { outlineColor: ground },
  },
});
// Forced colors drop the background that tells which one is pressed.
globalStyle(`${task}[aria-pressed=true]`, {
  '@media': { '(forced-colors: active)': { outline: '2px solid', outlineOffset: -5 } },
});
export const text = style({
  padding: '10px 20px',
  minHeight: '5.4em',
  fontSize: '.875rem',
  lineHeight: 1.35,
  '@media': { [below(560)]: { padding: '8px 14px' } },
});
/** Alone in its row. */
export const wide = style({ gridColumn: '1 / -1' });
