import type { FindingTexts } from '../finding-texts';

export default {
  'SEN-GRAVITY': {
    meaning: 'The accelerometer measured gravity more than 3% off.',
    lookalikes: 'A hand that moved, or a sensor that the system has not calibrated yet.',
    remedy: 'Calibrate the sensors in the system’s settings, if it has that, and measure on a firm table.',
  },
  'SEN-NOISE': {
    meaning: 'The readings of a device at rest varied by more than 0.15 m/s².',
    lookalikes: 'A table that shakes, music, a fan, or a train.',
    remedy: 'Lay the device on a firm table and measure again.',
  },
  'SEN-DEAD': {
    meaning: 'An axis of the accelerometer reads the same, whether it points up or down.',
    lookalikes: 'A position that was confirmed before the device was in it.',
    remedy: 'Restart the device and take the six positions again. If the axis stays, the sensor is faulty.',
  },
  'SEN-SWAPPED': {
    meaning: 'An axis answers when another one is turned up.',
    lookalikes: 'Edges that were mixed up, or a repair with the sensor mounted the wrong way around.',
    remedy: 'Follow the arrow, not the picture of the system. Then update the system or its sensor driver.',
  },
  'SEN-REVERSED': {
    meaning: 'An axis reads up as down, while the others do not.',
    lookalikes: 'Two opposite edges that were mixed up.',
    remedy: 'Follow the arrow and take the positions again. Then update the system or its sensor driver.',
  },
  'SEN-DRIFT': {
    meaning: 'The gyroscope reported a rotation of more than 1°/s while the device lay still.',
    lookalikes: 'A device that is warming up.',
    remedy: 'Wait a few minutes, restart the device, and measure at rest again.',
  },
  'SEN-TURN': {
    meaning: 'The gyroscope was more than 7° off after a quarter turn.',
    lookalikes: 'A very fast turn, or a very busy device.',
    remedy: 'Close other programs, and turn the device slowly from position to position.',
  },
  'SEN-GYRO': {
    meaning: 'The gyroscope did not follow a turn that gravity proves.',
    lookalikes: 'A position that was confirmed before the device was in it.',
    remedy: 'Restart the device and take the six positions again. If it stays, the sensor is faulty.',
  },
  'SEN-COMPASS': {
    meaning: 'The compass kept its direction while the device turned.',
    lookalikes: 'A magnet in a case, a stand or a speaker nearby.',
    remedy: 'Take off the case, go away from metal, and move the device in the shape of an eight.',
  },
  'SEN-VIBRATE': {
    meaning: 'You felt no vibration.',
    lookalikes: 'Vibration that is switched off, a silent mode, or a device without a motor.',
    remedy: 'Switch vibration on in the system’s settings, and try again.',
  },
  'SEN-TORCH': {
    meaning: 'The browser switched the light on, and you saw none.',
    lookalikes: 'A case over the light, or another program that uses the camera.',
    remedy: 'Try the system’s own flashlight button.',
  },
} satisfies FindingTexts<'motion-sensors'>;
