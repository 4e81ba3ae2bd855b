import { compact, css, dimDisabledIn, globalStyle, narrow, phone, slim, style, vars } from '../../theme/style';
import { statusBar as bar } from '../../ui/layout/frame.css';

export const buttons = style({});
dimDisabledIn(buttons);
/** Room for why the test cannot start, so that nothing moves once the browser says so. */
globalStyle(`${buttons} ${bar}`, {
  minHeight: 73,
  '@media': { [narrow]: { minHeight: 115 }, [slim]: { minHeight: 162 } },
});

export const badges = style(css.columnsFrom(narrow, 3));
export const badge = style({
  ...css.column(14),
  padding: '20px 24px 24px',
  selectors: { '& + &': { borderInlineStart: css.hair } },
  '@media': {
    [narrow]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '8px 16px',
      padding: '14px 24px',
      selectors: { '& + &': { borderInlineStart: 0, borderTop: css.hair } },
    },
    [compact]: { paddingInline: 16 },
    // A label of two lines makes its row no higher.
    [phone]: { flexWrap: 'nowrap', paddingBlock: 10, minHeight: 58 },
  },
});
export const label = style(css.faintText('note', 1.35));

const section = style({ padding: 24, borderTop: css.hair, ...css.at(compact, { padding: 16 }) });
export const words = style([section, css.wrapRow('10px 20px', 'start')]);
export const text = style({ flex: '1 1 20rem', minWidth: 0, maxWidth: '66ch', color: vars.ink2 });
export const problem = style({ color: vars.ink });
/** The message of a result, with its possible meaning below. */
export const message = style({ display: 'block', color: vars.ink, fontWeight: 550 });

export const ask = style([section, css.columns(1, 20)]);
export const verified = style(css.wrapRow('10px 16px', 'center'));
export const title = style({ ...css.text('head', 1.2, '-.012em'), ':focus': { outline: 'none' } });
export const note = style({ maxWidth: '66ch', ...css.softText('small', 1.45) });
/** Above the ruled list. */
export const removal = style({ marginBottom: 20, maxWidth: '66ch', color: vars.ink2 });
export const id = style({
  padding: '14px 24px 15px',
  borderTop: css.hair,
  ...css.at(compact, { padding: '12px 16px' }),
});
export const value = style({ marginTop: 4, overflowWrap: 'anywhere', whiteSpace: 'normal' });
/** Identifiers are long and must break on a phone. */
export const figures = style({});
globalStyle(`${figures} dd`, { whiteSpace: 'normal', ...css.breaks });
