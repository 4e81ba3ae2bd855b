import { list } from '../words';

/** A row of a test's evidence table: what is judged, what that needs, and the button that leads back to it. */
export const rule = (name: string, needs: string, action: string) => ({ name, needs, action });

/** The sentence of a summary that names the parts still open: `Not finished: axes and quarter turns.` */
export const notFinished = (names: readonly string[]) => `Not finished: ${list(names).toLowerCase()}.`;
