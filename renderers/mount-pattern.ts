import { rasterPainter } from './canvas-backend';
import type { IntegerValues, Pattern } from './pattern';
import type { Renderer } from './renderer';
import { mountStage, type OnFacts, type Step } from './stage';

interface PatternOptions<Values extends IntegerValues<Values>> {
  readonly pattern: Pattern<Values>;
  /** Values that differ from the pattern's defaults. */
  readonly values?: Partial<Values>;
  readonly onFacts?: OnFacts | undefined;
  /** Makes the pattern an animation, see `mountStage`. Changes the values in place. */
  readonly animate?: (values: Values, time: number) => Step;
}

/** Mounts a stage that draws a pattern. Draws only after a change, at most once per frame. */
export function mountPattern<Values extends IntegerValues<Values>>(
  host: HTMLElement,
  { pattern, values, onFacts, animate }: PatternOptions<Values>,
): Renderer<Values> {
  const current: Values = { ...pattern.values, ...values };
  const stage = mountStage(host, {
    painter: async () => {
      const { createPainter } = await import('./pixi');
      return (canvas, gl) => createPainter(canvas, gl, pattern, current);
    },
    fallback: rasterPainter(pattern, current),
    ground: () => pattern.ground(current),
    animate: animate && ((time) => animate(current, time)),
    onFacts,
  });
  return {
    update(changed) {
      Object.assign(current, changed);
      stage.invalidate();
    },
    dispose: stage.dispose,
  };
}

/** Makes a mount function for a pattern. `valuesOf` converts settings to the pattern's values. */
export function patternMount<Values extends IntegerValues<Values>, Settings extends object>(
  pattern: Pattern<Values>,
  valuesOf: (settings: Settings) => Values,
) {
  return (host: HTMLElement, settings: Settings, onFacts: OnFacts): Renderer<Settings> => {
    const current = { ...settings };
    const { update, dispose } = mountPattern(host, { pattern, values: valuesOf(current), onFacts });
    return { update: (changed) => update(valuesOf(Object.assign(current, changed))), dispose };
  };
}
