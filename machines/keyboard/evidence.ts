import type { EvidenceTable } from '../result';

/** Presses of one key that are needed to detect bounce, which is measured in the gaps between presses. */
export const MIN_PRESSES = 3;

/** The minimum evidence for each part of the keyboard test. */
export const evidence = {
  tested: {
    name: 'Keys tested',
    needs: 'Press every key of the layout that your keyboard has.',
    required: true,
    action: 'Press Remaining Keys',
  },
  stuck: {
    name: 'Stuck keys',
    needs: 'Release each key that you press.',
    required: true,
    action: 'Press Keys Again',
  },
  bounce: {
    name: 'Double presses',
    needs: `Press every key at least ${MIN_PRESSES} times.`,
    required: false,
    action: 'Press Keys Again',
  },
  marked: {
    name: 'Marked as faulty',
    needs: 'Click a key on the board to mark it as faulty.',
    required: false,
    action: 'Mark Keys',
  },
} as const satisfies EvidenceTable;
