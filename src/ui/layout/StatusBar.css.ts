import { css, forced, narrow, style, vars } from '../../theme/style';

export const bar = style({
  ...css.wrapRow('12px 24px', 'center'),
  minHeight: 62,
  padding: '12px 24px',
  borderBottom: css.hair,
  '@media': { [narrow]: { paddingInline: 16 } },
});
export const state = style({
  flex: '1 1 18rem',
  minWidth: 0,
  ...css.softText('small', 1.45),
  overflowWrap: 'anywhere',
});
export const lamp = style({
  display: 'inline-block',
  ...css.size(12),
  marginInlineEnd: 10,
  border: `1.5px solid ${vars.ink}`,
  borderRadius: '50%',
  verticalAlign: -1,
  selectors: { '&[data-on]': { background: vars.signal } },
  '@media': { [forced]: { selectors: { '&[data-on]': { background: 'Highlight' } } } },
});
export const name = style({ marginInlineEnd: 6, color: vars.ink, ...css.text('body'), fontWeight: 650 });
