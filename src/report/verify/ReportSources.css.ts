import { globalStyle, style } from '@vanilla-extract/css';
import { medium, narrow } from '../../theme/media';
import * as css from '../../theme/mixins';
import { radius, vars } from '../../theme/vars.css';

export const sources = style({
  ...css.columns('5fr 4fr 3fr'),
  '@media': { [medium]: { gridTemplateColumns: '1fr 1fr' }, [narrow]: css.oneColumn },
});
export const way = style({
  minWidth: 0,
  padding: 24,
  selectors: {
    '& + &': { borderInlineStart: css.border.hair },
    // An open camera has a row of its own.
    '&[data-open]': { gridColumn: '1 / -1', borderInlineStart: 0, borderTop: css.border.hair },
  },
  '@media': {
    [narrow]: {
      padding: 16,
      selectors: { '& + &': { borderInlineStart: 0, borderTop: css.border.hair } },
    },
  },
});
globalStyle(`${way} h2`, css.text('subhead', 1.3, '-.01em'));
globalStyle(`${way} p`, { marginTop: 4, ...css.softText('small', 1.45) });
export const drop = style({
  ...css.rows(14, 'center'),
  placeContent: 'center',
  minHeight: 168,
  marginTop: 16,
  border: `1.5px dashed ${vars.ink3}`,
  borderRadius: radius.control,
  textAlign: 'center',
  selectors: { '&[data-over]': { borderStyle: 'solid', borderColor: vars.ink } },
});
export const form = style({ ...css.rows(12), marginTop: 16 });
export const scan = style({ ...css.rows(16, 'start'), marginTop: 16 });
export const finder = style({ width: 'min(100%, 36rem)' });
