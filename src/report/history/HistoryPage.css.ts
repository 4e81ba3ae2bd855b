import { globalStyle, style } from '@vanilla-extract/css';
import { narrow } from '../../theme/media';
import * as css from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

/** What is read from storage comes late, and must not push the footer away. */
export const page = style({ minHeight: '100svh', paddingBottom: 104, '@media': { [narrow]: { paddingBottom: 96 } } });
export const start = style({
  padding: '16px 24px',
  borderBottom: css.border.hair,
  '@media': { [narrow]: { padding: '12px 16px' } },
});
export const plate = style({ ...css.rows(8, 'start'), padding: 24 });
globalStyle(`${plate} h2`, { ...css.text('head'), letterSpacing: '-.012em' });
globalStyle(`${plate} p`, { marginBottom: 12, color: vars.ink2 });
