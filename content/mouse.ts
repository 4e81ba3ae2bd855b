/** Texts of the mouse test. */

export const mouseLead = 'Four short tests, one at a time: buttons, movement, wheel and double click.';

/** The easiest way to get the evidence for each sub-test. */
export const mouseTips = {
  click: 'Hold Left while you drag.',
  movement: 'Draw circles on this field.',
  scroll: 'Use this field, and scroll several steps in a row.',
  double: 'Use this field, at your normal speed.',
} as const;

export const mouseNotes = {
  none: 'This device reports no mouse and no touch pad. Connect one to run these tests. Touch does not count.',
  stay: 'The Back and Forward buttons of the mouse stay on this page. The browser’s own buttons work normally.',
} as const;

export const mouseSteps: readonly string[] = [
  'Start a test. Only one runs at a time, and only its field captures the mouse.',
  'Follow the text above the field. The bar fills in 10 seconds, but you can take longer.',
  'Click Complete Test, then start the next one.',
  'Click Show Result after all four tests, or earlier.',
];

export const mouseSigns: readonly { readonly sign: string; readonly meaning: string }[] = [
  { sign: 'Accidental double clicks', meaning: 'The switch is worn. One click opens or drops things twice.' },
  { sign: 'The block drops during a drag', meaning: 'The button loses contact while you hold it.' },
  { sign: 'Wheel jumps backwards', meaning: 'The encoder of the wheel is worn or dirty.' },
  { sign: 'Low polling rate', meaning: 'A setting, a hub or a weak wireless link. Try another port.' },
];

export const mouseQuestions: readonly { readonly title: string; readonly paragraphs: readonly string[] }[] = [
  {
    title: 'How does the test know an accidental double click?',
    paragraphs: [
      'By its timing. A person needs 110 ms or more from press to press. A worn switch closes again after a few milliseconds. Two presses of one button less than 60 ms apart count as accidental. So does a press within 25 ms of a release. A press shorter than 25 ms also counts if it follows a release within 60 ms.',
      'The chart shows the time between presses. Your own double clicks are far to the right of the line.',
    ],
  },
  {
    title: 'How is the polling rate measured?',
    paragraphs: [
      'A browser puts several reports of the mouse into one event. Assay reads the time of each report and finds the most common interval. It also counts reports that the mouse skipped.',
      'A mouse reports only while it moves, so move it fast. A slow mouse skips most reports, and the rate cannot be measured.',
      'The figure shows what reached the browser. If the system merges reports, it is lower than the rate of the mouse. If the browser’s timer is coarse, as in Firefox, the spread cannot be measured.',
    ],
  },
  {
    title: 'When does the wheel jump backwards?',
    paragraphs: [
      'You scroll down, and a single step goes up. The page jumps back. Assay counts a single step in the wrong direction if the other steps are less than 200 ms apart. Turning the wheel the other way does not count.',
    ],
  },
  {
    title: 'Wheel or touch pad?',
    paragraphs: [
      'A browser does not report which one scrolls, so Assay guesses. Whole steps mean a wheel, even fractions a fine wheel with a high resolution, anything else a touch pad. A touch pad has no encoder, so wheel jumps are not checked there.',
    ],
  },
  {
    title: 'What does the block test?',
    paragraphs: [
      'Whether Left keeps contact while you hold it. If the button comes up during the drag and is back within 150 ms, that is too fast for a finger: contact was lost. If it takes longer, only you know whether your finger slipped. The test then counts an early drop and gives a warning.',
    ],
  },
  {
    title: 'What can this page not see?',
    paragraphs: [
      'Extra buttons, such as one for sensitivity, often work inside the mouse. The page cannot see lift-off distance, acceleration or the resolution of the sensor. It also cannot see bounce that the mouse filters out.',
    ],
  },
];
