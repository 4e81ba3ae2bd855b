import { globalStyle, style } from '@vanilla-extract/css';
import { narrow } from '../../theme/media';
import * as css from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const heading = style({ ...css.text('subhead'), letterSpacing: '-.01em' });
export const zones = style({ marginTop: 12 });
export const zone = style({
  ...css.columns('28px 1fr'),
  paddingBlock: 8,
  borderBottom: css.border.hair,
  ...css.text('small', 1.4),
});
export const number = style({ color: vars.ink3 });
export const evidence = style({ color: vars.ink2 });
export const note = style({ marginTop: 12, ...css.softText('small', 1.45) });
export const figures = style({
  ...css.columns('repeat(4, 1fr)'),
  borderTop: css.border.hair,
  '@media': { [narrow]: { gridTemplateColumns: '1fr 1fr' } },
});
globalStyle(`${figures} > div`, {
  padding: '12px 20px 14px',
  margin: '0 -1px -1px 0',
  borderInlineEnd: css.border.hair,
  borderBottom: css.border.hair,
});
export const label = style(css.faintText('note', 1.35));
export const figure = style(css.text('subhead', 1.4));
export const actions = style({ ...css.rows(8), marginTop: 20 });
