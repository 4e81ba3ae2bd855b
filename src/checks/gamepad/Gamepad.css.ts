import { below, compact, css, extend, forced, globalStyle, style, vars } from '../../theme/style';

const inset = css.padInline(compact);

export const body = style(css.columnsFrom(below(1000), '3 2'));
export const picture = extend(inset, { paddingBlock: 24 });
export const scope = style({ ...css.scope, width: '100%', aspectRatio: '100 / 59' });
export const note = style({ marginTop: 8, ...css.faintText('note', 1.4) });
/** As high as with every part of a pad, so that nothing below moves once a pad is there. */
export const parts = style({
  minHeight: 440,
  borderInlineStart: css.hair,
  ...css.at(below(1000), { borderInlineStart: 0, borderTop: css.hair }),
});
export const part = style({
  ...css.columns('12px 1', 12, 'start'),
  padding: '7px 16px',
  ...css.between,
  ...css.text('note', 1.35),
});
export const sign = style({ ...css.size(12), marginTop: 4, overflow: 'visible', ...css.stroke(2) });
export const details = style({ ...css.breaks, color: vars.ink3 });
export const block = extend(inset, { ...css.rows(12), ...css.ruled(16) });
export const title = style(css.text('subhead', 1.2));
export const buttons = style(css.columns('repeat(auto-fill, minmax(7.5rem, 1fr))', 4));
export const button = style({
  ...css.fullBlock,
  minHeight: 44,
  ...css.plainButton,
  ...css.box,
  padding: '4px 10px',
  ...css.font(500, 'note', 1.2),
  textAlign: 'start',
  selectors: {
    '&[data-state="pressed"]': { ...css.inverse, cursor: 'default' },
    '&[data-state="dead"], &[data-state="none"]': { borderStyle: 'dashed' },
    '&[data-state="none"]': { color: vars.ink3 },
    '&[data-down]': { background: vars.signal, color: '#111111', borderColor: vars.ink },
  },
  ...css.at(forced, { selectors: { '&[data-state="pressed"]': { outline: '2px solid Highlight' } } }),
});
export const state = style({ display: 'block', ':empty': { display: 'none' } });
export const rumble = style(css.wrapRow('16px 32px', 'center'));
export const figures = style({ borderTop: css.hair });
globalStyle(`${figures} > dl`, { marginTop: -1 });
