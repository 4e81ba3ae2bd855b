const ID_BYTES = 12;

/** A unique id in lowercase letters and digits. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(ID_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
