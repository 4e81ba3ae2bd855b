import { globalStyle, style } from '@vanilla-extract/css';
import { slim } from '../../theme/media';
import * as css from '../../theme/mixins';
import { barButton } from '../../ui/layout/bar-button.css';
import { figures, panel, top } from '../../ui/layout/SheetView.css';

export const tasks = style({ ...css.columns('1fr 1fr'), padding: 0, margin: 0, listStyle: 'none' });
// Keeps the controls inside a low window.
globalStyle(`${tasks} ~ ${figures}`, { '@media': { '(max-height: 600px)': { display: 'none' } } });
globalStyle(`${panel}[data-hosted] > ${tasks} ~ ${figures}`, {
  '@media': { '(max-height: 760px)': { display: 'none' } },
});
globalStyle(`${tasks} ~ ${top}`, { '@media': { '(max-height: 460px)': { display: 'none' } } });
export const cell = style({
  display: 'grid',
  borderBottom: css.border.dark,
  selectors: { '&:nth-child(even)': { borderInlineStart: css.border.dark } },
});
export const task = style([
  barButton,
  {
    minHeight: 44,
    selectors: {
      '&[aria-pressed=true]': { background: css.dark.white, color: css.dark.ground },
      '&[aria-pressed=true]:focus-visible': { outlineColor: css.dark.ground },
    },
  },
]);
// Forced colors remove the background that shows which task is selected.
globalStyle(`${task}[aria-pressed=true]`, {
  '@media': { '(forced-colors: active)': { outline: '2px solid', outlineOffset: -5 } },
});
export const text = style({
  padding: '10px 20px',
  minHeight: '5.4em',
  ...css.text('note', 1.35),
  '@media': { [slim]: { padding: '8px 14px' } },
});
