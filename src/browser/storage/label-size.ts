import { keepText, keptText } from './kept-text';

const KEY = 'assay.label';

/** The width in mm of the label that was printed last. 62 if none was. */
export const labelSize = (): 62 | 54 => (keptText(KEY) === '54' ? 54 : 62);
export const keepLabelSize = (size: 62 | 54) => keepText(KEY, String(size));
