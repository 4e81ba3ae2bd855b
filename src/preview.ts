/** Size in px of the picture that a link to a page carries. */
export const PREVIEW = { width: 1200, height: 630 } as const;

/** Path of that picture, drawn by the build. Pages that are not listed share the home page's. */
export function previewOf(path: string): string {
  const name = path === '/' || path === '*' ? 'home' : path.slice(1).replaceAll('/', '-');
  return `/og/${name}.png`;
}
