/** Number of particles that fly from a newly touched cell. */
export const PARTICLES_PER_BURST = 8;
/** Life that a particle loses in 1/60 s. It starts with a life of 1. */
export const DECAY_PER_FRAME = 0.02;
/** How long the ring around a newly touched cell grows. */
export const RIPPLE_MS = 300;
/** Lifetime of a particle. */
const LIFETIME_MS = 1000 / 60 / DECAY_PER_FRAME;

/** Only the particles of the latest newly touched cells are kept: of this many. */
const MAX_BURSTS = 512;
/**
 * Floats per particle: x, y (device px), velocity in x and y (device px per second), birth (ms), size (device px: a
 * particle's side, or minus half of a ring's side).
 */
export const STRIDE = 6;
const MAX_PARTICLES = MAX_BURSTS * (PARTICLES_PER_BURST + 1);

/** Life of a particle, from 1 down to 0, `age` milliseconds after its birth. Independent of the refresh rate. */
export const lifeAt = (age: number) => Math.max(0, 1 - (DECAY_PER_FRAME * age * 60) / 1000);

/**
 * Particles and rings in one ring buffer, as functions of time. Nothing is moved or aged, so a frame writes only new
 * particles.
 */
export class Particles {
  readonly data = new Float32Array(MAX_PARTICLES * STRIDE);
  /** Number of places in use. */
  count = 0;
  /** When the last particle disappears, in milliseconds. */
  until = Number.NEGATIVE_INFINITY;
  /** Range of places written since `clean`. A range that wraps around counts as the whole buffer. */
  dirtyFrom = MAX_PARTICLES;
  dirtyTo = 0;
  #next = 0;
  readonly #seed = Uint32Array.of(1);

  /** Adds eight particles and a ring around a center in device px, at the time `now` in ms. */
  spawn(x: number, y: number, half: number, pixelRatio: number, now: number): void {
    const { data } = this;
    const side = Math.round(4 * pixelRatio);
    // Written in place: passing a non-integer number to another function may allocate it on the heap.
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
    this.count = this.#next = 0;
    this.clean();
    this.until = Number.NEGATIVE_INFINITY;
  }

  clean(): void {
    this.dirtyFrom = MAX_PARTICLES;
    this.dirtyTo = 0;
  }

  /** Takes the next place. Returns its index into `data`. */
  #claim(): number {
    const place = this.#next;
    this.dirtyFrom = Math.min(this.dirtyFrom, place);
    this.dirtyTo = Math.max(this.dirtyTo, place + 1);
    this.#next = (place + 1) % MAX_PARTICLES;
    this.count = Math.max(this.count, place + 1);
    return place * STRIDE;
  }

  /** A number from 0 to 1, uniform enough for particles and the same in every run. After Park and Miller (1988). */
  #random(): number {
    const seed = ((this.#seed[0] ?? 1) * 48271) % 2147483647;
    this.#seed[0] = seed;
    return seed / 2147483647;
  }
}
