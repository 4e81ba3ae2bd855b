import type { Contacts } from '../../measure/touch/contacts';
import type { Grid } from '../../measure/touch/grid';

/** Digits of 3 × 5 blocks, five rows of three bits each, the top row first. */
const digits = [0x7b6f, 0x2c97, 0x73e7, 0x73cf, 0x5bc9, 0x79cf, 0x79ef, 0x7249, 0x7bef, 0x7bcf];
const WIDE = 3;
const HIGH = 5;
/** Four digits count more cells than a panel has. */
const PLACES = 4;
const BLOCKS = PLACES * WIDE * HIGH + 1;

/** Side of a block, and how far above its contact the number is, in CSS px. */
const BLOCK = 5;
const ABOVE = 88;

/** A number on a plate beside a contact, as rectangles in device px: x, y, width and height each. */
export class Label {
  readonly rects = new Float32Array(BLOCKS * 4);
  /** How many rectangles there are; the plate comes first. 0 shows nothing. */
  count = 0;
  /** Whether the rectangles are others than at the last `clean`. */
  changed = false;
  #value = -1;
  #left = -1;
  #top = -1;

  hide(): void {
    this.count = 0;
    this.#value = -1;
  }

  clean(): void {
    this.changed = false;
  }

  /** Puts the number above the contact, or below it near the upper edge, and never over an edge. */
  show(value: number, contacts: Pick<Contacts, 'x' | 'y'>, slot: number, grid: Grid): void {
    const x = Math.round(contacts.x[slot] ?? 0);
    const y = Math.round(contacts.y[slot] ?? 0);
    const block = Math.max(1, Math.round(BLOCK * grid.pixelRatio));
    const places = value < 10 ? 1 : value < 100 ? 2 : value < 1000 ? 3 : PLACES;
    const width = (places * (WIDE + 1) + 1) * block;
    const height = (HIGH + 2) * block;
    const distance = Math.round(ABOVE * grid.pixelRatio);
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
    let rest = Math.min(value, 10 ** PLACES - 1);
    for (let place = places - 1; place >= 0; place--) {
      const pattern = digits[rest % 10] ?? 0;
      rest = Math.floor(rest / 10);
      const x0 = left + (place * (WIDE + 1) + 1) * block;
      for (let bit = 0; bit < WIDE * HIGH; bit++) {
        if (!((pattern >> (WIDE * HIGH - 1 - bit)) & 1)) continue;
        this.#add(x0 + (bit % WIDE) * block, top + (Math.floor(bit / WIDE) + 1) * block, block, block);
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
