/** Texts of the camera features of an inspection: barcodes and photos. */

export const barcodeTexts = {
  open: 'Scan with Camera',
  close: 'Stop Scanning',
  section: 'Barcode camera',
  picture: 'Picture of the camera',
  hint: 'Hold the label up to the camera, flat and close. Code 128, Code 39, QR and Data Matrix are read.',
  asking: 'The browser asks for the camera.',
  live: 'Live',
  readerTitle: 'The barcode reader did not load',
  readerText: 'Check the connection and try again, or type the number.',
} as const;

export const photoTexts = {
  title: 'Photos',
  hint: 'Hold the part up to the webcam.',
  none: 'No photos were taken.',
  live: 'Live',
  picture: 'Picture of the camera',
  off: 'The camera is off.',
  asking: 'The browser asks for the camera.',
  open: 'Turn On Camera',
  close: 'Turn Off Camera',
  shoot: 'Take Photo',
  file: 'Choose a File',
  fileLabel: 'A photo as a file',
  shows: (place: number) => `Photo ${place} shows`,
  wholeDevice: 'The whole device',
  retake: 'Retake',
  retakeOf: (place: number) => `Retake photo ${place}`,
  remove: 'Remove',
  removeOf: (place: number) => `Remove photo ${place}`,
  removed: 'The photo was removed.',
  undo: 'Undo',
  /** @param what `the whole device` or `dead pixel` */
  alt: (place: number, what: string) => `Photo ${place}: ${what}`,
  limit: (most: number) => `A run has room for ${most} photos. Remove one to take another.`,
} as const;

/** Why a photo was not taken, or is not stored. */
export const photoProblems = {
  unreadable: {
    title: 'This is not a photo',
    text: 'The browser cannot read the file as a picture. Choose another one.',
  },
  'too-large': { title: 'The file is too large', text: 'A photo has at most 40 MiB. Choose a smaller one.' },
  'no-picture': { title: 'The photo failed', text: 'The camera shows no picture yet. Try again.' },
  full: {
    title: 'This browser has no room for photos',
    text: 'The photo is kept in memory, until the tab is closed. The inspection continues.',
  },
  blocked: {
    title: 'Photos are not stored here',
    text: 'This browser keeps nothing. The photo stays in memory, until the tab is closed. The inspection continues.',
  },
} as const;

export type PhotoProblem = keyof typeof photoProblems;
