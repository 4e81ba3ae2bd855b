import { portKindNames, sideNames } from '../../content/ports';
import { bestStretch, type Rate, rateOf, type Stretch } from '../../measure/ports/charge';
import type { ScreensFacts } from '../../measure/ports/screens';
import type { Port, Stop } from '../../measure/ports/stops';
import { stopsOf } from '../../measure/ports/stops';
import { heardIn, stateOf, type Walk } from '../../measure/ports/walk';
import type { Measurement, Source } from '../result';

/** Which of its ways this browser has. */
export interface PortsSupport {
  readonly media: boolean;
  readonly usb: boolean;
  readonly hid: boolean;
  readonly gamepad: boolean;
  readonly midi: boolean;
  readonly battery: boolean;
  /** `listed`: all screens, if the person allows it. `counted`: only whether there are more. */
  readonly screens: 'listed' | 'counted' | 'none';
}

/** What the person can be asked for, each by a button of its own. */
export const askables = ['media', 'usb', 'hid', 'midi', 'screens'] as const;
export type Askable = (typeof askables)[number];

/** Has the browser ask for devices. */
export interface DeviceOrder {
  readonly type: 'ASK';
  readonly what: Exclude<Askable, 'screens'>;
}

/** The facts from which the ports test is judged. */
export interface PortsRun {
  readonly ports: readonly Port[];
  readonly walk: Walk;
  readonly support: PortsSupport;
  readonly stretches: readonly Stretch[];
  /** Whether the person stayed to see the rate. */
  readonly watched: boolean;
  /** Null before the browser says anything. */
  readonly screens: ScreensFacts | null;
  readonly startedAt: number;
  readonly finishedAt: number;
}

/** What a port is called: its own name or that of its kind, with a number where several are called the same. */
export function portName(port: Port, ports: readonly Port[]): string {
  const nameOf = ({ name, kind }: Port) => name || portKindNames[kind];
  const namesakes = ports.filter((one) => nameOf(one) === nameOf(port));
  return namesakes.length > 1 ? `${nameOf(port)} ${namesakes.indexOf(port) + 1}` : nameOf(port);
}

/** `USB-C 2, left`, and `Charger in USB-C 2, left`. */
export function stopName(stop: Stop, ports: readonly Port[]): string {
  const port = ports.find(({ id }) => id === stop.port);
  if (!port) return '';
  const name = `${portName(port, ports)}, ${sideNames[port.side].toLowerCase()}`;
  return stop.trial === 'charger' ? `Charger in ${name}` : name;
}

/** The rate on the charger, or without it; null before the level has stepped enough. */
export function bestRate(stretches: readonly Stretch[], charging: boolean): Rate | null {
  const stretch = bestStretch(stretches, charging);
  return stretch && rateOf(stretch);
}

/** The figures of a run. */
export function measurementsOf({ ports, walk, stretches, screens }: PortsRun): readonly Measurement[] {
  const all: Measurement[] = [];
  const add = (name: string, value: number | null | undefined, unit = '', digits = 0, source: Source = 'measured') => {
    if (value !== null && value !== undefined) {
      all.push({ name, value: Number(value.toFixed(digits)), unit, source });
    }
  };
  const stops = stopsOf(ports);
  add('Ports', ports.length, '', 0, 'declared');
  add('Ports and chargers seen', stops.filter(({ id }) => stateOf(walk, id).in > 0).length);
  add('Events', heardIn(walk));
  for (const [name, charging] of [
    ['Discharge', false],
    ['Charge', true],
  ] as const) {
    const rate = bestRate(stretches, charging);
    add(`${name} rate`, rate && (charging ? rate.perHour : -rate.perHour), '%/h', 1);
    add(`${name} rate, uncertainty`, rate?.uncertainty, '%/h', 1);
    add(`${name} steps`, rate?.steps);
  }
  const last = stretches.at(-1)?.to;
  add('Level', last && 100 * last.level, '%', 0, 'reported');
  const current = screens?.list.find(({ isCurrent }) => isCurrent);
  if (screens && screens.list.length > 1) add('Screens', screens.list.length, '', 0, 'reported');
  add('Refresh rate of this screen', current?.rate, 'Hz', 2);
  return all;
}
