/** Texts for a visitor's own profiles. */

/** The editor of a visitor's own profile. */
export const editorTexts = {
  title: 'Edit profile',
  name: 'Name',
  summary: 'Who it is for',
  tests: 'Tests, in their order',
  required: 'Required',
  requiredOf: (test: string) => `${test} is required`,
  earlier: (test: string) => `Move ${test} up`,
  later: (test: string) => `Move ${test} down`,
  marks: 'Pass marks',
  pixelFaults: 'Pixel faults',
  anyClass: 'As the test says',
  faultClass: (name: string) => `Up to class ${name}`,
  untestedKeys: 'Untested keys, at most',
  frameRate: 'Camera, fps at least',
  refreshRate: 'Screen, Hz at least',
  batteryHealth: 'Battery, % of new at least',
  done: 'Done',
  remove: 'Delete Profile',
} as const;

/** Why a profile file or link was not read. */
export const profileRefusals = {
  empty: 'There is no profile in it.',
  'too-large': 'A profile has at most 64 KiB. Nothing in this file was read.',
  damaged: 'The file is damaged. Ask for it again.',
  'not-a-profile': 'This file is not a profile. Nothing in it was used.',
  newer: 'A newer Assay made this profile. Reload to update, then open it again.',
  'unknown-test': 'The profile names a test that this version does not have. Reload to update.',
} as const;
