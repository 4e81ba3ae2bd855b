import { globalStyle, style } from '@vanilla-extract/css';
import { below, narrow } from '../../theme/media';
import * as css from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const lot = style({ ...css.rows(8), marginTop: 32 });
globalStyle(`${lot} h2`, { ...css.text('head'), letterSpacing: '-.012em' });
globalStyle(`${lot} p`, { color: vars.ink2 });
export const table = style({ width: '100%', marginTop: 8, borderSpacing: 0, ...css.text('small') });
globalStyle(`${table} :is(th, td)`, {
  height: 44,
  padding: '0 24px',
  borderTop: css.border.hair,
  fontWeight: 400,
  textAlign: 'start',
  '@media': { [narrow]: { paddingInline: 12 }, [below(400)]: { paddingInline: 4, ...css.text('caption') } },
});
globalStyle(`${table} td:nth-child(2)`, { hyphens: 'auto', overflowWrap: 'anywhere' });
globalStyle(`${table} thead th`, {
  borderTop: 0,
  ...css.faintText('note'),
  '@media': { [below(400)]: css.text('tiny') },
});
globalStyle(`${table} :is(th, td):nth-child(n + 3)`, { textAlign: 'end' });
