import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

const narrow = below(900);
const phone = below(760);

export const hint = style({
  color: vars.ink2,
  fontSize: '.9375rem',
  '@media': { [phone]: { order: 3, flexBasis: '100%' } },
});
export const end = style({ display: 'flex', alignItems: 'center', gap: 12, marginInlineStart: 'auto' });
export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  paddingInline: 12,
  border: `1.5px solid ${vars.ink}`,
  borderRadius: 999,
});

const zone = style({
  padding: '12px 24px',
  borderBottom: `1px solid ${vars.hair}`,
  '@media': { [phone]: { padding: '12px 16px' } },
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 12 });
globalStyle(`${actions} > *`, { '@media': { [below(480)]: { flex: '1 1 40%' } } });
globalStyle(`${actions} button`, { '@media': { [below(480)]: { paddingInline: 8, whiteSpace: 'nowrap' } } });
export const offer = style([zone, { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 24px' }]);
export const offerText = style({ flex: '1 1 20rem', fontWeight: 550 });

export const board = style({ padding: 24, '@media': { [narrow]: { padding: 16 } } });
export const foot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '16px 48px',
  alignItems: 'end',
  paddingTop: 24,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const settings = style([
  zone,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'start', justifyContent: 'space-between', gap: '12px 24px' },
]);
export const size = style({ flex: '1 1 26rem', minWidth: 0 });
export const sizeNote = style({
  marginTop: 6,
  color: vars.ink2,
  fontSize: '.9375rem',
  lineHeight: 1.45,
  // The notes differ in length. Reserve the height, so that the keyboard below does not move when the note changes.
  '@media': { [phone]: { minHeight: '2lh' } },
});
export const variant = style({ flex: '0 1 18rem', minWidth: 0, '@media': { [phone]: { flexBasis: '100%' } } });
export const finish = style({
  display: 'flex',
  justifyContent: 'end',
  padding: '16px 24px',
  borderTop: `1px solid ${vars.hair}`,
  '@media': { [phone]: { display: 'grid', justifyContent: 'stretch', padding: 16 } },
});

export const last = style({ paddingBottom: 104 });

export const figures = style({ borderTop: `1px solid ${vars.hair}` });
