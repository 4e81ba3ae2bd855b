import type { Report } from '../../machines/report/report';

/** The part of a retest's URL after its path, before the id of the report. */
export const RETEST_HASH = '#retest=';

/** The URL of a retest. */
export const retestPath = ({ id }: Pick<Report, 'id'>): string => `/inspection${RETEST_HASH}${id}`;
