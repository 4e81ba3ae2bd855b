import type { EvidenceTable } from '../result';

/** A sound counts once it has played this long, in milliseconds, at a volume above 0. */
export const MIN_HEARD_MS = 500;
/** A side that stands out less from the noise of the room is not heard by the microphone, dB. */
export const MIN_CLEARANCE_DB = 12;
/**
 * So far must one side stand out, dB, before the other one can be called silent, and before harmonics can be told from
 * noise.
 */
export const MIN_SURE_CLEARANCE_DB = 24;

const listen = (what: string) =>
  `Play ${what} for at least ${MIN_HEARD_MS / 1000}\u202fs with the volume above 0. Say where you hear it.`;

/** The least evidence of each part of the sound test. The sides are required, the rest adds to them. */
export const evidence = {
  left: { name: 'Left', needs: listen('Left'), required: true, action: 'Play Left' },
  right: { name: 'Right', needs: listen('Right'), required: true, action: 'Play Right' },
  center: { name: 'Center', needs: listen('Center'), required: false, action: 'Play Center' },
  tones: { name: 'Tones', needs: listen('a tone'), required: false, action: 'Play Tones' },
  sweep: {
    name: 'Sweep',
    needs: 'Play the sweep. Say where you start to hear it and where you stop.',
    required: false,
    action: 'Start Sweep',
  },
  polarity: { name: 'Polarity', needs: listen('In phase or Out of phase'), required: false, action: 'Play In phase' },
  channels: { name: 'More channels', needs: listen('a channel'), required: false, action: 'Play Channels' },
  loop: {
    name: 'Microphone measurement',
    needs: `Measure in a quiet room. The louder side must be at least ${MIN_SURE_CLEARANCE_DB}\u202fdB above the noise.`,
    required: false,
    action: 'Measure',
  },
} as const satisfies EvidenceTable;

export type SoundRule = keyof typeof evidence;
