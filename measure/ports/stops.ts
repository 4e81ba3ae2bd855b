/** The ports of a device as the person draws them, and what is tried at each. */

export const portKinds = ['usb-c', 'usb-a', 'headphone', 'hdmi', 'displayport', 'charging', 'other'] as const;
export type PortKind = (typeof portKinds)[number];

export const sides = ['left', 'right', 'back', 'front'] as const;
export type Side = (typeof sides)[number];

export interface NewPort {
  readonly kind: PortKind;
  /** As the person typed it; empty for the name of the kind. */
  readonly name: string;
  readonly side: Side;
  /** Whether the charger belongs in it. */
  readonly charges: boolean;
}

export interface Port extends NewPort {
  /** Unique within a run. */
  readonly id: string;
}

/** What is put into a port: the plug that goes through all ports, a screen, or the charger. */
export type Trial = 'plug' | 'screen' | 'charger';

/** One trial at one port. */
export interface Stop {
  readonly id: string;
  readonly port: string;
  readonly trial: Trial;
}

/** Ports that carry data or sound, and those that carry a picture. A charging socket carries neither. */
const firstTrial: Readonly<Record<PortKind, Trial | null>> = {
  'usb-c': 'plug',
  'usb-a': 'plug',
  headphone: 'plug',
  hdmi: 'screen',
  displayport: 'screen',
  charging: null,
  other: 'plug',
};

/** Every trial of every port: first all plugs and screens in the order of the ports, then the charger. */
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

/** Whether the charger is tried in a port. */
export const isCharging = ({ kind, charges }: Pick<Port, 'kind' | 'charges'>): boolean =>
  kind === 'charging' || charges;

/** Ports into which the same plug fits, by adapter at most. A plug that one of them shows must show in the others too. */
const families: Readonly<Record<PortKind, string>> = {
  'usb-c': 'usb',
  'usb-a': 'usb',
  headphone: 'headphone',
  hdmi: 'video',
  displayport: 'video',
  charging: 'charging',
  other: 'other',
};

/** Whether what is seen at one stop must be seen at the other as well, if both work. */
export function areAlike(one: Stop, other: Stop, ports: readonly Port[]): boolean {
  if (one.trial !== other.trial) return false;
  // One charger is taken through all charging ports, with a plug for each.
  if (one.trial === 'charger') return true;
  const familyOf = ({ port }: Stop) => {
    const found = ports.find(({ id }) => id === port);
    return found && families[found.kind];
  };
  const family = familyOf(one);
  return family !== undefined && family !== 'other' && family === familyOf(other);
}
