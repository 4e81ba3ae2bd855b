/** Labels of controls that many pages have. Names of keys are those on the keys. */
export const controls = {
  startTest: 'Start Test',
  stopTest: 'Stop Test',
  showResult: 'Show Result',
  testAgain: 'Test Again',
  checkAgain: 'Check Again',
  resetTest: 'Reset Test',
  reset: 'Reset',
  cancel: 'Cancel',
  previous: 'Previous',
  next: 'Next',
  move: 'Move',
  exit: 'Exit',
  allTests: 'See All Tests',
  savePng: 'Save PNG',
  /** Names of the bar and of the group of figures, for screen readers. */
  testControls: 'Test controls',
  figures: 'Figures',
  /** Name of the list of what a test can find. */
  issues: 'Detectable issues',
  moveControls: 'Move the controls to the other edge',
  notKnown: 'Not known',
  notSupported: 'Not supported',
  enter: 'Enter',
  esc: 'Esc',
} as const;
