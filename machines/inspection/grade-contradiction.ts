import { findings } from '../../content/findings';
import { functionGrade } from '../../content/grades';
import { gradeContradictions } from '../../content/inspection-finish';
import type { Inspection } from './inspection';
import { findingCodesOf, outcomeOf, overallOf } from './outcome';

/**
 * How the function grade contradicts the run, as one sentence. Null if they agree or no grade was given. A
 * contradiction never forbids the grade. Pixel faults that the profile allows are no contradiction.
 */
export function gradeContradiction(inspection: Inspection): string | null {
  const code = inspection.grades.function;
  if (code === null) return null;
  const { worstFinding, needsCompleteRun } = functionGrade(code);
  const count = (wanted: 'warning' | 'fail') =>
    inspection.entries
      .filter((entry) => outcomeOf(inspection, entry).verdict === wanted)
      .map((entry) => findingCodesOf({ entries: [entry] }).filter((one) => findings[one].verdict === wanted).length)
      .reduce((sum, found) => sum + Math.max(1, found), 0);
  const faults = count('fail');
  const warnings = count('warning');
  const isTooGood = (worstFinding !== 'fail' && faults > 0) || (worstFinding === 'none' && warnings > 0);
  if (isTooGood) return gradeContradictions.findings(code, faults, warnings);
  const missing = overallOf(inspection).missing.length;
  return needsCompleteRun && missing > 0 ? gradeContradictions.incomplete(code, missing) : null;
}
