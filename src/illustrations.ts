import type { ComponentType } from 'react';

/**
 * Each check's drawing of its own pattern is beside its page in `checks/<id>/illustration.tsx`. The file
 * default-exports an inline SVG of 320 × 160 (the suite) or 160 × 160 (the advanced tools), drawn with the classes of
 * `ui/layout/Illustration.css.ts`. Exactly one mark is orange, in the middle third. It is the only part that moves on
 * hover.
 */
const files = import.meta.glob<ComponentType>('./checks/*/illustration.tsx', { eager: true, import: 'default' });

/** The drawing of a check; undefined if it has none. */
export function illustrationOf(id: string): ComponentType | undefined {
  return files[`./checks/${id}/illustration.tsx`];
}
