import { markedFigures } from '../../content/figure-names';
import { type FindingCode, findings } from '../../content/findings';
import type { PassMarks } from '../../content/profiles';
import {
  allowedFaults,
  isWithinClass,
  type PixelFaultClass,
  type PixelFaults,
  pixelFaultClass,
} from '../../measure/screen/pixel-fault-class';
import type { evidence as keyboardEvidence } from '../keyboard/evidence';
import { type CheckResult, type Finding, type Verdict, worst } from '../result';

/** A result as a run stores it. */
export type InspectedResult = CheckResult;

/** The findings of a result. */
export const findingsOf = ({ findings }: InspectedResult): readonly Finding[] => findings;

/** Counts and class of a screen's pixel faults. */
export interface PixelFaultReading {
  readonly faults: PixelFaults;
  /** The best class that the screen meets. Null if it is worse than class III. */
  readonly met: PixelFaultClass | null;
  /** What that class allows on this screen. Null if no class is met. */
  readonly allowed: PixelFaults | null;
  readonly megapixels: number;
}

/** The ISO 9241-307 fault type of each finding. */
const pixelTypes: Readonly<Partial<Record<FindingCode, keyof PixelFaults>>> = {
  'SCR-STUCK': 'bright',
  'SCR-DEAD': 'dark',
  'SCR-SUB': 'subPixel',
};

/** A rate may be this share below the mark and still meet it: 59.94 Hz is called 60, and 29.97 fps is called 30. */
const RATE_TOLERANCE = 0.01;

type FigureName = (typeof markedFigures)[keyof typeof markedFigures];

const figureOf = ({ measurements }: CheckResult, name: FigureName): number | null => {
  const value = measurements.find((one) => one.name === name)?.value;
  return typeof value === 'number' ? value : null;
};

/** The pixel faults of a screen test and their class. Null if the size of the screen in device pixels is not known. */
export function pixelFaultsOf(result: InspectedResult): PixelFaultReading | null {
  const surface = String(result.measurements.find(({ name }) => name === markedFigures.surface)?.value ?? '');
  const [, width, height] = /^(\d+) × (\d+)$/.exec(surface) ?? [];
  const megapixels = (Number(width) * Number(height)) / 1e6;
  if (!(megapixels > 0)) return null;
  const counts = { bright: 0, dark: 0, subPixel: 0 };
  for (const { code, amount } of findingsOf(result)) {
    const type = pixelTypes[code];
    if (type) counts[type] += amount?.unit === '' && typeof amount.value === 'number' ? amount.value : 1;
  }
  const met = pixelFaultClass(counts, megapixels);
  return { faults: counts, met, allowed: met && allowedFaults(met, megapixels), megapixels };
}

/**
 * The verdict of a result under the pass marks of a profile. A mark that is not met makes it worse. Three marks excuse
 * what would otherwise count: pixel faults within the class, a few untested keys, and a battery that reaches the mark.
 * They excuse nothing else.
 */
export function markedVerdict(result: InspectedResult, marks: PassMarks): Verdict {
  if (result.check === 'screen' && marks.pixelFaultClass !== undefined)
    return underClass(result, marks.pixelFaultClass);
  if (result.check === 'keyboard' && marks.untestedKeys !== undefined) return underKeys(result, marks.untestedKeys);
  if (result.check === 'webcam' && marks.frameRate !== undefined)
    return worst([result.status, rateVerdict(figureOf(result, markedFigures.frameRate), marks.frameRate)]);
  if (result.check === 'refresh-rate' && marks.refreshRate !== undefined)
    return worst([result.status, rateVerdict(figureOf(result, markedFigures.refreshRate), marks.refreshRate)]);
  if (result.check === 'system-files' && marks.batteryHealth !== undefined)
    return underHealth(result, marks.batteryHealth);
  return result.status;
}

function rateVerdict(rate: number | null, least: number): Verdict {
  if (rate === null) return 'inconclusive';
  return rate < least * (1 - RATE_TOLERANCE) ? 'fail' : 'pass';
}

function underClass(result: InspectedResult, allowed: PixelFaultClass): Verdict {
  const reading = pixelFaultsOf(result);
  if (!reading) return result.status;
  if (!isWithinClass(reading.met, allowed)) return 'fail';
  return without(result, (code) => pixelTypes[code] !== undefined);
}

function underHealth(result: InspectedResult, least: number): Verdict {
  const health = figureOf(result, markedFigures.batteryHealth);
  if (health === null) return worst([result.status, 'inconclusive']);
  return health < least ? 'fail' : without(result, (code) => code === 'SYS-BATTERY');
}

/** The verdict of a result without the findings that a mark excuses. It excuses only a status that findings explain. */
function without(result: InspectedResult, isExcused: (code: FindingCode) => boolean): Verdict {
  const missing: readonly Verdict[] = result.missing.length > 0 ? ['inconclusive'] : [];
  const verdictsOf = (codes: readonly FindingCode[]) => codes.map((code) => findings[code].verdict);
  const codes = findingsOf(result).map(({ code }) => code);
  if (worst([...verdictsOf(codes), ...missing]) !== result.status) return result.status;
  return worst([...verdictsOf(codes.filter((code) => !isExcused(code))), ...missing]);
}

function underKeys(result: InspectedResult, allowed: number): Verdict {
  const all = figureOf(result, markedFigures.keys);
  const absent = figureOf(result, markedFigures.absentKeys) ?? 0;
  const tested = figureOf(result, markedFigures.testedKeys);
  if (result.status !== 'inconclusive' || all === null || tested === null) return result.status;
  const isAllThatIsMissing = result.missing.every(
    ({ rule }) => rule === ('tested' satisfies keyof typeof keyboardEvidence),
  );
  return tested > 0 && all - absent - tested <= allowed && isAllThatIsMissing ? 'pass' : result.status;
}
