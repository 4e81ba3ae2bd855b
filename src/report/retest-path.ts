import type { Report } from '../../machines/report/report';

/** What the address of a retest has after its path, before the id of the report. */
export const RETEST_HASH = '#retest=';

/** The address of a retest. */
export const retestPath = ({ id }: Pick<Report, 'id'>): string => `/inspection${RETEST_HASH}${id}`;
