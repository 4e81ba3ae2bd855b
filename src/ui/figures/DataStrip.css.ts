import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

const strip = style({ display: 'grid', overflow: 'clip' });
const tracks = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
export const columns = styleVariants({ 3: 3, 4: 4, 6: 6 }, (count) => [
  strip,
  {
    ...tracks(count),
    '@media': {
      [below(1100)]: count === 6 ? tracks(3) : {},
      [below(900)]: tracks(2),
    },
  },
]);
export const cell = style({
  minWidth: 0,
  margin: '-1px 0 0 -1px',
  padding: '14px 20px 15px',
  borderTop: `1px solid ${vars.hair}`,
  borderInlineStart: `1px solid ${vars.hair}`,
  '@media': { [below(900)]: { padding: '12px 16px' } },
});
export const label = style({ color: vars.ink3, fontSize: '.875rem', lineHeight: 1.35 });
export const value = style({
  marginTop: 4,
  fontSize: '1.375rem',
  lineHeight: 1.3,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  '@media': { [below(900)]: { fontSize: '1.125rem' } },
});
export const missing = style({ color: vars.ink3 });
export const note = style({ marginTop: 2, color: vars.ink3, fontSize: '.875rem', lineHeight: 1.35 });
