import { forced, phone } from '../../theme/media';
import {
  css,
  extend,
  fadeFast,
  globalStyle,
  hidden,
  motion,
  radius,
  style,
  styleVariants,
  vars,
} from '../../theme/style';

const base = style({
  ...css.inlineRow(10, 'center', 'center'),
  minHeight: 48,
  padding: '0 22px',
  ...css.inkBox,
  background: 'transparent',
  color: vars.ink,
  ...css.font(600, 'base', 1.1),
  letterSpacing: '-.005em',
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: fadeFast,
  ':hover': css.inverse,
  ':active': { transform: 'translateY(1px)' },
  ':disabled': { opacity: 0.45, pointerEvents: 'none' },
});

/**
 * `go` starts a test, and a view has only one; `solid` acts or stops; `outline` is for the rest; `quiet` stands out
 * least.
 */
export const button = styleVariants({
  go: [
    base,
    {
      background: vars.signal,
      borderColor: vars.signal,
      color: vars.onSignal,
      ':hover': { ...css.inverse, borderColor: vars.ink },
    },
  ],
  solid: [base, { ...css.inverse, ':hover': { background: vars.ink2, borderColor: vars.ink2 } }],
  outline: [base],
  quiet: [base, { border: css.edge, fontWeight: 550 }],
});
export const large = style({ minHeight: 56, paddingInline: 28, ...css.text('body') });
/** A row of buttons. On a phone each is as wide as the screen. */
export const fillRow = style(css.wrapRow(12));
globalStyle(`${fillRow} > *`, { ...css.at(phone, { flex: '1 1 100%' }) });

export const choice = style(css.plainFieldset);
const label = style({ padding: 0, marginBottom: 6, ...css.faintText('note', 1.35) });
const question = style({ padding: 0, marginBottom: 10, ...css.boldText(600, 'body', 1.3) });
export const legend = styleVariants({ setting: [label], question: [question], hidden: [hidden] });
/** One of several options. Selected options stand out. */
export const choosable = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  background: vars.panel,
  cursor: 'pointer',
  selectors: { '&:has(:checked)': css.inverse },
  ...css.at(forced, { selectors: { '&:has(:checked)': { outline: '3px solid Highlight' } } }),
});
/** Adjacent options share a border, also when they wrap into rows. */
export const options = style({ display: 'flex', flexWrap: 'wrap', paddingInlineStart: 1, paddingTop: 1 });
export const option = extend(choosable, {
  minWidth: 48,
  minHeight: 44,
  margin: '-1px 0 0 -1px',
  padding: '4px 14px',
  border: css.edge,
  color: vars.ink2,
  ...css.font(550, 'small', 1.2),
  textAlign: 'center',
  ':first-child': { borderStartStartRadius: radius.control, borderEndStartRadius: radius.control },
  ':last-child': { borderStartEndRadius: radius.control, borderEndEndRadius: radius.control },
  selectors: {
    '&:not(:has(:checked)):hover': { color: vars.ink },
    '&:has(:disabled)': { opacity: 0.45, cursor: 'default' },
    '&:has(:checked)': { borderColor: vars.ink, zIndex: 1 },
    '&:has(:focus-visible)': { outline: css.focus, outlineOffset: 3, zIndex: 2 },
  },
});
/** Covers the whole option, so that touch and screen readers find it there. */
export const input = style({ ...css.absolute(0), ...css.size('100%'), margin: 0, opacity: 0, cursor: 'inherit' });

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
export const answer = extend(wide, { maxWidth: '66ch' });
globalStyle(`${answer} > * + *`, { marginTop: 12 });
