import { globalStyle, style } from '@vanilla-extract/css';
import { panel } from '../../theme/base.css';
import { compact, medium } from '../../theme/media';
import * as css from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

/** Nearer to the hero than sections are to each other. */
export const near = style({ selectors: { '&&': { paddingTop: 48 } } });
export const plate = style([
  panel,
  {
    ...css.columns('minmax(0, 5fr) minmax(0, 7fr)'),
    overflow: 'clip',
    borderColor: vars.edge,
    '@media': { [medium]: css.oneColumn },
  },
]);
export const text = style({
  display: 'flex',
  flexDirection: 'column',
  padding: 32,
  '@media': { [medium]: { padding: 24 }, [compact]: { padding: '20px 16px 16px' } },
});
globalStyle(`${text} p`, { marginTop: 12, maxWidth: '27em' });
export const tests = style({
  marginBlock: '24px 32px',
  borderTop: css.border.hair,
  '@media': {
    [compact]: { ...css.columns('repeat(auto-fit, minmax(min(10rem, 100%), 1fr))'), marginBlock: 16 },
  },
});
globalStyle(`${tests} li`, {
  ...css.row(16, 'baseline'),
  paddingBlock: 9,
  borderBottom: css.border.hair,
  fontWeight: 600,
});
globalStyle(`${tests} span`, { color: vars.ink3, fontWeight: 400 });
/** The report is cut off by the lower edge. */
export const well = style({
  position: 'relative',
  borderInlineStart: css.border.hair,
  background: vars.well,
  '@media': {
    [medium]: { height: 400, borderInlineStart: 0, borderTop: css.border.hair },
    [compact]: { height: 220 },
  },
});
export const paper = style({
  position: 'absolute',
  top: 32,
  insetInline: 32,
  ...css.size('calc(100% - 64px)', 'auto'),
  border: css.border.edge,
  background: '#fff',
  '@media': { [compact]: { top: 16, insetInline: 16, width: 'calc(100% - 32px)' } },
});
