/**
 * Whether this browser may draw brighter than SDR white, on a screen that says it can show it. Whether it does is known
 * only when a picture was drawn.
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
