import type { CheckId } from './catalogue';

/** Texts of the card: a picture of a report, or of one test's result, for a listing. */
export const cardTexts = {
  name: 'Card',
  share: 'Share Card',
  /** @param item `Laptop` @param date `2026-11-24` */
  tested: (item: string, date: string) => `${item || 'Device'}, tested ${date}`,
  /** @param ending the last characters of the serial number */
  serial: (maker: string, ending: string) => [maker, ending && `serial ending ${ending}`].filter(Boolean).join(', '),
  dead: 'Dead pixels',
  keys: 'Keys tested',
  rate: 'Refresh rate',
  of: (some: string | number, all: string | number) => `${some} of ${all}`,
  /** @param id `AS-7QX4-M2DN` */
  scan: (id: string) => [`Report ${id}.`, 'Scan it and compare the bars.'],
  /** @param all number of tests @param date `2026-11-24` */
  one: (all: number, date: string) => `One test of ${all}, ${date}`,
  notSealed: 'Not sealed. A picture can be changed.',
  yourself: 'Run the test yourself:',
} as const;

/** What a buyer asks first of one test, where its first figures are others. */
export const firstFigures: Readonly<Partial<Record<CheckId, readonly string[]>>> = {
  microphone: ['Heard', 'Noise floor', 'Peak'],
  mouse: ['Polling rate', 'Accidental double clicks, click test', 'Wheel jumps'],
  'motion-blur': ['Trailing edges', 'Refresh rate', 'Frames missed'],
};
