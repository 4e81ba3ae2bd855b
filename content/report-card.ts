/** Texts of the card: a picture of a report for a listing. */
export const cardTexts = {
  name: 'Card',
  share: 'Share Card',
  failed: 'The card was not made',
  failedText: 'Save the report as a file instead.',
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
} as const;
