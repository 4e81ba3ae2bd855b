/** Exposure, focus and zoom, by the names of https://w3c.github.io/mediacapture-image/ . */
export type RangeName = 'exposureCompensation' | 'exposureTime' | 'focusDistance' | 'zoom';
export type ModeName = 'exposureMode' | 'focusMode';

export interface RangeControl {
  readonly kind: 'range';
  readonly name: RangeName;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
}
export interface ModeControl {
  readonly kind: 'mode';
  readonly name: ModeName;
  readonly options: readonly string[];
  readonly value: string;
}
/** What a page can adjust on the camera. */
export type Control = RangeControl | ModeControl;

const modes: readonly ModeName[] = ['exposureMode', 'focusMode'];
const ranges: readonly RangeName[] = ['exposureCompensation', 'exposureTime', 'focusDistance', 'zoom'];

/** Controls that can only be set in manual mode. */
const manual: Partial<Record<RangeName, ModeName>> = { exposureTime: 'exposureMode', focusDistance: 'focusMode' };

type Facts = Readonly<Record<string, unknown>>;

/**
 * The controls that a camera offers, from its track's capabilities and settings. Those without a choice are left out.
 */
export function controlsOf(capabilities: Facts, settings: Facts): Control[] {
  return [
    ...modes.flatMap((name): ModeControl[] => {
      const offered = capabilities[name];
      const value = settings[name];
      if (!Array.isArray(offered) || offered.length < 2 || typeof value !== 'string') return [];
      return [{ kind: 'mode', name, options: offered.map(String), value }];
    }),
    ...ranges.flatMap((name): RangeControl[] => {
      const { min, max, step } = Object(capabilities[name]) as Facts;
      const value = settings[name];
      if (typeof min !== 'number' || typeof max !== 'number' || typeof value !== 'number' || !(max > min)) return [];
      const fine = typeof step === 'number' && step > 0 ? step : (max - min) / 100;
      return [{ kind: 'range', name, min, max, step: fine, value }];
    }),
  ];
}

/** The constraint that sets a control. Includes manual mode if the control needs it. */
export function constraintFor(name: Control['name'], value: number | string, controls: readonly Control[]) {
  const mode = manual[name as RangeName];
  const offers = controls.some((one) => one.kind === 'mode' && one.name === mode && one.options.includes('manual'));
  return { [name]: value, ...(mode && offers && { [mode]: 'manual' }) };
}
