import type { ActorRefFrom } from 'xstate';
import type { fingerprintMachine } from '../../../machines/fingerprint/fingerprint.machine';

export type FingerprintActor = ActorRefFrom<typeof fingerprintMachine>;
