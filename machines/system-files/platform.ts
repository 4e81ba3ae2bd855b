import type { Seen } from './same-machine';

/** The system that a browser names in its user-agent string. */
export function platformOf(userAgent: string, maxTouchPoints: number): NonNullable<Seen['platform']> | undefined {
  if (/\bCrOS\b/.test(userAgent)) return 'chromeos';
  if (/Android/.test(userAgent)) return 'android';
  // An iPad calls itself a Mac. No Mac has a touchscreen.
  if (/iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'ios';
  if (/Macintosh/.test(userAgent)) return 'macos';
  if (/Windows/.test(userAgent)) return 'windows';
  return /Linux|X11/.test(userAgent) ? 'linux' : undefined;
}

/** The engine of a browser. On iPhone and iPad every browser is WebKit. */
export function engineOf(userAgent: string): NonNullable<Seen['engine']> {
  if (/\bFirefox\//.test(userAgent)) return 'firefox';
  return /\bChrome\//.test(userAgent) ? 'chromium' : 'webkit';
}
