import type { CheckId } from '../../../content/catalogue';
import type { Absence } from '../../../machines/inspection/inspection';
import { inTime } from '../in-time';
import { canCapture } from '../media/ask-permissions';
import { connection } from './connection';

const parts = ['touch', 'touchpad', 'webcam', 'microphone', 'fingerprint'] as const satisfies readonly CheckId[];
/** The tests whose part may be absent. */
export const mayBeAbsent: ReadonlySet<CheckId> = new Set(parts);

type Absences = Readonly<Partial<Record<(typeof parts)[number], Absence>>>;

/** Missing cameras and microphones, as far as the browser lists devices without asking. */
async function missingCapture(): Promise<Absences> {
  if (!canCapture()) return { webcam: 'not-supported', microphone: 'not-supported' };
  const kinds = new Set((await inTime(navigator.mediaDevices.enumerateDevices())).map(({ kind }) => kind));
  // An empty list proves nothing: some browsers withhold it until the person has allowed a device.
  if (kinds.size === 0) return {};
  return {
    ...(kinds.has('videoinput') ? {} : { webcam: 'not-fitted' as const }),
    ...(kinds.has('audioinput') ? {} : { microphone: 'not-fitted' as const }),
  };
}

async function missingSensor(): Promise<Absences> {
  const { secure, webauthn } = connection();
  if (!secure || !webauthn) return { fingerprint: 'not-supported' };
  const isThere = await inTime(PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable());
  return isThere ? {} : { fingerprint: 'not-fitted' };
}

/** Parts that this device lacks or this browser cannot test, as far as the browser knows without asking the person. */
export async function absentParts(): Promise<Absences> {
  const unknown = (): Absences => ({});
  const [capture, sensor] = await Promise.all([missingCapture().catch(unknown), missingSensor().catch(unknown)]);
  return {
    ...(navigator.maxTouchPoints > 0 ? {} : { touch: 'not-fitted' }),
    ...(matchMedia('(any-pointer: fine)').matches ? {} : { touchpad: 'not-fitted' }),
    ...capture,
    ...sensor,
  };
}
