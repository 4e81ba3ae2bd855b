import { colorPairs, type MotionSettings } from '../../machines/motion-blur/motion-blur';
import { mixColors, packColor } from '../../measure/color/packed';
import type { DeviceBox } from '../device-pixels';
import { mountQuads, type QuadFacts } from '../quads/quad-stage';
import { createQuads } from '../quads/quads';
import { createSheet, type Tile } from '../quads/sheet';
import type { Renderer } from '../renderer';
import { layOut, type Moment, type MotionTiles } from './layout';
import { objectIds, paintObject, SIDE } from './tiles';

export interface MotionState extends MotionSettings {
  /** `origin` shows everything where it begins. */
  readonly phase: 'origin' | 'running' | 'paused';
  /** Milliseconds between frames of the screen; 0 while unknown. */
  readonly interval: number;
}

/** Bars of the narrowest period on a screen of four device px a CSS px, and some. */
const MOST = 720;
const SHEET_HEIGHT = 768;

/**
 * Moves the objects over `host`. Places are functions of the frame's time, in whole device px. While it is paused
 * nothing moves.
 */
export function mountMotion(
  host: HTMLElement,
  state: MotionState,
  onFacts?: (facts: QuadFacts) => void,
): Renderer<MotionState> {
  const current: { -readonly [Name in keyof MotionState]: MotionState[Name] } = { ...state };
  const moment: Moment = { elapsed: 0, interval: state.interval };
  const sheet = createSheet(SHEET_HEIGHT);
  const quads = createQuads(MOST);
  let tiles: MotionTiles | null = null;
  let painted = '';
  let ratio = 0;
  let last = Number.NaN;

  const pairOf = () => colorPairs.find(({ id }) => id === current.colors) ?? colorPairs[0];
  const paint = () => {
    const pair = pairOf();
    const object = packColor(pair.object);
    const ground = packColor(pair.ground);
    const side = Math.min(256, Math.round(SIDE * ratio));
    sheet.clear();
    const plain = (color: number): Tile => {
      const tile = sheet.reserve(1, 1);
      sheet.fill(tile, color);
      return tile;
    };
    tiles = {
      objects: objectIds.map((id) => paintObject(sheet, id, side, object, ground)),
      object: plain(object),
      faint: plain(mixColors(ground, object, 0.35)),
    };
    painted = current.colors;
  };
  const scene = {
    quads,
    sheet,
    ground: packColor(pairOf().ground),
    compose(box: DeviceBox) {
      if (!tiles || painted !== current.colors || ratio !== box.pixelRatio) {
        ratio = box.pixelRatio;
        paint();
      }
      if (tiles) layOut(quads, tiles, current, moment, box);
    },
  };
  const animate = (time: number) => {
    if (current.phase !== 'running') return false;
    if (!Number.isNaN(last)) moment.elapsed += time - last;
    last = time;
    return true;
  };
  const stage = mountQuads(host, { scene, animate, ...(onFacts && { onFacts }) });

  return {
    update(changed) {
      Object.assign(current, changed);
      moment.interval = current.interval;
      if (current.phase !== 'running') last = Number.NaN;
      if (current.phase === 'origin') moment.elapsed = 0;
      scene.ground = packColor(pairOf().ground);
      stage.redraw();
    },
    dispose: stage.dispose,
  };
}
