import { style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';
import { readout as largeFigure } from '../../ui/figures/readout.css';

const narrow = below(1000);
const rule = `1px solid ${vars.hair}`;

export const square = style({ width: 13, height: 13, background: 'currentColor' });
export const section = style({ padding: 24, '@media': { [narrow]: { padding: 16 } } });
export const ruled = style({ borderTop: rule });
export const failure = style([
  section,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '12px 20px', borderBottom: rule },
]);
export const message = style({ fontWeight: 550, maxWidth: '66ch' });
export const note = style({ marginTop: 8, color: vars.ink2, fontSize: '.9375rem', lineHeight: 1.45, maxWidth: '66ch' });
export const choose = style([section, { borderBottom: rule, paddingBlock: 16 }]);
export const select = style({ maxWidth: '28rem' });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const side = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  minWidth: 0,
  padding: 24,
  borderInlineStart: rule,
  '@media': { [narrow]: { padding: 16, borderInlineStart: 0 } },
});
export const label = style({ color: vars.ink3, fontSize: '.875rem', lineHeight: 1.35 });
export const readout = style([largeFigure, { marginTop: 8 }]);
export const unit = style({ fontSize: '.4em', letterSpacing: 0, color: vars.ink3 });
export const beside = style({ marginTop: 6, color: vars.ink2, fontSize: '.9375rem' });
export const hint = style({
  paddingInlineStart: 12,
  borderInlineStart: `3px solid ${vars.warn}`,
  color: vars.ink2,
  fontSize: '.9375rem',
  lineHeight: 1.45,
});
export const actions = style({
  display: 'grid',
  gap: 16,
  marginTop: 'auto',
  justifyItems: 'stretch',
});
export const times = style([section, { borderTop: rule, paddingBottom: 16 }]);
export const title = style({ marginBottom: 8, fontSize: '.9375rem', lineHeight: 1.4, letterSpacing: 0 });
export const strip = style({
  position: 'relative',
  height: 88,
  background: vars.scope,
  borderRadius: 3,
  overflow: 'clip',
  forcedColorAdjust: 'none',
});
export const foot = style([
  section,
  { borderTop: rule, paddingBlock: '14px 16px', color: vars.ink2, fontSize: '.9375rem', lineHeight: 1.45 },
]);
