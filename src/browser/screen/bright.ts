/**
 * Whether this browser may draw brighter than SDR white, on a screen that claims to support it. Whether it really does
 * is known only after a picture was drawn.
 */
export function canExceedWhite(): boolean {
  return (
    typeof window !== 'undefined' &&
    'gpu' in navigator &&
    navigator.gpu !== undefined &&
    typeof GPUCanvasContext === 'function' &&
    'getConfiguration' in GPUCanvasContext.prototype &&
    matchMedia('(dynamic-range: high)').matches
  );
}
