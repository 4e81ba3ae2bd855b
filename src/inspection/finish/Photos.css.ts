import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '4px 16px',
});
export const notices = style({ marginTop: 12 });
globalStyle(`${notices} > *`, { marginBottom: 12 });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: '7fr 5fr',
  gap: 16,
  alignItems: 'start',
  marginTop: 12,
  '@media': { [below(900)]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const side = style({ display: 'grid', gap: 8, minWidth: 0 });
export const shots = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '16px 8px',
  selectors: { '&:not(:empty)': { marginBottom: 8 } },
});
/** When the run is over there is no camera beside them. */
export const alone = style({
  marginTop: 12,
  '@media': { '(min-width: 900px)': { gridTemplateColumns: 'repeat(4, 1fr)' } },
});
export const shot = style({ minWidth: 0, ':focus': { outline: `3px solid ${vars.ink}`, outlineOffset: 3 } });
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  marginBottom: 8,
  background: vars.scope,
});
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: '0 16px', minHeight: 44 });
export const removed = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 16px', minHeight: 44 });
