import type { CheckId } from './catalogue';

/** One kind of fault that a test can report. */
export interface FindingKind {
  readonly check: CheckId;
  /** The verdict that one such finding causes. */
  readonly verdict: 'warning' | 'fail';
  readonly name: string;
}

/**
 * Every fault, once, by its code. Reports carry the codes, and their short forms the places in this list. So a new code
 * goes at the end, and none is moved, withdrawn or given another meaning; a test compares them with a recorded list.
 * `finding-texts/<test>.ts` explains each.
 */
export const findings = {
  'SCR-DEAD': { check: 'screen', verdict: 'fail', name: 'Dead pixel' },
  'SCR-STUCK': { check: 'screen', verdict: 'fail', name: 'Stuck pixel' },
  'SCR-SUB': { check: 'screen', verdict: 'fail', name: 'Sub-pixel fault' },
  'SCR-BRIGHT': { check: 'screen', verdict: 'warning', name: 'Bright spot' },
  'SCR-UNEVEN': { check: 'screen', verdict: 'warning', name: 'Uneven area' },
  'GRA-BAND': { check: 'gradient', verdict: 'warning', name: 'Banding' },
  'BRI-BLACK': { check: 'brightness', verdict: 'warning', name: 'Shadows lost' },
  'BRI-WHITE': { check: 'brightness', verdict: 'warning', name: 'Highlights lost' },
  'TXT-SMALL': { check: 'text-sharpness', verdict: 'warning', name: 'Small text unreadable' },
  'TXT-FRINGE': { check: 'text-sharpness', verdict: 'warning', name: 'Colored fringes' },
  'TXT-BLUR': { check: 'text-sharpness', verdict: 'fail', name: 'Blurred letters' },
  'TXT-RIPPLE': { check: 'text-sharpness', verdict: 'warning', name: 'Ripples in a fine pattern' },
  'MOT-TRAIL': { check: 'motion-blur', verdict: 'warning', name: 'Trail behind moving objects' },
  'MOT-HALO': { check: 'motion-blur', verdict: 'warning', name: 'Halo behind moving objects' },
  'RES-LINES': { check: 'resolution', verdict: 'warning', name: 'Uneven one-pixel lines' },
  'RES-RIPPLE': { check: 'resolution', verdict: 'warning', name: 'Ripples in a checkerboard' },
  'RES-EDGE': { check: 'resolution', verdict: 'warning', name: 'Border cut off or unequal' },
  'HZ-MISSED': { check: 'refresh-rate', verdict: 'warning', name: 'Frames missed' },
  'HZ-HELD': { check: 'refresh-rate', verdict: 'warning', name: 'Another rate than expected' },
  'TCH-DEAD': { check: 'touch', verdict: 'fail', name: 'Dead zone' },
  'TCH-SUSPECT': { check: 'touch', verdict: 'warning', name: 'Possible dead zone' },
  'TCH-RATE': { check: 'touch', verdict: 'warning', name: 'Slow touch panel' },
  'TCH-JUMP': { check: 'touch', verdict: 'warning', name: 'Jumping touch' },
  'TCH-GHOST': { check: 'touch', verdict: 'fail', name: 'Ghost touch' },
  'KEY-SILENT': { check: 'keyboard', verdict: 'fail', name: 'Key marked as faulty' },
  'KEY-STUCK': { check: 'keyboard', verdict: 'fail', name: 'Stuck key' },
  'KEY-BOUNCE': { check: 'keyboard', verdict: 'fail', name: 'Double press' },
  'MSE-DOUBLE': { check: 'mouse', verdict: 'fail', name: 'Accidental double click' },
  'MSE-DROP': { check: 'mouse', verdict: 'fail', name: 'Lost contact during a drag' },
  'MSE-EARLY': { check: 'mouse', verdict: 'warning', name: 'Block dropped early' },
  'MSE-WHEEL': { check: 'mouse', verdict: 'fail', name: 'Wheel jumps backward' },
  'MIC-SILENT': { check: 'microphone', verdict: 'fail', name: 'No signal' },
  'MIC-FAINT': { check: 'microphone', verdict: 'warning', name: 'Very quiet' },
  'MIC-CLIP': { check: 'microphone', verdict: 'warning', name: 'Clipping' },
  'MIC-HUM': { check: 'microphone', verdict: 'warning', name: 'Mains hum' },
  'MIC-CHANNEL': { check: 'microphone', verdict: 'warning', name: 'Silent channel' },
  'MIC-OFFSET': { check: 'microphone', verdict: 'warning', name: 'DC offset' },
  'MIC-PROCESSED': { check: 'microphone', verdict: 'warning', name: 'Processed signal' },
  'SND-SILENT': { check: 'sound', verdict: 'fail', name: 'Sound not heard' },
  'SND-SWAP': { check: 'sound', verdict: 'fail', name: 'Sides swapped' },
  'SND-MONO': { check: 'sound', verdict: 'warning', name: 'Both sides play one side’s sound' },
  'SND-WEAK': { check: 'sound', verdict: 'warning', name: 'One side weak' },
  'SND-TONE': { check: 'sound', verdict: 'warning', name: 'Tone not heard' },
  'SND-PHASE': { check: 'sound', verdict: 'warning', name: 'Speaker may be reversed' },
  'SND-NOSIDE': { check: 'sound', verdict: 'fail', name: 'Silent side, measured' },
  'SND-BALANCE': { check: 'sound', verdict: 'warning', name: 'Unequal sides, measured' },
  'SND-LOST': { check: 'sound', verdict: 'fail', name: 'Side almost silent, measured' },
  'SND-REVERSED': { check: 'sound', verdict: 'fail', name: 'Sides out of phase, measured' },
  'SND-BUZZ': { check: 'sound', verdict: 'warning', name: 'Buzz, measured' },
  'SND-DISTORT': { check: 'sound', verdict: 'warning', name: 'Distortion, measured' },
  'CAM-FROZEN': { check: 'webcam', verdict: 'fail', name: 'Frozen picture' },
  'CAM-NONE': { check: 'webcam', verdict: 'fail', name: 'No frames' },
  'CAM-BLACK': { check: 'webcam', verdict: 'fail', name: 'Black picture' },
  'CAM-LOST': { check: 'webcam', verdict: 'warning', name: 'Picture turned black' },
  'CAM-DARK': { check: 'webcam', verdict: 'warning', name: 'Very dark picture' },
  'CAM-FREEZE': { check: 'webcam', verdict: 'warning', name: 'Picture froze' },
  'CAM-RATE': { check: 'webcam', verdict: 'warning', name: 'Low frame rate' },
  'CAM-HOT': { check: 'webcam', verdict: 'warning', name: 'Hot pixels' },
  'CAM-DEAD': { check: 'webcam', verdict: 'warning', name: 'Dead pixels in the camera' },
  'FPR-UNVERIFIED': { check: 'fingerprint', verdict: 'fail', name: 'Not verified' },
  'REP-LOOK': { check: 'pixel-repair', verdict: 'warning', name: 'Repair needs a second look' },
  'PEN-DEAD': { check: 'pen', verdict: 'fail', name: 'Dead zone for the pen' },
  'PEN-SUSPECT': { check: 'pen', verdict: 'warning', name: 'Possible dead zone for the pen' },
  'PEN-DROP': { check: 'pen', verdict: 'fail', name: 'Pen loses contact' },
  'PEN-SKIP': { check: 'pen', verdict: 'warning', name: 'Missing pen samples' },
  'PEN-RATE': { check: 'pen', verdict: 'warning', name: 'Slow pen' },
  'PEN-STUCK': { check: 'pen', verdict: 'fail', name: 'Stuck pressure' },
  'PEN-CAP': { check: 'pen', verdict: 'warning', name: 'Capped pressure' },
  'PEN-LIGHT': { check: 'pen', verdict: 'warning', name: 'Light strokes not felt' },
  'PEN-JITTER': { check: 'pen', verdict: 'warning', name: 'Jittery line' },
  'PEN-TILT': { check: 'pen', verdict: 'warning', name: 'Stuck tilt' },
  'PEN-PALM': { check: 'pen', verdict: 'warning', name: 'Palm not ignored' },
  'PAN-FOURS': { check: 'panel', verdict: 'warning', name: 'Steps of four codes' },
  'PAN-TOP': { check: 'panel', verdict: 'warning', name: 'Highest codes merged' },
  'PAN-BLACK': { check: 'panel', verdict: 'warning', name: 'Dark codes lost' },
  'PAN-WHITE': { check: 'panel', verdict: 'warning', name: 'Bright codes lost' },
  'PAN-GAMMA': { check: 'panel', verdict: 'warning', name: 'Unusual gamma' },
  'PAN-UNEVEN': { check: 'panel', verdict: 'warning', name: 'Uneven place, marked twice' },
  'PAN-SIDE': { check: 'panel', verdict: 'warning', name: 'Dark steps fade from the side' },
  'PAN-TRACE': { check: 'panel', verdict: 'warning', name: 'Picture leaves a trace' },
} as const satisfies Record<`${Uppercase<string>}-${Uppercase<string>}`, FindingKind>;

export type FindingCode = keyof typeof findings;

/** The address of a code's explanation. */
export const findingPath = (code: FindingCode): string => `/findings#${code.toLowerCase()}`;
