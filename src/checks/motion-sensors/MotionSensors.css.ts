import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

const phone = below(760);
const rule = `1px solid ${vars.hair}`;
const inset = { paddingInline: 24, '@media': { [below(900)]: { paddingInline: 16 } } } as const;

/** A button that is disabled in this state stays in place and keeps focus. */
export const buttons = style({});
globalStyle(`${buttons} [aria-disabled="true"]`, { opacity: 0.45, pointerEvents: 'none' });

export const words = style([
  inset,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '10px 20px', paddingBlock: 24, borderBottom: rule },
]);
export const text = style({ flex: '1 1 20rem', minWidth: 0, maxWidth: '66ch', color: vars.ink2 });
globalStyle(`${text} b`, { display: 'block', color: vars.ink, fontWeight: 650 });

export const tasks = style([inset, { paddingBlock: 16, borderBottom: rule }]);
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** The picture comes first. On a phone, which has no room for two columns, the task comes first. */
export const picture = style([
  inset,
  { order: -1, paddingBlock: 24, '@media': { [phone]: { order: 0, paddingTop: 0 } } },
]);
export const scope = style({
  width: '100%',
  height: 320,
  background: vars.scope,
  borderRadius: 3,
  overflow: 'clip',
  forcedColorAdjust: 'none',
  '@media': { [phone]: { height: 220 } },
});
export const note = style({ marginTop: 8, color: vars.ink3, fontSize: '.875rem', lineHeight: 1.4 });
export const task = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: 12,
  padding: '24px 24px 24px 0',
  '@media': { [below(900)]: { paddingInlineEnd: 16 }, [phone]: { padding: '20px 16px 16px' } },
});
export const title = style({ fontSize: '1.5rem', lineHeight: 1.2, letterSpacing: '-.016em' });
export const what = style({ maxWidth: '50ch', color: vars.ink2, ':empty': { display: 'none' } });
/** Two lines high, so that nothing moves when the text changes. */
export const state = style({ minHeight: '2.9em', maxWidth: '50ch', fontWeight: 600, lineHeight: 1.45 });
export const gauge = style({ width: '100%', maxWidth: 320 });
export const taken = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: 1,
  width: '100%',
});
export const position = style({
  padding: '8px 12px',
  border: rule,
  color: vars.ink3,
  fontSize: '.875rem',
  lineHeight: 1.3,
  selectors: { '&[data-taken]': { background: vars.ink, borderColor: vars.ink, color: vars.panel } },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-taken]': { outline: '2px solid Highlight' } } } },
});
export const figures = style({ borderTop: rule });

export const senses = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const sense = style([
  inset,
  {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: 16,
    paddingBlock: 24,
    selectors: { '& + &': { borderInlineStart: rule } },
    '@media': { [phone]: { selectors: { '& + &': { borderInlineStart: 0, borderTop: rule } } } },
  },
]);
export const more = style({ display: 'grid', gap: 8, marginTop: 20 });
