import { css, globalStyle, motion, style, vars } from '../../theme/style';

export const list = style({ borderTop: css.strong });
export const details = style({ borderBottom: css.hair });

// A border, because forced colors remove backgrounds.
const bar = {
  content: '',
  position: 'absolute',
  right: 6,
  top: '50%',
  width: 16,
  marginTop: -1,
  borderTop: '2px solid',
} as const;
export const summary = style({
  position: 'relative',
  ...css.row(0, 'center'),
  minHeight: 52,
  padding: '12px 48px 12px 0',
  cursor: 'pointer',
  '::before': bar,
  '::after': { ...bar, transform: 'rotate(90deg)', transition: `transform ${motion.fast} ${motion.ease}` },
  ':focus-visible': { outlineOffset: -3 },
  selectors: {
    // Hides Safari's own triangle.
    '&::-webkit-details-marker': { display: 'none' },
    [`${details}[open] > &::after`]: { transform: 'none' },
    '&:hover': { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '.2em' },
  },
});
export const title = style({ ...css.text('body', 1.3, 0), fontWeight: 600 });
export const wide = style({ padding: '4px 0 24px', color: vars.ink2 });
export const answer = style([wide, { maxWidth: '66ch' }]);
globalStyle(`${answer} > * + *`, { marginTop: 12 });
