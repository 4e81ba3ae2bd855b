import { style } from '@vanilla-extract/css';
import { below } from '../theme/media';
import { motion, radius, vars } from '../theme/vars.css';

const single = below(760);

export const page = style({ paddingBottom: 104 });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 1,
  marginTop: 8,
  background: vars.hair,
  border: `1px solid ${vars.hair}`,
  borderRadius: radius.panel,
  overflow: 'clip',
  '@media': { [single]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const cell = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: '1fr auto',
  background: vars.panel,
  ':hover': { background: `color-mix(in srgb, ${vars.panel}, ${vars.ink} 3.5%)` },
  selectors: {
    // An empty cell would show the color of the lines.
    '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' },
    '&:has(:focus-visible)::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      border: `3px solid ${vars.ink}`,
      outline: `2px solid ${vars.panel}`,
      outlineOffset: -5,
      pointerEvents: 'none',
    },
  },
  '@media': {
    // The lines between cells are the background behind them, which forced colors remove.
    '(forced-colors: active)': { outline: '1px solid' },
  },
});

export const body = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  padding: '24px 24px 20px',
  '@media': { [single]: { padding: '20px 16px 16px' } },
});
export const heading = style({ fontSize: '1.25rem', lineHeight: 1.2, letterSpacing: '-.012em' });
export const text = style({
  marginTop: 10,
  maxWidth: '60ch',
  color: vars.ink2,
  fontSize: '.9375rem',
  lineHeight: 1.45,
});
export const facts = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px 16px',
  marginTop: 20,
});
export const date = style({ color: vars.ink3, fontSize: '.8125rem' });
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: 6 });

export const read = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 48,
  marginInline: 24,
  borderTop: `1px solid ${vars.hair}`,
  fontSize: '.9375rem',
  fontWeight: 650,
  textDecoration: 'none',
  // Makes the whole cell the link.
  '::before': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none' },
  '@media': { [single]: { marginInline: 16 } },
});
export const arrow = style({
  transition: `transform ${motion.fast} ${motion.ease}`,
  selectors: { [`${cell}:hover &`]: { transform: 'translateX(4px)' } },
});
