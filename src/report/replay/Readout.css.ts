import { style } from '@vanilla-extract/css';
import { below, narrow } from '../../theme/media';
import * as css from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const readout = style({ padding: '12px 24px', '@media': { [narrow]: { padding: '8px 16px' } } });
export const row = style({
  ...css.columns('8.5rem minmax(0, 1fr)', 12, 'baseline'),
  minHeight: 36,
  paddingBlock: 7,
  borderTop: css.border.hair,
  ':first-child': { borderTop: 0 },
  '@media': { [below(600)]: { gridTemplateColumns: '6.5rem minmax(0, 1fr)', gap: 8 } },
});
export const name = style(css.faintText('note', 1.35));
export const value = style({ minWidth: 0, ...css.text('small', 1.45) });
const code = css.monoText('caption');
export const type = style({ ...code, fontWeight: 600, overflowWrap: 'anywhere' });
export const note = style(css.faintText('note'));
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
export const judgment = style(css.wrapRow('6px 12px', 'center'));
export const details = style({ color: vars.ink2 });
