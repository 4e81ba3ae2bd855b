import type { FindingTexts } from '../finding-texts';

export default {
  'GPD-DRIFT': {
    meaning: 'A stick that nobody touched was outside the dead zone that Windows games usually hide.',
    lookalikes: 'A thumb that rested on the stick, or a pad that was switched on while a stick was held.',
    remedy:
      'Switch the pad off and on with free sticks, or calibrate it. If it stays, the sensor of the stick is worn.',
  },
  'GPD-OFFSET': {
    meaning: 'A stick at rest was more than 12.5% off center. Games with a small dead zone move by it.',
    lookalikes: 'A thumb that rested on the stick, or a pad that was never calibrated.',
    remedy: 'Calibrate the pad, or raise the dead zone in the game. Measure again in a month.',
  },
  'GPD-NOISE': {
    meaning: 'A stick or trigger that nobody touched trembled by more than 1.5% rms.',
    lookalikes: 'A pad that lay on something that shakes.',
    remedy: 'Turn the stick around its edge 20 times, and measure again. If it stays, the track of the sensor is worn.',
  },
  'GPD-REACH': {
    meaning: 'A stick did not reach 92.5% of the way to a side, in four turns. What its offset takes is allowed for.',
    lookalikes: 'A stick that was not pressed against its edge, or a tall thumb cap.',
    remedy: 'Remove dirt around the stick, and calibrate the pad. If it stays, you cannot run or aim at full speed.',
  },
  'GPD-GATE': {
    meaning: 'Between two sides, a stick did not reach 85% of the way, in four turns.',
    lookalikes: 'A stick that was not pressed against its edge.',
    remedy: 'Look for dirt or a dent in the ring around the stick.',
  },
  'GPD-RETURN': {
    meaning: 'A stick came to rest more than 12.5% off center after it snapped back.',
    lookalikes: 'A thumb that stayed on the stick.',
    remedy: 'Clean around the stick. If it stays, its spring or its sensor is worn.',
  },
  'GPD-PULL': {
    meaning: 'A trigger did not reach 92.5% in four pulls.',
    lookalikes: 'A trigger that was not pulled to its end, or a trigger stop that is switched on.',
    remedy: 'Open the trigger stops, remove dirt, and calibrate the pad.',
  },
  'GPD-STUCK': {
    meaning: 'A button or trigger was pressed while nobody touched the pad.',
    lookalikes: 'A pad that lay on its triggers.',
    remedy: 'Lay the pad on its back and measure again. If it stays, clean the button.',
  },
  'GPD-DEAD': {
    meaning: 'A person pressed a button or trigger, and nothing arrived.',
    lookalikes: 'A button that the system keeps for itself, or a layout that the browser does not know.',
    remedy: 'Try the button in another browser or on a console.',
  },
  'GPD-DOUBLE': {
    meaning: 'One press of a button arrived as two, less than 30 ms apart.',
    lookalikes: 'A macro or turbo mode of the pad.',
    remedy: 'Switch off turbo modes and clean the button. If it stays, its contact is worn.',
  },
  'GPD-RUMBLE': {
    meaning: 'A person felt nothing of one or both motors.',
    lookalikes: 'Rumble that is switched off in the pad or the system, or an empty battery.',
    remedy: 'Charge the pad, switch rumble on, and try again over a cable.',
  },
  'GPD-LOST': {
    meaning: 'The pad was gone more than once during the test.',
    lookalikes: 'A pad that you unplugged yourself, or that went to sleep.',
    remedy: 'Try another cable, a full battery, or a shorter distance.',
  },
} satisfies FindingTexts<'gamepad'>;
