import { globalStyle, style } from '@vanilla-extract/css';
import { panel } from '../../theme/base.css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

const stacked = below(1100);
const phone = below(760);

/** Nearer to the hero than sections are to each other. */
export const near = style({ selectors: { '&&': { paddingTop: 48 } } });
export const plate = style([
  panel,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    overflow: 'clip',
    borderColor: vars.edge,
    '@media': { [stacked]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
]);
export const text = style({
  display: 'flex',
  flexDirection: 'column',
  padding: 32,
  '@media': { [stacked]: { padding: 24 }, [phone]: { padding: '20px 16px 16px' } },
});
globalStyle(`${text} p`, { marginTop: 12, maxWidth: '27em' });
export const tests = style({
  marginBlock: '24px 32px',
  borderTop: `1px solid ${vars.hair}`,
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
      marginBlock: 16,
    },
  },
});
globalStyle(`${tests} li`, {
  display: 'flex',
  alignItems: 'baseline',
  gap: 16,
  paddingBlock: 9,
  borderBottom: `1px solid ${vars.hair}`,
  fontWeight: 600,
});
globalStyle(`${tests} span`, { color: vars.ink3, fontWeight: 400 });
/** The report is cut off by the lower edge. */
export const well = style({
  position: 'relative',
  borderInlineStart: `1px solid ${vars.hair}`,
  background: vars.well,
  '@media': {
    [stacked]: { height: 400, borderInlineStart: 0, borderTop: `1px solid ${vars.hair}` },
    [phone]: { height: 220 },
  },
});
export const paper = style({
  position: 'absolute',
  top: 32,
  insetInline: 32,
  width: 'calc(100% - 64px)',
  height: 'auto',
  border: `1px solid ${vars.edge}`,
  background: '#fff',
  '@media': { [phone]: { top: 16, insetInline: 16, width: 'calc(100% - 32px)' } },
});
