import { describe, expect, it } from 'vitest';
import { graphicsName } from '../../machines/system-info/graphics';
import { agentOf, agentOfHints } from '../../machines/system-info/user-agent';

const chrome = (system: string, more = '', before = 'Chrome/142.0.0.0') =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) ${before} Safari/537.36${more}`;
const webkit = (system: string, rest: string) =>
  `Mozilla/5.0 (${system}) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`;
const safari = (system: string, version: string) => webkit(system, `${version} Safari/605.1.15`);
const firefox = (system: string) => `Mozilla/5.0 (${system}; rv:144.0) Gecko/20100101 Firefox/144.0`;

const WINDOWS = 'Windows NT 10.0; Win64; x64';
const MAC = 'Macintosh; Intel Mac OS X 10_15_7';
const IPHONE = 'iPhone; CPU iPhone OS 17_5_1 like Mac OS X';
const ANDROID = 'Linux; Android 10; K';
const MOBILE = 'Chrome/142.0.0.0 Mobile';
const FIREFOX_ANDROID = 'Mozilla/5.0 (Android 14; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0';
const CHROME_IOS = webkit(IPHONE, 'CriOS/142.0.7444.46 Mobile/15E148 Safari/604.1');

it.each([
  ['Chrome on Windows', chrome(WINDOWS), 0, 'Windows 10 or 11; Chrome; 142'],
  ['Chrome on macOS', chrome(MAC), 0, 'macOS; Chrome; 142'],
  ['Chrome on Android', chrome(ANDROID, '', MOBILE), 5, 'Android; Chrome; 142'],
  ['Chrome on ChromeOS', chrome('X11; CrOS x86_64 14541.0.0'), 0, 'ChromeOS; Chrome; 142'],
  ['Chrome on Linux', chrome('X11; Linux x86_64'), 0, 'Linux; Chrome; 142'],
  ['Chrome on iOS', CHROME_IOS, 5, 'iOS 17.5.1; Chrome; 142.0.7444.46'],
  ['Edge on Windows', chrome(WINDOWS, ' Edg/142.0.3595.53'), 0, 'Windows 10 or 11; Edge; 142.0.3595.53'],
  ['Edge on Android', chrome(ANDROID, ' EdgA/142.0.0.0', MOBILE), 5, 'Android; Edge; 142'],
  ['Edge on iOS', safari(IPHONE, 'Version/17.5 EdgiOS/142.0.0.0 Mobile/15E148'), 5, 'iOS 17.5.1; Edge; 142'],
  ['Firefox on Windows', firefox(WINDOWS), 0, 'Windows 10 or 11; Firefox; 144'],
  ['Firefox on macOS', firefox('Macintosh; Intel Mac OS X 10.15'), 0, 'macOS; Firefox; 144'],
  ['Firefox on Linux', firefox('X11; Ubuntu; Linux x86_64'), 0, 'Linux; Firefox; 144'],
  ['Firefox on Android', FIREFOX_ANDROID, 5, 'Android 14; Firefox; 144'],
  ['Firefox on iOS', safari(IPHONE, 'FxiOS/144.0 Mobile/15E148'), 5, 'iOS 17.5.1; Firefox; 144'],
  ['Safari on macOS', safari(MAC, 'Version/18.1'), 0, 'macOS; Safari; 18.1'],
  ['Safari on iOS', safari(IPHONE, 'Version/17.5 Mobile/15E148'), 5, 'iOS 17.5.1; Safari; 17.5'],
  [
    'Safari 26 on iOS',
    safari('iPhone; CPU iPhone OS 18_6 like Mac OS X', 'Version/26.0 Mobile/15E148'),
    5,
    'iOS; Safari; 26',
  ],
  [
    'Safari on an iPad as itself',
    safari('iPad; CPU OS 16_5 like Mac OS X', 'Version/16.5 Mobile/15E148'),
    5,
    'iPadOS 16.5; Safari; 16.5',
  ],
  ['Safari on an iPad as a Mac', safari(MAC, 'Version/18.1'), 5, 'iPadOS; Safari; 18.1'],
  ['Opera on Windows', chrome(WINDOWS, ' OPR/124.0.0.0'), 0, 'Windows 10 or 11; Opera; 124'],
  [
    'Samsung Internet',
    chrome(ANDROID, '', 'SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile'),
    5,
    'Android; Samsung Internet; 29',
  ],
  ['an old Windows', chrome('Windows NT 6.1; Win64; x64'), 0, 'Windows 7; Chrome; 142'],
  ['an old macOS', chrome('Macintosh; Intel Mac OS X 10_13_6'), 0, 'macOS 10.13; Chrome; 142'],
  ['something else', 'curl/8.5.0', 0, 'Unknown OS; Unknown Browser; Unknown'],
  ['nothing', '', 0, 'Unknown OS; Unknown Browser; Unknown'],
])('a user-agent string of %s', (_, userAgent, touchPoints, told) => {
  const { os, browser, browserVersion } = agentOf(userAgent, touchPoints);
  expect(`${os}; ${browser}; ${browserVersion}`).toBe(told);
});

describe('client hints', () => {
  const os = (platform: string, platformVersion: string) => agentOfHints({ platform, platformVersion }).os;

  it('tell Windows 11 from Windows 10', () => {
    expect([os('Windows', '15.0.0'), os('Windows', '13.0.0')]).toEqual(['Windows 11', 'Windows 11']);
    expect([os('Windows', '10.0.0'), os('Windows', '1.0.0')]).toEqual(['Windows 10', 'Windows 10']);
  });

  it('leave a Windows before 10, and what they do not know, to the string', () => {
    expect([os('Windows', '0.1.0'), os('Windows', ''), os('Fuchsia', '1')]).toEqual([undefined, undefined, undefined]);
    expect(agentOfHints({})).toEqual({});
  });

  it('name the other systems', () => {
    expect(os('macOS', '15.1.0')).toBe('macOS 15.1');
    expect(os('Android', '14.0.0')).toBe('Android 14');
    expect(os('Chrome OS', '16093.0.0')).toBe('ChromeOS');
    expect(os('Linux', '6.8.0')).toBe('Linux');
  });

  it('name the brand, not the engine and not the made-up one', () => {
    const brands = (name: string) => [
      { brand: 'Chromium', version: '142.0.7444.60' },
      { brand: 'Not_A Brand', version: '99.0.0.0' },
      { brand: name, version: '142.0.7444.60' },
    ];
    const named = (name: string) => agentOfHints({ fullVersionList: brands(name) }).browser;
    expect(named('Google Chrome')).toBe('Chrome');
    expect(named('Microsoft Edge')).toBe('Edge');
    expect(named('Samsung Internet')).toBe('Samsung Internet');
    expect(agentOfHints({ fullVersionList: brands('Opera') }).browserVersion).toBe('142.0.7444.60');
    const [engine, madeUp] = [
      { brand: 'Chromium', version: '142' },
      { brand: 'Not;A=Brand', version: '8' },
    ];
    expect(agentOfHints({ brands: [madeUp, engine] })).toEqual({ browser: 'Chromium', browserVersion: '142' });
  });
});

it.each([
  [
    'ANGLE (Intel, Intel(R) Iris(R) Xe Graphics (0x00009A49) Direct3D11 vs_5_0 ps_5_0, D3D11)',
    'Intel Iris Xe Graphics',
  ],
  [
    'ANGLE (NVIDIA, NVIDIA GeForce RTX 3060 Laptop GPU (0x00002520) Direct3D11 vs_5_0 ps_5_0, D3D11)',
    'NVIDIA GeForce RTX 3060 Laptop GPU',
  ],
  ['ANGLE (Apple, ANGLE Metal Renderer: Apple M1 Pro, Unspecified Version)', 'Apple M1 Pro'],
  ['ANGLE (Intel, Mesa Intel(R) UHD Graphics 620 (KBL GT2), OpenGL 4.6)', 'Intel UHD Graphics 620 (KBL GT2)'],
  ['ANGLE (AMD, AMD Radeon Graphics (radeonsi, renoir, LLVM 15.0.7), OpenGL 4.6)', 'AMD Radeon Graphics'],
  ['ANGLE (Intel Inc., Intel(R) Iris(TM) Plus Graphics OpenGL Engine, OpenGL 4.1)', 'Intel Iris Plus Graphics'],
  [
    'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)',
    'SwiftShader Device (Subzero)',
  ],
  ['ANGLE (Samsung Xclipse 920) on Vulkan 1.1.179', 'Samsung Xclipse 920'],
  ['ANGLE (AMD, Radeon R9 200 Series Direct3D11 vs_5_0 ps_5_0), or similar', 'Radeon R9 200 Series or similar'],
  ['Adreno (TM) 640', 'Adreno 640'],
  ['Apple GPU', 'Apple GPU'],
  ['', ''],
])('a WebGL renderer string: %s', (renderer, name) => {
  expect(graphicsName(renderer)).toBe(name);
});
