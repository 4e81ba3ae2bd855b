/** What the person states before a run: the surroundings and the settings of the screen. */
export const conditionChoices = {
  light: ['dark', 'dim', 'bright'],
  brightness: ['usual', 'highest', 'lower'],
  nightLight: ['off', 'on', 'unknown'],
  hdr: ['off', 'on', 'unknown'],
} as const;

type Choices = typeof conditionChoices;
export type ConditionName = keyof Choices;

/** Viewing distance in centimeters. */
export const distance = { min: 20, max: 150, usual: 60 } as const;

export type Conditions = { readonly [Name in ConditionName]: Choices[Name][number] } & {
  /** Centimeters. */
  readonly distance: number;
};

/** The conditions stated so far. */
export type SomeConditions = Partial<Conditions>;

/** All conditions, or null while one is missing. */
export function wholeConditions({ light, brightness, nightLight, hdr, distance }: SomeConditions): Conditions | null {
  if (!light || !brightness || !nightLight || !hdr || !distance) return null;
  return { light, brightness, nightLight, hdr, distance };
}

/** Whether a value is one of the choices, or a distance within its limits. */
export function isCondition(name: ConditionName | 'distance', value: string | number): boolean {
  if (name === 'distance') return typeof value === 'number' && value >= distance.min && value <= distance.max;
  return (conditionChoices[name] as readonly unknown[]).includes(value);
}
