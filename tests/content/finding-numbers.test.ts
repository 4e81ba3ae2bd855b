import { expect, it } from 'vitest';
import { findingNumber, findingOfNumber, LAST_FINDING_NUMBER } from '../../content/finding-numbers';
import { type FindingCode, findings } from '../../content/findings';

/** What reports in the field say. Lines are added at the end and never changed. */
const codes = Object.keys(findings) as FindingCode[];
const recorded = [
  '1 SCR-DEAD',
  '2 SCR-STUCK',
  '3 SCR-SUB',
  '4 SCR-BRIGHT',
  '5 SCR-UNEVEN',
  '6 GRA-BAND',
  '7 BRI-BLACK',
  '8 BRI-WHITE',
  '9 TXT-SMALL',
  '10 TXT-FRINGE',
  '11 TXT-BLUR',
  '12 TXT-RIPPLE',
  '13 MOT-TRAIL',
  '14 MOT-HALO',
  '15 RES-LINES',
  '16 RES-RIPPLE',
  '17 RES-EDGE',
  '18 HZ-MISSED',
  '19 HZ-HELD',
  '20 TCH-DEAD',
  '21 TCH-SUSPECT',
  '22 TCH-RATE',
  '23 TCH-JUMP',
  '24 TCH-GHOST',
  '25 KEY-SILENT',
  '26 KEY-STUCK',
  '27 KEY-BOUNCE',
  '28 MSE-DOUBLE',
  '29 MSE-DROP',
  '30 MSE-EARLY',
  '31 MSE-WHEEL',
  '32 MIC-SILENT',
  '33 MIC-FAINT',
  '34 MIC-CLIP',
  '35 MIC-HUM',
  '36 MIC-CHANNEL',
  '37 MIC-OFFSET',
  '38 MIC-PROCESSED',
  '39 SND-SILENT',
  '40 SND-SWAP',
  '41 SND-MONO',
  '42 SND-WEAK',
  '43 SND-TONE',
  '44 SND-PHASE',
  '45 SND-NOSIDE',
  '46 SND-BALANCE',
  '47 SND-LOST',
  '48 SND-REVERSED',
  '49 SND-BUZZ',
  '50 SND-DISTORT',
  '51 CAM-FROZEN',
  '52 CAM-NONE',
  '53 CAM-BLACK',
  '54 CAM-LOST',
  '55 CAM-DARK',
  '56 CAM-FREEZE',
  '57 CAM-RATE',
  '58 CAM-HOT',
  '59 CAM-DEAD',
  '60 FPR-UNVERIFIED',
  '61 REP-LOOK',
];

it('gives each code its recorded number, and no number to two codes', () => {
  const numbered = codes.map((code) => ({ code, number: findingNumber(code) }));
  const lines = numbered.sort((a, b) => a.number - b.number).map(({ code, number }) => `${number} ${code}`);
  expect(lines).toEqual(recorded);
  expect(LAST_FINDING_NUMBER).toBe(recorded.length);
});

it('finds each code by its number, and none where there is none', () => {
  for (const code of codes) expect(findingOfNumber(findingNumber(code))).toBe(code);
  for (const number of [0, -1, 1.5, LAST_FINDING_NUMBER + 1]) expect(findingOfNumber(number)).toBeNull();
});
