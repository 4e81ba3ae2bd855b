import type { FindingTexts } from '../finding-texts';

export default {
  'SYS-OTHER': {
    meaning: 'The file contradicts what the browser sees of this machine, so it may be of another one.',
    lookalikes: 'A virtual machine or remote desktop, a file from before a repair, or a changed time zone.',
    remedy: 'Write the file on this machine now, and add it again.',
  },
  'SYS-DATE': {
    meaning: 'The file was written more than a day before or after now, by the clock of the machine that wrote it.',
    lookalikes: 'A clock that is wrong on this machine.',
    remedy: 'Check the clock, and write the file again.',
  },
  'SYS-BATTERY': {
    meaning: 'The full charge is less than 80% of the charge when new, by the battery’s own count.',
    lookalikes: 'A battery gauge that has lost its calibration.',
    remedy:
      'Charge fully, discharge once until the device turns off, and write the file again. If it stays, replace it.',
  },
  'SYS-FALL': {
    meaning: 'The full charge fell fast between the dates in the file.',
    lookalikes: 'A battery gauge that corrected itself after a long time without a full discharge.',
    remedy: 'Use the device for a week, and compare a new file. If the charge falls further, replace the battery.',
  },
  'SYS-DRIVE': {
    meaning: 'The drive says of itself that it is failing (SMART).',
    lookalikes: 'None. The drive counts this itself.',
    remedy: 'Copy your data now, and replace the drive.',
  },
  'SYS-WORN': {
    meaning: 'The drive has written as much as its maker rates it for, or more.',
    lookalikes: 'None. Many drives work long past the rating, but no maker promises it.',
    remedy: 'Keep a second copy of your data, and plan to replace the drive.',
  },
  'SYS-ERRORS': {
    meaning: 'The drive lost data or replaced sectors.',
    lookalikes: 'Old errors that do not grow. The counts are of its whole life.',
    remedy: 'Copy your data, and write the file again in a few days. If the counts grow, replace the drive.',
  },
  'SYS-CHANNEL': {
    meaning: 'Only one of the memory slots is filled, so memory runs at half its speed.',
    lookalikes: 'A machine that has further memory on its board, which the file does not list.',
    remedy: 'Put a second module of the same size in the empty slot.',
  },
} satisfies FindingTexts<'system-files'>;
