/** Tells this page and other tabs that something stored has changed. They may run another version of the site. */
export const newsOf = <T>(name: string) => ({
  tell(what: T): void {
    if (typeof BroadcastChannel === 'undefined') return;
    const channel = new BroadcastChannel(name);
    channel.postMessage(what);
    channel.close();
  },
  /** Returns a function that stops it. */
  watch(onNews: (what: unknown) => void): () => void {
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => onNews(data);
    return () => channel.close();
  },
});
