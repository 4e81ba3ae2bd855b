import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

export const manage = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '32px 40px',
  paddingTop: 48,
  '@media': {
    [below(1200)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [below(760)]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { display: 'none' },
  },
});
globalStyle(`${manage} > div`, {
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  justifyItems: 'start',
  gap: 8,
  paddingTop: 16,
  borderTop: `2px solid ${vars.ink}`,
});
globalStyle(`${manage} h2`, { fontSize: '1.125rem', letterSpacing: '-.01em' });
globalStyle(`${manage} p`, { color: vars.ink2, fontSize: '.9375rem', lineHeight: 1.45 });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 8 });
globalStyle(`${buttons} > [aria-disabled="true"]`, { opacity: 0.45, pointerEvents: 'none' });
/** The confirmation before all reports are deleted. */
export const asking = style({ flexBasis: '100%', paddingInlineStart: 12, borderInlineStart: `3px solid ${vars.fail}` });
export const status = style({ display: 'flex', alignItems: 'center', color: vars.ink2, fontSize: '.9375rem' });
