import type { FindingCode } from './findings';

/**
 * The number of each finding's code, as short forms of a report write it. A number is given once and never again, also when
 * its code is withdrawn: a code of an old report keeps its meaning. A new code gets the next free number, at the end.
 */
const numbers: Readonly<Record<FindingCode, number>> = {
  'SCR-DEAD': 1,
  'SCR-STUCK': 2,
  'SCR-SUB': 3,
  'SCR-BRIGHT': 4,
  'SCR-UNEVEN': 5,
  'GRA-BAND': 6,
  'BRI-BLACK': 7,
  'BRI-WHITE': 8,
  'TXT-SMALL': 9,
  'TXT-FRINGE': 10,
  'TXT-BLUR': 11,
  'TXT-RIPPLE': 12,
  'MOT-TRAIL': 13,
  'MOT-HALO': 14,
  'RES-LINES': 15,
  'RES-RIPPLE': 16,
  'RES-EDGE': 17,
  'HZ-MISSED': 18,
  'HZ-HELD': 19,
  'TCH-DEAD': 20,
  'TCH-SUSPECT': 21,
  'TCH-RATE': 22,
  'TCH-JUMP': 23,
  'TCH-GHOST': 24,
  'KEY-SILENT': 25,
  'KEY-STUCK': 26,
  'KEY-BOUNCE': 27,
  'MSE-DOUBLE': 28,
  'MSE-DROP': 29,
  'MSE-EARLY': 30,
  'MSE-WHEEL': 31,
  'MIC-SILENT': 32,
  'MIC-FAINT': 33,
  'MIC-CLIP': 34,
  'MIC-HUM': 35,
  'MIC-CHANNEL': 36,
  'MIC-OFFSET': 37,
  'MIC-PROCESSED': 38,
  'SND-SILENT': 39,
  'SND-SWAP': 40,
  'SND-MONO': 41,
  'SND-WEAK': 42,
  'SND-TONE': 43,
  'SND-PHASE': 44,
  'SND-NOSIDE': 45,
  'SND-BALANCE': 46,
  'SND-LOST': 47,
  'SND-REVERSED': 48,
  'SND-BUZZ': 49,
  'SND-DISTORT': 50,
  'CAM-FROZEN': 51,
  'CAM-NONE': 52,
  'CAM-BLACK': 53,
  'CAM-LOST': 54,
  'CAM-DARK': 55,
  'CAM-FREEZE': 56,
  'CAM-RATE': 57,
  'CAM-HOT': 58,
  'CAM-DEAD': 59,
  'FPR-UNVERIFIED': 60,
  'REP-LOOK': 61,
};

const byNumber = new Map(Object.entries(numbers).map(([code, number]) => [number, code as FindingCode]));

/** The number of a code, from 1. */
export const findingNumber = (code: FindingCode): number => numbers[code];

/** The code of a number, and null where this version has none. */
export const findingOfNumber = (number: number): FindingCode | null => byNumber.get(number) ?? null;

/** The highest number in use. */
export const LAST_FINDING_NUMBER = Math.max(...byNumber.keys());
