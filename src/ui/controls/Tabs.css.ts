import { compact, css, forced, style, vars } from '../../theme/style';

export const bar = style({
  ...css.wrapRow('12px 24px', 'center'),
  padding: '16px 24px',
  borderBottom: css.hair,
  ...css.at(compact, { padding: '12px 16px', gap: '10px 12px' }),
});
export const list = style({ display: 'inline-flex', ...css.box });
export const tab = style({
  minHeight: 44,
  padding: '0 20px',
  border: 0,
  background: 'transparent',
  color: vars.ink2,
  ...css.font(550, 'small', 1),
  cursor: 'pointer',
  selectors: {
    '& + &': { borderInlineStart: css.edge },
    '&[data-state="active"]': css.inverse,
    '&:focus-visible': { outlineOffset: -5, outlineColor: 'currentColor' },
  },
  '@media': {
    [compact]: { paddingInline: 14 },
    [forced]: { selectors: { '&[data-state="active"]': { borderBottom: '4px solid Highlight' } } },
  },
});
export const panel = style({ ':focus': { outline: 'none' } });
