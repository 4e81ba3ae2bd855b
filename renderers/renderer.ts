/** A mounted drawing. Both methods may be called at any time, even before the first draw and after disposal. */
export interface Renderer<Settings> {
  /** Changes settings. Only the last call before a frame has an effect on that frame. */
  update(settings: Partial<Settings>): void;
  /** Removes the drawing from its host and frees all its resources. */
  dispose(): void;
}
