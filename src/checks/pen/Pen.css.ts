import { barButton, figures, panel, top } from '../../check/sheet/SheetView.css';
import { css, extend, forced, globalStyle, slim, style, vars } from '../../theme/style';

export const tasks = style({ ...css.columns('1fr 1fr'), padding: 0, margin: 0, listStyle: 'none' });
// Keeps the controls inside a low window.
globalStyle(`${tasks} ~ ${figures}`, { '@media': { '(max-height: 600px)': { display: 'none' } } });
globalStyle(`${panel}[data-hosted] > ${tasks} ~ ${figures}`, {
  '@media': { '(max-height: 760px)': { display: 'none' } },
});
globalStyle(`${tasks} ~ ${top}`, { '@media': { '(max-height: 460px)': { display: 'none' } } });
export const cell = style({
  display: 'grid',
  borderBottom: css.darkLine,
  selectors: { '&:nth-child(even)': { borderInlineStart: css.darkLine } },
});
export const task = extend(barButton, {
  minHeight: 44,
  selectors: {
    '&[aria-pressed=true]': css.darkInverse,
    '&[aria-pressed=true]:focus-visible': { outlineColor: css.dark.ground },
  },
});
// Forced colors remove the background that shows which task is selected.
globalStyle(`${task}[aria-pressed=true]`, { ...css.at(forced, { outline: '2px solid', outlineOffset: -5 }) });
export const text = style({
  padding: '10px 20px',
  minHeight: '5.4em',
  ...css.text('note', 1.35),
  ...css.at(slim, { padding: '8px 14px' }),
});

export const resultHeading = style({ ...css.subhead, selectors: { '&:not(:first-child)': { marginTop: 24 } } });
export const zones = style({ marginTop: 12 });
export const zone = style({
  ...css.columns('28px 1fr'),
  paddingBlock: 8,
  borderBottom: css.hair,
  ...css.softText('small', 1.4),
});
export const resultText = style({ marginTop: 6 });
export const curve = style({ display: 'block', ...css.size('100%', 96), marginTop: 12, borderBottom: css.edge });
export const bars = style({ fill: vars.ink });
export const scale = style({ ...css.row(0, undefined, 'space-between'), marginTop: 6, ...css.faintText('note') });
export const resultActions = style({ display: 'grid', marginTop: 20 });
