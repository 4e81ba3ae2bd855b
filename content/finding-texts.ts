import type { FindingCode } from './findings';

/** What the page of findings says of one. */
export interface FindingText {
  /** What it is, in one sentence. */
  readonly meaning: string;
  /** What else can look like it. */
  readonly lookalikes: string;
  /** What to try. */
  readonly remedy: string;
}

export const findingsLead =
  'Every fault that a test can report has a code. The code never changes its meaning, so you can look it up years later.';

export const findingTexts: Readonly<Record<FindingCode, FindingText>> = {
  'SCR-DEAD': {
    meaning: 'A pixel stays dark on every color.',
    lookalikes: 'Dust on the panel, or dirt under a screen protector. Wipe the place and look again.',
    remedy: 'A dead pixel cannot be repaired. Ask the seller, or check the maker’s pixel policy.',
  },
  'SCR-STUCK': {
    meaning: 'A pixel keeps one color while its neighbors change.',
    lookalikes: 'A hot pixel of a camera, if you look at a photo of the screen.',
    remedy: 'Run Pixel Repair on the place for 20 minutes. Some stuck pixels recover.',
  },
  'SCR-SUB': {
    meaning: 'A part of a pixel is always on or always off, so its color is wrong on some colors.',
    lookalikes: 'The colored edge of a scratch or of a water drop.',
    remedy: 'Run Pixel Repair on the place. If it stays, it counts as a pixel fault.',
  },
  'SCR-BRIGHT': {
    meaning: 'A small area is brighter than the rest, often from pressure on the panel.',
    lookalikes: 'A reflection, or backlight glow that moves with your head.',
    remedy: 'Look from straight ahead in a dark room. Press nothing: pressure makes it worse.',
  },
  'SCR-UNEVEN': {
    meaning: 'The brightness or the tint of one color is not the same everywhere.',
    lookalikes: 'The viewing angle of the panel, or light from a window.',
    remedy: 'Look from straight ahead at arm’s length. Compare with a second screen.',
  },
  'GRA-BAND': {
    meaning: 'Steps are visible where the colors should change smoothly.',
    lookalikes: 'Compression of a remote desktop, a color profile, or night light.',
    remedy: 'Turn off night light and color profiles, choose the native resolution, and look again.',
  },
  'BRI-BLACK': {
    meaning: 'Several of the darkest grays cannot be told from black.',
    lookalikes: 'A bright room, or a low screen brightness.',
    remedy: 'Darken the room, reset contrast and black level, and set the output to full range RGB.',
  },
  'BRI-WHITE': {
    meaning: 'Several of the brightest grays cannot be told from white.',
    lookalikes: 'A contrast setting that is too high.',
    remedy: 'Lower the contrast in the monitor’s menu, turn off vivid modes, and look again.',
  },
  'TXT-SMALL': {
    meaning: 'Only large text can be read.',
    lookalikes: 'The viewing distance, or your eyes without glasses.',
    remedy: 'Choose the native resolution, and use scaling to make text larger.',
  },
  'TXT-FRINGE': {
    meaning: 'Letters have colored edges.',
    lookalikes: 'Text smoothing that is made for another sub-pixel order.',
    remedy: 'Tune text smoothing in the system settings (ClearType on Windows).',
  },
  'TXT-BLUR': {
    meaning: 'Letters have soft edges at every size.',
    lookalikes: 'A resolution that is not native, scaling by a graphics driver, or a sharpness setting.',
    remedy: 'Choose the native resolution and 100% zoom, and replace an analog cable.',
  },
  'TXT-RIPPLE': {
    meaning: 'A checkerboard of single pixels is not an even gray, so something rescales the picture.',
    lookalikes: 'Browser zoom, or a panel that drives neighboring pixels with opposite voltage.',
    remedy: 'Set zoom to 100% and the resolution to native, and look again.',
  },
  'MOT-TRAIL': {
    meaning: 'Moving edges leave a trail, because the pixels change slowly.',
    lookalikes: 'A low refresh rate, which blurs every moving edge for the eye.',
    remedy: 'Raise the refresh rate, and choose a faster response time in the monitor’s menu.',
  },
  'MOT-HALO': {
    meaning: 'Moving edges have a bright or dark halo, because the overdrive is too strong.',
    lookalikes: 'A sharpness filter of the monitor.',
    remedy: 'Lower the overdrive (response time) by one step in the monitor’s menu.',
  },
  'RES-LINES': {
    meaning: 'Lines of one pixel differ in width or brightness, so something rescales the picture.',
    lookalikes: 'Browser zoom, or a screenshot in place of the live page.',
    remedy: 'Set zoom to 100% and the resolution to native, and look again.',
  },
  'RES-RIPPLE': {
    meaning: 'A checkerboard of single pixels is not an even gray, so something rescales the picture.',
    lookalikes: 'A panel that drives neighboring pixels with opposite voltage.',
    remedy: 'Set zoom to 100% and the resolution to native, and look again.',
  },
  'RES-EDGE': {
    meaning: 'A one-pixel border does not look the same on all four sides, so an edge is cut off or scaled.',
    lookalikes: 'A window that is not in full screen, or a bezel that covers the last pixels.',
    remedy: 'Turn off overscan in the television’s or monitor’s menu.',
  },
  'HZ-MISSED': {
    meaning: 'The browser missed more than 1 frame in 1000, so movement is not smooth.',
    lookalikes: 'Other programs or tabs that use the computer, or battery saver.',
    remedy: 'Close other programs, plug in the charger, and count again.',
  },
  'HZ-HELD': {
    meaning: 'The measured refresh rate is not the one that you expected.',
    lookalikes: 'A system setting, a cable, or battery saver that limits the rate.',
    remedy: 'Choose the rate in the system’s display settings, and use the cable that came with the monitor.',
  },
  'TCH-DEAD': {
    meaning: 'The panel lost the finger again and again in the same area.',
    lookalikes: 'A wet or gloved finger, or a thick screen protector.',
    remedy: 'Clean the panel, take off the protector and the case, and swipe there again.',
  },
  'TCH-SUSPECT': {
    meaning: 'Touched cells surround an area that was never touched.',
    lookalikes: 'A place that you missed.',
    remedy: 'Draw over the area again.',
  },
  'TCH-RATE': {
    meaning: 'The panel reports a moving finger less than 50 times a second.',
    lookalikes: 'A busy computer, or power saving.',
    remedy: 'Close other programs, plug in the charger, and swipe again.',
  },
  'TCH-JUMP': {
    meaning: 'Several strokes skipped cells while the finger was down.',
    lookalikes: 'A busy computer, or a finger that was lifted.',
    remedy: 'Clean the panel, unplug the charger, and swipe there again.',
  },
  'TCH-GHOST': {
    meaning: 'A touch arrived while nobody touched the panel.',
    lookalikes: 'A sleeve, a drop of water, or a bad charger.',
    remedy: 'Dry and clean the panel, unplug the charger, and repeat the hands-off check.',
  },
  'KEY-SILENT': {
    meaning: 'You marked a key as faulty.',
    lookalikes: 'A key that the system keeps for itself, such as Fn or a media key.',
    remedy: 'Clean under the key cap, and press the key again.',
  },
  'KEY-STUCK': {
    meaning: 'A key stayed down for more than 30 seconds while other keys were pressed.',
    lookalikes: 'An object on the keyboard, or sticky keys in the system settings.',
    remedy: 'Clean under the key cap, and press the key again.',
  },
  'KEY-BOUNCE': {
    meaning: 'A key reported a second press within 30 ms of its release, which is too fast for a finger.',
    lookalikes: 'A program that repeats keys.',
    remedy: 'Clean the switch. On a keyboard with sockets, replace it.',
  },
  'MSE-DOUBLE': {
    meaning: 'A button reported two presses less than 60 ms apart.',
    lookalikes: 'A very fast double click that was made on purpose.',
    remedy: 'The switch is worn. Clean or replace it.',
  },
  'MSE-DROP': {
    meaning: 'The left button came up for a moment while it was held.',
    lookalikes: 'A finger that was lifted and pressed again at once.',
    remedy: 'The switch is worn. Clean or replace it.',
  },
  'MSE-EARLY': {
    meaning: 'The dragged block was released before it reached the frame.',
    lookalikes: 'You may have let go yourself.',
    remedy: 'Drag again and hold the button firmly. If it happens again, the switch may be worn.',
  },
  'MSE-WHEEL': {
    meaning: 'The wheel reported a step in the other direction while it was turned one way.',
    lookalikes: 'A finger that turned the wheel back.',
    remedy: 'Blow dust out of the wheel. If it stays, the encoder is worn.',
  },
  'MIC-SILENT': {
    meaning: 'Every sample is exactly zero.',
    lookalikes: 'A mute switch, a privacy setting of the system, or the wrong input.',
    remedy: 'Check the mute key and the privacy settings, and choose another input.',
  },
  'MIC-FAINT': {
    meaning: 'The loudest sound stayed at a very low level.',
    lookalikes: 'A low input level, or a covered opening.',
    remedy: 'Speak closer, raise the input level, and clean the opening.',
  },
  'MIC-CLIP': {
    meaning: 'Loud peaks were cut off at full scale.',
    lookalikes: 'A knock against the case, or an input level that is too high.',
    remedy: 'Lower the input level in the system settings.',
  },
  'MIC-HUM': {
    meaning: 'A tone of the mains (50 or 60 Hz and its multiples) lies under the signal.',
    lookalikes: 'A fan or a transformer in the room.',
    remedy: 'Unplug the charger and listen again. If the hum is gone, the charger causes it.',
  },
  'MIC-CHANNEL': {
    meaning: 'A channel is silent while another one picks up sound.',
    lookalikes: 'A mono microphone that reports two channels, or a covered opening.',
    remedy: 'Clean the openings, and turn off noise suppression in the sound driver.',
  },
  'MIC-OFFSET': {
    meaning: 'The signal is off center, which is a fault of the input circuit.',
    lookalikes: 'A sound driver with a broken filter.',
    remedy: 'Try another port or another sound driver.',
  },
  'MIC-PROCESSED': {
    meaning: 'The browser keeps sound processing on, so the figures are of processed sound.',
    lookalikes: 'A headset that processes the sound itself is not noticed.',
    remedy: 'Try another browser to measure the raw signal.',
  },
  'SND-SILENT': {
    meaning: 'A sound that every speaker should play was not heard.',
    lookalikes: 'A volume that is too low, a muted tab, or another output.',
    remedy: 'Raise the volume, check the output, and play it again.',
  },
  'SND-SWAP': {
    meaning: 'A sound for one side was heard on the other side.',
    lookalikes: 'Headphones that are worn the wrong way round.',
    remedy: 'Turn the headphones round, or swap the speaker cables.',
  },
  'SND-MONO': {
    meaning: 'A sound for one side was heard on both sides.',
    lookalikes: 'Mono audio in the accessibility settings, or a device with one speaker.',
    remedy: 'Turn off mono audio in the system settings, and play it again.',
  },
  'SND-WEAK': {
    meaning: 'A sound for both sides was heard on one side only.',
    lookalikes: 'A balance setting that is not in the middle.',
    remedy: 'Center the balance in the system settings, and clean the grille.',
  },
  'SND-TONE': {
    meaning: 'A tone was not heard, or the sweep was heard over a short range only.',
    lookalikes: 'Small speakers play no deep tones, and ears differ in the high ones.',
    remedy: 'Try headphones. Clean the grille if the high tones are missing.',
  },
  'SND-PHASE': {
    meaning: 'By ear, one speaker seems to be wired in reverse.',
    lookalikes: 'A spatial sound effect, or mono audio.',
    remedy: 'Turn off sound effects, and run the microphone measurement.',
  },
  'SND-NOSIDE': {
    meaning: 'The microphone heard one side and not the other.',
    lookalikes: 'A microphone that is much closer to one speaker.',
    remedy: 'Put the microphone in the middle, and measure again.',
  },
  'SND-BALANCE': {
    meaning: 'One side is more than 3 dB louder than the other.',
    lookalikes: 'A microphone that is not in the middle, or a balance setting.',
    remedy: 'Put the microphone in the middle, center the balance, and measure again.',
  },
  'SND-LOST': {
    meaning: 'One side is at least 20 dB louder than the other.',
    lookalikes: 'A balance setting at one end.',
    remedy: 'Center the balance, clean the grille, and measure again.',
  },
  'SND-REVERSED': {
    meaning: 'One speaker pushes while the other pulls.',
    lookalikes: 'A spatial sound effect.',
    remedy: 'Turn off sound effects. On loose speakers, swap the two wires of one side.',
  },
  'SND-BUZZ': {
    meaning: 'A speaker rattles or buzzes at some tones.',
    lookalikes: 'An object that rattles on the table.',
    remedy: 'Clear the table, lower the volume, and measure again.',
  },
  'SND-DISTORT': {
    meaning: 'A speaker adds more than 10% of harmonics to the tone.',
    lookalikes: 'A volume that is too high for small speakers.',
    remedy: 'Lower the volume, turn off sound effects, and measure again.',
  },
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
    meaning: 'The camera delivers fewer frames than it advertises, in good light.',
    lookalikes: 'A busy computer, or a crowded USB port.',
    remedy: 'Close other programs, use another port, and measure again.',
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
  'FPR-UNVERIFIED': {
    meaning: 'The authenticator created a passkey without verifying anybody, although it was told to.',
    lookalikes: 'A security key without a reader.',
    remedy: 'Set up the fingerprint in the system settings, and try again.',
  },
  'REP-LOOK': {
    meaning: 'A repair ran. Only a look at the pixel can tell whether it helped.',
    lookalikes: 'Nothing.',
    remedy: 'Look at the place again with Mark on the colors of the screen test.',
  },
};
