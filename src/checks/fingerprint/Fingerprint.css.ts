import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

const phone = below(760);
const rule = `1px solid ${vars.hair}`;

/** A button that is disabled in this state stays in place and keeps focus. */
export const buttons = style({});
globalStyle(`${buttons} [aria-disabled="true"]`, { opacity: 0.45, pointerEvents: 'none' });

export const badges = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media': { [below(900)]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const badge = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 14,
  padding: '20px 24px 24px',
  selectors: { '& + &': { borderInlineStart: rule } },
  '@media': {
    [below(900)]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '8px 16px',
      padding: '14px 24px',
      selectors: { '& + &': { borderInlineStart: 0, borderTop: rule } },
    },
    [phone]: { paddingInline: 16 },
  },
});
export const label = style({ color: vars.ink3, fontSize: '.875rem', lineHeight: 1.35 });

const section = style({ padding: 24, borderTop: rule, '@media': { [phone]: { padding: 16 } } });
export const words = style([section, { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '10px 20px' }]);
export const text = style({ flex: '1 1 20rem', minWidth: 0, maxWidth: '66ch', color: vars.ink2 });
globalStyle(`${text} b`, { display: 'block', color: vars.ink, fontWeight: 650 });
/** The message of a result, with its possible meaning below. */
export const message = style({ display: 'block', color: vars.ink, fontWeight: 550 });

export const ask = style([section, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 }]);
export const verified = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px 16px' });
export const title = style({
  fontSize: '1.25rem',
  letterSpacing: '-.012em',
  lineHeight: 1.2,
  ':focus': { outline: 'none' },
});
export const note = style({ maxWidth: '66ch', color: vars.ink2, fontSize: '.9375rem', lineHeight: 1.45 });
/** Above the ruled list. */
export const removal = style({ marginBottom: 20, maxWidth: '66ch', color: vars.ink2 });
export const id = style({
  padding: '14px 24px 15px',
  borderTop: rule,
  '@media': { [phone]: { padding: '12px 16px' } },
});
export const value = style({ marginTop: 4, overflowWrap: 'anywhere', whiteSpace: 'normal' });
/** Identifiers are long and must break on a phone. */
export const figures = style({});
globalStyle(`${figures} dd`, { minWidth: 0, whiteSpace: 'normal', overflowWrap: 'anywhere' });
