import type { MotionSettings } from '../../machines/motion-blur/motion-blur';
import { distanceAt, laneHolds, type Moment } from '../../measure/motion/object-motion';
import type { Quads } from '../quads/quads';
import type { Tile } from '../quads/sheet';

/** Distance from the edge to the objects at the origin. */
const MARGIN_CSS_PX = 24;
/** Size of the block of bars: smaller than the area that WCAG 2.3.1 allows to flash. */
const BARS_CSS_PX = { width: 336, height: 64 } as const;
/** Distance from the lower edge of a lane to its plate. The label of the lane is above the plate. */
const LANE_GAP_CSS_PX = 8;
/** Frames after which the marks of the sync track repeat. */
const MARK_PERIOD_FRAMES = 4;

export interface MotionTiles {
  /** The five objects in their order. */
  readonly objects: readonly Tile[];
  readonly plate: Tile;
  /** One pixel of each color. */
  readonly object: Tile;
  readonly faint: Tile;
}

interface Box {
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
}

/**
 * Position in px of an object that starts at `start`. It wraps around: it enters at one edge after it has left at the
 * other.
 */
function along(distance: number, length: number, side: number, start: number): number {
  return Math.round((distance + start + side) % (length + side)) - side;
}

/** Adds the quads for one moment, in whole device px. Allocates nothing. */
export function layOut(quads: Quads, tiles: MotionTiles, settings: MotionSettings, moment: Moment, box: Box): void {
  const distance = distanceAt(moment.elapsed, settings, moment.interval);
  switch (settings.view) {
    case 'objects':
      objects(quads, tiles, settings, distance, box);
      break;
    case 'lanes':
      lanes(quads, tiles, settings, moment, box);
      break;
    case 'bars':
      bars(quads, tiles, settings, distance, box);
      break;
    case 'pursuit':
      pursuit(quads, tiles, distance, moment.frame, box);
      break;
  }
}

function objects(quads: Quads, tiles: MotionTiles, { path }: MotionSettings, distance: number, box: Box): void {
  const { width, height } = box;
  const margin = Math.round(MARGIN_CSS_PX * box.pixelRatio);
  const count = tiles.objects.length;
  for (let i = 0; i < count; i++) {
    const tile = tiles.objects[i] as Tile;
    const side = tile.width;
    const lane = (i + 0.5) / count;
    let x = Math.round(lane * width - side / 2);
    let y = Math.round(lane * height - side / 2);
    if (path === 'horizontal') x = along(distance, width, side, margin);
    else if (path === 'vertical') y = along(distance, height, side, margin);
    else if (path === 'diagonal') {
      x = along(distance * Math.SQRT1_2, width, side, margin + (i * width) / count);
      y = along(distance * Math.SQRT1_2, height, side, margin + (i * height) / count);
    } else {
      const radius = Math.max(side / 2, Math.min(width, height) / 2 - side);
      const angle = distance / radius + lane * 2 * Math.PI;
      x = Math.round(width / 2 + radius * Math.sin(angle) - side / 2);
      y = Math.round(height / 2 - radius * Math.cos(angle) - side / 2);
    }
    quads.add(x, y, side, side, tile);
  }
}

/** The plate in each lane: the same speed in fewer, larger steps. At the start all plates are in the middle. */
function lanes(quads: Quads, { plate, faint }: MotionTiles, settings: MotionSettings, moment: Moment, box: Box): void {
  const start = Math.round((box.width - plate.width) / 2);
  const gap = Math.round(LANE_GAP_CSS_PX * box.pixelRatio);
  const line = Math.max(1, Math.floor(box.pixelRatio));
  for (let lane = 0; lane < laneHolds.length; lane++) {
    const bottom = Math.round(((lane + 1) * box.height) / laneHolds.length);
    const distance = distanceAt(moment.held[lane] as number, settings, moment.interval);
    const x = along(distance, box.width, plate.width, start);
    quads.add(x, bottom - gap - plate.height, plate.width, plate.height, plate);
    if (bottom < box.height) quads.add(0, bottom, box.width, line, faint);
  }
}

/** A block of bars. Bars and gaps have the same width. */
function bars(quads: Quads, tiles: MotionTiles, settings: MotionSettings, distance: number, box: Box): void {
  const period = settings.bars;
  const count = Math.max(2, Math.floor((BARS_CSS_PX.width * box.pixelRatio) / period));
  const block = count * period;
  const height = Math.round(BARS_CSS_PX.height * box.pixelRatio);
  const left = along(distance, box.width, block, Math.round(MARGIN_CSS_PX * box.pixelRatio));
  const top = Math.round((box.height - height) / 2);
  const wide = Math.max(1, Math.floor(period / 2));
  for (let i = 0; i < count; i++) quads.add(left + i * period, top, wide, height, tiles.object);
}

/**
 * The checkerboard and the face above a sync track, on which a mark moves one step per frame. A camera that follows the
 * motion exactly, with an exposure of four frames, records the marks as one straight line.
 */
function pursuit(quads: Quads, tiles: MotionTiles, distance: number, frame: number, box: Box): void {
  const margin = Math.round(MARGIN_CSS_PX * box.pixelRatio);
  const line = Math.max(1, Math.round(2 * box.pixelRatio));
  const side = (tiles.objects[0] as Tile).width;
  const top = Math.round(box.height / 2 - side);
  for (let i = 0; i < 2; i++) {
    const tile = tiles.objects[2 + i] as Tile;
    const x = along(distance, box.width, 3 * side, margin) + i * 2 * side;
    quads.add(x, top, side, side, tile);
    const step = frame % MARK_PERIOD_FRAMES;
    quads.add(
      x + Math.floor(side / 2) - line,
      top + side + 4 * line + step * 4 * line,
      2 * line,
      3 * line,
      tiles.object,
    );
    quads.add(x, top + side + 2 * line, side, line, tiles.faint);
    quads.add(x, top + side + 22 * line, side, line, tiles.faint);
  }
}
