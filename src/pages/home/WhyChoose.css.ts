import { style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';
import { face } from '../../ui/results/VerdictBadge.css';
import { claims as claimsLine } from './home.css';

const stacked = below(900);

export const why = style({
  display: 'grid',
  gridTemplateColumns: '4fr 8fr',
  gap: '24px 48px',
  '@media': { [stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const sheet = style({ borderTop: `2px solid ${vars.ink}` });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '2.2fr 1.8fr 6fr',
  gap: '8px 24px',
  alignItems: 'baseline',
  paddingBlock: 18,
  borderBottom: `1px solid ${vars.hair}`,
  '@media': { [stacked]: { gridTemplateColumns: '1fr auto' } },
});
export const name = style({ fontSize: '1.125rem' });
export const figure = style({ fontSize: '1rem' });
export const text = style({
  color: vars.ink2,
  maxWidth: '62ch',
  '@media': { [stacked]: { gridColumn: '1 / -1' } },
});
export const badges = style({
  vars: { [face]: vars.page },
  gridColumn: 3,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  // Two by two, because there is no room for all four in a row.
  maxWidth: '19rem',
  marginTop: 4,
  '@media': { [stacked]: { gridColumn: '1 / -1' } },
});
export const claims = style([claimsLine, { borderTop: 0, paddingBlock: 18 }]);
