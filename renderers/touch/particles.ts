/** Particles that fly from a newly touched cell. */
export const PARTICLES_PER_BURST = 8;
/** Life that a particle loses in 1/60 s; it starts with 1. */
export const DECAY_PER_FRAME = 0.02;
/** How long the ring round a newly touched cell grows, in milliseconds. */
export const RIPPLE_MS = 300;
/** From a particle's birth to its end. */
const LIFETIME_MS = 1000 / 60 / DECAY_PER_FRAME;

/** Newly touched cells whose particles are kept: the latest ones. */
const MAX_BURSTS = 512;
/** x, y, velocity in x and y (device px per second), birth (ms), size: a side in device px, below 0 half a ring's. */
export const STRIDE = 6;
const MAX_PARTICLES = MAX_BURSTS * (PARTICLES_PER_BURST + 1);

/** Life of a particle, 1 to 0, `age` milliseconds after its birth, at any refresh rate. */
export const lifeAt = (age: number) => Math.max(0, 1 - (DECAY_PER_FRAME * age * 60) / 1000);

/**
 * Particles and rings in one ring buffer, as functions of time: nothing is moved or aged, so a frame writes only what is
 * born in it.
 */
export class Particles {
  readonly data = new Float32Array(MAX_PARTICLES * STRIDE);
  /** Places that are in use. */
  count = 0;
  /** When the last particle is gone, in milliseconds. */
  until = Number.NEGATIVE_INFINITY;
  /** Places written since `clean`; a range that wraps counts as the whole. */
  dirtyFrom = MAX_PARTICLES;
  dirtyTo = 0;
  #next = 0;
  readonly #seed = Uint32Array.of(1);

  /** Eight particles and a ring, born now round a center in device px. */
  spawn(x: number, y: number, half: number, pixelRatio: number, now: number): void {
    const { data } = this;
    const side = Math.round(4 * pixelRatio);
    // Numbers are written where they are made: a fraction that is handed to another function may cost memory.
    for (let i = 0; i <= PARTICLES_PER_BURST; i++) {
      const at = this.#claim();
      const ring = i === PARTICLES_PER_BURST;
      const angle = ((i + this.#random()) / PARTICLES_PER_BURST) * 2 * Math.PI;
      const speed = ring ? 0 : (60 + 120 * this.#random()) * pixelRatio;
      data[at] = x;
      data[at + 1] = y;
      data[at + 2] = Math.cos(angle) * speed;
      data[at + 3] = Math.sin(angle) * speed;
      data[at + 4] = now;
      data[at + 5] = ring ? -half : side;
    }
    this.until = Math.max(this.until, now + LIFETIME_MS);
  }

  clear(): void {
    this.count = this.#next = this.dirtyTo = 0;
    this.dirtyFrom = MAX_PARTICLES;
    this.until = Number.NEGATIVE_INFINITY;
  }

  clean(): void {
    this.dirtyFrom = MAX_PARTICLES;
    this.dirtyTo = 0;
  }

  /** The next place, as an index into the data. */
  #claim(): number {
    const place = this.#next;
    this.dirtyFrom = Math.min(this.dirtyFrom, place);
    this.dirtyTo = Math.max(this.dirtyTo, place + 1);
    this.#next = (place + 1) % MAX_PARTICLES;
    this.count = Math.max(this.count, place + 1);
    return place * STRIDE;
  }

  /** 0 to 1, spread evenly enough for particles and the same in every run. After Park and Miller (1988). */
  #random(): number {
    const seed = ((this.#seed[0] ?? 1) * 48271) % 2147483647;
    this.#seed[0] = seed;
    return seed / 2147483647;
  }
}
