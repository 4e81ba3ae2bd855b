import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

const narrow = below(900);
const phone = below(560);
const rule = `1px solid ${vars.hair}`;

/** A button that is disabled in this state stays in place and keeps focus. */
export const buttons = style({});
globalStyle(`${buttons} [aria-disabled="true"]`, { opacity: 0.45, pointerEvents: 'none' });

export const issues = style({ marginTop: 24 });
/** The map, and the text beside it. */
export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** The form, and the map that it draws. */
export const draw = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const main = style({ minWidth: 0, alignSelf: 'center' });
const pad = { padding: 24, '@media': { [phone]: { padding: 16 } } } as const;
export const side = style([
  {
    minWidth: 0,
    borderInlineStart: rule,
    '@media': { [narrow]: { borderInlineStart: 0, borderTop: rule } },
  },
  pad,
]);
export const form = style([
  {
    display: 'grid',
    alignContent: 'start',
    gap: 16,
    borderInlineEnd: rule,
    '@media': { [narrow]: { borderInlineEnd: 0, borderBottom: rule } },
  },
  pad,
]);
export const title = style({
  fontSize: '1.125rem',
  lineHeight: 1.3,
  letterSpacing: '-.01em',
  ':focus': { outline: 'none' },
});
export const note = style({
  padding: '0 24px 24px',
  maxWidth: '66ch',
  color: vars.ink2,
  fontSize: '.9375rem',
  lineHeight: 1.45,
  '@media': { [phone]: { padding: '0 16px 16px' } },
});
export const charges = style({ padding: '0 12px 8px', color: vars.ink3, fontSize: '.875rem', lineHeight: 1.3 });
export const lead = style({ marginBottom: 20, maxWidth: '66ch', color: vars.ink2 });

export const question = style([
  { display: 'flex', flexWrap: 'wrap', gap: 12, minWidth: 0, margin: 0, border: 0, borderBottom: rule },
  pad,
]);
/** Browsers place a legend in the border of its fieldset. A floated legend takes part in the fieldset's layout. */
export const legend = style({ float: 'inline-start', width: '100%', padding: 0, fontWeight: 600 });

export const more = style({ display: 'grid', marginTop: 20 });

export const none = style({ marginTop: 12, color: vars.ink3, fontSize: '.9375rem' });
export const events = style({ marginTop: 12 });
export const event = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 12,
  paddingBlock: 8,
  borderTop: rule,
  fontSize: '.9375rem',
  lineHeight: 1.4,
});
export const what = style({ display: 'block', fontWeight: 600 });
export const from = style({ display: 'block', color: vars.ink2, overflowWrap: 'anywhere' });

export const section = style({ borderTop: rule });
export const head = style([{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 24px' }, pad]);
globalStyle(`${head} > h2`, { minWidth: '9rem' });
globalStyle(`${head} > button`, { marginInlineStart: 'auto' });
export const text = style({
  flex: '1 1 20rem',
  minWidth: 0,
  maxWidth: '66ch',
  color: vars.ink2,
  fontSize: '.9375rem',
  lineHeight: 1.45,
});
const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6px 24px',
  padding: '12px 24px',
  borderTop: rule,
  '@media': { [phone]: { paddingInline: 16 } },
});
export const screens = style({});
export const screen = style([row, { minHeight: 52 }]);
globalStyle(`${screen} > *`, { minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'normal' });
export const asks = style({});
export const ask = style([row]);
export const act = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 16px' });
export const now = style({ color: vars.ink3, fontSize: '.9375rem' });
