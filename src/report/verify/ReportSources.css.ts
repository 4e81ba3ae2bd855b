import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { radius, vars } from '../../theme/vars.css';

const narrow = below(900);

export const sources = style({
  display: 'grid',
  gridTemplateColumns: '5fr 4fr 3fr',
  '@media': { [below(1100)]: { gridTemplateColumns: '1fr 1fr' }, [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const way = style({
  minWidth: 0,
  padding: 24,
  selectors: {
    '& + &': { borderInlineStart: `1px solid ${vars.hair}` },
    // An open camera has a row of its own.
    '&[data-open]': { gridColumn: '1 / -1', borderInlineStart: 0, borderTop: `1px solid ${vars.hair}` },
  },
  '@media': {
    [narrow]: {
      padding: 16,
      selectors: { '& + &': { borderInlineStart: 0, borderTop: `1px solid ${vars.hair}` } },
    },
  },
});
globalStyle(`${way} h2`, { fontSize: '1.125rem', letterSpacing: '-.01em', lineHeight: 1.3 });
globalStyle(`${way} p`, { marginTop: 4, color: vars.ink2, fontSize: '.9375rem', lineHeight: 1.45 });
export const drop = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 14,
  minHeight: 168,
  marginTop: 16,
  border: `1.5px dashed ${vars.ink3}`,
  borderRadius: radius.control,
  textAlign: 'center',
  selectors: { '&[data-over]': { borderStyle: 'solid', borderColor: vars.ink } },
});
export const form = style({ display: 'grid', gap: 12, marginTop: 16 });
export const scan = style({ display: 'grid', justifyItems: 'start', gap: 16, marginTop: 16 });
export const finder = style({ width: 'min(100%, 36rem)' });
