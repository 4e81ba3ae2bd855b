/** A mounted drawing. Both calls are safe at any time, before the first draw and after disposal. */
export interface Renderer<Settings> {
  /** Changes what is shown. The last call before a frame counts. */
  update(settings: Partial<Settings>): void;
  /** Removes the drawing from its host and frees all it holds. */
  dispose(): void;
}
