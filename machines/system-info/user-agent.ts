import { unknown } from '../../content/figure-names';

/** What a user agent reports about itself. */
export interface Agent {
  readonly os: string;
  readonly browser: string;
  readonly browserVersion: string;
}

/** The values of `navigator.userAgentData.getHighEntropyValues()` that are used. */
export interface ClientHints {
  readonly platform?: string;
  readonly platformVersion?: string;
  readonly brands?: readonly Brand[];
  readonly fullVersionList?: readonly Brand[];
}

interface Brand {
  readonly brand: string;
  readonly version: string;
}

/** In the order in which they must be tried: most also claim to be Chrome, and Chrome claims to be Safari. */
const browsers: readonly (readonly [name: string, version: RegExp])[] = [
  ['Samsung Internet', /\bSamsungBrowser\/([\d.]+)/],
  ['Edge', /\bEdg(?:e|A|iOS)?\/([\d.]+)/],
  ['Opera', /\b(?:OPR|OPX|OPT|OPiOS)\/([\d.]+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/([\d.]+)/],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\/([\d.]+)/],
  ['Safari', /\bVersion\/([\d.]+)(?: Mobile\/\w+)? Safari\//],
];

/** Brand names in client hints that differ from the names people use. */
const brandNames: Readonly<Record<string, string>> = {
  'Google Chrome': 'Chrome',
  HeadlessChrome: 'Chrome',
  'Microsoft Edge': 'Edge',
  'Opera GX': 'Opera',
};

/**
 * Reads the user-agent string. `touchPoints` is `navigator.maxTouchPoints`, which tells an iPad from a Mac. Browsers
 * freeze parts of the string. The version is included only if it can still be the real one.
 */
export function agentOf(userAgent: string, touchPoints: number): Agent {
  const found = browsers.map(([name, version]) => [name, version.exec(userAgent)?.[1]] as const).find(([, v]) => v);
  const browser = found?.[0] ?? unknown.browser;
  const browserVersion = shortVersion(found?.[1] ?? '') || unknown.version;
  return { os: osOf(userAgent, touchPoints), browser, browserVersion };
}

/** What client hints report. Unknown values are left out. */
export function agentOfHints(hints: ClientHints): Partial<Agent> {
  const os = osOfHints(hints.platform ?? '', hints.platformVersion ?? '');
  const brand = namedBrand(hints.fullVersionList) ?? namedBrand(hints.brands);
  const version = brand && shortVersion(brand.version);
  return {
    ...(os && { os }),
    ...(brand && { browser: brandNames[brand.brand] ?? brand.brand }),
    ...(version && { browserVersion: version }),
  };
}

function osOf(userAgent: string, touchPoints: number): string {
  const windows = /\bWindows NT ([\d.]+)/.exec(userAgent)?.[1];
  if (windows) return windowsOfNt[windows] ?? 'Windows';

  if (/\biPhone\b|\biPod\b/.test(userAgent)) return versioned('iOS', appleVersion(userAgent));
  if (/\biPad\b/.test(userAgent)) return versioned('iPadOS', appleVersion(userAgent));
  if (/\bMacintosh\b/.test(userAgent)) {
    // Safari on an iPad requests desktop sites with a Mac's user agent. No Mac has a touchscreen.
    if (touchPoints > 1) return 'iPadOS';
    const version = /\bMac OS X (\d+)[._](\d+)/.exec(userAgent);
    // Every browser froze the version at 10.15, so 10.15 can be any macOS since.
    return version && !(version[1] === '10' && version[2] === '15') ? `macOS ${version[1]}.${version[2]}` : 'macOS';
  }

  const android = /\bAndroid(?: ([\d.]+))?(; K\b)?/.exec(userAgent);
  // Chromium reports 'Android 10; K' on every Android.
  if (android) return android[2] ? 'Android' : versioned('Android', android[1]);

  if (/\bCrOS\b/.test(userAgent)) return 'ChromeOS';
  if (/\bLinux\b/.test(userAgent)) return 'Linux';
  return unknown.system;
}

const windowsOfNt: Readonly<Record<string, string>> = {
  // Windows 11 kept the version number of Windows 10. Only client hints tell them apart.
  '10.0': 'Windows 10 or 11',
  '6.3': 'Windows 8.1',
  '6.2': 'Windows 8',
  '6.1': 'Windows 7',
};

/** The version of iOS or iPadOS. Undefined for Safari 26 and later, which freeze it at the last version 18. */
function appleVersion(userAgent: string): string | undefined {
  const safari = Number(/\bVersion\/(\d+)/.exec(userAgent)?.[1] ?? 0);
  return safari >= 26 ? undefined : /\bOS ([\d_]+) like Mac/.exec(userAgent)?.[1]?.replaceAll('_', '.');
}

/** https://learn.microsoft.com/microsoft-edge/web-platform/how-to-detect-win11 */
const WINDOWS_11 = 13;

function osOfHints(platform: string, version: string): string | undefined {
  const major = Number.parseInt(version, 10);
  switch (platform) {
    case 'Windows':
      if (major >= WINDOWS_11) return 'Windows 11';
      return major >= 1 ? 'Windows 10' : undefined;
    case 'macOS':
    case 'Android':
      return versioned(platform, version);
    case 'Chrome OS':
    case 'Chromium OS':
      return 'ChromeOS';
    case 'Linux':
      return 'Linux';
    default:
      return undefined;
  }
}

/** The brand that people know: not the engine's, and not the GREASE brand that keeps sites from relying on a list. */
function namedBrand(brands: readonly Brand[] = []): Brand | undefined {
  const real = brands.filter(({ brand }) => !/not.?a.?brand/i.test(brand.replace(/[^a-z]+/gi, ' ')));
  return real.find(({ brand }) => brand !== 'Chromium') ?? real[0];
}

const versioned = (name: string, version: string | undefined) => {
  const short = shortVersion(version ?? '');
  return short ? `${name} ${short}` : name;
};

/** The version without trailing zeros: '142.0.0.0' becomes '142'. */
const shortVersion = (version: string) => version.replace(/(?:\.0+)+$/, '');
