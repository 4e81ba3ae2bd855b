import { compact, css, mono, style, vars } from '../../theme/style';

export const part = style({ ...css.rows(14), alignContent: 'start', borderTop: css.strong, paddingTop: 14 });
export const paragraph = style({ maxWidth: '66ch', overflowWrap: 'anywhere' });
export const rows = style({ marginTop: 4 });
export const row = style({
  ...css.columns('minmax(0, 13em) 1', '4px 24px'),
  paddingBlock: 12,
  borderTop: css.hair,
  '@media': { [compact]: css.into(1) },
});
export const name = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const text = style({ maxWidth: '60ch', color: vars.ink2 });
export const code = style({ fontFamily: mono, fontStretch: '80%', fontSize: '.82em', fontWeight: 450 });
