/** Faulty pixels of a screen by the types of ISO 9241-307; also the numbers that a class allows. */
export interface PixelFaults {
  /** Type 1: pixels that are always lit. */
  readonly bright: number;
  /** Type 2: pixels that are always dark. */
  readonly dark: number;
  /** Type 3: pixels of which a part is always lit or always dark. */
  readonly subPixel: number;
}

/** Pixel fault classes of ISO 9241-307, the best first. */
export const pixelFaultClasses = ['0', 'I', 'II', 'III'] as const;
export type PixelFaultClass = (typeof pixelFaultClasses)[number];

/** Faults that a class allows on each million pixels: ISO 9241-307, without its rules for clusters. */
const allowedPerMillion: Readonly<Record<PixelFaultClass, PixelFaults>> = {
  '0': { bright: 0, dark: 0, subPixel: 0 },
  I: { bright: 1, dark: 1, subPixel: 2 },
  II: { bright: 2, dark: 2, subPixel: 5 },
  III: { bright: 5, dark: 15, subPixel: 50 },
};

const types = ['bright', 'dark', 'subPixel'] as const;

/**
 * How many faults a class allows on a screen of this size: the number for a million pixels × `megapixels`, rounded to the
 * nearest whole number, a half upwards. Makers round so in their notes on the standard: 2 × 1.31 are 3 on 1280 × 1024.
 * @param megapixels millions of device pixels, above 0
 * @throws {RangeError} for a size that no screen has
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
 * The best class that a screen with these faults reaches, and null where it is worse than class III.
 * Each type counts by itself. The standard's limits for clusters of faults are not checked: only counts are known here.
 * @throws {RangeError} for a size that no screen has
 */
export function pixelFaultClass(faults: PixelFaults, megapixels: number): PixelFaultClass | null {
  const meets = (faultClass: PixelFaultClass) => {
    const allowed = allowedFaults(faultClass, megapixels);
    return types.every((type) => faults[type] <= allowed[type]);
  };
  return pixelFaultClasses.find(meets) ?? null;
}

/** Whether a screen of the class `met` is good enough where `allowed` is the worst class allowed; null is worse than III. */
export const isWithinClass = (met: PixelFaultClass | null, allowed: PixelFaultClass): boolean =>
  met !== null && pixelFaultClasses.indexOf(met) <= pixelFaultClasses.indexOf(allowed);
