import { style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { mono, vars } from '../../theme/vars.css';

export const readout = style({ padding: '12px 24px', '@media': { [below(900)]: { padding: '8px 16px' } } });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '8.5rem minmax(0, 1fr)',
  gap: 12,
  alignItems: 'baseline',
  minHeight: 36,
  paddingBlock: 7,
  borderTop: `1px solid ${vars.hair}`,
  ':first-child': { borderTop: 0 },
  '@media': { [below(600)]: { gridTemplateColumns: '6.5rem minmax(0, 1fr)', gap: 8 } },
});
export const name = style({ color: vars.ink3, fontSize: '.875rem', lineHeight: 1.35 });
export const value = style({ minWidth: 0, fontSize: '.9375rem', lineHeight: 1.45 });
const code = { fontFamily: mono, fontStretch: '80%', fontSize: '.8125rem' } as const;
export const type = style({ ...code, fontWeight: 600, overflowWrap: 'anywhere' });
export const note = style({ color: vars.ink3, fontSize: '.875rem' });
/** The same height for every event, so that nothing jumps during playback. */
export const data = style({
  ...code,
  display: 'block',
  height: '4.4em',
  marginTop: 4,
  overflowY: 'auto',
  color: vars.ink2,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
});
export const judgment = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px' });
export const details = style({ color: vars.ink2 });
