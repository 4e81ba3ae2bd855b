import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

export const lot = style({ display: 'grid', gap: 8, marginTop: 32 });
globalStyle(`${lot} h2`, { fontSize: '1.25rem', letterSpacing: '-.012em' });
globalStyle(`${lot} p`, { color: vars.ink2 });
export const table = style({ width: '100%', marginTop: 8, borderSpacing: 0, fontSize: '.9375rem' });
globalStyle(`${table} :is(th, td)`, {
  height: 44,
  padding: '0 24px',
  borderTop: `1px solid ${vars.hair}`,
  fontWeight: 400,
  textAlign: 'start',
  '@media': { [below(900)]: { paddingInline: 12 }, [below(400)]: { paddingInline: 4, fontSize: '.8125rem' } },
});
globalStyle(`${table} td:nth-child(2)`, { hyphens: 'auto', overflowWrap: 'anywhere' });
globalStyle(`${table} thead th`, {
  borderTop: 0,
  color: vars.ink3,
  fontSize: '.875rem',
  '@media': { [below(400)]: { fontSize: '.75rem' } },
});
globalStyle(`${table} :is(th, td):nth-child(n + 3)`, { textAlign: 'end' });
