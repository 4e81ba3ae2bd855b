const ID_BYTES = 12;

/** An id in small letters and digits that no other browser gives. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(ID_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
