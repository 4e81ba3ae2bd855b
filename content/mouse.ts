/** What the mouse test's page says. */

export const mouseLead = 'Four short tests, one at a time: every button, the tracking, the wheel and the double click.';

/** What to do in each sub-test. */
export const mouseTasks = {
  click: 'Press every button on this field. Then carry the block to the frame at the right, with Left held.',
  movement: 'Move fast over this field, in circles, for a few seconds.',
  scroll: 'Turn the wheel down and up over this field, in long strokes.',
  double: 'Double-click on this field ten times, as you always do.',
} as const;

export const mouseNotes = {
  none: 'This device says that it has no mouse and no touch pad. Connect one to run these tests; a finger does not count.',
  stay: 'The mouse’s own Back and Forward buttons stay on this page. The browser’s buttons lead away as always.',
} as const;

export const mouseSteps: readonly string[] = [
  'Start a test. Only one runs at a time, and its field alone takes the mouse.',
  'Do what the field says until the bar is full, which takes 10 seconds.',
  'Choose Complete Test, then start the next one.',
  'Choose Show Result when you have done all four, or as many as you need.',
];

export const mouseSigns: readonly { readonly sign: string; readonly meaning: string }[] = [
  { sign: 'One click counts twice', meaning: 'The switch is worn. Windows open, files are dropped twice.' },
  { sign: 'The block falls on the way', meaning: 'The button loses contact while you hold it.' },
  { sign: 'A step against the stroke', meaning: 'The encoder of the wheel is worn or dirty.' },
  { sign: 'A rate below the box’s', meaning: 'A setting, a hub or a weak radio link. Try another port.' },
];

export const mouseQuestions: readonly { readonly title: string; readonly paragraphs: readonly string[] }[] = [
  {
    title: 'How is a fault told from my own double click?',
    paragraphs: [
      'By its time. People need 110 ms or more from press to press. A worn switch closes again after a few milliseconds. Two presses of one button under 60 ms apart count as the switch’s, apart from your double clicks. So does a press within 25 ms of the release, and one within 60 ms that is itself shorter than 25 ms.',
      'The histogram shows every time between two presses. Yours lie far to the right of the line.',
    ],
  },
  {
    title: 'How is the polling rate measured?',
    paragraphs: [
      'A browser gathers several reports of the mouse into one event. Assay reads all of them, with the time of each, and finds the interval that most of them keep. Reports that the mouse skipped count as skipped.',
      'A mouse reports only while it moves. So move fast: a slow mouse has nothing to say for most of its polls, and no rate can be told.',
      'The figure is what the browser was handed. A system that merges reports makes it lower than the mouse’s own. Where the browser’s timer is coarse, as in Firefox, the spread cannot be told.',
    ],
  },
  {
    title: 'What is a step against the stroke?',
    paragraphs: [
      'You turn the wheel down, and one step among the others goes up. The page jumps back. Assay counts a single step against the others when they follow within 200 ms. Turning the wheel round yourself does not count.',
    ],
  },
  {
    title: 'Wheel or touch pad?',
    paragraphs: [
      'A browser does not say which of them scrolls. Whole notches are taken for a wheel, even parts of notches for a fine wheel, and everything else for a touch pad. That is a guess. A touch pad has no encoder, so its steps are never held against it.',
    ],
  },
  {
    title: 'What does the block show?',
    paragraphs: [
      'Whether Left keeps contact while you hold it. If the button comes up on the way and is back within 150 ms, no finger let go, and it counts as lost. Let go for longer and only you know whether it was your finger: that is counted as early.',
    ],
  },
  {
    title: 'What can this page not see?',
    paragraphs: [
      'Further buttons, such as one that changes the sensitivity, are mostly handled inside the mouse. So are lift-off distance, acceleration and the sensor’s true resolution. The page cannot see bounce that the mouse filters out itself.',
    ],
  },
];
