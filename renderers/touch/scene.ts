import { MIN_STREAK_ON_CANVAS } from '../../machines/touch/touch';
import type { TouchGrid } from '../../measure/live/touch-grid';
import { Label } from './label';
import { Particles } from './particles';
import { GLOW } from './touch.colors';

/** Frames go on for this long after the last touch, in milliseconds; particles may need longer. */
const REST = GLOW + 100;

/** All that a backend draws: the board with its particles and the streak, at one moment. */
export class Scene {
  readonly particles = new Particles();
  readonly label = new Label();
  /** Milliseconds since the board's origin. */
  now = 0;
  #freshSeen = 0;
  #grid: unknown = null;

  constructor(readonly board: TouchGrid) {}

  /** Brings particles and label up to a time, in milliseconds of the board's clock. */
  advance(at: number): void {
    const { board, particles } = this;
    if (this.#grid !== board.grid || at - board.origin < this.now) {
      // The grid is new or was cleared: the particles belonged to the old one.
      this.#grid = board.grid;
      particles.clear();
      this.#freshSeen = board.newlyTouchedCount;
    }
    this.now = at - board.origin;
    const from = Math.max(this.#freshSeen, board.newlyTouchedCount - board.newlyTouched.length);
    for (let i = from; i < board.newlyTouchedCount; i++)
      this.#spark(board.newlyTouched[i % board.newlyTouched.length] ?? 0);
    this.#freshSeen = board.newlyTouchedCount;
    this.#follow();
  }

  /** Whether the next frame will look different although nothing touches. */
  moves(lastTouch: number): boolean {
    return this.now < Math.max(lastTouch - this.board.origin + REST, this.particles.until);
  }

  #spark(cell: number): void {
    const { lefts, tops, columns, gap, pixelRatio } = this.board.grid;
    const column = cell % columns;
    const row = Math.floor(cell / columns);
    const left = lefts[column] ?? 0;
    const top = tops[row] ?? 0;
    const width = (lefts[column + 1] ?? 0) - gap - left;
    const height = (tops[row + 1] ?? 0) - gap - top;
    this.particles.spawn(left + width / 2, top + height / 2, Math.min(width, height) / 2, pixelRatio, this.now);
  }

  #follow(): void {
    const { contacts, grid } = this.board;
    const leader = this.board.leader();
    const streak = leader < 0 ? 0 : (contacts.streak[leader] ?? 0);
    if (streak > MIN_STREAK_ON_CANVAS) this.label.show(streak, contacts, leader, grid);
    else this.label.hide();
  }
}
