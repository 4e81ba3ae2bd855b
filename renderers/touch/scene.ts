import type { Board } from '../../machines/touch/board';
import { STREAK_ON_CANVAS } from '../../machines/touch/touch';
import { Label } from './label';
import { Sparks } from './sparks';
import { GLOW } from './touch.colors';

/** Frames go on for this long after the last touch, in milliseconds; sparks may need longer. */
const REST = GLOW + 100;

/** All that a backend draws: the board with its sparks and the streak, at one moment. */
export class Scene {
  readonly sparks = new Sparks();
  readonly label = new Label();
  /** Milliseconds since the board's origin. */
  now = 0;
  #freshSeen = 0;
  #grid: unknown = null;

  constructor(readonly board: Board) {}

  /** Brings sparks and label up to a time, in milliseconds of the board's clock. */
  advance(at: number): void {
    const { board, sparks } = this;
    if (this.#grid !== board.grid || at - board.origin < this.now) {
      // The grid is new or was cleared: the sparks belonged to the old one.
      this.#grid = board.grid;
      sparks.clear();
      this.#freshSeen = board.freshCount;
    }
    this.now = at - board.origin;
    const from = Math.max(this.#freshSeen, board.freshCount - board.fresh.length);
    for (let i = from; i < board.freshCount; i++) this.#spark(board.fresh[i % board.fresh.length] ?? 0);
    this.#freshSeen = board.freshCount;
    this.#follow();
  }

  /** Whether the next frame will look different although nothing touches. */
  moves(lastTouch: number): boolean {
    return this.now < Math.max(lastTouch - this.board.origin + REST, this.sparks.until);
  }

  #spark(cell: number): void {
    const { lefts, tops, columns, gap, pixelRatio } = this.board.grid;
    const column = cell % columns;
    const row = Math.floor(cell / columns);
    const left = lefts[column] ?? 0;
    const top = tops[row] ?? 0;
    const width = (lefts[column + 1] ?? 0) - gap - left;
    const height = (tops[row + 1] ?? 0) - gap - top;
    this.sparks.spawn(left + width / 2, top + height / 2, Math.min(width, height) / 2, pixelRatio, this.now);
  }

  #follow(): void {
    const { contacts, grid } = this.board;
    const leader = this.board.leader();
    const streak = leader < 0 ? 0 : (contacts.streak[leader] ?? 0);
    if (streak > STREAK_ON_CANVAS) this.label.show(streak, contacts, leader, grid);
    else this.label.hide();
  }
}
