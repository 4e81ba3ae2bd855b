/** The site's origin without a trailing slash, set at build time from the environment variable ASSAY_ORIGIN. */
declare const __ORIGIN__: string;
