/** The ports of a device as the person lays them out, and the trials at each port. */

export const portKinds = ['usb-c', 'usb-a', 'headphone', 'hdmi', 'displayport', 'charging', 'other'] as const;
export type PortKind = (typeof portKinds)[number];

export const sides = ['left', 'right', 'back', 'front'] as const;
export type Side = (typeof sides)[number];

export interface NewPort {
  readonly kind: PortKind;
  /** As typed by the person; if empty, the name of the kind is used. */
  readonly name: string;
  readonly side: Side;
  /** Whether the charger can be plugged in here. */
  readonly charges: boolean;
}

export interface Port extends NewPort {
  /** Unique within a run. */
  readonly id: string;
}

/** What is plugged into a port: the plug that is used for all ports, a screen, or the charger. */
export type Trial = 'plug' | 'screen' | 'charger';

/** One trial at one port. */
export interface Stop {
  readonly id: string;
  readonly port: string;
  readonly trial: Trial;
}

/** The first trial by kind of port: a plug for data or sound, a screen for video, none for a charging port. */
const firstTrial: Readonly<Record<PortKind, Trial | null>> = {
  'usb-c': 'plug',
  'usb-a': 'plug',
  headphone: 'plug',
  hdmi: 'screen',
  displayport: 'screen',
  charging: null,
  other: 'plug',
};

/** All trials of all ports: first plugs and screens in the order of the ports, then the charger. */
export function stopsOf(ports: readonly Port[]): readonly Stop[] {
  const stop = (port: Port, trial: Trial): Stop => ({ id: `${port.id}-${trial}`, port: port.id, trial });
  return [
    ...ports.flatMap((port) => {
      const trial = firstTrial[port.kind];
      return trial ? [stop(port, trial)] : [];
    }),
    ...ports.filter(isCharging).map((port) => stop(port, 'charger')),
  ];
}

/** Whether the charger is tried at a port. */
export const isCharging = ({ kind, charges }: Pick<Port, 'kind' | 'charges'>): boolean =>
  kind === 'charging' || charges;

/** Ports that take the same plug, if need be with an adapter. A plug detected at one must be detected at the others. */
const families: Readonly<Record<PortKind, string>> = {
  'usb-c': 'usb',
  'usb-a': 'usb',
  headphone: 'headphone',
  hdmi: 'video',
  displayport: 'video',
  charging: 'charging',
  other: 'other',
};

/** Whether a plug that is detected at one stop must also be detected at the other, if both work. */
export function areAlike(one: Stop, other: Stop, ports: readonly Port[]): boolean {
  if (one.trial !== other.trial) return false;
  // The same charger is tried at all charging ports, with a fitting plug for each.
  if (one.trial === 'charger') return true;
  const familyOf = ({ port }: Stop) => {
    const found = ports.find(({ id }) => id === port);
    return found && families[found.kind];
  };
  const family = familyOf(one);
  return family !== undefined && family !== 'other' && family === familyOf(other);
}
