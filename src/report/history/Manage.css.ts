import { globalStyle, style } from '@vanilla-extract/css';
import { below, compact } from '../../theme/media';
import * as css from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const manage = style({
  ...css.columns(4, '32px 40px'),
  paddingTop: 48,
  '@media': {
    [below(1200)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [compact]: css.oneColumn,
    print: { display: 'none' },
  },
});
globalStyle(`${manage} > div`, {
  ...css.rows(8, 'start'),
  gridTemplateRows: 'auto 1fr auto',
  paddingTop: 16,
  borderTop: css.border.strong,
});
globalStyle(`${manage} h2`, { ...css.text('subhead'), letterSpacing: '-.01em' });
globalStyle(`${manage} p`, css.softText('small', 1.45));
export const buttons = style({ ...css.wrapRow(12), marginTop: 8 });
globalStyle(`${buttons} > [aria-disabled="true"]`, { opacity: 0.45, pointerEvents: 'none' });
/** The confirmation before all reports are deleted. */
export const asking = style({ flexBasis: '100%', paddingInlineStart: 12, borderInlineStart: `3px solid ${vars.fail}` });
export const status = style({ ...css.row(0, 'center'), ...css.softText('small') });
