import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

const narrow = below(900);

export const rows = style({ borderTop: `1px solid ${vars.hair}` });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '26px 88px minmax(0, 1fr) 166px',
  alignItems: 'center',
  gap: '4px 16px',
  minHeight: 52,
  padding: '8px 24px',
  borderTop: `1px solid ${vars.hair}`,
  ':first-child': { borderTop: 0 },
  '@media': { [narrow]: { gridTemplateColumns: '24px minmax(0, 1fr) auto', padding: '11px 16px' } },
});
export const number = style({ color: vars.ink3 });
export const name = style({ fontWeight: 600 });
export const text = style({
  color: vars.ink2,
  fontSize: '.9375rem',
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  '@media': { [narrow]: { gridColumn: '2 / -1', gridRow: 2 } },
});
export const badge = style({ display: 'grid' });
globalStyle(`${badge} > span`, { '@media': { [narrow]: { justifySelf: 'end' } } });
