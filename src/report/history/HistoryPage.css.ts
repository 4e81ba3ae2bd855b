import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

const narrow = below(900);

/** What is read from storage comes late, and must not push the footer away. */
export const page = style({ minHeight: '100svh', paddingBottom: 104, '@media': { [narrow]: { paddingBottom: 96 } } });
export const start = style({
  padding: '16px 24px',
  borderBottom: `1px solid ${vars.hair}`,
  '@media': { [narrow]: { padding: '12px 16px' } },
});
export const plate = style({ display: 'grid', justifyItems: 'start', gap: 8, padding: 24 });
globalStyle(`${plate} h2`, { fontSize: '1.25rem', letterSpacing: '-.012em' });
globalStyle(`${plate} p`, { marginBottom: 12, color: vars.ink2 });
