import { globalStyle, style } from '@vanilla-extract/css';
import { below, compact } from '../../theme/media';
import * as css from '../../theme/mixins';
import { vars } from '../../theme/vars.css';

export const frame = style({
  ...css.columns(2, 32),
  paddingTop: 16,
  borderTop: css.border.strong,
  '@media': { [compact]: css.oneColumn },
});
export const rows = style({ marginTop: -12 });
export const row = style({ paddingBlock: 12, borderBottom: css.border.hair, color: vars.ink2 });
export const name = style({ color: vars.ink, fontWeight: 650 });
export const none = style(css.softText('small', 1.45));
export const heading = style({ ...css.text('body'), letterSpacing: 0 });
export const mark = style({
  ...css.columns('minmax(0, 1fr) auto', 12, 'end'),
  marginTop: 16,
  maxWidth: '28rem',
  '@media': { [below(420)]: css.oneColumn },
});
globalStyle(`${mark} + ${none}`, { marginTop: 16 });

export const chart = style({ height: 120, marginTop: 12 });
export const scale = style({
  display: 'flex',
  justifyContent: 'space-between',
  height: 20,
  marginBlock: '6px 12px',
  color: vars.ink3,
  ...css.monoText('tiny'),
});

export const log = style({
  maxHeight: 320,
  margin: '0 0 16px',
  padding: 16,
  overflow: 'auto',
  background: vars.panel,
  border: css.border.hair,
  borderRadius: 6,
  ...css.monoText('tiny'),
  lineHeight: 1.6,
});
export const copy = style({ marginTop: 16 });
export const lines = style({ margin: 0, fontFamily: 'inherit' });
