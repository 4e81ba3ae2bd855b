import { listOf, stored } from './stored';

const planned = stored(
  'assay.inspection.tests',
  listOf((one) => typeof one === 'string'),
);

/** The tests of the inspection that was last open in this browser, in order. Empty if unknown. */
export const plannedTests = planned.read;

/** Stores the tests of an inspection. If storage is blocked, every test leads on through the whole suite. */
export const rememberTests = planned.keep;
