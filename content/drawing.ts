/** Shown once where a moving picture left WebGL because its frames came late. */
export const changedOver = 'Drawing was changed to keep up with the screen.';
