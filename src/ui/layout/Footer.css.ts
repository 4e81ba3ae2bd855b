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
  gridTemplateColumns: '3fr 7fr 2fr',
  gap: '32px 48px',
  '@media': { [stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const about = style({ color: vars.ink2, maxWidth: '38ch', marginTop: 12 });
export const heading = style({ fontSize: '.9375rem', letterSpacing: 0, lineHeight: 1.4, marginBottom: 4 });
export const columns = style({
  display: 'grid',
  grid: 'repeat(6, auto) / auto-flow 1fr',
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
