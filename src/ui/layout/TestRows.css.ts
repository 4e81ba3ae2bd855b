import { css, narrow, phone, style, vars } from '../../theme/style';
import { well as cellWell } from './SuiteGrid.css';

/** The gaps of 1 px are the rules. */
export const rows = style({
  ...css.columns(2, 1),
  overflow: 'hidden',
  background: vars.hair,
  '@media': { [narrow]: css.into(1) },
});
export const row = style({
  position: 'relative',
  ...css.columns('88px 1 auto', 20, 'center'),
  minHeight: 88,
  paddingInlineEnd: 20,
  background: vars.panel,
  selectors: {
    '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' },
    '&:hover': { background: `color-mix(in srgb, ${vars.ink} 3.5%, ${vars.panel})` },
    '&:has(:focus-visible)': { outline: css.focus, outlineOffset: -3 },
  },
  '@media': { [phone]: { gap: '0 14px', paddingInlineEnd: 14 } },
});
export const well = style([cellWell, { height: '100%', minHeight: 88 }]);
export const name = style({ ...css.row(8, 'baseline'), margin: '12px 0 0', ...css.text('body', 1.3), fontWeight: 600 });
export const number = style({ color: vars.ink3, fontWeight: 400 });
export const link = style({
  ...css.inlineRow(0, 'center'),
  minWidth: 44,
  minHeight: 44,
  marginBlock: -11,
  textDecoration: 'none',
  // The whole row is the link.
  '::after': { content: '', ...css.absolute(0) },
  ':focus-visible': { outline: 'none' },
});
export const summary = style({ margin: '2px 0 12px', ...css.softText('small', 1.4) });
