import { css, globalStyle, narrow, style, vars } from '../../theme/style';

export const rows = style({ borderTop: css.hair });
export const row = style({
  ...css.columns('26px 88px 1 166px', '4px 16px', 'center'),
  minHeight: 52,
  padding: '8px 24px',
  ...css.between,
  ...css.at(narrow, { ...css.into('24px 1 auto'), padding: '11px 16px' }),
});
export const number = style({ color: vars.ink3 });
export const name = style({ fontWeight: 600 });
export const text = style({
  ...css.softText('small', 1.4),
  overflowWrap: 'anywhere',
  ...css.at(narrow, { gridColumn: '2 / -1', gridRow: 2 }),
});
export const badge = style({ display: 'grid' });
globalStyle(`${badge} > span`, { ...css.at(narrow, { justifySelf: 'end' }) });
