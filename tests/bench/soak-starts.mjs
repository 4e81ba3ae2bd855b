// @ts-check
/**
 * How to start a test: the buttons to press, by the beginning of their names, and what shows that the test runs: a
 * selector for `document.querySelector`, a button, or `track` for an open media track. The driver in the page uses
 * them.
 * @typedef {{ path: string, press: readonly string[], runs: string, answers?: boolean, sensors?: boolean, paste?: string }} Start
 * `answers`: the test starts after the questions on the page are answered; the first answer of each is enough.
 * `sensors`: the test needs motion sensors. `paste`: a text to paste once the last button is there, in place of a press.
 */

const view = '[role=dialog] canvas';
/** A button of the page, by the beginning of its name. */
const button = (/** @type {string} */ name) => `button:${name}`;

/** @type {Readonly<Record<string, Start>>} */
export const starts = {
  screen: { path: '/screen-test', press: ['Start Test'], runs: view },
  keyboard: { path: '/keyboard-test', press: ['Start Listening'], runs: button('Stop') },
  mouse: { path: '/mouse-test', press: ['Start Click'], runs: button('Complete Test') },
  sound: { path: '/sound-test', press: ['Left'], runs: button('Stop') },
  microphone: { path: '/microphone-test', press: ['Start Test'], runs: 'track' },
  webcam: { path: '/webcam-test', press: ['Start Test'], runs: 'track' },
  touch: { path: '/touch-test', press: ['Start Test'], runs: view },
  brightness: { path: '/brightness-test', press: ['Start Test'], runs: view },
  gradient: { path: '/gradient-test', press: ['Start Test'], runs: view },
  'motion-blur': { path: '/motion-blur-test', press: ['Start Test'], runs: button('Clean Edges') },
  'refresh-rate': { path: '/refresh-rate-test', press: ['Start Test'], runs: button('Stop Test') },
  resolution: { path: '/resolution-test', press: [], runs: '[data-question] input' },
  'screen-size': { path: '/screen-size-test', press: ['Calibrate'], runs: button('It Already Matches') },
  'text-sharpness': { path: '/text-sharpness-test', press: [], runs: '[data-question] input' },
  'pixel-repair': { path: '/pixel-repair', press: ['Start Repair', 'Begin Repair'], runs: '[role=timer]' },
  panel: { path: '/panel-test', press: ['Start Test'], runs: view, answers: true },
  pen: { path: '/pen-test', press: ['Start Test'], runs: view },
  touchpad: { path: '/touchpad-test', press: ['Start Test'], runs: button('Show Result') },
  'motion-sensors': {
    path: '/motion-sensor-test',
    press: ['Start Test'],
    runs: button('Show Result'),
    sensors: true,
  },
  gamepad: { path: '/gamepad-test', press: ['Start Test'], runs: button('Show Result') },
  load: { path: '/load-test', press: ['Start Test'], runs: button('Stop Test') },
  ports: { path: '/ports-test', press: ['Add Port', 'Start Test'], runs: button('Show Result') },
  'system-files': {
    path: '/system',
    press: ['Copy'],
    paste:
      'Device: /org/freedesktop/UPower/devices/battery_BAT0\n  power supply: yes\n  battery\n    energy-full: 40 Wh\n    energy-full-design: 50 Wh',
    runs: button('Test Again'),
  },
  // Its virtual sensor waits for a finger, like a real one.
  fingerprint: { path: '/fingerprint-test', press: ['Start Test'], runs: button('Reset Test') },
};
