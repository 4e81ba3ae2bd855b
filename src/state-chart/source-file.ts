const plain = (text: string) => text.replaceAll(/\W/g, '').toLowerCase();

/**
 * Finds the file of a machine by the machine's id: `pixelRepair` is in `pixel-repair/pixel-repair.machine.ts`,
 * `inspectionBarcodes` in `inspection/barcodes.machine.ts`.
 * @param files paths that end in `<folder>/<name>.machine.ts`
 */
export function sourceFile(id: string, files: readonly string[]): string | undefined {
  return files.find((file) => {
    const [, folder = '', name = ''] = /([^/]+)\/([^/]+)\.machine\.ts$/.exec(file) ?? [];
    return plain(name) === plain(id) || plain(folder + name) === plain(id);
  });
}
