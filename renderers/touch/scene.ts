import { MIN_STREAK_ON_CANVAS } from '../../machines/touch/touch';
import type { TouchGridView } from '../../measure/live/touch-grid';
import { Label } from './label';
import { Particles } from './particles';
import { GLOW_MS } from './touch.colors';

/** Frames continue for this long after the last touch. Particles may need longer. */
const REST_MS = GLOW_MS + 100;

/** The state of a drawing at one moment: a grid, its particles and its streak label. */
export class Scene {
  readonly particles = new Particles();
  readonly label = new Label();
  /** Milliseconds since the grid's origin. */
  now = 0;
  /** Number of newly touched cells that already have particles. */
  #spawnedCount = 0;
  #layout: unknown = null;

  constructor(readonly grid: TouchGridView) {}

  /** Updates particles and label to a time in milliseconds, on the clock of `grid.origin`. */
  advance(at: number): void {
    const { grid, particles } = this;
    const { newlyTouched, newlyTouchedCount } = grid;
    if (this.#layout !== grid.layout || at - grid.origin < this.now) {
      // The grid was rebuilt or reset: the particles belong to the previous cells.
      this.#layout = grid.layout;
      particles.clear();
      this.#spawnedCount = newlyTouchedCount;
    }
    this.now = at - grid.origin;
    const from = Math.max(this.#spawnedCount, newlyTouchedCount - newlyTouched.length);
    for (let i = from; i < newlyTouchedCount; i++) this.#spawn(newlyTouched[i % newlyTouched.length] ?? 0);
    this.#spawnedCount = newlyTouchedCount;
    this.#updateLabel();
  }

  /** Whether the next frame will look different even without a touch. */
  moves(lastTouch: number): boolean {
    return this.now < Math.max(lastTouch - this.grid.origin + REST_MS, this.particles.until);
  }

  #spawn(cell: number): void {
    const { lefts, tops, columns, gap, pixelRatio } = this.grid.layout;
    const column = cell % columns;
    const row = Math.floor(cell / columns);
    const left = lefts[column] ?? 0;
    const top = tops[row] ?? 0;
    const width = (lefts[column + 1] ?? 0) - gap - left;
    const height = (tops[row + 1] ?? 0) - gap - top;
    this.particles.spawn(left + width / 2, top + height / 2, Math.min(width, height) / 2, pixelRatio, this.now);
  }

  #updateLabel(): void {
    const { contacts, layout } = this.grid;
    const leader = this.grid.leader();
    const streak = leader < 0 ? 0 : (contacts.streak[leader] ?? 0);
    if (streak > MIN_STREAK_ON_CANVAS) this.label.show(streak, contacts, leader, layout);
    else this.label.hide();
  }
}
