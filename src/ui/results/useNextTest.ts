import { useState } from 'react';
import type { Check, CheckId } from '../../../content/catalogue';
import type { CheckResult } from '../../../machines/result';
import { plannedTests } from '../../browser/storage/planned-tests';
import { savedVerdict } from '../../browser/storage/saved-results';
import { checks } from '../../registry';

const inOrder = [...checks].sort((a, b) => a.number - b.number);

/** Repair is the remedy for one fault, and no test of the device. */
const isProposed = ({ id }: Check, { findings }: CheckResult) =>
  id !== 'pixel-repair' || findings.some(({ code }) => code === 'SCR-STUCK');

/**
 * The test that comes after a result: the one with the lowest number that was not done in this tab, first of the
 * inspection that was last open in this browser, then of all. Undefined after the last one.
 */
export function useNextTest(result: CheckResult): { next: Check | undefined; done: number; all: number } {
  const [{ open, planned }] = useState(() => ({
    open: inOrder.filter(({ id }) => !savedVerdict(id as CheckId)),
    planned: new Set(plannedTests()),
  }));
  const left = open.filter(({ id }) => id !== result.check);
  const proposed = left.filter((check) => isProposed(check, result));
  return {
    next: proposed.find(({ id }) => planned.has(id)) ?? proposed[0],
    done: inOrder.length - left.length,
    all: inOrder.length,
  };
}
