import type { Seen } from '../../../machines/system-files/same-machine';

/** A laptop with Linux, as Chromium sees it. */
export const seen: Seen = {
  platform: 'linux',
  engine: 'chromium',
  threads: 8,
  memoryGiB: 8,
  screen: { width: 1920, height: 1080 },
  renderer: 'ANGLE (Intel, Mesa Intel(R) UHD Graphics (CML GT2), OpenGL 4.6)',
  zone: { name: 'Europe/Berlin', minutes: 60, now: Date.UTC(2026, 10, 27, 12) },
};
