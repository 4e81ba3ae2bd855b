import { cosmeticGrades, functionGrades } from '../../../content/grades';
import { builtInProfiles } from '../../../content/profiles';
import {
  type Inspection,
  newInspection,
  openTest,
  withAbsence,
  withJudgment,
  withResult,
  withSkip,
} from '../../../machines/inspection/inspection';
import type { Journal } from '../../../machines/journal';
import type { Sealed } from '../../../machines/report/report';
import { type ReportParts, type Signer, sealInspection } from '../../../machines/report/report-of';
import { RULES_VERSION } from '../../../machines/rules';
import { digest } from '../../../src/browser/report/digest';
import { keyPairOf, randomSeed, signText } from '../../../src/browser/report/ed25519';
import { randomOf } from '../../kit/random';
import { recordedOf } from './journals';

/** A device and the outcome of a Full run on it. */
export interface Device {
  readonly inspection: Inspection;
  readonly journals: readonly Journal[];
}

export const BUILD = 'test';
const full = builtInProfiles.find(({ id }) => id === 'full') ?? builtInProfiles[0];
const startedAt = Date.UTC(2026, 10, 22, 10, 44);
const MINUTE_MS = 60_000;

const devices = new Map<number, Device>();

/** A Full run of a scripted device. Each test ends by its own machine, or is skipped, absent or judged by a person. */
export function deviceOf(seed: number): Device {
  const device = devices.get(seed) ?? newDevice(seed);
  devices.set(seed, device);
  return device;
}

function newDevice(seed: number): Device {
  if (!full) throw new Error('There is no profile');
  const draw = randomOf(seed);
  const journals: Journal[] = [];
  let inspection = newInspection(`device-${seed}`, full, {
    assetTag: `AT-${String(seed).padStart(6, '0')}`,
    serial: `PF-${seed.toString(36).toUpperCase()}K0O1L`,
    lot: seed % 2 ? 'LOT-26-118' : '',
    item: 'Laptop',
    maker: 'Lenovo',
    model: 'ThinkPad T14 Gen 3',
    year: '2022',
    company: 'Northgate Recycling',
    address: '1 Quay Street, Leeds',
    technician: 'M. Okafor',
    notes: seed % 3 === 0 ? '=HYPERLINK("x")\nScratch, "deep"' : '',
    ...(seed % 4 ? {} : { job: `RMA-${seed}`, returnNote: 'Shelf B4' }),
  });
  for (const [index, { check }] of full.tests.entries()) {
    const recorded = recordedOf(check, seed);
    inspection = openTest(inspection, index);
    if (recorded) {
      journals.push(recorded.journal);
      inspection = withResult(inspection, { check, result: recorded.result, revision: 1 });
    }
    const lot = draw();
    if (lot < 0.1) inspection = withSkip(inspection, { reason: 'SKIP-TIME', words: '' });
    else if (!recorded) inspection = withAbsence(inspection, check, 'not-fitted');
    else if (lot < 0.2) inspection = withJudgment(inspection, { verdict: 'warning', codes: [] });
  }
  const pick = <T>(list: readonly T[]) => list[Math.floor(draw() * list.length)] ?? null;
  return {
    inspection: {
      ...inspection,
      stage: 'finished',
      startedAt,
      finishedAt: startedAt + 12 * MINUTE_MS,
      appMs: 80_000,
      personMs: 600_000,
      grades: {
        cosmetic: pick(cosmeticGrades.numbers)?.code ?? null,
        function: seed % 4 ? (pick(functionGrades.numbers)?.code ?? null) : null,
      },
    },
    journals,
  };
}

export const parts: ReportParts = {
  rules: RULES_VERSION,
  program: { name: 'Assay', build: BUILD },
  sealedAt: startedAt + 14 * MINUTE_MS,
  photos: [],
  system: [{ name: 'System', value: 'Windows 11', unit: '', source: 'reported' }],
  conditions: [],
  retestOf: null,
};

/** A signer with a key that no other test uses. */
export async function newSigner(name = 'Northgate, Bench 4'): Promise<Signer> {
  const { key, secret } = await keyPairOf(randomSeed());
  return { key, name, sign: (text) => signText(secret, text) };
}

/** A sealed report of a device. */
export const sealed = ({ inspection, journals }: Device, signer: Signer | null = null): Promise<Sealed> =>
  sealInspection(inspection, journals, { ...parts, attached: [] }, { digest, signer });
