import { useState } from 'react';

/** Whether long lists are unfolded at first: where there is room for two columns. Only for what is not prerendered. */
export const useUnfolded = (): boolean => useState(() => matchMedia('(min-width: 900px)').matches)[0];
