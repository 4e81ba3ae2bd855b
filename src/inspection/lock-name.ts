/** The name that the tab with this run holds. */
export const nameOfLock = (id: string): string => `assay.inspection.${id}`;
