import { globalStyle, style } from '@vanilla-extract/css';
import { narrow, phone } from '../../theme/media';
import * as css from '../../theme/mixins';
import { radius, sans, vars } from '../../theme/vars.css';

export const side = style({
  ...css.rows(16),
  position: 'sticky',
  top: 60,
  '@media': { [narrow]: { position: 'static' } },
});
export const pad = style({ padding: '20px 24px 24px', '@media': { [narrow]: { paddingInline: 16 } } });
globalStyle(`${pad} h2`, css.text('subhead', 1.3, '-.01em'));
globalStyle(`${pad} > button`, { width: '100%', marginTop: 8 });
export const verdict = style({ ...css.wrapRow(10, 'center'), margin: '14px 0 12px' });
export const strip = style({ marginBottom: 14 });
export const facts = style({ marginBottom: 18 });
export const fact = style({
  ...css.columns('auto minmax(0, 1fr)', '0 16px', 'center'),
  minHeight: 32,
  paddingBlock: 4,
  borderTop: css.border.hair,
  ...css.text('small', 1.35),
});
export const name = style({ color: vars.ink2 });
export const value = style({ textAlign: 'end' });
export const wrapped = style({ whiteSpace: 'normal' });
export const area = style({
  display: 'block',
  width: '100%',
  minHeight: 72,
  marginTop: 12,
  padding: '11px 14px',
  border: css.border.edge,
  borderRadius: radius.control,
  background: vars.panel,
  color: vars.ink,
  font: `400 1rem/1.45 ${sans}`,
  resize: 'vertical',
});
export const row = style({
  ...css.columns('28px minmax(0, 1fr) auto auto', '4px 12px', 'center'),
  minHeight: 50,
  paddingBlock: 8,
  borderTop: css.border.hair,
  '@media': { [phone]: { gridTemplateColumns: '28px minmax(0, 1fr) auto' } },
});
export const number = style({ color: vars.ink3 });
export const what = style(css.wrapRow('4px 10px', 'center'));
export const open = style({
  minHeight: 44,
  ...css.plainButton,
  padding: '0 4px',
  font: `550 .9375rem/1.2 ${sans}`,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  textDecorationThickness: 1,
  '@media': { [phone]: { gridColumn: 3 } },
});
export const tests = style({ marginTop: 12 });
export const note = style({ flexBasis: '100%' });
export const declared = style({ minWidth: 0, margin: 0, padding: 0, border: 0, ':disabled': { opacity: 0.7 } });
export const ask = style({ marginTop: 14, fontWeight: 600 });
