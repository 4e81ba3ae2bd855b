import { globalStyle, style } from '@vanilla-extract/css';
import { narrow } from '../../theme/media';
import * as css from '../../theme/mixins';
import { mono, vars } from '../../theme/vars.css';

export const box = style({ padding: '20px 24px 24px', '@media': { [narrow]: { padding: '16px 16px 20px' } } });
globalStyle(`${box} h2`, { marginBottom: 6, ...css.text('subhead', 1.3, '-.01em') });
globalStyle(`${box} > button, ${box} > a`, { width: '100%', marginTop: 12 });
globalStyle(`${box} details`, { borderTop: css.border.hair, borderBottom: 0 });
globalStyle(`${box} details > div`, { paddingBottom: 0 });
export const comb = style({ marginBlock: 14 });
export const plain = style({
  marginTop: 18,
  paddingTop: 10,
  borderTop: css.border.strong,
  ...css.softText('small', 1.45),
});
globalStyle(`${plain} b`, { color: vars.ink, fontWeight: 650 });
export const declared = style({ ...css.row(8, 'center'), marginBottom: 12, ...css.softText('small') });
export const grade = style({
  ...css.columns('58px 1fr', 14, 'center'),
  paddingBlock: 12,
  borderTop: css.border.hair,
  ...css.text('small', 1.35),
});
export const gradeCode = style({
  fontFamily: mono,
  fontStretch: '75%',
  fontSize: '1.75rem',
  fontWeight: 370,
  lineHeight: 1,
  letterSpacing: '-.03em',
});
export const scale = style({ display: 'block', ...css.faintText('note') });
export const note = style({
  paddingBlock: 12,
  borderTop: css.border.hair,
  ...css.text('small', 1.45),
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const photos = style({ ...css.columns('1fr 1fr', 8), marginTop: 4 });
export const photo = style({
  ...css.size('100%', 'auto'),
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  border: css.border.edge,
  background: vars.well,
});
export const caption = style({ marginTop: 5, ...css.softText('note', 1.35) });
export const kinds = style(css.rows(16));
globalStyle(`${kinds} dl`, { marginTop: 6 });
