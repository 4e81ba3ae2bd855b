import { compact, css, dimDisabledIn, extend, forced, globalStyle, narrow, slim, style, vars } from '../../theme/style';
import { statusBar as bar } from '../../ui/layout/frame.css';

const inset = css.padInline(narrow);

export const buttons = style({});
dimDisabledIn(buttons);
/** Room for why the test cannot start, so that nothing moves once the browser says so. */
globalStyle(`${buttons} ${bar}`, {
  minHeight: 73,
  '@media': { [narrow]: { minHeight: 94 }, [slim]: { minHeight: 137 } },
});

export const tasks = extend(inset, { paddingBlock: 16, borderBottom: css.hair });
export const columns = style(css.columnsFrom(compact, 2));
/** The picture comes first. On a phone, which has no room for two columns, the task comes first. */
export const picture = extend(inset, { order: -1, paddingBlock: 24, ...css.at(compact, { order: 0, paddingTop: 0 }) });
export const scope = style({ ...css.size('100%', 320), ...css.scope, ...css.at(compact, { height: 220 }) });
export const note = style({ marginTop: 8, ...css.faintText('note', 1.4) });
export const task = style({
  ...css.rows(12, 'start'),
  alignContent: 'start',
  padding: '24px 24px 24px 0',
  '@media': { [narrow]: { paddingInlineEnd: 16 }, [compact]: { padding: '20px 16px 16px' } },
});
export const title = style(css.text('title', 1.2, '-.016em'));
export const what = style({ maxWidth: '50ch', color: vars.ink2, ':empty': { display: 'none' } });
/** Two lines high, so that nothing moves when the text changes. */
export const state = style({ minHeight: '2.9em', maxWidth: '50ch', fontWeight: 600, lineHeight: 1.45 });
export const gauge = style({ width: '100%', maxWidth: 320 });
export const taken = style({ ...css.columns('repeat(auto-fill, minmax(8.5rem, 1fr))', 1), width: '100%' });
export const position = style({
  padding: '8px 12px',
  border: css.hair,
  ...css.faintText('note', 1.3),
  selectors: { '&[data-taken]': { ...css.inverse, borderColor: vars.ink } },
  ...css.at(forced, { selectors: { '&[data-taken]': { outline: '2px solid Highlight' } } }),
});

export const senses = style(css.columnsFrom(compact, 2));
export const sense = extend(inset, {
  ...css.rows(16, 'start'),
  alignContent: 'start',
  paddingBlock: 24,
  ...css.beside(compact),
});
export const more = style({ ...css.rows(8), marginTop: 20 });
