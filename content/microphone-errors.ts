/** Why no microphone opened: the specified messages, for every test that uses one. */
export const microphoneErrors = {
  unsupported: 'Your browser does not support microphone access. Please update your browser.',
  denied: 'Microphone access denied. Please allow microphone access and try again.',
  notFound: 'No microphone found. Please connect a microphone and try again.',
  other: 'Error accessing microphone. Please check your device settings.',
} as const;
