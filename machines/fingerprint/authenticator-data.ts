/** What an authenticator reports about a new passkey in its authenticator data. */
export interface AuthenticatorData {
  readonly userPresent: boolean;
  readonly userVerified: boolean;
  /** Whether the passkey may be copied to other devices, and whether it has been. */
  readonly backupEligible: boolean;
  readonly backedUp: boolean;
  /** The AAGUID: the authenticator's model as a UUID. Null if it is absent. All zeros if the model is not disclosed. */
  readonly model: string | null;
}

// https://www.w3.org/TR/webauthn-3/#sctn-authenticator-data: SHA-256 of the host, flags, counter, attested data.
const FLAGS_AT = 32;
const MIN_LENGTH = 37;
const MODEL_AT = 37;
const MODEL_LENGTH = 16;
const flag = { userPresent: 0x01, userVerified: 0x04, backupEligible: 0x08, backedUp: 0x10, attested: 0x40 } as const;

/** Reads authenticator data. Null if it is too short. */
export function readAuthenticatorData(bytes: Uint8Array): AuthenticatorData | null {
  if (bytes.length < MIN_LENGTH) return null;
  const flags = bytes[FLAGS_AT] ?? 0;
  const has = (bit: number) => (flags & bit) !== 0;
  const told = has(flag.attested) && bytes.length >= MODEL_AT + MODEL_LENGTH;
  return {
    userPresent: has(flag.userPresent),
    userVerified: has(flag.userVerified),
    backupEligible: has(flag.backupEligible),
    backedUp: has(flag.backedUp),
    model: told ? uuidOf(bytes.subarray(MODEL_AT, MODEL_AT + MODEL_LENGTH)) : null,
  };
}

function uuidOf(bytes: Uint8Array): string {
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/**
 * The authenticator data inside an attestation object, for browsers without `getAuthenticatorData()`. The object is a
 * CBOR map (RFC 8949). Skips its values until the one under `authData`. Null if there is none.
 */
export function authenticatorDataIn(attestation: Uint8Array): Uint8Array | null {
  const map = headAt(attestation, 0);
  if (map?.type !== type.map) return null;
  let at = map.next;
  for (let pair = 0; pair < map.value; pair++) {
    const key = headAt(attestation, at);
    if (key?.type !== type.text) return null;
    const name = String.fromCharCode(...attestation.subarray(key.next, key.next + key.value));
    const value = headAt(attestation, key.next + key.value);
    const end = value && endOf(attestation, key.next + key.value, 0);
    if (!end) return null;
    if (name === 'authData') return value.type === type.bytes ? attestation.subarray(value.next, end) : null;
    at = end;
  }
  return null;
}

const type = { bytes: 2, text: 3, array: 4, map: 5, tag: 6 } as const;
/** Deeper than any real attestation. A crafted one must not exhaust the stack. */
const MAX_DEPTH = 16;

interface Head {
  /** Major type. */
  readonly type: number;
  /** The number itself, or how many bytes, items or pairs follow. */
  readonly value: number;
  /** Offset of the first byte after the head. */
  readonly next: number;
}

/** The head of a CBOR item. Null past the end, and for indefinite lengths, which authenticators may not use. */
function headAt(bytes: Uint8Array, at: number): Head | null {
  const first = bytes[at];
  if (first === undefined) return null;
  const short = first & 0x1f;
  const size = short < 24 ? 0 : 2 ** (short - 24);
  const next = at + 1 + size;
  if (short > 27 || next > bytes.length) return null;
  const long = bytes.subarray(at + 1, next).reduce((value, byte) => value * 256 + byte, 0);
  return { type: first >> 5, value: size === 0 ? short : long, next };
}

/** The offset at which a CBOR item ends. Null if it is cut off or nested too deeply. */
function endOf(bytes: Uint8Array, at: number, depth: number): number | null {
  const head = headAt(bytes, at);
  if (!head || depth > MAX_DEPTH) return null;
  if (head.type === type.bytes || head.type === type.text) {
    const end = head.next + head.value;
    return end <= bytes.length ? end : null;
  }
  const inside =
    head.type === type.array ? head.value : head.type === type.map ? head.value * 2 : Number(head.type === type.tag);
  let end: number | null = head.next;
  for (let item = 0; item < inside && end !== null; item++) end = endOf(bytes, end, depth + 1);
  return end;
}
