import { gray, type Layout, type Picture } from '../../machines/panel/picture';
import { encodeSrgb } from '../../measure/color/light';
import { codeOfLevel } from '../../measure/panel/fine';
import { type PanelValues, panelKinds, panelPattern } from './panel.pattern';

export interface PanelSettings {
  readonly picture: Picture;
}

/**
 * The values of a picture. A picture that integer codes cannot show becomes a similar field; another renderer draws it.
 */
export function panelValues(picture: Picture): PanelValues {
  const plain = panelPattern.values;
  switch (picture.kind) {
    case 'field':
      return {
        ...plain,
        field: picture.color,
        spot: picture.spot?.place ?? -1,
        spotColor: picture.spot?.color ?? 0,
      };
    case 'quarters': {
      const { field, patches, inwardX, inwardY, size } = picture;
      const [upperLeft, upperRight, lowerLeft, lowerRight] = patches;
      return {
        ...plain,
        kind: panelKinds.indexOf('quarters'),
        field: field.color,
        lit: field.lit,
        period: field.period,
        upperLeft,
        upperRight,
        lowerLeft,
        lowerRight,
        inwardX,
        inwardY,
        edge: size,
      };
    }
    case 'checker':
      return { ...plain, kind: panelKinds.indexOf('checker'), quarter: picture.quarter };
    case 'fine':
      return { ...plain, field: gray(codeOfLevel(picture.field)) };
    case 'bright':
      return { ...plain, field: 0 };
  }
}

/** The patch of the upper left quarter in device px. The patches of the other quarters mirror it. */
interface PatchBox {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** The patch on a canvas of this size in device px, as in `panel.pattern.ts`. */
export function patchBox({ inwardX, inwardY, size }: Layout, width: number, height: number): PatchBox {
  const halfX = width >> 1;
  const halfY = height >> 1;
  const side = Math.max(1, Math.floor((Math.min(halfX, halfY) * size) / 64));
  return {
    left: Math.floor((halfX * (32 + inwardX)) / 64) - (side >> 1),
    top: Math.floor((halfY * (32 + inwardY)) / 64) - (side >> 1),
    side,
  };
}

/** Floats in the uniform buffer: signals of the four patches; left, top and side of a patch; size of the canvas. */
export const BRIGHT_FLOATS = 12;

/**
 * The uniforms of a picture on a canvas of this size in device px. `times` is the light of each patch relative to
 * white; the sRGB curve, continued beyond 1, converts it to a signal. Any other picture is black.
 */
export function brightUniforms(picture: Picture, width: number, height: number): Float32Array<ArrayBuffer> {
  const uniforms = new Float32Array(BRIGHT_FLOATS);
  uniforms.set([width, height], 8);
  if (picture.kind !== 'bright') return uniforms;
  const { left, top, side } = patchBox(picture, width, height);
  uniforms.set(picture.times.map(encodeSrgb));
  uniforms.set([left, top, side], 4);
  return uniforms;
}
