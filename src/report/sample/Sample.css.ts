import { globalStyle, style } from '@vanilla-extract/css';
import { fig, panel } from '../../theme/base.css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

const narrow = below(900);

/** In the colors of the other theme, so that nobody takes the sample for a report of this device. */
export const bar = style({
  background: vars.ink,
  color: vars.panel,
  '@media': { print: { display: 'none' } },
});
export const barRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px 16px',
  minHeight: 72,
  paddingBlock: 10,
});
export const word = style({
  padding: '6px 14px',
  border: '1.5px dashed currentColor',
  fontSize: '.8125rem',
  fontWeight: 700,
  lineHeight: 1,
  letterSpacing: '.055em',
  textTransform: 'uppercase',
});
export const says = style({ flex: '1 1 300px', lineHeight: 1.4 });
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: 12 });
globalStyle(`${acts} > *`, {
  borderColor: vars.panel,
  color: vars.panel,
  '@media': { [below(480)]: { flex: '1 1 auto' } },
});
globalStyle(`${acts} > :first-child`, { background: vars.panel, color: vars.ink });
globalStyle(`${acts} > :hover`, { background: vars.hair, borderColor: vars.hair, color: vars.ink });
globalStyle(`${bar} :focus-visible`, { outlineColor: vars.panel });

export const plate = style([panel]);
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  borderBottom: `3px solid ${vars.ink}`,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const part = style({ padding: 24, '@media': { [narrow]: { padding: 16 } } });
globalStyle(`${part} h2`, { fontSize: '1.25rem', letterSpacing: '-.012em', lineHeight: 1.2 });
globalStyle(`${part} h3`, { marginBottom: 10, fontSize: '.9375rem', lineHeight: 1.3 });
globalStyle(`${part} p`, { marginTop: 4, color: vars.ink2, fontSize: '.9375rem', lineHeight: 1.45 });
export const seals = style([
  part,
  {
    display: 'grid',
    alignContent: 'start',
    gap: 18,
    borderInlineStart: `1px solid ${vars.hair}`,
    '@media': { [narrow]: { borderInlineStart: 0, borderTop: `1px solid ${vars.hair}` } },
  },
]);
export const changed = style({ color: vars.fail });
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 72px 56px',
  alignItems: 'center',
  gap: '12px 16px',
  marginTop: 20,
  padding: '12px 16px',
  borderRadius: 2,
  background: vars.well,
});
export const name = style([fig, { color: vars.ink2, fontSize: '.9375rem', lineHeight: 1.3, whiteSpace: 'normal' }]);
export const own = style({ color: vars.ink });
export const figure = style([fig, { color: vars.ink2, fontSize: '1.25rem', lineHeight: 1.6, textAlign: 'center' }]);
export const was = style({ color: vars.ink2, fontSize: '.9375rem' });
export const stepper = style({
  display: 'grid',
  gridTemplateRows: '44px auto 44px',
  justifyItems: 'center',
  minInlineSize: 0,
  width: 72,
  margin: 0,
  padding: 0,
  border: `3px solid ${vars.ink}`,
  borderRadius: 2,
  background: vars.panel,
});
globalStyle(`${stepper} output`, { paddingBlock: 4, fontSize: '4rem', fontWeight: 330, lineHeight: 1 });
globalStyle(`${stepper} button`, {
  display: 'grid',
  placeItems: 'center',
  width: 66,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
});
globalStyle(`${stepper} button:hover`, { background: vars.well });
globalStyle(`${stepper} button:first-child svg`, { rotate: '180deg' });
