import type { Mount } from '../subject';
import { meters, metersDom, metersSignal } from './meters';
import {
  motion,
  motionBars,
  motionCircular,
  motionCss,
  motionDiagonal,
  motionDirty,
  motionLanes,
  motionPursuit,
  motionStrip,
  motionVertical,
} from './motion';
import { mouse, mouseSingle } from './mouse';
import { pen, penDirty, penDom } from './pen';
import { noise, noiseImage } from './repair';
import { cleared, empty, touch, touchDirty, touchDom } from './touch';

export const mounts = {
  cleared,
  empty,
  touch,
  touchDirty,
  touchDom,
  pen,
  penDirty,
  penDom,
  motion,
  motionVertical,
  motionCircular,
  motionDiagonal,
  motionLanes,
  motionBars,
  motionPursuit,
  motionStrip,
  motionDirty,
  motionCss,
  noise,
  noiseImage,
  meters,
  metersDom,
  metersSignal,
  mouse,
  mouseSingle,
} satisfies Record<string, Mount>;
export type SubjectName = keyof typeof mounts;
