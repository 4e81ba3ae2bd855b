import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { slim } from '../../theme/media';
import * as css from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

const pad = { padding: 24, '@media': { [slim]: { padding: 16 } } } as const;

export const heading = style({ ...css.text('subhead'), letterSpacing: '-.01em', marginBottom: 12 });
export const figure = style({ selectors: { '& + &': { marginTop: 28 } } });
export const note = style({ marginTop: 10, ...css.softText('note', 1.4) });
export const curve = style({ display: 'block', width: '100%', border: css.border.edge });
export const frame = style({ fill: 'none', stroke: vars.hair, strokeWidth: 0.5 });
export const usual = style({ fill: 'none', stroke: vars.ink, strokeWidth: 0.8 });
export const standard = style([usual, { strokeDasharray: '2 1.6' }]);
const channelOf = (color: string) =>
  ({ fill: color, stroke: color, strokeWidth: 0.6, forcedColorAdjust: 'none' }) as const;
export const channel = styleVariants({
  red: channelOf('#d8322c'),
  green: channelOf('#1f8f4e'),
  blue: channelOf('#3a72e8'),
});
export const axis = style({ display: 'flex', justifyContent: 'space-between', marginTop: 4, ...css.faintText('note') });
export const legend = style({ ...css.rows(4), marginTop: 10 });
export const key = style({ ...css.row(8, 'center'), ...css.text('small') });
export const shape = style({ flex: 'none', ...css.size(14) });

export const sheet = style([pad, { marginTop: 32 }]);
export const table = style({ width: '100%', borderCollapse: 'collapse', ...css.text('small', 1.4) });
globalStyle(`${table} :is(th, td)`, {
  padding: '9px 12px 9px 0',
  borderBottom: css.border.hair,
  textAlign: 'start',
  verticalAlign: 'baseline',
  fontWeight: 'inherit',
});
globalStyle(`${table} thead th`, css.faintText('note'));
globalStyle(`${table} td`, { whiteSpace: 'normal' });
export const day = style({ color: vars.ink3 });
export const conditions = style({ ...css.wrapRow('12px 32px'), marginTop: 20 });
export const condition = style({ minWidth: 0 });
export const label = style(css.faintText('note', 1.35));
export const forget = style({ marginTop: 20 });
export const next = style({ marginTop: 40, scrollMarginTop: 80 });
export const nextHeading = style({ marginBottom: 16 });
