/** The site's origin without a trailing slash, set at build time by the environment variable ASSAY_ORIGIN. */
declare const __ORIGIN__: string;
