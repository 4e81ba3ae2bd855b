import { globalStyle, style } from '@vanilla-extract/css';
import { narrow } from '../../theme/media';
import * as css from '../../theme/mixins';
import { vars } from '../../theme/vars.css';
import { head as plainHead } from '../columns.css';

export const stack = style(css.columns(1, 24));
export const head = style([plainHead]);
globalStyle(`${head} h2`, css.text('title', 1.2, '-.02em'));
globalStyle(`${head} p`, { marginTop: 4, maxWidth: '60ch', color: vars.ink2 });
export const question = style({
  ...css.rows(16),
  padding: 24,
  borderTop: css.border.hair,
  '@media': { [narrow]: { padding: 16 } },
});
export const questions = style([question, { gap: 8 }]);
globalStyle(`${questions} h3`, css.text('body', 1.3, '-.01em'));
globalStyle(`${questions} li`, { color: vars.ink2, lineHeight: 1.45, overflowWrap: 'anywhere' });
globalStyle(`${questions} li + li`, { marginTop: 4 });
globalStyle(`${questions} b`, { color: vars.ink });
export const answer = style({
  ...css.columns('minmax(0, 1fr) auto auto', 12, 'end'),
  '@media': { [narrow]: css.oneColumn },
});
export const warned = style(css.wrapRow(12, 'center'));
export const changes = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  borderTop: css.border.hair,
  ...css.text('small', 1.45),
});
globalStyle(`${changes} th, ${changes} td`, {
  padding: '14px 12px',
  verticalAlign: 'top',
  textAlign: 'start',
  overflowWrap: 'anywhere',
});
globalStyle(`${changes} tr > :first-child`, { width: '26%', paddingInlineStart: 24 });
globalStyle(`${changes} tr > :last-child`, { paddingInlineEnd: 24 });
globalStyle(`${changes} thead th`, { paddingBlock: 10, ...css.faintText('note'), fontWeight: 400 });
globalStyle(`${changes} tbody tr`, { borderTop: css.border.hair });
globalStyle(`${changes} tbody th`, { fontWeight: 650 });
globalStyle(`${changes} small`, { display: 'block', ...css.faintText('note'), fontWeight: 400 });
globalStyle(`${changes} td`, { color: vars.ink2 });
globalStyle(`${changes} td b`, { display: 'block', color: vars.ink, fontWeight: 600 });
export const box = style({
  ...css.rows(12),
  padding: '20px 24px 24px',
  '@media': { [narrow]: { padding: '16px 16px 20px' } },
});
globalStyle(`${box} h2`, css.text('subhead', 1.3, '-.01em'));
globalStyle(`${box} h2 + p`, { marginTop: -8 });
export const verdict = style(css.wrapRow(10, 'center'));
export const open = style({ display: 'grid' });
globalStyle(`${open} > span, ${open} a`, { display: 'grid', alignItems: 'center' });
