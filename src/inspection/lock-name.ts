/** The name of the lock that a tab holds while it has this run open. */
export const nameOfLock = (id: string): string => `assay.inspection.${id}`;
