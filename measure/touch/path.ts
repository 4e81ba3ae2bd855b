/**
 * How far the speed across a gap may be from the speed before it, as a ratio, and the way aside as a share of the way
 * ahead. In `tests/calibration/panel.ts` a finger changes its speed by less than this within 100 ms.
 */
const MIN_PACE = 0.65;
const MAX_PACE = 1.5;
const MAX_ASIDE = 0.35;
/** What noise may add to the way across a short gap. CSS px. */
const SLACK_PX = 3;

/**
 * Whether a contact that was lost at a velocity is the one that is seen `after` ms later and `dx`, `dy` further: on the
 * same path, at the same speed. A hand that lifts and sets down again comes back elsewhere, or later. Lengths in device
 * px, velocity in device px per ms. `pixelRatio` is device px per CSS px.
 */
export function isSamePath(vx: number, vy: number, dx: number, dy: number, after: number, pixelRatio: number): boolean {
  const speed = Math.hypot(vx, vy);
  if (!(speed > 0 && after > 0)) return false;
  const slack = SLACK_PX * pixelRatio;
  const ahead = (dx * vx + dy * vy) / speed;
  const aside = Math.abs(dx * vy - dy * vx) / speed;
  const expected = speed * after;
  return (
    ahead > 0 &&
    ahead >= MIN_PACE * expected - slack &&
    ahead <= MAX_PACE * expected + slack &&
    aside <= MAX_ASIDE * ahead + slack
  );
}
