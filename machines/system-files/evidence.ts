import type { EvidenceTable } from '../result';

/** The minimum evidence for each part of the system test. */
export const evidence = {
  machine: {
    name: 'File of this machine',
    needs: 'Add a file that tells the processor, memory, graphics or system of this machine.',
    required: true,
    action: 'Add Another File',
  },
  date: {
    name: 'Date of the file',
    needs: 'Write each file today.',
    required: false,
    action: 'Add a New File',
  },
  battery: {
    name: 'Battery',
    needs: 'Add a file that tells the full charge and the charge when new.',
    required: false,
    action: 'Add a Battery File',
  },
  drive: {
    name: 'Drive',
    needs: 'Add a file that tells the errors or the wear of the drive.',
    required: false,
    action: 'Add a Drive File',
  },
  memory: {
    name: 'Memory',
    needs: 'Add a file that lists the memory slots.',
    required: false,
    action: 'Add a Memory File',
  },
} as const satisfies EvidenceTable;
