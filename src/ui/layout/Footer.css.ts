import { belowFold } from '../../theme/below-fold';
import { below, contentWidth, css, style, vars } from '../../theme/style';

const stacked = below(960);

export const foot = style({ ...belowFold(600), borderTop: css.hair, paddingBlock: '48px 32px', ...css.text('small') });
export const inner = style({ width: contentWidth, marginInline: 'auto' });
export const grid = style({ ...css.columns('2.4fr 7fr 2.6fr', '32px 24px'), '@media': { [stacked]: css.into(1) } });
export const about = style({ color: vars.ink2, maxWidth: '38ch', marginTop: 12 });
export const heading = style({ ...css.text('small', 1.4, 0), marginBottom: 4 });
/** The first group is long and has two columns. */
export const tests = style({
  ...css.columns('2fr 1fr 1.15fr 1fr', '32px 24px'),
  '@media': { [stacked]: { ...css.into(1), gap: 24 } },
});
export const columns = style({
  display: 'grid',
  grid: 'repeat(5, auto) / auto-flow 1fr',
  columnGap: 24,
  // One column if the text is so large that two do not fit.
  '@media': { [stacked]: { display: 'block', columns: '2 8rem' } },
});
export const link = style({
  ...css.row(0, 'center'),
  minHeight: 44,
  breakInside: 'avoid',
  overflowWrap: 'anywhere',
  color: vars.ink2,
  textDecoration: 'none',
  ':hover': { color: vars.ink, textDecoration: 'underline' },
});
export const base = style({
  ...css.wrapRow('8px 24px', undefined, 'space-between'),
  marginTop: 48,
  paddingTop: 16,
  borderTop: css.hair,
  color: vars.ink3,
});
