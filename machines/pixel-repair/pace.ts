import { counted } from '../../content/words';
import { framesPerColor } from '../../measure/color/color-cycle';
import { isNoise, type RepairSettings } from './pixel-repair';

/** Frames per second at this frame interval in ms, rounded for display. */
const perSecond = (frameInterval: number) => Math.round(1000 / frameInterval);

/**
 * How this screen can actually show the settings, in one sentence.
 * @param frameInterval the measured frame interval in milliseconds, or null while it is not known
 */
export function paceNote(settings: RepairSettings, frameInterval: number | null): string {
  if (frameInterval === null) return 'Measuring how often this screen redraws.';
  const redraws = `This screen redraws about every ${frameInterval.toFixed(1)} ms`;
  if (isNoise(settings))
    return `${redraws}. Noise changes with each frame, about ${perSecond(frameInterval)} times per second, so it has no flash interval.`;
  if (settings.interval < frameInterval) {
    return `${redraws}. A color cannot stay for only ${settings.interval} ms, so it changes with each frame, about ${perSecond(frameInterval)} times per second.`;
  }
  const frames = framesPerColor(settings.interval, frameInterval);
  // Within the measurement uncertainty, the interval is a whole number of frames.
  const near = Math.round(frames);
  if (Math.abs(frames - near) < 0.05 * near) return `${redraws}: each color stays for ${counted(near, 'frame')}.`;
  return `${redraws}: each color stays for ${Math.floor(frames)} or ${counted(Math.ceil(frames), 'frame')}.`;
}
