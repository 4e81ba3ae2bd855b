import { shortRatio } from '../../../machines/screen-size/calibration';
import type { ScreenFacts } from '../../../machines/screen-size/screen-facts';

/** `110%, a guess`, or that it cannot be known. */
function zoomWords({ zoom }: Pick<ScreenFacts, 'zoom'>): string {
  return zoom === null ? 'cannot be known here' : `about ${Math.round(zoom * 100)}%, a guess from the window’s width`;
}

/** What rendering is at work, in one sentence or two. */
export function renderingLine(facts: ScreenFacts): string {
  const ratio = shortRatio(facts.pixelRatio);
  const fractional = Math.abs(facts.pixelRatio - Math.round(facts.pixelRatio)) > 0.001;
  const rendering = `Drawn at ${ratio} device ${facts.pixelRatio === 1 ? 'pixel' : 'pixels'} for one CSS pixel. Page zoom ${zoomWords(facts)}.`;
  return fractional ? `${rendering} At a fractional ratio letters and lines do not fall on whole pixels.` : rendering;
}
