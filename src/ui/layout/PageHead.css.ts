import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

const narrow = below(760);

export const head = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '16px 48px',
  alignItems: 'end',
  paddingBlock: '32px 24px',
  '@media': { [narrow]: { gridTemplateColumns: '1fr', paddingBlock: '24px 16px' } },
});
export const title = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: '.3em',
  overflowWrap: 'anywhere',
  ':focus': { outline: 'none' },
});
export const number = style({ fontSize: '.36em', color: vars.ink3, letterSpacing: 0 });
export const text = style({
  marginTop: 12,
  maxWidth: '44em',
  overflowWrap: 'anywhere',
  '@media': { [narrow]: { fontSize: '1.0625rem' } },
});
// Figures stay on one line, but a serial number may be too long for that.
globalStyle(`${text} > span`, { whiteSpace: 'normal' });
