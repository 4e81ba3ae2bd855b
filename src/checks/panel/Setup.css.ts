import { style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { sans, vars } from '../../theme/vars.css';
import { choosable, input } from '../../ui/controls/Choice.css';

const narrow = below(900);
const phone = below(560);
const pad = { padding: 24, '@media': { [phone]: { padding: 16 } } } as const;
const rule = `1px solid ${vars.hair}`;

export const notice = style([pad, { borderBottom: rule }]);
export const noticeText = style({ color: vars.ink2, maxWidth: '72ch' });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const part = style([
  pad,
  {
    selectors: { '& + &': { borderInlineStart: rule } },
    '@media': { [narrow]: { selectors: { '& + &': { borderInlineStart: 0, borderTop: rule } } } },
  },
]);
export const heading = style({
  padding: 0,
  fontFamily: sans,
  fontSize: '1.125rem',
  fontWeight: 650,
  letterSpacing: '-.01em',
});
export const questions = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '20px 24px',
  marginTop: 20,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const warning = style({
  marginTop: 16,
  paddingInlineStart: 12,
  borderInlineStart: `3px solid ${vars.warn}`,
  color: vars.ink2,
  fontSize: '.9375rem',
  lineHeight: 1.45,
});
export const sample = style({ height: 240, '@media': { [phone]: { height: 180 } } });

/** The border is around the fieldset, because a legend would overlap the fieldset's own border. */
export const choice = style([pad, { borderTop: rule }]);
export const experiments = style({ margin: 0, padding: 0, border: 0, minWidth: 0 });
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 1,
  marginTop: 16,
  background: vars.hair,
  border: rule,
  '@media': { [below(1100)]: { gridTemplateColumns: '1fr 1fr' }, [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const experiment = style([
  choosable,
  {
    // In two columns, the last of nine would leave an empty cell next to it.
    '@media': {
      [below(1100)]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } },
      '(forced-colors: active)': { selectors: { '&:has(:checked)': { outlineOffset: -4 } } },
    },
    alignContent: 'start',
    gap: 4,
    minHeight: 44,
    padding: '12px 14px 14px',
    selectors: { '&:has(:focus-visible)': { outline: `3px solid ${vars.ink}`, outlineOffset: -5, zIndex: 1 } },
  },
]);
export const radio = input;
export const name = style({ display: 'flex', justifyContent: 'space-between', gap: 8, fontWeight: 650 });
export const minutes = style({ fontWeight: 370 });
export const text = style({ fontSize: '.875rem', lineHeight: 1.4 });
export const foot = style([
  pad,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '12px 24px',
    borderTop: rule,
  },
]);
export const reason = style({ flex: '1 1 18em', color: vars.ink2, fontSize: '.9375rem', lineHeight: 1.45 });
