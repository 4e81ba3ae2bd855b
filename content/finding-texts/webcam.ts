import type { FindingTexts } from '../finding-texts';

export default {
  'CAM-FROZEN': {
    meaning: 'Every frame is exactly the same.',
    lookalikes: 'A virtual camera that shows a still picture.',
    remedy: 'Close other programs that use the camera, and start again.',
  },
  'CAM-NONE': {
    meaning: 'The camera opened, but no frames arrived for three seconds.',
    lookalikes: 'Another program that uses the camera.',
    remedy: 'Close other programs that use the camera, and plug it in again.',
  },
  'CAM-BLACK': {
    meaning: 'The picture is black.',
    lookalikes: 'A shutter, a cover, or a privacy key.',
    remedy: 'Open the shutter, press the privacy key, and look again.',
  },
  'CAM-LOST': {
    meaning: 'The picture was live at first, then black.',
    lookalikes: 'A hand or a shutter in front of the lens, or a loose cable.',
    remedy: 'Open the shutter, move the lid gently, and look again.',
  },
  'CAM-DARK': {
    meaning: 'Hardly any light reaches the sensor.',
    lookalikes: 'A dark room, or a covered lens.',
    remedy: 'Turn on a light, clean the lens, and look again.',
  },
  'CAM-FREEZE': {
    meaning: 'The picture stood still for a while and went on.',
    lookalikes: 'A busy computer, or a crowded USB port.',
    remedy: 'Close other programs, use another port, and look again.',
  },
  'CAM-RATE': {
    meaning:
      'The camera delivers fewer distinct frames than it advertises, or than video needs, and the picture is bright.',
    lookalikes: 'A busy computer, a crowded USB port, or a camera that exposes longer because there is little light.',
    remedy: 'Turn on a lamp, close other programs, use another port, and measure again.',
  },
  'CAM-HOT': {
    meaning: 'Pixels of the camera are bright although no light comes in.',
    lookalikes: 'Light that leaks past the cover.',
    remedy: 'Cover the lens tightly and search again. Hot pixels cannot be repaired.',
  },
  'CAM-DEAD': {
    meaning: 'Pixels of the camera are dark in front of an even, bright surface.',
    lookalikes: 'Dust on the lens.',
    remedy: 'Clean the lens and search again. Dead pixels cannot be repaired.',
  },
} satisfies FindingTexts<'webcam'>;
