/** Whether the browser supports capture. Without a secure connection it hides `mediaDevices`. */
export function canCapture(): boolean {
  return typeof navigator.mediaDevices?.getUserMedia === 'function';
}

/** Whether the browser opens this device without a question. False if it does not say so. */
export async function isGranted(device: 'camera' | 'microphone'): Promise<boolean> {
  const status = await navigator.permissions?.query({ name: device } as PermissionDescriptor).catch(() => null);
  return status?.state === 'granted';
}

/** How long an inspection waits for the answer, in ms. If there was none, the tests ask again. */
const MAX_WAIT_MS = 30_000;

/**
 * Has the browser ask for camera and microphone in one prompt, and closes what it opens right away. Call it directly
 * from a click. Never rejects: a test whose device was refused says so itself.
 */
export async function askForCapture(wanted: { readonly video: boolean; readonly audio: boolean }): Promise<void> {
  if (!canCapture() || (!wanted.video && !wanted.audio)) return;
  const close = (stream: MediaStream) => {
    for (const track of stream.getTracks()) track.stop();
  };
  // A stream that opens after the timeout is closed as well.
  const answer = navigator.mediaDevices.getUserMedia(wanted).then(close, () => undefined);
  let timer = 0;
  const patience = new Promise<void>((resolve) => {
    timer = window.setTimeout(resolve, MAX_WAIT_MS);
  });
  await Promise.race([answer, patience]);
  clearTimeout(timer);
}
