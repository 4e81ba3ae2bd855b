import { globalStyle, style } from '@vanilla-extract/css';
import { narrow } from '../../theme/media';
import * as css from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const row = style({
  ...css.columns('1.625rem 8rem minmax(0, 1fr) auto 9.5rem', '4px 16px', 'center'),
  minHeight: 50,
  padding: '8px 24px',
  borderTop: css.border.hair,
  ':first-child': { borderTop: 0 },
  '@media': { [narrow]: { gridTemplateColumns: '24px minmax(0, 1fr) auto', gap: '3px 8px', padding: '11px 16px' } },
});
export const soft = style({ color: vars.ink3 });
export const name = style({ fontWeight: 600 });
export const text = style({
  ...css.softText('small', 1.4),
  overflowWrap: 'anywhere',
  '@media': { [narrow]: { gridColumn: '2 / -1', gridRow: 2 } },
});
export const took = style({ color: vars.ink3, textAlign: 'end', '@media': { [narrow]: { display: 'none' } } });
export const outcome = style({ display: 'grid' });
globalStyle(`${outcome} > span`, { justifyContent: 'center', '@media': { [narrow]: { justifySelf: 'end' } } });
