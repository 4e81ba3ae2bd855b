import { css, globalStyle, narrow, style, vars } from '../../theme/style';

export const rows = style({ borderTop: css.border.hair });
export const row = style({
  ...css.columns('26px 88px minmax(0, 1fr) 166px', '4px 16px', 'center'),
  minHeight: 52,
  padding: '8px 24px',
  borderTop: css.border.hair,
  ':first-child': { borderTop: 0 },
  '@media': { [narrow]: { gridTemplateColumns: '24px minmax(0, 1fr) auto', padding: '11px 16px' } },
});
export const number = style({ color: vars.ink3 });
export const name = style({ fontWeight: 600 });
export const text = style({
  ...css.softText('small', 1.4),
  overflowWrap: 'anywhere',
  '@media': { [narrow]: { gridColumn: '2 / -1', gridRow: 2 } },
});
export const badge = style({ display: 'grid' });
globalStyle(`${badge} > span`, { '@media': { [narrow]: { justifySelf: 'end' } } });
