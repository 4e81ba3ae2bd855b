import type { Measurement } from '../../machines/result';

/** A measurement in one line, for comparisons. */
export const figure = (
  name: string,
  value: Measurement['value'],
  unit: string,
  source: Measurement['source'],
): Measurement => ({ name, value, unit, source });
