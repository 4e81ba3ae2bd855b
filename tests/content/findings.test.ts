import { describe, expect, it } from 'vitest';
import { catalogue } from '../../content/catalogue';
import { findingNumber, findingOfNumber } from '../../content/finding-numbers';
import type { FindingText } from '../../content/finding-texts';
import { type FindingCode, findingPath, findings } from '../../content/findings';

/**
 * All codes that were ever published, each with its number, test and verdict. Reports contain them for years, so never
 * change or remove a line. Add lines when a release publishes new codes.
 */
const recorded = `
1 SCR-DEAD screen fail
2 SCR-STUCK screen fail
3 SCR-SUB screen fail
4 SCR-BRIGHT screen warning
5 SCR-UNEVEN screen warning
6 GRA-BAND gradient warning
7 BRI-BLACK brightness warning
8 BRI-WHITE brightness warning
9 TXT-SMALL text-sharpness warning
10 TXT-FRINGE text-sharpness warning
11 TXT-BLUR text-sharpness fail
12 TXT-RIPPLE text-sharpness warning
13 MOT-TRAIL motion-blur warning
14 MOT-HALO motion-blur warning
15 RES-LINES resolution warning
16 RES-RIPPLE resolution warning
17 RES-EDGE resolution warning
18 HZ-MISSED refresh-rate warning
19 HZ-HELD refresh-rate warning
20 TCH-DEAD touch fail
21 TCH-SUSPECT touch warning
22 TCH-RATE touch warning
23 TCH-JUMP touch warning
24 TCH-GHOST touch fail
25 KEY-SILENT keyboard fail
26 KEY-STUCK keyboard fail
27 KEY-BOUNCE keyboard fail
28 MSE-DOUBLE mouse fail
29 MSE-DROP mouse fail
30 MSE-EARLY mouse warning
31 MSE-WHEEL mouse fail
32 MIC-SILENT microphone fail
33 MIC-FAINT microphone warning
34 MIC-CLIP microphone warning
35 MIC-HUM microphone warning
36 MIC-CHANNEL microphone warning
37 MIC-OFFSET microphone warning
38 MIC-PROCESSED microphone warning
39 SND-SILENT sound fail
40 SND-SWAP sound fail
41 SND-MONO sound warning
42 SND-WEAK sound warning
43 SND-TONE sound warning
44 SND-PHASE sound warning
45 SND-NOSIDE sound fail
46 SND-BALANCE sound warning
47 SND-LOST sound fail
48 SND-REVERSED sound fail
49 SND-BUZZ sound warning
50 SND-DISTORT sound warning
51 CAM-FROZEN webcam fail
52 CAM-NONE webcam fail
53 CAM-BLACK webcam fail
54 CAM-LOST webcam warning
55 CAM-DARK webcam warning
56 CAM-FREEZE webcam warning
57 CAM-RATE webcam warning
58 CAM-HOT webcam warning
59 CAM-DEAD webcam warning
60 FPR-UNVERIFIED fingerprint fail
61 REP-LOOK pixel-repair warning
`
  .trim()
  .split('\n');

const codes = Object.keys(findings) as FindingCode[];
const texts = import.meta.glob<Readonly<Record<string, FindingText>>>('../../content/finding-texts/*.ts', {
  eager: true,
  import: 'default',
});

describe('the catalogue of findings', () => {
  it('has every code that was ever published, with the same number, test and verdict, and new ones after them', () => {
    const now = codes.map((code) => `${findingNumber(code)} ${code} ${findings[code].check} ${findings[code].verdict}`);
    expect(now.slice(0, recorded.length)).toEqual(recorded);
  });

  it('has codes in capitals, of tests that exist', () => {
    for (const code of codes) {
      expect(code).toMatch(/^[A-Z]{2,3}-[A-Z]+$/);
      expect(catalogue.some(({ id }) => id === findings[code].check)).toBe(true);
    }
  });

  it('finds each code by its number, and none where there is none', () => {
    codes.forEach((code, i) => {
      expect(findingNumber(code)).toBe(i + 1);
      expect(findingOfNumber(i + 1)).toBe(code);
    });
    for (const number of [0, -1, 1.5, codes.length + 1]) expect(findingOfNumber(number)).toBeNull();
  });

  it.each(codes)('explains %s in whole sentences, in the file of its test', (code) => {
    const text = texts[`../../content/finding-texts/${findings[code].check}.ts`]?.[code];
    expect(text).toBeDefined();
    for (const sentence of Object.values(text ?? {})) expect(sentence).toMatch(/^[A-Z].*\.$/);
  });

  it('explains nothing else', () => {
    expect(
      Object.values(texts)
        .flatMap((of) => Object.keys(of))
        .sort(),
    ).toEqual([...codes].sort());
  });

  it('leads to the explanation of a code', () => expect(findingPath('SCR-DEAD')).toBe('/findings#scr-dead'));
});
