/** Size in px of the link preview picture of a page. */
export const PREVIEW_SIZE_PX = { width: 1200, height: 630 } as const;

/** Path of the preview picture, which the build draws. Pages that are not listed share the home page's picture. */
export function previewOf(path: string): string {
  const name = path === '/' || path === '*' ? 'home' : path.slice(1).replaceAll('/', '-');
  return `/og/${name}.png`;
}
