/**
 * Styles for content below the fold. If `src/boot/boot.js` found that the page is shown from its top, the browser skips
 * layout and painting of the content until it comes near the viewport, or until the page is idle
 * (`src/Layout.tsx`). Until then the content has the given height.
 * https://web.dev/articles/content-visibility
 * @param height approximate height of the content in CSS px
 */
export const belowFold = (height: number) => ({
  // When a drawing changes, the browser walks the page to paint it, but not what is isolated from the drawing.
  isolation: 'isolate' as const,
  selectors: {
    ':root[data-from-top] &': {
      contentVisibility: 'auto' as const,
      containIntrinsicBlockSize: `auto ${height}px`,
      // Without this, anything drawn outside the box would be clipped, such as the focus ring.
      overflowClipMargin: '8px',
    },
  },
});
