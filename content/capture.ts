/**
 * Why a microphone or camera gives no signal. `time-out`: the person did not answer the browser's permission prompt.
 */
export type CaptureReason =
  | 'unsupported'
  | 'denied'
  | 'not-found'
  | 'not-readable'
  | 'over-constrained'
  | 'time-out'
  | 'lost'
  | 'other';

/** A short name, the message, and what to do about it. */
const notice = (word: string, message: string, hint: string | null = null) => ({ word, message, hint });

const noAnswer = 'You did not answer the browser’s question within a minute. Start again and answer it.';
const microphoneError = 'Error accessing microphone. Please check your device settings.';
const webcamError = 'Error accessing webcam. Please check your device settings.';

/** The messages for each reason, for both devices. The specification defines them, except those of `lost`. */
export const captureFailures: Readonly<
  Record<CaptureReason, Record<'microphone' | 'webcam', ReturnType<typeof notice>>>
> = {
  unsupported: {
    microphone: notice('Not supported', 'Your browser does not support microphone access. Please update your browser.'),
    webcam: notice('Not supported', 'Your browser does not support webcam access. Please update your browser.'),
  },
  denied: {
    microphone: notice(
      'Access denied',
      'Microphone access denied. Please allow microphone access and try again.',
      'Click the icon left of the address bar to allow it.',
    ),
    webcam: notice(
      'Access denied',
      'Webcam access denied. Please allow camera access and try again.',
      'If no question appears, you blocked it earlier. Click the icon left of the address bar to allow it.',
    ),
  },
  'not-found': {
    microphone: notice('No microphone', 'No microphone found. Please connect a microphone and try again.'),
    webcam: notice('No camera', 'No webcam found. Please connect a webcam and try again.'),
  },
  'not-readable': {
    microphone: notice(
      'Microphone busy',
      microphoneError,
      'The microphone did not open. Another program may use it, or the system blocks it.',
    ),
    webcam: notice(
      'Camera busy',
      'Webcam is being used by another application. Please close other apps and try again.',
    ),
  },
  'over-constrained': {
    microphone: notice('Not available', microphoneError, 'The chosen microphone is gone. Choose another one.'),
    webcam: notice('Not available', webcamError),
  },
  'time-out': {
    microphone: notice('No answer', microphoneError, noAnswer),
    webcam: notice('No answer', webcamError, noAnswer),
  },
  lost: {
    microphone: notice(
      'Disconnected',
      'The microphone was lost during the test.',
      'It was unplugged or muted, permission was withdrawn, or another program took it. Reconnect it and start again.',
    ),
    webcam: notice(
      'Disconnected',
      'The camera was disconnected, or its permission was withdrawn. Reconnect it, allow it and start again.',
    ),
  },
  other: {
    microphone: notice('Microphone error', microphoneError),
    webcam: notice('Camera error', webcamError),
  },
};

/** The microphone opened, but no samples arrived. */
export const silentMicrophone = notice(
  'No signal',
  microphoneError,
  'The microphone opened but sent nothing. Unplug it and plug it in again, or restart the browser.',
);

/** Names of the devices that the browser does not name. */
export const deviceNames = {
  systemDefault: 'System default',
  camera: 'Camera',
  cameraAt: (place: number) => `Camera ${place}`,
  microphone: 'Unnamed microphone',
  microphoneAt: (place: number) => `Microphone ${place}`,
  outputAt: (place: number) => `Output ${place}`,
  chosenOutput: 'Chosen output',
} as const;

/** Reasons by exception name. https://developer.mozilla.org/docs/Web/API/MediaDevices/getUserMedia#exceptions */
const exceptions: Readonly<Record<string, CaptureReason>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'not-found',
  NotReadableError: 'not-readable',
  AbortError: 'not-readable',
  OverconstrainedError: 'over-constrained',
};

/** Why a capture failed, from the name of its exception. */
export const captureReasonOf = (exception: string): CaptureReason => exceptions[exception] ?? 'other';
