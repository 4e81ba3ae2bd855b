import { contentWidth, css, extend, narrow, style, vars } from '../../theme/style';
import { folded } from './frame.css';

export const sheet = style({
  ...css.absolute('64px 0 auto'),
  maxHeight: 'calc(100dvh - 64px)',
  overflow: 'auto',
  paddingBlock: '20px 16px',
  background: vars.page,
  borderBottom: css.strong,
  ...css.at(folded, {
    position: 'static',
    gridColumn: '1 / -1',
    maxHeight: 'none',
    paddingBlock: '8px 0',
    borderBottom: 0,
  }),
});
const inner = style({ width: contentWidth, marginInline: 'auto', ...css.at(folded, { width: 'auto' }) });
export const groups = extend(inner, {
  ...css.columns('2fr 1fr 1fr 1fr', 32),
  '@media': { [folded]: { gap: 24 }, [narrow]: css.into(1) },
});
export const group = style({ minWidth: 0 });
export const kind = style({ paddingBottom: 8, borderBottom: css.strong, ...css.boldText(600, 'small') });
/** As many columns as have room: two for the long group, and for each group on a phone. */
export const rows = style({ columns: '2 9.5rem', columnGap: 24 });
export const row = style({
  position: 'relative',
  ...css.row(12, 'center'),
  minHeight: 44,
  borderBottom: css.hair,
  breakInside: 'avoid',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '.2em' },
  ':focus-visible': { outlineOffset: -3 },
  selectors: {
    '&[aria-current]': { fontWeight: 650 },
    // A border, because forced colors remove backgrounds.
    '&[aria-current]::before': { ...css.drawn('0 auto 0 -10px'), borderInlineStart: '3px solid' },
  },
});
export const number = style({ color: vars.ink3 });
export const sign = style({ ...css.fixed(14), marginInlineStart: 'auto', ...css.stroke(2) });
export const foot = extend(inner, { ...css.wrapRow('4px 32px', 'center'), marginTop: 16, ...css.text('small') });
export const way = style({
  ...css.inlineRow(0, 'center'),
  minHeight: 44,
  ...css.boldText(550, 'base'),
  textUnderlineOffset: '.2em',
  selectors: { 'p + &': { marginInlineStart: 'auto' } },
  ...css.at(folded, { selectors: { 'p + &': { marginInlineStart: 0 } } }),
});
