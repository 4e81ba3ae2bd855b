import type { ComponentType } from 'react';
import type { CheckId } from '../../content/catalogue';
import { Fingerprint, Load, MotionSensors, Ports, SystemFiles } from './device';
import {
  Brightness,
  Gradient,
  MotionBlur,
  Panel,
  PixelRepair,
  RefreshRate,
  Resolution,
  Screen,
  ScreenSize,
  TextSharpness,
} from './display';
import { Gamepad, Keyboard, Mouse, Pen, Touch, Touchpad } from './input';
import { Microphone, Sound, Webcam } from './sound-and-picture';

/**
 * Each check's drawing of its own pattern, in a file by the kind of the check: an inline SVG of 320 × 160 (the suite) or
 * 160 × 160 (the advanced tools), drawn with the classes of `ui/layout/Illustration.css.ts`. Exactly one mark is orange,
 * in the middle third. It is the only part that moves on hover.
 */
export const illustrations: Readonly<Record<CheckId, ComponentType>> = {
  screen: Screen,
  'pixel-repair': PixelRepair,
  brightness: Brightness,
  gradient: Gradient,
  'screen-size': ScreenSize,
  'text-sharpness': TextSharpness,
  'motion-blur': MotionBlur,
  resolution: Resolution,
  'refresh-rate': RefreshRate,
  panel: Panel,
  touch: Touch,
  keyboard: Keyboard,
  mouse: Mouse,
  pen: Pen,
  touchpad: Touchpad,
  gamepad: Gamepad,
  webcam: Webcam,
  microphone: Microphone,
  sound: Sound,
  fingerprint: Fingerprint,
  'motion-sensors': MotionSensors,
  ports: Ports,
  'system-files': SystemFiles,
  load: Load,
};
