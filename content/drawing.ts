/** Shown once where a moving picture left WebGL because its frames came late. */
export const changedOver = 'Drawing was changed to keep up with the screen.';
/** Shown below a picture where the browser does not give its size in device pixels, as Safari does not. */
export const pixelsUnknown =
  'This browser does not report exact pixels. Set the page zoom to 100% and look closely: lines of one pixel must be even.';
