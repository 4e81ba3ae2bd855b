import { createActor, fromCallback, fromPromise } from 'xstate';
import { touchMachine } from '../../../../machines/touch/touch.machine';
import type { TouchSnapshot } from '../../../../measure/touch/snapshot';
import { mountTouch } from '../../../../renderers/touch/touch.renderer';
import { TouchInput } from '../../../../src/browser/input/touch-input';
import {
  isShown,
  type Mount,
  openCanvas,
  openContext,
  openHost,
  plainGrid,
  type Stage,
  type Subject,
} from '../subject';
import { dragEvents } from './drag';

/** How long a newly touched cell glows. */
const GLOW_MS = 500;

/** Returns a function that creates the next event of an endless drag. */
function drag({ width, height, frame }: Stage) {
  const event = dragEvents(width, height, frame);
  let type = 'pointerdown';
  return (at: number) => {
    const next = event(type, at);
    type = 'pointermove';
    return next;
  };
}

function listen(target: HTMLElement, take: (event: PointerEvent) => void) {
  for (const name of ['pointerdown', 'pointermove'] as const) target.addEventListener(name, take);
}

/** Assay's touch test without its page: input, machine and drawing, from the pointer event to the draw calls. */
export const touch: Mount = (stage) => {
  const host = openHost(stage);
  const input = new TouchInput();
  input.attach(host);
  const fullscreen = fromPromise(() => new Promise<{ at: number; snapshot: TouchSnapshot | null }>(() => undefined));
  const wakeLock = fromCallback(() => undefined);
  const machine = touchMachine.provide({
    actors: { fullscreen, wakeLock, strokes: input.strokes, touches: input.touches },
  });
  createActor(machine).start().send({ type: 'START', at: 0, touchPoints: 10 });
  const renderer = mountTouch(host, { grid: input.grid, onBox: (box) => input.fit(box), onFacts: stage.onFacts });
  input.redraw = () => renderer.update({});
  return {
    isDrawn: () => isShown(host),
    prepare: drag(stage),
    frame(event: PointerEvent) {
      // A full grid would end the test.
      if (input.grid.touched > input.grid.cells * 0.9) {
        input.reset();
        host.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerId: 1, pointerType: 'touch' }));
      }
      host.dispatchEvent(event);
    },
  };
};

interface Particle {
  readonly x: number;
  readonly y: number;
  /** Device px per ms. */
  readonly vx: number;
  readonly vy: number;
  readonly at: number;
  readonly isRing: boolean;
}

/** Eight particles that fly from a cell's center, and a ring. */
const burst = (x: number, y: number, at: number): Particle[] =>
  Array.from({ length: 9 }, (_, i) => {
    const angle = ((i + Math.random()) / 8) * 2 * Math.PI;
    const speed = (60 + 120 * Math.random()) / 1000;
    return { x, y, vx: Math.cos(angle) * speed, vy: Math.sin(angle) * speed, at, isRing: i === 8 };
  });

/** Where a particle is at a time, half of its side, and its life. */
function placeOf({ x, y, vx, vy, at, isRing }: Particle, now: number) {
  const age = now - at;
  const life = 1 - age / (isRing ? 300 : 833);
  return { x: x + vx * age, y: y + vy * age, half: isRing ? 17.5 * (1.8 - 0.8 * life) : 2, life };
}

/** A 2D canvas that draws only changed cells: those that glow, from a list. It computes the cell at a point. */
function dirtyCells(stage: Stage, hasParticles: boolean): Subject {
  const context = openContext(stage);
  const grid = plainGrid(stage);
  const touchedAt = new Float64Array(grid.count).fill(-1);
  const glow = Array.from({ length: 33 }, (_, i) => {
    const mix = (from: number, to: number) => Math.round(from + ((to - from) * i) / 32);
    return `rgb(${mix(255, 242)} ${mix(92, 242)} ${mix(26, 242)})`;
  });
  let active: number[] = [];
  let touched = 0;
  let flying: Particle[] = [];
  let shownAt = 0;
  const clear = () => {
    touchedAt.fill(-1);
    touched = 0;
    active = [];
    flying = [];
    grid.clear(context);
  };
  clear();
  listen(context.canvas, (event) => {
    for (const { clientX, clientY, timeStamp } of event.getCoalescedEvents()) {
      const cell = grid.cellAt(clientX, clientY);
      if ((touchedAt[cell] as number) >= 0) continue;
      touchedAt[cell] = timeStamp;
      active.push(cell);
      touched++;
      if (hasParticles) flying.push(...burst(...grid.centerOf(cell), timeStamp));
    }
    if (touched > grid.count * 0.9) clear();
  });
  const fill = (cell: number, at: number) => {
    const since = touchedAt[cell] as number;
    const step = Math.min(32, Math.max(0, Math.round((32 * (at - since)) / GLOW_MS)));
    context.fillStyle = since < 0 ? '#2b2b2b' : (glow[step] as string);
    grid.fill(context, cell);
    return step < 32;
  };
  /** Draws the cells under the particles of the last frame again. */
  const eraseParticles = (at: number) => {
    const under = new Set<number>();
    for (const particle of flying) {
      const { x, y, half } = placeOf(particle, shownAt);
      const reach = half + 2;
      for (const cell of grid.cellsIn(x - reach, y - reach, x + reach, y + reach)) under.add(cell);
    }
    for (const cell of under) {
      context.fillStyle = '#121212';
      grid.fill(context, cell, 1);
      fill(cell, at);
    }
    flying = flying.filter((particle) => placeOf(particle, at).life > 0);
  };
  const drawParticles = (at: number) => {
    context.fillStyle = context.strokeStyle = '#ff5c1a';
    context.lineWidth = 2;
    for (const particle of flying) {
      const { x, y, half, life } = placeOf(particle, at);
      context.globalAlpha = Math.max(0, life);
      if (particle.isRing) context.strokeRect(x - half, y - half, 2 * half, 2 * half);
      else context.fillRect(x - half, y - half, 2 * half, 2 * half);
    }
    context.globalAlpha = 1;
    shownAt = at;
  };
  return {
    prepare: drag(stage),
    frame(event: PointerEvent, at) {
      context.canvas.dispatchEvent(event);
      if (flying.length > 0) eraseParticles(at);
      let kept = 0;
      for (const cell of active) if (fill(cell, at)) active[kept++] = cell;
      active.length = kept;
      if (flying.length > 0) drawParticles(at);
    },
  };
}

/** Draws no particles, so it has less to draw than Assay. */
export const touchDirty: Mount = (stage) => dirtyCells(stage, false);
/** Draws what Assay draws. */
export const touchParticles: Mount = (stage) => dirtyCells(stage, true);

/** Cells as DOM elements. Computes the cell at a point and changes its class. Cells do not glow. */
export const touchDom: Mount = (stage) => {
  const grid = plainGrid(stage);
  const { host, cells } = grid.open();
  const marked = new Uint8Array(grid.count);
  let touched = 0;
  listen(host, (event) => {
    for (const { clientX, clientY } of event.getCoalescedEvents()) {
      const cell = grid.cellAt(clientX, clientY);
      if (marked[cell]) continue;
      marked[cell] = 1;
      touched++;
      (cells[cell] as HTMLElement).className = 'touched';
    }
    if (touched <= grid.count * 0.9) return;
    touched = 0;
    marked.fill(0);
    for (const cell of cells) cell.className = '';
  });
  return {
    prepare: drag(stage),
    frame: (event: PointerEvent) => void host.dispatchEvent(event),
  };
};

/** A WebGL canvas that is cleared in each frame: the minimum cost of a WebGL drawing here. */
export const cleared: Mount = (stage) => {
  const gl = openCanvas(stage).getContext('webgl2', { alpha: false, antialias: false, depth: false });
  return {
    frame(_input, at) {
      gl?.clearColor((at / 1000) % 1, 0, 0, 1);
      gl?.clear(gl.COLOR_BUFFER_BIT);
    },
  };
};

/** Empty frames: the cost of a frame and of measuring it. */
export const empty: Mount = () => ({});
