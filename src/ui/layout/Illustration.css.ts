import type { CSSProperties } from '@vanilla-extract/css';
import { createVar, css, extend, keyframes, sans, style, styleVariants, vars } from '../../theme/style';

/** The frame of an illustration. Patterns keep their colors when the system forces its own. */
export const illustration = style({
  position: 'relative',
  display: 'block',
  overflow: 'clip',
  background: vars.well,
  ...css.ownColors,
});
/** Fills the frame. Any excess is cropped evenly on both sides. */
export const drawing = style({ ...css.absolute(0), ...css.size('100%') });
export const crisp = style({ shapeRendering: 'crispEdges' });
/**
 * The card that holds an illustration. While the card is hovered or focused, the mark of the illustration moves once:
 * the thing that the test looks at.
 */
export const card = style({});
const movement = createVar();
const moving = style({
  selectors: {
    [`${card}:hover &`]: { animation: movement },
    [`${card}:has(:focus-visible) &`]: { animation: movement },
  },
});

type Frames = Parameters<typeof keyframes>[0];
/** What moves, by its keyframes. `how` is the rest of CSS `animation`. */
const moves = (frames: Frames, how = '', look: CSSProperties = {}) => [
  moving,
  { ...look, vars: { [movement]: `${keyframes(frames)} 1.2s${how && ` ${how}`}` } },
];
const filled = { fill: vars.signal };
const line = css.stroke(2.5, vars.signal);
const still = { transform: 'none' } as const;
/** A movement in cells of this many px of the drawing. */
const cells = (side: number) => (column: number, row: number) => ({
  transform: `translate(${column * side}px, ${row * side}px)`,
});
const loupe = cells(13);
const cell = cells(20);
/** Length of the diagonal with its arrow heads, px. */
const DIAGONAL = 200;

/** The mark of each test's illustration. */
export const marks = styleVariants({
  // Closes in from the lightest level to the darkest two.
  brightness: moves(
    {
      '0%': { transform: 'scale(2.36)' },
      '25%': { transform: 'scale(1.91)' },
      '50%': { transform: 'scale(1.45)' },
      '75%, 100%': still,
    },
    'step-end',
    { ...line, transformOrigin: '80px 80px' },
  ),
  fingerprint: moves(
    { '0%, 100%': still, '30%': { transform: 'translateY(24px)' }, '70%': { transform: 'translateY(-56px)' } },
    '',
    line,
  ),
  // Leans out of the middle and snaps back.
  gamepad: moves({ '0%, 60%, 100%': still, '25%, 50%': { transform: 'translate(10px, -8px)' } }, '', filled),
  // To the edge on the left, to the one on the right, and back. Edges are one step apart.
  gradient: moves(
    {
      '0%': { transform: 'translateX(-20px)' },
      '33%': { transform: 'translateX(20px)' },
      '66%, 100%': { transform: 'translateX(0)' },
    },
    'step-end',
    filled,
  ),
  // The held key moves up and down twice.
  keyboard: moves({ '0%, 30%, 60%, 100%': still, '15%, 45%': { transform: 'translateY(-4px)' } }, 'step-end'),
  // Falls from the turbo down the curve, step by step.
  load: moves(
    {
      '0%': { transform: 'translate(-28px, -12px)' },
      '35%': still,
      '70%': { transform: 'translate(12px, 26px)' },
      '100%': still,
    },
    'step-end',
    filled,
  ),
  // The playhead goes back to the start of the word and plays it again.
  microphone: moves({ '0%, 10%': { transform: 'translateX(-90px)' }, '80%, 100%': still }, 'linear', filled),
  motionBlur: moves({ '0%': { transform: 'translateX(-54px)' }, '70%, 100%': still }, 'linear', filled),
  // Leans to both sides, then stops.
  motionSensors: moves(
    { '0%, 100%': still, '30%': { transform: 'rotate(22deg)' }, '65%': { transform: 'rotate(-16deg)' } },
    '',
    { ...line, transformOrigin: '80px 92px' },
  ),
  // The ring around a click, shown twice.
  mouse: moves({ '0%, 100%': still, '15%, 45%': { transform: 'scale(.7)' }, '30%, 60%': still }, '', {
    ...line,
    transformOrigin: '162px 68px',
  }),
  // The frame moves through the quarters and ends at the one that differs.
  panel: moves(
    {
      '0%': still,
      '25%': { transform: 'translate(0, -27px)' },
      '50%': { transform: 'translate(-27px, -27px)' },
      '75%': { transform: 'translate(-27px, 0)' },
      '100%': still,
    },
    'step-end',
    line,
  ),
  // Lifts from the sheet and presses down again.
  pen: moves({ '0%, 20%': still, '45%, 65%': { transform: 'translate(7px, -8px)' }, '90%, 100%': still }, '', filled),
  // The corners close on the patch.
  pixelRepair: moves({ from: { transform: 'scale(1.35)' }, '60%, to': still }, 'cubic-bezier(.2, 0, 0, 1)', {
    ...line,
    strokeWidth: 3,
    transformOrigin: '160px 80px',
  }),
  // Goes up into the socket and comes back.
  ports: moves({ '0%, 20%': still, '45%, 65%': { transform: 'translateY(-16px)' }, '90%, 100%': still }, '', filled),
  // Falls one frame behind, then is on time again.
  refreshRate: moves(
    { '0%, 20%': still, '40%, 70%': { transform: 'translateY(-24px)' }, '90%, 100%': still },
    '',
    filled,
  ),
  resolution: moves({ from: { transform: 'translateX(-24px)' }, to: still }, 'steps(6)', filled),
  screenSize: moves({ from: { strokeDashoffset: DIAGONAL }, to: { strokeDashoffset: 0 } }, 'steps(24)', {
    ...line,
    strokeDasharray: DIAGONAL,
  }),
  // Searches cell by cell and stops at the dead one.
  screen: moves(
    {
      '0%': loupe(-2, -1),
      '16%': loupe(-1, -1),
      '32%': loupe(-1, 1),
      '48%': loupe(0, 1),
      '64%': loupe(1, 0),
      '80%, 100%': loupe(0, 0),
    },
    'step-end',
    line,
  ),
  // From crest to crest along the wave.
  sound: moves(
    {
      '0%, 100%': still,
      '25%': { transform: 'translate(-16px, 44px)' },
      '50%': { transform: 'translate(-32px, 88px)' },
      '75%': { transform: 'translate(-16px, 44px)' },
    },
    'linear',
    line,
  ),
  // Empties the battery, and fills it less than before.
  systemFiles: moves({ '0%, 100%': still, '50%': { transform: 'scaleX(.2)' } }, '', {
    ...filled,
    transformOrigin: '54px 0',
  }),
  textSharpness: moves({ from: { transform: 'translateY(-48px)' }, to: still }, 'steps(4)', filled),
  // Along the painted path to its end.
  touch: moves(
    { '0%': cell(-4, 1), '20%': cell(-3, 1), '40%': cell(-2, 1), '60%': cell(-2, 0), '80%, 100%': cell(0, 0) },
    'step-end',
  ),
  // Two fingers scroll up and back.
  touchpad: moves({ '0%, 100%': still, '35%, 60%': { transform: 'translateY(-16px)' } }, '', filled),
  webcam: moves({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0 } }, '', filled),
});

// What only one of them draws.
export const ridge = style({ ...css.stroke(2, vars.ink), strokeLinecap: 'round' });
export const ramp = style({ ...css.absolute('0 0 50%'), background: 'linear-gradient(90deg, #000000, #ffffff)' });
export const legend = style({ fontFamily: sans, fontSize: 16, fontWeight: 600, fill: vars.ink });
export const onDone = extend(legend, { fill: vars.onCapDone });
export const onHeld = extend(legend, { fill: '#111' });
export const rest = style({ fill: vars.illustration0 });
const colors = ['#fff', '#000', '#f00', '#0f0', '#00f', '#ff0', '#0ff', '#f0f'];
export const bars = style({
  ...css.absolute(0),
  background: `linear-gradient(90deg, ${colors.map((color, i) => `${color} 0 ${(i + 1) * 12.5}%`).join(', ')})`,
});
export const label = style({ ...css.monospace, fontSize: 13, fill: vars.ink });
