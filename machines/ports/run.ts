import { portKindNames } from '../../content/ports';
import { figures, rateName, say } from '../../content/verdicts/ports';
import { bestStretch, type Rate, rateOf, type Stretch } from '../../measure/ports/charge';
import type { ScreensFacts } from '../../measure/ports/screens';
import { type Port, type Stop, stopsOf } from '../../measure/ports/stops';
import { heardIn, stateOf, type Walk } from '../../measure/ports/walk';
import { declared, type Figures, measured, reported } from '../result';

/** Which APIs this browser supports. */
export interface PortsSupport {
  readonly media: boolean;
  readonly usb: boolean;
  readonly hid: boolean;
  readonly gamepad: boolean;
  readonly midi: boolean;
  readonly battery: boolean;
  /** `listed`: all screens, if the person allows it. `counted`: only whether there is more than one. */
  readonly screens: 'listed' | 'counted' | 'none';
}

/** The permissions that can be requested, each with its own button. */
export const askables = ['media', 'usb', 'hid', 'midi', 'screens'] as const;
export type Askable = (typeof askables)[number];

/** Makes the browser ask for access to devices. */
export interface DeviceOrder {
  readonly type: 'ASK';
  readonly what: Exclude<Askable, 'screens'>;
}

/** The data that the ports test is judged by. */
export interface PortsRun {
  readonly ports: readonly Port[];
  readonly walk: Walk;
  readonly support: PortsSupport;
  readonly stretches: readonly Stretch[];
  /** Whether the person started to watch the rate. */
  readonly watched: boolean;
  /** Null before the browser reports any. */
  readonly screens: ScreensFacts | null;
  readonly startedAt: number;
  readonly finishedAt: number;
}

/** The name of a port: its own or that of its kind, with a number if several have the same name. */
export function portName(port: Port, ports: readonly Port[]): string {
  const nameOf = ({ name, kind }: Port) => name || portKindNames[kind];
  const namesakes = ports.filter((one) => nameOf(one) === nameOf(port));
  return namesakes.length > 1 ? `${nameOf(port)} ${namesakes.indexOf(port) + 1}` : nameOf(port);
}

/** The name of a stop: `USB-C 2, left`, or `Charger in USB-C 2, left`. */
export function stopName(stop: Stop, ports: readonly Port[]): string {
  const port = ports.find(({ id }) => id === stop.port);
  return port ? say.stop(portName(port, ports), port.side, stop.trial === 'charger') : '';
}

/** The charge rate, or the discharge rate. Null before the level has changed often enough. */
export function bestRate(stretches: readonly Stretch[], charging: boolean): Rate | null {
  const stretch = bestStretch(stretches, charging);
  return stretch && rateOf(stretch);
}

/** The figures of a run. */
export function figuresOf({ ports, walk, stretches, screens }: PortsRun): Figures {
  const stops = stopsOf(ports);
  const last = stretches.at(-1)?.to;
  return [
    declared(figures.ports, ports.length),
    measured(figures.seen, stops.filter(({ id }) => stateOf(walk, id).in > 0).length),
    measured(figures.events, heardIn(walk)),
    [false, true].map((charging) => {
      const rate = bestRate(stretches, charging);
      return [
        measured(rateName(charging), rate && (charging ? rate.perHour : -rate.perHour), '%/h', 1),
        measured(figures.rateBy(charging), rate?.uncertainty, '%/h', 1),
        measured(figures.steps(charging), rate?.steps),
      ];
    }),
    reported(figures.level, last && 100 * last.level, '%', 0),
    screens && screens.list.length > 1 && reported(figures.screens, screens.list.length),
    measured(figures.refresh, screens?.list.find(({ isCurrent }) => isCurrent)?.rate, 'Hz', 2),
  ];
}
