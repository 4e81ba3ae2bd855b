import { plainLine } from '../../measure/plain-text';

/** A public key with the name that its owner gives to it, as a company publishes it. */
export interface PublicKey {
  /** 64 hex digits. */
  readonly key: string;
  /** Empty where the text gives none. */
  readonly name: string;
}

const FORMAT = 1;
const MAX_LENGTH = 4000;
const MAX_NAME = 80;
const HEX = /^[0-9a-f]{64}$/;

/** A name on one line, without what turns the direction of a text around. */
export const keyName = (text: string): string => plainLine(text).slice(0, MAX_NAME);

/** A public key as the text of a file that a company puts on a page of its own. */
export const formatKey = ({ key, name }: PublicKey): string =>
  `${JSON.stringify({ type: 'assay-key', format: FORMAT, name, key }, null, 2)}\n`;

/** The address by which a person adds a key: the page of the keys opens with it filled in. */
export const keyAddress = (page: string, { key, name }: PublicKey): string =>
  `${page}#key=${key}${name && `&name=${encodeURIComponent(name)}`}`;

/**
 * Why a text is no public key. `private`: it is the file of a private key, which nobody else should have. `address`: it is
 * an address of another site, which is never asked. `newer`: a newer version of the program wrote it.
 */
export type KeyRefusal = 'private' | 'address' | 'newer' | 'cut' | 'not-a-key';

export type ReadKey =
  | { readonly ok: true; readonly key: PublicKey }
  | { readonly ok: false; readonly refusal: KeyRefusal };

const refused = (refusal: KeyRefusal): ReadKey => ({ ok: false, refusal });

/**
 * Reads a public key that was pasted or dropped: the file of `formatKey`, the address of `keyAddress`, or the 64 hex digits
 * alone, with spaces and in capitals too. Never throws.
 */
export function readKey(text: string): ReadKey {
  if (text.length > MAX_LENGTH) return refused('not-a-key');
  const [, digits, name = ''] = /#key=([0-9a-f]*)(?:&name=([^&\s]*))?\s*$/i.exec(text) ?? [];
  if (digits !== undefined) return readDigits(digits, decoded(name));
  if (/^\s*https?:\/\//i.test(text)) return refused('address');
  const bare = text.replaceAll(/[\s:-]/g, '');
  if (/^[0-9a-f]{16,}$/i.test(bare)) return readDigits(bare, '');
  try {
    const { type, format, key, name: given } = Object(JSON.parse(text)) as Readonly<Record<string, unknown>>;
    if (type === 'assay-key-backup') return refused('private');
    if (type !== 'assay-key') return refused('not-a-key');
    if (typeof format === 'number' && format > FORMAT) return refused('newer');
    return typeof key === 'string' ? readDigits(key, typeof given === 'string' ? given : '') : refused('not-a-key');
  } catch {
    return refused('not-a-key');
  }
}

function readDigits(digits: string, name: string): ReadKey {
  const key = digits.toLowerCase();
  if (HEX.test(key)) return { ok: true, key: { key, name: keyName(name) } };
  return refused(/^[0-9a-f]{0,63}$/.test(key) ? 'cut' : 'not-a-key');
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return '';
  }
}
