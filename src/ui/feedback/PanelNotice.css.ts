import { compact, css, globalStyle, style } from '../../theme/style';

export const notice = style({
  ...css.wrapRow('12px 24px', 'center'),
  padding: '12px 24px',
  borderBottom: css.hair,
  ...css.softText('small', 1.45),
  '@media': { [compact]: { padding: '12px 16px' } },
});
globalStyle(`${notice} > p`, { flex: '1 1 20rem', maxWidth: '66ch' });
/** The same condition as in src/browser/input/mouse.ts. */
export const unknown = style({ '@media': { '(any-pointer: fine)': { display: 'none' } } });
