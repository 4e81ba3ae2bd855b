import { sideNames, sourceNames } from '../ports';
import { countInWords, fixed, list, rounded, times, withMinus, withUnit } from '../words';
import { rule } from './rule';

/** Words of the ports test's verdicts. Rates are in percentage points per hour. */

/** @param steps of the level that a rate needs */
export const evidenceTexts = (steps: number) => ({
  ports: rule(
    'Ports',
    'Put one plug into every port, and if nothing shows for a port, say whether the plug was in.',
    'Try the Ports',
  ),
  charging: rule('Charging ports', 'Unplug the charger, then plug it into every charging port.', 'Try the Charger'),
  rate: rule(
    'Charge and discharge rate',
    `Watch the battery until its level has changed ${steps} times in a row.`,
    'Watch the Charge',
  ),
  screen: rule('Further screen', 'Connect a screen, and allow the browser to list the screens.', 'Look at the Screens'),
  radio: rule('Bluetooth and Wi-Fi', 'Look in the settings of the system. A browser cannot tell.', 'Try the Ports'),
});

/** @param points and minutes of the largest drop that is not told */
export const blindSpotOf = (points: number, minutes: number) =>
  `What the test cannot find: a sudden drop of the level by less than ${points} points if the system reports it only every ${minutes} minutes, or if it is the first change that the page sees.`;

/** What no browser reports to a page. */
export const radioParts = [
  { id: 'bluetooth', name: 'Bluetooth' },
  { id: 'wifi', name: 'Wi-Fi' },
] as const;

export const battery = 'Battery';
const direction = (charging: boolean) => (charging ? 'Charge' : 'Discharge');
export const rateName = (charging: boolean) => `${direction(charging)} rate`;

type Screen = Readonly<Record<'left' | 'top' | 'width' | 'height' | 'ratio', number> & { rate: number | null }>;

/** The size of a screen, its place, and its refresh rate if known. */
export const screenFacts = ({ width, height, ratio, left, top, rate }: Screen): readonly string[] => [
  withUnit(`${Math.round(width * ratio)} × ${Math.round(height * ratio)}`, 'px'),
  `at ${withMinus(left)}, ${withMinus(top)}`,
  ...(rate === null ? [] : [withUnit(rounded(rate, 2), 'Hz')]),
];

export const say = {
  open: (open: number, all: number) => `Not decided: ${open} of ${all} ports and chargers.`,
  fine: 'Every port answered. No faults found.',
  /** `USB-C 2, left`, or `Charger in USB-C 2, left`. */
  stop: (port: string, side: keyof typeof sideNames, isCharger: boolean) =>
    `${isCharger ? 'Charger in ' : ''}${port}, ${sideNames[side].toLowerCase()}`,
  chargerSeen: 'Seen unplugged, then plugged in.',
  seen: (device: string, sources: readonly (keyof typeof sourceNames)[]) =>
    `${device || 'A device'} was seen (${list(sources.map((source) => sourceNames[source]))}).`,
  dropped: (drops: number) => `Contact was lost and back at once ${times(drops)}.`,
  noBattery: 'This browser does not report the battery.',
  notTried: 'Not tried.',
  unclear: 'Something changed, but the browser does not say what.',
  otherPlug: 'Nothing came, but it was not the plug that was seen elsewhere.',
  hidden: 'Nothing came. Most systems do not report this port to a browser. Use the sound test to check it.',
  unseen: 'Nothing came. That may be the plug or the browser: it was seen in no other port like this one.',
  dead: (other: string) => `Nothing came with the plug in. It was seen at: ${other}.`,
  jumps: (jumps: number, points: number) =>
    `${countInWords(jumps, 'time')} the level fell at once by at least ${points} points more than a heavy load takes.`,
  full: 'Cannot tell: the battery is full.',
  notSeen: (charging: boolean) => (charging ? 'Not seen on the charger.' : 'Not seen without the charger.'),
  tooFew: (steps: number, least: number) =>
    `Cannot tell yet: the level ${steps === 0 ? 'has not changed' : `has changed ${times(steps)}`}, and ${least} changes are needed.`,
  rate: (perHour: number, uncertainty: number, steps: number) =>
    `${withUnit(withMinus(fixed(perHour, 1)), '%')} an hour, ± ${rounded(uncertainty, 1)}, over ${steps} changes of the level.`,
  drains: 'The battery drains on the charger.',
  short: 'A full charge lasts less than two hours.',
  screen(screen: Screen): string {
    const [size, ...others] = screenFacts(screen);
    return `${size} ${others.join(', ')}.`;
  },
  radio: 'A browser cannot tell. Look in the settings of the system.',
} as const;

/** Names of the figures. */
export const figures = {
  ports: 'Ports',
  seen: 'Ports and chargers seen',
  events: 'Events',
  rateBy: (charging: boolean) => `${rateName(charging)}, uncertainty`,
  steps: (charging: boolean) => `${direction(charging)} steps`,
  level: 'Level',
  screens: 'Screens',
  refresh: 'Refresh rate of this screen',
} as const;
