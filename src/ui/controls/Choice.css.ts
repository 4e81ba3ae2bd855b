import { css, forced, hidden, radius, style, styleVariants, vars } from '../../theme/style';

export const choice = style(css.plainFieldset);
const label = style({ padding: 0, marginBottom: 6, ...css.faintText('note', 1.35) });
const question = style({ padding: 0, marginBottom: 10, ...css.text('body', 1.3), fontWeight: 600 });
export const legend = styleVariants({ setting: [label], question: [question], hidden: [hidden] });
/** One of several options. Selected options stand out. */
export const choosable = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  background: vars.panel,
  cursor: 'pointer',
  selectors: { '&:has(:checked)': { background: vars.ink, color: vars.panel } },
  '@media': { [forced]: { selectors: { '&:has(:checked)': { outline: '3px solid Highlight' } } } },
});
/** Adjacent options share a border, also when they wrap into rows. */
export const options = style({ display: 'flex', flexWrap: 'wrap', paddingInlineStart: 1, paddingTop: 1 });
export const option = style([
  choosable,
  {
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
  },
]);
/** Covers the whole option, so that touch and screen readers find it there. */
export const input = style({ ...css.absolute(0), ...css.size('100%'), margin: 0, opacity: 0, cursor: 'inherit' });
