import { compact, css, extend, globalStyle, style, vars } from '../../theme/style';
import { readout as largeFigure } from '../../ui/figures/figures.css';

export const head = style({
  ...css.wrapRow('12px 20px', 'end'),
  padding: '36px 24px 28px',
  ...css.at(compact, { padding: '24px 16px' }),
});
export const readout = extend(largeFigure, { lineHeight: 0.8 });
/** Two numbers, which need more room than one. */
export const pixels = style({ minWidth: '5.2em', fontSize: 'min(10vw, 4.5rem)' });
globalStyle(`${readout} small`, css.unit);
export const refresh = style({ marginInlineStart: 'auto' });
export const beside = style({ color: vars.ink2, lineHeight: 1.25 });

export const section = style({ padding: 24, borderTop: css.hair, ...css.at(compact, { padding: 16 }) });
export const status = style([section, css.wrapRow('16px 24px', 'center', 'space-between')]);
export const words = style({ ...css.wrapRow('8px 16px', 'center'), flex: '1 1 20rem', minWidth: 0, color: vars.ink2 });
export const note = style({ maxWidth: '66ch', ...css.softText('small', 1.45) });
export const pastReason = extend(note, { visibility: 'hidden' });
export const title = style({ ...css.text('head', 1.2, '-.012em'), ':focus': { outline: 'none' } });
export const finish = style([status]);

export const calibrate = style([section, css.columns(1, 20)]);
export const outcome = style({ fontWeight: 550 });
export const narrow = style({ maxWidth: 220 });
/** The slider between buttons for single pixels. */
export const fine = style(css.columns('48px 1 48px', 24, 'center'));
globalStyle(`${fine} > button`, { padding: 0, ...css.text('head') });

/** Tall enough for most screens. A larger card is cut off at the bottom, where nothing is compared. */
export const lying = style({ height: 340 });
export const standing = style({ height: 620 });

export const ruler = style({ marginTop: 16, minWidth: 0 });
/** Stays inside the white area of the drawing. */
export const numbers = style({
  position: 'relative',
  height: 26,
  background: '#ffffff',
  color: '#000000',
  overflow: 'clip',
});
export const number = style({ position: 'absolute', top: 5, transform: 'translateX(-50%)', ...css.text('note') });
export const scale = style({ height: 88 });

/** Large text makes the table wider than a phone. */
export const across = style({ overflowX: 'auto' });
export const table = style({ width: '100%', borderCollapse: 'collapse', borderTop: css.strong });
globalStyle(`${table} :is(th, td)`, {
  padding: '11px 16px 11px 0',
  borderBottom: css.hair,
  textAlign: 'start',
  verticalAlign: 'baseline',
  whiteSpace: 'normal',
});
globalStyle(`${table} :is(td, tbody th)`, css.text('base'));
globalStyle(`${table} thead th`, { ...css.faintText('note'), fontWeight: 400 });
globalStyle(`${table} [data-nearest] :is(th, td)`, { fontWeight: 650 });
export const nearest = style({
  display: 'inline-block',
  marginInlineStart: 12,
  paddingInlineStart: 12,
  borderInlineStart: css.focus,
  ...css.text('note'),
});
globalStyle(`${across} + p`, { marginTop: 12 });
