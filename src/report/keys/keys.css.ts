import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { mono, vars } from '../../theme/vars.css';

const narrow = below(900);

/** What is read from storage comes late, and must not push the footer away. */
export const page = style({ minHeight: '100svh', paddingBottom: 64 });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gap: 32,
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 } },
});
export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  '@media': { [narrow]: { gap: 16 } },
});
export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  padding: '20px 24px 24px',
  '@media': { [narrow]: { padding: '16px 16px 20px' } },
});
globalStyle(`${box} h2`, { fontSize: '1.25rem', letterSpacing: '-.012em', lineHeight: 1.3 });
globalStyle(`${box} p`, { color: vars.ink2, fontSize: '.9375rem', lineHeight: 1.45 });
export const comb = style({ marginBlock: 4 });
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });
/** A field with the buttons for it. */
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 12 });
globalStyle(`${line} > label`, { flex: '1 1 14rem' });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 8 });
export const known = style({
  display: 'grid',
  gap: 12,
  paddingBlock: 16,
  borderTop: `1px solid ${vars.hair}`,
  ':last-child': { paddingBottom: 0 },
});
export const who = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 20px' });
export const note = style({ color: vars.ink3, fontSize: '.875rem', lineHeight: 1.45 });
export const name = style({ overflowWrap: 'anywhere' });
export const fault = style({});
globalStyle(`${box} p${fault}`, { color: vars.fail, fontWeight: 600 });
export const more = style({ marginTop: 32 });
export const publish = style({ marginTop: 32 });
globalStyle(`${publish} h2`, { marginBottom: 12, fontSize: '1.25rem', letterSpacing: '-.012em', lineHeight: 1.3 });
globalStyle(`${publish} p`, { maxWidth: '70ch', marginBottom: 16 });
export const file = style({
  maxWidth: '100%',
  margin: '0 0 16px',
  padding: 16,
  overflowX: 'auto',
  fontFamily: mono,
  fontSize: '.8125rem',
  fontStretch: '80%',
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const fields = style({ display: 'grid', gap: 8, marginBottom: 16 });
globalStyle(`${fields} > div`, {
  display: 'grid',
  gridTemplateColumns: '80px minmax(0, 1fr)',
  gap: 12,
});
globalStyle(`${fields} code`, { fontFamily: mono, fontSize: '.8125rem', fontStretch: '80%' });
export const facts = style({ fontSize: '.9375rem', lineHeight: 1.4 });
globalStyle(`${facts} > div`, {
  display: 'grid',
  gridTemplateColumns: '160px minmax(0, 1fr)',
  gap: '0 16px',
  padding: '8px 0',
  borderTop: `1px solid ${vars.hair}`,
  '@media': { [below(480)]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${facts} dt`, { color: vars.ink2 });
/** Two lines of 32 digits. */
export const digits = style({ maxWidth: '32ch', whiteSpace: 'normal', overflowWrap: 'anywhere' });
