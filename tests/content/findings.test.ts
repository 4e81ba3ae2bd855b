import { describe, expect, it } from 'vitest';
import { catalogue } from '../../content/catalogue';
import { findingTexts } from '../../content/finding-texts';
import { findingPath, findings } from '../../content/findings';

/**
 * The codes that were ever published, each with its test and verdict. Reports carry them for years: add to this list, and
 * never change or remove a line.
 */
const recorded = `
SCR-DEAD screen fail
SCR-STUCK screen fail
SCR-SUB screen fail
SCR-BRIGHT screen warning
SCR-UNEVEN screen warning
GRA-BAND gradient warning
BRI-BLACK brightness warning
BRI-WHITE brightness warning
TXT-SMALL text-sharpness warning
TXT-FRINGE text-sharpness warning
TXT-BLUR text-sharpness fail
TXT-RIPPLE text-sharpness warning
MOT-TRAIL motion-blur warning
MOT-HALO motion-blur warning
RES-LINES resolution warning
RES-RIPPLE resolution warning
RES-EDGE resolution warning
HZ-MISSED refresh-rate warning
HZ-HELD refresh-rate warning
TCH-DEAD touch fail
TCH-SUSPECT touch warning
TCH-RATE touch warning
TCH-JUMP touch warning
TCH-GHOST touch fail
KEY-SILENT keyboard fail
KEY-STUCK keyboard fail
KEY-BOUNCE keyboard fail
MSE-DOUBLE mouse fail
MSE-DROP mouse fail
MSE-EARLY mouse warning
MSE-WHEEL mouse fail
MIC-SILENT microphone fail
MIC-FAINT microphone warning
MIC-CLIP microphone warning
MIC-HUM microphone warning
MIC-CHANNEL microphone warning
MIC-OFFSET microphone warning
MIC-PROCESSED microphone warning
SND-SILENT sound fail
SND-SWAP sound fail
SND-MONO sound warning
SND-WEAK sound warning
SND-TONE sound warning
SND-PHASE sound warning
SND-NOSIDE sound fail
SND-BALANCE sound warning
SND-LOST sound fail
SND-REVERSED sound fail
SND-BUZZ sound warning
SND-DISTORT sound warning
CAM-FROZEN webcam fail
CAM-NONE webcam fail
CAM-BLACK webcam fail
CAM-LOST webcam warning
CAM-DARK webcam warning
CAM-FREEZE webcam warning
CAM-RATE webcam warning
CAM-HOT webcam warning
CAM-DEAD webcam warning
FPR-UNVERIFIED fingerprint fail
REP-LOOK pixel-repair warning
`;

describe('the catalogue of findings', () => {
  it('has every code that was ever published, with the same test and verdict', () => {
    const now = Object.entries(findings).map(([code, { check, verdict }]) => `${code} ${check} ${verdict}`);
    expect(now).toEqual(recorded.trim().split('\n'));
  });

  it('has codes in capitals, of tests that exist', () => {
    for (const [code, { check }] of Object.entries(findings)) {
      expect(code).toMatch(/^[A-Z]{2,3}-[A-Z]+$/);
      expect(catalogue.some(({ id }) => id === check)).toBe(true);
    }
  });

  it.each(Object.entries(findingTexts))('explains %s in whole sentences', (_, { meaning, lookalikes, remedy }) => {
    for (const text of [meaning, lookalikes, remedy]) expect(text).toMatch(/^[A-Z].*\.$/);
  });

  it('leads to the explanation of a code', () => expect(findingPath('SCR-DEAD')).toBe('/findings#scr-dead'));
});
