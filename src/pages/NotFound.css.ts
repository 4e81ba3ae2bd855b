import { contentWidth, css, hidden, mono, style } from '../theme/style';

export const page = style({
  width: contentWidth,
  marginInline: 'auto',
  paddingBlock: '72px 104px',
  ...css.rows(24, 'start'),
  selectors: { ':root[data-blog] &': { visibility: 'hidden' } },
});
export const readout = style({
  fontFamily: mono,
  fontStretch: '75%',
  fontWeight: 330,
  fontSize: 'clamp(6rem, 22vw, 14rem)',
  lineHeight: 0.76,
  letterSpacing: '-.05em',
  marginBottom: 16,
});
export const spoken = hidden;
