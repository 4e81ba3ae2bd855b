import { patternMount } from '../mount-pattern';
import { type PanelValues, panelPattern } from './panel.pattern';
import { type PanelSettings, panelValues } from './panel.values';

/** Fills `host` with a picture of the panel test. */
export const mountPanel = patternMount<PanelValues, PanelSettings>(panelPattern, ({ picture }) => panelValues(picture));
