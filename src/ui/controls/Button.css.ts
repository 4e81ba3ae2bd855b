import { css, fadeFast, globalStyle, phone, radius, style, styleVariants, vars } from '../../theme/style';

const base = style({
  ...css.inlineRow(10, 'center', 'center'),
  minHeight: 48,
  padding: '0 22px',
  border: `1.5px solid ${vars.ink}`,
  borderRadius: radius.control,
  background: 'transparent',
  color: vars.ink,
  ...css.font(600, 'base', 1.1),
  letterSpacing: '-.005em',
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: fadeFast,
  ':hover': { background: vars.ink, color: vars.panel },
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
      ':hover': { background: vars.ink, borderColor: vars.ink, color: vars.panel },
    },
  ],
  solid: [
    base,
    { background: vars.ink, color: vars.panel, ':hover': { background: vars.ink2, borderColor: vars.ink2 } },
  ],
  outline: [base],
  quiet: [base, { border: css.edge, fontWeight: 550 }],
});
export const large = style({ minHeight: 56, paddingInline: 28, ...css.text('body') });
/** A row of buttons. On a phone each is as wide as the screen. */
export const fillRow = style(css.wrapRow(12));
globalStyle(`${fillRow} > *`, { '@media': { [phone]: { flex: '1 1 100%' } } });
