import { style } from '@vanilla-extract/css';
import { fadeFast } from '../../theme/base.css';
import { snug } from '../../theme/media';
import * as css from '../../theme/mixins';
import { sans, vars } from '../../theme/vars.css';

export const tools = style({
  display: 'flex',
  '@media': { [snug]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', width: '100%' } },
});
export const tool = style({
  ...css.inlineRow(10, 'center'),
  minHeight: 52,
  ...css.plainButton,
  padding: '0 20px',
  color: vars.ink,
  borderInlineEnd: css.border.hair,
  font: `550 .9375rem/1.1 ${sans}`,
  transition: fadeFast,
  ':hover': { background: `color-mix(in srgb, ${vars.panel}, ${vars.ink} 6%)` },
  ':focus-visible': { outlineOffset: -4 },
  selectors: { '&:first-child': { paddingInlineStart: 24 } },
  '@media': {
    [snug]: {
      flexDirection: 'column',
      justifyContent: 'center',
      gap: 7,
      minHeight: 64,
      padding: '0 4px',
      ...css.text('caption'),
      selectors: { '&:first-child': { paddingInlineStart: 4 }, '&:last-child': { borderInlineEnd: 0 } },
    },
  },
});
export const icon = style({ flex: 'none', color: vars.ink2 });
