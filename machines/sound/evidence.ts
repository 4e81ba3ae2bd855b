import { withUnit } from '../../content/words';
import { MIN_SURE_CLEARANCE_DB } from '../../measure/audio/loop-analysis';
import { maxBuzzAt } from '../../measure/audio/loop-sweep';
import type { EvidenceTable } from '../result';

/** A sound counts after playing this long at a volume above 0, in milliseconds. */
export const MIN_HEARD_MS = 500;

const listen = (what: string) =>
  `Play ${what} for at least ${withUnit(MIN_HEARD_MS / 1000, 's')} with the volume above 0. Say where you hear it.`;

/** What the measurement with the microphone cannot find. */
export const blindSpot = `What the microphone cannot find: a buzz ${withUnit(-maxBuzzAt(0), 'dB')} or more below the sweep (${withUnit(-maxBuzzAt(500), 'dB')} from 500 Hz on), lost samples that leave no silence, and why one speaker plays both sides: a setting, or a dead speaker.`;

/** The minimum evidence for each part of the sound test. Only the two sides are required. */
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
    needs: `Measure in a quiet room. The louder side must be at least ${withUnit(MIN_SURE_CLEARANCE_DB, 'dB')} above the noise.`,
    required: false,
    action: 'Measure',
  },
} as const satisfies EvidenceTable;

export type SoundRule = keyof typeof evidence;
