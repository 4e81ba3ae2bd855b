/** The package has no types of its own. https://github.com/nodejs/postject#programmatic-usage */
declare module 'postject' {
  export function inject(
    program: string,
    name: string,
    content: Buffer,
    options: { sentinelFuse: string; machoSegmentName?: string },
  ): Promise<void>;
}
