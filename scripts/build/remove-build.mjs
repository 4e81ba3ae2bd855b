// @ts-check
import { readdir, rm } from 'node:fs/promises';

/**
 * Removes an earlier build, if there is one.
 * @param {string} folder @throws if it holds anything else: an empty or mistyped `OUT_DIR` may name the project itself
 */
export async function removeBuild(folder) {
  const files = await readdir(folder).catch(() => /** @type {string[]} */ ([]));
  if (files.length > 0 && !files.includes('assets'))
    throw new Error(`${folder} holds something else than a build. Delete it, or choose another OUT_DIR.`);
  await rm(folder, { recursive: true, force: true });
}
