import { style } from '@vanilla-extract/css';
import { medium, narrow, slim } from '../../theme/media';
import * as css from '../../theme/mixins';
import { sans, vars } from '../../theme/vars.css';
import { choosable, input } from '../../ui/controls/Choice.css';

const pad = { padding: 24, '@media': { [slim]: { padding: 16 } } } as const;

export const notice = style([pad, { borderBottom: css.border.hair }]);
export const noticeText = style({ color: vars.ink2, maxWidth: '72ch' });
export const columns = style({
  ...css.columns('minmax(0, 7fr) minmax(0, 5fr)'),
  '@media': { [narrow]: css.oneColumn },
});
export const part = style([
  pad,
  {
    selectors: { '& + &': { borderInlineStart: css.border.hair } },
    '@media': { [narrow]: { selectors: { '& + &': { borderInlineStart: 0, borderTop: css.border.hair } } } },
  },
]);
export const heading = style({
  padding: 0,
  fontFamily: sans,
  ...css.text('subhead'),
  fontWeight: 650,
  letterSpacing: '-.01em',
});
export const questions = style({
  ...css.columns('1fr 1fr', '20px 24px'),
  marginTop: 20,
  '@media': { [slim]: css.oneColumn },
});
export const warning = style({
  marginTop: 16,
  paddingInlineStart: 12,
  borderInlineStart: `3px solid ${vars.warn}`,
  ...css.softText('small', 1.45),
});
export const sample = style({ height: 240, '@media': { [slim]: { height: 180 } } });

/** The border is around the fieldset, because a legend would overlap the fieldset's own border. */
export const choice = style([pad, { borderTop: css.border.hair }]);
export const experiments = style({ margin: 0, padding: 0, border: 0, minWidth: 0 });
export const list = style({
  ...css.columns(3, 1),
  marginTop: 16,
  background: vars.hair,
  border: css.border.hair,
  '@media': { [medium]: { gridTemplateColumns: '1fr 1fr' }, [slim]: css.oneColumn },
});
export const experiment = style([
  choosable,
  {
    // In two columns, the last of nine would leave an empty cell next to it.
    '@media': {
      [medium]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } },
      '(forced-colors: active)': { selectors: { '&:has(:checked)': { outlineOffset: -4 } } },
    },
    alignContent: 'start',
    gap: 4,
    minHeight: 44,
    padding: '12px 14px 14px',
    selectors: { '&:has(:focus-visible)': { outline: css.border.focus, outlineOffset: -5, zIndex: 1 } },
  },
]);
export const radio = input;
export const name = style({ ...css.row(8), justifyContent: 'space-between', fontWeight: 650 });
export const minutes = style({ fontWeight: 370 });
export const text = style(css.text('note', 1.4));
export const foot = style([pad, { ...css.wrapRow('12px 24px', 'center', 'flex-end'), borderTop: css.border.hair }]);
export const reason = style({ flex: '1 1 18em', ...css.softText('small', 1.45) });
