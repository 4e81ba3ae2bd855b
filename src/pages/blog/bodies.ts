/**
 * HTML of the loaded posts, by slug. The prerenderer adds all of them. A browser reads the one that was sent with the
 * page, and adds those that it fetches.
 */
export const bodies = new Map<string, string>();

// This file is loaded before the first render, so what it finds in the document is what the server sent.
if (typeof document !== 'undefined') {
  const sent = document.querySelector<HTMLElement>('[data-post]');
  if (sent?.dataset.post) bodies.set(sent.dataset.post, sent.innerHTML);
}

/** Fetches the text of a listed post and converts it to HTML. Rejects if the text or the converter cannot be loaded. */
export async function fetchBody(slug: string, signal: AbortSignal): Promise<string> {
  const [answer, { toHtml }] = await Promise.all([
    fetch(`/content/posts/${slug}.md`, { signal }),
    import('./markdown'),
  ]);
  if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
  const html = toHtml(await answer.text());
  bodies.set(slug, html);
  return html;
}
