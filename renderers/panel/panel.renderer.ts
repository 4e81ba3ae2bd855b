import type { Picture } from '../../machines/panel/picture';
import { patternMount } from '../mount-pattern';
import { type PanelValues, panelKinds, panelPattern } from './panel.pattern';

export interface PanelSettings {
  readonly picture: Picture;
}

/** The whole numbers of a picture. One that is brighter than white has another renderer, and is black here. */
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
    case 'bright':
      return { ...plain, field: 0 };
  }
}

/** Fills `host` with a picture of the panel test. */
export const mountPanel = patternMount<PanelValues, PanelSettings>(panelPattern, ({ picture }) =>
  picture ? panelValues(picture) : {},
);
