import { globalStyle, style } from '@vanilla-extract/css';
import { narrow, phone } from '../../theme/media';
import * as css from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const none = style({ padding: 24, color: vars.ink2 });
export const table = style({ width: '100%', borderSpacing: 0, ...css.text('small', 1.35) });
globalStyle(`${table} :is(th, td)`, {
  height: 40,
  padding: '6px 24px',
  borderTop: css.border.hair,
  fontWeight: 400,
  textAlign: 'end',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  '@media': {
    [narrow]: { paddingInline: 12 },
    [phone]: { paddingInline: 6, ...css.text('tiny') },
    print: { height: 'auto', padding: '2px 12px' },
  },
});
globalStyle(`${table} th:first-child`, { color: vars.ink2, textAlign: 'start' });
globalStyle(`${table} th > :last-child`, { verticalAlign: 'middle' });
globalStyle(`${table} thead th`, { borderTop: 0, ...css.faintText('note') });
export const test = style({ breakAfter: 'avoid' });
globalStyle(`${test} > th:first-child`, { paddingTop: 14, color: vars.ink, fontWeight: 600 });
