/** A key file has a few hundred bytes. */
const MAX_BYTES = 10_000;

type ReadText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly refusal: 'too-large' | 'unreadable' };

/** The text of a file that may contain a key. A large file is not read. Never rejects. */
export async function readText(file: File): Promise<ReadText> {
  if (file.size > MAX_BYTES) return { ok: false, refusal: 'too-large' };
  try {
    return { ok: true, text: await file.text() };
  } catch {
    return { ok: false, refusal: 'unreadable' };
  }
}
