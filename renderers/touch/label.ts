import type { Contacts } from '../../measure/touch/contacts';
import type { Grid } from '../../measure/touch/grid';
import { hasInk, smallFont } from '../bitmap-font';

const { columns, rows } = smallFont;
/** Enough digits: no panel has more cells than four digits can count. */
const MAX_DIGITS = 4;
const MAX_RECTS = MAX_DIGITS * columns * rows + 1;

/** Side of a font cell, and distance of the number from its contact, in CSS px. */
const CELL_PX = 5;
const DISTANCE_PX = 88;

/** A number on a plate near a contact, as rectangles in device px: x, y, width and height of each. */
export class Label {
  readonly rects = new Float32Array(MAX_RECTS * 4);
  /** Number of rectangles. The plate is the first. 0 shows nothing. */
  count = 0;
  /** Whether the rectangles changed since this was last set to false. */
  changed = false;
  #value = -1;
  #left = -1;
  #top = -1;

  hide(): void {
    this.count = 0;
    this.#value = -1;
  }

  /** Places the number above the contact, or below it near the upper edge, and always inside the grid. */
  show(value: number, contacts: Pick<Contacts, 'x' | 'y'>, slot: number, grid: Grid): void {
    const x = Math.round(contacts.x[slot] ?? 0);
    const y = Math.round(contacts.y[slot] ?? 0);
    const cell = Math.max(1, Math.round(CELL_PX * grid.pixelRatio));
    const digits = value < 10 ? 1 : value < 100 ? 2 : value < 1000 ? 3 : MAX_DIGITS;
    const width = (digits * (columns + 1) + 1) * cell;
    const height = (rows + 2) * cell;
    const distance = Math.round(DISTANCE_PX * grid.pixelRatio);
    const above = y - distance - (height >> 1);
    const left = Math.max(0, Math.min(grid.width - width, x - (width >> 1)));
    const top = above >= 0 ? above : Math.min(grid.height - height, y + distance - (height >> 1));
    if (value === this.#value && left === this.#left && top === this.#top && this.count > 0) return;
    this.#value = value;
    this.#left = left;
    this.#top = top;
    this.changed = true;
    this.count = 0;
    this.#add(left, top, width, height);
    let rest = Math.min(value, 10 ** MAX_DIGITS - 1);
    for (let place = digits - 1; place >= 0; place--) {
      const digit = rest % 10;
      rest = Math.floor(rest / 10);
      const start = left + (place * (columns + 1) + 1) * cell;
      for (let row = 0; row < rows; row++) {
        for (let column = 0; column < columns; column++) {
          if (hasInk(smallFont, digit, column, row)) {
            this.#add(start + column * cell, top + (row + 1) * cell, cell, cell);
          }
        }
      }
    }
  }

  #add(x: number, y: number, width: number, height: number): void {
    const at = this.count++ * 4;
    this.rects[at] = x;
    this.rects[at + 1] = y;
    this.rects[at + 2] = width;
    this.rects[at + 3] = height;
  }
}
