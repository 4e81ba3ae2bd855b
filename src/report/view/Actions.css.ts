import { globalStyle, style } from '@vanilla-extract/css';
import { narrow } from '../../theme/media';
import * as css from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const panel = style({ padding: 24, '@media': { [narrow]: { padding: 16 } } });
globalStyle(`${panel} details`, { borderBottom: 0, marginTop: 8 });
globalStyle(`${panel} details > div`, { paddingBottom: 0 });
export const actions = style(css.columns('1fr 1fr', 8));
/** What Share offers, below its button. */
export const share = style({ ...css.rows(8), gridColumn: '1 / -1' });
/** The folder into which the report is saved. */
export const folder = style({ ...css.columns('1fr 1fr', 8), gridColumn: '1 / -1' });
globalStyle(`${folder} > :is(p, p + button:last-child)`, { gridColumn: '1 / -1' });
globalStyle(`${folder} p`, { ...css.softText('small', 1.45), overflowWrap: 'anywhere' });
// Not hidden: a screen reader announces only what appears in a place that it knows.
globalStyle(`${folder} p:empty`, { marginBottom: -8 });
globalStyle(`${folder} :is(b, span)`, { color: vars.ink, whiteSpace: 'normal' });
export const size = style({ marginTop: 16 });
globalStyle(`${actions} > button, ${actions} > a, ${share} > button, ${folder} > button`, {
  justifyContent: 'flex-start',
  gap: 12,
  paddingInline: '16px 10px',
  ...css.text('small'),
});
// Next Device, and Print.
globalStyle(`${actions} > :first-child, ${actions} > [aria-keyshortcuts] + button`, {
  gridColumn: '1 / -1',
  justifyContent: 'center',
  ...css.text('base'),
});
/** White in both themes, because readers need dark modules on a light background. */
export const code = style({ background: '#fff', forcedColorAdjust: 'none' });
export const preset = style({ ...css.rows(8, 'start'), paddingBlock: 14, borderTop: css.border.hair });
globalStyle(`${preset} h3`, { color: vars.ink, ...css.text('base') });
