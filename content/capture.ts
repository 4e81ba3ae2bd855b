/** What a person is told about a microphone or camera that gives nothing. */
interface Notice {
  /** A short name. */
  readonly word: string;
  readonly message: string;
  /** What to do about it. */
  readonly hint: string | null;
}

/** Why a microphone or camera did not open. `time-out`: the person did not answer the browser's question. */
export type CaptureReason =
  | 'unsupported'
  | 'denied'
  | 'not-found'
  | 'not-readable'
  | 'over-constrained'
  | 'time-out'
  | 'lost'
  | 'other';

const noAnswer = 'You did not answer the browser’s question within a minute. Start again and answer it.';
const microphoneError = 'Error accessing microphone. Please check your device settings.';
const webcamError = 'Error accessing webcam. Please check your device settings.';

/**
 * Each reason with the exceptions that stand for it and its words for both devices. Messages are specified, except those
 * of `lost`. https://developer.mozilla.org/docs/Web/API/MediaDevices/getUserMedia#exceptions
 */
export const captureFailures: Readonly<
  Record<CaptureReason, { exceptions: readonly string[]; microphone: Notice; webcam: Notice }>
> = {
  unsupported: {
    exceptions: [],
    microphone: {
      word: 'Not supported',
      message: 'Your browser does not support microphone access. Please update your browser.',
      hint: null,
    },
    webcam: {
      word: 'Not supported',
      message: 'Your browser does not support webcam access. Please update your browser.',
      hint: null,
    },
  },
  denied: {
    exceptions: ['NotAllowedError', 'SecurityError'],
    microphone: {
      word: 'Access denied',
      message: 'Microphone access denied. Please allow microphone access and try again.',
      hint: 'Click the icon left of the address bar to allow it.',
    },
    webcam: {
      word: 'Access denied',
      message: 'Webcam access denied. Please allow camera access and try again.',
      hint: 'If no question appears, you blocked it earlier. Click the icon left of the address bar to allow it.',
    },
  },
  'not-found': {
    exceptions: ['NotFoundError'],
    microphone: {
      word: 'No microphone',
      message: 'No microphone found. Please connect a microphone and try again.',
      hint: null,
    },
    webcam: {
      word: 'No camera',
      message: 'No webcam found. Please connect a webcam and try again.',
      hint: null,
    },
  },
  'not-readable': {
    exceptions: ['NotReadableError', 'AbortError'],
    microphone: {
      word: 'Microphone busy',
      message: microphoneError,
      hint: 'The microphone did not open. Another program may use it, or the system blocks it.',
    },
    webcam: {
      word: 'Camera busy',
      message: 'Webcam is being used by another application. Please close other apps and try again.',
      hint: null,
    },
  },
  'over-constrained': {
    exceptions: ['OverconstrainedError'],
    microphone: {
      word: 'Not available',
      message: microphoneError,
      hint: 'The chosen microphone is gone. Choose another one.',
    },
    webcam: { word: 'Not available', message: webcamError, hint: null },
  },
  'time-out': {
    exceptions: [],
    microphone: { word: 'No answer', message: microphoneError, hint: noAnswer },
    webcam: { word: 'No answer', message: webcamError, hint: noAnswer },
  },
  lost: {
    exceptions: [],
    microphone: {
      word: 'Disconnected',
      message: 'The microphone was lost during the test.',
      hint: 'It was unplugged, or its permission was withdrawn. Reconnect it and start again.',
    },
    webcam: {
      word: 'Disconnected',
      message: 'The camera was disconnected, or its permission was withdrawn. Reconnect it, allow it and start again.',
      hint: null,
    },
  },
  other: {
    exceptions: [],
    microphone: { word: 'Microphone error', message: microphoneError, hint: null },
    webcam: { word: 'Camera error', message: webcamError, hint: null },
  },
};

/** Why a capture failed, by the name of the exception that it threw. */
export const captureReasonOf = (exception: string): CaptureReason =>
  (Object.keys(captureFailures) as CaptureReason[]).find((reason) =>
    captureFailures[reason].exceptions.includes(exception),
  ) ?? 'other';

/** The microphone opened, and nothing came. */
export const silentMicrophone: Notice = {
  word: 'No signal',
  message: microphoneError,
  hint: 'The microphone opened but sent nothing. Unplug it and plug it in again, or restart the browser.',
};
