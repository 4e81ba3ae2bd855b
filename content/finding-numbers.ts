import { type FindingCode, findings } from './findings';

const codes = Object.keys(findings) as readonly FindingCode[];

/** The number of a code in short forms of a report: its position in the list, from 1. */
export const findingNumber = (code: FindingCode): number => codes.indexOf(code) + 1;

/** The code of a number. Null if this version has none. */
export const findingOfNumber = (number: number): FindingCode | null => codes[number - 1] ?? null;
