import { describe, expect, it } from 'vitest';
import { authenticatorDataIn, readAuthenticatorData } from '../../../machines/fingerprint/authenticator-data';
import { modelName } from '../../../machines/fingerprint/fingerprint';

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** SHA-256 of 'localhost'. All authenticator data made there begins with it. */
const host = '49960de5880e8c687434170f6476605b8fe4aeb9a28632c7995cf3ba831d9763';
/** Signature counter, authenticator model (AAGUID), id length, an id of 4 bytes, and the beginning of a key. */
const model = '08987058cadc4b81b6e130de50dcbe96';
const attested = `00000005${model}0004a1b2c3d4a501020326`;
const dataWith = (flags: string) => `${host}${flags}${attested}`;

describe('authenticator data', () => {
  it('says whether the user was verified, by the third bit of its flags', () => {
    expect(readAuthenticatorData(bytesOf(dataWith('45')))).toEqual({
      userPresent: true,
      userVerified: true,
      backupEligible: false,
      backedUp: false,
      model: '08987058-cadc-4b81-b6e1-30de50dcbe96',
    });
  });

  it('is not verified when every other bit is set', () => {
    expect(readAuthenticatorData(bytesOf(dataWith('fb')))?.userVerified).toBe(false);
    expect(readAuthenticatorData(bytesOf(dataWith('41')))?.userVerified).toBe(false);
    // Only this bit is set.
    expect(readAuthenticatorData(bytesOf(dataWith('04')))).toMatchObject({ userPresent: false, userVerified: true });
  });

  it('tells whether the passkey may be copied and was', () => {
    const of = (flags: string) => readAuthenticatorData(bytesOf(dataWith(flags)));
    expect(of('4d')).toMatchObject({ backupEligible: true, backedUp: false });
    expect(of('5d')).toMatchObject({ backupEligible: true, backedUp: true });
  });

  it('names a model only where attested data is there and long enough', () => {
    expect(readAuthenticatorData(bytesOf(dataWith('05')))?.model).toBeNull();
    expect(readAuthenticatorData(bytesOf(`${host}45${attested.slice(0, 38)}`))?.model).toBeNull();
  });

  it('is none when shorter than host, flags and counter', () => {
    expect(readAuthenticatorData(bytesOf(`${host}45000000`))).toBeNull();
    expect(readAuthenticatorData(bytesOf(`${host}4500000000`))).not.toBeNull();
    expect(readAuthenticatorData(new Uint8Array())).toBeNull();
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
  const short = `58${(data.length / 2).toString(16)}${data}`;
  const hexOf = (bytes: Uint8Array | null) => bytes && Buffer.from(bytes).toString('hex');

  it('holds the data last, or first, or in between', () => {
    expect(hexOf(authenticatorDataIn(bytesOf(`a3${fmt}${statement}${key}${short}`)))).toBe(data);
    expect(hexOf(authenticatorDataIn(bytesOf(`a3${key}${short}${fmt}${statement}`)))).toBe(data);
    expect(hexOf(authenticatorDataIn(bytesOf(`a3${fmt}${key}${short}${statement}`)))).toBe(data);
  });

  it('holds data longer than 255 bytes', () => {
    const long = data + '00'.repeat(300);
    const head = (long.length / 2).toString(16).padStart(4, '0');
    expect(hexOf(authenticatorDataIn(bytesOf(`a3${fmt}${statement}${key}59${head}${long}`)))).toBe(long);
  });

  it('is not taken in by the same letters and a whole false answer inside the statement', () => {
    const lie = `${key}5825${host}4500000000`;
    const decoy = `6761747453746d74a16373696758${(lie.length / 2).toString(16)}${lie}`;
    const answer = dataWith('41');
    const found = authenticatorDataIn(bytesOf(`a3${fmt}${decoy}${key}58${(answer.length / 2).toString(16)}${answer}`));
    expect(hexOf(found)).toBe(answer);
  });

  it('steps over a statement with numbers, certificates, nested maps, tags and floats', () => {
    // {"alg": -257, "x5c": [h'0102', h'03'], "more": {"a": 1(1.5), "b": true}}
    const packed = '6761747453746d74a363616c6739010063783563824201024103646d6f7265a26161c1f93e006162f5';
    expect(hexOf(authenticatorDataIn(bytesOf(`a3${fmt}${packed}${key}${short}`)))).toBe(data);
  });

  it('has none when it is cut off anywhere, when the data is missing or no bytes', () => {
    const whole = `a3${fmt}${statement}${key}${short}`;
    for (let length = 0; length < whole.length; length += 2) {
      expect(authenticatorDataIn(bytesOf(whole.slice(0, length))), `${length / 2} bytes`).toBeNull();
    }
    expect(authenticatorDataIn(bytesOf(`a2${fmt}${statement}`))).toBeNull();
    expect(authenticatorDataIn(bytesOf(`a1${key}01`))).toBeNull();
    expect(authenticatorDataIn(bytesOf(data))).toBeNull();
    expect(authenticatorDataIn(bytesOf(`a1${key}${'81'.repeat(40)}`)), 'nested too deep').toBeNull();
  });
});

describe('the model of an authenticator', () => {
  it('has a name where it is a known one, and its UUID else', () => {
    expect(modelName('08987058-cadc-4b81-b6e1-30de50dcbe96')).toBe('Windows Hello');
    expect(modelName('01020304-0506-0708-0102-030405060708')).toBe('01020304-0506-0708-0102-030405060708');
  });
  it('is not told by zeros or by nothing', () => {
    expect(modelName('00000000-0000-0000-0000-000000000000')).toBeNull();
    expect(modelName(null)).toBeNull();
  });
});
