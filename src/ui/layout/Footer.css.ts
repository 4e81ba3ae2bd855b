import { style } from '@vanilla-extract/css';
import { belowFold } from '../../theme/below-fold';
import { below } from '../../theme/media';
import { contentWidth, vars } from '../../theme/vars.css';

const stacked = below(960);

export const foot = style({
  ...belowFold(600),
  borderTop: `1px solid ${vars.hair}`,
  paddingBlock: '48px 32px',
  fontSize: '.9375rem',
});
export const inner = style({ width: contentWidth, marginInline: 'auto' });
export const grid = style({
  display: 'grid',
  gridTemplateColumns: '2.4fr 7fr 2.6fr',
  gap: '32px 24px',
  '@media': { [stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const about = style({ color: vars.ink2, maxWidth: '38ch', marginTop: 12 });
export const heading = style({ fontSize: '.9375rem', letterSpacing: 0, lineHeight: 1.4, marginBottom: 4 });
/** The first group is long and has two columns. */
export const tests = style({
  display: 'grid',
  gridTemplateColumns: '2fr 1fr 1.15fr 1fr',
  gap: '32px 24px',
  '@media': { [stacked]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 } },
});
export const columns = style({
  display: 'grid',
  grid: 'repeat(5, auto) / auto-flow 1fr',
  columnGap: 24,
  // One column if the text is so large that two do not fit.
  '@media': { [stacked]: { display: 'block', columns: '2 8rem' } },
});
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  breakInside: 'avoid',
  overflowWrap: 'anywhere',
  color: vars.ink2,
  textDecoration: 'none',
  ':hover': { color: vars.ink, textDecoration: 'underline' },
});
export const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  justifyContent: 'space-between',
  marginTop: 48,
  paddingTop: 16,
  borderTop: `1px solid ${vars.hair}`,
  color: vars.ink3,
});
