import { compact, css, forced, motion, style, vars } from '../theme/style';

export const page = style({ paddingBottom: 104 });

export const grid = style({
  ...css.columnsFrom(compact, 2, 1),
  marginTop: 8,
  background: vars.hair,
  ...css.plate,
  overflow: 'clip',
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
      ...css.drawn(0),
      border: css.focus,
      outline: `2px solid ${vars.panel}`,
      outlineOffset: -5,
      pointerEvents: 'none',
    },
  },
  '@media': {
    // The lines between cells are the background behind them, which forced colors remove.
    [forced]: { outline: '1px solid' },
  },
});

export const body = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  padding: '24px 24px 20px',
  ...css.at(compact, { padding: '20px 16px 16px' }),
});
export const heading = style(css.text('head', 1.2, '-.012em'));
export const text = style({ marginTop: 10, maxWidth: '60ch', ...css.softText('small', 1.45) });
export const facts = style({ position: 'relative', ...css.wrapRow('10px 16px', 'center'), marginTop: 20 });
export const date = style(css.faintText('caption'));
export const tags = style(css.wrapRow(6));

export const read = style({
  ...css.row(0, 'center', 'space-between'),
  minHeight: 48,
  marginInline: 24,
  borderTop: css.hair,
  ...css.text('small'),
  fontWeight: 650,
  textDecoration: 'none',
  // Makes the whole cell the link.
  '::before': css.drawn(0),
  ':focus-visible': { outline: 'none' },
  '@media': { [compact]: { marginInline: 16 } },
});
export const arrow = style({
  transition: `transform ${motion.fast} ${motion.ease}`,
  selectors: { [`${cell}:hover &`]: { transform: 'translateX(4px)' } },
});
