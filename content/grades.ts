/** A cosmetic grade, declared by a person. */
export interface CosmeticGradeKind {
  readonly code: string;
  readonly name: string;
  /** What it means, in one or two sentences. */
  readonly meaning: string;
}

/** A function grade, declared by a person. */
export interface FunctionGradeKind extends CosmeticGradeKind {
  /** The worst finding that is compatible with the grade. */
  readonly worstFinding: 'none' | 'warning' | 'fail';
  /** Whether the grade implies that everything was tested. */
  readonly needsCompleteRun: boolean;
}

/**
 * The two usual scales. The codes C1 to C9 and F1 to F6 are those used by recyclers under the R2v3 standard (SERI, R2
 * Equipment Categorization). The meanings are in our own words and do not imply a certificate.
 */
export const cosmeticGrades = {
  numbers: [
    { code: 'C1', name: 'Damaged', meaning: 'Broken or bent. Good for its materials only.' },
    { code: 'C2', name: 'Poor', meaning: 'Heavy wear, cracks or missing parts of the case.' },
    { code: 'C3', name: 'Fair', meaning: 'Deep scratches, dents or worn lettering that anyone sees at once.' },
    { code: 'C4', name: 'Good', meaning: 'Clear signs of use. No crack, and no part is missing.' },
    { code: 'C5', name: 'Very good', meaning: 'Small marks that do not affect use. No parts are missing.' },
    { code: 'C6', name: 'Excellent', meaning: 'Marks that show only on a close look.' },
    { code: 'C7', name: 'Certified', meaning: 'Renewed and checked under the maker’s program. It looks new.' },
    { code: 'C8', name: 'Unused', meaning: 'Never used. The packaging may be open or missing.' },
    { code: 'C9', name: 'New', meaning: 'New, in its original packaging, with everything that belongs to it.' },
  ],
  letters: [
    { code: 'A', name: 'Like new', meaning: 'No marks, or marks that show only on a close look.' },
    { code: 'B', name: 'Good', meaning: 'Small marks that do not affect use.' },
    { code: 'C', name: 'Used', meaning: 'Clear scratches, dents or worn lettering. Nothing is broken.' },
    { code: 'D', name: 'Damaged', meaning: 'Cracks, broken parts or missing parts.' },
  ],
} as const satisfies Record<'numbers' | 'letters', readonly CosmeticGradeKind[]>;

export const functionGrades = {
  numbers: [
    {
      code: 'F1',
      name: 'Collector’s',
      meaning: 'Rare or no longer supported. Parts may be broken or missing.',
      worstFinding: 'fail',
      needsCompleteRun: false,
    },
    {
      code: 'F2',
      name: 'Special parts',
      meaning: 'Kept for its parts. It was taken out of use without a known fault.',
      worstFinding: 'fail',
      needsCompleteRun: false,
    },
    {
      code: 'F3',
      name: 'Key functions',
      meaning: 'The main parts work. Others may be faulty or untested.',
      worstFinding: 'fail',
      needsCompleteRun: false,
    },
    {
      code: 'F4',
      name: 'Hardware works',
      meaning: 'All hardware was tested and works. No software is set up.',
      worstFinding: 'warning',
      needsCompleteRun: true,
    },
    {
      code: 'F5',
      name: 'Refurbished',
      meaning: 'Everything was tested and works. Licensed software is set up.',
      worstFinding: 'none',
      needsCompleteRun: true,
    },
    {
      code: 'F6',
      name: 'Like new',
      meaning: 'Works as on the first day, with the maker’s own parts and software.',
      worstFinding: 'none',
      needsCompleteRun: true,
    },
  ],
  letters: [
    {
      code: 'A',
      name: 'Everything works',
      meaning: 'Every part was tested and works.',
      worstFinding: 'none',
      needsCompleteRun: true,
    },
    {
      code: 'B',
      name: 'Works, with small flaws',
      meaning: 'Every part works. Something small is worth a look.',
      worstFinding: 'warning',
      needsCompleteRun: false,
    },
    {
      code: 'C',
      name: 'Main parts work',
      meaning: 'It can be used, but a part is faulty.',
      worstFinding: 'fail',
      needsCompleteRun: false,
    },
    {
      code: 'D',
      name: 'Does not work',
      meaning: 'It cannot be used. Good for repair or for parts.',
      worstFinding: 'fail',
      needsCompleteRun: false,
    },
  ],
} as const satisfies Record<'numbers' | 'letters', readonly FunctionGradeKind[]>;

export type CosmeticGrade = (typeof cosmeticGrades)['numbers' | 'letters'][number]['code'];
export type FunctionGrade = (typeof functionGrades)['numbers' | 'letters'][number]['code'];

const allFunctionGrades: readonly FunctionGradeKind[] = [...functionGrades.numbers, ...functionGrades.letters];

/** The definition of a function grade. @throws {RangeError} if the grade does not exist */
export function functionGrade(code: FunctionGrade): FunctionGradeKind {
  const grade = allFunctionGrades.find((one) => one.code === code);
  if (!grade) throw new RangeError(`There is no function grade '${code}'`);
  return grade;
}
