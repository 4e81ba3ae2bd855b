import { globalStyle, style } from '@vanilla-extract/css';
import { compact, narrow, phone } from '../../theme/media';
import * as css from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const hint = style({ ...css.softText('small'), '@media': { [compact]: { order: 3, flexBasis: '100%' } } });
export const end = style({ ...css.row(12, 'center'), marginInlineStart: 'auto' });
export const badge = style({
  ...css.inlineRow(0, 'center'),
  minHeight: 32,
  paddingInline: 12,
  border: `1.5px solid ${vars.ink}`,
  borderRadius: 999,
});

const zone = style({
  padding: '12px 24px',
  borderBottom: css.border.hair,
  '@media': { [compact]: { padding: '12px 16px' } },
});
export const actions = style(css.wrapRow(12));
globalStyle(`${actions} > *`, { '@media': { [phone]: { flex: '1 1 40%' } } });
globalStyle(`${actions} button`, { '@media': { [phone]: { paddingInline: 8, whiteSpace: 'nowrap' } } });
export const offer = style([zone, css.wrapRow('12px 24px', 'center')]);
export const offerText = style({ flex: '1 1 20rem', fontWeight: 550 });

export const board = style({ padding: 24, '@media': { [narrow]: { padding: 16 } } });
export const foot = style({
  ...css.columns('auto minmax(0, 1fr)', '16px 48px', 'end'),
  paddingTop: 24,
  '@media': { [narrow]: css.oneColumn },
});
export const settings = style([zone, css.wrapRow('12px 24px', 'start', 'space-between')]);
export const size = style({ flex: '1 1 26rem', minWidth: 0 });
export const sizeNote = style({
  marginTop: 6,
  ...css.softText('small', 1.45),
  // The notes differ in length. Reserve the height, so that the keyboard below does not move when the note changes.
  '@media': { [compact]: { minHeight: '2lh' } },
});
export const variant = style({ flex: '0 1 18rem', minWidth: 0, '@media': { [compact]: { flexBasis: '100%' } } });
export const finish = style({
  display: 'flex',
  justifyContent: 'end',
  padding: '16px 24px',
  borderTop: css.border.hair,
  '@media': { [compact]: { display: 'grid', justifyContent: 'stretch', padding: 16 } },
});

export const last = style({ paddingBottom: 104 });

export const figures = style({ borderTop: css.border.hair });
