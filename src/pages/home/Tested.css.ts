import { style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';
import { linkish } from '../../ui/controls/Linkish.css';

const stacked = below(1200);

export const tested = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '16px 48px',
  marginBottom: 16,
  padding: '16px 24px',
  '@media': { [stacked]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: 16 } },
});
export const count = style({ display: 'flex', alignItems: 'center', gap: 14, lineHeight: 1.3, color: vars.ink2 });
/** Scrolls on a phone, where 21 marks have no room. */
export const strip = style({ display: 'grid', justifyContent: 'start', gap: 4, overflowX: 'auto' });
export const ways = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' });
export const over = style([linkish, { color: vars.ink2 }]);
