import { globalStyle, style } from '@vanilla-extract/css';
import { medium, snug } from '../../theme/media';
import * as css from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const next = style({
  padding: 24,
  borderInlineStart: css.border.focus,
  '@media': {
    [medium]: { borderInlineStart: 0, borderTop: css.border.focus },
    [snug]: { padding: 16 },
  },
});
globalStyle(`${next} > :last-child`, { width: '100%' });
export const answers = style(css.wrapRow(8));
globalStyle(`${answers} > button`, { flexGrow: 1, paddingInline: 12 });
export const title = style(css.text('head', 1.2, '-.012em'));
export const text = style({ margin: '4px 0 16px', ...css.softText('small', 1.45) });

export const other = style({
  display: 'flex',
  marginInlineStart: 'auto',
  '@media': { [snug]: { width: '100%' } },
});
export const way = style({
  ...css.inlineRow(12, 'center'),
  minHeight: 52,
  marginInlineStart: 'auto',
  paddingInline: 24,
  ...css.text('small'),
  fontWeight: 550,
  textDecoration: 'none',
  ':hover': { background: `color-mix(in srgb, ${vars.panel}, ${vars.ink} 6%)` },
  ':focus-visible': { outlineOffset: -4 },
  '@media': {
    [snug]: { width: '100%', justifyContent: 'space-between', paddingInline: 16, borderTop: css.border.hair },
  },
});
