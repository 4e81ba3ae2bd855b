import { plainLine } from '../../measure/plain-text';

/** A public key with the name that its owner gives to it, as a company publishes it. */
export interface PublicKey {
  /** 64 hex digits. */
  readonly key: string;
  /** Empty where the text gives none. */
  readonly name: string;
}

const MAX_LENGTH = 4000;
const MAX_NAME = 80;
const HEX = /^[0-9a-f]{64}$/;

/** A name on one line, without what turns the direction of a text round. */
export const keyName = (text: string): string => plainLine(text).slice(0, MAX_NAME);

/** A public key as the text of a file that a company puts on a page of its own. */
export const formatKey = ({ key, name }: PublicKey): string =>
  `${JSON.stringify({ type: 'assay-key', format: 1, name, key }, null, 2)}\n`;

/**
 * Reads a public key that was pasted or dropped: the file of `formatKey`, or the 64 hex digits alone, with spaces and in capitals
 * too. Null where a text is none. Never throws.
 */
export function readKey(text: string): PublicKey | null {
  if (text.length > MAX_LENGTH) return null;
  const digits = text.replaceAll(/[\s:-]/g, '').toLowerCase();
  if (HEX.test(digits)) return { key: digits, name: '' };
  try {
    const { type, key, name } = Object(JSON.parse(text)) as Readonly<Record<string, unknown>>;
    const isKey = type === 'assay-key' && typeof key === 'string' && HEX.test(key);
    return isKey ? { key, name: typeof name === 'string' ? keyName(name) : '' } : null;
  } catch {
    return null;
  }
}
