/** Shown once after a moving picture switched from WebGL to a 2D canvas because its frames were late. */
export const changedOver = 'Drawing was changed to keep up with the screen.';
/** Shown below a picture if the browser does not report its size in device pixels. Safari does not. */
export const pixelsUnknown =
  'This browser does not report exact pixels. Set the page zoom to 100% and look closely: lines of one pixel must be even.';
