import { globalStyle, style } from '@vanilla-extract/css';
import { narrow, slim } from '../../theme/media';
import * as css from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

/** A button that is disabled in this state stays in place and keeps focus. */
export const buttons = style({});
globalStyle(`${buttons} [aria-disabled="true"]`, { opacity: 0.45, pointerEvents: 'none' });

export const issues = style({ marginTop: 24 });
/** The map, and the text beside it. */
export const split = style({ ...css.columns('minmax(0, 2fr) minmax(0, 1fr)'), '@media': { [narrow]: css.oneColumn } });
/** The form, and the map that it draws. */
export const draw = style({ ...css.columns('minmax(0, 1fr) minmax(0, 2fr)'), '@media': { [narrow]: css.oneColumn } });
export const main = style({ minWidth: 0, alignSelf: 'center' });
const pad = { padding: 24, '@media': { [slim]: { padding: 16 } } } as const;
export const side = style([
  {
    minWidth: 0,
    borderInlineStart: css.border.hair,
    '@media': { [narrow]: { borderInlineStart: 0, borderTop: css.border.hair } },
  },
  pad,
]);
export const form = style([
  {
    ...css.rows(16),
    alignContent: 'start',
    borderInlineEnd: css.border.hair,
    '@media': { [narrow]: { borderInlineEnd: 0, borderBottom: css.border.hair } },
  },
  pad,
]);
export const title = style({ ...css.text('subhead', 1.3, '-.01em'), ':focus': { outline: 'none' } });
export const note = style({
  padding: '0 24px 24px',
  maxWidth: '66ch',
  ...css.softText('small', 1.45),
  '@media': { [slim]: { padding: '0 16px 16px' } },
});
export const charges = style({ padding: '0 12px 8px', ...css.faintText('note', 1.3) });
export const lead = style({ marginBottom: 20, maxWidth: '66ch', color: vars.ink2 });

export const question = style([
  { ...css.wrapRow(12), minWidth: 0, margin: 0, border: 0, borderBottom: css.border.hair },
  pad,
]);
/** Browsers place a legend in the border of its fieldset. A floated legend takes part in the fieldset's layout. */
export const legend = style({ float: 'inline-start', width: '100%', padding: 0, fontWeight: 600 });

export const more = style({ display: 'grid', marginTop: 20 });

export const none = style({ marginTop: 12, ...css.faintText('small') });
export const events = style({ marginTop: 12 });
export const event = style({
  ...css.columns('auto minmax(0, 1fr)', 12),
  paddingBlock: 8,
  borderTop: css.border.hair,
  ...css.text('small', 1.4),
});
export const what = style({ display: 'block', fontWeight: 600 });
export const from = style({ display: 'block', color: vars.ink2, overflowWrap: 'anywhere' });

export const section = style({ borderTop: css.border.hair });
export const head = style([css.wrapRow('8px 24px', 'center'), pad]);
globalStyle(`${head} > h2`, { minWidth: '9rem' });
globalStyle(`${head} > button`, { marginInlineStart: 'auto' });
export const text = style({ flex: '1 1 20rem', minWidth: 0, maxWidth: '66ch', ...css.softText('small', 1.45) });
const row = style({
  ...css.wrapRow('6px 24px', 'center', 'space-between'),
  padding: '12px 24px',
  borderTop: css.border.hair,
  '@media': { [slim]: { paddingInline: 16 } },
});
export const screens = style({});
export const screen = style([row, { minHeight: 52 }]);
globalStyle(`${screen} > *`, { minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'normal' });
export const asks = style({});
export const ask = style([row]);
export const act = style(css.wrapRow('6px 16px', 'center'));
export const now = style(css.faintText('small'));
