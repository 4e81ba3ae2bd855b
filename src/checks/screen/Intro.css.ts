import { style, styleVariants } from '@vanilla-extract/css';
import { colours } from '../../../machines/screen/screen';
import { below } from '../../theme/media';
import { mono, radius, vars } from '../../theme/vars.css';

const narrow = below(900);
const phone = below(560);

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(8, 1fr)',
  '@media': { [narrow]: { gridTemplateColumns: 'repeat(4, 1fr)' } },
});
export const swatch = style({
  padding: '16px 8px 14px',
  textAlign: 'center',
  fontSize: '.9375rem',
  borderBottom: `1px solid ${vars.hair}`,
  selectors: { '&:not(:nth-child(8n))': { borderInlineEnd: `1px solid ${vars.hair}` } },
  '@media': { [narrow]: { selectors: { '&:nth-child(4n)': { borderInlineEnd: 0 } } } },
});
const chipBase = style({
  display: 'block',
  height: 72,
  marginBottom: 10,
  marginInline: 8,
  border: `1px solid ${vars.edge}`,
  forcedColorAdjust: 'none',
  '@media': { [narrow]: { height: 48 } },
});
/** Absolute colours, never themed. */
export const chip = styleVariants(Object.fromEntries(colours.map(({ name, value }) => [name, value])), (value) => [
  chipBase,
  { background: value },
]);
export const keys = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  padding: '8px 24px',
  '@media': {
    [narrow]: { gridTemplateColumns: '1fr 1fr' },
    [phone]: { gridTemplateColumns: '1fr', paddingInline: 16 },
  },
});
export const keyRow = style({ display: 'flex', alignItems: 'center', gap: 12, minHeight: 44 });
export const key = style({
  display: 'inline-block',
  minWidth: 30,
  padding: '7px 8px',
  marginInlineEnd: 6,
  border: `1px solid ${vars.edge}`,
  borderBottomWidth: 3,
  borderRadius: radius.control,
  fontFamily: mono,
  fontSize: '.8125rem',
  fontStretch: '80%',
  lineHeight: 1,
  textAlign: 'center',
});
export const does = style({ color: vars.ink2, fontSize: '.9375rem' });
export const touch = style({
  padding: '12px 24px 14px',
  borderTop: `1px solid ${vars.hair}`,
  color: vars.ink2,
  fontSize: '.9375rem',
  '@media': { [phone]: { paddingInline: 16 } },
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: '4fr 8fr',
  gap: '16px 48px',
  paddingTop: 72,
  '@media': { [narrow]: { gridTemplateColumns: '1fr', paddingTop: 48 } },
});
export const last = style([section, { paddingBottom: 104 }]);
export const heading = style({ fontSize: '1.5rem' });
export const steps = style({ borderTop: `2px solid ${vars.ink}` });
export const step = style({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 66ch)',
  alignItems: 'baseline',
  paddingBlock: 12,
  borderBottom: `1px solid ${vars.hair}`,
});
export const count = style({ color: vars.ink3 });
export const advice = style({ borderTop: `2px solid ${vars.ink}` });
export const adviceRow = style({
  display: 'grid',
  gridTemplateColumns: '5fr 7fr',
  gap: '4px 24px',
  paddingBlock: 14,
  borderBottom: `1px solid ${vars.hair}`,
  color: vars.ink2,
  '@media': { [phone]: { gridTemplateColumns: '1fr' } },
});
export const problem = style({ fontSize: '1.0625rem', lineHeight: 1.4, color: vars.ink, letterSpacing: 0 });
