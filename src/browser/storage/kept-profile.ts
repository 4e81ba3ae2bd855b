import { keepText, keptText } from './kept-text';

const KEY = 'assay.inspection.profile';

/** The id of the profile that was used last. Null if none was. */
export const keptProfile = () => keptText(KEY);
export const keepProfile = (id: string) => keepText(KEY, id);
