/** What every mounted drawing gives back. Both calls are safe at any time, before the first picture and after disposal. */
export interface Renderer<Settings> {
  /** Changes what is shown; the last call before a frame wins. */
  update(settings: Partial<Settings>): void;
  /** Removes the drawing from its host and frees all it holds. */
  dispose(): void;
}
