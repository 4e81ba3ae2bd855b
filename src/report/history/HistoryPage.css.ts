import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

const narrow = below(900);

export const page = style({ paddingBottom: 104, '@media': { [narrow]: { paddingBottom: 96 } } });
export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr)) auto',
  gap: 12,
  alignItems: 'end',
  padding: '16px 24px',
  borderBottom: `1px solid ${vars.hair}`,
  '@media': {
    [below(1100)]: { gridTemplateColumns: '1fr 1fr' },
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', padding: '12px 16px' },
  },
});
globalStyle(`${tools} > :first-child`, { '@media': { [below(1100)]: { gridColumn: '1 / -1' } } });
export const filters = style({
  padding: '12px 24px',
  borderBottom: `1px solid ${vars.hair}`,
  '@media': { [narrow]: { padding: '10px 16px' } },
});
export const pager = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '8px 24px',
  padding: '12px 24px',
  borderTop: `1px solid ${vars.hair}`,
  '@media': { [narrow]: { paddingInline: 16 } },
});
export const turn = style({ display: 'flex', gap: 8 });
export const plate = style({ display: 'grid', justifyItems: 'start', gap: 8, padding: 24 });
globalStyle(`${plate} h2`, { fontSize: '1.25rem', letterSpacing: '-.012em' });
globalStyle(`${plate} p`, { marginBottom: 12, color: vars.ink2 });
export const lot = style({ marginTop: 32 });
globalStyle(`${lot} h2`, { fontSize: '1.125rem', letterSpacing: '-.01em' });
export const codes = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 20px', marginTop: 8 });
