import { site } from './site';

/** Texts of the page for a path that has none; its title is in `pages.ts`. */
export const notFoundTexts = {
  lead: "The page you're looking for doesn't exist.",
  back: `Return to ${site.name}`,
} as const;
