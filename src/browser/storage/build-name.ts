/** Name of the build that this page is of; empty in development. */
export const buildName = (): string => document.documentElement.dataset.build ?? '';
