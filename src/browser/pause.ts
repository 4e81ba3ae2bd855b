/** Ends the task, so that input and frames are not kept waiting, and goes on in another. */
export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
