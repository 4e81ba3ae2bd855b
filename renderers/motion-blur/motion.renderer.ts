import { colorPairs, type MotionSettings } from '../../machines/motion-blur/motion-blur';
import { mixColors, packColor } from '../../measure/color/packed';
import { advance, type Moment, startOfMotion } from '../../measure/motion/object-motion';
import type { DeviceBox } from '../device-pixels';
import { quadCanvasPainter } from '../quads/quad-canvas';
import { createQuads } from '../quads/quads';
import { createSheet, type Tile } from '../quads/sheet';
import type { Renderer } from '../renderer';
import { mountStage, type OnFacts, type Step } from '../stage';
import { layOut, type MotionTiles } from './layout';
import { objectIds, paintObject, paintPlate, plateSize, SIDE_CSS_PX } from './tiles';

export interface MotionState extends MotionSettings {
  /** `origin` shows all objects at their starting positions. */
  readonly phase: 'origin' | 'running' | 'paused';
  /** Milliseconds between frames of the screen. 0 while unknown. */
  readonly interval: number;
}

/** Enough for bars of the shortest period at a pixel ratio of 4. */
const MAX_QUADS = 720;
const SHEET_HEIGHT = 896;
/** On a stage narrower than this, in CSS px, the plate is smaller. */
const NARROW_CSS_PX = 900;
const NARROW_SCALE = 204 / plateSize.width;

/** Device px of one unit of the plate. A plate fits a sheet up to three. */
function plateScale({ width, pixelRatio }: DeviceBox): number {
  return Math.min(3, pixelRatio * (width < NARROW_CSS_PX * pixelRatio ? NARROW_SCALE : 1));
}

/**
 * Moves the objects over `host`. Positions are functions of the frame's time, in whole device px. Nothing moves while
 * paused.
 */
export function mountMotion(host: HTMLElement, state: MotionState, onFacts?: OnFacts): Renderer<MotionState> {
  const current: { -readonly [Name in keyof MotionState]: MotionState[Name] } = { ...state };
  const moment: Moment = startOfMotion(state.interval);
  const sheet = createSheet(SHEET_HEIGHT);
  const quads = createQuads(MAX_QUADS);
  let tiles: MotionTiles | null = null;
  let painted = '';
  let ratio = 0;
  let scale = 0;
  let lastFrame = Number.NaN;

  const pairOf = () => colorPairs.find(({ id }) => id === current.colors) ?? colorPairs[0];
  const paint = () => {
    const pair = pairOf();
    const object = packColor(pair.object);
    const ground = packColor(pair.ground);
    const side = Math.min(256, Math.round(SIDE_CSS_PX * ratio));
    sheet.clear();
    const plain = (color: number): Tile => {
      const tile = sheet.reserve(1, 1);
      sheet.fill(tile, color);
      return tile;
    };
    let objects: readonly Tile[] | undefined;
    let plate: Tile | undefined;
    tiles = {
      // No view shows both, and the first picture is drawn while the page starts.
      get objects() {
        objects ??= objectIds.map((id) => paintObject(sheet, id, side, object, ground));
        return objects;
      },
      get plate() {
        plate ??= paintPlate(sheet, scale, object, ground);
        return plate;
      },
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
      if (!tiles || painted !== current.colors || ratio !== box.pixelRatio || scale !== plateScale(box)) {
        ratio = box.pixelRatio;
        scale = plateScale(box);
        paint();
      }
      if (tiles) layOut(quads, tiles, current, moment, box);
    },
  };
  const animate = (time: number): Step => {
    if (current.phase !== 'running') return 'last';
    if (!Number.isNaN(lastFrame)) advance(moment, time - lastFrame);
    lastFrame = time;
    return 'next';
  };
  const stage = mountStage(host, {
    painter: async () => {
      const { createQuadPainter } = await import('../quads/quad-painter');
      return (canvas, gl) => createQuadPainter(canvas, gl, scene);
    },
    fallback: (context) => quadCanvasPainter(context, scene),
    ground: () => scene.ground,
    animate,
    onFacts,
  });

  return {
    update(changed) {
      Object.assign(current, changed);
      moment.interval = current.interval;
      if (current.phase !== 'running') lastFrame = Number.NaN;
      if (current.phase === 'origin') Object.assign(moment, startOfMotion(current.interval));
      scene.ground = packColor(pairOf().ground);
      stage.invalidate();
    },
    dispose: stage.dispose,
  };
}
