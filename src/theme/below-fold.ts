/**
 * Rules for a part below what a window shows at first: it is laid out and drawn once it comes near, where `src/boot/boot.js`
 * found that the page is shown from its top, or once the page is idle (`src/ui/layout/lay-out-rest.ts`). Until then it is
 * taken to be as high as stated.
 * https://web.dev/articles/content-visibility
 * @param height of the part in CSS px, about
 */
export const belowFold = (height: number) => ({
  selectors: {
    ':root[data-from-top] &': {
      contentVisibility: 'auto' as const,
      containIntrinsicBlockSize: `auto ${height}px`,
      // What is drawn outside, such as the ring of the focus, would be cut off at the edge.
      overflowClipMargin: '8px',
    },
  },
});
