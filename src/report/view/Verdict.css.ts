import { below, compact, css, medium, narrow, style } from '../../theme/style';

export const top = style({
  ...css.columns('1 auto', '24px 32px', 'center'),
  padding: 24,
  '@media': { [below(1200)]: css.into(1), [narrow]: { padding: 16 } },
});
export const missing = style({ padding: '0 24px 20px', ...css.at(narrow, { padding: '0 16px 16px' }) });
export const figures = style({
  ...css.columns(6),
  borderTop: css.hair,
  overflow: 'clip',
  '@media': { [medium]: css.into(3), [compact]: css.into(2) },
});
export const cell = style(css.ruledCell);
export const name = style(css.faintText('note', 1.35));
export const value = style({ marginTop: 4, whiteSpace: 'normal', overflowWrap: 'anywhere' });
