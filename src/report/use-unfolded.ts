import { useState } from 'react';

/**
 * Whether long lists are open initially: if there is room for two columns. Only for content that is not prerendered.
 */
export const useUnfolded = (): boolean => useState(() => matchMedia('(min-width: 900px)').matches)[0];
