import { describe, expect, it } from 'vitest';
import { authenticatorDataIn, readAuthenticatorData } from '../../../machines/fingerprint/authenticator-data';
import { modelName } from '../../../machines/fingerprint/fingerprint';

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** SHA-256 of 'localhost'. All authenticator data made there begins with it. */
const host = '49960de5880e8c687434170f6476605b8fe4aeb9a28632c7995cf3ba831d9763';
/** Signature counter, authenticator model (AAGUID), id length, an id of 4 bytes, and the beginning of a key. */
const uuid = '08987058-cadc-4b81-b6e1-30de50dcbe96';
const attested = `00000005${uuid.replaceAll('-', '')}0004a1b2c3d4a501020326`;
const dataWith = (flags: string) => `${host}${flags}${attested}`;

const read = (hex: string) => readAuthenticatorData(bytesOf(hex));

describe('authenticator data', () => {
  // The third bit says whether the user was verified, whatever the others say.
  it.each([
    ['45', { userPresent: true, userVerified: true, backupEligible: false, backedUp: false, model: uuid }],
    ['41', { userVerified: false }],
    ['fb', { userVerified: false }],
    ['04', { userPresent: false, userVerified: true }],
    ['05', { model: null }],
    ['4d', { backupEligible: true, backedUp: false }],
    ['5d', { backupEligible: true, backedUp: true }],
  ])('with flags of %s says %j', (flags, says) => {
    expect(read(dataWith(flags))).toMatchObject(says);
  });

  it('is none when shorter than host, flags and counter, and names no model that is cut off', () => {
    expect(read(`${host}45000000`)).toBeNull();
    expect(read(`${host}4500000000`)).not.toBeNull();
    expect(read('')).toBeNull();
    expect(read(`${host}45${attested.slice(0, 38)}`)?.model).toBeNull();
  });

  it('reads the bytes of a view and not those before it in the buffer', () => {
    const whole = bytesOf(`ffffff${dataWith('41')}`);
    expect(readAuthenticatorData(whole.subarray(3))?.userVerified).toBe(false);
  });
});

describe('an attestation object', () => {
  // Map of 3: "fmt": "none", "attStmt": {}, "authData": bytes.
  const fmt = '63666d74646e6f6e65';
  const statement = '6761747453746d74a0';
  const key = '686175746844617461';
  const data = dataWith('45');
  /** Bytes with a length of one byte. */
  const short = (hex: string) => `58${(hex.length / 2).toString(16)}${hex}`;
  const found = (hex: string) => {
    const bytes = authenticatorDataIn(bytesOf(hex));
    return bytes && Buffer.from(bytes).toString('hex');
  };
  // {"alg": -257, "x5c": [h'0102', h'03'], "more": {"a": 1(1.5), "b": true}}
  const packed = '6761747453746d74a363616c6739010063783563824201024103646d6f7265a26161c1f93e006162f5';

  it.each([
    ['last', `a3${fmt}${statement}${key}${short(data)}`],
    ['first', `a3${key}${short(data)}${fmt}${statement}`],
    ['in between', `a3${fmt}${key}${short(data)}${statement}`],
    ['after numbers, certificates, nested maps, tags and floats', `a3${fmt}${packed}${key}${short(data)}`],
  ])('holds the data %s', (_, hex) => expect(found(hex)).toBe(data));

  it('holds data longer than 255 bytes', () => {
    const long = data + '00'.repeat(300);
    const head = (long.length / 2).toString(16).padStart(4, '0');
    expect(found(`a3${fmt}${statement}${key}59${head}${long}`)).toBe(long);
  });

  it('is not taken in by the same letters and a whole false answer inside the statement', () => {
    const decoy = `6761747453746d74a163736967${short(`${key}5825${host}4500000000`)}`;
    expect(found(`a3${fmt}${decoy}${key}${short(dataWith('41'))}`)).toBe(dataWith('41'));
  });

  it('has none when it is cut off anywhere, when the data is missing or no bytes', () => {
    const whole = `a3${fmt}${statement}${key}${short(data)}`;
    for (let length = 0; length < whole.length; length += 2)
      expect(found(whole.slice(0, length)), `${length / 2} bytes`).toBeNull();
    for (const hex of [`a2${fmt}${statement}`, `a1${key}01`, data]) expect(found(hex)).toBeNull();
    expect(found(`a1${key}${'81'.repeat(40)}`), 'nested too deep').toBeNull();
  });
});

it.each([
  ['a known one by its name', uuid, 'Windows Hello'],
  ['another by its UUID', '01020304-0506-0708-0102-030405060708', '01020304-0506-0708-0102-030405060708'],
  ['zeros by nothing', '00000000-0000-0000-0000-000000000000', null],
  ['none by nothing', null, null],
])('a model of an authenticator is told: %s', (_, model, name) => {
  expect(modelName(model)).toBe(name);
});
