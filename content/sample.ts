/** Texts of the sample report, and of Verify while one of its digits is changed. */
export const sampleTexts = {
  sample: 'Sample',
  see: 'See a Sample Report',
  made: 'The laptop is made up. The seal is real.',
  madeText: 'Change one digit, and see what Verify says.',
  change: 'Change One Digit',
  inspect: 'Inspect This Device',
  copy: 'This is a copy.',
  copyText: 'The sealed report stays as it is.',
  back: 'Put It Back',
  lead: 'Change one digit of the sample. Every group of the seal changes.',
  figures: 'The keyboard test',
  figuresText: 'Press the arrows. One key types twice, so the true figure is one.',
  more: 'One More',
  less: 'One Less',
  was: (value: number) => `was ${value}`,
  sealed: 'Sealed',
  now: 'Now',
  /** @param digits that differ @param all digits of the six groups */
  differ: (digits: number, all: number) => `${digits} of ${all} digits differ. By chance, one or two may agree.`,
  same: 'Both are the same.',
  failed: {
    title: 'The sample did not arrive',
    text: 'Check the connection and open this page again. Nothing was changed.',
  },
} as const;
