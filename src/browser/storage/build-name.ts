/** Name of the build that this page belongs to; empty in development. */
export const buildName = (): string => document.documentElement.dataset.build ?? '';
