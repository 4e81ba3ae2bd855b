import { globalStyle, style } from '@vanilla-extract/css';
import { belowFold } from './below-fold';
import { compact } from './media';
import * as css from './mixins';
import { contentWidth, mono, motion, radius, reducedMotion, vars } from './vars.css';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollPaddingTop: '88px',
  '@media': { '(min-width: 1800px)': { fontSize: '112.5%' }, '(min-width: 2400px)': { fontSize: '131.25%' } },
});
globalStyle('body', {
  margin: 0,
  background: vars.page,
  color: vars.ink,
  ...css.font(400, 'body', 1.5),
  fontSynthesis: 'none',
  WebkitFontSmoothing: 'antialiased',
});
globalStyle('h1, h2, h3, p, ul, ol, dl, dd, figure', { margin: 0, padding: 0 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('h1, h2, h3', { fontWeight: 600, textWrap: 'balance' });
globalStyle('h1', { fontSize: 'clamp(2.25rem, 1.8rem + 1.9vw, 3.25rem)', lineHeight: 0.96, letterSpacing: '-.038em' });
globalStyle('h2', { fontSize: 'clamp(1.75rem, 1.4rem + 1.5vw, 2.5rem)', lineHeight: 1.08, letterSpacing: '-.025em' });
globalStyle('h3', css.text('head', 1.2, '-.012em'));
globalStyle('p', { textWrap: 'pretty' });
globalStyle('a', { color: 'inherit', textUnderlineOffset: '.2em', textDecorationThickness: '1px' });
globalStyle('svg', { display: 'block' });
globalStyle(':focus-visible', { outline: css.focus, outlineOffset: '3px', borderRadius: radius.control });
// A click on this control waits for the program, see src/boot/boot.js. Stronger than the control's own class.
globalStyle('html [data-waiting]', { cursor: 'progress', outline: `3px dashed ${vars.ink}`, outlineOffset: '2px' });
// A route change moves focus here. There is nothing to activate, so there is no focus ring.
globalStyle('main:focus', { outline: 'none' });
globalStyle('*, *::before, *::after', {
  '@media': { [reducedMotion]: { animation: 'none !important', transition: 'none !important' } },
});

export const wrap = style({ width: contentWidth, marginInline: 'auto' });
export const lead = style(css.softText('lead', 1.5));
export const soft = style({ color: vars.ink2 });
export const small = style(css.text('small', 1.45));
/** A measured figure, code or identifier. */
export const fig = style({
  fontFamily: mono,
  fontStretch: '80%',
  fontSize: '.82em',
  fontWeight: 370,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-.01em',
  whiteSpace: 'nowrap',
});
/** Visible to screen readers only. */
export const hidden = style({
  position: 'absolute',
  ...css.size(1),
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
/** A panel whose sections are separated by lines. */
export const panel = style({ background: vars.panel, border: css.hair, borderRadius: radius.panel, overflow: 'clip' });
export const tag = style({
  display: 'inline-block',
  padding: '3px 8px',
  border: `1px solid ${vars.ink}`,
  borderRadius: radius.control,
  ...css.text('caption', 1.3, 0),
  fontWeight: 600,
  whiteSpace: 'nowrap',
  background: vars.panel,
});
/** The strip of eight bars, which is the logo. */
export const mark = style({
  flex: 'none',
  display: 'block',
  ...css.size(34, 20),
  background: vars.strip,
  border: css.edge,
  forcedColorAdjust: 'none',
});
export const fadeFast = `background-color ${motion.fast}, color ${motion.fast}`;
export const sectionHead = style({
  ...css.columns('7fr 5fr', '12px 48px', 'end'),
  marginBottom: 32,
  '@media': { [compact]: { ...css.into('1fr'), marginBottom: 24 } },
});
/** A section of the home page, of which the first is drawn before the others have loaded. */
export const section = style({ ...belowFold(900), paddingTop: 104, ...css.at(compact, { paddingTop: 72 }) });
/** The operator's claims there: one quiet line between rules. */
export const claimsLine = style({
  borderBlock: css.hair,
  paddingBlock: 12,
  ...css.wrapRow('4px 32px'),
  color: vars.ink2,
});
