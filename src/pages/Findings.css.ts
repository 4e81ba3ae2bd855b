import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../theme/media';
import { vars } from '../theme/vars.css';
import { codeTag } from '../ui/results/CodeTag.css';

export const page = style({ paddingBottom: 104 });
export const test = style({ display: 'inline-flex', alignItems: 'center', minHeight: 44 });
export const entry = style({
  padding: '20px 0 24px',
  borderTop: `2px solid ${vars.ink}`,
  // Reports link to an entry. The linked entry is highlighted.
  ':target': { paddingLeft: 16, borderLeft: `6px solid ${vars.ink}` },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 14px',
  alignItems: 'center',
  marginBottom: 8,
});
export const code = codeTag;
export const verdict = style({ marginLeft: 'auto', '@media': { [below(500)]: { marginLeft: 0 } } });
export const advice = style({
  display: 'grid',
  gridTemplateColumns: '9em minmax(0, 60ch)',
  gap: '6px 24px',
  marginTop: 10,
  color: vars.ink2,
  '@media': { [below(560)]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${advice} dt`, { color: vars.ink, fontWeight: 600 });
