/** A letter or digit: its rows from the top, `#` where it has ink. */
type Glyph = readonly string[];

interface BitmapFont {
  /** Size of every glyph in cells. */
  readonly columns: number;
  readonly rows: number;
  readonly glyphs: Readonly<Record<string | number, Glyph>>;
}

export const smallFont: BitmapFont = {
  columns: 3,
  rows: 5,
  glyphs: {
    0: ['###', '#.#', '#.#', '#.#', '###'],
    1: ['.#.', '##.', '.#.', '.#.', '###'],
    2: ['###', '..#', '###', '#..', '###'],
    3: ['###', '..#', '###', '..#', '###'],
    4: ['#.#', '#.#', '###', '..#', '..#'],
    5: ['###', '#..', '###', '..#', '###'],
    6: ['###', '#..', '###', '#.#', '###'],
    7: ['###', '..#', '..#', '..#', '..#'],
    8: ['###', '#.#', '###', '#.#', '###'],
    9: ['###', '#.#', '###', '..#', '###'],
  },
};

export const largeFont: BitmapFont = {
  columns: 5,
  rows: 7,
  glyphs: {
    4: ['...#.', '..##.', '.#.#.', '#..#.', '#####', '...#.', '...#.'],
    7: ['#####', '....#', '...#.', '..#..', '.#...', '.#...', '.#...'],
    M: ['#...#', '##.##', '#.#.#', '#.#.#', '#...#', '#...#', '#...#'],
    O: ['.###.', '#...#', '#...#', '#...#', '#...#', '#...#', '.###.'],
    V: ['#...#', '#...#', '#...#', '#...#', '#...#', '.#.#.', '..#..'],
    E: ['#####', '#....', '#....', '####.', '#....', '#....', '#####'],
    B: ['####.', '#...#', '#...#', '####.', '#...#', '#...#', '####.'],
    L: ['#....', '#....', '#....', '#....', '#....', '#....', '#####'],
    U: ['#...#', '#...#', '#...#', '#...#', '#...#', '#...#', '.###.'],
    R: ['####.', '#...#', '#...#', '####.', '#.#..', '#..#.', '#...#'],
  },
};

/** Whether a character has ink in a cell. False outside the glyph, and for a character without a glyph. */
export function hasInk({ glyphs }: BitmapFont, character: string | number, column: number, row: number): boolean {
  return glyphs[character]?.[row]?.[column] === '#';
}
