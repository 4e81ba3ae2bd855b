import type { CheckId } from './catalogue';

const usualSeconds: Readonly<Partial<Record<CheckId, number>>> = {
  screen: 70,
  'pixel-repair': 300,
  touch: 40,
  keyboard: 100,
  webcam: 30,
  microphone: 40,
  sound: 50,
  mouse: 45,
  fingerprint: 20,
  gradient: 40,
  brightness: 55,
  'screen-size': 35,
  'text-sharpness': 40,
  'motion-blur': 35,
  resolution: 30,
  'refresh-rate': 30,
  panel: 240,
  pen: 120,
  touchpad: 120,
  'motion-sensors': 90,
  ports: 150,
  'system-files': 60,
  gamepad: 60,
  load: 200,
};
const DEFAULT_SECONDS = 45;

/** How long a test usually takes, in seconds. Used until it has been run in this browser. */
export const usualSecondsOf = (check: CheckId): number => usualSeconds[check] ?? DEFAULT_SECONDS;
