import { plainLine } from '../../measure/plain-text';

/** A public key with the name that its owner gave it, as a company publishes it. */
export interface PublicKey {
  /** 64 hex digits. */
  readonly key: string;
  /** Empty if the text has none. */
  readonly name: string;
}

const FORMAT = 1;
export const MAX_KEY_LENGTH = 4000;
const MAX_NAME = 80;
const HEX = /^[0-9a-f]{64}$/;

/** A name on one line, without characters that change the text direction. */
export const keyName = (text: string): string => plainLine(text).slice(0, MAX_NAME);

/** A public key as the text of a file that a company publishes on its own site. */
export const formatKey = ({ key, name }: PublicKey): string =>
  `${JSON.stringify({ type: 'assay-key', format: FORMAT, name, key }, null, 2)}\n`;

/** The address for adding a key. It opens the keys page with the key filled in. */
export const keyAddress = (page: string, { key, name }: PublicKey): string =>
  `${page}#key=${key}${name && `&name=${encodeURIComponent(name)}`}`;

/**
 * Why a text is not a public key. `private`: it is a private key file, which nobody else should have. `address`: it is
 * an address of another site, which is never requested. `newer`: a newer version of the program wrote it.
 */
export type KeyRefusal = 'private' | 'address' | 'newer' | 'cut' | 'not-a-key';

export type ReadKey =
  | { readonly ok: true; readonly key: PublicKey }
  | { readonly ok: false; readonly refusal: KeyRefusal };

const refused = (refusal: KeyRefusal): ReadKey => ({ ok: false, refusal });

/**
 * Reads a public key that was pasted or dropped: a file from `formatKey`, an address from `keyAddress`, or just the 64
 * hex digits, which may have spaces and capitals. Never throws.
 */
export function readKey(text: string): ReadKey {
  if (text.length > MAX_KEY_LENGTH) return refused('not-a-key');
  const [, digits, name = ''] = /#key=([0-9a-f]*)(?:&name=([^&\s]*))?\s*$/i.exec(text) ?? [];
  if (digits !== undefined) return readDigits(digits, decoded(name));
  if (/^\s*https?:\/\//i.test(text)) return refused('address');
  const bare = text.replaceAll(/[\s:-]/g, '');
  if (/^[0-9a-f]{16}/i.test(bare)) return readDigits(bare, '');
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
