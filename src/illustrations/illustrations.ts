import type { ComponentType } from 'react';
import type { CheckId } from '../../content/catalogue';
import * as device from './device';
import * as display from './display';
import * as input from './input';
import * as soundAndPicture from './sound-and-picture';

/**
 * Each check's drawing of its own pattern, in a file by the kind of the check: an inline SVG of 320 × 160 (the suite) or
 * 160 × 160 (the advanced tools), drawn with the classes of `ui/layout/Illustration.css.ts`. Exactly one mark is orange,
 * in the middle third. It is the only part that moves on hover.
 */
export const illustrations: Readonly<Record<CheckId, ComponentType>> = {
  screen: display.Screen,
  'pixel-repair': display.PixelRepair,
  brightness: display.Brightness,
  gradient: display.Gradient,
  'screen-size': display.ScreenSize,
  'text-sharpness': display.TextSharpness,
  'motion-blur': display.MotionBlur,
  resolution: display.Resolution,
  'refresh-rate': display.RefreshRate,
  panel: display.Panel,
  touch: input.Touch,
  keyboard: input.Keyboard,
  mouse: input.Mouse,
  pen: input.Pen,
  touchpad: input.Touchpad,
  gamepad: input.Gamepad,
  webcam: soundAndPicture.Webcam,
  microphone: soundAndPicture.Microphone,
  sound: soundAndPicture.Sound,
  fingerprint: device.Fingerprint,
  'motion-sensors': device.MotionSensors,
  ports: device.Ports,
  'system-files': device.SystemFiles,
  load: device.Load,
};
