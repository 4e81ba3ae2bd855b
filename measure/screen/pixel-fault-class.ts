/** Number of faulty pixels by type (ISO 9241-307). Used for counts and for the limits of a class. */
export interface PixelFaults {
  /** Type 1: pixels that are always lit. */
  readonly bright: number;
  /** Type 2: pixels that are always dark. */
  readonly dark: number;
  /** Type 3: pixels with a sub-pixel that is always lit or always dark. */
  readonly subPixel: number;
}

/** Pixel fault classes of ISO 9241-307, best first. */
export const pixelFaultClasses = ['0', 'I', 'II', 'III'] as const;
export type PixelFaultClass = (typeof pixelFaultClasses)[number];

/** Faults that a class allows per million pixels (ISO 9241-307, without its rules for clusters). */
const allowedPerMillion: Readonly<Record<PixelFaultClass, PixelFaults>> = {
  '0': { bright: 0, dark: 0, subPixel: 0 },
  I: { bright: 1, dark: 1, subPixel: 2 },
  II: { bright: 2, dark: 2, subPixel: 5 },
  III: { bright: 5, dark: 15, subPixel: 50 },
};

const types = ['bright', 'dark', 'subPixel'] as const;

/**
 * Number of faults that a class allows on a screen of this size: the limit per million pixels × `megapixels`, rounded
 * half up to a whole number. Manufacturers round the same way in their notes on the standard: 2 × 1.31 is 3 on 1280 ×
 * 1024.
 * @param megapixels millions of device pixels, above 0
 * @throws {RangeError} if `megapixels` is not a positive number
 */
export function allowedFaults(faultClass: PixelFaultClass, megapixels: number): PixelFaults {
  if (!(megapixels > 0 && Number.isFinite(megapixels))) throw new RangeError(`No screen has ${megapixels} megapixels`);
  const { bright, dark, subPixel } = allowedPerMillion[faultClass];
  return {
    bright: Math.round(bright * megapixels),
    dark: Math.round(dark * megapixels),
    subPixel: Math.round(subPixel * megapixels),
  };
}

/**
 * The best class that a screen with these faults meets; null if it is worse than class III. Each type is compared on
 * its own. The standard's limits for clusters of faults are not checked, because only counts are known here.
 * @throws {RangeError} if `megapixels` is not a positive number
 */
export function pixelFaultClass(faults: PixelFaults, megapixels: number): PixelFaultClass | null {
  const meets = (faultClass: PixelFaultClass) => {
    const allowed = allowedFaults(faultClass, megapixels);
    return types.every((type) => faults[type] <= allowed[type]);
  };
  return pixelFaultClasses.find(meets) ?? null;
}

/** Whether the class `met` is at least as good as `allowed`, the worst class allowed. Null is worse than III. */
export const isWithinClass = (met: PixelFaultClass | null, allowed: PixelFaultClass): boolean =>
  met !== null && pixelFaultClasses.indexOf(met) <= pixelFaultClasses.indexOf(allowed);
