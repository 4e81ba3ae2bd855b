import { below, css, extend, globalStyle, style, vars } from '../../theme/style';
import { readout as largeFigure } from '../../ui/figures/figures.css';

export const section = style({ padding: 24, ...css.at(below(1000), { padding: 16 }) });
export const failure = extend(section, { ...css.wrapRow('12px 20px', 'start'), borderBottom: css.hair });
export const message = style({ fontWeight: 550, maxWidth: '66ch' });
export const note = style({ marginTop: 8, ...css.softText('small', 1.45), maxWidth: '66ch' });
export const choose = extend(section, { borderBottom: css.hair, paddingBlock: 16 });
export const select = style({ maxWidth: '28rem' });
export const columns = style(css.columnsFrom(below(1000), '8 4'));
export const side = style({
  ...css.column(20),
  minWidth: 0,
  padding: 24,
  borderInlineStart: css.hair,
  ...css.at(below(1000), { padding: 16, borderInlineStart: 0 }),
});
export const label = style(css.faintText('note', 1.35));
export const readout = extend(largeFigure, { marginTop: 8 });
export const unit = style({ fontSize: '.4em', letterSpacing: 0, color: vars.ink3 });
export const beside = style({ marginTop: 6, ...css.softText('small') });
export const hint = style(css.warning);
export const actions = style({ ...css.rows(16, 'stretch'), marginTop: 'auto' });
export const times = extend(section, { borderTop: css.hair, paddingBottom: 16 });
export const title = style({ marginBottom: 8, ...css.text('small', 1.4, 0) });
export const strip = style({ position: 'relative', height: 88, ...css.scope });
export const foot = extend(section, { ...css.ruled('14px 16px'), ...css.softText('small', 1.45) });

export const tools = style({ borderTop: css.hair });
globalStyle(`${tools} > section + section`, { borderTop: css.hair });
export const toolRow = style(css.wrapRow(12));
export const toolWords = style({ color: vars.ink2, maxWidth: '66ch', overflowWrap: 'anywhere' });
export const found = style(css.wrapRow('8px 16px', 'start'));
globalStyle(`${found} > p`, { flex: '1 1 16rem' });
export const toolMap = style({ width: '100%', maxWidth: 320, background: vars.well, border: css.edge });
export const toolMark = style({ ...css.stroke(2, vars.ink), vectorEffect: 'non-scaling-stroke' });
export const probes = style({ borderTop: css.strong });
globalStyle(`${probes} > li`, { ...css.columns('1 2', 16), padding: '9px 0', borderBottom: css.hair });
export const controls = style(css.columns(1, 20));
export const maps = style({ ...css.wrapRow(24), padding: 24, borderTop: css.hair });
