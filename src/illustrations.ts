import type { ComponentType } from 'react';

/**
 * Each check's drawing of its own pattern lies beside its page as `checks/<id>/illustration.tsx` and default-exports an
 * inline SVG of 320 × 160 (the suite) or 160 × 160 (the advanced tools), drawn with the classes of
 * `ui/layout/Illustration.css.ts`. Exactly one mark is orange, inside the middle third; it is the one part that moves on hover.
 */
const files = import.meta.glob<ComponentType>('./checks/*/illustration.tsx', { eager: true, import: 'default' });

/** The drawing of a check, absent while it has none. */
export function illustrationOf(id: string): ComponentType | undefined {
  return files[`./checks/${id}/illustration.tsx`];
}
