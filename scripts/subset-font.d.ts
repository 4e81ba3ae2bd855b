/** Types for the part of the package's API that is used here. The package has no types of its own. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'sfnt' | 'woff2';
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    readonly keepFeatures?: readonly string[];
    readonly keepAllGlyphs?: boolean;
    readonly dropTables?: readonly string[];
  }
  export default function subsetFont(font: Buffer, text: string | undefined, options: Options): Promise<Buffer>;
}
