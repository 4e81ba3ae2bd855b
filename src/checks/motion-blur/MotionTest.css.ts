import { style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

const narrow = below(900);
const inset = { padding: '18px 24px', '@media': { [narrow]: { padding: 16 } } } as const;

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: 12 });
export const controls = style([inset, { display: 'flex', flexWrap: 'wrap', gap: '16px 32px' }]);
/** Absolute colors, never themed. */
export const stage = style({
  height: 440,
  borderBlock: `1px solid ${vars.edge}`,
  overflow: 'clip',
  forcedColorAdjust: 'none',
  '@media': { [narrow]: { height: 400 } },
});
export const does = style({
  padding: '14px 24px 0',
  color: vars.ink2,
  fontSize: '.9375rem',
  '@media': { [narrow]: { paddingInline: 16 } },
});
export const sliders = style([
  inset,
  {
    display: 'grid',
    gridTemplateColumns: '2fr 1fr auto',
    gap: '16px 32px',
    alignItems: 'start',
    '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
]);
export const check = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 48,
  marginTop: 24,
  cursor: 'pointer',
  '@media': { [narrow]: { marginTop: 0 } },
});
export const box = style({
  position: 'relative',
  width: 22,
  height: 22,
  margin: '0 0 0 1px',
  accentColor: vars.ink,
  // The target of a finger, around the box.
  '::after': { content: '', position: 'absolute', inset: -11 },
});
export const persistence = style([
  inset,
  {
    display: 'grid',
    gridTemplateColumns: '2fr 1fr',
    gap: '16px 32px',
    borderTop: `1px solid ${vars.hair}`,
    '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
]);
export const answer = style({ display: 'grid', gap: 12, alignContent: 'start', fontSize: '.9375rem' });
export const question = style([
  inset,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '12px 32px',
    alignItems: 'center',
    justifyContent: 'space-between',
    borderTop: `1px solid ${vars.hair}`,
  },
]);
export const ask = style({ fontWeight: 600 });
export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: 12 });
export const ruled = style({ borderTop: `1px solid ${vars.hair}` });
