import { itemKinds } from './inspection-start';
import { list } from './words';

/** Texts of a job that a shop's system sent as a link or a code. */
export const jobTexts = {
  title: (number: string) => `Job ${number}`,
  lead: 'This link fills in the device. Nothing is filled in yet.',
  profile: 'Profile',
  take: 'Take Job',
  leave: 'Leave It',
  sealed: (report: string) => `Report ${report} in this browser is of the same job.`,
  waiting: 'An inspection of this job is waiting below.',
  refused: 'This job link was not used',
  scanned: 'Code of a job',
  linked: 'Link of a job',
  laterRun: 'Nothing was changed. It is offered after this inspection.',
  inRun: 'Nothing was changed. Scan a job before the inspection starts.',
} as const;

/** Why a job link was not used. */
export const jobRefusals = {
  'too-large': () => 'A job has at most 8 KiB. Nothing in it was read.',
  damaged: () => 'The link is damaged. Ask for it again.',
  'no-number': () => 'It has no job number.',
  'unknown-profile': () =>
    'This browser does not have its profile. Import that first, or ask for a link that holds it.',
  'unknown-field': (field: string) => `This version does not know its field ${field}.`,
  twice: (field: string) => `It gives the field ${field} twice.`,
  'not-plain': (field: string) => `Its field ${field} has characters that are not text.`,
  'too-long': (field: string) => `Its field ${field} is too long.`,
  item: (kind: string) => `It names ${kind} as the kind of device. It must be one of ${list(itemKinds)}.`,
} as const;
