/** The state of the history entry of a report that was just sealed. It survives a reload. */
export const sealedHere = { isSealedHere: true } as const;

/** Whether the open report was sealed a moment ago, so that another device comes next. */
export const isSealedHere = (): boolean => Object(history.state).isSealedHere === true;
