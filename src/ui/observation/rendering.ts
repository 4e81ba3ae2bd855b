import { shortRatio } from '../../../measure/screen/calibration';
import type { ScreenFacts } from '../../../measure/screen/screen-facts';

/** `about 110%, estimated`, or a text that says it is unknown. */
function zoomWords({ zoom }: Pick<ScreenFacts, 'zoom'>): string {
  return zoom === null
    ? 'Page zoom unknown.'
    : `Page zoom about ${Math.round(zoom * 100)}%, estimated from the window’s width.`;
}

/** How the page is rendered, in two or three sentences. */
export function renderingLine(facts: ScreenFacts): string {
  const ratio = shortRatio(facts.pixelRatio);
  const fractional = Math.abs(facts.pixelRatio - Math.round(facts.pixelRatio)) > 0.001;
  const pixels = facts.pixelRatio === 1 ? 'device pixel' : 'device pixels';
  const rendering = `One CSS pixel is ${ratio} ${pixels}. ${zoomWords(facts)}`;
  return fractional ? `${rendering} At a fractional ratio, letters and lines do not fall on whole pixels.` : rendering;
}
