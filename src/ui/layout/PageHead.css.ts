import { globalStyle, style } from '@vanilla-extract/css';
import { compact } from '../../theme/media';
import * as css from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const head = style({
  ...css.columns('1fr auto', '16px 48px', 'end'),
  paddingBlock: '32px 24px',
  '@media': { [compact]: { gridTemplateColumns: '1fr', paddingBlock: '24px 16px' } },
});
export const title = style({ ...css.row('.3em', 'baseline'), overflowWrap: 'anywhere', ':focus': { outline: 'none' } });
export const number = style({ fontSize: '.36em', color: vars.ink3, letterSpacing: 0 });
export const text = style({
  marginTop: 12,
  maxWidth: '44em',
  overflowWrap: 'anywhere',
  '@media': { [compact]: css.text('body') },
});
// Figures stay on one line, but a serial number may be too long for that.
globalStyle(`${text} > span`, { whiteSpace: 'normal' });
